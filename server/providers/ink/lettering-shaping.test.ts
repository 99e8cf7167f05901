import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saysWhatWasAsked, writeBlock, writeLine } from '#engine/lettering/block.ts'
import type { FaceName } from '#engine/lettering/faces.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { adorn } from '#engine/lettering/ornament.ts'
import { disc } from '#engine/lettering/pen.ts'
import { areaOf } from '#engine/lettering/plane.ts'
import { difference, intersection, union } from '#engine/lettering/polygons.ts'
import { openFont, shapeRun } from '#engine/lettering/shaper.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { HAND_NAMES, WORD_LAYOUTS } from '#shared/lettering.ts'
import { createRng } from '#shared/random.ts'

const { readFace } = loadEngineResources()

/** The PDF library brings a shaper along that shares no code with ours: what both say is what the face says. */
interface OtherShaper {
  create: (bytes: Uint8Array) => {
    unitsPerEm: number
    layout: (text: string) => {
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
}
const nearPdf = createRequire(createRequire(import.meta.url).resolve('pdfkit'))
const otherShaper = nearPdf('fontkit') as OtherShaper

describe('shaped as another shaper says', () => {
  test.each<[script: string, face: FaceName, direction: 'ltr' | 'rtl', texts: string[]]>([
    ['Arabic', 'aref-ruqaa', 'rtl', ['الحرية', 'مريم', 'سلام', 'حب', 'عائلة']],
    ['Hebrew', 'frank-ruhl-libre', 'rtl', ['אהבה', 'שלום', 'משפחה']],
    ['Devanagari', 'rozha-one', 'ltr', ['शक्ति', 'नमस्ते', 'प्रेम', 'माँ']],
    ['Thai', 'charm', 'ltr', ['รักแม่', 'ความรัก', 'ครอบครัว']],
    ['Chinese', 'ma-shan-zheng', 'ltr', ['勇气', '爱', '平安']],
    ['Japanese', 'yuji-syuku', 'ltr', ['七転び八起き', '勇気', 'ありがとう']],
    ['Korean', 'song-myung', 'ltr', ['사랑해', '가족', '희망']],
    ['runes', 'noto-sans-runic', 'ltr', ['ᛟᛞᛁᚾ', 'ᚠᚢᚦᚨᚱᚲ']],
    ['Greek', 'gfs-didot', 'ltr', ['αγάπη', 'ελευθερία']],
    ['Cyrillic', 'forum', 'ltr', ['любовь', 'семья']],
    ['joined Latin', 'great-vibes', 'ltr', ['Sofia', 'Fearless', 'Mateo']],
  ])('%s', (_, face, direction, texts) => {
    for (const text of texts) {
      const bytes = readFace(face).find((file) =>
        Array.from(text).every((letter) => openFont(file).has.has(letter.codePointAt(0)!)),
      )!
      const { unitsPerEm, layout } = boundTo(otherShaper.create(Buffer.from(bytes)))
      const other = layout(text).positions.map(({ xAdvance }) => xAdvance / unitsPerEm)
      const ours = shapeRun(openFont(bytes), text, direction).map(({ advance }) => advance)
      expect(ours).toHaveLength(other.length)
      ours.forEach((advance, i) => expect(advance).toBeCloseTo(other[i]!, 3))
    }
  })
})

/** Its methods lean on themselves. */
const boundTo = (font: ReturnType<OtherShaper['create']>) => ({
  unitsPerEm: font.unitsPerEm,
  layout: (text: string) => font.layout(text),
})

describe('any text at all', () => {
  const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Bidi_Control}]/u
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }) },
    fc
      .array(
        fc.constantFrom(
          'e\u0301',
          'n\u0303',
          'o\u0308\u0304',
          'क्ष',
          'مرحبا',
          '👩‍👩‍👧',
          'שלום',
          '1948',
          ' ',
        ),
      )
      .map((pieces) => pieces.join('')),
    fc.constantFrom(
      '❤️‍🔥 mom',
      'Z̷̢̛a̸l̵g̶o',
      'a'.repeat(300),
      'Ever thine, ever mine, ever ours. '.repeat(9),
      '\u202Eabc',
      'ﷺ',
      'नमस्ते दुनिया',
      '勇気',
      ' ',
      '',
    ),
  )

  test('is written or told missing, each letter once and in order, and never as a box: 2,000 texts', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...HAND_NAMES), (asked, hand) => {
        const line = writeLine(asked, { hand, readFace })
        expect(Number.isFinite(line.width)).toBe(true)
        expect(saysWhatWasAsked(asked, hand, line)).toBe(true)
        if (RIGHT_TO_LEFT.test(asked)) return
        const starts = line.glyphs.filter(({ text: said }) => said !== '').map(({ start }) => start)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
      { numRuns: 2000, seed: 7 },
    )
  }, 60_000)
})

describe('letters keep clear', () => {
  const syllable = fc.constantFrom(
    ...'An Bel Cor Dy Em Fy Gi Hal Il Jo Kai Ly Mar Ni Ol Py Qu Ro Sy Ty Ul Vy Wyn Xa Yas Zo'.split(
      ' ',
    ),
  )
  const end = fc.constantFrom(...'a y ia ette on us f g j q el ith ny ro d k'.split(' '))
  const name = fc.tuple(syllable, end).map((parts) => parts.join(''))
  const area = (rings: ReturnType<typeof union>) =>
    rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0)

  test('of the ornament of their hand, whatever the name', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...HAND_NAMES), fc.nat(9), (asked, hand, lot) => {
        const { ornaments } = HANDS[hand]
        const ornament = ornaments[lot % ornaments.length]!
        const block = writeBlock([{ text: asked, scale: 1 }], { hand, readFace, leastLine: 3 })
        const { areas, roots } = adorn(block, ornament, createRng(lot))
        const near = union(...roots.map((root) => [disc(root, block.size * 0.22, 40)]))
        const free = roots.length > 0 ? difference(areas, near) : areas
        expect(area(intersection(free, block.letters))).toBeLessThan(2)
      }),
      { numRuns: 120, seed: 11 },
    )
  }, 60_000)

  test('and every layout draws what it was given', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(...HAND_NAMES),
        fc.constantFrom(...WORD_LAYOUTS),
        (asked, hand, layout) => {
          const rows = rowsFor([{ text: asked, isSmall: false }], { hand, readFace, aspect: 9 })
          const { drawing } = inscribe(rows, {
            hand,
            readFace,
            leastLine: 3,
            random: createRng(1),
            layout,
            ink: 'solid',
            flourish: 'none',
          })
          expect(drawing.parts.length).toBeGreaterThan(0)
          expect(drawing.box.every(Number.isFinite)).toBe(true)
        },
      ),
      { numRuns: 100, seed: 5 },
    )
  }, 60_000)
})
