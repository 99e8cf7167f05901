import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AuthResponse } from '#shared/accounts.ts'
import { CheckoutResponse } from '#shared/billing.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'

export const signedIn = (token: string | undefined) => ({
  Cookie: 'XSRF-TOKEN=t',
  'X-XSRF-TOKEN': 't',
  Authorization: token && `Bearer ${token}`,
})

interface Call {
  method?: string
  token?: string | undefined
  json?: unknown
  form?: FormData
}

/** Calls the API of a running product, each time on a connection of its own that is closed afterwards. */
export async function callApi<Body = unknown>(
  { port }: ProductProcess,
  path: string,
  { token, json, form, method = json || form ? 'POST' : 'GET' }: Call = {},
): Promise<Body> {
  const body = form ? new Response(form) : json ? new Response(JSON.stringify(json)) : undefined
  const bytes = body && Buffer.from(await body.arrayBuffer())
  const { authorization, ...headers } = Object.fromEntries(
    Object.entries(signedIn(token)).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const call = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    agent: false,
    headers: {
      ...headers,
      ...(authorization ? { authorization } : {}),
      ...(form ? { 'content-type': body!.headers.get('content-type')! } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
  })
  const answer = await new Promise<{ status: number; content: string }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      text(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, content }),
        reject,
      )
    })
    call.end(bytes)
  })
  if (answer.status >= 400)
    throw new Error(`${path} answered ${answer.status}: ${answer.content.slice(0, 500)}`)
  return (
    answer.content.startsWith('{') || answer.content.startsWith('[')
      ? JSON.parse(answer.content)
      : answer.content
  ) as Body
}

export const signUp = (product: ProductProcess, email: string) =>
  callApi<AuthResponse>(product, '/api/auth/signup', { json: { email, password: 'a-fine-needle' } })

/** Pays for a plan in the sandbox. */
export async function subscribe(product: ProductProcess, token: string): Promise<void> {
  const json = { product: 'pro' }
  const { url } = CheckoutResponse.parse(
    await callApi(product, '/api/credits/subscribe', { token, json }),
  )
  await fetch(`${url}/card`, {
    method: 'POST',
    headers: { Origin: product.origin, Connection: 'close' },
    body: new URLSearchParams({
      number: '4242 4242 4242 4242',
      expiry: '12 / 40',
      cvc: '123',
      name: 'Ada Ink',
    }),
    redirect: 'manual',
  })
  for (;;) {
    const { plan } = await callApi<{ plan: number }>(product, '/api/credits/billing', { token })
    if (plan > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
