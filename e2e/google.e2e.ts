import type { Page } from '@playwright/test'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { newEmail } from './support/api.ts'
import { clickAndClose, googleButton, openChooser, signInByGoogle } from './support/google.ts'
import { accountMenuButton, expectSignedIn, snackbar, visit } from './support/screen.ts'
import { expectMessage } from './support/snackbar.ts'

const SECONDS_5 = 5_000
const CHOOSER = '/sandbox/google/authorize'
const STATE_ERROR = 'Failed to sign in with Google. Please try again.'
const BACKEND_ERROR = 'Failed to complete Google sign-in. Please try again.'

async function expectUser(page: Page, email: string) {
  await expect(page).toHaveURL('/design')
  await expectSignedIn(page)
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toContainText(email)
}

test('§2 Google: a sample account chosen in the popup signs in and leads to /design', async ({
  page,
}) => {
  await visit(page, '/login')
  const popup = await openChooser(page)
  await expect(popup.getByText('Sandbox: this is not Google.')).toBeVisible()
  await clickAndClose(popup, /Jonas Weber/)
  await expectUser(page, 'jonas@example.com')
  proves('§1.product.sign-in')
})

test('§2 Google: somebody else by a typed address, and back to the page they wanted', async ({
  page,
}) => {
  const email = newEmail('typed')
  await visit(page, '/favourites')
  await expect(page).toHaveURL(/^[^#]*\/login\?next=/)
  const popup = await openChooser(page)
  await popup.getByLabel('Email').fill(email)
  await clickAndClose(popup, 'Continue')
  await expect(page).toHaveURL('/favourites')
  await expectSignedIn(page)
})

test('the sandbox says what is wrong with an address, and never plays the administrator', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(422, CHOOSER)
  await visit(page, '/login')
  const popup = await openChooser(page)
  await popup.getByLabel('Email').fill('maya')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Please enter a valid email')
  await popup.getByLabel('Email').fill('admin@inkwright.test')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByRole('alert')).toHaveText('This address cannot be used in the sandbox')
})

test('§2 Google: cancelling leaves the screen usable and says nothing', async ({ page }) => {
  await visit(page, '/login')
  const popup = await openChooser(page)
  const closing = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Cancel' }).click({ noWaitAfter: true })
  await closing
  await expect(googleButton(page)).toBeEnabled()
  await expect(snackbar(page)).toHaveCount(0)
  await clickAndClose(await openChooser(page), /Maya Lindqvist/)
  await expectUser(page, 'maya@example.com')
})

test('§2 Google: closing the popup leaves the screen usable', async ({ page }) => {
  await visit(page, '/login')
  const popup = await openChooser(page)
  await popup.close()
  await expect(googleButton(page)).toBeEnabled()
  await expect(snackbar(page)).toHaveCount(0)
})

async function confirmAs(page: Page, email: string) {
  const popup = await openChooser(page)
  await popup.getByLabel('Email').fill(email)
  await clickAndClose(popup, 'Continue')
  await expect(page.getByText('Google confirms that it is you')).toBeVisible()
}

test('without a password, Google has to confirm before one is set; somebody else at Google does not do', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(403, '/api/auth/change-password')
  const email = newEmail('first')
  await signInByGoogle(page, email)
  await visit(page, '/account')
  const form = page.getByRole('region', { name: 'Password' })
  await form.getByLabel('New password', { exact: true }).fill('seven-swallows')
  await form.getByLabel('Confirm Password', { exact: true }).fill('seven-swallows')
  const save = form.getByRole('button', { name: 'Set password' })
  await expect(save, 'nobody has confirmed yet').toBeDisabled()
  await confirmAs(page, newEmail('somebody-else'))
  await save.click()
  await expect(snackbar(page)).toContainText('another Google account')
  await confirmAs(page, email)
  await save.click()
  await expect(snackbar(page)).toContainText('Password set')
  await expect(form.getByLabel('Current password', { exact: true })).toBeVisible()
})

