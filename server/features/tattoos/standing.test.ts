import { describe, expect, test } from 'vitest'
import { isNonsense, standingOf } from '#server/features/tattoos/standing.ts'
import { likenessOf } from '#shared/tags.ts'

const createdAt = new Date('2026-11-01T12:00:00Z')
const rose = { tags: ['rose'], description: 'a rose', notDrawn: [], createdAt }
const DAY_MS = 86_400_000
const yearsLater = (years: number) => new Date(createdAt.getTime() + years * 365 * DAY_MS)

describe('where a design begins in the gallery', () => {
  test('a younger one stands before an older one, by the minute', () => {
    const later = { ...rose, createdAt: new Date(createdAt.getTime() + DAY_MS) }
    expect(standingOf(later) - standingOf(rose)).toBe(1_440)
  })

  test('what was asked for and is missing puts it back; so do words alone', () => {
    const partly = { ...rose, notDrawn: [{ text: 'a flurb' }] }
    const words = { ...rose, tags: ['lettering'], description: 'the name “Anna”' }
    expect(standingOf(partly)).toBeLessThan(standingOf(rose))
    expect(standingOf(words)).toBeLessThan(standingOf(partly))
  })

  test('a date in Roman numerals is no nonsense', () => {
    const dated = { ...rose, tags: ['rose', 'lettering'] }
    const description = 'a rose and the numerals “MMXXV”'
    expect(standingOf({ ...dated, description })).toBe(standingOf(rose))
  })

  test('lettered nonsense stands behind whatever else there is, however old that is', () => {
    const nonsense = {
      ...rose,
      tags: ['rose', 'lettering'],
      description: 'a rose and the words “asdfgh”',
      createdAt: yearsLater(20),
    }
    expect(standingOf(nonsense)).toBeLessThan(standingOf(rose))
  })
})

test.each([
  ['asdf', true],
  ['qwertz', true],
  ['Aaaaaah', true],
  ['xkcdw', true],
  ['Hrvoje', false],
  ['Anna & Krzysztof', false],
  ['14.07.1994', false],
  ['carpe diem', false],
  ['Nightschlaf', false],
])('%s: nonsense %s', (text, expected) => {
  expect(isNonsense(text)).toBe(expected)
})

test('alike are those of the same subjects, however these are written, in one style and colour', () => {
  const own = likenessOf(['Cherry Blossom', 'koi'], 'Japanese', 'Colored')
  expect(likenessOf(['koi', 'cherryBlossom'], 'Japanese', 'Colored')).toBe(own)
  expect(likenessOf(['koi'], 'Japanese', 'Colored')).not.toBe(own)
  expect(likenessOf(['koi', 'cherry-blossom'], 'Sketch', 'Colored')).not.toBe(own)
})
