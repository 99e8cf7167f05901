import type { ApiErrorBody } from '#shared/api.ts'
import { XSRF_COOKIE, XSRF_COOKIE_TLS, XSRF_HEADER } from '#shared/headers.ts'

type Authority = {
  getToken: () => string | undefined
  /** The server knows this token no more. */
  onRefused: () => void
}
let authority: Authority = { getToken: () => undefined, onRefused: () => {} }

/** Whose token calls carry. The session says so as soon as it is loaded, so that calls need not know what a session is. */
export function setAuthority(whose: Authority) {
  authority = whose
}

export const XSRF_MISMATCH = 'xsrf_mismatch'
const UNAUTHENTICATED = 'unauthenticated'

type ApiErrorOptions = ErrorOptions & {
  code: string
  /** 0 when no answer came. */
  status: number
  /** What the server said to the person, if it said anything. */
  serverMessage?: string | undefined
  fields?: Record<string, string> | undefined
}

/** Every way a call can fail. `code` is the server's, or 'network', or 'unexpected_response'. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string>

  constructor(message: string, options: ApiErrorOptions) {
    super(message, { cause: options.cause })
    this.code = options.code
    this.status = options.status
    this.serverMessage = options.serverMessage
    this.fields = options.fields ?? {}
  }
}

export function isUnexpectedResponse(error: unknown) {
  return error instanceof ApiError && error.code === 'unexpected_response'
}

/** The server's own words where it had any, else the fallback. */
export function messageOf(error: unknown, fallback: string) {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback
}

type CallOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** For the call that ends the session whose token it carries. */
  token?: string | undefined
  /** Goes out also when the page is left meanwhile. Only for small bodies: browsers refuse more than 64 KB. */
  keepalive?: boolean
  /** For what is asked again before it is answered. */
  signal?: AbortSignal
}

/** What checks an answer: a schema of zod, or something smaller. */
export type AnswerSchema<Answer> = {
  safeParse(answer: unknown): { success: true; data: Answer } | { success: false; error: unknown }
}

/** A schema, or how to fetch it: what a first page does not need at once, it should not carry. */
type SchemaSource<Answer> = AnswerSchema<Answer> | (() => Promise<AnswerSchema<Answer>>)

/** Calls the API and checks the answer against its schema. Throws ApiError. */
export async function call<Answer>(
  path: string,
  { schema: source, ...options }: CallOptions & { schema: SchemaSource<Answer> },
): Promise<Answer> {
  const fetching = typeof source === 'function' ? fetchSchema(source) : source
  // What changes something is not asked for before its answer can be read, or it would be done and called failed.
  if (isWrite(options)) await fetching
  const [response, schema] = await Promise.all([request(path, options), fetching])
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  throw new ApiError('Unexpected response from server', {
    code: 'unexpected_response',
    status: response.status,
    cause: parsed.error,
  })
}

async function fetchSchema<Answer>(fetchIt: () => Promise<AnswerSchema<Answer>>) {
  try {
    return await fetchIt()
  } catch (cause) {
    throw noConnection(cause)
  }
}

/** For calls that answer 204. */
export async function send(path: string, options: CallOptions) {
  await request(path, options)
}

export async function download(path: string) {
  const response = await request(path, {})
  return response.blob()
}

const isWrite = ({ method = 'GET' }: CallOptions) => method !== 'GET'

/** The answer itself, for who reads it in another way. Throws ApiError for a refusal. */
export async function request(path: string, options: CallOptions): Promise<Response> {
  const token = options.token ?? authority.getToken()
  if (isWrite(options) && readXsrfToken() === undefined) await refreshXsrfToken()
  let response = await fetchOnce(path, options, token)
  let error = await readError(response)
  if (isWrite(options) && error?.code === XSRF_MISMATCH) {
    await refreshXsrfToken()
    response = await fetchOnce(path, options, token)
    error = await readError(response)
  }
  if (error === undefined) return response
  endIfRevoked(error, token)
  throw error
}

/** A revoked session ends here as well. "Invalid password" is a 401 too, but not of the session. */
export function endIfRevoked({ code }: ApiError, token: string | undefined) {
  if (code === UNAUTHENTICATED && token !== undefined && token === authority.getToken())
    authority.onRefused()
}

async function fetchOnce(path: string, options: CallOptions, token: string | undefined) {
  const { method = 'GET', body, keepalive = false, signal } = options
  const headers = new Headers({ Accept: 'application/json', ...options.headers })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const xsrfToken = readXsrfToken()
  if (method !== 'GET' && xsrfToken !== undefined) headers.set(XSRF_HEADER, xsrfToken)
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      keepalive,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw noConnection(cause)
  }
}

export const noConnection = (cause: unknown) =>
  new ApiError('No connection to the server', { code: 'network', status: 0, cause })

async function readError(response: Response) {
  if (response.ok) return undefined
  return errorOf(response.status, await response.json().catch(() => undefined))
}

export function errorOf(status: number, answer: unknown) {
  const body = isErrorBody(answer) ? answer : undefined
  return new ApiError(body?.message ?? `Status ${status}`, {
    code: body?.code ?? 'unknown',
    status,
    serverMessage: body?.message,
    fields: body?.fields,
  })
}

/** By hand, because every page needs it and few need a schema. */
function isErrorBody(answer: unknown): answer is ApiErrorBody {
  if (typeof answer !== 'object' || answer === null) return false
  const { code, message, fields = {} } = answer as Partial<Record<keyof ApiErrorBody, unknown>>
  const areWords = (values: object) => Object.values(values).every(isText)
  return isText(code) && isText(message) && fields instanceof Object && areWords(fields)
}

const isText = (value: unknown) => typeof value === 'string'

export function readXsrfToken() {
  const pairs = document.cookie.split('; ')
  for (const name of [XSRF_COOKIE_TLS, XSRF_COOKIE]) {
    const cookie = pairs.find((pair) => pair.startsWith(`${name}=`))
    if (cookie !== undefined) return decodeURIComponent(cookie.slice(name.length + 1))
  }
  return undefined
}

export async function refreshXsrfToken() {
  await fetchOnce('/auth/xsrf', {}, undefined)
}
