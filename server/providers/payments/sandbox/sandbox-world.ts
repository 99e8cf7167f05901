import { AsyncLocalStorage } from 'node:async_hooks'
import { Stripe } from 'stripe'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/providers/payments/sandbox/ids.ts'
import type { Catalogue } from '#server/providers/payments/sandbox/objects/catalogue-objects.ts'
import { differences } from '#server/providers/payments/sandbox/differences.ts'
import type { SandboxState, StoredEvent } from '#server/providers/payments/sandbox/sandbox-state.ts'

export type EventType = Stripe.Event['type']
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']

/** The API call that causes an event, which the event then names. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

/** The state with its clocks and its events. Everything that happens in it happens at once, between two awaits. */
export interface SandboxWorld {
  readonly state: SandboxState
  readonly catalogue: Catalogue
  /** Where the pages live, as browsers see it. */
  readonly pagesUrl: string
  /** Seconds since 1970 on a test clock, or on the product's own. */
  now(testClock: string | null): number
  /** Does something late as if it were on time. */
  at<T>(time: { testClock: string | null; seconds: number }, action: () => T): T
  causedBy<T>(cause: Cause, action: () => T): T
  emit<T extends EventType>(
    type: T,
    object: ObjectOf<T>,
    options: { testClock: string | null; previous?: object },
  ): void
  /** Changes something and says what it was before. Says nothing when nothing changed. */
  change<T extends EventType>(
    type: T,
    object: ObjectOf<T>,
    options: { testClock: string | null; change: () => void },
  ): void
}

export interface WorldOptions {
  state: SandboxState
  catalogue: Catalogue
  pagesUrl: string
  clock: Clock
  enabledEvents: readonly string[] | undefined
}

const NO_CAUSE: Cause = { id: null, idempotency_key: null }

export function createWorld(options: WorldOptions): SandboxWorld {
  const { state, catalogue, pagesUrl, clock, enabledEvents } = options
  const causes = new AsyncLocalStorage<Cause>()
  let pretendedSeconds: number | undefined

  const world: SandboxWorld = {
    state,
    catalogue,
    pagesUrl,
    now(testClock) {
      const test = testClock === null ? undefined : state.testClocks.get(testClock)
      return test?.frozen_time ?? pretendedSeconds ?? Math.floor(clock.now().getTime() / 1000)
    },
    at({ testClock, seconds }, action) {
      const test = testClock === null ? undefined : state.testClocks.get(testClock)
      if (test) {
        test.frozen_time = seconds
        return action()
      }
      pretendedSeconds = seconds
      try {
        return action()
      } finally {
        pretendedSeconds = undefined
      }
    },
    causedBy: (cause, action) => causes.run(cause, action),
    emit(type, object, { testClock, previous }) {
      const isSent = enabledEvents?.includes(type) ?? true
      const event: StoredEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: world.now(testClock),
        // As it is now: what happens to the object later must not change what was said of it.
        data: {
          object: JSON.parse(JSON.stringify(object)),
          ...(previous && { previous_attributes: previous }),
        },
        livemode: false,
        pending_webhooks: isSent ? 1 : 0,
        request: causes.getStore() ?? NO_CAUSE,
        type,
      }
      state.events.set(event.id, event)
      if (isSent) state.deliveries.set(event.id, { id: event.id, attempts: 0 })
    },
    change(type, object, { testClock, change }) {
      const before: unknown = JSON.parse(JSON.stringify(object))
      change()
      const previous = differences(before, JSON.parse(JSON.stringify(object)))
      if (previous) world.emit(type, object, { testClock, previous })
    },
  }
  return world
}
