import type { BrowserContext, Page, Route } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { drawDesigns } from './support/designs.ts'
import { visit } from './support/screen.ts'

const EXPLORE_DATA = '/explore.data?_routes=routes%2Fexplore'
const LOGO_HEIGHT_PX_MOST = 60
/** Longer than a page may take before it is called slow. */
const SLOW_MS = 16_000

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Try again' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const dataOf = (path: string) => new RegExp(`${path}\\.data(?:\\?|$)`)

/** The page one was on, as it was: its address, its words, the header and the styles of all of it. */
async function expectKept(page: Page, kept: { path: string; title: string }) {
  await expect(page).toHaveURL(kept.path)
  await expect(heading(page, kept.title)).toBeVisible()
  const logo = await headerLink(page, 'Inkwright').locator('svg').boundingBox()
  expect(logo!.height).toBeLessThan(LOGO_HEIGHT_PX_MOST)
}

/** Holds the data of a page back until it is let go. The page's scripts come before it is asked for. */
async function holdBack(window: Page | BrowserContext, path: string) {
  const asking = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await window.route(dataOf(path), async (route) => {
    asking.resolve()
    await answer.promise
    await route.continue()
  })
  return { asked: asking.promise, resolve: answer.resolve }
}

const IDEAS = { path: '/ideas', title: 'Tattoo Ideas' }

test.describe('an in-app navigation that fails keeps header, styles and page, and can be tried again', () => {
  const fail = {
    500: (route: Route) => route.fulfill({ status: 500, body: 'Sorry' }),
    cut: (route: Route) => route.abort(),
  }

  test('on 500', async ({ page, faults }) => {
    faults.expectRefusal(500, '/explore.data')
    await visit(page, '/ideas')
    await page.route(dataOf('/explore'), fail[500])
    await headerLink(page, 'Explore').click()
    await expect(note(page)).toContainText('Failed to fetch tattoos, please try again later.')
    await expect(note(page)).toContainText('Something went wrong on our side.')
    await expectKept(page, IDEAS)
    await expectNoViolations(page)
    const again = page.waitForResponse(dataOf('/explore'))
    await note(page).getByRole('button', { name: 'Try again' }).click()
    expect((await again).status()).toBe(500)
    await expect(note(page)).toContainText('Something went wrong on our side.')
    await page.unroute(dataOf('/explore'))
    await note(page).getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    await expect(page).toHaveURL('/explore')
    await expect(note(page)).toHaveCount(0)
    await page.goBack()
    await expectKept(page, IDEAS)
  })

  test('on a connection that is cut, and the message can be closed', async ({ page, faults }) => {
    faults.expectLostConnection(EXPLORE_DATA)
    await visit(page, '/ideas')
    await page.route(dataOf('/explore'), fail.cut)
    await headerLink(page, 'Explore').click()
    await expect(note(page)).toContainText('There is no connection at the moment.')
    await expectKept(page, IDEAS)
    await note(page).getByRole('button', { name: 'Close' }).click()
    await expect(note(page)).toHaveCount(0)
    await headerLink(page, 'Design').click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })

  test('where the scripts of the page cannot be had', async ({ page, faults }) => {
    const scripts = '**/assets/explore-*.js'
    await visit(page, '/ideas')
    const asked = page.waitForRequest(scripts)
    await page.route(scripts, fail.cut)
    await headerLink(page, 'Explore').click()
    faults.expectLostConnection(new URL((await asked).url()).pathname)
    await expect(note(page)).toContainText('Failed to fetch tattoos, please try again later.')
    await expectKept(page, IDEAS)
    await page.unroute(scripts)
    await note(page).getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
  })

  test('on an answer that does not come', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/ideas')
    const answer = await holdBack(page, '/explore')
    await headerLink(page, 'Explore').click()
    await expect(loading(page)).toHaveText('Loading tattoos...')
    await answer.asked
    await page.clock.fastForward(SLOW_MS)
    await expect(note(page)).toContainText('The answer is slow to come.')
    await expect(note(page), 'nothing has failed yet').not.toContainText('Failed')
    await expectKept(page, IDEAS)
    answer.resolve()
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    await expect(note(page)).toHaveCount(0)
  })

  test('after Back, and the way on is the one that was asked for', async ({ page, faults }) => {
    faults.expectRefusal(500, '/ideas.data')
    await visit(page, '/ideas')
    await headerLink(page, 'Explore').click()
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    await page.route(dataOf('/ideas'), fail[500])
    await page.goBack()
    await expect(note(page)).toContainText('Failed to fetch tattoo ideas. Please try again later.')
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    await page.unroute(dataOf('/ideas'))
    await note(page).getByRole('button', { name: 'Try again' }).click()
    await expectKept(page, IDEAS)
    await page.goForward()
    await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('on 500', async ({ page, context, faults }) => {
      faults.expectRefusal(500, '/explore.data')
      await visit(page, '/ideas')
      await page.evaluate(() => navigator.serviceWorker.ready)
      // The worker asks in its own name, so it is the window's context that answers.
      await context.route(dataOf('/explore'), fail[500])
      await headerLink(page, 'Explore').click()
      await expect(note(page)).toContainText('Something went wrong on our side.')
      await expectKept(page, IDEAS)
      await context.unroute(dataOf('/explore'))
      await note(page).getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    })

    test('on an answer that does not come', async ({ page, context }) => {
      await page.clock.install()
      await visit(page, '/ideas')
      await page.evaluate(() => navigator.serviceWorker.ready)
      const answer = await holdBack(context, '/explore')
      await headerLink(page, 'Explore').click()
      await expect(loading(page)).toHaveText('Loading tattoos...')
      await answer.asked
      await page.clock.fastForward(SLOW_MS)
      await expect(note(page)).toContainText('The answer is slow to come.')
      await expectKept(page, IDEAS)
      answer.resolve()
      await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    })

    test('on a network that is gone', async ({ page, context, faults }) => {
      await visit(page, '/ideas')
      await page.evaluate(() => navigator.serviceWorker.ready)
      faults.allowOffline()
      await context.setOffline(true)
      await headerLink(page, 'Explore').click()
      await expect(note(page)).toContainText('There is no connection at the moment.')
      await expectKept(page, IDEAS)
      await context.setOffline(false)
      await note(page).getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
    })
  })
})

