import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email, Password } from '#shared/accounts.ts'
import { emailError, passwordError } from '#shared/credentials.ts'

test.for([
  'sam@example.com',
  ' sam@example.com ',
  "o'neil+ink@mail.studio.co.uk",
  'Sam_1.x@a-b.example',
  `${'a'.repeat(242)}@example.com`,
])('an address that is one: %j', (email) => {
  expect(emailError(email)).toBeUndefined()
})

test.for([
  '',
  'sam',
  'sam@',
  '@example.com',
  'sam@example',
  'sam@example.c',
  'sam@-example.com',
  'sam@example-.com',
  'sam@exam_ple.com',
  '.sam@example.com',
  'sam.@example.com',
  's..am@example.com',
  'sam ink@example.com',
  'sam@@example.com',
  'sam@example.com\nbcc:eve@example.com',
  `${'a'.repeat(243)}@example.com`,
])('§5 email required and valid, not %j', (email) => {
  expect(emailError(email)).toBe('Please enter a valid email')
})

test('the form and the server are of one mind about every address and password', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.stringMatching(/^[a-z.'@ -]{0,40}$/),
    fc.string({ minLength: 240, maxLength: 260 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(emailError(text)).toBe(Email.safeParse(text).error?.issues[0]?.message)
      expect(passwordError(text)).toBe(Password.safeParse(text).error?.issues[0]?.message)
    }),
  )
})