test('without a password, Google has to confirm before the account is deleted', async ({
  page,
}) => {
  const email = newEmail('leaving')
  await signInByGoogle(page, email)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Your username/).fill(email.split('@')[0]!)
  const remove = dialog.getByRole('button', { name: 'Delete for good' })
  await expect(remove).toBeDisabled()
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: /^Continue with Google to confirm/ }).click()
  const popup = await opening
  await popup.getByLabel('Email').fill(email)
  await clickAndClose(popup, 'Continue')
  await remove.click()
  await expect(snackbar(page)).toContainText('Your account has been deleted')
})

test('§2 opened in a popup, /login posts google-login-success to its opener and closes', async ({
  page,
}) => {
  await visit(page, '/')
  const message = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data, origin }) => resolve({ data, origin }))
        window.open('/login', 'somewhere', 'popup,width=480,height=640')
      }),
  )
  expect(message).toMatchObject({
    data: { type: 'google-login-success' },
    origin: new URL(page.url()).origin,
  })
  await expect.poll(() => page.context().pages().length).toBe(1)
  proves('§2.auth.popup')
})

test(`§8 Google, failed sign-in at our server: ${BACKEND_ERROR}`, async ({ page, faults }) => {
  faults.expectRefusal(500, '/api/auth/google')
  await page.route('**/api/auth/google', (route) => route.fulfill({ status: 500, body: '' }))
  await visit(page, '/login')
  const popup = await openChooser(page)
  await expectMessage(page, { text: BACKEND_ERROR, durationMs: SECONDS_5 }, () =>
    clickAndClose(popup, /Amara Okafor/),
  )
  await expect(googleButton(page)).toBeEnabled()
  proves('§8.google.backend', '§9.snackbar.ms')
})

test('§8 Google, failed sign-in at our server shows what the server says', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(409, '/api/auth/google')
  const text = 'This email is connected to another Google account.'
  await page.route('**/api/auth/google', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'google_account_conflict', message: text, requestId: 'r-1' },
    }),
  )
  await visit(page, '/login')
  await clickAndClose(await openChooser(page), /Amara Okafor/)
  await expect(snackbar(page)).toContainText(text)
  proves('§8.google.backend')
})

test(`§8 Google, a popup that was blocked: ${STATE_ERROR}`, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await visit(page, '/login')
  await expectMessage(page, { text: STATE_ERROR, durationMs: SECONDS_5 }, () =>
    googleButton(page).click(),
  )
  proves('§8.google.state', '§9.snackbar.ms')
})

test(`§8 Google, an answer to a question nobody asked: ${STATE_ERROR}`, async ({ page }) => {
  await visit(page, '/login#id_token=a.b.c&state=somebody-elses')
  await expect(snackbar(page)).toContainText(STATE_ERROR)
  await expect(page, 'the token does not stay in the address').toHaveURL('/login')
  proves('§8.google.state')
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
    viewport: { width: 390, height: 844 },
  })

  test('§2 Google goes in the same window and comes back signed in', async ({ page }) => {
    await visit(page, '/login')
    await googleButton(page).click()
    await expect(page).toHaveURL(new RegExp(CHOOSER))
    await page.getByRole('button', { name: /Amara Okafor/ }).click()
    await expect(page).toHaveURL('/design')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByText('amara@example.com')).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    proves('§2.auth.mobile')
  })

  test('Google confirms in the same window, and the dialog that asked is open again', async ({
    page,
  }) => {
    const email = newEmail('phone')
    const chooseMyself = async () => {
      await expect(page).toHaveURL(new RegExp(CHOOSER))
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await visit(page, '/login')
    await googleButton(page).click()
    await chooseMyself()
    await expect(page).toHaveURL('/design')
    await visit(page, '/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue with Google/ })
      .click()
    await chooseMyself()
    await expect(page).toHaveURL('/account#delete')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Google confirms that it is you')).toBeVisible()
    await dialog.getByLabel(/Your username/).fill(email.split('@')[0]!)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(snackbar(page)).toContainText('Your account has been deleted')
  })

  test('§2 Google, cancelled, comes back to a usable screen', async ({ page }) => {
    await visit(page, '/login')
    await googleButton(page).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/login')
    await expect(googleButton(page)).toBeEnabled()
    await expect(snackbar(page)).toHaveCount(0)
  })
})
