import type { Locator, Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/platform/storage/storage-keys.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './support/axe.ts'
import { PHONE } from './support/pages.ts'
import { readStored, visit } from './support/screen.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Keep the ink flowing' })

test.describe('the first time', () => {
  test.use({ hasSeenPricing: false })

  test('§4 the modal opens by itself on the first visit to the designer, and only then', async ({
    page,
    login,
  }) => {
    await login(page)
    await visit(page, '/create')
    await expect(page.getByRole('heading', { name: 'Your tattoos' })).toBeVisible()
    expect(await readStored(page, STORAGE_KEYS.hasSeenPricing)).toBeNull()
    await visit(page, '/design')
    await expect(modal(page)).toBeVisible()
    expect(await readStored(page, STORAGE_KEYS.hasSeenPricing)).toBe('true')
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Current Design' })).toBeVisible()
    await expect(modal(page)).toBeHidden()
    proves('§4.pricing.first-visit')
  })
})

test('§9 Starter and Pro with their prices, badges, credits and trials', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click()
  await expect(page, 'it is no navigation').toHaveURL('/terms')
  const starter = modal(page).getByRole('region', { name: 'Starter' })
  for (const words of [
    '$3.50',
    '$9.99',
    'Most Popular',
    'Limited Time Offer',
    '20 credits',
    'HD downloads',
    'Basic customization',
    'Email support',
  ])
    await expect(starter).toContainText(words)
  await expect(starter.locator('s')).toHaveText(/\$9\.99/)
  const pro = modal(page).getByRole('region', { name: 'Pro' })
  for (const words of ['$17', '40 credits', 'Advanced customization tools', 'Priority support'])
    await expect(pro).toContainText(words)
  await expect(modal(page).getByRole('button', { name: /Start 2-day free trial/ })).toHaveCount(2)
  await expect(modal(page)).toContainText('Prices in USD, billed monthly, cancel anytime')
  await modal(page).getByRole('link', { name: 'See every plan and top-ups' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(modal(page)).toBeHidden()
  proves(
    '§2.pricing.modal',
    '§2.header.pricing',
    '§3.tier.fields',
    '§9.starter.offer',
    '§9.starter.struck',
    '§9.pro.offer',
    '§9.pricing.words',
    '§9.pricing.features',
  )
})

test('whoever has had a trial is offered none again, in the modal and on the page', async ({
  page,
  person,
  login,
}) => {
  const user = { ...person.user, subscriptionStatus: 'canceled' }
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: user }))
  await login(page, { ...person, user })
  await visit(page, '/pricing')
  const choices = (area: Locator) => area.getByRole('button', { name: /^Choose / })
  const board = page.getByRole('main')
  await expect(choices(board)).toHaveText([
    'Choose Starter',
    'Choose Pro',
    'Choose Premium',
    'Choose Business',
  ])
  await expect(board.getByText('Billed monthly from today')).toHaveCount(4)
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click()
  await expect(choices(modal(page))).toHaveText(['Choose Starter', 'Choose Pro'])
  await expect(modal(page)).not.toContainText('free trial')
})

test('§4 picking a plan while signed out closes the modal and goes to /login', async ({ page }) => {
  await visit(page, '/terms')
  const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  await link.click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link, 'the focus comes back').toBeFocused()
  await link.click()
  await modal(page)
    .getByRole('button', { name: /Starter/ })
    .click()
  await expect(page).toHaveURL('/login?next=%2Fpricing%3Fplan%3Dstarter')
  await expect(modal(page)).toBeHidden()
  proves('§2.header.pricing', '§4.pricing.signed-out', '§6.visitor.plan')
})

test('on a phone the menu closes when the modal opens, and axe finds nothing in it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/terms')
  const menuButton = page.getByRole('button', { name: 'Menu' })
  await menuButton.click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Pricing' })
    .click()
  await expect(modal(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await expect(menuButton).toBeFocused()
})
