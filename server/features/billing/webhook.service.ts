import { isMissing } from '#server/features/billing/ask-stripe.ts'
import { EventRefusedError, PaymentsOffError } from '#server/features/billing/billing.errors.ts'
import { converge } from '#server/features/billing/converge.service.ts'
import {
  deleteEventsBefore,
  insertEvent,
  markEventHandled,
} from '#server/features/billing/payments.queries.ts'
import type { Topic } from '#server/features/billing/read-stripe.ts'
import type { Deps } from '#server/platform/deps.ts'

/** How old a signature may be: an event that was listened to cannot be told again later. */
const SIGNATURE_TOLERANCE_SECONDS = 300
/** Stripe gives up after days, and people resend by hand for a month; after that a replay is new, and changes nothing either. */
const EVENTS_KEPT_MS = 90 * 86_400_000

/** The events that mean something to us, and what each is about. */
const TOPICS: ReadonlyMap<string, Topic> = new Map([
  ['checkout.session.completed', 'session'],
  ['checkout.session.async_payment_succeeded', 'session'],
  ['checkout.session.async_payment_failed', 'session'],
  ['checkout.session.expired', 'session'],
  ['invoice.paid', 'invoice'],
  ['invoice.payment_failed', 'invoice'],
  ['customer.subscription.created', 'subscription'],
  ['customer.subscription.updated', 'subscription'],
  ['customer.subscription.deleted', 'subscription'],
  ['charge.refunded', 'charge'],
  ['charge.dispute.created', 'dispute'],
])

/**
 * Takes an event that claims to be Stripe's. Of its body only the names count: which event, of which kind, about which
 * object. Throws when it is refused, or when it cannot be worked now and has to be told again.
 */
export async function receiveEvent(
  deps: Deps,
  message: { body: string; signature: string },
): Promise<void> {
  const event = verifyEvent(deps, message)
  const topic = TOPICS.get(event.type)
  const count = (outcome: string) =>
    deps.metrics.paymentEvents.inc({ type: topic ? event.type : 'other', outcome })
  if (!topic) return count('ignored')
  const { id, type, objectId } = event
  const now = deps.clock.now()
  const known = await insertEvent(deps.db, {
    id,
    type,
    object_id: objectId,
    received_at: now,
    handled_at: null,
  })
  if (known.handled_at) return count('repeated')
  try {
    if (objectId === '') throw new EventRefusedError('event_unknown_object')
    await converge(deps, { topic, objectId }, (tx) => markEventHandled(tx, id, now))
    count('handled')
  } catch (error) {
    const refusal = isMissing(error)
      ? new EventRefusedError('event_unknown_object', { cause: error })
      : error
    if (refusal instanceof EventRefusedError) warn(deps, { type, eventId: id, objectId }, refusal)
    else count('failed')
    throw refusal
  }
}

function verifyEvent(deps: Deps, { body, signature }: { body: string; signature: string }) {
  const { stripe, webhookSecret } = deps.payments
  if (!stripe) throw new PaymentsOffError()
  const receivedAt = deps.clock.now().getTime()
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      SIGNATURE_TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    )
    const { id: objectId } = data.object as { id?: unknown }
    return { id, type, objectId: typeof objectId === 'string' ? objectId : '' }
  } catch (error) {
    const refusal = new EventRefusedError('event_signature', { cause: error })
    warn(deps, {}, refusal)
    throw refusal
  }
}

/** For what the address refused before it read it. */
export function warnOfEvent(deps: Deps, outcome: 'too_large'): void {
  deps.metrics.paymentEvents.inc({ type: 'unknown', outcome })
  deps.log.warn({ outcome }, 'refused a payment event')
}

function warn(
  deps: Deps,
  about: { type?: string; eventId?: string; objectId?: string },
  refusal: EventRefusedError,
): void {
  deps.metrics.paymentEvents.inc({ type: about.type ?? 'unknown', outcome: refusal.code })
  deps.log.warn({ ...about, outcome: refusal.code }, 'refused a payment event')
}

export async function purgeEvents(deps: Deps): Promise<void> {
  await deleteEventsBefore(deps.db, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS))
}
