import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'

/** No call of ours comes near these. */
const MAX_FIELDS = 300
const MAX_DEPTH = 6

type Node = string | Branch
type Branch = Map<string, Node>

/** Reads `a[b][0]=c` the way Stripe does. A branch whose keys are numbers, or empty, is a list. */
export function parseForm(body: string): unknown {
  const root: Branch = new Map()
  const fields = [...new URLSearchParams(body)]
  if (fields.length > MAX_FIELDS) throw invalid('The request has too many parameters.')
  for (const [name, value] of fields) place(root, pathOf(name), value)
  return toValue(root)
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalid(`Invalid parameter name: ${name}`)
  const [, first = '', rest = ''] = match
  const path = [
    first,
    ...rest
      .split('[')
      .slice(1)
      .map((part) => part.slice(0, -1)),
  ]
  if (path.length > MAX_DEPTH) throw invalid(`Invalid parameter name: ${name}`)
  return path
}

function place(branch: Branch, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(branch.size) : key
  if (rest.length === 0) {
    branch.set(name, value)
    return
  }
  const next = branch.get(name) ?? new Map<string, Node>()
  if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`)
  branch.set(name, next)
  place(next, rest, value)
}

function toValue(node: Node): unknown {
  if (typeof node === 'string') return node
  const keys = [...node.keys()]
  if (keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key))) {
    return [...node.values()].map(toValue)
  }
  // A parameter may be called anything, even `__proto__`.
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [key, value] of node) fields[key] = toValue(value)
  return fields
}

function invalid(message: string): ApiFailure {
  return new ApiFailure(message, { status: 400, code: 'parameter_invalid' })
}
