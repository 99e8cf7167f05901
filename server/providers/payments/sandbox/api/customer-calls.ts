import type { Stripe } from 'stripe'
import { z } from 'zod'
import { defineCall, type ApiCall } from '#server/providers/payments/sandbox/api/api-calls.ts'
import {
  ApiFailure,
  getNamed,
  getReferred,
} from '#server/providers/payments/sandbox/api/api-failure.ts'
import { listShape, pageOf, pageShape } from '#server/providers/payments/sandbox/api/list-page.ts'
import {
  emptyable,
  mergeMetadata,
  metadata,
  onlyExpand,
  parametersOf,
  text,
} from '#server/providers/payments/sandbox/api/parameters.ts'
import { isMatch, searchShape } from '#server/providers/payments/sandbox/api/search-query.ts'
import { deleteCustomer } from '#server/providers/payments/sandbox/money/customers.ts'
import { saveCard } from '#server/providers/payments/sandbox/money/payments.ts'
import {
  createCustomer,
  type StoredCustomer,
} from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'
import { findCardByToken } from '#server/providers/payments/sandbox/test-cards.ts'

const email = z.email({ error: 'Invalid email address' }).max(512)
const changeable = {
  description: emptyable(text).optional(),
  email: emptyable(email).optional(),
  name: emptyable(text).optional(),
  phone: emptyable(text).optional(),
  metadata: metadata.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: emptyable(text).optional() })
    .optional(),
}
const CreateParameters = parametersOf<Stripe.CustomerCreateParams>()({
  ...changeable,
  test_clock: text.optional(),
})
const UpdateParameters = parametersOf<Stripe.CustomerUpdateParams>()(changeable)
const ListParameters = parametersOf<Stripe.CustomerListParams>()({
  ...listShape,
  email: text.optional(),
  test_clock: text.optional(),
})
const SearchParameters = parametersOf<Stripe.CustomerSearchParams>()(searchShape)
const ListMethodsParameters = parametersOf<Stripe.CustomerListPaymentMethodsParams>()({
  ...pageShape,
  type: text.optional(),
})
const AttachParameters = parametersOf<Stripe.PaymentMethodAttachParams>()({ customer: text })

export const customerCalls: readonly ApiCall[] = [
  defineCall('POST /customers', CreateParameters, (world, { parameters }) => {
    const { state } = world
    const testClock = parameters.test_clock ?? null
    if (testClock !== null) {
      getReferred(state.testClocks, { kind: 'test clock', id: testClock, param: 'test_clock' })
    }
    const created = world.now(testClock)
    const customer = createCustomer({ created, testClock, email: null, name: null })
    assign(world, customer, parameters)
    state.customers.set(customer.id, customer)
    world.emit('customer.created', customer, { testClock })
    return customer
  }),
  defineCall('GET /customers/search', SearchParameters, ({ state }, { parameters }) => ({
    object: 'search_result',
    data: [...state.customers.values()].filter((customer) => isMatch(customer, parameters.query)),
    has_more: false,
    next_page: null,
    url: '/v1/customers/search',
  })),
  defineCall('GET /customers/:id', onlyExpand, ({ state }, { id }) => {
    return state.deletedCustomers.get(id) ?? getNamed(state.customers, 'customer', id)
  }),
  defineCall('POST /customers/:id', UpdateParameters, (world, { id, parameters }) => {
    const customer = getNamed(world.state.customers, 'customer', id)
    world.change('customer.updated', customer, {
      testClock: customer.test_clock,
      change: () => assign(world, customer, parameters),
    })
    return customer
  }),
  defineCall('DELETE /customers/:id', onlyExpand, (world, { id }) => {
    deleteCustomer(world, getNamed(world.state.customers, 'customer', id))
    return { id, object: 'customer', deleted: true }
  }),
  defineCall('GET /customers', ListParameters, ({ state }, { parameters }) => {
    const { email: wanted, test_clock: testClock } = parameters
    const found = state.customers
      .values()
      .filter((customer) => wanted === undefined || customer.email === wanted)
      // As at Stripe: who lives on a test clock is listed only when it is asked for.
      .filter((customer) => customer.test_clock === (testClock ?? null))
    return pageOf('/v1/customers', found, parameters)
  }),
  defineCall(
    'GET /customers/:id/payment_methods',
    ListMethodsParameters,
    ({ state }, { id, parameters }) => {
      getNamed(state.customers, 'customer', id)
      const found = state.paymentMethods
        .values()
        .filter(({ customer, type }) => customer === id && type === (parameters.type ?? type))
      return pageOf(`/v1/customers/${id}/payment_methods`, found, parameters)
    },
  ),
  defineCall('GET /payment_methods/:id', onlyExpand, ({ state }, { id }) => {
    return getNamed(state.paymentMethods, 'PaymentMethod', id)
  }),
  defineCall('POST /payment_methods/:id/attach', AttachParameters, attachTestCard),
]

/** Takes Stripe's names of test cards, such as `pm_card_visa`. Real numbers never reach the API. */
function attachTestCard(
  world: SandboxWorld,
  { id, parameters }: { id: string; parameters: { customer: string } },
) {
  const customer = getReferred(world.state.customers, {
    kind: 'customer',
    id: parameters.customer,
    param: 'customer',
  })
  const card = findCardByToken(id)
  if (!card) return getNamed(world.state.paymentMethods, 'PaymentMethod', id)
  if (card.onSetup !== 'approved') {
    const { code, declineCode, message } = card.onSetup
    throw new ApiFailure(message, { status: 402, type: 'card_error', code, declineCode })
  }
  const year = new Date(world.now(customer.test_clock) * 1000).getUTCFullYear()
  return saveCard(world, customer, {
    card,
    expiryMonth: 12,
    expiryYear: year + 4,
    holderName: null,
  })
}

type Changes = z.output<typeof UpdateParameters>

function assign(world: SandboxWorld, customer: StoredCustomer, changes: Changes): void {
  const { description, email: address, name, phone, invoice_settings: settings } = changes
  if (description !== undefined) customer.description = description
  if (address !== undefined) customer.email = address
  if (name !== undefined) customer.name = name
  if (phone !== undefined) customer.phone = phone
  customer.metadata = mergeMetadata(customer.metadata, changes.metadata)
  const method = settings?.default_payment_method
  if (method === undefined) return
  if (method !== null) {
    const param = 'invoice_settings[default_payment_method]'
    getReferred(world.state.paymentMethods, { kind: 'PaymentMethod', id: method, param })
  }
  customer.invoice_settings.default_payment_method = method
}
