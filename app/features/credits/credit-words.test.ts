import { expect, test } from 'vitest'
import { amountWords, eventWords } from '#app/features/credits/credit-words.ts'
import type { CreditEvent } from '#shared/credits.ts'

const event: CreditEvent = {
  id: 1,
  kind: 'spend',
  isPending: false,
  amountCredits: -1,
  source: 'signup',
  note: 'a koi in a wave',
  createdAt: '2026-01-15T12:00:00.000Z',
  expiresAt: '2026-02-14T12:00:00.000Z',
}

test.for<[Partial<CreditEvent>, string]>([
  [{}, 'a koi in a wave'],
  [{ isPending: true }, 'a koi in a wave, being drawn'],
  [{ kind: 'release' }, 'a koi in a wave: could not be finished, credits given back'],
  [{ kind: 'grant', note: '' }, 'Welcome credits'],
  [{ kind: 'grant', source: 'admin', note: 'Sorry for the outage' }, 'Sorry for the outage'],
  [{ kind: 'expire', note: '' }, 'Welcome credits: expired'],
  [{ kind: 'deduct', note: '' }, 'A correction'],
  [{ note: '' }, 'A design'],
])('%o reads "%s"', ([change, words]) => {
  expect(eventWords({ ...event, ...change })).toBe(words)
})

test('amounts carry their sign', () => {
  expect([amountWords(5), amountWords(-15)]).toEqual(['+5', '\u221215'])
})
