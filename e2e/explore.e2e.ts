import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { ExploreResponse } from '#shared/gallery.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/headers.ts'
import { PLACEMENTS } from '#shared/options.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { createPerson } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { drawDesigns } from './support/designs.ts'
import { PHONE } from './support/pages.ts'
import { snackbar, visit } from './support/screen.ts'
import { MAX_LAYOUT_SHIFT, readShifts, recordShifts } from './support/shifts.ts'

const cards = (page: Page) => page.getByRole('article')
const option = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search tattoos' })
const END = "You've reached the end of the gallery."
const EMPTY =
  'No tattoos found matching your criteria. Please try a different filter or search term.'

const HEAP_GROWTH_BYTES_MOST = 10_000_000

async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Of subjects that no other journey draws, since they are counted. */
const FEATHERS = ['a feather', 'a feather and an arrow', 'a feather in a circle', 'two feathers']
const OTHERS =
  'a cactus, a small star, a swallow, a heart, a crescent moon, an anchor, a leaf, a key, a mushroom, a cat, a bee, a sun, a snake, an owl, a compass, a dagger, a skull'.split(
    ', ',
  )
const CREDITS_EACH = 5

// More than one page of designs, drawn once for all of them.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const wishes = [...FEATHERS, ...OTHERS]
  for (let from = 0; from < wishes.length; from += CREDITS_EACH) {
    const person = await createPerson()
    for (const prompt of wishes.slice(from, from + CREDITS_EACH))
      await drawDesigns(person, { prompt, count: prompt === 'a cactus' ? 4 : 1 })
  }
})

test('§2 explore: heading, subtitle, designs and the next page are there without scripts', async ({
  openDevice,
}) => {
  const page = await openDevice({ javaScriptEnabled: false })
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1, name: 'Tattoo Gallery' })).toBeVisible()
  await expect(page.getByText('Explore community-generated tattoo designs')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  const first = await cards(page).first().getAttribute('aria-label')
  const box = await cards(page).nth(1).boundingBox()
  expect(box?.x, 'side by side, as it will be with scripts').toBeGreaterThan(200)
  // With scripts these are drawn a moment later; without them nobody would.
  await expect(cards(page).last().getByRole('link')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(cards(page).first()).not.toHaveAttribute('aria-label', first ?? '')
  proves('§1.product.gallery', '§2.route.explore', '§2.explore.heading')
})

test('§2 filters: toggle, address, Back, Clear All, and a click outside closes the panel', async ({
  page,
}) => {
  await visit(page, '/explore')
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  const choices = (group: string) => page.getByRole('group', { name: group }).getByRole('button')
  await expect(choices('Placement')).toHaveText([...PLACEMENTS])
  await expect(choices('Gender')).toHaveText(['Male', 'Female'])
  await expect(choices('Sort')).toHaveText(['Popular', 'Recent'])
  await option(page, 'Popular').click()
  await expect(page).toHaveURL('/explore?sort=Popular')
  await option(page, 'Finger').click()
  await expect(page).toHaveURL('/explore?sort=Popular&placement=Finger')
  await expect(page.getByRole('button', { name: 'Filters 2 active' })).toBeVisible()
  await expect(option(page, 'Finger')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await option(page, 'Finger').click()
  await expect(page).toHaveURL('/explore?sort=Popular')
  await page.goBack()
  await expect(option(page, 'Finger')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(option(page, 'Finger')).toBeHidden()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/explore')
  await expect(cards(page).first()).toBeVisible()
  proves(
    '§2.explore.filters-panel',
    '§2.explore.clear-all',
    '§2.explore.genders',
    '§2.explore.placements',
    '§2.explore.sorts',
    '§2.explore.toggle-option',
    '§2.explore.empty',
    '§4.gallery.change',
    '§4.gallery.first-filter',
  )
})

test('§2 the search box searches what is typed, and a shared link shows the same', async ({
  page,
  openDevice,
}) => {
  await visit(page, '/explore')
  await search(page).fill('  feather ')
  await expect(page).toHaveURL('/explore?search=feather')
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).first()).toHaveAttribute('aria-label', /feather/)
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  await expect(filters, 'a search is not counted on the button of the panel').toBeVisible()
  const other = await openDevice()
  await visit(other, '/explore?search=feather')
  await expect(search(other)).toHaveValue('feather')
  await expect(cards(other)).toHaveCount(4)
  await search(page).fill('')
  await expect(page).toHaveURL('/explore')
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0)

  await other.getByRole('button', { name: 'Filters' }).click()
  await option(other, 'Popular').click()
  await expect(other).toHaveURL('/explore?search=feather&sort=Popular')
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Clear All' }).first().click()
  await expect(other).toHaveURL('/explore')
  await expect(search(other)).toHaveValue('')
  await expect(other.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
  await expect.poll(() => cards(other).count()).toBeGreaterThan(4)
  proves('§2.explore.clear-all', '§4.gallery.change', '§4.gallery.clear-all', '§5.search.trim')
})

