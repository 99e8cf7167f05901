import type { Page, Route } from '@playwright/test'
import type { Screen, ScreenGroup } from './screen-list.ts'

/** Longer than a page may take before it is called slow. */
const SLOW_MS = 16_000

const GALLERY_DATA = /\/explore\.data(?:\?|$)/

const seeNote = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Try again' }).first().waitFor()

/** Goes to the gallery by a link of the page; on a phone some of them are folded away. */
const leaveForGallery = (page: Page) =>
  page.locator('a[href="/explore"]').first().dispatchEvent('click')

/** What somebody sees who is on the ideas page when the gallery does not come. */
const onTheWay = (
  name: string,
  { words, answer }: { words: string; answer: (route: Route) => Promise<void> },
): Screen => ({
  name,
  words,
  who: 'visitor',
  path: '/ideas',
  async arrange(page) {
    await page.route(GALLERY_DATA, answer)
    await leaveForGallery(page)
    await seeNote(page)
  },
})

export const FAILURES: ScreenGroup = {
  title: 'When something fails',
  screens: [
    onTheWay('failed-server', {
      words: 'The server fails while a page is opened',
      answer: (route) => route.fulfill({ status: 500, body: 'Sorry' }),
    }),
    onTheWay('failed-connection', {
      words: 'The connection is cut while a page is opened',
      answer: (route) => route.abort(),
    }),
    {
      name: 'failed-slow',
      words: 'A page does not come',
      who: 'visitor',
      path: '/ideas',
      async arrange(page) {
        await page.clock.install()
        await page.route(GALLERY_DATA, () => {})
        const asked = page.waitForRequest(GALLERY_DATA)
        await leaveForGallery(page)
        await asked
        await page.clock.fastForward(SLOW_MS)
        await page.getByText('The answer is slow to come.').waitFor()
      },
    },
    {
      name: 'failed-search',
      words: 'A search fails, and the gallery stays',
      who: 'visitor',
      path: '/explore',
      async arrange(page) {
        await page.route(GALLERY_DATA, (route) => route.fulfill({ status: 500, body: 'Sorry' }))
        await page.getByRole('searchbox').first().fill('wolf')
        await page.keyboard.press('Enter')
        await page.getByText('Failed to fetch tattoos').first().waitFor()
      },
    },
    {
      name: 'failed-design',
      words: 'A design that does not exist',
      who: 'visitor',
      path: '/tattoo/not-a-design',
    },
  ],
}
