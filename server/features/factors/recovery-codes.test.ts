import { expect, test } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode } from '#server/features/factors/recovery-codes.ts'

test('ten different codes of 120 bits, in six groups', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){5}$/)
})

test.for([
  '0a1b-2c3d-4e5f-6g7h',
  '0A1B2C3D4E5F6G7H',
  ' oalb 2c3d 4e5f 6g7h ',
  'Oa1b–2c3d–4e5f–6g7h',
])('%s is the same code', (typed) => {
  const hash = hashRecoveryCode(2, '0a1b-2c3d-4e5f-6g7h')
  expect(hashRecoveryCode(2, typed)).toEqual(hash)
  expect(hashRecoveryCode(3, typed)).not.toEqual(hash)
})
