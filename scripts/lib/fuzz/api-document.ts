/** The parts of the OpenAPI document that say what a request looks like. Ours has no references: every schema stands in its place. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
}

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  schema: Schema
}

export interface Operation {
  method: string
  /** As the document has it, with `{id}` and the like. */
  path: string
  access: 'public' | 'user' | 'admin'
  parameters: Parameter[]
  body: Schema | undefined
}

export interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        'x-access': Operation['access']
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
    >
  >
}

/** Every operation, in the order of the document. */
export function listOperations({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      access: described['x-access'],
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema,
    })),
  )
}

/** What a text is tried as, in this order: the document has patterns, and nothing that fits them. */
const TEXTS = [
  'a wolf',
  'wolf',
  '1',
  'wolf-wolf',
  'wolf'.repeat(5),
  'wolf'.repeat(10) + 'paw',
  'M0 0',
  'wolf/running',
]

/** A value that fits the schema, with every field there is, so that each can be spoilt. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const options = schema.oneOf ?? schema.anyOf
  if (options) return exampleOf(options.at(-1)!, name)
  if (schema.enum) return schema.enum[0]
  const types = [schema.type].flat()
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, exampleOf(field, key)]),
    )
  if (types.includes('array')) return exampleList(schema, name)
  // Choices say that they may be left out, and not what there is to choose from.
  if (types.includes('null')) return null
  if (types.includes('boolean')) return true
  if (types.includes('integer') || types.includes('number')) return Math.max(1, schema.minimum ?? 1)
  return exampleText(schema, name)
}

function exampleList({ items, prefixItems, minItems = 1 }: Schema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name))
  return items ? Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name)) : []
}

function exampleText({ pattern, minLength = 0, maxLength = Infinity }: Schema, name: string) {
  if (name === 'email') return 'wolf@example.com'
  // The document does not say that these are six digits.
  if (name === 'code') return '123456'
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? '').test(text)
  return TEXTS.find(fits) ?? 'wolf'
}

type Step = string | number
/** The way to every place in a value of this schema that holds one of these. */
export function listPlaces(
  schema: Schema,
  holds: (types: (string | undefined)[]) => boolean = () => true,
  way: Step[] = [],
): Step[][] {
  const options = schema.oneOf ?? schema.anyOf
  if (options) return listPlaces(options.at(-1)!, holds, way)
  const inside = schema.items
    ? listPlaces(schema.items, holds, [...way, 0])
    : Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
        listPlaces(field, holds, [...way, key]),
      )
  return holds([schema.type].flat()) && way.length > 0 ? [way, ...inside] : inside
}

/** The way to every place where a text may stand. */
export const textPlaces = (schema: Schema) =>
  listPlaces(schema, (types) => types.includes('string'))

/** The value with something else in one place. */
export function replaceAt(value: unknown, way: readonly Step[], replacement: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? replaceAt(item, rest, replacement) : item))
  const fields = (value ?? {}) as Record<Step, unknown>
  return { ...fields, [step]: replaceAt(fields[step], rest, replacement) }
}

/** The operation's address with its parameters filled in; `escape` makes a text safe to stand in an address. */
export function addressOf(
  { path, parameters }: Operation,
  values: Record<string, string>,
  escape: (text: string) => string = encodeURIComponent,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escape(values[name] ?? '1'))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${escape(values[name]!)}`)
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}
