import { expect, test } from 'vitest'
import { LANDING } from '#content/landing/landing.ts'
import { proves } from '#tests/proves.ts'

test('nothing is claimed that the operator has not said', () => {
  const { figures, reviews, testimonials } = LANDING
  expect([figures, reviews, testimonials]).toEqual([null, null, null])
})

test('§2 landing: nine questions, each asked once; body mapping is available and asks for 5 to 10 photos', () => {
  const { faq } = LANDING
  expect(new Set(faq.map(({ question }) => question)).size).toBe(9)
  const body = faq.find(({ question }) => question.includes('my own body'))
  expect(body?.answer).toMatch(/available.*5 to 10 photos.*10 minutes.*15 credits/)
  proves('§1.landing.training', '§6.faq.mapping')
})
