import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
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
    '"Mateo" con una estrella pequeña',
    '"Loyalty" in old english with a small crown above',
  ])('%s: is a sign of about a letter, clear of all of them', (prompt) => {
    for (const seed of [1, 2, 3]) {
      const { words, things } = compose(prompt, seed)
      const box = inkBoxOf(words)
      expect(things).toHaveLength(1)
      const sign = inkBoxOf(things[0]!)
      expect(boxWidth(sign)).toBeLessThan(0.6 * boxWidth(box))
      expect(boxHeight(sign)).toBeLessThan(1.7 * boxHeight(box))
      // By their ink and not by their boxes: over low letters a sign comes down between the tall ones.
      const whole = unionOf([box, sign])
      const [letters, drawn] = [silhouetteOf([words], whole), silhouetteOf(things, whole)]
      expect(drawn.isInk.some((ink, i) => ink === 1 && letters.isInk[i] === 1)).toBe(false)
    }
  })

  test('stands where it was asked', () => {
    const after = compose('"Isabella" in cursive with a small cross after it')
    expect(inkBoxOf(after.things[0]!)[0]).toBeGreaterThan(inkBoxOf(after.words)[2])
    const above = compose('"Sebastian" in cursive with a small crown above')
    const [crown, name] = [inkBoxOf(above.things[0]!), inkBoxOf(above.words)]
    expect(centreOf(crown)[1]).toBeLessThan(name[1] + 0.1 * boxHeight(name))
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

describe('words and a thing that are one design', () => {
  test('initials stand within their wreath', () => {
    const { words, things } = compose('L.M. initials with laurel wreath')
    const [wreath, letters] = [inkBoxOf(things[0]!), inkBoxOf(words)]
    expect(letters[0]).toBeGreaterThan(wreath[0])
    expect(letters[2]).toBeLessThan(wreath[2])
    expect(letters[1]).toBeGreaterThan(wreath[1])
    expect(letters[3]).toBeLessThan(wreath[3])
  })

  test('a letter with flowers is the largest part, and they cover its corners', () => {
    const { words, things } = compose('The letter A with roses')
    const letter = inkBoxOf(words)
    expect(things.length).toBeGreaterThan(4)
    for (const thing of things)
      expect(boxHeight(inkBoxOf(thing))).toBeLessThan(0.6 * boxHeight(letter))
  })

  test('a word bears the flower that stands at its end', () => {
    const { words, things } = compose('"Ohana" in cursive with a hibiscus at the end')
    const [flower, name] = [inkBoxOf(things[0]!), inkBoxOf(words)]
    expect(centreOf(flower)[0]).toBeGreaterThan(centreOf(name)[0])
    expect(boxHeight(flower)).toBeLessThan(boxWidth(name))
  })

  test('names inside a heart lie on ribbons over it', () => {
    const { words, things } = compose('names Ben, Mia and Lou inside a heart | Old School')
    expect(words.drawing.origin).toMatchObject({ text: 'Ben\nMia\nLou' })
    const [heart, ribbons] = [inkBoxOf(things[0]!), inkBoxOf(words)]
    expect(boxHeight(ribbons)).toBeLessThan(boxHeight(heart))
    expect(ribbons[1]).toBeGreaterThan(heart[1])
  })
})
