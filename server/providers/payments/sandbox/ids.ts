import { randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 24
/** 58 characters of 62 are 345 bits: whoever knows the address of a page was given it. */
const SECRET_LENGTH = 58

/** An id as Stripe writes them, such as `cus_` and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(ID_LENGTH)}`
}

/** An id that opens a page for whoever holds it. */
export function newSecretId(prefix: string): string {
  return `${prefix}_${randomText(SECRET_LENGTH)}`
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
