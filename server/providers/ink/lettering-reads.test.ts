import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, unionOf, type Layer } from '#engine/compose/scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { saysWhatWasAsked, writeBlock, writeLine } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { inInfinity } from '#engine/lettering/in-infinity.ts'
import { initialsOf } from '#engine/lettering/in-frame.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { onArc } from '#engine/lettering/on-curve.ts'
import { areaOf, boundsOf, distance, resampled, type Ring } from '#engine/lettering/plane.ts'
import { intersection, union } from '#engine/lettering/polygons.ts'
import { setLine } from '#engine/lettering/set-line.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { SIGNS } from '#engine/lettering/signs.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { HAND_NAMES } from '#shared/lettering.ts'
import { createRng } from '#shared/random.ts'

// With the installed faces: what a reader takes their letters for is what these are about.
const resources = loadEngineResources()
const { readFace } = resources
const rowsOf = (...texts: string[]) => texts.map((text) => ({ text, scale: 1 }))
const joined = HAND_NAMES.filter((hand) => HANDS[hand].isJoined)

describe('letters', () => {
  test.each(joined)('the bar of a t in %s stays with its letter', (hand) => {
    for (const text of ['it', 'at', 'too', 'let it be', 'things'])
      for (const { text: letter, rings } of writeLine(text, { hand, readFace }).glyphs) {
        if (letter !== 't') continue
        const { left, right } = boundsOf(rings)
        expect((right - left) / 200).toBeLessThan(0.75)
      }
  })

  test('a capital that would be misread in its face is written with one that is not, close to what follows', () => {
    for (const hand of ['needle', 'chicano'] as const) {
      const { glyphs, size } = writeLine('Ida', { hand, readFace })
      const [other] = setLine('I', { faces: ['sacramento'], readFace, size }).glyphs
      const [own, next] = [boundsOf(glyphs[0]!.rings), boundsOf(glyphs[1]!.rings)]
      expect(own.right - own.left).toBeCloseTo(
        boundsOf(other!.rings).right - boundsOf(other!.rings).left,
      )
      expect(next.left - own.right).toBeLessThan(0.06 * size)
      expect(next.right).toBeGreaterThan(own.right)
    }
  })

  test('no two figures of a date come near each other', () => {
    for (const hand of joined) {
      const { glyphs, size } = writeLine('14.07.2019', { hand, readFace })
      const pointsOf = ({ rings }: (typeof glyphs)[number]) =>
        rings.flatMap((ring) => resampled([...ring, ring[0]!], 3))
      glyphs.slice(1).forEach((glyph, i) => {
        const before = pointsOf(glyphs[i]!)
        const apart = pointsOf(glyph).map((at) => Math.min(...before.map((to) => distance(at, to))))
        expect(Math.min(...apart) / size).toBeGreaterThan(0.05)
      })
    }
  })

  test('thin serifs of numerals do not touch', () => {
    for (const text of ['MCMXCVI', 'XII.V.MCMLXXXVII', 'MMXXIV']) {
      const { letters } = writeBlock(rowsOf(text), { hand: 'roman', readFace, leastLine: 2 })
      const outlines = letters.filter((ring) => areaOf(ring) * areaOf(letters[0]!) > 0)
      expect(outlines).toHaveLength(text.length)
    }
  })
})

describe('rows', () => {
  test('the lines of a verse stand evenly and clear of each other', () => {
    for (const hand of ['needle', 'monoline', 'copperplate', 'textura', 'typewriter'] as const) {
      const { rows, size } = writeBlock(
        rowsOf('I can do all', 'things through', 'Christ who', 'strengthens me'),
        { hand, readFace, leastLine: 3 },
      )
      const steps = rows.slice(1).map(({ baseline }, i) => baseline - rows[i]!.baseline)
      for (const step of steps) expect(step).toBeCloseTo(steps[0]!)
      expect(steps[0]! / size).toBeGreaterThanOrEqual(0.74)
    }
  })

  test('a date stands under the middle of a name in capitals', () => {
    const { rows } = writeBlock(
      [
        { text: 'LILY', scale: 1 },
        { text: '2019', scale: 0.4 },
      ],
      { hand: 'roman', readFace, leastLine: 3 },
    )
    const [name, date] = rows.map(({ bounds }) => (bounds.left + bounds.right) / 2)
    expect(name).toBeCloseTo(date!)
  })
})

