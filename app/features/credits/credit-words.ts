import type { CreditEvent, CreditSource } from '#shared/credits.ts'

/** Where credits came from. */
export const SOURCE_WORDS: Record<CreditSource, string> = {
  signup: 'Welcome credits',
  subscription: 'Plan credits',
  topup: 'Top-up',
  admin: 'A gift from us',
  returned: 'Credits given back',
}

/** What a line of the history is about. People wrote the note of a design; the other notes are ours. */
export function eventWords({ kind, isPending, note, source }: CreditEvent): string {
  switch (kind) {
    case 'grant':
      return note || SOURCE_WORDS[source]
    case 'spend':
      return isPending ? `${note || 'A design'}, being drawn` : note || 'A design'
    case 'release':
      return `${note || 'A design'}: could not be finished, credits given back`
    case 'deduct':
      return note || 'A correction'
    case 'expire':
      return `${SOURCE_WORDS[source]}: expired`
  }
}

/** With a real minus sign, which is as wide as the plus. */
export function amountWords(amountCredits: number): string {
  return amountCredits < 0 ? `\u2212${-amountCredits}` : `+${amountCredits}`
}
