import type { Stripe } from 'stripe'
import { z } from 'zod'
import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { integer, text } from '#server/providers/payments/sandbox/api/parameters.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

export const pageShape = {
  limit: integer.refine((limit) => limit >= 1 && limit <= MAX_LIMIT).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
})

export const listShape = { ...pageShape, created: z.union([integer, range]).optional() }

export interface PageRequest {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: number | z.output<typeof range> | undefined
}

interface Listed {
  id: string
  created?: number
}

/** One page of what was made, the newest first. */
export function pageOf<T extends Listed>(
  url: string,
  items: Iterable<T>,
  request: PageRequest,
): Stripe.ApiList<T> {
  const newestFirst = [...items].toReversed().filter((item) => isInRange(item, request.created))
  return cut(url, newestFirst, request)
}

/** One page of what has an order of its own. */
export function cut<T extends Listed>(
  url: string,
  items: readonly T[],
  { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before }: PageRequest,
): Stripe.ApiList<T> {
  if (before !== undefined) {
    const end = indexOf(items, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : indexOf(items, after, 'starting_after') + 1
  const data = items.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < items.length, url }
}

function indexOf(items: readonly Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id)
  if (index >= 0) return index
  throw new ApiFailure(`No such object: '${id}'`, { status: 400, code: 'resource_missing', param })
}

function isInRange({ created = 0 }: Listed, wanted: PageRequest['created']): boolean {
  if (wanted === undefined) return true
  if (typeof wanted === 'number') return created === wanted
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted
  return created > gt && created >= gte && created < lt && created <= lte
}
