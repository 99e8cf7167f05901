import { expect } from 'vitest'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
import type { AuthResponse, CurrentUser } from '#shared/accounts.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const withPassword = (deps: TestDeps, password: string | undefined): TestDeps => ({
  ...deps,
  config: { ...deps.config, admin: { ...deps.config.admin, password } },
})

test.for(['aaaaaaaaaaaa', 'administrator', 'Inkwright2024!', 'admin@inkwright.local'])(
  'nothing starts with %s as ADMIN_PASSWORD, neither the first time nor later',
  async (password, { deps }) => {
    const refusal = /^bad settings: ADMIN_PASSWORD: is too easy to guess/
    await expect(ensureAdmin(withPassword(deps, password))).rejects.toThrow(refusal)
    await ensureAdmin(deps)
    await expect(ensureAdmin(withPassword(deps, password))).rejects.toThrow(refusal)
  },
)

test('a printed password opens nothing but the change of it', async ({ deps }) => {
  const admin = await ensureAdmin(withPassword(deps, undefined))
  const client = createClient(deps)
  const { body } = await client.post<AuthResponse>('/auth/login', admin)
  expect(body.user).toMatchObject({ id: 1, mustChangePassword: true })
  const { token } = body
  const refusal = { status: 403, code: 'password_change_required' }
  expect(await client.refusal(client.get('/admin/overview', { token }))).toMatchObject(refusal)
  expect(await client.refusal(client.get('/tattoo/explore', { token }))).toMatchObject(refusal)
  expect(await client.refusal(client.get('/user/me/export', { token }))).toMatchObject(refusal)
  expect((await client.get('/auth/me', { token })).status).toBe(200)

  const change = { currentPassword: admin!.password, newPassword: 'seven-swallows-north' }
  expect((await client.post('/auth/change-password', change, { token })).status).toBe(200)
  expect((await client.get('/admin/overview', { token })).status).toBe(200)
  expect((await client.get<CurrentUser>('/auth/me', { token })).body).toMatchObject({
    mustChangePassword: false,
  })
})

test('a password of the settings need not be changed', async ({ deps }) => {
  const client = createClient(deps)
  const { body } = await client.post<AuthResponse>('/auth/login', await ensureAdmin(deps))
  expect(body.user.mustChangePassword).toBe(false)
  expect((await client.get('/admin/overview', { token: body.token })).status).toBe(200)
})

test('the password of the settings is used, once', async ({ deps }) => {
  expect(await ensureAdmin(deps)).toMatchObject({ password: deps.config.admin.password })
  expect(await ensureAdmin(deps)).toBeUndefined()
})

test('without one a password of 128 random bits is made', async ({ deps }) => {
  const admin = await ensureAdmin(withPassword(deps, undefined))
  expect(Buffer.from(admin!.password, 'base64url')).toHaveLength(16)
})
