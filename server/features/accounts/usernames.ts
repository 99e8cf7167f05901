import { randomInt } from 'node:crypto'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#shared/limits.ts'

const SUFFIX_DIGITS = 4

/** A first name for a new person, from the part of the address before the @ and before any +tag. */
export function suggestUsername(email: string): string {
  const local = email.split('@')[0]!.split('+')[0]!
  const plain = local
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._-]/g, '')
    .slice(0, USERNAME_MAX_LENGTH - SUFFIX_DIGITS)
    .replaceAll(/^[._-]+|[._-]+$/g, '')
  return plain.length >= USERNAME_MIN_LENGTH ? plain : withSuffix(plain || 'ink')
}

/** For a name that is taken. */
export function withSuffix(username: string): string {
  return `${username}${randomInt(10 ** (SUFFIX_DIGITS - 1), 10 ** SUFFIX_DIGITS)}`
}