test('a refusal that has a page of its own is shown inside the shell, with its styles', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(404, '/explore.data')
  await visit(page, '/ideas')
  await page.route(dataOf('/explore'), (route) => route.fulfill({ status: 404, body: 'No' }))
  await headerLink(page, 'Explore').click()
  await expectKept(page, { path: '/explore', title: 'Off the map' })
  await page.unroute(dataOf('/explore'))
  await headerLink(page, 'Ideas').click()
  await expectKept(page, IDEAS)
})

test('§2 detail: its loading state, on the way from the gallery', async ({ page, person }) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a tin whistle' })
  const path = `/tattoo/${tattoo!.id}`
  await visit(page, '/explore?search=tin+whistle')
  const answer = await holdBack(page, path)
  await page.getByRole('article', { name: 'a tin whistle' }).getByRole('link').first().click()
  await expect(loading(page)).toHaveText('Loading tattoo...')
  await expect(heading(page, 'Tattoo Gallery')).toBeVisible()
  answer.resolve()
  await expect(heading(page, 'a tin whistle')).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  proves('§2.detail.loading', '§4.detail.states')
})

test('§2 ideas: a loading line on the way to the list, and to one of them', async ({ page }) => {
  await visit(page, '/terms')
  const list = await holdBack(page, '/ideas')
  await headerLink(page, 'Ideas').click()
  await expect(loading(page)).toHaveText('Loading tattoo ideas...')
  list.resolve()
  await expect(heading(page, 'Tattoo Ideas')).toBeVisible()
  const idea = await holdBack(page, '/ideas/rose')
  await page.getByRole('main').getByRole('link', { name: 'Rose' }).click()
  await expect(loading(page)).toHaveText('Loading tattoo idea...')
  await expect(heading(page, 'Tattoo Ideas')).toBeVisible()
  idea.resolve()
  await expect(heading(page, 'Rose Tattoo Ideas')).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
  proves('§2.ideas.loading', '§2.idea.loading')
})

test('§8 an idea that cannot be loaded leads to /ideas without a word', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(500, '/ideas/rose.data')
  await visit(page, '/terms')
  await page.route(dataOf('/ideas/rose'), (route) => route.fulfill({ status: 500, body: 'Sorry' }))
  const footer = page.getByRole('navigation', { name: 'Popular ideas' })
  await footer.getByRole('link', { name: 'Rose', exact: true }).click()
  await expect(heading(page, 'Tattoo Ideas')).toBeVisible()
  await expect(page).toHaveURL('/ideas')
  await expect(note(page)).toHaveCount(0)
  proves('§2.idea.failure', '§8.idea.redirect')
})
