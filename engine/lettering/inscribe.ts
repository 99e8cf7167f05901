import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'
import { writeBlock, writeLine, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { adorn } from '#engine/lettering/ornament.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { breakVerse } from '#engine/lettering/verse.ts'

/** One thing to be written. */
export interface Text {
  text: string
  /** Dates stand smaller beside a name. */
  isSmall: boolean
}

export interface InscribeOptions extends WritingOptions {
  random: Rng
  /** Width against height of the room. */
  aspect: number
  isPlain?: boolean
}

const SMALL = 0.52
const NEEDS_RULES = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u

/** Each text broken into lines for its room; small ones stand under what they belong to. */
export function rowsFor(texts: readonly Text[], options: Omit<InscribeOptions, 'random'>): Row[] {
  const { hand, aspect } = options
  const widthOf = (text: string) => writeLine(text, options).width
  const lineHeight = LETTER_SIZE * HANDS[hand].leading
  const isMixed = texts.some(({ isSmall }) => !isSmall)
  return texts.flatMap(({ text, isSmall }) => {
    const scale = isSmall && isMixed ? SMALL : 1
    return breakVerse(text, { widthOf, lineHeight, aspect: aspect / scale }).map((line) => ({
      text: line,
      scale,
    }))
  })
}

/** Words as a drawing: rows in a hand, and what grows from them. */
export function inscribe(rows: readonly Row[], options: InscribeOptions): Drawing {
  const { hand, random, isPlain } = options
  const block = writeBlock(rows, options)
  const { ornaments } = HANDS[hand]
  const chosen = ornaments[Math.floor(random() * ornaments.length)]!
  const isForeign = rows.some(({ text }) => NEEDS_RULES.test(text))
  const grown = isPlain ? [] : adorn(block, isForeign ? 'rule-below' : chosen, random).areas
  const look = { fill: 'black', stroke: 0 } as const
  const parts = [
    ...block.rows.flatMap(({ rings }) => partsOf(rings, look)),
    ...partsOf(grown, look),
  ]
  return { parts, box: tightBox(parts, 0) }
}
