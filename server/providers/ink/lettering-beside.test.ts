import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, type Layer } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { writeBlock, writeLine } from '#engine/lettering/block.ts'
import { inInfinity } from '#engine/lettering/in-infinity.ts'
import { areaOf, boundsOf } from '#engine/lettering/plane.ts'
import { adorn } from '#engine/lettering/ornament.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createRng } from '#shared/random.ts'

const resources = loadEngineResources()
const { readFace } = resources

const compose = (prompt: string, seed = 3) => {
  const brief = readPrompt(prompt)
  const { name: style } = styleOf(brief, null)
  const { layers } = composeDesign(brief, { style, colour: 'natural', seed }, resources)
  const words = layers.find(({ drawing }) => drawing.origin?.kind === 'words') as Layer
  const things = layers.filter(({ drawing }) => drawing.origin?.kind === 'motif') as Layer[]
  return {
    words,
    things,
    hand: words.drawing.origin?.kind === 'words' ? words.drawing.origin.font : '',
  }
}

describe('what was asked small beside words', () => {
  test.each([
    '"stay strong" with a tiny heart, handwriting',
    'the word "breathe" with a tiny lavender sprig',
    '"Isabella" in cursive with a small cross after it',
    'der Name "Lena" mit einem kleinen Stern',
    '"Mateo" con un corazón pequeño',
    '"Loyalty" in old english with a small crown above',
  ])('%s: is a sign of about a letter, clear of all of them', (prompt) => {
    for (const seed of [1, 2, 3]) {
      const { words, things } = compose(prompt, seed)
      const box = inkBoxOf(words)
      expect(things).toHaveLength(1)
      const sign = inkBoxOf(things[0]!)
      expect(boxWidth(sign)).toBeLessThan(0.6 * boxWidth(box))
      expect(boxHeight(sign)).toBeLessThan(1.7 * boxHeight(box))
      const isApart = sign[0] > box[2] || sign[2] < box[0] || sign[1] > box[3] || sign[3] < box[1]
      expect(isApart).toBe(true)
    }
  })

  test('stands where it was asked', () => {
    const after = compose('"Isabella" in cursive with a small cross after it')
    expect(inkBoxOf(after.things[0]!)[0]).toBeGreaterThan(inkBoxOf(after.words)[2])
    const above = compose('"Sebastian" in cursive with a small crown above')
    expect(inkBoxOf(above.things[0]!)[3]).toBeLessThan(inkBoxOf(above.words)[1])
  })
})

describe('heavy letters', () => {
  test.each(['"Carpe Diem" thick bold letters', '"Fearless" in dicken Buchstaben', 'bold "Honor"'])(
    '%s: are no blackletter, which is another wish',
    (prompt) => {
      for (const seed of [1, 2, 3, 4, 5])
        expect(compose(prompt, seed).hand).not.toMatch(/textura|fraktur/)
    },
  )

  test.each(['fine-sans', 'roman', 'typewriter', 'monoline', 'textura'] as const)(
    'of %s keep every counter open',
    (hand) => {
      const holes = (leastLine: number) =>
        writeBlock([{ text: 'ABDOPQR abdegopq 0689', scale: 1 }], {
          hand,
          readFace,
          leastLine,
        }).letters.filter((ring) => areaOf(ring) < -4).length
      expect(holes(12)).toBeGreaterThanOrEqual(holes(0))
    },
  )
})

test('words in the line of an infinity sign stand level', () => {
  for (const hand of ['needle', 'monoline', 'roman'] as const)
    for (const text of ['Emma', 'forever', 'Olivia']) {
      const rows = [{ text, scale: 1 }]
      const options = { hand, readFace, leastLine: 3 }
      const flat = boundsOf(writeBlock(rows, options).letters)
      const [letters] = inInfinity(rows, options)!.letters
      const { top, bottom } = boundsOf(letters!)
      expect((bottom - top) / (flat.bottom - flat.top)).toBeCloseTo(1, 1)
    }
})

test('rules are as wide as the words and about their middle', () => {
  for (const text of ['XIV.II.MCMXCVIII', 'LOYALTY', 'JT']) {
    const block = writeBlock([{ text, scale: 1 }], { hand: 'roman', readFace, leastLine: 3 })
    const words = boundsOf(block.letters)
    const rule = boundsOf(adorn(block, 'rules', createRng(1)).areas)
    expect(rule.left).toBeCloseTo(words.left, -1)
    expect(rule.right).toBeCloseTo(words.right, -1)
  }
})

test('a point between numerals is as far from the one as from the other', () => {
  const { glyphs } = writeLine('XII.II.MMXX', { hand: 'roman', readFace, leastLine: 3 })
  const boxes = glyphs.map(({ rings }) => boundsOf(rings))
  glyphs.forEach(({ text }, i) => {
    if (text !== '.') return
    const [before, after] = [
      boxes[i]!.left - boxes[i - 1]!.right,
      boxes[i + 1]!.left - boxes[i]!.right,
    ]
    expect(Math.abs(before - after)).toBeLessThan(12)
    expect(Math.min(before, after)).toBeGreaterThan(6)
  })
})

test('short lines of a script stand together, and never run into each other', () => {
  for (const hand of ['needle', 'copperplate', 'chicano'] as const) {
    const { rows, size } = writeBlock(
      [
        { text: 'Gracias', scale: 1 },
        { text: 'a la vida', scale: 1 },
      ],
      { hand, readFace, leastLine: 3, isStaggered: true },
    )
    expect(rows[1]!.baseline - rows[0]!.baseline).toBeLessThan(1.05 * size)
  }
})
