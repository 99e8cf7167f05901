import { describe, expect, test } from 'vitest'
import { NothingToDrawError } from '#engine/compose/compose-scene.ts'
import { composeDesign } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { saysWhatWasAsked, writeBlock, writeLine } from '#engine/lettering/block.ts'
import type { FaceName } from '#engine/lettering/faces.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { around } from '#engine/lettering/around.ts'
import { asBand, inHeart } from '#engine/lettering/framed.ts'
import { fingersOf, onKnuckles } from '#engine/lettering/in-frame.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { inCircle, onArc, onWave } from '#engine/lettering/on-curve.ts'
import { adorn } from '#engine/lettering/ornament.ts'
import { disc } from '#engine/lettering/pen.ts'
import { areaOf, boundsOf, type Ring } from '#engine/lettering/plane.ts'
import { difference, intersection, union } from '#engine/lettering/polygons.ts'
import { plainText, readBack, setLine } from '#engine/lettering/set-line.ts'
import { breakVerse } from '#engine/lettering/verse.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { HAND_NAMES } from '#shared/lettering.ts'
import { createRng } from '#shared/random.ts'
import { SCENE_LIMITS, SceneDocument } from '#shared/scene.ts'
import { STYLES } from '#shared/styles.ts'

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
    // A vowel above and a tone above that take no room of their own; Chinese where a sign is Chinese alone, Japanese beside kana.
    const thai = writeLine('รักแม่', { hand: 'needle', readFace })
    expect(thai.width).toBeCloseTo(writeLine('รกแม', { hand: 'needle', readFace }).width, -1)
    const inFace = (text: string, face: FaceName) =>
      setLine(text, { faces: [face], readFace, size: 200 }).glyphs.map(({ rings }) => rings)
    const drawn = (text: string) =>
      setLine(text, { faces: HANDS.needle.faces, readFace, size: 200 }).glyphs.map(
        ({ rings }) => rings,
      )
    expect(drawn('气人')).toEqual(inFace('气人', 'ma-shan-zheng'))
    expect(drawn('人の心')).toEqual(inFace('人の心', 'yuji-syuku'))
    for (const text of [
      'الحرية',
      'אהבה',
      'शक्ति',
      'ישראל 1948',
      'Love أمل forever',
      'รักแม่',
      '七転び八起き',
      '사랑해',
      'ᛟᛞᛁᚾ',
    ])
      expect(readBack(writeLine(text, { hand: 'uncial', readFace }))).toBe(text)
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

  test.each(['needle', 'monoline', 'copperplate', 'chicano'] as const)(
    'of %s touches no other letter whichever stroke the lot takes, and leaves some words as they are',
    (hand) => {
      let alone = 0
      const ways = new Set<string>()
      for (const [index, text] of NAMES.entries())
        for (const seed of [index + 2, index + 31]) {
          const block = writeBlock([{ text, scale: 1 }], { hand, readFace, leastLine: 3 })
          const { areas, roots } = adorn(block, 'swash', createRng(seed))
          if (roots.length === 0) alone++
          else ways.add(roots.map(([x]) => Math.sign(x)).join() + (boundsOf(areas).bottom > 60))
          const near = union(...roots.map((root) => [disc(root, block.size * 0.22, 40)]))
          const free = roots.length > 0 ? difference(areas, near) : areas
          const shared = intersection(free, block.letters)
          expect(shared.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)).toBeLessThan(2)
        }
      expect(alone / (2 * NAMES.length)).toBeGreaterThan(0.1)
      expect(alone / (2 * NAMES.length)).toBeLessThan(0.6)
      expect(ways.size).toBeGreaterThan(2)
    },
  )

  test('of a swash is as thick where it begins as the stroke it grows from', () => {
    for (const text of NAMES.filter((_, i) => i % 3 === 0)) {
      const block = writeBlock([{ text, scale: 1 }], {
        hand: 'copperplate',
        readFace,
        leastLine: 3,
      })
      const { areas, roots } = adorn(block, 'sweep', createRng(1))
      // Around the place where they meet nothing of the swash stands out beside the stroke's own outline.
      for (const root of roots) {
        const spot = [disc(root, block.size * 0.03, 24)]
        const whole = intersection(union(areas, block.letters), spot)
        const stroke = intersection(block.letters, spot)
        const grown = (rings: readonly Ring[]) =>
          rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
        expect(grown(whole)).toBeLessThan(3 * grown(stroke) + 8)
      }
    }
  })

  test('the test above sees an ornament that is pushed into the word', () => {
    const block = writeBlock([{ text: 'Grace', scale: 1 }], {
      hand: 'textura',
      readFace,
      leastLine: 3,
    })
    const { areas } = adorn(block, 'pen-play', createRng(1))
    const pushed = areas.map((ring) => ring.map(([x, y]) => [x * 0.7, y * 0.7] as const))
    expect(intersection(pushed, block.letters).length).toBeGreaterThan(0)
  })

  test('never comes down from the head of a capital, where it would read as another letter', () => {
    const hooks = ['Emilia', 'Elena', 'Ursula', 'Jonas'].filter((text) =>
      HANDS.needle.ornaments.some((ornament) => {
        const block = writeBlock([{ text, scale: 1 }], { hand: 'needle', readFace, leastLine: 3 })
        const { areas } = adorn(block, ornament, createRng(1))
        const { left } = boundsOf(block.letters)
        // What comes back from the last letter passes well below the line.
        const isBeside = ([x, y]: readonly [number, number]) =>
          x < left && y > -0.3 * block.size && y < 0.2 * block.size
        return areas.flat().some(isBeside)
      }),
    )
    expect(hooks).toEqual([])
  })

  test('of joined hands grows from the last letter of every name, and from the first but for capitals where it would have to hook', () => {
    const without = NAMES.filter((text) => {
      const block = writeBlock([{ text, scale: 1 }], { hand: 'needle', readFace, leastLine: 3 })
      const { roots } = adorn(block, 'sweep', createRng(1))
      expect(roots.length).toBeGreaterThan(0)
      return roots.length < 2
    })
    expect(new Set(without.map(([capital]) => capital))).toEqual(new Set('MJLYCNI'))
    expect(without).toHaveLength(9)
  })
})

