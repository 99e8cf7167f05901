import type { Page } from '@playwright/test'
import { POPULAR_IDEAS } from '#shared/popular-ideas.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { visit, waitUntilAlive } from './support/screen.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const toBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test('§2 footer: company links, information links and this year', async ({ page }) => {
  await visit(page, '/terms')
  const links = (group: string) =>
    footer(page)
      .getByRole('navigation', { name: group })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(await links('Company')).toEqual([
    ['Ideas', '/ideas'],
    ['Explore', '/explore'],
    ['Pricing', '/pricing'],
    ['Signup', '/signup'],
    ['Login', '/login'],
  ])
  expect(await links('Information')).toEqual(
    expect.arrayContaining([
      ['Terms', '/terms'],
      ['Credits', '/credit-policy'],
      ['Privacy', '/privacy-policy'],
    ]),
  )
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Inkwright`)
  proves('§2.footer.links')
})

test('§2 footer: 30 popular ideas, each linking to /ideas/{name}', async ({ page }) => {
  await visit(page, '/terms')
  const ideas = footer(page).getByRole('navigation', { name: 'Popular ideas' }).getByRole('link')
  await expect(ideas).toHaveCount(30)
  await expect(ideas).toHaveText([...POPULAR_IDEAS])
  await footer(page).getByRole('link', { name: 'Cherry Blossom' }).click()
  await expect(page).toHaveURL('/ideas/cherry%20blossom')
  await expect(page).toHaveTitle(/^Cherry Blossom Tattoo Ideas/)
  proves('§2.footer.ideas')
})

test('§2 footer links scroll to top', async ({ page }) => {
  await visit(page, '/terms')
  await toBottom(page)
  await footer(page).getByRole('link', { name: 'Credits' }).click()
  await expect(page).toHaveURL('/credit-policy')
  await expect.poll(() => scrollY(page)).toBe(0)
  proves('§2.footer.scroll')
})

test('§2 a footer link to the page one is on scrolls to top as well', async ({ page }) => {
  await visit(page, '/terms')
  await toBottom(page)
  expect(await scrollY(page)).toBeGreaterThan(100)
  await footer(page).getByRole('link', { name: 'Terms' }).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  proves('§2.footer.scroll')
})

test('§2 back restores the scroll position, new navigation goes to the top', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo(0, 640))
  await expect.poll(() => scrollY(page)).toBe(640)
  await page.getByRole('link', { name: 'See the whole wall' }).click()
  await expect(page).toHaveURL('/explore')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(640)
  await page.goForward()
  await expect(page).toHaveURL('/explore')
  await expect.poll(() => scrollY(page)).toBe(0)
  proves('§2.shell.scroll')
})

test('a chosen theme holds over a reload and is there before anything is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const seen = { atBody: '', atContentLoaded: '' }
    Object.assign(window, { seenTheme: seen })
    const theme = () => document.documentElement.dataset['theme'] ?? 'none'
    new MutationObserver((_, observer) => {
      // The parser has just made the body: nothing can have been painted before.
      if (document.body === null) return
      seen.atBody = theme()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    document.addEventListener('DOMContentLoaded', () => (seen.atContentLoaded = theme()))
  })
  const seenTheme = () =>
    page.evaluate(() => (window as unknown as { seenTheme: Record<string, string> }).seenTheme)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await visit(page, '/')
  expect(await seenTheme()).toEqual({ atBody: 'none', atContentLoaded: 'none' })
  const light = await background()
  await footer(page).getByText('Dark', { exact: true }).click()
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(background).not.toBe(light)

  await page.reload()
  expect(await seenTheme()).toEqual({ atBody: 'dark', atContentLoaded: 'dark' })
  await waitUntilAlive(page)
  expect(await background()).not.toBe(light)
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked()

  await footer(page).getByText('System', { exact: true }).click()
  await page.reload()
  expect(await seenTheme()).toEqual({ atBody: 'none', atContentLoaded: 'none' })
  expect(await background()).toBe(light)
})

test('a theme chosen in one tab is taken up by the others', async ({ page, context }) => {
  await visit(page, '/terms')
  const otherTab = await context.newPage()
  await visit(otherTab, '/terms')
  await footer(otherTab).getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
