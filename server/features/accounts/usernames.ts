import { randomInt } from 'node:crypto'
import { ReservedUsernameError } from '#server/features/accounts/accounts.errors.ts'
import {
  checkText,
  findBreach,
  listReadingsOf,
} from '#server/features/moderation/moderation.service.ts'
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#shared/limits.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

const SUFFIX_DIGITS = 4
const SUFFIX_TRIES = 8

/** What a name is made of that nobody would have given themselves. */
const NEUTRAL = 'ink'

/** Words that speak for whoever runs the product, and those that programs take for something else. */
const RESERVED_WORDS = new Set(
  `about abuse account accounts admin admins administrator administrators anonymous api app auth billing contact copyright
  everyone gallery guest help helpdesk info legal login mail me mod moderation moderator moderators mods nobody noreply null
  official operator owner payment payments postmaster press privacy root sales security settings signin signup staff status
  superuser support sysadmin system team terms undefined webmaster`.split(/\s+/),
)

/** Throws where others would take the name for ours, or would not want to read it. */
export function checkUsername(username: string): void {
  if (isReserved(username)) throw new ReservedUsernameError()
  checkText(username, 'name')
}

/** However it is dotted, doubled or spelled with figures: 4dm1n, a.d.m.i.n and admin_2 speak for the administrator too. */
function isReserved(username: string): boolean {
  return listReadingsOf(username).some((reading) => {
    const words = reading.split(/[^a-z0-9]+/).filter((word) => word !== '')
    const together = words.join('')
    if (together.includes(PRODUCT_NAME.toLowerCase()) || RESERVED_WORDS.has(together)) return true
    return words.length > 0 && words.every((word) => RESERVED_WORDS.has(word))
  })
}

const isFit = (username: string) => !isReserved(username) && !findBreach(username, 'name')

/** A first name for a new person, from the part of the address before the @ and before any +tag. */
export function suggestUsername(email: string): string {
  const local = email.split('@')[0]!.split('+')[0]!
  const plain = local
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._-]/g, '')
    .slice(0, USERNAME_MAX_LENGTH - SUFFIX_DIGITS)
    .replaceAll(/^[._-]+|[._-]+$/g, '')
  // What people have in their address is theirs, but a name is for everybody to read.
  if (!isFit(plain)) return withSuffix(NEUTRAL)
  return plain.length >= USERNAME_MIN_LENGTH ? plain : withSuffix(plain || NEUTRAL)
}

/** For a name that is taken. Figures can say what no name may, so those are drawn again. */
export function withSuffix(username: string, draw: () => number = drawSuffix): string {
  for (let tries = 0; tries < SUFFIX_TRIES; tries++) {
    const suffixed = `${username}${draw()}`
    if (isFit(suffixed)) return suffixed
  }
  return withSuffix(NEUTRAL)
}

function drawSuffix(): number {
  return randomInt(10 ** (SUFFIX_DIGITS - 1), 10 ** SUFFIX_DIGITS)
}
