import { PaymentsOffError } from '#server/features/billing/billing.errors.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { StripeClient } from '#server/providers/payments/stripe-client.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

/** The package's own errors, known by their shape: where nothing is sold, the package is not loaded. */
interface StripeFailure extends Error {
  type: string
  code?: string
}

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe')

const INVALID_REQUEST = 'StripeInvalidRequestError'

/** A call to the payment service. What it refuses or fails at becomes a ProviderError; where nothing is sold, a refusal. */
export async function askStripe<Answer>(
  deps: Deps,
  call: (stripe: StripeClient) => Promise<Answer>,
): Promise<Answer> {
  const { stripe } = deps.payments
  if (!stripe) throw new PaymentsOffError()
  try {
    return await call(stripe)
  } catch (error) {
    if (!isStripeFailure(error)) throw error
    throw new ProviderError(`stripe answered: ${error.message}`, {
      provider: 'stripe',
      isRetryable: error.type !== INVALID_REQUEST,
      cause: error,
    })
  }
}

const failureOf = (error: unknown): StripeFailure | undefined =>
  error instanceof ProviderError && isStripeFailure(error.cause) ? error.cause : undefined

/** Whether the payment service said that there is no such thing. */
export const isMissing = (error: unknown): boolean => failureOf(error)?.code === 'resource_missing'

/** Whether it understood the request and refused it: the thing is in no state for it. */
export const isRefused = (error: unknown): boolean => failureOf(error)?.type === INVALID_REQUEST
