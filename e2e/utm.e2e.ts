import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './support/api.ts'
import { readStored, signIn, signUp, visit } from './support/screen.ts'

const LANDING = '/?utm_source=flyer&utm_medium=print&utm_campaign=old%20school&utm_id=7&utm_term='
const SAVED = { utm_source: 'flyer', utm_medium: 'print', utm_campaign: 'old school' }

test('§2 UTM parameters of the landing page go with the sign-up and are removed after it', async ({
  page,
}) => {
  await visit(page, LANDING)
  await expect
    .poll(
      async () => JSON.parse((await readStored(page, STORAGE_KEYS.utmParams)) ?? '{}') as object,
    )
    .toEqual(SAVED)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  const email = newEmail()
  const sending = page.waitForRequest('**/api/auth/signup')
  await signUp(page, { email, password: PASSWORD })
  expect((await sending).postDataJSON()).toEqual({ email, password: PASSWORD, utmParams: SAVED })
  await expect(page).toHaveURL('/design')
  expect(await readStored(page, STORAGE_KEYS.utmParams)).toBeNull()
  proves('§2.landing.utm-saved', '§4.auth.utm-removed')
})

test('§4 UTM parameters are removed after signing in, and stay while it fails', async ({
  page,
  person,
  faults,
}) => {
  faults.expectRefusal(401, '/api/auth/login')
  await visit(page, LANDING)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  const answering = page.waitForResponse('**/api/auth/login')
  await signIn(page, { ...person, password: 'seven-sparrows' })
  await answering
  expect(await readStored(page, STORAGE_KEYS.utmParams)).not.toBeNull()
  await signIn(page, person)
  await expect(page).toHaveURL('/design')
  expect(await readStored(page, STORAGE_KEYS.utmParams)).toBeNull()
  proves('§4.auth.utm-removed')
})

test('§2 a landing without UTM parameters saves nothing', async ({ page }) => {
  await visit(page, '/?page=2')
  expect(await readStored(page, STORAGE_KEYS.utmParams)).toBeNull()
  proves('§2.landing.utm-saved')
})