describe('words with a thing', () => {
  const compose = (prompt: string, style: 'Lettering' | 'Blackwork', seed: number) => {
    const { layers } = composeDesign(
      readPrompt(prompt),
      { style, colour: 'natural', seed },
      resources,
    )
    const boxOf = (kind: 'words' | 'motif') =>
      unionOf(
        layers
          .filter(({ drawing }) => drawing.origin?.kind === kind)
          .map((each) => inkBoxOf(each as Layer)),
      )
    return { words: boxOf('words'), thing: boxOf('motif') }
  }

  test('in the style of letters they lead, and heavy ones lie over the foot of the thing', () => {
    for (const prompt of [
      'a rose and the name Isabella in chicano script',
      'a skull and the word Loyalty in old english',
    ])
      for (const seed of [1, 2, 3]) {
        const { words, thing } = compose(prompt, 'Lettering', seed)
        expect(words[1]).toBeLessThan(thing[3])
        expect(words[3]).toBeGreaterThan(thing[3])
        expect(boxWidth(words)).toBeGreaterThan(boxWidth(thing))
      }
  })

  test('thin ones, and those of other styles, keep clear of it', () => {
    const thin = compose('a rose and the name Isabella in fine line script', 'Lettering', 1)
    expect(thin.words[3]).toBeGreaterThan(thin.thing[3])
    const other = compose('a skull and the word Loyalty in old english', 'Blackwork', 1)
    expect(other.words[1]).toBeGreaterThan(other.thing[1] + 0.7 * boxHeight(other.thing))
  })

  test('coordinates alone are small type with air about them', () => {
    const shareOf = (prompt: string) => {
      const { layers, width } = composeDesign(
        readPrompt(prompt),
        { style: 'Fine Line', colour: 'natural', seed: 1 },
        resources,
      )
      const words = layers.find(({ drawing }) => drawing.origin?.kind === 'words') as Layer
      return boxWidth(inkBoxOf(words)) / width
    }
    expect(shareOf('coordinates 48.8584 N, 2.2945 E')).toBeLessThan(0.65)
    expect(shareOf('the words "Paris mon amour" in fine line')).toBeGreaterThan(0.75)
  })

  test('years that end a saying stand under it, smaller', () => {
    const rows = rowsFor([{ text: 'In loving memory of Dad 1950 - 2020', isSmall: false }], {
      hand: 'copperplate',
      readFace,
      aspect: 3,
    })
    expect(rows.at(-1)!.text).toBe('1950 - 2020')
    expect(rows.at(-1)!.scale).toBeLessThan(0.5)
    expect(rows.map(({ text }) => text).join(' ')).toBe('In loving memory of Dad 1950 - 2020')
  })
})

describe('arches', () => {
  const footOf = (rings: readonly Ring[], from: number, to: number) =>
    Math.max(...rings.flat().flatMap(([x, y]) => (x >= from && x <= to ? [y] : [])))

  test.each(['chicano', 'textura', 'copperplate', 'brush', 'uncial', 'needle'] as const)(
    'of %s come down alike on both sides of their middle',
    (hand) => {
      const options = { hand, readFace, leastLine: 3 }
      for (const isGentle of [true, false]) {
        const rings = onArc('nnnnnnnnnnnn', options, { isGentle }).letters.flat()
        const { left, right } = boundsOf(rings)
        const third = (right - left) / 3
        const middle = footOf(rings, left + third, right - third)
        const ends = [footOf(rings, left, left + third), footOf(rings, right - third, right)]
        for (const end of ends) expect(end).toBeGreaterThan(middle + 20)
        expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(0.25 * LETTER_SIZE)
      }
    },
  )

  test('a capital with a long swash moves no crown', () => {
    const options = { hand: 'copperplate', readFace, leastLine: 3 } as const
    const bare = onArc('innnnnnnnnni', options).letters.flat()
    const swashed = onArc('Mnnnnnnnnnni', options).letters.flat()
    const crownOf = (rings: readonly Ring[]) =>
      rings.flat().filter(([, y]) => y < boundsOf(rings).top + 40)
    for (const rings of [bare, swashed])
      expect(crownOf(rings).some(([x]) => Math.abs(x) < LETTER_SIZE * 1.5)).toBe(true)
  })

  test.each(['chicano', 'copperplate', 'brush'] as const)(
    'letters of %s lean over less than the curve turns',
    (hand) => {
      const options = { hand, readFace, leastLine: 3 }
      const widthsOf = (rings: readonly Ring[]) =>
        rings
          .map((ring) => boundsOf([ring]))
          .toSorted((one, other) => one.left - other.left)
          .map(({ left, right }) => right - left)
      const flat = widthsOf(writeBlock(rowsOf('n n n n n n n n n'), options).letters)
      const arched = widthsOf(onArc('n n n n n n n n n', options).letters.flat())
      expect(arched).toHaveLength(flat.length)
      flat.forEach((width, i) => expect(Math.abs(arched[i]! - width)).toBeLessThan(0.2 * width))
    },
  )
})

