import type { Brief, Lettering } from '#engine/language/brief.ts'
import { pairOf, type WordLayout } from '#engine/language/find-writing.ts'
import { layoutFor } from '#engine/compose/layouts.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import {
  aspectFor,
  handFor,
  layoutOfWords,
  leastLineFor,
  weightFor,
} from '#engine/compose/word-choice.ts'
import { rowsToFloor, smallestLetter } from '#engine/compose/rows-to-floor.ts'
import { rowsOnCloth } from '#engine/compose/rows-on-cloth.ts'
import { BOW_ALONE, bannersWith } from '#engine/lettering/banner.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { flatInk } from '#engine/lettering/flat-ink.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { inscribe, type Text } from '#engine/lettering/inscribe.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { plainText } from '#engine/lettering/set-line.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import { printSize } from '#engine/present/print-size.ts'
import type { Outline } from '#shared/lettering.ts'
import { createRng } from '#shared/random.ts'

/** Longer texts are shown without their ornament, which would take too long for a preview. */
const ADORNED_MOST = 40

export interface WordsPreview {
  hand: HandName
  whole: Outline
  widthMm: number
  /** The height of the smallest letters without ascenders, or of capitals where there are no others. */
  letterMm: number
}

export const textsOf = (
  lettering: readonly Lettering[],
  layout: WordLayout | null = null,
): Text[] =>
  lettering.flatMap(({ text, kind }) =>
    (pairFor(layout, text, kind) ?? namesOf(plainText(text), kind)).map((each) => ({
      text: each,
      isSmall: kind === 'date' || kind === 'numerals',
    })),
  )

/** A heart or the crossing of the loop stands for the word between two names. */
function pairFor(layout: WordLayout | null, text: string, kind: Lettering['kind']) {
  const isOfTwo = kind === 'name' || /\p{L} ?[&+] ?\p{L}/u.test(text)
  if (layout !== 'heart-between' && !(layout === 'infinity' && isOfTwo)) return undefined
  return pairOf(text)?.map(plainText)
}

const BETWEEN_NAMES = /,? (?:and|&|\+|y|und|et|e) |, /

/** "Noah, Liam and Olivia" are three names, each with a line of its own: the commas were for the reader of the wish. */
function namesOf(text: string, kind: Lettering['kind']): string[] {
  const names = text.split(BETWEEN_NAMES)
  return kind === 'name' && text.includes(', ') && names.length > 2 ? names : [text]
}

/** Words as they would be laid out, in outline: undefined where none of them can be written. */
export function previewWords(
  brief: Brief,
  texts: readonly Text[],
  { look, resources: { readFace } }: { look: StageLook; resources: EngineResources },
): WordsPreview | undefined {
  const random = createRng(1)
  const canvas = layoutFor(brief.placement)
  const hand = handFor(brief, look, { texts, random })
  const room = {
    hand,
    readFace,
    aspect: aspectFor(brief, canvas),
    lines: brief.writing.lines ?? null,
    hasVersal: brief.writing.hasLargeInitial ?? false,
  }
  const bare = rowsToFloor(texts, room, {
    placement: brief.placement,
    fill: look.fill,
    chosenMm: brief.writing.widthMm,
  })
  if (bare.length === 0) return undefined
  const layout = layoutOfWords(brief, { look, rows: bare, random })
  const onCloth = layout === 'banner' ? rowsOnCloth(texts, room) : undefined
  const rows = onCloth ?? bare
  const widthMm = brief.writing.widthMm ?? printSize(canvas, brief.placement).widthMm * look.fill
  const isLong = rows.reduce((sum, { text }) => sum + text.length, 0) > ADORNED_MOST
  const weight = weightFor(brief.writing, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm, weight })
  const { drawing } = onCloth
    ? { drawing: clothInInk(onCloth, { hand, readFace, leastLine }) }
    : inscribe(rows, {
        hand,
        readFace,
        random,
        ...(brief.writing.plant ? { plant: brief.writing.plant } : {}),
        layout,
        ink: 'solid',
        leastLine,
        flourish: isLong ? 'none' : (brief.writing.flourish ?? 'some'),
        isBold: weight === 'bold',
        isGentle: brief.writing.layout === null,
        isOutline: brief.writing.isOutline ?? false,
      })
  const [left, top, right, bottom] = drawing.box
  return {
    hand,
    whole: {
      d: drawing.parts.map(({ d }) => d).join(''),
      viewBox: [left, top, right - left, bottom - top],
    },
    widthMm,
    letterMm: (smallestLetter(rows, hand) * widthMm) / (right - left),
  }
}

/** The line of cloth in a preview, which has no style's. */
const CLOTH_LINE = 0.022 * LETTER_SIZE

/** A banner as an outline that can be filled with one colour. */
function clothInInk(rows: readonly Row[], options: WritingOptions): Drawing {
  const { parts } = bannersWith(rows, { ...options, bow: BOW_ALONE })
  const ink = partsOf(flatInk(parts, CLOTH_LINE), { fill: 'black', stroke: 0 })
  return { parts: ink, box: tightBox(ink, 0) }
}
