import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './support/api.ts'
import { expectVisibleFocus, tabTo } from './support/focus.ts'
import {
  accountMenuButton,
  expectSignedIn,
  fillSignIn,
  snackbar,
  submitButton,
  visit,
} from './support/screen.ts'

test('the first stop is a skip link that leads past the header', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('textbox', { name: 'Describe your tattoo' }),
  ).toBeFocused()
})

test('signing up and signing out need no mouse', async ({ page }) => {
  await visit(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign up' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login?mode=signup')

  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(newEmail())
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await tabTo(page, page.getByLabel('Confirm Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/design')
  await expectSignedIn(page)

  await tabTo(page, accountMenuButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(accountMenuButton(page), 'focus comes back').toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('a refused sign-in leaves the focus on the button that was pressed', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(404, '/api/auth/login')
  await visit(page, '/login')
  await fillSignIn(page, { email: newEmail('nobody'), password: PASSWORD })
  const button = submitButton(page, 'Sign In')
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(snackbar(page)).toContainText('User not found')
  await expect(button).toBeFocused()
})

test('every stop of the open account menu shows the focus', async ({ page, login }) => {
  await login(page)
  await visit(page, '/terms')
  await tabTo(page, accountMenuButton(page))
  await page.keyboard.press('Enter')
  for (const name of [
    'Account',
    'Your designs',
    'Support',
    'System',
    'Light',
    'Dark',
    'Sign out',
  ]) {
    const item = page.getByRole('menu').getByText(name, { exact: true })
    await expect(item).toBeFocused()
    await expectVisibleFocus(page)
    await page.keyboard.press('ArrowDown')
  }
})

test('a menu that was asked for before it was there opens on its first stop', async ({
  page,
  login,
}) => {
  const { promise: isPressed, resolve: tellPressed } = Promise.withResolvers<void>()
  await page.route('**/assets/account-dropdown-*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await login(page)
  await visit(page, '/terms')
  await tabTo(page, accountMenuButton(page))
  await page.keyboard.press('Enter')
  tellPressed()
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
})

test('every stop of the account page shows the focus', async ({ page, login }) => {
  await login(page)
  await visit(page, '/account')
  await tabTo(page, page.getByRole('contentinfo').getByRole('radio', { name: 'System' }))
})

test('the delete dialog keeps the focus inside and gives it back', async ({ page, login }) => {
  await login(page)
  await visit(page, '/account')
  const open = page.getByRole('button', { name: 'Delete my account' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens and closes from the keyboard and gives the focus back', async ({ page }) => {
    await visit(page, '/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await tabTo(page, menu.getByRole('link', { name: 'Sign up' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
})
