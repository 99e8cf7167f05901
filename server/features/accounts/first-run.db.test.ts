import { expect } from 'vitest'
import { ensureAdmin } from '#server/features/accounts/first-run.service.ts'
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

test('the password of the settings is used, once', async ({ deps }) => {
  expect(await ensureAdmin(deps)).toMatchObject({ password: deps.config.admin.password })
  expect(await ensureAdmin(deps)).toBeUndefined()
})

test('without one a password of 128 random bits is made', async ({ deps }) => {
  const admin = await ensureAdmin(withPassword(deps, undefined))
  expect(Buffer.from(admin!.password, 'base64url')).toHaveLength(16)
})
