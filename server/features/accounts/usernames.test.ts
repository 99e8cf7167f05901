import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestUsername, withSuffix } from '#server/features/accounts/usernames.ts'
import { Username } from '#shared/accounts.ts'

test.for([
  ['ottolie@studio.ink', 'ottolie'],
  ['Sam.Smith+news@example.com', 'Sam.Smith'],
  ['..dots..@example.com', 'dots'],
  ['jos\u00e9@example.com', 'jose'],
])('%s becomes %s', ([email, username]) => {
  expect(suggestUsername(email!)).toBe(username)
})

test('whatever the address, the name and its suffixed form are valid usernames', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
      const username = suggestUsername(email)
      expect(Username.parse(username)).toBe(username)
      expect(Username.parse(withSuffix(username.slice(0, 26)))).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})
