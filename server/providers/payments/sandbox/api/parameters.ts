import { z } from 'zod'
import { ApiFailure } from '#server/providers/payments/sandbox/api/api-failure.ts'

const EMPTY = 'empty'
const INTEGER = 'integer'

/** Everything travels as text. */
export const text = z.string().min(1, EMPTY).max(5000)
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, INTEGER)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
/** For what the sandbox cannot do: it may be declined, not asked for. */
export const onlyFalse = z.literal('false').transform(() => false)
export const url = z.url({ protocol: /^https?$/, error: 'Not a valid URL' })

/** An empty text takes the value away. */
export function emptyable<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => null), schema])
}

/** https://docs.stripe.com/metadata: at most 50 keys of 40 characters with values of 500. An empty value removes its key. */
export const metadata = emptyable(
  z
    .record(z.string().min(1).max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= 50),
)
export type MetadataChange = z.output<typeof metadata>

export function mergeMetadata(
  current: Readonly<Record<string, string>>,
  change: MetadataChange | undefined,
): Record<string, string> {
  if (change === undefined) return { ...current }
  if (change === null) return {}
  return Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''),
  )
}

const expand = z.array(text).max(20).optional()

/** As published, but nothing is required, and what an empty text takes away is `null`. */
type Published<T> = T extends string
  ? T
  : T extends readonly (infer Entry)[]
    ? Published<Entry>[]
    : T extends object
      ? { [K in keyof T]?: Published<T[K]> | null | undefined }
      : T

type Shape<P> = { [K in keyof P]?: z.ZodType<Published<P[K]> | null | undefined> }

/**
 * The parameters of a call. The compiler compares their names and types with those that the package publishes, so a
 * call that the sandbox accepts is one that Stripe knows.
 */
export function parametersOf<P>() {
  return <S extends Shape<P>>(shape: S & { [K in Exclude<keyof S, keyof P>]: never }) =>
    z.strictObject({ expand, ...(shape as S) })
}

export const onlyExpand = z.strictObject({ expand })

export function readParameters<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw explain(parsed.error.issues[0], value)
}

function explain(issue: z.core.$ZodIssue | undefined, value: unknown): ApiFailure {
  if (!issue) return new ApiFailure('Invalid request.', { status: 400 })
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    const message = `Received unknown parameter: ${param}`
    return new ApiFailure(message, { status: 400, code: 'parameter_unknown', param })
  }
  const param = nameOf(issue.path)
  const given = valueAt(value, issue.path)
  if (given === undefined) {
    const message = `Missing required param: ${param}.`
    return new ApiFailure(message, { status: 400, code: 'parameter_missing', param })
  }
  if (issue.message === EMPTY || given === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
    return new ApiFailure(message, { status: 400, code: 'parameter_invalid_empty', param })
  }
  if (issue.message === INTEGER && typeof given === 'string') {
    const message = `Invalid integer: ${given}`
    return new ApiFailure(message, { status: 400, code: 'parameter_invalid_integer', param })
  }
  return new ApiFailure(`Invalid ${param}: ${JSON.stringify(given)}`, { status: 400, param })
}

function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
    value,
  )
}
