import { describe, expect, test } from 'vitest'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxWidth, centreOf, type Layer } from '#engine/compose/scene.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { composeDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { asHeart } from '#engine/lettering/as-heart.ts'
import { mirroringOf, asMirror } from '#engine/lettering/mirror.ts'
import { areaOf, boundsOf, warped, type Ring } from '#engine/lettering/plane.ts'
import { difference, intersection, union } from '#engine/lettering/polygons.ts'
import { asStem } from '#engine/lettering/stem.ts'
import { breakVerse } from '#engine/lettering/verse.ts'
import { printOptions } from '#engine/present/print-master.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import type { HAND_NAMES } from '#shared/lettering.ts'

const resources = loadEngineResources()
const writing = { readFace: resources.readFace, leastLine: 3 } as const
const area = (rings: readonly Ring[]) =>
  rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)

describe('words as the stem of a flower', () => {
  test.each(['needle', 'copperplate', 'bold-script', 'roman', 'typewriter'] as const)(
    'in %s: the stem ends at the flower, and no leaf lies over a letter',
    (hand: (typeof HAND_NAMES)[number]) => {
      for (const text of ['Sofia', 'Björn', 'you are my sunshine', 'Gigi']) {
        const { letters, ornament, size } = asStem(text, { ...writing, hand }, { hasBud: false })
        const { top, right } = boundsOf(ornament)
        expect(Math.abs(top)).toBeLessThan(size * 0.35)
        expect(right).toBeLessThan(size * 0.5)
        // Where the stem grows out of a letter it shares that letter's last stroke, and no more.
        const shared = area(intersection(union(ornament), letters.flat()))
        expect(shared).toBeLessThan(0.04 * area(letters.flat()))
      }
    },
  )
})

describe('mirrored words', () => {
  test.each([
    ['MAOAM', 'upright'],
    ['HANNAH', undefined],
    ['Otto', 'upright'],
    ['SWIMS', 'turned'],
    ['NOON', 'turned'],
    ['hide', 'level'],
    ['Sofia', undefined],
    ['A', undefined],
    ['Zoë', undefined],
  ] as const)('%s is mirrored: %s', (text, kind) => {
    expect(mirroringOf(text)).toBe(kind)
  })

  test.each([
    ['MAOAM', ([x, y]: readonly [number, number]) => [-x, y] as const],
    ['SWIMS', ([x, y]: readonly [number, number]) => [-x, -y] as const],
    ['HIDE', ([x, y]: readonly [number, number]) => [x, -y] as const],
  ] as const)('%s is the same to a hair on both sides', (text, mirror) => {
    for (const hand of ['roman', 'sailor', 'fine-sans'] as const) {
      const letters = asMirror(text, { ...writing, hand })!.letters.flat()
      const other = warped(letters, mirror).map((ring) =>
        text === 'SWIMS' ? ring : ring.toReversed(),
      )
      expect(area(difference(letters, other))).toBeLessThan(0.005 * area(letters))
      expect(area(letters)).toBeGreaterThan(0)
    }
  })
})

describe('things that are one to the eye', () => {
  const widthOf = (text: string) => text.length * 100
  test.each([
    ['40.7128° N, 74.0060° W', ['40.7128° N,', '74.0060° W']],
    ['40° 42\' 46" N 74° 0\' 22" W', ['40° 42\' 46" N', '74° 0\' 22" W']],
    ['14 March 2021', ['14 March 2021']],
    ['1954 - 2020', ['1954 - 2020']],
  ])('%s is broken by sense or not at all', (text, lines) => {
    expect(breakVerse(text, { widthOf, lineHeight: 200, aspect: 2 })).toEqual(lines)
  })
})

describe('lines of a verse', () => {
  const widthOf = (text: string) => text.length * 100
  test.each([2, 3, 4, 6])('at an aspect of %i none ends where the thought goes on', (aspect) => {
    const lines = breakVerse('I am the master of my fate, I am the captain of my soul', {
      widthOf,
      lineHeight: 200,
      aspect,
    })
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (?:am|the|of|my)$/)
    expect(lines.some((line) => line.endsWith('fate,'))).toBe(true)
  })
})

