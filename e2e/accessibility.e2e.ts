import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { DESKTOP, GUARDED_PATHS, MISSING_PATH, PHONE, PUBLIC_PATHS } from './support/pages.ts'
import { accountMenuButton, snackbar, submitButton, visit } from './support/screen.ts'

/** By day and by night, on a desk and on a phone. */
async function expectCleanEverywhere(page: Page) {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expectCleanInBothThemes(page)
  }
}

async function expectCleanInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`${colorScheme} ${page.viewportSize()?.width}`, async () => {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, { isColoursOnly: colorScheme === 'dark' })
    })
  }
}

for (const path of PUBLIC_PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visit(page, path)
    await expectCleanEverywhere(page)
  })
}

for (const path of GUARDED_PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page, login }) => {
    await login(page)
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectCleanEverywhere(page)
  })
}

test('axe finds nothing on a page that does not exist', async ({ page, faults }) => {
  faults.expectRefusal(404, MISSING_PATH)
  await visit(page, MISSING_PATH)
  await expectCleanEverywhere(page)
})

test('axe finds nothing on a verification link that failed', async ({ page, faults }) => {
  faults.expectRefusal(400, '/api/auth/verify-email')
  await visit(page, '/verify-email?token=nobodys')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectCleanEverywhere(page)
})

test('axe finds nothing on /api/docs', async ({ page }) => {
  await page.goto('/api/docs')
  await expectCleanEverywhere(page)
})

test('axe finds nothing in the sandbox that stands in for Google', async ({ page, faults }) => {
  await visit(page, '/login')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expectCleanEverywhere(popup)
  faults.expectRefusal(422, '/sandbox/google/authorize')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(popup.getByRole('alert')).toBeVisible()
  await expectCleanInBothThemes(popup)
})

test('axe finds nothing in a form with errors shown', async ({ page }) => {
  await visit(page, '/signup')
  await page.getByLabel('Email', { exact: true }).press('Enter')
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expectCleanEverywhere(page)
})

test('axe finds nothing in a form that can be sent and a message on screen', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(429, '/api/auth/login')
  const json = { code: 'too_many_requests', message: 'Too many attempts.', requestId: 'r-1' }
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, json }))
  // Time stands still, so that the message stays while axe looks at it.
  await page.clock.install()
  await visit(page, '/login')
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com')
  await page.getByLabel('Password', { exact: true }).fill('seven-swallows')
  await submitButton(page, 'Sign In').click()
  await expect(snackbar(page)).toBeVisible()
  await snackbar(page).hover()
  await expectCleanInBothThemes(page)
})

test('axe finds nothing in the open account menu', async ({ page, login }) => {
  await login(page)
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectCleanInBothThemes(page)
})

for (const isSignedIn of [false, true]) {
  test(`axe finds nothing in the open phone menu, signed ${isSignedIn ? 'in' : 'out'}`, async ({
    page,
    login,
  }) => {
    if (isSignedIn) await login(page)
    await page.setViewportSize(PHONE)
    await visit(page, '/terms')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectCleanInBothThemes(page)
  })
}

test('axe finds nothing in the open delete dialog, also with errors shown', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectCleanEverywhere(page)
  await dialog.getByLabel(/username/).press('Enter')
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible()
  await expectCleanEverywhere(page)
})
