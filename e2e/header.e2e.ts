import type { Locator, Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { accountMenuButton, snackbar, visit } from './support/screen.ts'

const expectLinks = (area: Locator, names: readonly string[]) =>
  expect(area.getByRole('link')).toHaveText(names)
const banner = (page: Page) => page.getByRole('banner')

test('§2 header, signed out: logo, Design, Ideas, Explore, Pricing, Sign in, Sign up', async ({
  page,
}) => {
  await visit(page, '/terms')
  const header = banner(page)
  await expectLinks(header, [
    'Inkwright',
    'Design',
    'Ideas',
    'Explore',
    'Pricing',
    'Sign in',
    'Sign up',
  ])
  const target = (name: string) => header.getByRole('link', { name, exact: true })
  await expect(target('Design')).toHaveAttribute('href', '/design')
  await expect(target('Ideas')).toHaveAttribute('href', '/ideas')
  await expect(target('Explore')).toHaveAttribute('href', '/explore')
  await expect(target('Sign in')).toHaveAttribute('href', '/login?mode=signin')
  await expect(target('Sign up')).toHaveAttribute('href', '/login?mode=signup')
  await target('Inkwright').click()
  await expect(page).toHaveURL('/')
  proves(
    '§2.header.fixed',
    '§2.header.links',
    '§2.header.favourites',
    '§2.header.pricing',
    '§2.header.sign-in',
  )
})

test('§2 header, signed in: Favourites, Upgrade and the avatar instead', async ({
  page,
  person,
  login,
}) => {
  await login(page)
  await visit(page, '/terms')
  const header = banner(page)
  await expect(accountMenuButton(page)).toBeEnabled()
  await expectLinks(header, [
    'Inkwright',
    'Design',
    'Ideas',
    'Explore',
    'Favourites',
    'Upgrade',
    // Credits left.
    '5',
  ])
  const avatar = accountMenuButton(page).locator('img')
  await expect(avatar).toHaveAttribute('src', `/avatars/${person.user.username}.svg`)
  await expect
    .poll(() => avatar.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  proves('§2.header.favourites', '§2.header.pricing', '§2.header.avatar', '§4.header.upgrade')
})

test('§2 the dropdown shows username, email, Support and Sign out; Billing only with a paid plan', async ({
  page,
  person,
  login,
}) => {
  await login(page)
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(person.user.username)
  await expect(menu).toContainText(person.email)
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Billing' })).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Support' }).click()
  await expect(page).toHaveURL('/support')
  await expect(menu).toBeHidden()
  proves('§2.header.menu', '§2.header.billing')
})

test('§2 the dropdown shows Billing with a paid plan; §8 a failing portal: Unable to access billing portal.', async ({
  page,
  person,
  login,
  faults,
}) => {
  faults.expectRefusal(409, '/api/auth/billing-portal')
  const user = { ...person.user, subscriptionPlan: 1, subscriptionStatus: 'past_due' }
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: user }))
  await login(page, { ...person, user })
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  await expect(
    page.getByRole('complementary', { name: 'Payment failed' }),
    'and the banner says what is wrong',
  ).toContainText('Your last payment failed.')
  // The plan is of this page only, so that the server knows of no portal for it.
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(snackbar(page)).toContainText('Unable to access billing portal.')
  await expect(page).toHaveURL('/terms')
  proves('§2.header.billing', '§8.billing.portal')
})

test('§2 the dropdown closes on a click outside', async ({ page, login }) => {
  await login(page)
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL('/terms')
  proves('§2.header.outside')
})

test('§2 the header is fixed', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0)
  await expect(banner(page).getByRole('link', { name: 'Explore' })).toBeInViewport()
  proves('§2.header.fixed')
})

test('a signed-in person never sees the links of a visitor, also before the scripts run', async ({
  page,
  login,
}) => {
  await login(page)
  // Scripts that never arrive: what shows is the first paint.
  await page.route('**/*.js', () => {})
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(banner(page).getByRole('link', { name: 'Upgrade' })).toBeVisible()
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

  test('§2 the hamburger mirrors the header, signed out, and closes on navigation', async ({
    page,
  }) => {
    await visit(page, '/terms')
    await expect(menu(page)).toBeHidden()
    await menuButton(page).click()
    await expectLinks(menu(page), ['Design', 'Ideas', 'Explore', 'Pricing', 'Sign in', 'Sign up'])
    const data = Promise.withResolvers<void>()
    await page.route(/\/ideas\.data/, async (route) => {
      await data.promise
      await route.continue()
    })
    await menu(page).getByRole('link', { name: 'Ideas' }).click()
    await expect(menu(page), 'at once').toBeHidden()
    await expect(page).toHaveURL('/terms')
    data.resolve()
    await expect(page).toHaveURL('/ideas')
    await expect(menu(page)).toBeHidden()
    proves('§2.header.hamburger')
  })

  test('§2 the hamburger mirrors the header, signed in, and signs out', async ({
    page,
    person,
    login,
  }) => {
    await login(page)
    // Whatever is fetched after the page itself is not needed for the menu, which would grow under the finger.
    await page.route('**/assets/account-*.js', () => {})
    await visit(page, '/terms')
    await menuButton(page).click()
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true })
    for (const name of ['Favourites', 'Upgrade', 'Support']) await expect(link(name)).toBeVisible()
    for (const name of ['Sign in', 'Billing']) await expect(link(name)).toHaveCount(0)
    await expect(menu(page)).toContainText(person.user.username)
    await expect(menu(page)).toContainText(person.email)
    await menu(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(menu(page)).toBeHidden()
    proves('§2.header.hamburger')
  })

  test('the hamburger closes on a tap outside', async ({ page }) => {
    await visit(page, '/terms')
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(195, 820)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/terms')
  })
})
