import { expect, type Page } from '@playwright/test'
import { BillingResponse, CheckoutResponse, type PlanKey } from '#shared/billing.ts'
import { post, type Person } from './api.ts'
import { ORIGIN } from './environment.ts'

/** Of the payment service's test mode; the sandbox knows the same ones. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  worksToo: '5555 5555 5555 4444',
  /** For the one journey that is about a trial: a card has one. */
  isNew: '6011 1111 1111 1117',
  isDeclined: '4000 0000 0000 0002',
}
const DETAILS = { expiry: '12 / 40', cvc: '123', name: 'Ottolie Ink' }

/** Fills the hosted checkout and presses its button. */
export async function payWith(page: Page, card: string, button: string) {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry').fill(DETAILS.expiry)
  await page.getByLabel('CVC').fill(DETAILS.cvc)
  await page.getByLabel('Name on card').fill(DETAILS.name)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** The page that waits for the payment service's word, until it has come. */
export async function expectArrival(page: Page, { credits, balance }: Record<string, number>) {
  await expect(page).toHaveURL((url) => url.pathname === '/billing/success')
  await expect(page.getByRole('heading', { name: 'Your credits arrived' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(`${credits} credits`)
  await expect(main).toContainText(`You have ${balance} to spend now`)
}

/** Gives somebody a plan before the journey begins, by the same forms and without a window. */
export async function subscribe(
  { token }: Person,
  product: PlanKey,
  number = CARDS.worksToo,
): Promise<void> {
  const checkout = await post('/credits/subscribe', { body: { product }, token })
  const { url } = CheckoutResponse.parse(checkout)
  const answer = await fetch(`${url}/card`, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ number, ...DETAILS }),
    redirect: 'manual',
  })
  expect(answer.status, 'the sandbox leads back').toBe(303)
  const headers = { Authorization: `Bearer ${token}` }
  await expect
    .poll(async () => {
      const billing = await fetch(`${ORIGIN}/api/credits/billing`, { headers })
      return BillingResponse.parse(await billing.json()).plan
    })
    .toBeGreaterThan(0)
}
