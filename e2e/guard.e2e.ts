import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { expectSignedIn, signIn, visit } from './support/screen.ts'

const GUARDED = ['/favourites', '/create', '/design', '/designs', '/account', '/body']

for (const path of GUARDED) {
  test(`§2 ${path} sends visitors to /login and takes them back after signing in`, async ({
    page,
    person,
  }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/login')
    await signIn(page, person)
    await expect(page).toHaveURL(path)
    await expectSignedIn(page)
    proves(
      '§2.route.create',
      '§2.route.design',
      '§2.route.favourites',
      '§2.route.guard',
      '§6.user.pages',
    )
  })
}

test('§2 the wanted page outlives a change of mind about signing in or up', async ({
  page,
  person,
}) => {
  await visit(page, '/favourites')
  const main = page.getByRole('main')
  await expect(main, 'they may never have been here').toContainText('New here? Sign up below')
  await main.getByRole('link', { name: 'Sign up' }).click()
  await main.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, person)
  await expect(page).toHaveURL('/favourites')
})

test('the guard leaves no trace in the history', async ({ page }) => {
  await visit(page, '/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Design' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
]

for (const next of ELSEWHERE) {
  test(`a next of ${next} is ignored`, async ({ page, person }) => {
    await visit(page, `/login?next=${encodeURIComponent(next)}`)
    await signIn(page, person)
    await expect(page).toHaveURL('/design')
  })
}

for (const path of ['/login', '/login?mode=signup', '/signup']) {
  test(`§2 ${path} leads somebody who is signed in to /design`, async ({ page, login }) => {
    await login(page)
    await page.goto(path)
    await expect(page).toHaveURL('/design')
    await expectSignedIn(page)
    proves('§2.auth.already')
  })
}
