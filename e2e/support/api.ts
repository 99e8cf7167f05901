import { AuthResponse } from '#shared/accounts.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '#shared/headers.ts'
import { ORIGIN } from './environment.ts'

export type Person = AuthResponse & { email: string; password: string }

let peopleMade = 0

/** An address that no other test uses, in this run's fresh database. */
export function newEmail(name = 'ink'): string {
  peopleMade += 1
  return `${name}-${process.env.TEST_PARALLEL_INDEX}-${process.pid}-${peopleMade}@example.com`
}

export const PASSWORD = 'seven-swallows'

export async function createPerson(email = newEmail()): Promise<Person> {
  const body = { email, password: PASSWORD }
  const answer = AuthResponse.parse(await post('/auth/signup', { body }))
  return { ...answer, ...body }
}

/** A second device of somebody: another token for the same person. */
export async function signInAgain({
  email,
  password,
}: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const answer = AuthResponse.parse(await post('/auth/login', { body: { email, password } }))
  return { ...answer, email, password }
}

export async function signOutEverywhere({ token }: Person): Promise<void> {
  await post('/auth/logout-everywhere', { token })
}

export async function isTokenGood(token: string): Promise<boolean> {
  const { isValid } = (await post('/auth/validate-token', { body: { token } })) as {
    isValid: boolean
  }
  return isValid
}

/** `body` is sent as JSON, unless it is a form. */
export async function post(
  path: string,
  { body, token, headers }: { body?: unknown; token?: string; headers?: Record<string, string> },
) {
  const xsrfToken = await getXsrfToken()
  const isForm = body instanceof FormData
  const response = await fetch(`${ORIGIN}/api${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      Cookie: `${XSRF_COOKIE}=${xsrfToken}`,
      [XSRF_HEADER]: xsrfToken,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
  return response.status === 204 ? undefined : ((await response.json()) as unknown)
}

let xsrf: Promise<string> | undefined

function getXsrfToken() {
  xsrf ??= fetch(`${ORIGIN}/api/auth/xsrf`).then((response) => {
    const [cookie = ''] = response.headers.getSetCookie()
    const value = new RegExp(`^${XSRF_COOKIE}=([^;]+)`).exec(cookie)?.[1]
    if (value === undefined) throw new Error(`No ${XSRF_COOKIE} cookie came`)
    return value
  })
  return xsrf
}
