import { expect, type Page } from '@playwright/test'
import { snackbar } from './screen.ts'

type Message = { text: string; durationMs: number }

/** On a busy machine a message can be seen first, and seen gone, up to a second after the fact. */
const EARLIEST_MS = -1_000
const LATEST_MS = 1_500

/** Acts, then checks the words of the message, that it can be closed, and how long it stays by itself. */
export async function expectMessage(page: Page, { text, durationMs }: Message, act: () => unknown) {
  const shown = await watchText(page, text)
  await act()
  await expect(snackbar(page)).toContainText(text)
  await expect(snackbar(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(snackbar(page)).toHaveCount(0)
  const shownMs = await shown.waitForEnd()
  expect(shownMs).toBeGreaterThan(durationMs + EARLIEST_MS)
  expect(shownMs).toBeLessThan(durationMs + LATEST_MS)
}

/** Measures in the page itself, so that the way to the browser and back does not count. */
async function watchText(page: Page, text: string) {
  const watch = await page.evaluateHandle(
    (words) => ({
      shownMs: new Promise<number>((resolve) => {
        let since: number | undefined
        const observer = new MutationObserver(() => {
          const items = [...document.querySelectorAll('[aria-label^="Notifications"] li')]
          const isShown = items.some((item) => item.textContent?.includes(words))
          if (isShown) since ??= performance.now()
          if (isShown || since === undefined) return
          observer.disconnect()
          resolve(performance.now() - since)
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    }),
    text,
  )
  return { waitForEnd: () => watch.evaluate(({ shownMs }) => shownMs) }
}
