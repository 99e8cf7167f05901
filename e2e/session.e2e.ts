import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { isTokenGood, newEmail, PASSWORD, signOutEverywhere } from './support/api.ts'
import {
  accountMenuButton,
  expectSignedIn,
  expectSignedOut,
  readStored,
  signIn,
  signUp,
  snackbar,
  visit,
  waitUntilAlive,
} from './support/screen.ts'

test('§4 a person signs up, stays signed in over a reload, signs out and signs in again', async ({
  page,
}) => {
  const credentials = { email: newEmail(), password: PASSWORD }
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, credentials)
  await expect(page).toHaveURL('/design')
  await expectSignedIn(page)
  const token = (await readStored(page, STORAGE_KEYS.authToken)) ?? ''
  expect(await isTokenGood(token)).toBe(true)
  const user: unknown = JSON.parse((await readStored(page, STORAGE_KEYS.currentUser)) ?? '')
  expect(user).toMatchObject({ email: credentials.email })

  const asking = page.waitForRequest('**/api/auth/me')
  await page.reload()
  expect((await asking).headers()['authorization']).toBe(`Bearer ${token}`)
  await expectSignedIn(page)
  await expect(page).toHaveURL('/design')

  await page.evaluate((hasSeenPricing) => {
    localStorage.setItem(hasSeenPricing, 'true')
    sessionStorage.setItem('draft', 'a swallow')
  }, STORAGE_KEYS.hasSeenPricing)
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expectSignedOut(page)
  expect(await readStored(page, STORAGE_KEYS.hasSeenPricing)).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
  await expect.poll(() => isTokenGood(token), 'the server has forgotten the token').toBe(false)

  await signIn(page, credentials)
  await expect(page).toHaveURL('/design')
  await expectSignedIn(page)
  // Prices open by themselves once for an account, whatever this browser has forgotten.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  proves(
    '§1.product.sign-in',
    '§2.route.after-logout',
    '§2.auth.success',
    '§3.storage.session',
    '§4.session.set',
    '§4.session.restore',
    '§4.session.logout',
    '§4.session.cleared',
    '§7.all.bearer',
  )
})

test('§4 whoever auth/me says it is, is signed in', async ({ page, person, login }) => {
  await login(page)
  const user = { ...person.user, username: 'renamed-elsewhere' }
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: user }))
  await visit(page, '/terms')
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toContainText('renamed-elsewhere')
  const kept: unknown = JSON.parse((await readStored(page, STORAGE_KEYS.currentUser)) ?? '')
  expect(kept).toMatchObject({ username: 'renamed-elsewhere' })
  proves('§4.session.me')
})

test('what was under way when somebody signed out is refused, and nobody is told', async ({
  page,
  login,
}) => {
  const isOut = Promise.withResolvers<void>()
  await login(page)
  await page.route('**/api/credits/user/*', async (route) => {
    await isOut.promise
    await route.continue()
  })
  await visit(page, '/ideas')
  await accountMenuButton(page).click()
  const leaving = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await leaving
  const late = page.waitForResponse('**/api/credits/user/*')
  isOut.resolve()
  expect((await late).status()).toBe(401)
  await expect(page).toHaveURL('/login')
  await expectSignedOut(page)
  await expect(snackbar(page)).toHaveCount(0)
})

test('§4 signing out in one tab signs the other tab out', async ({ page, context, login }) => {
  await login(page)
  await visit(page, '/account')
  const otherTab = await context.newPage()
  await visit(otherTab, '/')
  await accountMenuButton(otherTab).click()
  await otherTab.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expectSignedOut(page)
})

test('§4 a token that the server has revoked logs out at the next start and goes to /login', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // An open page hears of it at once and forgets the token itself: this is about the one that was closed.
  await page.goto('about:blank')
  await signOutEverywhere(person)
  faults.expectRefusal(401, '/api/auth/me')
  faults.allowRefusal(401, '/api/credits/')
  faults.allowRefusal(401, '/api/auth/sessions')
  faults.allowRefusal(401, '/api/auth/second-factor')
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  await waitUntilAlive(page)
  await expectSignedOut(page)
  proves('§4.session.me-fails')
})

test('§8 a failing auth/me logs out, also on a page that anybody may see', async ({
  page,
  login,
  faults,
}) => {
  await login(page)
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, json: {} }))
  faults.expectRefusal(500, '/api/auth/me')
  await page.goto('/terms')
  await expect(page).toHaveURL('/login')
  await expectSignedOut(page)
  proves('§4.session.me-fails', '§8.session.me')
})
