import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has: the footer alone has about fifty. */
const MAX_STOPS = 120

/** Presses Tab until the element has the focus. Every stop on the way must show where the focus is. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    const isThere = await target.evaluateAll((found) =>
      found.some((element) => element === document.activeElement),
    )
    if (isThere) return
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

export async function expectVisibleFocus(page: Page) {
  const stop = await page.evaluate(() => {
    const focused = document.activeElement
    // At the end of the page the focus leaves it for the browser's own controls.
    if (focused === null || focused === document.body) return undefined
    // A control hidden behind its label shows the focus there.
    const { width } = focused.getBoundingClientRect()
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      (width <= 1 && focused.closest('label')) || focused,
    )
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
      hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px',
      hasShadow: boxShadow !== 'none',
    }
  })
  if (stop === undefined) return
  expect(stop.hasOutline || stop.hasShadow, `the focus shows on ${stop.name}`).toBe(true)
}
