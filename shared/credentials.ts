import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/limits.ts'

// What an email address and a password have to be. Forms ask at every key, and the first pages of an account should not have to
// bring a schema library for it; the schemas of accounts.ts are made of the same rules and words.

/** Words joined by dots, then a host name of two labels or more. */
export const EMAIL_PATTERN =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

export const INVALID_EMAIL = 'Please enter a valid email'
export const SHORT_PASSWORD = `Password must be at least ${PASSWORD_MIN_LENGTH} characters`
export const LONG_PASSWORD = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`

export const BLANK_PASSWORD = 'Password must be more than spaces'

/** What to say about it; undefined when it will do. */
export function emailError(email: string): string | undefined {
  const address = email.trim()
  const isGood = address.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(address)
  return isGood ? undefined : INVALID_EMAIL
}

/** What to say about it; undefined when it will do. */
export function passwordError({ length }: string): string | undefined {
  if (length < PASSWORD_MIN_LENGTH) return SHORT_PASSWORD
  return length > PASSWORD_MAX_LENGTH ? LONG_PASSWORD : undefined
}

export const isBlankPassword = (password: string) => password.trim() === ''

/** The same of a password that is being chosen. What somebody chose earlier must go on opening their account. */
export function newPasswordError(password: string): string | undefined {
  return passwordError(password) ?? (isBlankPassword(password) ? BLANK_PASSWORD : undefined)
}
