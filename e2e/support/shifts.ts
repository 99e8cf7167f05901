import type { Page } from '@playwright/test'

/** A tenth of what Google calls good would still be felt; this is below what anybody sees. */
export const MAX_LAYOUT_SHIFT = 0.02

type Shift = { value: number; moved: string[] }

/** Before the page is opened. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        shifts.push({ value, moved: sources.map(({ node }) => name(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved without anybody's doing, and by how much in all. */
export async function readShifts(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  return { total, moved: JSON.stringify(shifts) }
}