describe('layouts', () => {
  const writing = { readFace, leastLine: 3 } as const
  const turns = (rings: readonly (readonly (readonly [number, number])[])[]) =>
    rings.reduce((sum, ring) => sum + areaOf(ring), 0)

  test.each(['roman', 'fine-sans', 'sailor', 'needle', 'textura'] as const)(
    '%s on arcs, circles and waves is never turned over and keeps its area',
    (hand) => {
      for (const text of ['Stay true', 'Only the strong survive', 'What is to give light must'])
        for (const laid of [
          onArc(text, { ...writing, hand }),
          onArc(text, { ...writing, hand }, { isDown: true }),
          onArc(text, { ...writing, hand }, { isGentle: true }),
          inCircle(text, { ...writing, hand }),
          onWave(text, { ...writing, hand }),
        ]) {
          const flat = writeBlock([{ text, scale: 1 }], { ...writing, hand })
          const share = turns(laid.letters.flat()) / turns(flat.letters)
          expect(share).toBeGreaterThan(0.75)
          expect(share).toBeLessThan(1.5)
          // Ornament keeps to its own ground here too.
          const shared = intersection(union(laid.ornament), laid.letters.flat())
          expect(shared.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)).toBeLessThan(2)
        }
    },
  )

  test.each(HAND_NAMES)('%s around something, in a heart and on a band keeps clear', (hand) => {
    const overlap = (a: readonly Ring[], b: readonly Ring[]) =>
      intersection(a, b).reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)
    for (const texts of [['Sofia'], ['Forever in our hearts'], ['Samuel', '1954 - 2020']]) {
      const rows = texts.map((text, i) => ({ text, scale: i === 0 ? 1 : 0.52 }))
      const ring = around(rows, { ...writing, hand })
      for (const laid of [
        ring,
        inHeart(rows, { ...writing, hand }),
        asBand(rows, { ...writing, hand }),
      ]) {
        expect(overlap(union(laid.ornament), laid.letters.flat())).toBeLessThan(2)
        const [first = [], second = []] = laid.letters
        expect(overlap(first, second)).toBe(0)
      }
      for (const [x, y] of ring.letters.flat(2))
        expect(Math.hypot(x, y)).toBeGreaterThan(ring.innerRadius)
      expect(ring.letters).toHaveLength(texts.length)
    }
  })

  test.each([
    ['HOLD FAST', ['HOLD', 'FAST']],
    ['STAYTRUE', ['STAY', 'TRUE']],
    ['LOVE', ['LOVE', '']],
    ['too many words here', undefined],
  ])('%s falls on fingers as %s', (text, fingers) => {
    expect(fingersOf(text)).toEqual(fingers)
  })

  test('knuckles have one letter each, of about one size', () => {
    const { letters } = onKnuckles(['HOLD', 'FAST'], { ...writing, hand: 'textura' })
    expect(letters).toHaveLength(8)
    const heights = letters.map((rings) => {
      const { top, bottom } = boundsOf(rings)
      return bottom - top
    })
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.6)
  })

  test('a verse is broken by sense, and never after a word that leans on the next', () => {
    const widthOf = (text: string) => text.length * 100
    const verse = (text: string, aspect: number) =>
      breakVerse(text, { widthOf, lineHeight: 200, aspect })
    expect(verse('Fearless', 2)).toEqual(['Fearless'])
    expect(verse('Not all who wander, are always lost', 4.5)).toEqual([
      'Not all who wander,',
      'are always lost',
    ])
    for (const line of verse('What is to give light must endure the burning of the sun', 2))
      expect(line).not.toMatch(/ (?:the|to|of)$/)
  })
})