describe('words that belong to a thing', () => {
  const compose = (prompt: string) =>
    composeDesign(
      readPrompt(prompt),
      { style: 'Old School', colour: 'natural', seed: 3 },
      resources,
    )
  const isBlack = ({ fill }: { fill: unknown }) => fill === 'black'
  const wordsOf = (prompt: string) => {
    const { layers } = compose(prompt)
    const at = layers.findIndex(({ drawing }) => drawing.origin?.kind === 'words')
    return { layers, at, words: layers[at]! }
  }

  test('a date stands on the dial of the clock it was asked for with', () => {
    const { layers, words } = wordsOf('a clock with the date 14.02.2011')
    const clock = layers.find(
      ({ drawing }) => drawing.origin?.kind === 'motif' && drawing.origin.motif === 'clock',
    )!
    expect(words.drawing.origin).toMatchObject({ text: '14.02.2011' })
    expect(words.x).toBeCloseTo(clock.x)
    expect(words.scale).toBeCloseTo(clock.scale)
    const under = wordsOf('a clock with the date 14.02.2011 under it')
    expect(under.words.y).toBeGreaterThan(clock.y)
    expect(under.words.scale).not.toBeCloseTo(clock.scale)
  })

  test.each([
    ['a swallow holding a banner that says "Mum"', 1],
    ['two swallows holding a banner that says "Mom & Dad"', 2],
    ['a dove with a banner "Hope"', 1],
  ])('%s: the banner hangs from the bill, below every bird', (prompt, count) => {
    const { layers, words } = wordsOf(prompt)
    const birds = layers.filter(({ role }) => role === 'hero')
    expect(birds).toHaveLength(count)
    for (const bird of birds) expect(bird.y).toBeLessThan(words.y)
  })

  test.each([
    'a dagger through the word "Ava"',
    'a heart with a banner "Mum"',
    'the word "Mum" in a heart',
  ])('%s: the words cross the thing, over it', (prompt) => {
    const { layers, at, words } = wordsOf(prompt)
    const hero = layers.findIndex(({ role }) => role === 'hero')
    expect(at).toBeGreaterThan(hero)
    const [left, top, right, bottom] = inkBoxOf(layers[hero] as Layer)
    const [x, y] = centreOf(inkBoxOf(words as Layer))
    expect(Math.abs(x - (left + right) / 2)).toBeLessThan((right - left) * 0.1)
    expect(y).toBeGreaterThan(top + (bottom - top) * 0.3)
    expect(y).toBeLessThan(top + (bottom - top) * 0.8)
  })

  test.each([
    'a snake winding around the word "Trust"',
    'a snake wrapped around "Stay Wild"',
    'ivy growing around the word "Home"',
    'barbed wire wrapped around the name "Ronaldo"',
  ])('%s: it passes before the words and behind them, and covers no letter', (prompt) => {
    const { layers, at, words } = wordsOf(prompt)
    const front = layers.findIndex(({ slice }) => slice === 'front')
    const back = layers.findIndex(({ slice }) => slice === 'back')
    expect(back).toBeLessThan(at)
    expect(front).toBeGreaterThan(at)
    const letters = {
      ...words,
      drawing: { ...words.drawing, parts: words.drawing.parts.filter(isBlack) },
    } as Layer
    const box = inkBoxOf(letters)
    const inked = silhouetteOf([letters], box).isInk
    const isCovered = (layer: number) => {
      const over = silhouetteOf([layers[layer] as Layer], box).isInk
      return inked.reduce((sum, ink, i) => sum + (ink && over[i] ? 1 : 0), 0) / inked.length
    }
    expect(isCovered(front)).toBe(0)
    expect(isCovered(back)).toBeGreaterThan(0)
  })

  test('paws follow a name, each smaller than its letters and clear of them', () => {
    const { layers, words } = wordsOf('"Luna" with paw prints')
    const name = inkBoxOf(words as Layer)
    const paws = layers.filter(({ role }) => role === 'hero').map((paw) => inkBoxOf(paw as Layer))
    expect(paws.length).toBeGreaterThanOrEqual(3)
    for (const paw of paws) {
      expect(paw[0]).toBeGreaterThan(name[2])
      expect(boxWidth(paw)).toBeLessThan(boxWidth(name) * 0.25)
    }
  })

  test('one paw that was asked for is one paw', () => {
    const { layers } = wordsOf('"Bruno" with a paw print and 2009 - 2023')
    expect(layers.filter(({ role }) => role === 'hero')).toHaveLength(1)
  })

  test('nothing of a stage lies over words that stand beside a thing', () => {
    for (const seed of [1, 2, 3]) {
      const { layers } = composeDesign(
        readPrompt('a koi with "Fall seven times, stand up eight" underneath'),
        { style: 'Japanese', colour: 'natural', seed },
        resources,
      )
      const at = layers.findIndex(({ drawing }) => drawing.origin?.kind === 'words')
      const [left, top, right, bottom] = inkBoxOf(layers[at] as Layer)
      const over = layers.slice(at + 1).filter((layer) => {
        const box = inkBoxOf(layer as Layer)
        return box[0] < right && left < box[2] && box[1] < bottom && top < box[3]
      })
      expect(over).toEqual([])
    }
  })

  test('three names have a line each, and the signs that were asked with them stand below', () => {
    const { layers, words } = wordsOf('the names Noah, Liam and Olivia with three little hearts')
    expect(words.drawing.origin).toMatchObject({ text: 'Noah\nLiam\nOlivia' })
    const hearts = layers
      .filter(({ role }) => role === 'hero')
      .map((each) => inkBoxOf(each as Layer))
    expect(hearts).toHaveLength(3)
    for (const heart of hearts) expect(heart[1]).toBeGreaterThan(inkBoxOf(words as Layer)[3])
  })

  test('the name under a rose that was asked as its stem has the rose at its head', () => {
    const { layers, words } = wordsOf('a rose whose stem is the name "Ava"')
    const rose = layers.find(({ role }) => role === 'hero')!
    expect(words.y).toBeGreaterThan(rose.y)
    expect(Math.abs(words.x - rose.x)).toBeLessThan(40)
  })
})

