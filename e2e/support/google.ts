import { expect, type Locator, type Page } from '@playwright/test'
import { expectSignedIn, visit } from './screen.ts'

export const googleButton = (part: Page | Locator) =>
  part.getByRole('button', { name: /^Continue with Google/ })

/** `part`: where the button is, where there are two. */
export async function openChooser(page: Page, part: Page | Locator = page) {
  const opening = page.waitForEvent('popup')
  await googleButton(part).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

/** The popup closes in the middle of the click's own navigation, which is no failure. */
export async function clickAndClose(popup: Page, name: string | RegExp) {
  const closing = popup.waitForEvent('close')
  await popup.getByRole('button', { name }).click({ noWaitAfter: true })
  await closing
}

/** Whoever is not known yet has an account from then on, without a password. */
export async function signInByGoogle(page: Page, email: string) {
  await visit(page, '/login')
  const popup = await openChooser(page)
  await popup.getByLabel('Email').fill(email)
  await clickAndClose(popup, 'Continue')
  await expectSignedIn(page)
}
