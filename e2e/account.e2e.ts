import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { expect, test } from './fixtures.ts'
import { createPerson, isTokenGood, signInAgain } from './support/api.ts'
import {
  accountMenuButton,
  expectSignedIn,
  expectSignedOut,
  signIn,
  snackbar,
  visit,
} from './support/screen.ts'

test('a new username shows in the header at once, and the avatar follows', async ({
  page,
  person,
  login,
}) => {
  const username = `inked.${person.user.id}`
  await login(page)
  await visit(page, '/account')
  const avatar = accountMenuButton(page).locator('img')
  await expect(avatar).toHaveAttribute('src', new RegExp(`/${person.user.username}\\.svg`))
  const save = page.getByRole('button', { name: 'Save username' })
  await expect(save, 'nothing to save yet').toBeDisabled()
  await page.getByLabel('Username', { exact: true }).fill(username)
  await save.click()
  await expect(snackbar(page)).toContainText('Username changed')
  await expect(avatar).toHaveAttribute('src', new RegExp(`/${username}\\.svg`))
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toContainText(username)

  await page.reload()
  await accountMenuButton(page).click()
  await expect(page.getByRole('menu')).toContainText(username)
})

test('a username that somebody has is refused at its field', async ({ page, login, faults }) => {
  const other = await createPerson()
  faults.expectRefusal(409, '/api/user/me')
  await login(page)
  await visit(page, '/account')
  const field = page.getByLabel('Username', { exact: true })
  await field.fill('x')
  await field.blur()
  await expect(field).toHaveAccessibleDescription('Username must be at least 3 characters')
  await field.fill(other.user.username)
  await page.getByRole('button', { name: 'Save username' }).click()
  await expect(field).toHaveAccessibleDescription('Username already taken')
})

test('changing the password keeps this session and ends the others', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  const otherDevice = await openDevice()
  await login(otherDevice, await signInAgain(person))
  await login(page)
  await visit(page, '/account')
  const current = page.getByLabel('Current password', { exact: true })
  await current.fill('not-this-one')
  await page.getByLabel('New password', { exact: true }).fill('eight-anchors')
  await page.getByLabel('Confirm Password', { exact: true }).fill('eight-anchors')
  const change = page.getByRole('button', { name: 'Change password' })
  faults.expectRefusal(401, '/api/auth/change-password')
  await change.click()
  await expect(current).toHaveAccessibleDescription('Invalid password')
  await current.fill(person.password)
  await change.click()
  await expect(snackbar(page)).toContainText('Password changed')
  await expect(current).toHaveValue('')

  faults.expectRefusal(401, '/api/auth/me')
  faults.allowRefusal(401, '/api/credits/')
  faults.allowRefusal(401, '/api/tattoo/')
  await otherDevice.goto('/design')
  await expect(otherDevice).toHaveURL('/login')
  await page.reload()
  await expectSignedIn(page)
  await expect(page).toHaveURL('/account')
})

test('whoever came with a printed password chooses their own before anything else', async ({
  page,
  person,
  login,
}) => {
  const printed = { ...person, user: { ...person.user, mustChangePassword: true } }
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: printed.user }))
  await login(page, printed)
  await visit(page, '/ideas')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await visit(page, '/design')
  await expect(page).toHaveURL('/account')
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('eight-anchors')
  await page.getByLabel('Confirm Password', { exact: true }).fill('eight-anchors')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('signing out everywhere ends this session and all the others', async ({
  page,
  person,
  login,
}) => {
  const other = await signInAgain(person)
  await login(page)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expectSignedOut(page)
  expect(await isTokenGood(other.token)).toBe(false)
  expect(await isTokenGood(person.token)).toBe(false)
})

test('the export is a zip with everything in inkwright.json', async ({ page, person, login }) => {
  await login(page)
  await visit(page, '/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^inkwright.*\.zip$/)
  const files = await readZip(await download.path())
  expect([...files.keys()]).toContain('inkwright.json')
  const document: unknown = JSON.parse(files.get('inkwright.json') ?? '')
  expect(document).toMatchObject({
    account: { email: person.email, username: person.user.username },
    sessions: [{ createdAt: expect.any(String) }],
  })
})

test('deleting an account needs username and password, and then nobody is there any more', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  await visit(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete for good' })
  const username = dialog.getByLabel(/username/)
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(confirm).toBeDisabled()
  await password.fill(person.password)
  await username.fill(person.user.username.slice(1))
  await expect(confirm).toBeDisabled()
  await username.fill(person.user.username)
  await expect(confirm).toBeEnabled()

  faults.expectRefusal(401, '/api/user/me')
  await password.fill('not-this-one')
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('Invalid password')
  await password.fill(person.password)
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expectSignedOut(page)
  await expect(page, 'nobody is welcomed back who has just left').toHaveURL('/')
  await expect(snackbar(page)).toContainText('Your account has been deleted')
  expect(await isTokenGood(person.token)).toBe(false)

  faults.expectRefusal(404, '/api/auth/login')
  await visit(page, '/login')
  await signIn(page, person)
  await expect(snackbar(page)).toContainText('User not found')
})

test('the delete dialog can be left without harm', async ({ page, person, login }) => {
  await login(page)
  await visit(page, '/account')
  const open = page.getByRole('button', { name: 'Delete my account' })
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Keep my account' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await open.click()
    await expect(dialog).toBeVisible()
    await leave()
    await expect(dialog).toBeHidden()
    await expect(open, 'focus comes back').toBeFocused()
  }
  expect(await isTokenGood(person.token)).toBe(true)
})

async function readZip(file: string) {
  const zip = await openPromise(file)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}