test('§2 tag sets a filter, clears others except Sort, and so does a word in the address', async ({
  page,
}) => {
  await visit(page, '/explore?tag=cactus&placement=Back&sort=Popular')
  await expect(page.getByRole('button', { name: 'Remove filter Back' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove filter Popular' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter cactus' })).toBeVisible()
  await expect(cards(page), 'four variations of one request are one card').toHaveCount(1)
  await page.getByRole('button', { name: 'Filters' }).click()
  await option(page, 'Finger').click()
  await expect(page).toHaveURL('/explore/cactus?sort=Popular&placement=Finger')
  await expect(page.getByRole('button', { name: 'Remove filter cactus' })).toBeVisible()
  await visit(page, '/explore/wrist')
  await expect(page.getByRole('button', { name: 'Remove filter Wrist' })).toBeVisible()
  proves('§2.route.explore-filter', '§2.explore.tag')
})

test('style, colour and skin narrow the gallery too, and it says how many fit', async ({
  page,
}) => {
  await visit(page, '/explore?search=feather')
  await expect(page.getByText('4 designs fit', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
  await choose('Style', 'Minimalist')
  await expect(page).toHaveURL('/explore?search=feather&style=Minimalist')
  await expect(page.getByText('4 designs fit', { exact: true })).toBeVisible()
  await choose('Colour', 'Colored')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await choose('Colour', 'Black and white')
  await expect(cards(page)).toHaveCount(4)
  await choose('On skin', 'Made for a place')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Made for a place' }).click()
  await expect(cards(page)).toHaveCount(4)
})

test('§4 a failed next page reverts and can be tried again, up to the end', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(500, '/api/tattoo/explore')
  const json = { code: 'internal', message: 'Sorry', requestId: 'r-1' }
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/tattoo/explore?*', async (route) => {
    calls += 1
    await answer.promise
    await route.fulfill({ status: 500, json })
  })
  await visit(page, '/explore')
  await page.mouse.wheel(0, 3_000)
  await expect(page.getByText('Loading more tattoos...')).toBeVisible()
  await page.mouse.wheel(0, -400)
  await page.mouse.wheel(0, 800)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  answer.resolve()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  expect(calls).toBe(1)
  await page.unroute('**/api/tattoo/explore?*')
  await retry.click()
  await page.mouse.wheel(0, 3_000)
  await expect(page.getByText(END)).toBeVisible()
  proves(
    '§2.explore.loading-more',
    '§2.explore.end',
    '§4.gallery.next',
    '§4.gallery.failed-next',
    '§8.log.silent',
  )
})

test('§8 a filter or a search that fails keeps the gallery and says so; it can be tried again or given up', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(500, '/explore.data')
  const data = /\/explore\.data/
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'Failed to fetch tattoos, please try again later.' })
  await visit(page, '/explore')
  // How many are there is up to the window, which is filled while one looks.
  const kept = cards(page).and(
    page.getByRole('article', { name: (await cards(page).first().getAttribute('aria-label'))! }),
  )
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'Sorry' }))
  await page.getByRole('button', { name: 'Filters' }).click()
  await option(page, 'Popular').click()
  await expect(failed).toBeVisible()
  await expect(kept.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Designs' })).toHaveAttribute('aria-busy', 'false')
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter Popular' })).toHaveCount(0)
  await search(page).fill('feather')
  await expect(failed).toBeVisible()
  await expect(kept.first()).toBeVisible()
  await page.unroute(data)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/explore?search=feather')
  await expect(cards(page)).toHaveCount(4)
  await expect(search(page)).toHaveValue('feather')
  proves('§8.tattoos.failed')
})

test('after 1,000 cards at most 60 are mounted, nothing has moved, and Back finds the same place', async ({
  page,
  request,
}) => {
  const { tattoos } = ExploreResponse.parse(await (await request.get('/api/tattoo/explore')).json())
  let pagesSent = 0
  await page.route('**/api/tattoo/explore?*', (route) => {
    pagesSent += 1
    const hasMore = pagesSent < 50
    const pagination = { page: 1, limit: 20, hasMore, nextCursor: hasMore ? 'next' : null }
    const copies = tattoos.map((tattoo, index) => ({
      ...tattoo,
      id: 1_000_000 + pagesSent * 20 + index,
    }))
    return route.fulfill({ json: { tattoos: copies, pagination } })
  })
  await recordShifts(page)
  await visit(page, '/explore')
  const heapBefore = await measureHeap(page)
  let mostMounted = 0
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    mostMounted = Math.max(mostMounted, await cards(page).count())
    expect(pagesSent).toBe(50)
  }).toPass({ intervals: [60], timeout: 120_000 })
  expect(mostMounted).toBeGreaterThan(10)
  expect(mostMounted).toBeLessThanOrEqual(60)
  await expect(page.getByText(END)).toBeAttached()
  const { total, moved } = await readShifts(page)
  expect(total, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
  expect((await measureHeap(page)) - heapBefore).toBeLessThanOrEqual(HEAP_GROWTH_BYTES_MOST)
  await page.evaluate(() => window.scrollTo(0, 20_000))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20_000)
  // A pointer's click scrolls a little first.
  await page.getByRole('banner').getByRole('link', { name: 'Ideas' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Tattoo Ideas' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Tattoo Gallery' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20_000)
  await expect(cards(page).first()).toBeAttached()
  proves('§2.explore.grid', '§4.gallery.next')
})

