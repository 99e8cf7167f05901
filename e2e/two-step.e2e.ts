import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { totpCode } from '#tests/support/totp.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN } from './support/admin.ts'
import { signInAgain, type Person } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { addVirtualAuthenticator } from './support/passkeys.ts'
import { expectSignedIn, expectSignedOut, readStored, snackbar, visit } from './support/screen.ts'
import { choose } from './support/select.ts'

const STEP_MS = 30_000

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/** Returns the secret and the recovery codes. */
async function setUpApp(page: Page) {
  await twoStep(page).getByRole('button', { name: 'Set up app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  await expect(dialog.getByRole('img')).toBeVisible()
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}/).innerText()
  await expectNoViolations(page)
  await dialog.getByLabel('Code from your authenticator app').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That code is not right')).toBeVisible()
  await dialog.getByLabel('Code from your authenticator app').fill(totpCode(secret, new Date()))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page)
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
  const downloading = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('inkwright-recovery-codes.txt')
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(twoStep(page)).toContainText('Set up on')
  return { secret, recoveryCodes }
}

async function takeFirstStep(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test('with an authenticator app, sign-in asks for its code, and a recovery code helps once', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  await login(page)
  await visit(page, '/account#two-step')
  faults.expectRefusal(401, '/api/auth/totp/confirm')
  faults.expectRefusal(401, '/api/auth/second-factor')
  const { secret, recoveryCodes } = await setUpApp(page)

  const phone = await openDevice({ viewport: { width: 390, height: 844 } })
  await takeFirstStep(phone, person)
  await expectNoViolations(phone)
  const code = phone.getByLabel('Code from your authenticator app')
  await code.fill('000000')
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(phone.getByText('That code is not right').first()).toBeVisible()
  // The next code, which the clocks' window lets in: the one before has confirmed the app.
  await code.fill(totpCode(secret, new Date(Date.now() + STEP_MS)))
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(phone).toHaveURL('/design')

  const laptop = await openDevice()
  await takeFirstStep(laptop, person)
  await laptop.getByRole('button', { name: 'Use a recovery code' }).click()
  await laptop.getByLabel('One of your recovery codes').fill(recoveryCodes[0]!)
  await laptop.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectSignedIn(laptop)
  await visit(laptop, '/account')
  await expect(twoStep(laptop)).toContainText('9 of 10 left')
  await twoStep(laptop).getByRole('button', { name: 'Remove the authenticator app' }).click()
  await expect(twoStep(laptop).getByRole('button', { name: 'Set up app' })).toBeVisible()
  expect((await signInAgain(person)).user.hasSecondFactor).toBe(false)
})

test('a passkey is added, named, signs in alone, and is removed', async ({
  page,
  person,
  login,
}) => {
  await addVirtualAuthenticator(page)
  await login(page)
  await visit(page, '/account#two-step')
  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My laptop')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Make the passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  const passkey = twoStep(page).getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(passkey).toContainText('Added')
  await passkey.getByRole('button', { name: 'Rename My laptop' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Old laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(twoStep(page).getByRole('listitem').filter({ hasText: 'Old laptop' })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expectSignedOut(page)
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectSignedIn(page)

  await page.evaluate(() => localStorage.clear())
  await takeFirstStep(page, person)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expectSignedIn(page)
  await visit(page, '/account')
  await twoStep(page).getByRole('button', { name: 'Remove Old laptop' }).click()
  await expect(twoStep(page).getByRole('listitem').filter({ hasText: 'Old laptop' })).toHaveCount(0)
})

test('a device signed out from elsewhere is out at once, as its own screen shows', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  faults.allowRefusal(401, '/api/')
  await login(page)
  await visit(page, '/account#sessions')
  const phone = await openDevice({ viewport: { width: 390, height: 844 } })
  await login(phone, await signInAgain(person))
  await visit(phone, '/design')
  await page.reload()
  const devices = page.getByRole('list', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await expectNoViolations(page)
  await devices.getByRole('button', { name: /^Sign out there/ }).click()
  await expect(snackbar(page)).toContainText('Signed out there')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(phone).toHaveURL(/\/login/)
  expect(await readStored(phone, STORAGE_KEYS.authToken)).toBeNull()
})

test('the administrator suspends somebody, who reads so at sign-in, and is asked for a second step', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  await login(page, await signInAgain(ADMIN))
  await visit(page, '/admin/users')
  await expect(page.getByRole('complementary', { name: 'Two-step sign-in' })).toContainText(
    'protect it with a second step',
  )
  await page.getByLabel('E-mail or username').fill(person.email)
  await page.getByRole('button', { name: 'Search' }).click()
  const card = page.getByRole('article', { name: person.user.username, exact: true })
  await expect(card).toContainText('Signed in on 1 device')
  await card.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel('Reason'), 'Disputed payments')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(card).toContainText('Suspended since')
  await expectNoViolations(page)

  const theirs = await openDevice()
  faults.expectRefusal(403, '/api/auth/login')
  await visit(theirs, '/login')
  await theirs.getByLabel('Email').fill(person.email)
  await theirs.getByLabel('Password', { exact: true }).fill(person.password)
  await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(snackbar(theirs)).toContainText('This account is suspended.')
  await card.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(card).toContainText('Signed in on 0 devices')
  expect((await signInAgain(person)).user.id).toBe(person.user.id)
})
