import type { APIResponse, Page } from '@playwright/test'
import { CreditsResponse } from '#shared/credits.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { subscribe } from './support/checkout.ts'
import { describe, DRAWN_WITHIN, expectDrawn, stage, takeCredits } from './support/designs.ts'
import { ORIGIN } from './support/environment.ts'
import { PHONE } from './support/pages.ts'
import { visit } from './support/screen.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('§5 no credits: generate opens the pricing modal and asks for nothing', async ({
  page,
  person,
  login,
}) => {
  await takeCredits(person, 5)
  await login(page)
  await visit(page, '/design')
  await expect(page.getByText('0 credits remaining')).toBeVisible()
  let calls = 0
  await page.route('**/api/tattoo/generate', () => {
    calls += 1
  })
  await describe(page, 'a fox')
  await expect(dialog(page).getByRole('heading', { name: 'Starter' })).toBeVisible()
  expect(calls).toBe(0)
  proves('§4.pricing.no-credits', '§5.designer.no-credits')
})

test('whoever has the largest plan is nowhere told to upgrade, also without credits', async ({
  page,
  person,
  login,
}) => {
  await subscribe(person, 'business')
  const headers = { Authorization: `Bearer ${person.token}` }
  const answer = await fetch(`${ORIGIN}/api/credits/user/`, { headers })
  const { creditBalance } = CreditsResponse.parse(await answer.json())
  await takeCredits(person, creditBalance)
  await login(page)
  for (const path of ['/explore', '/create', '/account', '/body', '/design']) {
    await visit(page, path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
    await expect(page.getByText(/upgrade/i).filter({ visible: true }), path).toHaveCount(0)
  }
  await expect(page.getByText('0 credits remaining')).toBeVisible()
  await describe(page, 'a fox')
  await expect(dialog(page)).toContainText('Your plan is the largest there is')
  await expect(dialog(page)).not.toContainText(/upgrade/i)
})

test('§4 the last credit: the design comes, then Out of Credits, then Upgrade leads to the prices', async ({
  page,
  person,
  login,
}) => {
  await takeCredits(person, 4)
  await login(page)
  await visit(page, '/design')
  await expect(page.getByText('1 credit remaining')).toBeVisible()
  await describe(page, 'a minimalist fox')
  await expect(dialog(page)).toContainText(
    "You've used all your available credits for generating designs.",
    DRAWN_WITHIN,
  )
  // It stands beside the design that was just made.
  const popup = (await dialog(page).boundingBox())!
  const sheet = (await stage(page).getByRole('figure').boundingBox())!
  expect(popup.x + popup.width <= sheet.x || popup.y >= sheet.y + sheet.height).toBe(true)
  for (const line of [
    '40 credits a month',
    'Advanced styles',
    'Unlimited storage',
    'Priority generation',
  ])
    await expect(dialog(page)).toContainText(line)
  await dialog(page).getByRole('button', { name: 'Upgrade' }).click()
  await expect(dialog(page)).toHaveCount(1)
  await expect(dialog(page).getByRole('heading', { name: 'Pro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectDrawn(page, /fox/)
  proves('§2.designer.popups', '§4.designer.balance', '§4.pricing.upgrade', '§9.credits.popup')
})

test('on a phone, too, what is told after the last credit leaves the design in sight', async ({
  page,
  person,
  login,
}) => {
  await page.setViewportSize(PHONE)
  await takeCredits(person, 4)
  await login(page)
  await visit(page, '/design')
  await expect(page.getByText('1 credit remaining')).toBeVisible()
  await describe(page, 'a minimalist fox')
  await expect(dialog(page)).toContainText("You've used all your available credits", DRAWN_WITHIN)
  await expectDrawn(page, /fox/)
  const popup = (await dialog(page).boundingBox())!
  const variations = stage(page).getByRole('list', { name: 'Variations' }).locator('img')
  for (const design of [stage(page).getByRole('figure'), variations.last()]) {
    const { y, height } = (await design.boundingBox())!
    expect(popup.y).toBeGreaterThanOrEqual(y + height)
  }
})

test('§8 credits that went meanwhile: Out of Credits, and the placeholder is removed', async ({
  page,
  person,
  login,
  faults,
}) => {
  await login(page)
  // The tab never hears that they went: whatever part of it asks is told what the first was told.
  let onArrival: APIResponse | undefined
  await page.route('**/api/credits/user/', async (route) => {
    onArrival ??= await route.fetch()
    await route.fulfill({ response: onArrival })
  })
  await visit(page, '/design')
  await expect(page.getByText('5 credits remaining')).toBeVisible()
  await takeCredits(person, 5)
  faults.expectRefusal(402, '/api/tattoo/generate')
  await describe(page, 'a fox')
  await expect(dialog(page)).toContainText("You've used all your available credits")
  await page.keyboard.press('Escape')
  await expect(stage(page).getByRole('status')).toHaveCount(0)
  await expect(stage(page)).toContainText('A clean sheet')
  proves('§4.designer.failure', '§8.generate.failure')
})
