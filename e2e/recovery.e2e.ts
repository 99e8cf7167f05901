import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail } from './support/api.ts'
import { mailTo } from './support/mail.ts'
import { expectSignedIn, signIn, snackbar, visit } from './support/screen.ts'

const NEW_PASSWORD = 'eight-anchors'
const USED_UP = 'This link has expired or was already used. Please ask for a new one.'

async function chooseNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

test('a forgotten password: the mailed link sets a new one, once, and the old one is refused', async ({
  page,
  person,
  faults,
}) => {
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  // The address changes before the screen does, and both have a field for the email.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible()

  const { link } = await mailTo(person.email, /password/i)
  await visit(page, link)
  await chooseNewPassword(page)
  await expect(page.getByRole('heading', { name: 'New password saved' })).toBeVisible()

  faults.expectRefusal(401, '/api/auth/login')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, person)
  await expect(snackbar(page)).toContainText('Invalid password')
  await signIn(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/design')
  await expectSignedIn(page)

  faults.expectRefusal(400, '/api/auth/reset-password')
  await visit(page, link)
  await chooseNewPassword(page)
  await expect(snackbar(page)).toContainText(USED_UP)
})

test('asking for a link tells nobody whether an address is known', async ({ page }) => {
  const email = newEmail('nobody')
  await visit(page, '/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
})

test('a link without its token says so and offers a new one', async ({ page }) => {
  await visit(page, '/reset-password')
  await expect(page.getByRole('heading', { name: 'This link is cut off' })).toBeVisible()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('the mailed link verifies an email, and the account page says so', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/account')
  await expect(page.getByText('Not verified yet')).toBeVisible()

  const { link } = await mailTo(person.email, /confirm your email/i)
  await visit(page, link)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await visit(page, '/account')
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile.getByText('Verified', { exact: true })).toBeVisible()
  await expect(profile.getByText('Not verified yet')).toBeHidden()

  faults.expectRefusal(400, '/api/auth/verify-email')
  await visit(page, link)
  await expect(page.getByRole('alert')).toHaveText(USED_UP)
})

test('a new verification link can be asked for, and then only the new one works', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  const first = await mailTo(person.email, /confirm your email/i)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByRole('button', { name: 'Link sent' })).toBeDisabled()
  await expect
    .poll(async () => (await mailTo(person.email, /confirm your email/i)).link, { timeout: 40_000 })
    .not.toBe(first.link)
  const second = await mailTo(person.email, /confirm your email/i)

  faults.expectRefusal(400, '/api/auth/verify-email')
  await visit(page, first.link)
  await expect(page.getByRole('alert')).toHaveText(USED_UP)
  await visit(page, second.link)
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
})