describe('the width that was chosen for the words', () => {
  const composeAt = (prompt: string, widthMm: number | null) => {
    const brief = readPrompt(prompt)
    return composeDesign(
      { ...brief, writing: { ...brief.writing, widthMm } },
      { style: 'Fine Line', colour: 'natural', seed: 3 },
      resources,
    )
  }
  const wordsMm = (document: ReturnType<typeof composeAt>) => {
    const words = document.layers.find(({ drawing }) => drawing.origin?.kind === 'words') as Layer
    const { widthMm } = printOptions(document, {}).size
    return (boxWidth(inkBoxOf(words)) * widthMm) / document.width
  }

  test.each([20, 60, 150])('%i mm is what the words measure on the printed sheet', (widthMm) => {
    expect(wordsMm(composeAt('"Sofia"', widthMm))).toBeCloseTo(widthMm, 0)
    expect(wordsMm(composeAt('"Sofia" under a rose', widthMm))).toBeCloseTo(widthMm, 0)
  })

  test('beside a thing they grow, and the thing keeps about its size', () => {
    const roseMm = (document: ReturnType<typeof composeAt>) => {
      const rose = document.layers.find(({ role }) => role === 'hero') as Layer
      return (boxWidth(inkBoxOf(rose)) * printOptions(document, {}).size.widthMm) / document.width
    }
    const [small, large] = [40, 80].map((widthMm) => composeAt('"Sofia" under a rose', widthMm))
    expect(roseMm(large!) / roseMm(small!)).toBeLessThan(1.4)
    expect(composeAt('"Sofia"', null).widthMm).toBeUndefined()
  })
})

describe('words that are the line of a heart', () => {
  test.each([
    '"Mamãe" em letra cursiva formando um coração',
    '"Amélie" et "Jules" en lettres cursives formant un coeur',
    '"love you to the moon and back" in the shape of a heart',
  ])('%s: every letter stands on it, and no heart beside them', (prompt) => {
    const brief = readPrompt(prompt)
    const texts = brief.lettering.map(({ text }) => ({ text, isSmall: false }))
    expect(brief.writing).toMatchObject({ layout: 'heart', isOutline: true })
    const { letters, ornament } = asHeart(
      texts.map(({ text }) => ({ text, scale: 1 })),
      { ...writing, hand: 'needle' },
    )
    const words = boundsOf(letters.flat())
    const whole = boundsOf([...letters.flat(), ...ornament])
    // The shape is as high as wide, and its middle is free of letters.
    const [wide, high] = [whole.right - whole.left, whole.bottom - whole.top]
    expect(wide / high).toBeGreaterThan(0.85)
    expect(wide / high).toBeLessThan(1.3)
    expect(words.bottom - words.top).toBeGreaterThan(0.3 * high)
    const [x, y] = [whole.left + wide / 2, whole.top + high * 0.42]
    const nearest = Math.min(...letters.flat(2).map(([px, py]) => Math.hypot(px - x, py - y)))
    expect(nearest).toBeGreaterThan(0.12 * wide)
  })
})
