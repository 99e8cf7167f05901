import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/tokens.ts'
import { RECOVERY_CODE_COUNT } from '#shared/limits.ts'

/** Crockford's base 32: no letter that looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 24
const GROUP = /.{4}(?=.)/g

/** 120 random bits each: nothing to guess, also from a copy of the table, so a plain fast hash is enough to keep them safe at rest. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    [...randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
  ).map((code) => code.replaceAll(GROUP, '$&-'))

/** However it was typed: with other dashes or none, in capitals, with the letters that look like digits. */
export function hashRecoveryCode(accountId: number, typed: string): Buffer {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return hashToken(`recovery ${accountId} ${code}`)
}
