import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReservedUsernameError } from '#server/features/accounts/accounts.errors.ts'
import { checkUsername, suggestUsername, withSuffix } from '#server/features/accounts/usernames.ts'
import { ModerationRefusedError } from '#server/features/moderation/moderation.errors.ts'
import { Username } from '#shared/accounts.ts'

test.for([
  ['ottolie@studio.ink', 'ottolie'],
  ['Sam.Smith+news@example.com', 'Sam.Smith'],
  ['..dots..@example.com', 'dots'],
  ['jos\u00e9@example.com', 'jose'],
])('%s becomes %s', ([email, username]) => {
  expect(suggestUsername(email!)).toBe(username)
})

test.for([
  'admin',
  'Administrator',
  'a.d.m.i.n',
  '4dm1n',
  'admin_2',
  'Support',
  'support-team',
  'official.help',
  'InkWright',
  'the-1nkwright-staff',
  'null',
  'me',
  'root7',
])('%s is reserved', (username) => {
  expect(() => checkUsername(username)).toThrow(ReservedUsernameError)
})

test.for(['hitler88', 'n1gger', 'f.u.c.k.you'])('%s is no name for others to read', (username) => {
  expect(() => checkUsername(username)).toThrow(ModerationRefusedError)
})

test.for(['sam', 'adminton', 'rootsandbones', 'melanie', 'helper-of-inks', 'scunthorpe', 'apia'])(
  '%s is a name like any other',
  (username) => {
    expect(() => checkUsername(username)).not.toThrow()
  },
)

test.for(['support@studio.ink', 'admin+1@example.com', 'h1tler@example.com'])(
  '%s becomes a neutral name',
  (email) => {
    expect(suggestUsername(email)).toMatch(/^ink\d{4}$/)
  },
)

test('figures that say what no name may are drawn again', () => {
  const draws = [1488, 2026]
  expect(withSuffix('ink', () => draws.shift()!)).toBe('ink2026')
})

test('a name that no figures make fit gives way to a neutral one', () => {
  expect(withSuffix('h1tler')).toMatch(/^ink\d{4}$/)
})

test('whatever the address, the name and its suffixed form are valid usernames', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (email) => {
      const username = suggestUsername(email)
      expect(Username.parse(username)).toBe(username)
      expect(() => checkUsername(username)).not.toThrow()
      expect(Username.parse(withSuffix(username.slice(0, 26)))).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})
