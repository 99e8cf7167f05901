import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import type { Layer } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { writeBlock } from '#engine/lettering/block.ts'
import { asBand, inRing } from '#engine/lettering/framed.ts'
import { hearted } from '#engine/lettering/hearted.ts'
import { inInfinity } from '#engine/lettering/in-infinity.ts'
import { inscribe } from '#engine/lettering/inscribe.ts'
import { intoBirds } from '#engine/lettering/into-birds.ts'
import { alongLimb } from '#engine/lettering/on-curve.ts'
import { areaOf, boundsOf, type Ring } from '#engine/lettering/plane.ts'
import { intersection, union } from '#engine/lettering/polygons.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { HAND_NAMES } from '#shared/lettering.ts'
import { createRng } from '#shared/random.ts'

const resources = loadEngineResources()
const writing = { readFace: resources.readFace, leastLine: 3 } as const
const rowsOf = (...texts: string[]) => texts.map((text) => ({ text, scale: 1 }))
const area = (rings: readonly Ring[]) =>
  rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
const shared = (a: readonly Ring[], b: readonly Ring[]) => area(intersection(union(a), union(b)))

describe('words in the line of infinity', () => {
  test.each(HAND_NAMES)('in %s: never inverted, and the loop covers no letter', (hand) => {
    for (const texts of [['love'], ['Emma', 'Noah'], ['always'], ['you and', 'me']]) {
      const { letters, ornament, size } = inInfinity(rowsOf(...texts), { ...writing, hand })!
      expect(letters).toHaveLength(texts.length)
      texts.forEach((text, i) => {
        const straight = writeBlock(rowsOf(text), { ...writing, hand }).letters
        const turns = (rings: readonly Ring[]) =>
          rings.filter((ring) => Math.abs(areaOf(ring)) > size).map((ring) => areaOf(ring) > 0)
        // An outline that was turned inside out would run the other way about.
        expect(turns(letters[i]!).filter(Boolean)).toHaveLength(
          turns(straight).filter(Boolean).length,
        )
        expect(area(letters[i]!) / area(straight)).toBeGreaterThan(0.8)
        expect(area(letters[i]!) / area(straight)).toBeLessThan(1.25)
      })
      // Read from left to right, each in its own lobe.
      const lobes = letters.map((rings) => boundsOf(rings))
      expect(lobes.at(-1)!.left).toBeGreaterThan(lobes.length === 2 ? lobes[0]!.right : 0)
      // Where the line runs into a letter it shares the end of that letter's stroke, and no more.
      expect(shared(ornament, letters.flat())).toBeLessThan(0.04 * area(letters.flat()))
    }
  })

  test('a word too long for a lobe is not squeezed into it', () => {
    expect(inInfinity(rowsOf('Donaudampfschiff'), { ...writing, hand: 'needle' })).toBeUndefined()
  })
})

describe('a heart between two', () => {
  test.each(HAND_NAMES)('in %s: it stands between them and touches neither', (hand) => {
    for (const [first, second] of [
      ['J', 'M'],
      ['Anna', 'Ben'],
      ['Valentina', 'Maximilian'],
    ] as const) {
      const {
        letters,
        accent = [],
        ornament,
      } = hearted(rowsOf(first, second), { ...writing, hand }, { isFilled: true })!
      const heart = boundsOf(accent)
      const [a, b] = letters.map((rings) => boundsOf(rings))
      const isLine = first.length < 6
      expect(isLine ? a!.left : a!.bottom).toBeLessThan(isLine ? heart.left : heart.top)
      expect(isLine ? b!.right : b!.top).toBeGreaterThan(isLine ? heart.right : heart.bottom)
      expect(shared([...accent, ...ornament], letters.flat())).toBe(0)
    }
  })

  test('one name alone has none beside it', () => {
    expect(
      hearted(rowsOf('Anna'), { ...writing, hand: 'needle' }, { isFilled: true }),
    ).toBeUndefined()
  })
})

describe('words that turn into birds', () => {
  test.each(HAND_NAMES)('in %s: birds leave the end of the word and cover no letter', (hand) => {
    for (const text of ['freedom', 'let it go', 'Björk', 'FLY'])
      for (const seed of [1, 2]) {
        const { letters, ornament, size } = intoBirds(
          rowsOf(text),
          { ...writing, hand },
          createRng(seed),
        )!
        const word = boundsOf(letters.flat())
        const birds = boundsOf(ornament)
        expect(ornament.length).toBeGreaterThanOrEqual(7)
        expect(birds.right).toBeGreaterThan(word.right + size)
        expect(birds.top).toBeLessThan(word.top - size * 0.5)
        expect(birds.left).toBeGreaterThan((word.left + word.right) / 2)
        // The word can still be read: little of its last letter has flown.
        const straight = writeBlock(rowsOf(text), { ...writing, hand }).letters
        const inked = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0)
        expect(inked(letters.flat()) / inked(straight)).toBeGreaterThan(0.93)
        expect(shared(ornament, letters.flat())).toBeLessThan(0.03 * area(straight))
      }
  })

  test('a word that ends on the left lets them fly to the left', () => {
    const { letters, ornament } = intoBirds(
      rowsOf('حرية'),
      { ...writing, hand: 'needle' },
      createRng(1),
    )!
    expect(boundsOf(ornament).left).toBeLessThan(boundsOf(letters.flat()).left)
  })
})

