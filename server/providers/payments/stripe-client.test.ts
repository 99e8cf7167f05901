import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { createStripeClient } from '#server/providers/payments/stripe-client.ts'

test('speaks to Stripe itself unless it is sent elsewhere, in the version that its types describe', () => {
  const real = createStripeClient({ secretKey: 'sk_test_1' })
  expect(real.getApiField('host')).toBe('api.stripe.com')
  expect(real.getApiField('version')).toBe(Stripe.API_VERSION)
  const apiBase = { host: '127.0.0.1', port: 4242, protocol: 'http' } as const
  const local = createStripeClient({ secretKey: 'sk_test_1', apiBase })
  expect(local.getApiField('host')).toBe('127.0.0.1')
  expect(local.getApiField('port')).toBe(4242)
  expect(local.getMaxNetworkRetries()).toBe(2)
  expect(local.getTelemetryEnabled()).toBe(false)
})
