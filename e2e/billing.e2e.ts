import type { Page } from '@playwright/test'
import { ANALYTICS_EVENT } from '#app/platform/consent/analytics.ts'
import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { createPerson, newEmail, PASSWORD } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { CARDS, expectArrival, payWith, subscribe } from './support/checkout.ts'
import { drawDesigns } from './support/designs.ts'
import { ORIGIN } from './support/environment.ts'
import { PHONE } from './support/pages.ts'
import { accountMenuButton, signUp, snackbar, visit, waitUntilAlive } from './support/screen.ts'

/** An account, a customer and a session come before it, and a busy machine takes its time over them. */
const CHECKOUT_WITHIN = { timeout: 30_000 }

const plan = (page: Page) => page.getByRole('region', { name: 'Plan and billing' })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('§4 a visitor picks Pro, signs up and comes back to its checkout; a declined card says so, the next one brings the credits', async ({
  page,
  faults,
}) => {
  const events = await recordEvents(page)
  await visit(page, '/pricing')
  await page.getByRole('button', { name: 'Start 2-day free trial: Pro' }).click()
  await expect(page).toHaveURL('/login?next=%2Fpricing%3Fplan%3Dpro')
  expect(await events()).toEqual([{ name: 'upgrade_clicked', data: { tier: 'Pro' } }])
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, { email: newEmail('pro'), password: PASSWORD })

  await expect(title(page, 'Subscribe to Inkwright Pro')).toBeVisible(CHECKOUT_WITHIN)
  faults.allowRefusal(422, '/sandbox/payments/checkout/')
  await payWith(page, CARDS.isDeclined, 'Start trial')
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await payWith(page, CARDS.works, 'Start trial')
  await expectArrival(page, { credits: 40, balance: 45 })
  await expectNoViolations(page)
  await page.reload()
  await expectArrival(page, { credits: 40, balance: 45 })
  proves('§4.pricing.signed-out', '§7.checkout.redirect', '§7.analytics.upgrade')
})

test('the upgrade modal leads to the checkout, which can be left, and a top-up arrives', async ({
  page,
  login,
}) => {
  await login(page)
  await visit(page, '/account')
  const isPrivate = plan(page).getByRole('switch', { name: /^Keep new designs private/ })
  await isPrivate.click()
  const modal = page.getByRole('dialog', { name: 'Designs only you see' })
  await modal.getByRole('button', { name: /Pro/ }).click()
  await expect(title(page, 'Subscribe to Inkwright Pro')).toBeVisible(CHECKOUT_WITHIN)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('No harm done.')).toBeVisible()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Buy 10 credits for $5' }).click()
  await payWith(page, CARDS.works, 'Pay $5.00')
  await expectArrival(page, { credits: 10, balance: 15 })
  await page.getByRole('link', { name: 'Plan and billing' }).click()
  await expect(plan(page).getByRole('row', { name: /10 credits/ })).toContainText('$5.00')
})

test('a mailbox that had its trial with another account is not offered one, on the page and in the modal', async ({
  page,
  login,
}) => {
  const email = newEmail('tried')
  await subscribe(await createPerson(email), 'starter')
  await login(page, await createPerson(email.replace('@', '+again@')))
  await visit(page, '/pricing')
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeVisible()
  await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click()
  const modal = page.getByRole('dialog', { name: 'Keep the ink flowing' })
  await expect(modal.getByRole('button', { name: 'Choose Starter' })).toBeVisible()
  await expect(modal).toContainText('More credits every month.')
})

