import { call } from '#app/platform/http/api-client.ts'
import type { ProductKey } from '#shared/billing.ts'

// Fetched with the first answer they check: most people who look at prices only look.
const schemas = () => import('#shared/billing.ts')
const billingSchema = async () => (await schemas()).BillingResponse

/** The address of the hosted checkout, or null where nothing is to be paid now. */
export async function startCheckout(product: ProductKey): Promise<string | null> {
  const { url } = await call('/credits/subscribe', {
    method: 'POST',
    body: { product },
    schema: async () => (await schemas()).CheckoutResponse,
  })
  return url
}

export function fetchCheckout(sessionId: string) {
  return call(`/credits/checkout/${encodeURIComponent(sessionId)}`, {
    schema: async () => (await schemas()).CheckoutStateResponse,
  })
}

export function fetchBilling() {
  return call('/credits/billing', { schema: billingSchema })
}

export async function fetchPortalUrl(): Promise<string> {
  const schema = async () => (await schemas()).BillingPortalResponse
  return (await call('/auth/billing-portal', { schema })).url
}

/** The rest of the cycle stays. */
export function cancelPlan() {
  return call('/credits/cancel', { method: 'POST', schema: billingSchema })
}

export function resumePlan() {
  return call('/credits/resume', { method: 'POST', schema: billingSchema })
}
