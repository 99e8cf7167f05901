import type { CreditEvent, CreditLot, CreditSource } from '#shared/credits.ts'

const LOT_WORDS: Record<CreditSource, string> = {
  signup: 'to get you started',
  subscription: 'from your plan',
  topup: 'from a top-up',
  admin: 'from us',
  returned: 'given back',
}

const GRANT_WORDS: Record<CreditSource, string> = {
  signup: 'Welcome credits',
  subscription: 'Plan credits',
  topup: 'Top-up',
  admin: 'A gift from us',
  returned: 'Credits given back',
}

export function lotWords({ remainingCredits, source }: CreditLot): string {
  return `${remainingCredits} ${LOT_WORDS[source]}`
}

/** What a line of the history is about. People wrote the note of a design; the other notes are ours. */
export function eventWords({ kind, isPending, note, source }: CreditEvent): string {
  switch (kind) {
    case 'grant':
      return note || GRANT_WORDS[source]
    case 'spend':
      return isPending ? `${note || 'A design'}, being drawn` : note || 'A design'
    case 'release':
      return `${note || 'A design'}: could not be finished, credits given back`
    case 'deduct':
      return note || 'A correction'
    case 'expire':
      return `${GRANT_WORDS[source]}: expired`
  }
}

/** With a real minus sign, which is as wide as the plus. */
export function amountWords(amountCredits: number): string {
  return amountCredits < 0 ? `\u2212${-amountCredits}` : `+${amountCredits}`
}
