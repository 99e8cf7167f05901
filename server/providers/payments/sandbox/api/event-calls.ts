import type { Stripe } from 'stripe'
import { z } from 'zod'
import { defineCall, type ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import { ApiFailure, getNamed } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { listShape, pageOf, pageShape } from '#server/providers/payments/sandbox/api/list-page.ts'
import {
  flag,
  integer,
  onlyExpand,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import { deleteCustomer } from '#server/providers/payments/sandbox/money/customers.ts'
import { runDue } from '#server/providers/payments/sandbox/money/due.ts'
import { createTestClock } from '#server/providers/payments/sandbox/objects/session-objects.ts'

const ListEventsParameters = parametersOf<Stripe.EventListParams>()({
  ...listShape,
  delivery_success: flag.optional(),
  type: text.optional(),
  types: z.array(text).max(20).optional(),
})
const CreateClockParameters = parametersOf<Stripe.TestHelpers.TestClockCreateParams>()({
  frozen_time: integer,
  name: text.optional(),
})
const AdvanceParameters = parametersOf<Stripe.TestHelpers.TestClockAdvanceParams>()({
  frozen_time: integer,
})
const ListClocksParameters = parametersOf<Stripe.TestHelpers.TestClockListParams>()(pageShape)

const CLOCKS = '/test_helpers/test_clocks'

export const eventCalls: readonly ApiCall[] = [
  defineCall('GET /events/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.events, 'event', id)
  }),
  defineCall('GET /events', ListEventsParameters, ({ state }, { parameters }) => {
    const { delivery_success: isDelivered, type, types } = parameters
    const found = state.events
      .values()
      .filter(
        (event) =>
          event.type === (type ?? event.type) &&
          (types?.includes(event.type) ?? true) &&
          (isDelivered === undefined || (event.pending_webhooks === 0) === isDelivered),
      )
    return pageOf('/v1/events', found, parameters)
  }),
  defineCall(`POST ${CLOCKS}`, CreateClockParameters, (world, { parameters }) => {
    const clock = createTestClock({
      created: world.now(null),
      frozenTime: parameters.frozen_time,
      name: parameters.name ?? null,
    })
    world.state.testClocks.set(clock.id, clock)
    world.emit('test_helpers.test_clock.created', clock, { testClock: clock.id })
    return clock
  }),
  defineCall(`GET ${CLOCKS}`, ListClocksParameters, ({ state }, { parameters }) => {
    return pageOf(`/v1${CLOCKS}`, state.testClocks.values(), parameters)
  }),
  defineCall(`GET ${CLOCKS}/:id`, onlyExpand, ({ state }, { id }) => {
    return getNamed(state.testClocks, 'test clock', id)
  }),
  defineCall(`POST ${CLOCKS}/:id/advance`, AdvanceParameters, (world, { id, parameters }) => {
    const clock = getNamed(world.state.testClocks, 'test clock', id)
    const { frozen_time: target } = parameters
    if (target <= clock.frozen_time) {
      const message = 'The test clock can only be advanced to a later time.'
      throw new ApiFailure(message, { status: 400, param: 'frozen_time' })
    }
    runDue(world, clock.id, target)
    clock.frozen_time = target
    world.emit('test_helpers.test_clock.ready', clock, { testClock: clock.id })
    // As at Stripe, the answer says that it is under way; whoever asks again hears that it is ready.
    const advancing: Stripe.TestHelpers.TestClock = {
      ...clock,
      status: 'advancing',
      status_details: { advancing: { target_frozen_time: target } },
    }
    return advancing
  }),
  defineCall(`DELETE ${CLOCKS}/:id`, onlyExpand, (world, { id }) => {
    const clock = getNamed(world.state.testClocks, 'test clock', id)
    for (const customer of world.state.customers.values()) {
      if (customer.test_clock === id) deleteCustomer(world, customer)
    }
    world.emit('test_helpers.test_clock.deleted', clock, { testClock: id })
    world.state.testClocks.delete(id)
    return { id, object: 'test_helpers.test_clock', deleted: true }
  }),
]
