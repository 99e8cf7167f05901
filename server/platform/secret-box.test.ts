import { expect, test } from 'vitest'
import { createSecretBox } from '#server/platform/secret-box.ts'

const box = createSecretBox(Buffer.alloc(32, 7))
const secret = Buffer.from('twenty bytes of rest')

test('what was sealed opens again, and never looks the same twice', () => {
  const sealed = box.seal(secret, 'account 2')
  expect(box.open(sealed, 'account 2')).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(box.seal(secret, 'account 2')).not.toEqual(sealed)
})

test('it opens for nobody else, with no other key, and not when a bit of it was changed', () => {
  const sealed = box.seal(secret, 'account 2')
  expect(() => box.open(sealed, 'account 3')).toThrow('unable to authenticate data')
  expect(() => createSecretBox(Buffer.alloc(32, 8)).open(sealed, 'account 2')).toThrow(
    'unable to authenticate data',
  )
  for (const index of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[index]! ^= 1
    expect(() => box.open(changed, 'account 2')).toThrow('unable to authenticate data')
  }
})
