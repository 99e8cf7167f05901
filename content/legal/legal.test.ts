import { expect, test } from 'vitest'
import { creditPolicy } from '#content/legal/credit-policy.ts'
import type { LegalDocument } from '#content/legal/legal-document.ts'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { terms } from '#content/legal/terms.ts'

const wordsOf = (document: LegalDocument) => JSON.stringify(document.sections)

test.for([
  ['users must be at least 18', /at least 18 years old/],
  ['no NSFW, violent or offensive content', /NSFW, violent or offensive content/],
  ['no reverse-engineering', /Reverse-engineer the service/],
  ['users keep rights to generated content', /You keep the rights to the content you generate/],
  [
    'a licence to use, display and promote it inside the platform',
    /non-exclusive, royalty-free licence to use, display and promote that content inside the platform/,
  ],
  ['accounts may be suspended or terminated', /suspend or terminate accounts for violations/],
  ['plan changes take effect at the cycle’s end', /take effect at the end of the billing cycle/],
  ['plans auto-renew monthly unless cancelled', /renew automatically every month unless cancelled/],
] as const)('§2 terms: %s', ([, words]) => {
  expect(wordsOf(terms)).toMatch(words)
})

test.for([
  ['a generation costs 1 credit', /A generation costs 1 credit,/],
  ['body mapping costs 15 credits', /body mapping costs 15 credits/],
  ['credits of a plan expire with their cycle', /expire at the end of their billing cycle/],
  ['top-ups expire 90 days after purchase', /expire 90 days after purchase/],
  ['signing up gives 5 credits for 30 days', /gives 5 credits, which expire after 30 days/],
  ['no refunds except as required by law', /no refunds except as required by law/],
  ['credits are non-refundable and non-transferable', /non-refundable and non-transferable/],
  ['an answer within 24 hours on business days', /within 24 hours on business days/],
] as const)('§9 credit policy: %s', ([, words]) => {
  expect(wordsOf(creditPolicy)).toMatch(words)
})

test('§2 legal pages are dated: the terms as they were, the others for real', () => {
  expect(terms.effective).toBe('2025-01-21')
  for (const { effective } of [creditPolicy, privacyPolicy])
    expect(effective).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})
