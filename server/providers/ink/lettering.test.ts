import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saysWhatWasAsked, writeBlock, writeLine } from '#engine/lettering/block.ts'
import { HAND_NAMES, HANDS } from '#engine/lettering/hands.ts'
import { adorn } from '#engine/lettering/ornament.ts'
import { disc } from '#engine/lettering/pen.ts'
import { areaOf } from '#engine/lettering/plane.ts'
import { difference, intersection, union } from '#engine/lettering/polygons.ts'
import { readBack } from '#engine/lettering/set-line.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createRng } from '#shared/random.ts'

// With the installed faces: what they have, and where their strokes end, is what these are about.
const { readFace } = loadEngineResources()

describe('writing', () => {
  test.each(HAND_NAMES)('%s draws what was asked, each letter once and in order', (hand) => {
    for (const text of [
      'Fearless',
      'Para mi abuela',
      '1941 – 2019',
      'Zoë & Łukasz',
      'Straße',
      'MMXXVI',
      "Don't panic",
      'любовь',
      'αγάπη',
      'office fjord',
    ]) {
      const line = writeLine(text, { hand, readFace })
      expect(line.missing).toEqual([])
      expect(saysWhatWasAsked(text, hand, line)).toBe(true)
    }
  })

  test('other scripts are shaped: letters join, vowels move, lines run from the right', () => {
    const arabic = writeLine('الحرية', { hand: 'needle', readFace })
    const apart = Array.from('الحرية').reduce(
      (sum, letter) => sum + writeLine(letter, { hand: 'needle', readFace }).width,
      0,
    )
    expect(arabic.width).toBeLessThan(0.8 * apart)
    const hebrew = writeLine('אהבה', { hand: 'roman', readFace })
    expect(hebrew.glyphs.map(({ start }) => start)).toEqual([3, 2, 1, 0])
    expect(writeLine('शक्ति', { hand: 'roman', readFace }).glyphs.length).toBeLessThan(5)
    for (const text of ['الحرية', 'אהבה', 'शक्ति', 'ישראל 1948', 'Love أمل forever'])
      expect(readBack(writeLine(text, { hand: 'uncial', readFace }))).toBe(text)
  })

  test('any text at all is written or told missing, and never as a box', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '❤️‍🔥 mom',
        'Z̷̢̛a̸l̵g̶o',
        'a'.repeat(300),
        '\u202Eabc',
        '👩‍👩‍👧',
        'ﷺ',
        'नमस्ते दुनिया',
        '勇気',
        ' ',
        '',
      ),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...HAND_NAMES), (asked, hand) => {
        const line = writeLine(asked, { hand, readFace })
        expect(Number.isFinite(line.width)).toBe(true)
        expect(saysWhatWasAsked(asked, hand, line)).toBe(true)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

const NAMES =
  'Sofia,Mateo,Ava,Hugo,Zoe,Jack,Lily,Grace,Theo,Yasmin,Quentin,Xavier,Wyatt,Kimberly,Stay strong,Carpe diem,Let it be,Namaste,Björn,Iñaki,Gigi,Joy'.split(
    ',',
  )

describe('ornament', () => {
  test.each(HAND_NAMES)('of %s touches no letter but the one it grows from', (hand) => {
    for (const [index, ornament] of HANDS[hand].ornaments.entries())
      for (const text of NAMES.filter((_, i) => i % 4 === index % 4)) {
        const block = writeBlock([{ text, scale: 1 }], { hand, readFace, leastLine: 3 })
        const { areas, roots } = adorn(block, ornament, createRng(1))
        const near = union(...roots.map((root) => [disc(root, block.size * 0.22, 40)]))
        const free = roots.length > 0 ? difference(areas, near) : areas
        const shared = intersection(free, block.letters)
        expect(shared.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)).toBeLessThan(2)
      }
  })

  test('the test above sees an ornament that is pushed into the word', () => {
    const block = writeBlock([{ text: 'Grace', scale: 1 }], {
      hand: 'textura',
      readFace,
      leastLine: 3,
    })
    const { areas } = adorn(block, 'pen-corners', createRng(1))
    const pushed = areas.map((ring) => ring.map(([x, y]) => [x * 0.7, y * 0.7] as const))
    expect(intersection(pushed, block.letters).length).toBeGreaterThan(0)
  })

  test('of joined hands grows from the last letter of every name, and from the first of most', () => {
    let grown = 0
    for (const text of NAMES) {
      const block = writeBlock([{ text, scale: 1 }], { hand: 'needle', readFace, leastLine: 3 })
      const { roots } = adorn(block, 'sweep', createRng(1))
      expect(roots.length).toBeGreaterThan(0)
      grown += roots.length - 1
    }
    expect(grown / NAMES.length).toBeGreaterThan(0.7)
  })
})
