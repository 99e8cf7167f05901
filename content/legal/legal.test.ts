import { expect, test } from 'vitest'
import { FAQ } from '#content/landing/faq.ts'
import { creditPolicy } from '#content/legal/credit-policy.ts'
import type { LegalDocument } from '#content/legal/legal-document.ts'
import { privacyPolicy } from '#content/legal/privacy-policy.ts'
import { terms } from '#content/legal/terms.ts'
import { PHOTO_REVIEW_WORDS } from '#shared/photo-words.ts'
import { proves } from '#tests/proves.ts'

const wordsOf = (document: LegalDocument) => JSON.stringify(document.sections)

test('§2 terms: users must be at least 18', () => {
  expect(wordsOf(terms)).toMatch(/at least 18 years old/)
  proves('§2.legal.age', '§5.policy.age', '§9.policy.age')
})

test('§2 terms: no NSFW, violent or offensive content', () => {
  expect(wordsOf(terms)).toMatch(/NSFW, violent or offensive content/)
  proves('§2.legal.content')
})

test('§2 terms: no reverse-engineering', () => {
  expect(wordsOf(terms)).toMatch(/Reverse-engineer the service/)
  proves('§2.legal.reverse-engineering')
})

test('§2 terms: users keep rights to generated content', () => {
  expect(wordsOf(terms)).toMatch(/You keep the rights to the content you generate/)
  proves('§2.legal.rights')
})

test('§2 terms: a licence to use, display and promote it inside the platform', () => {
  expect(wordsOf(terms)).toMatch(
    /non-exclusive, royalty-free licence to use, display and promote that content inside the platform/,
  )
  proves('§2.legal.licence')
})

test('§2 terms: accounts may be suspended or terminated', () => {
  expect(wordsOf(terms)).toMatch(/suspend or terminate accounts for violations/)
  proves('§2.legal.suspension')
})

test('§2 terms: plan changes take effect at the cycle’s end', () => {
  expect(wordsOf(terms)).toMatch(/take effect at the end of the billing cycle/)
  proves('§2.legal.plan-change')
})

test('§2 terms: plans auto-renew monthly unless cancelled', () => {
  expect(wordsOf(terms)).toMatch(/renew automatically every month unless cancelled/)
  proves('§2.legal.renewal')
})

test('§9 credit policy: a generation costs 1 credit, body mapping 15', () => {
  expect(wordsOf(creditPolicy)).toMatch(/A generation costs 1 credit,/)
  expect(wordsOf(creditPolicy)).toMatch(/body mapping costs 15 credits/)
  proves('§9.credits.costs')
})

test('§9 credit policy: credits of a plan expire with their cycle', () => {
  expect(wordsOf(creditPolicy)).toMatch(/expire at the end of their billing cycle/)
  proves('§9.credits.cycle')
})

test('§9 credit policy: top-ups expire 90 days after purchase', () => {
  expect(wordsOf(creditPolicy)).toMatch(/expire 90 days after purchase/)
  proves('§9.credits.topup-life')
})

test('§9 credit policy: signing up gives 5 credits for 30 days', () => {
  expect(wordsOf(creditPolicy)).toMatch(/gives 5 credits, which expire after 30 days/)
  proves('§9.credits.signup')
})

test('§9 credit policy: no refunds but by law, credits non-refundable and non-transferable', () => {
  expect(wordsOf(creditPolicy)).toMatch(/no refunds except as required by law/)
  expect(wordsOf(creditPolicy)).toMatch(/non-refundable and non-transferable/)
  proves('§9.policy.refunds')
})

test('§9 credit policy: an answer within 24 hours on business days', () => {
  expect(wordsOf(creditPolicy)).toMatch(/within 24 hours on business days/)
  proves('§9.support.target')
})

test('§2 who sees a photo is told in the same words by FAQ and privacy policy', () => {
  const photos = FAQ.find(({ question }) => question.includes('my photos'))
  expect(photos?.answer).toContain(`Only you see them. ${PHOTO_REVIEW_WORDS}`)
  expect(wordsOf(privacyPolicy)).toContain(`but you. ${PHOTO_REVIEW_WORDS}`)
  proves('§2.legal.photos')
})

test('§2 legal pages are dated: the terms as they were, the others for real', () => {
  expect(terms.effective).toBe('2025-01-21')
  for (const { effective } of [creditPolicy, privacyPolicy])
    expect(effective).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  proves('§2.legal.terms-date', '§2.legal.privacy-date')
})
