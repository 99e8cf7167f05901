import { describe, expect, test } from 'vitest'
import {
  authFields,
  isValid,
  validateAuth,
  visibleError,
} from '#app/features/account/auth-form-state.ts'
import { proves } from '#tests/proves.ts'

const valid = { email: 'ottolie@studio.ink', password: 'needle', confirmPassword: 'needle' }

describe('validateAuth', () => {
  test.for(['', 'ottolie', 'ottolie@', '@studio.ink', 'a b@studio.ink'])(
    '§5 email required and valid: %j',
    (email) => {
      expect(validateAuth('signin', { ...valid, email })).toEqual({
        email: 'Please enter a valid email',
      })
      proves('§5.auth.email')
    },
  )

  test.for(['', '12345'])('§5 password required, min 6: %j', (password) => {
    expect(validateAuth('signin', { ...valid, password })).toEqual({
      password: 'Password must be at least 6 characters',
    })
    proves('§5.auth.password', '§9.password.min')
  })

  test('spaces alone are refused as a new password, and let through to where they may be an old one', () => {
    const blank = { ...valid, password: '        ', confirmPassword: '        ' }
    expect(validateAuth('signup', blank)).toEqual({ password: 'Password must be more than spaces' })
    expect(validateAuth('signin', blank)).toEqual({})
  })

  test.for(['', '12345'])('§5 sign-up requires Confirm Password, min 6: %j', (confirmPassword) => {
    expect(validateAuth('signup', { ...valid, confirmPassword })).toEqual({
      confirmPassword: 'Please confirm your password',
    })
    proves('§5.auth.confirm')
  })

  test('§5 Confirm Password must match', () => {
    expect(validateAuth('signup', { ...valid, confirmPassword: 'needles' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    proves('§5.auth.match')
  })

  test('sign-in does not ask for a confirmation', () => {
    expect(validateAuth('signin', { ...valid, confirmPassword: '' })).toEqual({})
    expect(authFields('signin')).toEqual(['email', 'password'])
  })

  test('a valid form has no errors', () => {
    expect(isValid(validateAuth('signup', valid))).toBe(true)
    expect(isValid(validateAuth('signup', { ...valid, password: '' }))).toBe(false)
  })
})

describe('visibleError', () => {
  const errors = validateAuth('signup', { email: '', password: '', confirmPassword: '' })

  test('§5 messages show once a field is touched', () => {
    const touched = new Set(['password'] as const)
    expect(visibleError(errors, { field: 'email', touched })).toBeUndefined()
    expect(visibleError(errors, { field: 'password', touched })).toBe(
      'Password must be at least 6 characters',
    )
    proves('§5.auth.touched')
  })

  test('§5 submitting an invalid form marks all fields touched', () => {
    const touched = new Set(authFields('signup'))
    const shown = authFields('signup').map((field) => visibleError(errors, { field, touched }))
    expect(shown).toEqual([
      'Please enter a valid email',
      'Password must be at least 6 characters',
      'Please confirm your password',
    ])
    proves('§5.auth.mark-all')
  })
})
