import { expect, test } from 'vitest'
import { creditPolicy } from '#content/legal/credit-policy.ts'
import { terms } from '#content/legal/terms.ts'
import { PRICING_COPY } from '#content/pricing/pricing.ts'

test('plans are billed by the month, and no page speaks of a cycle of so many days', () => {
  const pages = [PRICING_COPY, creditPolicy, terms].map((page) => JSON.stringify(page))
  for (const words of pages) expect(words).not.toMatch(/\d+[- ]days? (?:billing )?cycle/)
  expect(pages[0]).toContain('until the end of their billing cycle')
})
