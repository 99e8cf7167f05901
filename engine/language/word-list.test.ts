import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWordList } from '#engine/language/word-list.ts'

test('a word is found exactly where it stands in the list', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, other) => {
      const has = createWordList(words.toSorted().join(' '))
      expect(words.every(has)).toBe(true)
      expect(has(other)).toBe(words.includes(other))
      expect(has('')).toBe(false)
    }),
  )
})
