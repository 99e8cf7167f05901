import { Hono } from 'hono'
import { createSandboxIdentity } from '#server/providers/identity/sandbox/sandbox-identity.ts'
import { createTestClock } from '#server/providers/test-support.ts'

export const ORIGIN = 'http://localhost:3000'
export const ADMIN = 'Admin@inkwright.local'
export const parameters = {
  client_id: 'inkwright-sandbox',
  response_type: 'id_token',
  redirect_uri: `${ORIGIN}/login`,
  nonce: 'nonce-0123456789',
  state: 'state-0123456789',
}
export const maya = { email: 'maya@example.com', name: 'Maya Lindqvist' }

/** Making a key takes a while, so tests share a key file unless they are about two. */
export async function startSandbox({ keyFile }: { keyFile: string }) {
  const clock = createTestClock('2026-11-15T12:00:00Z')
  const options = { origin: ORIGIN, clock, keyFile }
  const identity = await createSandboxIdentity({ ...options, refusedEmails: [ADMIN] })
  const app = new Hono().route('/sandbox/google', identity.sandbox)
  const open = (query: Record<string, string>) =>
    app.request(`/sandbox/google/authorize?${new URLSearchParams(query).toString()}`)
  const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/sandbox/google/authorize', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: ORIGIN, ...headers },
    })
  /** Goes through the page as a browser would and brings back what /login finds in its address. */
  async function signIn(account: { email: string; name: string }) {
    const response = await submit({ ...parameters, ...account })
    const { hash } = new URL(response.headers.get('Location') ?? '')
    return new URLSearchParams(hash.slice(1)).get('id_token') ?? ''
  }
  return { identity, app, clock, options, open, submit, signIn }
}