describe('words inside a ring', () => {
  test.each(HAND_NAMES)('in %s: the ring is round about them and touches none', (hand) => {
    for (const texts of [['Amor'], ['حب'], ['carpe', 'diem'], ['g']]) {
      const { letters, ornament } = inRing(rowsOf(...texts), { ...writing, hand })
      const [word, ring] = [boundsOf(letters.flat()), boundsOf(ornament)]
      expect(ring.left).toBeLessThan(word.left)
      expect(ring.bottom).toBeGreaterThan(word.bottom)
      expect(ring.right - ring.left).toBeCloseTo(ring.bottom - ring.top, 0)
      expect(shared(ornament, letters.flat())).toBe(0)
    }
  })
})

describe('figures and signs', () => {
  test('the years under a name do not run into each other in any joined hand', () => {
    for (const hand of ['needle', 'monoline', 'copperplate', 'brush'] as const) {
      const { letters } = writeBlock(rowsOf('1944-2023'), { ...writing, hand, leastLine: 5 })
      // Nine characters, each an outline of its own, beside the holes in them.
      expect(
        letters.filter((ring) => areaOf(ring) * areaOf(letters[0]!) > 0).length,
      ).toBeGreaterThanOrEqual(9)
    }
  })

  test('Chinese along an arm stands upright, one sign under the other', () => {
    const { letters } = alongLimb(['自由'], { ...writing, hand: 'needle' })
    const [above, below] = letters.map((rings) => boundsOf(rings))
    expect(letters).toHaveLength(2)
    expect(above!.bottom).toBeLessThan(below!.top)
    const single = boundsOf(writeBlock(rowsOf('自'), { ...writing, hand: 'needle' }).letters)
    expect(above!.bottom - above!.top).toBeCloseTo(single.bottom - single.top, 0)
  })

  test('the two rules of a band stay two on a narrow wrist', () => {
    const { ornament } = asBand(rowsOf('I carry your heart'), {
      ...writing,
      hand: 'textura',
      leastLine: 12,
    })
    const rules = ornament.filter((ring) => boundsOf([ring]).right - boundsOf([ring]).left > 400)
    expect(rules).toHaveLength(4)
    expect(area(rules)).toBeCloseTo(area(union(rules)), 0)
  })
})

describe('letters that do not join', () => {
  test('no swash grows from Greek in a joined hand', () => {
    const inkOf = (flourish: 'none' | 'some') => {
      const { drawing } = inscribe(rowsOf('λάθε'), {
        ...writing,
        hand: 'needle',
        random: createRng(3),
        layout: null,
        ink: 'solid',
        flourish,
      })
      return drawing.box
    }
    // What stands under the word is no wider than it and leaves its head alone.
    expect(inkOf('some')[0]).toBeCloseTo(inkOf('none')[0], 0)
    expect(inkOf('some')[1]).toBeCloseTo(inkOf('none')[1], 0)
  })
})

describe('asked for in plain words', () => {
  test.each(['"So be it", plain and small', '"So be it" schlicht und klein'])(
    '%s: a quiet hand writes it in the style of letters',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) {
        const { layers } = composeDesign(
          readPrompt(prompt),
          { style: 'Lettering', colour: 'natural', seed },
          resources,
        )
        const fonts = layers.map(({ drawing }) =>
          drawing.origin?.kind === 'words' ? drawing.origin.font : '',
        )
        expect(['needle', 'fine-sans', 'monoline', 'typewriter']).toContain(
          fonts.find((font) => font !== ''),
        )
      }
    },
  )

  const compose = (prompt: string) =>
    composeDesign(readPrompt(prompt), { style: 'Fine Line', colour: 'natural', seed: 3 }, resources)

  test.each([
    ['infinity with the word love in its line', 'love'],
    ['an infinity sign with the names Emma and Noah in it', 'Emma\nNoah'],
    ['initials J and M with a heart between', 'J\nM'],
    ['Anna ❤️ Ben', 'Anna\nBen'],
    ['the word freedom turning into birds', 'freedom'],
  ])('%s: the words are the whole design', (prompt, text) => {
    const { layers } = compose(prompt)
    const words = layers.filter(({ drawing }) => drawing.origin?.kind === 'words')
    expect(words.map(({ drawing }) => drawing.origin)).toMatchObject([{ text }])
    expect(layers.filter(({ drawing }) => drawing.origin?.kind === 'motif')).toEqual([])
    const [left, top, right, bottom] = inkBoxOf(words[0] as Layer)
    expect([left, top, right, bottom].every(Number.isFinite)).toBe(true)
  })

  test.each([
    'a feather turning into birds with the word "free"',
    'a heart and the word "Mum"',
    'a rose with a heart in the middle and the name "Ava"',
  ])('%s: things that words do not turn into are drawn as things', (prompt) => {
    const motifs = compose(prompt).layers.filter(({ drawing }) => drawing.origin?.kind === 'motif')
    expect(motifs.length).toBeGreaterThan(0)
  })
})
