import { dictionary } from '@zxcvbn-ts/language-common'
import { WeakPasswordError } from '#server/features/accounts/accounts.errors.ts'
import { BLANK_PASSWORD, isBlankPassword } from '#shared/credentials.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** Who a password is for: what everybody knows of a person is the first thing to be tried. */
export interface PasswordOwner {
  email?: string | undefined
  username?: string | undefined
}

/** The list is ordered by how often a password leaked; beyond the first ten thousand it would refuse decent ones. */
const COMMON_PASSWORDS = 10_000
/** Shorter ones are part of too many decent passwords to tell anything about them. */
const WORD_MIN_LENGTH = 4
const OWN_WORD_MIN_LENGTH = 3
/** A year and a mark behind a word, or less in front of it, hide it from nobody. */
const SUFFIX_MAX_LENGTH = 6
const PREFIX_MAX_LENGTH = 4

const commonPasswords = new Set(
  dictionary['passwords-common']
    .slice(0, COMMON_PASSWORDS)
    .filter((password) => password.length >= WORD_MIN_LENGTH),
)

const PRODUCT_WORDS = [PRODUCT_NAME.toLowerCase(), 'tattoos', 'tattoo']

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  $: 's',
  '@': 'a',
  '+': 't',
}

const COMMON = 'This password is one of the most common. Please choose another.'
const OF_THE_PRODUCT =
  'This password is one of the first that people would try here. Please choose another.'
const OF_THE_OWNER = 'This password is too close to your email or username. Please choose another.'

/** Throws where a guesser would come to the password early. How strong it is beyond that is shown, never demanded. */
export function checkNewPassword(
  password: string,
  { field, owner }: { field: string; owner: PasswordOwner },
): void {
  const problem = findPasswordProblem(password, owner)
  if (problem !== undefined) throw new WeakPasswordError(problem, field)
}

/** What to say of a password that is refused; undefined when it will do. */
export function findPasswordProblem(password: string, owner: PasswordOwner): string | undefined {
  if (isBlankPassword(password)) return BLANK_PASSWORD
  const words = listWordsIn(password.toLowerCase())
  if (words.some(isOfProduct)) return OF_THE_PRODUCT
  if (words.some((word) => commonPasswords.has(word))) return COMMON
  const own = new Set(listOwnWords(owner))
  return words.some((word) => own.has(word)) ? OF_THE_OWNER : undefined
}

/** The password, and what is left of it without figures and marks at its ends, each also with letters for their lookalikes. */
function listWordsIn(password: string): string[] {
  const isCut = (text: string) => !/\p{L}/u.test(text)
  const words = new Set<string>()
  for (let start = 0; start <= PREFIX_MAX_LENGTH; start += 1) {
    if (!isCut(password.slice(0, start))) break
    for (let cut = 0; cut <= SUFFIX_MAX_LENGTH; cut += 1) {
      const end = password.length - cut
      if (end - start < OWN_WORD_MIN_LENGTH || !isCut(password.slice(end))) break
      const word = password.slice(start, end)
      for (const reading of [word, unmask(word, 'i'), unmask(word, 'l')]) words.add(reading)
    }
  }
  return [...words]
}

const unmask = (word: string, one: 'i' | 'l') =>
  word
    .replaceAll(/[1!|]/g, one)
    .replaceAll(/[034578$@+]/g, (character) => LOOKALIKES[character] ?? character)

function isOfProduct(word: string): boolean {
  const rest = PRODUCT_WORDS.reduce((left, known) => left.replaceAll(known, ''), word)
  return rest !== word && !/\p{L}/u.test(rest)
}

/** What a guesser who knows the person, and where they sign in, begins with. */
export const listKnownWords = (owner: PasswordOwner) => [...PRODUCT_WORDS, ...listOwnWords(owner)]

function listOwnWords({ email = '', username = '' }: PasswordOwner): string[] {
  const address = email.toLowerCase()
  const local = address.split('@')[0]!
  const names = [local, local.split('+')[0]!, username.toLowerCase()]
  const words = names.flatMap((name) => [
    name,
    name.replaceAll(/[^\p{L}\d]/gu, ''),
    ...name.split(/[^\p{L}]+/u),
  ])
  return [address, ...words].filter((word) => word.length >= OWN_WORD_MIN_LENGTH)
}
