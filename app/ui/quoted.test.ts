import { expect, test } from 'vitest'
import { quoted } from '#app/ui/quoted.ts'

test.each([
  ['a rose', '“a rose”'],
  ['a feather with "Let Go"', '“a feather with ‘Let Go’”'],
  ['“Mom” over “Dad” ', '“‘Mom’ over ‘Dad’”'],
  ['a sailor\'s knot, 5" wide', '“a sailor\'s knot, 5" wide”'],
])('%s is quoted as %s', (words, shown) => {
  expect(quoted(words)).toBe(shown)
})