test('§6 a plan changes with the next cycle; cancelled in the portal, the rest of the cycle stays', async ({
  page,
  person,
  login,
}) => {
  await subscribe(person, 'starter', CARDS.isNew)
  await login(page)
  await visit(page, '/pricing')
  await expect(page.getByRole('region', { name: 'Starter' })).toContainText('Your plan')
  await page.getByRole('button', { name: 'Move to Pro' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You keep Starter and its credits until')
  await dialog.getByRole('button', { name: 'Move to Pro' }).click()
  await expect(dialog).toContainText('Your plan changes to Pro on')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await accountMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await page.getByRole('link', { name: 'Return to Inkwright' }).click()
  await expect(page, 'back where it was opened').toHaveURL('/pricing')

  await page.getByRole('link', { name: 'Manage your plan' }).click()
  await expect(plan(page)).toContainText(/Free trial until .* Then Pro: 40 credits for \$17\.00/)
  await expectNoViolations(page)
  await plan(page).getByRole('button', { name: 'Stay on Starter' }).click()
  await expect(plan(page)).toContainText('Then $3.50 a month.')
  await plan(page).getByRole('button', { name: 'Manage billing' }).click()
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Return to Inkwright' }).click()
  await expect(plan(page)).toContainText('It ends then, and nothing is charged.')
  await expect(plan(page).getByRole('heading', { name: 'Starter' })).toBeVisible()
  await plan(page).getByRole('button', { name: 'Keep my plan' }).click()
  await expect(snackbar(page)).toContainText('Your plan goes on')
  await plan(page).getByRole('button', { name: 'Cancel plan' }).click()
  await dialog.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(plan(page)).toContainText('It ends then, and nothing is charged.')
  proves('§4.billing.cycle', '§6.paid.billing')
})

test('§6 Pro keeps designs private: nobody else sees one until its owner puts it in the gallery, in no tab once they have left', async ({
  page,
  person,
  login,
  faults,
}) => {
  await subscribe(person, 'pro')
  const [design] = await drawDesigns(person, { prompt: 'a small anchor' })
  const isSeenByOthers = async () =>
    (await fetch(`${ORIGIN}/api/tattoo/by-id/${design?.id}`)).status === 200
  await login(page)
  await visit(page, '/design')
  const isPrivate = page.getByRole('switch', { name: /^Private/ })
  await expect(isPrivate).toBeChecked()
  expect(await isSeenByOthers(), 'Pro starts private').toBe(false)
  await isPrivate.click()
  await expect(isPrivate).not.toBeChecked()
  expect(await isSeenByOthers()).toBe(true)

  await visit(page, '/create')
  const card = page.getByRole('article', { name: 'a small anchor' })
  await expect(card.getByText('Private')).toHaveCount(0)
  await card.hover()
  await card.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Make private' }).click()
  await expect(card.getByText('Private')).toBeVisible()
  expect(await isSeenByOthers()).toBe(false)

  faults.expectRefusal(404, `/tattoo/${design?.id}`)
  await visit(page, `/tattoo/${design?.id}`)
  await expect(title(page, 'a small anchor')).toBeVisible()
  const otherTab = await page.context().newPage()
  await visit(otherTab, '/')
  await accountMenuButton(otherTab).click()
  await otherTab.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(title(page, 'Not on the wall')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('a small anchor')
  proves('§6.paid.private')
})

test('a payment that takes days says so, one that failed says that nothing was charged, and nobody sees the checkout of others', async ({
  page,
  login,
  faults,
}) => {
  let state = 'processing'
  await page.route('**/api/credits/checkout/cs_slow', (route) =>
    route.fulfill({ json: { state, product: 'pro', creditsGranted: 0, creditBalance: 5 } }),
  )
  await page.setViewportSize(PHONE)
  await login(page)
  await visit(page, '/billing/success?session_id=cs_slow')
  await expect(title(page, 'Your payment is on its way')).toBeVisible()
  state = 'failed'
  await expect(title(page, 'The payment did not go through')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nothing was charged.')
  faults.expectRefusal(404, '/api/credits/checkout/cs_somebody-elses')
  await visit(page, '/billing/success?session_id=cs_somebody-elses')
  await expect(title(page, 'No such payment')).toBeVisible()
})

/** What the page notes of its use, from now on and until it is left. */
async function recordEvents(page: Page) {
  await page.addInitScript((type) => {
    const seen: unknown[] = []
    Object.assign(window, { seenEvents: seen })
    window.addEventListener(type, (event) => seen.push((event as CustomEvent).detail))
  }, ANALYTICS_EVENT)
  return () => page.evaluate(() => (window as unknown as { seenEvents: unknown[] }).seenEvents)
}
