import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#server/features/accounts/passwords.ts'

test('a hash is argon2id, salted, and only its own password opens it', async () => {
  const [first, second] = await Promise.all([
    hashPassword('a-fine-needle'),
    hashPassword('a-fine-needle'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword('a-fine-needle', first)).toBe(true)
  expect(await verifyPassword('a-fine-needlf', first)).toBe(false)
  expect(await verifyPassword('', first)).toBe(false)
})

test('a password typed with composed or decomposed letters is the same password', async () => {
  const stored = await hashPassword('tatou\u00e9-fort')
  expect(await verifyPassword('tatoue\u0301-fort', stored)).toBe(true)
})