describe('a sign among letters', () => {
  test.each(HAND_NAMES)('is written once, in its place, and clear of them in %s', (hand) => {
    for (const text of ['l♥ve', 'H∞pe', 'Sebasti☾n', 'f★mily', 'Mia 🐾', 'J☀y', 'b✝lieve']) {
      const line = writeLine(text, { hand, readFace })
      expect(line.missing).toEqual([])
      expect(saysWhatWasAsked(text, hand, line)).toBe(true)
      const at = line.glyphs.findIndex((glyph) => SIGNS.test(glyph.text))
      const others = line.glyphs.flatMap(({ rings }, i) => (i === at ? [] : rings))
      const shared = intersection(union(line.glyphs[at]!.rings), union(others))
      expect(shared.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)).toBeLessThan(1)
    }
  })
})

describe('signs', () => {
  const drawn = (text: string, hand: 'tag' | 'fine-sans', flourish: 'none' | 'some' | 'rich') =>
    inscribe(rowsOf(text), {
      hand,
      readFace,
      random: createRng(1),
      leastLine: 2,
      layout: null,
      ink: 'solid',
      flourish,
    }).drawing

  test('nothing stands over coordinates that was not asked for', () => {
    const [bare, adorned] = [
      drawn('48.8584 N, 2.2945 E', 'fine-sans', 'none'),
      drawn('48.8584 N, 2.2945 E', 'fine-sans', 'some'),
    ]
    expect(adorned.box[1]).toBeCloseTo(bare.box[1])
  })

  test('a tag is filled and cased, and its paint runs only where much was asked', () => {
    const { box, parts } = drawn('King', 'tag', 'none')
    const { letters, size } = writeBlock(rowsOf('King'), { hand: 'tag', readFace, leastLine: 2 })
    const { left, right } = boundsOf(letters)
    expect(box[2] - box[0] - (right - left)).toBeGreaterThan(0.1 * size)
    expect(parts.length).toBeGreaterThan(1)
    const tall = (flourish: 'none' | 'rich') => {
      const { box: whole } = drawn('King', 'tag', flourish)
      return whole[3] - whole[1]
    }
    expect(tall('rich')).toBeGreaterThan(1.1 * tall('none'))
  })

  test('the longer of two names takes a good part of the sign of infinity it is in', () => {
    for (const hand of ['needle', 'monoline', 'copperplate'] as const) {
      const { letters, ornament } = inInfinity(rowsOf('Emma', 'Lucas'), {
        hand,
        readFace,
        leastLine: 3,
      })!
      const sign = boundsOf([...letters.flat(), ...ornament])
      const widths = letters.map((word) => boundsOf(word).right - boundsOf(word).left)
      expect(Math.max(...widths) / (sign.right - sign.left)).toBeGreaterThan(0.22)
    }
  })
})

test.each([
  ['A and S', 'AS'],
  ['J & K', 'JK'],
  ['T und S', 'TS'],
  ['a.b.c.', 'ABC'],
  ['Ann and Sue', undefined],
])('%s: the letters of its monogram are %s', (text, letters) => {
  expect(initialsOf(text)).toBe(letters)
})