test('§4 a visitor’s like and unlike show at once, are remembered, and go back when the call fails', async ({
  page,
  faults,
}) => {
  // Other designs come into the gallery meanwhile, so the one that is liked is followed by its address.
  await visit(page, '/explore?search=feather')
  const href = await cards(page).first().getByRole('link').first().getAttribute('href')
  const id = Number(href!.split('/').at(-1))
  const card = cards(page).filter({ has: page.locator(`a[href="${href}"]`) })
  const heart = card.getByRole('button', { name: /like/ })
  const stored = () =>
    page.evaluate((key) => localStorage.getItem(key) ?? '[]', STORAGE_KEYS.upvotedTattoos)
  const expectShown = async (isLiked: boolean) => {
    await expect(heart).toHaveAttribute('aria-pressed', String(isLiked))
    await expect(heart).toHaveText(isLiked ? /^1/ : /^0/)
    await expect
      .poll(async () => JSON.parse(await stored()) as number[])
      .toEqual(isLiked ? [id] : [])
  }
  /** Clicks, and looks before the server has answered; then it answers, or fails. */
  const clickAndLook = async (isLiked: boolean, { fails = false } = {}) => {
    const answer = Promise.withResolvers<void>()
    const json = { code: 'internal', message: 'Not just now.', requestId: 'r-1' }
    await page.route(
      '**/api/tattoo/toggle-upvote',
      async (route) => {
        await answer.promise
        await (fails ? route.fulfill({ status: 500, json }) : route.continue())
      },
      { times: 1 },
    )
    const calling = page.waitForRequest('**/api/tattoo/toggle-upvote')
    await heart.click()
    const call = await calling
    await expectShown(isLiked)
    answer.resolve()
    await (await call.response())?.finished()
    return call
  }

  await expectShown(false)
  const call = await clickAndLook(true)
  const headers = await call.allHeaders()
  expect(headers['x-visitor-id']).toMatch(/^[0-9a-f]{32}$/)
  expect(headers['cookie']).toContain(`${XSRF_COOKIE}=${headers[XSRF_HEADER.toLowerCase()]}`)
  await page.reload()
  await expectShown(true)
  await clickAndLook(false)
  await expectShown(false)

  faults.expectRefusal(500, '/api/tattoo/toggle-upvote')
  await clickAndLook(true, { fails: true })
  await expect(snackbar(page)).toContainText('Not just now.')
  await expectShown(false)
  await clickAndLook(true)
  await clickAndLook(false, { fails: true })
  await expectShown(true)
  proves(
    '§1.product.gallery',
    '§4.like.optimistic',
    '§4.like.undo',
    '§4.like.revert',
    '§7.all.xsrf',
  )
})

test('§9 the fourth look asks a visitor to come in, and nobody who is signed in', async ({
  page,
  login,
}) => {
  await visit(page, '/explore')
  const viewer = page.getByRole('dialog', { name: 'Design, full screen' })
  for (const index of [0, 1, 2]) {
    const clicked = await cards(page).nth(index).locator('picture img').getAttribute('alt')
    await cards(page).nth(index).getByRole('button', { name: /^Zoom/ }).click()
    await expect(viewer.locator('.yarl__slide_current img')).toHaveAttribute('alt', clicked!)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
  }
  await cards(page).nth(3).getByRole('button', { name: /^Zoom/ }).click()
  await expect(page.getByRole('dialog', { name: 'Come in, take your time' })).toBeVisible()
  await expect(viewer).toHaveCount(0)
  await expectNoViolations(page)
  await login(page)
  await visit(page, '/explore')
  await cards(page).nth(3).getByRole('button', { name: /^Zoom/ }).click()
  await expect(viewer).toBeVisible()
  proves('§1.product.view-limit', '§2.explore.zoom', '§6.user.no-limit', '§9.views.limit')
})

test('axe finds nothing on the gallery, its open filters included', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await visit(page, '/explore?sort=Popular')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expectNoViolations(page)
  }
  await page.setViewportSize(PHONE)
  await expectNoViolations(page)
})
