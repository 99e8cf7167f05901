import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { submitButton, visit } from './support/screen.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true })

const MODES = [
  {
    name: 'sign in',
    paths: ['/login', '/login?mode=signin', '/signup?mode=signin'],
    heading: 'Welcome back',
    question: "Don't have an account? Sign up",
    button: 'Sign In',
    title: 'Sign In',
  },
  {
    name: 'sign up',
    paths: ['/signup', '/login?mode=signup'],
    heading: 'Create your account',
    question: 'Already have an account? Sign in',
    button: 'Create Account',
    title: 'Sign Up',
  },
] as const

for (const mode of MODES) {
  for (const path of mode.paths) {
    test(`§2 ${path} shows the words of ${mode.name}`, async ({ page }) => {
      await visit(page, path)
      const main = page.getByRole('main')
      await expect(page).toHaveTitle(`${mode.title} | Inkwright`)
      await expect(main.getByRole('heading', { level: 1, name: mode.heading })).toBeVisible()
      await expect(main.getByText(mode.question)).toBeVisible()
      await expect(main.getByText('Or continue with')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Google' })).toBeVisible()
      await expect(submitButton(page, mode.button)).toBeVisible()
      await expect(confirmation(page)).toHaveCount(mode.name === 'sign up' ? 1 : 0)
      proves(
        '§2.route.login',
        '§2.route.signup',
        '§2.auth.signin-words',
        '§2.auth.signup-words',
        '§2.auth.google-divider',
        '§2.auth.title',
      )
    })
  }
}

test('§2 the toggle link updates mode, the words and the page title, and back undoes it', async ({
  page,
}) => {
  await visit(page, '/login')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/login?mode=signup')
  await expect(main.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page).toHaveTitle(/^Sign Up/)
  await main.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?mode=signin')
  await expect(main.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveTitle(/^Sign In/)
  await page.goBack()
  await expect(page).toHaveURL('/login?mode=signup')
  await expect(main.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  proves('§2.auth.toggle', '§2.auth.title', '§4.auth.mode')
})

test('§5 messages show once a field is touched, and go when it is right', async ({ page }) => {
  await visit(page, '/login?mode=signup')
  await expect(email(page)).not.toHaveAccessibleDescription(/./)
  await email(page).fill('maya')
  await expect(page.getByText('Please enter a valid email')).toBeHidden()
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await email(page).fill('maya@example.com')
  await expect(email(page)).not.toHaveAccessibleDescription(/./)

  await password(page).fill('five5')
  await expect(page.getByText('Password must be at least 6 characters')).toBeHidden()
  await password(page).blur()
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')
  await password(page).fill('sixsix')
  await expect(page.getByText('Password must be at least 6 characters')).toBeHidden()

  await confirmation(page).fill('six')
  await confirmation(page).blur()
  await expect(confirmation(page)).toHaveAccessibleDescription('Please confirm your password')
  await confirmation(page).fill('sixsixsix')
  await expect(confirmation(page)).toHaveAccessibleDescription('Passwords do not match')
  await confirmation(page).fill('sixsix')
  await expect(confirmation(page)).not.toHaveAccessibleDescription(/./)
  proves('§5.auth.email', '§5.auth.password', '§5.auth.confirm', '§5.auth.match', '§5.auth.touched')
})

test('§5 an email that is only empty says so once touched', async ({ page }) => {
  await visit(page, '/login')
  await email(page).focus()
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email')
  await expect(page.getByText('Password must be at least 6 characters')).toBeHidden()
  proves('§5.auth.email')
})

test('§5 submit is disabled while the sign-in form is invalid', async ({ page }) => {
  await visit(page, '/login')
  const button = submitButton(page, 'Sign In')
  await expect(button).toBeDisabled()
  await email(page).fill('maya@example.com')
  await password(page).fill('five5')
  await expect(button).toBeDisabled()
  await password(page).fill('sixsix')
  await expect(button).toBeEnabled()
  await email(page).fill('maya@')
  await expect(button).toBeDisabled()
  proves('§5.auth.disabled')
})

test('§5 submit is disabled while the sign-up passwords differ', async ({ page }) => {
  await visit(page, '/signup')
  const button = submitButton(page, 'Create Account')
  await email(page).fill('maya@example.com')
  await password(page).fill('sixsix')
  await confirmation(page).fill('sixsix7')
  await expect(button).toBeDisabled()
  await confirmation(page).fill('sixsix')
  await expect(button).toBeEnabled()
  proves('§5.auth.disabled')
})

test('§5 Enter on an invalid sign-in form marks all fields touched and sends nothing', async ({
  page,
}) => {
  await visit(page, '/login')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await password(page).press('Enter')
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email')
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect(email(page), 'the first wrong field').toBeFocused()
  expect(calls).toEqual([])
  proves('§5.auth.mark-all')
})

test('§5 Enter on an invalid sign-up form marks all fields touched', async ({ page }) => {
  await visit(page, '/signup')
  await email(page).press('Enter')
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email')
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect(confirmation(page)).toHaveAccessibleDescription('Please confirm your password')
  proves('§5.auth.mark-all')
})

test('a password can be looked at', async ({ page }) => {
  await visit(page, '/login')
  await password(page).fill('seven-swallows')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('while a new password is typed the form says how hard it is to guess, and stops nobody', async ({
  page,
}) => {
  await visit(page, '/signup')
  const meter = page.getByRole('meter', { name: 'Password strength' })
  const words = page.getByRole('paragraph').filter({ hasText: 'Password strength:' })
  await expect(meter).toHaveCount(0)
  await email(page).fill('ottolie@example.com')
  await password(page).fill('needle')
  await expect(words).toHaveText('Password strength: Weak. Easy to guess.')
  await password(page).fill('Ottolie2024')
  await expect(words).toContainText('too close to your email')
  await password(page).fill('seven-sparrows-over-oslo')
  await expect(words).toHaveText('Password strength: Strong. Very hard to guess.')
  await expect(meter).toHaveJSProperty('value', 4)
  await confirmation(page).fill('seven-sparrows-over-oslo')
  await password(page).fill('needle')
  await confirmation(page).fill('needle')
  await expect(words).toHaveText('Password strength: Weak. Easy to guess.')
  await expect(submitButton(page, 'Create Account')).toBeEnabled()
})

test('what is about to be pressed stays where it is when the verdict on a password comes', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/auth/password-strength', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visit(page, '/signup')
  const top = async () => (await submitButton(page, 'Create Account').boundingBox())?.y
  const before = await top()
  await password(page).fill('seven-sparrows-over-oslo')
  expect(await top()).toBe(before)
  answer.resolve()
  await expect(page.getByRole('meter', { name: 'Password strength' })).toBeAttached()
  expect(await top()).toBe(before)
})

test('a press on the way out of an empty field counts, though the field then says what it lacks', async ({
  page,
}) => {
  await visit(page, '/signup')
  await email(page).focus()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/mode=signin/)
  await expect(submitButton(page, 'Sign In')).toBeVisible()
})

test('signing in is not asked how strong the password is', async ({ page }) => {
  await visit(page, '/login')
  await password(page).fill('needle')
  await expect(page.getByRole('meter')).toHaveCount(0)
})
