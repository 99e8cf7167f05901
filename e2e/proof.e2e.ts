import type { Page } from '@playwright/test'
import { totpCode } from '#tests/support/totp.ts'
import { expect, test } from './fixtures.ts'
import { newEmail } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { clickAndClose, googleButton, openChooser, signInByGoogle } from './support/google.ts'
import { addVirtualAuthenticator } from './support/passkeys.ts'
import { snackbar, visit } from './support/screen.ts'

const STEP_MS = 30_000

/**
 * A journey is over before its session is ten minutes old. Until a proof is given, this plays what the server answers to an older
 * one; the proof itself, and all that comes after it, is the server's own.
 */
async function growOld(page: Page, path: string) {
  let isOld = true
  await page.route(`**${path}`, (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          json: {
            code: 'proof_required',
            message: 'Please confirm first that it is you.',
            requestId: 'r-1',
          },
        })
      : route.fallback(),
  )
  // Known before the browser has the answer, which it follows up at once.
  await page.route('**/api/auth/proof', async (route) => {
    const response = await route.fetch()
    if (response.status() === 204) isOld = false
    await route.fulfill({ response })
  })
}

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })
const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' })
const setUpDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Set up your authenticator app' })
const confirm = (page: Page) => proofDialog(page).getByRole('button', { name: 'Confirm' }).click()

async function setUpApp(page: Page) {
  const dialog = setUpDialog(page)
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ){7}/).innerText()
  await dialog.getByLabel('Code from your authenticator app').fill(totpCode(secret, new Date()))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}

/** Asks for new recovery codes after a while, and returns once the question is there. */
async function renewCodes(page: Page) {
  await growOld(page, '/api/auth/recovery-codes')
  await twoStep(page).getByRole('button', { name: 'Make new codes' }).click()
  await expect(proofDialog(page)).toBeVisible()
}

async function expectNewCodes(page: Page) {
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(proofDialog(page)).toHaveCount(0)
  return recoveryCodes
}

test('who signed in a while ago proves to be the same by the password, and what they wanted is done', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/account#two-step')
  faults.expectRefusal(403, '/api/auth/totp')
  await growOld(page, '/api/auth/totp')
  const setUp = twoStep(page).getByRole('button', { name: 'Set up app' })
  await setUp.click()
  const password = proofDialog(page).getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expectNoViolations(page)

  faults.expectRefusal(401, '/api/auth/proof')
  await password.fill('not-this-one')
  await confirm(page)
  await expect(proofDialog(page).getByText('Invalid password')).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)

  await page.keyboard.press('Escape')
  await expect(setUp, 'who thinks better of it is where they were').toBeFocused()
  await setUp.click()
  await expect(password).toHaveValue('')
  await password.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(setUpDialog(page)).toBeVisible()
  await expect(proofDialog(page)).toHaveCount(0)
})

test('an authenticator app, a recovery code and a passkey each prove it as well', async ({
  page,
  login,
  faults,
}) => {
  await addVirtualAuthenticator(page)
  await login(page)
  await visit(page, '/account#two-step')
  await twoStep(page).getByRole('button', { name: 'Set up app' }).click()
  const { secret, recoveryCodes } = await setUpApp(page)
  faults.expectRefusal(403, '/api/auth/recovery-codes')

  await renewCodes(page)
  await proofDialog(page).getByRole('button', { name: 'Use your authenticator app' }).click()
  const code = proofDialog(page).getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await expectNoViolations(page)
  faults.expectRefusal(401, '/api/auth/proof')
  await code.fill('000000')
  await confirm(page)
  await expect(proofDialog(page).getByText('That code is not right')).toBeVisible()
  // The next code, which the clocks' window lets in: the one before has confirmed the app.
  await code.fill(totpCode(secret, new Date(Date.now() + STEP_MS)))
  await confirm(page)
  const newCodes = await expectNewCodes(page)
  expect(newCodes).not.toEqual(recoveryCodes)

  await renewCodes(page)
  await proofDialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await proofDialog(page).getByLabel('One of your recovery codes').fill(newCodes[0]!)
  await confirm(page)
  await expectNewCodes(page)

  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add a passkey' })
  await naming.getByLabel('Name').fill('My laptop')
  await naming.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(twoStep(page).getByText('My laptop')).toBeVisible()
  await renewCodes(page)
  await proofDialog(page).getByRole('button', { name: 'Use a passkey' }).click()
  const sign = proofDialog(page).getByRole('button', { name: 'Use your passkey' })
  await expect(sign).toBeFocused()
  await sign.click()
  await expectNewCodes(page)
})

test('without a password Google proves it; somebody else at Google does not', async ({
  page,
  faults,
}) => {
  const email = newEmail('google-proof')
  await signInByGoogle(page, email)
  await visit(page, '/account#two-step')
  faults.expectRefusal(403, '/api/auth/totp')
  await growOld(page, '/api/auth/totp')
  await twoStep(page).getByRole('button', { name: 'Set up app' }).click()
  const askGoogle = async (somebody: string) => {
    const popup = await openChooser(page, proofDialog(page))
    await popup.getByLabel('Email').fill(somebody)
    await clickAndClose(popup, 'Continue')
    await expect(proofDialog(page).getByText('Google confirms that it is you')).toBeVisible()
  }
  await expect(googleButton(proofDialog(page))).toBeFocused()
  await expectNoViolations(page)
  faults.expectRefusal(403, '/api/auth/proof')
  await askGoogle(newEmail('somebody-else'))
  await expectNoViolations(page)
  await confirm(page)
  await expect(snackbar(page)).toContainText('another Google account')
  await askGoogle(email)
  await confirm(page)
  await expect(setUpDialog(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15',
    viewport: { width: 390, height: 844 },
  })

  test('Google proves it in the same window, and the dialog that asked is open again', async ({
    page,
    faults,
  }) => {
    const email = newEmail('phone-proof')
    const chooseMyself = async () => {
      await expect(page).toHaveURL(/\/sandbox\/google\/authorize/)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await visit(page, '/login')
    await googleButton(page).click()
    await chooseMyself()
    await expect(page).toHaveURL('/design')
    await visit(page, '/account#two-step')
    faults.expectRefusal(403, '/api/auth/totp')
    await growOld(page, '/api/auth/totp')
    await twoStep(page).getByRole('button', { name: 'Set up app' }).click()
    await googleButton(proofDialog(page)).click()
    await chooseMyself()
    await expect(page).toHaveURL('/account#two-step')
    await expect(proofDialog(page).getByText('Google confirms that it is you')).toBeVisible()
    await confirm(page)
    await expect(proofDialog(page)).toHaveCount(0)
    await twoStep(page).getByRole('button', { name: 'Set up app' }).click()
    await expect(setUpDialog(page)).toBeVisible()
  })
})
