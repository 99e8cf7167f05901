import type { Stripe } from 'stripe'
import { z } from 'zod'
import { defineCall, type ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import {
  ApiFailure,
  getNamed,
  getReferred,
} from '#server/providers/payments/sandbox/api/api-failure.ts'
import {
  cut,
  listShape,
  pageOf,
  pageShape,
} from '#server/providers/payments/sandbox/api/list-page.ts'
import {
  integer,
  mergeMetadata,
  metadata,
  onlyExpand,
  onlyFalse,
  parametersOf,
  text,
  url,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import { expireSession } from '#server/providers/payments/sandbox/money/checkout.ts'
import { DAY_SECONDS } from '#server/providers/payments/sandbox/money/periods.ts'
import { productName } from '#server/providers/payments/sandbox/money/subscriptions.ts'
import {
  createLineItem,
  createPortalSession,
  createSession,
} from '#server/providers/payments/sandbox/objects/session-objects.ts'
import type { CheckoutPlan } from '#server/providers/payments/sandbox/sandbox-state.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

type CreateParams = Stripe.Checkout.SessionCreateParams

const MAX_QUANTITY = 999_999
const MAX_TRIAL_DAYS = 730
const quantity = integer.refine((value) => value >= 1 && value <= MAX_QUANTITY)

const SubscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.refine((days) => days >= 1 && days <= MAX_TRIAL_DAYS).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({
        missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
      }),
    })
    .optional(),
})
const PaymentIntentData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
})
const CreateParameters = parametersOf<CreateParams>()({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(z.strictObject({ price: text, quantity: quantity.optional() })).min(1),
  success_url: z.string().max(5000).pipe(url),
  cancel_url: url.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: z.string().max(1200) }) })
    .optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  subscription_data: SubscriptionData.optional(),
  payment_intent_data: PaymentIntentData.optional(),
  allowed_payment_method_types: z
    .array(z.enum(['card', 'us_bank_account']))
    .min(1)
    .optional(),
  payment_method_collection: z.literal('always').optional(),
  billing_address_collection: z.literal('auto').optional(),
  allow_promotion_codes: onlyFalse.optional(),
  automatic_tax: z.strictObject({ enabled: onlyFalse }).optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
  ui_mode: z.literal('hosted_page').optional(),
})
const ListParameters = parametersOf<Stripe.Checkout.SessionListParams>()({
  ...listShape,
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})
const LineItemsParameters = parametersOf<Stripe.Checkout.SessionListLineItemsParams>()(pageShape)
const PortalParameters = parametersOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  return_url: url.optional(),
  configuration: z.literal('bpc_sandbox').optional(),
  locale: text.optional(),
})

export const checkoutCalls: readonly ApiCall[] = [
  defineCall('POST /checkout/sessions', CreateParameters, (world, { parameters }) =>
    openSession(world, parameters),
  ),
  defineCall('GET /checkout/sessions', ListParameters, ({ state }, { parameters }) => {
    const { customer, status, subscription, payment_intent: intent } = parameters
    const found = state.sessions
      .values()
      .filter(
        (session) =>
          session.customer === (customer ?? session.customer) &&
          session.status === (status ?? session.status) &&
          session.subscription === (subscription ?? session.subscription) &&
          session.payment_intent === (intent ?? session.payment_intent),
      )
    return pageOf('/v1/checkout/sessions', found, parameters)
  }),
  defineCall('GET /checkout/sessions/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.sessions, 'checkout.session', id)
  }),
  defineCall('POST /checkout/sessions/:id/expire', onlyExpand, (world, { id }) => {
    const session = getNamed(world.state.sessions, 'checkout.session', id)
    if (session.status !== 'open') {
      throw new ApiFailure(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${String(session.status)}".`,
        { status: 400 },
      )
    }
    expireSession(world, session)
    return session
  }),
  defineCall(
    'GET /checkout/sessions/:id/line_items',
    LineItemsParameters,
    ({ state }, { id, parameters }) => {
      const { lineItems } = getNamed(state.checkoutPlans, 'checkout.session', id)
      return cut(`/v1/checkout/sessions/${id}/line_items`, lineItems, parameters)
    },
  ),
  defineCall('POST /billing_portal/sessions', PortalParameters, (world, { parameters }) => {
    const { customer: id, return_url: returnUrl } = parameters
    const { customers, portalSessions } = world.state
    const customer = getReferred(customers, { kind: 'customer', id, param: 'customer' })
    const portal = createPortalSession({
      created: world.now(customer.test_clock),
      customer: customer.id,
      returnUrl: returnUrl ?? null,
      pagesUrl: world.pagesUrl,
    })
    portalSessions.set(portal.id, portal)
    world.emit('billing_portal.session.created', portal.session, {
      testClock: customer.test_clock,
    })
    return portal.session
  }),
]

