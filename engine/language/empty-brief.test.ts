import { describe, expect, test } from 'vitest'
import { isEmptyBrief, suggestPrompts } from '#engine/language/empty-brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

describe('a text that asks for nothing', () => {
  test.each([
    '',
    '???',
    'asdkjh qwpoeiru zxmcnb',
    'something meaningful, you choose',
    'can you guys do a cover up of an old tattoo on my shoulder?',
    'Quiero un tatuaje de 15 cm en el antebrazo a color',
    'the name of my son',
    'I want to get a tattoo of a Bible verse.',
    'name "ᏣᎳᎩ"',
  ])('is known as such, and answered with three wishes that can be drawn: %s', (prompt) => {
    const brief = readPrompt(prompt)
    expect(isEmptyBrief(brief)).toBe(true)
    const examples = suggestPrompts(brief)
    expect(examples).toHaveLength(3)
    for (const example of examples) expect(isEmptyBrief(readPrompt(example))).toBe(false)
  })

  test('keeps its place, style and colour in the wishes', () => {
    expect(suggestPrompts(readPrompt('a fine line tattoo on my forearm, in colour'))).toEqual([
      'a rose, fine line in colour, on the forearm',
      'a swallow with a heart, fine line in colour, on the forearm',
      'a wolf under the moon, fine line in colour, on the forearm',
    ])
  })

  test('offers the words themselves where nobody can draw them, in three ways', () => {
    const examples = suggestPrompts(readPrompt('a flux capacitor'))
    expect(examples[0]).toMatch(/^the words “.*capacitor”$/)
    for (const example of examples) expect(example).toContain('capacitor”')
    expect(new Set(examples).size).toBe(3)
  })

  test.each(['a rose', '"Ada"', 'strength'])('is not %s', (prompt) => {
    expect(isEmptyBrief(readPrompt(prompt))).toBe(false)
  })
})
