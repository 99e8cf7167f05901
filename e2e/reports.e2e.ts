import { AuthResponse } from '#shared/accounts.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN } from './support/admin.ts'
import { post } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { drawDesigns } from './support/designs.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { accountMenuButton, snackbar, visit } from './support/screen.ts'

const PROMPT = 'a corkscrew'
const OFF_THE_WALL = 'No tattoo found with the given ID'

test('a visitor reports a design, the administrator hides it, its owner still sees it, and it comes back', async ({
  page,
  person,
  login,
  openDevice,
  faults,
}) => {
  const [tattoo] = await drawDesigns(person, { prompt: PROMPT })
  const path = `/tattoo/${tattoo!.id}`
  const visitor = await openDevice()
  await visit(visitor, path)
  await visitor.getByRole('button', { name: 'Report' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Report this design' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('textbox').fill('It is upside down')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(snackbar(visitor)).toContainText('Thank you, we will look at it')

  const admin = AuthResponse.parse(await post('/auth/login', { body: ADMIN }))
  await login(page, { ...admin, ...ADMIN })
  await visit(page, '/explore')
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  await expect(page).toHaveURL('/admin/reports')
  const card = page.getByRole('article', { name: PROMPT })
  await expect(card.getByText('1 report')).toBeVisible()
  await expect(card.getByText('Something else')).toBeVisible()
  await expect(card.getByText('“It is upside down”')).toBeVisible()
  await expect(card.getByText('A visitor')).toBeVisible()
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expectNoViolations(page)
  }
  await card.getByRole('button', { name: 'Hide from gallery' }).click()
  await expect(card.getByText('Hidden from the gallery.')).toBeVisible()

  faults.expectRefusal(404, path)
  await visit(visitor, `/explore?search=corkscrew`)
  await expect(visitor.getByRole('article', { name: PROMPT })).toHaveCount(0)
  await visit(visitor, path)
  await expect(visitor.getByText(OFF_THE_WALL)).toBeVisible()

  const owner = await openDevice()
  await login(owner)
  await visit(owner, path)
  await expect(owner.getByRole('heading', { level: 1, name: PROMPT })).toBeVisible()
  await expect(owner.getByText('Hidden from the gallery after it was reported.')).toBeVisible()
  await expect(owner.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(owner.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  await card.getByRole('button', { name: 'Restore' }).click()
  await expect(card.getByText('In the gallery.')).toBeVisible()
  await visit(visitor, `/explore?search=corkscrew`)
  await expect(visitor.getByRole('article', { name: PROMPT })).toBeVisible()
})

test('whoever is not the administrator finds no page of reports', async ({ page, login }) => {
  await visit(page, '/admin/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible()
  await login(page)
  await visit(page, '/admin/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Off the map' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reports' })).toHaveCount(0)
})

test('somebody who is signed in reads that a design is missing only once that is sure', async ({
  page,
  login,
  faults,
}) => {
  faults.expectRefusal(404, '/tattoo/2147483646')
  faults.expectRefusal(404, '/api/tattoo/by-id/2147483646')
  await login(page)
  let wasHiddenBefore: boolean | undefined
  await page.route('**/api/tattoo/by-id/*', async (route) => {
    wasHiddenBefore = await page.getByText(OFF_THE_WALL).isHidden()
    await route.continue()
  })
  await visit(page, '/tattoo/2147483646')
  await expect(page.getByText(OFF_THE_WALL)).toBeVisible()
  expect(wasHiddenBefore).toBe(true)
})
