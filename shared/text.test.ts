import { expect, test } from 'vitest'
import { cutText } from '#shared/text.ts'

test.each([
  ['wolf', 4, 'wolf'],
  ['wolf', 2, 'wo'],
  ['a🐺', 3, 'a🐺'],
  ['a🐺', 2, 'a'],
  ['🐺🐺', 2, '🐺'],
  ['', 5, ''],
])('%s cut to %i units is %s: no character is cut in half', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})
