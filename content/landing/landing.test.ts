import { expect, test } from 'vitest'
import { LANDING } from '#content/landing/landing.ts'
import { proves } from '#tests/proves.ts'

test('§1 the landing figures: 50K+ designs, 10K+ users, 100+ styles, 51 reviews, and that they are samples', () => {
  const { figures, reviews, testimonials } = LANDING
  expect(figures.items.map(({ count, what }) => `${count} ${what}`)).toEqual([
    '50K+ designs',
    '10K+ users',
    '100+ styles',
  ])
  expect(reviews.count).toBe(51)
  expect([figures, reviews, testimonials].map(({ isSample }) => isSample)).toEqual([
    true,
    true,
    true,
  ])
  proves('§1.landing.figures', '§1.landing.reviews')
})

test('§2 landing: nine questions, each asked once; body mapping is available and asks for 5 to 10 photos', () => {
  const { faq } = LANDING
  expect(new Set(faq.map(({ question }) => question)).size).toBe(9)
  const body = faq.find(({ question }) => question.includes('my own body'))
  expect(body?.answer).toMatch(/available.*5 to 10 photos.*10 minutes.*15 credits/)
  proves('§1.landing.training', '§6.faq.mapping')
})
