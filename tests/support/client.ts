import { createApp } from '#server/http/app.ts'
import type { AuthResponse } from '#shared/accounts.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/headers.ts'
import type { TestDeps } from '#tests/support/deps.ts'

interface CallOptions {
  token?: string
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  body: Body
  headers: Headers
}

/** Calls the API as a well-behaved browser does: through HTTP, with the XSRF cookie repeated in its header. */
export function createClient(deps: TestDeps) {
  const app = createApp(deps)
  async function call<Body = unknown>(
    method: string,
    path: string,
    json?: unknown,
    { token, headers = {} }: CallOptions = {},
  ): Promise<Answer<Body>> {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        Cookie: `${XSRF_COOKIE}=test-xsrf`,
        [XSRF_HEADER]: 'test-xsrf',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    }
  }
  return {
    app,
    get: <Body = unknown>(path: string, options?: CallOptions) =>
      call<Body>('GET', path, undefined, options),
    post: <Body = unknown>(path: string, json?: unknown, options?: CallOptions) =>
      call<Body>('POST', path, json, options),
    patch: <Body = unknown>(path: string, json?: unknown, options?: CallOptions) =>
      call<Body>('PATCH', path, json, options),
    delete: <Body = unknown>(path: string, json?: unknown, options?: CallOptions) =>
      call<Body>('DELETE', path, json, options),
    /** The body of a refusal. */
    async refusal(answer: Promise<Answer<unknown>>) {
      const { status, body } = await answer
      const { message, code } = body as ApiErrorBody
      return { status, code, message }
    },
    async signUp(email: string, password = 'a-fine-needle'): Promise<AuthResponse> {
      const { status, body } = await call<AuthResponse>('POST', '/auth/signup', { email, password })
      if (status !== 201) throw new Error(`sign-up answered ${status}`)
      return body
    },
  }
}

/** The token in the newest announced link to a page, once its mail has gone out. */
export async function nextLinkToken(deps: TestDeps, page: string): Promise<string> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const line = deps.announced.findLast((entry) => entry.includes(`${page}?token=`))
    if (line) {
      deps.announced.splice(deps.announced.indexOf(line), 1)
      return /token=([\w-]+)/.exec(line)![1]!
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`no mail with a link to ${page}`)
}
