import type { CardFields } from '#server/providers/payments/sandbox/card-form.ts'

const FIELD_MAX_LENGTH = 200

/** Text of a form field, in one line and without control characters. */
export function textOf(field: unknown): string {
  if (typeof field !== 'string') return ''
  return field
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, FIELD_MAX_LENGTH)
}

export function readCardFields(form: Readonly<Record<string, unknown>>): CardFields {
  return {
    number: textOf(form['number']),
    expiry: textOf(form['expiry']),
    cvc: textOf(form['cvc']),
    name: textOf(form['name']),
  }
}
