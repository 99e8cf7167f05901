import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyCorrections } from '#engine/language/apply-corrections.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import type { Correction } from '#shared/corrections.ts'

const correct = (prompt: string, ...corrections: Correction[]) =>
  applyCorrections(readPrompt(prompt), corrections)
const motifsOf = (prompt: string, ...corrections: Correction[]) =>
  correct(prompt, ...corrections).brief.subjects.map(({ motif, count }) => `${count} ${motif}`)

describe('what a person puts right', () => {
  test('another meaning takes the place of ours, with its count and colours', () => {
    const { brief, held } = correct('three blue wolves', {
      kind: 'meaning',
      text: 'wolves',
      meaning: 'panther',
    })
    expect(brief.subjects).toEqual([
      expect.objectContaining({ motif: 'panther', count: 3, colours: ['blue'], role: 'hero' }),
    ])
    expect(held).toHaveLength(1)
  })

  test('what cannot be drawn is drawn as what was chosen instead, and no longer told missing', () => {
    const { brief } = correct('a platypus', { kind: 'meaning', text: 'platypus', meaning: 'bear' })
    expect(brief.subjects).toEqual([expect.objectContaining({ motif: 'bear', role: 'hero' })])
    expect(brief.notDrawn).toEqual([])
  })

  test('a count is exact from then on', () => {
    const { brief } = correct('roses', { kind: 'count', text: 'roses', count: 5 })
    expect(brief.subjects).toEqual([expect.objectContaining({ count: 5, isCountExact: true })])
  })

  test('what is taken out takes its relations along, and something else leads', () => {
    const { brief } = correct('a snake around a dagger with a rose', {
      kind: 'remove',
      text: 'snake',
    })
    expect(brief.subjects.map(({ motif }) => motif)).toEqual(['dagger', 'rose'])
    expect(brief.subjects.filter(({ role }) => role === 'hero')).toHaveLength(1)
    for (const { from, to } of brief.relations) {
      expect(brief.subjects[from]).toBeDefined()
      expect(brief.subjects[to]).toBeDefined()
    }
  })

  test('lettering is written as it stands in the text, capitals and all', () => {
    const { brief } = correct('a swallow and Rose', { kind: 'lettering', text: 'rose' })
    expect(brief.lettering.map(({ text }) => text)).toEqual(['Rose'])
    expect(brief.subjects.map(({ motif }) => motif)).toEqual(['swallow'])
  })

  test('the main thing leads, and whatever led before stands by', () => {
    const { brief } = correct('a wolf and a moon', { kind: 'main', text: 'moon' })
    expect(brief.subjects.map(({ motif, role }) => `${motif} ${role}`)).toEqual([
      'wolf support',
      'moon hero',
    ])
  })

  test('words that are gone from the text are corrected no more', () => {
    expect(motifsOf('a lion', { kind: 'remove', text: 'snake' })).toEqual(['1 lion'])
    expect(correct('a lion', { kind: 'count', text: 'snake', count: 3 }).held).toEqual([])
    expect(correct('a lion', { kind: 'meaning', text: 'lion', meaning: 'xyzzy' }).held).toEqual([])
  })

  test('nothing is ever lettered that the text does not hold', () => {
    const { brief, held } = correct('a lion', { kind: 'lettering', text: 'Ink' })
    expect(brief.lettering).toEqual([])
    expect(held).toEqual([])
  })
})

test('any corrections of any text leave a brief whose relations lead somewhere', () => {
  const words = fc.constantFrom('snake', 'dagger', 'roses', 'Ada', 'forearm', 'small', 'platypus')
  const correction = fc.oneof(
    fc.record({ kind: fc.constant('meaning' as const), text: words, meaning: words }),
    fc.record({
      kind: fc.constant('count' as const),
      text: words,
      count: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({
      kind: fc.constantFrom('remove' as const, 'lettering' as const, 'main' as const),
      text: words,
    }),
  )
  const prompt =
    'a small snake around a dagger with two roses, a platypus and the name Ada on my forearm'
  fc.assert(
    fc.property(fc.array(correction, { maxLength: 8 }), (corrections) => {
      const { brief } = correct(prompt, ...corrections)
      const drawn = brief.subjects.filter(({ source }) => source !== 'none')
      const heroes = drawn.filter(({ role }) => role === 'hero')
      expect(heroes).toHaveLength(Math.min(1, drawn.length))
      for (const { from, to } of brief.relations) {
        expect(brief.subjects[from]).toBeDefined()
        expect(brief.subjects[to]).toBeDefined()
      }
      for (const { text } of brief.lettering) expect(prompt).toContain(text)
    }),
    { numRuns: 200, seed: 24 },
  )
})
