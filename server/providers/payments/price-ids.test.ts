import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { loadConfig } from '#server/platform/config.ts'
import { createSandboxPayments } from '#server/providers/payments/sandbox-payments.ts'
import { createStripePayments } from '#server/providers/payments/stripe-payments.ts'
import { PLANS, PRODUCTS } from '#shared/plans.ts'
import { proves } from '#tests/proves.ts'

const PRODUCTION = {
  ORIGIN: 'https://ink.example',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}
const PRICES_OF_PRODUCTION = Object.fromEntries(
  PRODUCTS.map(({ key }) => [
    `STRIPE_PRICE_${key.replace('-', '_').toUpperCase()}`,
    `price_live_${key}`,
  ]),
)

test('§9 price ids are those of the installation: of its settings, or of its sandbox', async ({
  onTestFinished,
}) => {
  const { payments } = loadConfig({ ...PRODUCTION, ...PRICES_OF_PRODUCTION })
  if (payments.mode !== 'live') throw new Error('these are settings of production')
  const production = createStripePayments(payments)
  const dir = await mkdtemp(path.join(tmpdir(), 'inkwright-prices-'))
  const development = await createSandboxPayments({
    clock: systemClock,
    log: pino({ level: 'silent' }),
    stateFile: path.join(dir, 'payments.json'),
    publicOrigin: 'http://localhost:3000',
    webhookUrl: 'http://localhost:3000/webhook',
  })
  onTestFinished(async () => {
    await development.close()
    await rm(dir, { recursive: true })
  })
  for (const { key } of PRODUCTS) {
    const [live, sandbox] = [production.prices.priceOf(key), development.prices.priceOf(key)]
    expect(live).not.toBe(sandbox)
    expect(production.prices.productOf(live)).toBe(key)
    expect(production.prices.productOf(sandbox)).toBeUndefined()
    expect(await development.stripe?.prices.retrieve(sandbox)).toMatchObject({ id: sandbox })
  }
  for (const tier of PLANS) expect(JSON.stringify(tier)).not.toContain('price_')
  proves('§3.tier.price-ids', '§9.pricing.price-ids')
})
