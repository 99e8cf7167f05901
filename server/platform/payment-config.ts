import path from 'node:path'
import { z } from 'zod'
import { PRODUCT_KEYS, type ProductKey } from '#shared/billing.ts'

const setting = z.string().min(1).optional()

/** Which setting names the price of a product. */
const PRICE_SETTINGS = {
  starter: 'STRIPE_PRICE_STARTER',
  pro: 'STRIPE_PRICE_PRO',
  premium: 'STRIPE_PRICE_PREMIUM',
  business: 'STRIPE_PRICE_BUSINESS',
  'topup-10': 'STRIPE_PRICE_TOPUP_10',
  'topup-50': 'STRIPE_PRICE_TOPUP_50',
  'topup-100': 'STRIPE_PRICE_TOPUP_100',
} as const satisfies Record<ProductKey, string>

/** The settings of payments, for the one schema of the environment. */
export const PAYMENT_SETTINGS = {
  /** Its prefix says whether cards are charged or only tested. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:test|live)_./, 'must begin with sk_test_ or sk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: setting,
  STRIPE_PUBLISHABLE_KEY: setting,
  STRIPE_PRICE_STARTER: setting,
  STRIPE_PRICE_PRO: setting,
  STRIPE_PRICE_PREMIUM: setting,
  STRIPE_PRICE_BUSINESS: setting,
  STRIPE_PRICE_TOPUP_10: setting,
  STRIPE_PRICE_TOPUP_50: setting,
  STRIPE_PRICE_TOPUP_100: setting,
  /** Another host that speaks Stripe's protocol. */
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
    .optional(),
  /** The sandbox gives everything away for no money: it answers this machine alone, and is on by itself only on a laptop. */
  STRIPE_SANDBOX: z.enum(['on', 'off']).optional(),
}

type PaymentEnv = z.output<z.ZodObject<typeof PAYMENT_SETTINGS>>

/** What is missing or does not go together. */
export function listPaymentProblems(env: Record<string, unknown>): [string, string][] {
  const problems: [string, string][] = []
  if (env['STRIPE_SECRET_KEY'] !== undefined)
    for (const name of ['STRIPE_WEBHOOK_SECRET', ...Object.values(PRICE_SETTINGS)])
      if (env[name] === undefined) problems.push([name, 'is needed by STRIPE_SECRET_KEY'])
  if (env['STRIPE_SANDBOX'] === 'on' && env['PROCESS_ROLE'] !== 'all')
    problems.push(['STRIPE_SANDBOX', 'needs PROCESS_ROLE=all: it lives in one process'])
  return problems
}

export type PaymentConfig = ReturnType<typeof toPaymentConfig>

export function toPaymentConfig(
  env: PaymentEnv,
  host: { isLaptop: boolean; isOneProcess: boolean; dataDir: string },
) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_SANDBOX: sandbox } = env
  if (secretKey !== undefined)
    return {
      mode: secretKey.includes('_live_') ? ('live' as const) : ('test' as const),
      secretKey,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
      publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
      apiBase: env.STRIPE_API_BASE === undefined ? undefined : toApiBase(env.STRIPE_API_BASE),
      prices: Object.fromEntries(
        PRODUCT_KEYS.map((product) => [product, env[PRICE_SETTINGS[product]] ?? '']),
      ) as Record<ProductKey, string>,
    }
  const useSandbox = sandbox ? sandbox === 'on' : host.isLaptop && host.isOneProcess
  if (!useSandbox) return { mode: 'off' as const }
  return {
    mode: 'sandbox' as const,
    stateFile: path.join(host.dataDir, 'sandbox', 'payments.json'),
  }
}

function toApiBase(address: string) {
  const { protocol, hostname, port } = new URL(address)
  const isTls = protocol === 'https:'
  return {
    protocol: isTls ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isTls ? 443 : 80) : Number(port),
  }
}
