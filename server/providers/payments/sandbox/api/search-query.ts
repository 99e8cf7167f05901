import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'
import { integer, text } from '#server/providers/payments/sandbox/api/parameters.ts'

export const searchShape = { query: text, limit: integer.optional(), page: text.optional() }

const CLAUSE = /^(?<field>\w+)(?:\[(?:'|")(?<key>[^'"]+)(?:'|")\])?:(?:'|")(?<value>[^'"]*)(?:'|")$/

/** Exact matches joined by AND, such as `status:'active' AND metadata['user']:'7'`. More of Stripe's language nobody here needs. */
export function isMatch(object: object, query: string): boolean {
  return query.split(/\s+AND\s+/).every((clause) => {
    const parts = CLAUSE.exec(clause.trim())?.groups
    if (!parts) {
      throw new ApiFailure(`We were unable to parse your search query: ${clause}`, {
        status: 400,
        param: 'query',
      })
    }
    const value: unknown = Reflect.get(object, parts['field'] ?? '')
    const compared = parts['key'] === undefined ? value : Reflect.get(Object(value), parts['key'])
    return compared === parts['value']
  })
}
