import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'
import type { SandboxState } from '#server/providers/payments/sandbox/sandbox-state.ts'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

type Fields = Record<string, unknown>

/** As at Stripe: no deeper than four levels. */
const MAX_DEPTH = 4

/** Puts whole objects in the place of their ids, in a copy. */
export function expandObject(
  world: SandboxWorld,
  object: unknown,
  paths: readonly string[],
): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(object))
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > MAX_DEPTH + (steps[0] === 'data' ? 1 : 0)) {
      throw failure(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
      )
    }
    follow(world, copy, { steps, path })
  }
  return copy
}

function follow(
  world: SandboxWorld,
  value: unknown,
  { steps, path }: { steps: readonly string[]; path: string },
): void {
  const [step, ...rest] = steps
  if (step === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) follow(world, entry, { steps, path })
    return
  }
  if (!isFields(value)) throw failure(`This property cannot be expanded (${path}).`)
  value[step] = open(world, value, { step, path })
  follow(world, value[step], { steps: rest, path })
}

function open(
  world: SandboxWorld,
  object: Fields,
  { step, path }: { step: string; path: string },
): unknown {
  const value = object[step] ?? includedList(world.state, object, step)
  if (typeof value !== 'string') {
    if (value === undefined) throw failure(`This property cannot be expanded (${path}).`)
    return value
  }
  const found = findAnything(world, value)
  if (found === undefined) throw failure(`This property cannot be expanded (${path}).`)
  return JSON.parse(JSON.stringify(found))
}

/** Lists that an object holds only when asked. `null` stands for a field that is empty. */
function includedList(state: SandboxState, object: Fields, step: string): unknown {
  const id = String(object['id'])
  switch (`${String(object['object'])}.${step}`) {
    case 'checkout.session.line_items':
      return list(
        `/v1/checkout/sessions/${id}/line_items`,
        state.checkoutPlans.get(id)?.lineItems ?? [],
      )
    case 'invoice.payments':
      return list(
        `/v1/invoice_payments?invoice=${id}`,
        state.invoicePayments.values().filter(({ invoice }) => invoice === id),
      )
    case 'charge.refunds':
      return list(
        `/v1/charges/${id}/refunds`,
        state.refunds.values().filter(({ charge }) => charge === id),
      )
    case 'customer.subscriptions':
      return list(
        `/v1/customers/${id}/subscriptions`,
        state.subscriptions
          .values()
          .filter(({ customer, status }) => customer === id && status !== 'canceled'),
      )
    default:
      return step in object ? null : undefined
  }
}

function list(url: string, items: Iterable<unknown>): unknown {
  return JSON.parse(JSON.stringify({ object: 'list', data: [...items], has_more: false, url }))
}

function findAnything({ state, catalogue }: SandboxWorld, id: string): unknown {
  const collections: ReadonlyMap<string, unknown>[] = [
    state.customers,
    state.deletedCustomers,
    state.paymentMethods,
    state.sessions,
    state.subscriptions,
    state.invoices,
    state.paymentIntents,
    state.charges,
    state.testClocks,
    catalogue.products,
    catalogue.prices,
  ]
  return collections.find((collection) => collection.has(id))?.get(id)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function failure(message: string): ApiFailure {
  return new ApiFailure(message, { status: 400, param: 'expand' })
}
