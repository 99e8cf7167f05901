import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { settle } from './support/axe.ts'
import { drawDesigns } from './support/designs.ts'
import { DESKTOP, GUARDED_PATHS, PHONE, PUBLIC_PATHS } from './support/pages.ts'
import { notifications, visit } from './support/screen.ts'
import { MAX_LAYOUT_SHIFT, readShifts, recordShifts } from './support/shifts.ts'

const SHIFT_CASES = [
  { path: '/', isSignedIn: false },
  { path: '/', isSignedIn: true },
  { path: '/login', isSignedIn: false },
  { path: '/signup', isSignedIn: false },
  { path: '/account', isSignedIn: true },
  { path: '/design', isSignedIn: true },
  { path: '/create', isSignedIn: true },
  { path: '/explore', isSignedIn: false },
  { path: '/ideas', isSignedIn: false },
  { path: '/ideas/rose', isSignedIn: false },
]

for (const { path, isSignedIn } of SHIFT_CASES) {
  for (const viewport of [DESKTOP, PHONE]) {
    const who = `signed ${isSignedIn ? 'in' : 'out'}`
    test(`nothing moves on ${path} while it loads, ${who}, ${viewport.width} px wide`, async ({
      page,
      login,
    }) => {
      await page.setViewportSize(viewport)
      await recordShifts(page)
      if (isSignedIn) await login(page)
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      await settle(page)
      const { total, moved } = await readShifts(page)
      expect(total, moved).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  }
}

test('fonts that come late move nothing on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await recordShifts(page)
  for (const path of ['/terms', '/support', '/pricing']) {
    const letGo = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    letGo.resolve()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await settle(page)
    const { total, moved } = await readShifts(page)
    expect(total, moved).toBeLessThan(MAX_LAYOUT_SHIFT)
    await page.unrouteAll()
  }
})

for (const width of [390, 320]) {
  test(`no public page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [...PUBLIC_PATHS, '/api/docs']) {
      await page.goto(path)
      await expectNoSidewaysScroll(page)
    }
  })

  test(`no private page scrolls sideways at ${width} px`, async ({ page, login }) => {
    await page.setViewportSize({ width, height: 844 })
    await login(page)
    for (const path of GUARDED_PATHS) {
      await visit(page, path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
}

test('a word without end widens no page', async ({ page, person, login }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe'
  const [tattoo] = await drawDesigns(person, { prompt: `a rose for my ${word}` })
  await page.setViewportSize({ width: 320, height: 568 })
  await login(page)
  for (const path of [`/tattoo/${tattoo!.id}`, '/create', '/account', `/explore?search=${word}`]) {
    await visit(page, path)
    await expect(page.getByText(word).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('the menus and the delete dialog fit on the smallest phone', async ({ page, login }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await login(page)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await settle(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settle(page)
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Delete for good' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeInViewport()
})

test('a message covers no part of the generate bar on a phone', async ({ page, login }) => {
  await page.setViewportSize(PHONE)
  await login(page)
  for (const path of ['/design', '/create']) {
    await visit(page, path)
    const bar = page.locator('.generate-bar')
    await expect(bar).toBeVisible()
    const [place, top] = await Promise.all([
      notifications(page).evaluate((element) => element.getBoundingClientRect().bottom),
      bar.evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(place, path).toBeLessThanOrEqual(top)
  }
})

test('a page that does not come is told of above the generate bar on a phone', async ({
  page,
  context,
  login,
  faults,
}) => {
  await page.setViewportSize(PHONE)
  await login(page)
  await visit(page, '/design')
  faults.allowOffline()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Inkwright' }).first().click()
  const note = page.getByRole('alert').filter({ hasText: 'Try again' })
  await expect(note).toBeVisible()
  const [noteBottom, barTop] = await Promise.all([
    note.evaluate((element) => element.getBoundingClientRect().bottom),
    page.locator('.generate-bar').evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(noteBottom).toBeLessThanOrEqual(barTop)
})

async function expectNoSidewaysScroll(page: Page) {
  const { content, window: room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect.soft(content, page.url()).toBeLessThanOrEqual(room)
}
