import type { CardDetails } from '#server/providers/payments/sandbox/objects/customer-objects.ts'
import { findTestCard } from '#server/providers/payments/sandbox/test-cards.ts'

export type CardField = 'number' | 'expiry' | 'cvc' | 'name'
export type CardFields = Readonly<Record<CardField, string>>

export const NO_CARD: CardFields = { number: '', expiry: '', cvc: '', name: '' }

export type CardReading =
  | { details: CardDetails }
  | { problems: Partial<Record<CardField, string>> }

const NAME_MAX_LENGTH = 100

/** Checks what was typed, in the words that people know from such forms. */
export function readCard(fields: CardFields, now: Date): CardReading {
  const digits = fields.number.replaceAll(/[\s-]/g, '')
  const expiry = readExpiry(fields.expiry, now)
  const name = fields.name.trim().slice(0, NAME_MAX_LENGTH)
  const card = findTestCard(digits)
  const problems: Partial<Record<CardField, string>> = {}
  if (!/^\d{12,19}$/.test(digits)) problems.number = 'Your card number is incomplete.'
  else if (!passesLuhn(digits)) problems.number = 'Your card number is invalid.'
  else if (!card) {
    problems.number =
      'Your card was declined. This is a sandbox: use one of the test cards, never a real one.'
  }
  if (typeof expiry === 'string') problems.expiry = expiry
  if (!/^\d{3,4}$/.test(fields.cvc.trim())) {
    problems.cvc = "Your card's security code is incomplete."
  }
  if (name === '') problems.name = 'Please enter the name on the card.'
  if (Object.keys(problems).length > 0 || !card || typeof expiry === 'string') return { problems }
  return { details: { card, expiryMonth: expiry.month, expiryYear: expiry.year, holderName: name } }
}

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

const YEARS_AHEAD = 50

function readExpiry(text: string, now: Date): { month: number; year: number } | string {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (!match) return "Your card's expiration date is incomplete."
  const month = Number(match[1])
  const century = Math.floor(now.getUTCFullYear() / 100) * 100
  const year = match[2]?.length === 4 ? Number(match[2]) : century + Number(match[2])
  if (month < 1 || month > 12) return "Your card's expiration date is invalid."
  // A card is good until the last day of its month.
  if (Date.UTC(year, month) <= now.getTime()) return "Your card's expiration year is in the past."
  if (year > now.getUTCFullYear() + YEARS_AHEAD) return "Your card's expiration year is invalid."
  return { month, year }
}
