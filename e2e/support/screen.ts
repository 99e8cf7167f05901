import { expect, type BrowserContext, type Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import type { Person } from './api.ts'

/** Opens a page and waits until its scripts run: what a test looks at is often not there before. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitUntilAlive(page)
}

export async function waitUntilAlive(page: Page) {
  // Snackbars have their region only in the browser.
  await expect(notifications(page)).toBeAttached()
}

export const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ })

/** The message at the edge of the window. */
export const snackbar = (page: Page) => notifications(page).getByRole('listitem')

export const accountMenuButton = (page: Page) => page.getByRole('button', { name: 'Account menu' })

export async function expectSignedIn(page: Page) {
  await expect(accountMenuButton(page)).not.toHaveAttribute('aria-busy')
}

export async function expectSignedOut(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(accountMenuButton(page)).toHaveCount(0)
  for (const key of [STORAGE_KEYS.authToken, STORAGE_KEYS.currentUser])
    await expect.poll(() => readStored(page, key), key).toBeNull()
}

export function readStored(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Puts a session where the product keeps it, without going through the sign-in screen. */
export async function storeSession(page: Page, { token, user }: Person) {
  // Storage belongs to an origin, so some page of it has to be open: an empty one will do.
  const isBlank = (url: URL) => url.pathname === '/blank'
  // Without an icon of its own the browser would ask for /favicon.ico.
  const body = '<link rel="icon" href="data:,">'
  await page.route(isBlank, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/blank')
  await page.unroute(isBlank)
  const entries = [
    [STORAGE_KEYS.authToken, token],
    [STORAGE_KEYS.currentUser, JSON.stringify(user)],
  ] as const
  await page.evaluate((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value)
  }, entries)
}

/** Spec §4: the pricing modal opens by itself on the first visit to the designer, unless that was before. */
export function rememberPricing(context: BrowserContext) {
  return context.addInitScript((key) => {
    // A page without an origin has no storage.
    if (window.origin !== 'null') localStorage.setItem(key, 'true')
  }, STORAGE_KEYS.hasSeenPricing)
}

type Credentials = { email: string; password: string }

export const submitButton = (page: Page, name: 'Sign In' | 'Create Account') =>
  page.getByRole('button', { name, exact: true })

export async function fillSignIn(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export async function signIn(page: Page, credentials: Credentials) {
  await fillSignIn(page, credentials)
  await submitButton(page, 'Sign In').click()
}

export async function signUp(page: Page, credentials: Credentials) {
  await fillSignIn(page, credentials)
  await page.getByLabel('Confirm Password', { exact: true }).fill(credentials.password)
  await submitButton(page, 'Create Account').click()
}
