import { expect } from 'vitest'
import type { CurrentUser } from '#shared/accounts.ts'
import { createClient } from '#tests/support/client.ts'
import { test } from '#tests/support/deps.ts'

const SIGN_UP = { email: 'sam@example.com', password: 'a-fine-needle' }

test('what a request’s schema does not name is not set, whatever it is called', async ({
  deps,
}) => {
  const client = createClient(deps)
  const wanted = {
    id: 1,
    subscription_plan: 4,
    subscriptionPlan: 4,
    email_verified_at: '2020-01-01T00:00:00Z',
    isAdmin: true,
    creditBalance: 1000,
  }
  const { status, body } = await client.post<{ user: CurrentUser; token: string }>('/auth/signup', {
    ...SIGN_UP,
    ...wanted,
  })
  expect(status).toBe(201)
  const account = await deps.db
    .selectFrom('account')
    .select(['id', 'subscription_plan', 'email_verified_at'])
    .where('email', '=', SIGN_UP.email)
    .executeTakeFirstOrThrow()
  expect(account).toEqual({ id: body.user.id, subscription_plan: 0, email_verified_at: null })
  expect(body.user.id).not.toBe(1)
  expect((await client.get('/admin/overview', { token: body.token })).status).toBe(403)
})

test('a body that names a prototype changes none', async ({ deps }) => {
  const { app } = createClient(deps)
  const response = await app.request('/api/auth/signup', {
    method: 'POST',
    body: `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"utmParams":{"__proto__":{"isAdmin":true}},"email":"${SIGN_UP.email}","password":"${SIGN_UP.password}"}`,
    headers: {
      'Content-Type': 'application/json',
      Cookie: 'XSRF-TOKEN=t',
      'X-XSRF-TOKEN': 't',
    },
  })
  expect(response.status).toBeLessThan(500)
  expect('isAdmin' in {}).toBe(false)
})
