import type { Stripe } from 'stripe'
import type { StoredPrice } from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import type {
  CardDetails,
  StoredCustomer,
  StoredPaymentMethod,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { StoredDispute } from '#server/providers/payments/sandbox/objects/dispute-objects.ts'
import type {
  InvoiceLine,
  StoredInvoice,
  StoredInvoicePayment,
} from '#server/providers/payments/sandbox/objects/invoice-objects.ts'
import type {
  StoredCharge,
  StoredPaymentIntent,
  StoredRefund,
} from '#server/providers/payments/sandbox/objects/payment-objects.ts'
import type {
  StoredPortalSession,
  StoredSession,
} from '#server/providers/payments/sandbox/objects/session-objects.ts'
import type { StoredSubscription } from '#server/providers/payments/sandbox/objects/subscription-objects.ts'

/** What a checkout session will make of itself when it is paid; Stripe shows none of it. */
export interface CheckoutPlan {
  /** The session's id. */
  id: string
  lineItems: (Stripe.LineItem & { price: StoredPrice })[]
  trialPeriodDays: number | null
  trialEnd: number | null
  missingPaymentMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod
  description: string | null
  metadata: Stripe.Metadata
  receiptEmail: string | null
  setupFutureUsage: 'off_session' | 'on_session' | null
  /** A card whose bank is being asked, and the address typed beside it. */
  waiting: { details: CardDetails; email: string } | null
  /** A bank debit under way. */
  debit: { outcome: 'succeeded' | 'failed'; dueAt: number; intent: string } | null
}

/** Which test card a payment method stands for. */
export interface VaultedCard {
  /** The payment method's id. */
  id: string
  number: string
}

/** Prorations that wait for the next invoice. */
export interface PendingLines {
  /** The subscription's id. */
  id: string
  lines: InvoiceLine[]
}

export interface Delivery {
  /** The event's id. */
  id: string
  attempts: number
}

export interface RememberedAnswer {
  /** The idempotency key. */
  id: string
  fingerprint: string
  status: number
  body: string
  createdAt: number
}

export interface StoredEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** All that the sandbox knows. Each collection keeps the order in which its things were made. */
export interface SandboxState {
  customers: Map<string, StoredCustomer>
  deletedCustomers: Map<string, Stripe.DeletedCustomer>
  paymentMethods: Map<string, StoredPaymentMethod>
  vault: Map<string, VaultedCard>
  sessions: Map<string, StoredSession>
  checkoutPlans: Map<string, CheckoutPlan>
  portalSessions: Map<string, StoredPortalSession>
  subscriptions: Map<string, StoredSubscription>
  pendingLines: Map<string, PendingLines>
  invoices: Map<string, StoredInvoice>
  invoicePayments: Map<string, StoredInvoicePayment>
  paymentIntents: Map<string, StoredPaymentIntent>
  charges: Map<string, StoredCharge>
  refunds: Map<string, StoredRefund>
  disputes: Map<string, StoredDispute>
  testClocks: Map<string, Stripe.TestHelpers.TestClock>
  events: Map<string, StoredEvent>
  deliveries: Map<string, Delivery>
  answers: Map<string, RememberedAnswer>
}

export function createState(): SandboxState {
  return {
    customers: new Map(),
    deletedCustomers: new Map(),
    paymentMethods: new Map(),
    vault: new Map(),
    sessions: new Map(),
    checkoutPlans: new Map(),
    portalSessions: new Map(),
    subscriptions: new Map(),
    pendingLines: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    testClocks: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
  }
}

/** Enough to look back on; what has not been delivered is never dropped. */
const MAX_EVENTS = 500
const MAX_PORTAL_SESSIONS = 200

/** Keeps the file small: every change writes all of it. */
export function forgetOldThings({ events, deliveries, portalSessions }: SandboxState): void {
  for (const id of events.keys()) {
    if (events.size <= MAX_EVENTS) break
    if (!deliveries.has(id)) events.delete(id)
  }
  for (const id of portalSessions.keys()) {
    if (portalSessions.size <= MAX_PORTAL_SESSIONS) break
    portalSessions.delete(id)
  }
}