type Parameters = z.output<typeof CreateParameters>

function openSession(world: SandboxWorld, parameters: Parameters) {
  const { customers, sessions, checkoutPlans } = world.state
  checkCombination(parameters)
  const customer =
    parameters.customer === undefined
      ? undefined
      : getReferred(customers, { kind: 'customer', id: parameters.customer, param: 'customer' })
  const lineItems = parameters.line_items.map((line, index) =>
    readLine(world, parameters, { ...line, index }),
  )
  const created = world.now(customer?.test_clock ?? null)
  const session = createSession({
    created,
    expiresAt: readExpiry(parameters, created),
    mode: parameters.mode,
    amountTotal: lineItems.reduce((sum, line) => sum + line.amount_total, 0),
    customer: customer?.id ?? null,
    customerEmail: parameters.customer_email ?? null,
    clientReferenceId: parameters.client_reference_id ?? null,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    allowPromotionCodes: parameters.allow_promotion_codes ?? null,
    locale: parameters.locale ?? null,
    pagesUrl: world.pagesUrl,
  })
  if (parameters.allowed_payment_method_types) {
    session.payment_method_types = parameters.allowed_payment_method_types
    session.allowed_payment_method_types = parameters.allowed_payment_method_types
  }
  if (parameters.customer_creation) session.customer_creation = parameters.customer_creation
  if (parameters.custom_text) session.custom_text.submit = parameters.custom_text.submit
  if (hasTrial(parameters)) session.amount_total = 0
  sessions.set(session.id, session)
  checkoutPlans.set(session.id, { id: session.id, ...planOf(parameters), lineItems })
  return session
}

function hasTrial({ subscription_data: data }: Parameters): boolean {
  return data?.trial_period_days !== undefined || data?.trial_end !== undefined
}

function planOf(parameters: Parameters): Omit<CheckoutPlan, 'id' | 'lineItems'> {
  const { subscription_data: subscription, payment_intent_data: payment } = parameters
  const data = subscription ?? payment
  return {
    trialPeriodDays: subscription?.trial_period_days ?? null,
    trialEnd: subscription?.trial_end ?? null,
    missingPaymentMethod:
      subscription?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    description: data?.description ?? null,
    metadata: mergeMetadata({}, data?.metadata),
    receiptEmail: payment?.receipt_email ?? null,
    setupFutureUsage: payment?.setup_future_usage ?? null,
    waiting: null,
    debit: null,
  }
}

/** What Stripe refuses although each parameter is right by itself. */
function checkCombination(parameters: Parameters): void {
  const { mode, customer, customer_email: email, customer_creation: creation } = parameters
  const refuse = (message: string, param: string) => {
    throw new ApiFailure(message, { status: 400, param })
  }
  if (customer !== undefined && email !== undefined) {
    refuse('You may only specify one of these parameters: customer, customer_email.', 'customer')
  }
  if (mode === 'payment' && parameters.subscription_data) {
    refuse('You can not pass `subscription_data` in `payment` mode.', 'subscription_data')
  }
  if (mode === 'subscription' && parameters.payment_intent_data) {
    refuse('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data')
  }
  if (mode === 'subscription' && creation !== undefined) {
    refuse('`customer_creation` can only be used in `payment` mode.', 'customer_creation')
  }
}

function readLine(
  world: SandboxWorld,
  { mode }: Parameters,
  line: { price: string; quantity?: number | undefined; index: number },
) {
  const param = `line_items[${line.index}][price]`
  const price = getReferred(world.catalogue.prices, { kind: 'price', id: line.price, param })
  if (mode === 'payment' && price.recurring) {
    throw new ApiFailure(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { status: 400, param },
    )
  }
  if (mode === 'subscription' && (!price.recurring || line.index > 0)) {
    throw new ApiFailure(
      'You must provide at least one recurring price in `subscription` mode when using prices. The sandbox sells exactly one.',
      { status: 400, param },
    )
  }
  if (line.quantity === undefined) {
    const missing = `line_items[${line.index}][quantity]`
    throw new ApiFailure(
      `Quantity is required. Add \`quantity\` to \`line_items[${line.index}]\``,
      {
        status: 400,
        code: 'parameter_missing',
        param: missing,
      },
    )
  }
  const amountTotal = price.unit_amount * line.quantity
  return createLineItem({
    price,
    productName: productName(world, price),
    quantity: line.quantity,
    amountTotal,
  })
}

const MIN_LIFE_SECONDS = 30 * 60

function readExpiry({ expires_at: wanted }: Parameters, created: number): number {
  if (wanted === undefined) return created + DAY_SECONDS
  if (wanted >= created + MIN_LIFE_SECONDS && wanted <= created + DAY_SECONDS) return wanted
  throw new ApiFailure(
    'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
    { status: 400, param: 'expires_at' },
  )
}