describe('inks', () => {
  test('keep every path short enough for the document that keeps a design', () => {
    const text =
      'It was the best of times, it was the worst of times, it was the age of wisdom, '.repeat(3)
    for (const hand of ['needle', 'chicano', 'western'] as const) {
      const rows = rowsFor([{ text: text.trim(), isSmall: false }], { hand, readFace, aspect: 1.5 })
      const { drawing } = inscribe(rows, {
        hand,
        readFace,
        leastLine: 4,
        random: createRng(2),
        layout: null,
        ink: 'lit',
        flourish: 'some',
      })
      for (const part of drawing.parts) expect(part.d.length).toBeLessThan(SCENE_LIMITS.pathLength)
    }
  })
})

describe('a design of words', () => {
  const ODD = [
    '❤️‍🔥',
    'Z̷̢̛a̸l̵g̶o',
    'a'.repeat(300),
    'ab '.repeat(90),
    'الحرية ثم الحياة',
    'שלום 1948 peace',
    'नमस्ते दुनिया',
    '勇気',
    '.',
    'I',
    '١٢٣',
    'ﬁ ﬂ',
    'Ωmega & Ж',
    '¿Qué? ¡Sí!',
  ]
  const LAYOUTS = [
    null,
    'arc',
    'circle',
    'wave',
    'spine',
    'banner',
    'knuckles',
    'monogram',
    'infinity',
    'heart',
    'band',
    'limb',
  ] as const

  test('is drawn from any text that holds a letter, in any layout, as a document that can be kept; the rest is refused', () => {
    let seed = 0
    const refused = new Set<string>()
    for (const [index, text] of ODD.entries())
      for (const layout of LAYOUTS.filter((_, i) => (i + index) % 3 === 0)) {
        seed++
        const style = STYLES[seed % STYLES.length]!
        const brief = {
          ...readPrompt(''),
          prompt: text,
          lettering: [{ text, kind: 'quote' as const, position: null }],
          writing: {
            ...readPrompt('').writing,
            hand: HAND_NAMES[seed % HAND_NAMES.length]!,
            layout,
          },
        }
        const document = composeOrRefuse(brief, { style, colour: 'natural', seed })
        if (!document) {
          refused.add(text)
          continue
        }
        expect(SceneDocument.safeParse(document).error?.issues ?? []).toEqual([])
        for (const { drawing } of document.layers)
          expect(drawing.box.every(Number.isFinite)).toBe(true)
      }
    expect([...refused]).toEqual(['❤️‍🔥'])
  })

  function composeOrRefuse(brief: Brief, options: Parameters<typeof composeDesign>[1]) {
    try {
      return composeDesign(brief, options, { readFace })
    } catch (error) {
      if (error instanceof NothingToDrawError) return undefined
      throw error
    }
  }

  test('has every word of the text in its rows, in order', () => {
    for (const text of [
      'Two roads diverged in a wood, and I took the one less traveled by',
      ...ODD.filter((each) =>
        /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}]/u.test(each),
      ),
    ]) {
      const rows = rowsFor([{ text: plainText(text), isSmall: false }], {
        hand: 'roman',
        readFace,
        aspect: 2,
      })
      const letters = (words: string) => words.replaceAll(' ', '')
      expect(letters(rows.map((row) => row.text).join(''))).toBe(letters(plainText(text)))
    }
  })
})
