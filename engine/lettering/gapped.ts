import { saysWhatWasAsked, weld, writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import { cellsOf } from '#engine/lettering/on-curve.ts'
import { boundsOf, moved, type Bounds, type Ring } from '#engine/lettering/plane.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** A line of single letters with room in it for something that passes between them. */
export interface GappedLine {
  letters: Ring[]
  bounds: Bounds
  /** The middle of each gap, from left to right. */
  gaps: number[]
}

/** How many gaps a line of letters has: more would make a fence of it. */
const gapCount = (letters: number) => 1 + Math.floor((letters - 1) / 4)

/** The other letters stand apart as well, by this share of a gap: a word with two holes in it is three words. */
const TRACKED = 0.55

/** Sets a line with gaps of a width at even distances, between words where there are several. Undefined where it cannot be taken apart. */
export function gapped(
  text: string,
  options: WritingOptions,
  room: number,
): GappedLine | undefined {
  const line = writeLine(text, options)
  if (!saysWhatWasAsked(text, options.hand, line)) return undefined
  const cells = cellsOf(line.glyphs)
  const boxes = cells.map((cell) => boundsOf(cell.flatMap(({ rings }) => rings)))
  const drawn = cells.flatMap((cell, i) => (cell.length > 0 ? [i] : []))
  if (drawn.length < 2) return undefined
  // A gap is named by the drawn letter after it; between two words it costs nothing.
  const whites = drawn.slice(1).map((cell, i) => ({
    before: cell,
    at: (boxes[drawn[i]!]!.right + boxes[cell]!.left) / 2,
    white: boxes[cell]!.left - boxes[drawn[i]!]!.right,
    isSpace: cell - drawn[i]! > 1,
  }))
  const [left, right] = [boxes[drawn[0]!]!.left, boxes[drawn.at(-1)!]!.right]
  const count = Math.min(gapCount(drawn.length), whites.length)
  const chosen = new Set(
    Array.from({ length: count }, (_, i) => {
      const wanted = left + ((right - left) * (i + 1)) / (count + 1)
      const cost = (gap: (typeof whites)[number]) =>
        Math.abs(gap.at - wanted) - (gap.isSpace ? 0.5 * LETTER_SIZE : 0)
      return whites.toSorted((a, b) => cost(a) - cost(b))[0]!
    }),
  )
  let shift = 0
  const gaps: number[] = []
  const set = cells.flatMap((cell, i) => {
    const gap = [...chosen].find(({ before }) => before === i)
    const white = whites.find(({ before }) => before === i)
    if (!gap && white) shift += Math.max(0, TRACKED * room - white.white)
    if (gap) {
      const widening = Math.max(0, room - gap.white)
      gaps.push(gap.at + shift + widening / 2)
      shift += widening
    }
    const by = shift
    return cell.map((glyph) => ({ ...glyph, x: glyph.x + by, rings: moved(glyph.rings, by, 0) }))
  })
  const letters = weld(set, options, LETTER_SIZE)
  return { letters, bounds: boundsOf(letters), gaps }
}
