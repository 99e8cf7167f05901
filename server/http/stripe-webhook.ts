import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { receiveEvent, warnOfEvent } from '#server/features/billing/webhook.service.ts'
import { limitByAddress } from '#server/http/access.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Deps } from '#server/platform/deps.ts'
import { RATE_LIMITS } from '#server/platform/rate-limit.ts'
import { WEBHOOK_PATH } from '#shared/billing.ts'

/** Stripe's events are a few kilobytes; an invoice with many lines is the largest. */
const MAX_EVENT_BYTES = 256 * 1024

/**
 * Where Stripe tells of what happened. No person calls it: the signature over the raw body is what is believed, so it stands
 * before the API's own checks. Any answer but success makes Stripe tell again later.
 */
export function stripeWebhook(deps: Deps): Hono<AppEnv> {
  const limitSize = bodyLimit({
    maxSize: MAX_EVENT_BYTES,
    onError: () => {
      warnOfEvent(deps, 'too_large')
      throw new HTTPException(413, { message: 'The event is too large.' })
    },
  })
  const limitRate = limitByAddress(deps, RATE_LIMITS.paymentEventsPerAddress)
  return new Hono<AppEnv>().post(WEBHOOK_PATH, limitRate, limitSize, async (c) => {
    const signature = c.req.header('Stripe-Signature') ?? ''
    await receiveEvent(deps, { body: await c.req.text(), signature })
    return c.json({ received: true })
  })
}
