import { DomainError, NotFoundError } from '#server/platform/errors.ts'

/** The person's plan does not have what they asked for. */
export class UpgradeRequiredError extends DomainError {
  readonly code = 'upgrade_required'
}

export class PaymentsOffError extends DomainError {
  readonly code = 'payments_off'
  constructor() {
    super('Payments are not set up here yet. Nothing was charged.')
  }
}

export class PriceMismatchError extends DomainError {
  readonly code = 'unknown_price'
  constructor() {
    super('This price is not on offer. Please reload the page and choose again.', {
      field: 'priceId',
    })
  }
}

export class CheckoutNotFoundError extends NotFoundError {
  constructor() {
    super('There is no such checkout.')
  }
}

/** Two checkouts for a plan at once, which would have become two subscriptions. */
export class CheckoutConflictError extends DomainError {
  readonly code = 'checkout_conflict'
  constructor() {
    super('Another checkout of yours was opened at the same time. Please try again.')
  }
}

export class SamePlanError extends DomainError {
  readonly code = 'same_plan'
  constructor(planName: string) {
    super(`You are on ${planName} already.`)
  }
}

export class PaymentDueError extends DomainError {
  readonly code = 'payment_due'
  constructor() {
    super('Your last payment failed. Please update your card in the billing portal first.')
  }
}

export class NoSubscriptionError extends DomainError {
  readonly code = 'no_subscription'
  constructor() {
    super('You have no subscription.')
  }
}

export class BillingPortalError extends DomainError {
  readonly code = 'billing_portal_unavailable'
  constructor(options?: ErrorOptions) {
    super('Unable to access billing portal.', options)
  }
}

/** An event that changes nothing here: not proven to be Stripe's, or about something that is not ours. */
export class EventRefusedError extends DomainError {
  readonly code: EventRefusal
  constructor(code: EventRefusal, options?: ErrorOptions) {
    super(REFUSALS[code], options)
    this.code = code
  }
}

const REFUSALS = {
  event_signature: 'The signature does not fit, or is too old.',
  event_unknown_object: 'There is no such object at the payment service.',
  event_unknown_customer: 'No account of ours belongs to this customer.',
  event_unknown_price: 'This price is not in our catalogue.',
} as const
export type EventRefusal = keyof typeof REFUSALS
