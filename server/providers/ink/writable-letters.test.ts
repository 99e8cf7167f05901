import { expect, test } from 'vitest'
import { unwritableLetters } from '#engine/language/unwritten.ts'
import { writeLine } from '#engine/lettering/block.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

/** Latin, Greek, Cyrillic, punctuation and currency, letter by letter. */
const LETTERS = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => /[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\p{So}]/u.test(letter),
)

test('the reader calls no letter writable that the installed faces cannot draw', () => {
  const resources = loadEngineResources()
  const promised = LETTERS.filter((letter) => unwritableLetters(letter).length === 0).join('')
  expect(promised.length).toBeGreaterThan(250)
  expect(writeLine(promised, { hand: 'roman', ...resources }).missing).toEqual([])
})
