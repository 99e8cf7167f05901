import { expect, test } from 'vitest'
import { IdentityRefusedError } from '#server/providers/identity/identity-provider.ts'
import { createNoIdentity } from '#server/providers/identity/no-identity.ts'

test('with Google switched off nothing is offered and every token is refused', async () => {
  const identity = createNoIdentity()
  expect(identity.signIn).toEqual({ mode: 'off' })
  await expect(identity.verify('a.b.c')).rejects.toThrow(IdentityRefusedError)
})
