import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bent } from '#engine/lettering/bend.ts'
import {
  clearanceOf,
  endsOf,
  writeBlock,
  type Block,
  type Row,
  type WritingOptions,
} from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { disc, penPath, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import {
  across,
  boundsOf,
  lengthOf,
  minus,
  moved,
  plus,
  times,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { simplified, union } from '#engine/lettering/polygons.ts'
import { isUnjoined } from '#engine/lettering/scripts.ts'

/** Longer words would make the sign so large that its letters are lost in it. */
const LOBE_LETTERS_MOST = 13

/** The reach of one lobe in letter sizes, at least: on a smaller one letters would fan out. */
const LEAST_REACH = 2.1
/** The height of a lobe against its reach, and where its crown is. */
const HIGH = 0.31
const MIDDLE = 0.5
/** The share of a lobe's reach that a word takes on its crown: the sign is opened for it, and read from as far as the sign is. */
const CROWN = 0.6
/** How much of its crown is level where no word stands on it: the two lobes are one sign. */
const LEVEL = 0.06

/** How far below the line the last stroke of its word ends, in letter sizes: it was going up there. */
const UP_INTO = 0.13

/** The steepness of the line where it crosses itself, at least: up to a crown that begins early it is steeper. */
const CROSSING = { least: 0.78, most: 1.35 }

/** One lobe from the crossing back to it, so that its crown runs from left to right and is level as far as its word reaches: on a curve words slide off. */
function lobeLine(reach: number, side: -1 | 1, level: number, steep: number): Line {
  const high = HIGH * reach
  const middle = MIDDLE * reach
  const [from, to] = [middle - level / 2, middle + level / 2]
  const right: Line = [
    ...penPath(
      [
        [0, 0],
        [from, -high],
      ],
      [1, -steep],
      [1, 0],
    ),
    ...penPath(
      [
        [to, -high],
        [reach, 0],
      ],
      [1, 0],
      [0, 1],
    ),
    ...penPath(
      [
        [reach, 0],
        [middle, high],
      ],
      [0, 1],
      [-1, 0],
    ).slice(1),
    ...penPath(
      [
        [middle, high],
        [0, 0],
      ],
      [-1, 0],
      [-1, -steep],
    ).slice(1),
  ]
  return side > 0 ? right : right.map(([x, y]): Point => [-x, y]).toReversed()
}

/** How far along a lobe the middle of its level crown is. */
function crownOf(lobe: Line): number {
  const top = Math.min(...lobe.map(([, y]) => y)) + 0.01
  const first = lobe.findIndex(([, y]) => y <= top)
  const last = lobe.findLastIndex(([, y]) => y <= top)
  return (lengthOf(lobe.slice(0, first + 1)) + lengthOf(lobe.slice(0, last + 1))) / 2
}

/** The part of a line between two lengths along it. */
function stretch(line: Line, from: number, to: number): Line {
  const steps = Math.max(2, Math.ceil((to - from) / 6))
  return Array.from(
    { length: steps + 1 },
    (_, i) => walk(line, from + ((to - from) * i) / steps).at,
  )
}

/** A broad pen held aslant: the sign is thick and thin as a scribe would write it. */
const penWidth =
  (width: number) =>
  (_: number, [dx, dy]: Point) =>
    (width / 2) * (0.85 + 0.9 * Math.abs(dx * 0.62 + dy * 0.78) ** 2)

/** Words of two lobes: two texts have one each, several words are parted where their halves are most alike. */
export function halvesOf(rows: readonly Row[]): string[] | undefined {
  const texts = rows.filter(({ scale }) => scale === 1).map(({ text }) => text)
  const words = texts.join(' ').split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const)
  const long = (part: readonly string[]) => part.join(' ').length
  const best = cuts.toSorted(
    ([a, b], [c, d]) => Math.abs(long(a) - long(b)) - Math.abs(long(c) - long(d)),
  )[0]
  const halves = texts.length === 2 || !best ? texts : best.map((part) => part.join(' '))
  const isShort = halves.every((half) => Array.from(half).length <= LOBE_LETTERS_MOST)
  return isShort && halves.length > 0 && halves.length <= 2 ? halves : undefined
}

/** The sign of infinity with words in its own line: the line runs into the first letter and out of the last. Undefined where they are too long for it. */
export function inInfinity(rows: readonly Row[], options: WritingOptions): Inscribed | undefined {
  const halves = halvesOf(rows)
  if (!halves) return undefined
  const blocks = halves.map((text) => writeBlock([{ text, scale: 1 }], options))
  if (blocks.some(({ letters }) => letters.length === 0)) return undefined
  const { size } = blocks[0]!
  const widths = blocks.map(({ letters }) => boundsOf(letters).right - boundsOf(letters).left)
  const reach = Math.max(LEAST_REACH * size, (Math.max(...widths) + size * 0.2) / CROWN)
  const { hairline } = HANDS[options.hand]
  const width = Math.max(options.leastLine, size * Math.max(0.022, hairline * 1.3))
  // One word stands in the right lobe, where the eye leaves the sign.
  const lobes = ([-1, 1] as const).map((side) => {
    const block = side > 0 ? blocks.at(-1)! : blocks.length === 2 ? blocks[0]! : undefined
    const word = block ? boundsOf(block.letters) : undefined
    return {
      side,
      block,
      level: Math.max(LEVEL * reach, word ? word.right - word.left + 0.1 * size : 0),
    }
  })
  // Both strands go straight through the crossing, so both lobes are as steep there.
  const begin = MIDDLE * reach - Math.max(...lobes.map(({ level }) => level)) / 2
  const steep = Math.min(
    CROSSING.most,
    Math.max(CROSSING.least, (1.1 * HIGH * reach) / Math.max(1, begin)),
  )
  const sides = lobes.map(({ side, block, level }) =>
    lobeWith(block, lobeLine(reach, side, level, steep), width),
  )
  const dates = datesUnder(rows, options, HIGH * reach + size * 0.3)
  return {
    letters: sides.flatMap(({ letters }) => (letters.length > 0 ? [letters] : [])),
    small: dates.letters.length > 0 ? [dates.letters] : [],
    ornament: union(...sides.map(({ line }) => line), [disc([0, 0], width * 0.5)]),
    size,
    missing: [...blocks, dates].flatMap(({ missing }) => missing),
  }
}

function datesUnder(rows: readonly Row[], options: WritingOptions, y: number) {
  const block = writeBlock(
    rows.filter(({ scale }) => scale !== 1),
    options,
  )
  if (block.letters.length === 0) return { letters: [], missing: block.missing }
  return {
    letters: moved(block.letters, 0, y - boundsOf(block.letters).top),
    missing: block.missing,
  }
}

/** A lobe, and the word on its crown with the line up to its first letter and on from its last. */
function lobeWith(
  block: Block | undefined,
  lobe: Line,
  width: number,
): { letters: Ring[]; line: Ring[] } {
  const nib = penWidth(width)
  const row = block?.rows[0]
  if (!block || !row) return { letters: [], line: [ribbon(lobe, nib)] }
  const { left, right, top, bottom } = boundsOf(block.letters)
  const text = row.line.glyphs.map((glyph) => glyph.text).join('')
  const isJoined = HANDS[block.hand].isJoined === true && !isUnjoined(text)
  const ends = isJoined ? endsOf(row, block.hand) : { first: [], last: [] }
  // Letters that do not join stand with their middle in the line; of joined ones the last stroke comes up into it.
  const rise = UP_INTO * block.size
  const drop = isJoined ? rise - (ends.last[0]?.at[1] ?? rise) : -(top + bottom) / 2
  const along = crownOf(lobe) - (left + right) / 2
  const letters = simplified(bent(moved(block.letters, 0, drop), lobe, along))
  const joint = { lobe, letters, size: block.size, width }
  const into = jointTo(
    { ...joint, from: along + left, way: -1 },
    ends.first.map(endOn(lobe, along, drop)),
  )
  const out = jointTo(
    { ...joint, from: along + right, way: 1 },
    ends.last.map(endOn(lobe, along, drop)),
  )
  return { letters, line: union([ribbon(into.line, into.pen)], [ribbon(out.line, out.pen)]) }
}

/** Where the end of a stroke comes to lie when its word is bent along a lobe. */
const endOn =
  (lobe: Line, along: number, drop: number) =>
  ({ at: [x, y], direction, width }: StrokeEnd): StrokeEnd => {
    const spot = walk(lobe, along + x)
    const [dx, dy] = direction
    return {
      at: plus(spot.at, times(across(spot.direction), y + drop)),
      direction: plus(times(spot.direction, dx), times(across(spot.direction), dy)),
      width,
    }
  }

/** The line from a word to the crossing, one way or the other: out of the end of a stroke in one wide curve, or from a gap where none is free. */
function jointTo(
  {
    lobe,
    letters,
    size,
    width,
    from,
    way,
  }: { lobe: Line; letters: Ring[]; size: number; width: number; from: number; way: 1 | -1 },
  ends: readonly StrokeEnd[],
): { line: Line; pen: ReturnType<typeof penWidth> } {
  const pen = penWidth(width)
  const whole = lengthOf(lobe)
  const rest = (start: number) =>
    way > 0 ? stretch(lobe, start, whole) : stretch(lobe, 0, start).toReversed()
  const clear = clearanceOf({ letters, size })
  for (const { at, direction, width: wide } of ends)
    for (const lead of [1.5, 1.1, 0.8, 0.55, 0.38]) {
      const start = Math.min(whole, Math.max(0, from + way * lead * size))
      const spot = walk(lobe, start)
      const curve = penPath(
        [minus(at, times(direction, wide)), spot.at],
        direction,
        times(spot.direction, way),
      )
      // A way that goes far about is no line into a word.
      const high = Math.min(at[1], spot.at[1]) - 0.08 * size
      const isDirect =
        lengthOf(curve) < 1.35 * lengthOf([at, spot.at]) && curve.every(([, y]) => y > high)
      if (isDirect && clear.along(curve, size * 0.18) > width * 0.5)
        return { line: [...curve, ...rest(start).slice(1)], pen }
    }
  // Where it does not run into a letter it is lifted off to a point.
  const lifted = (share: number, direction: Point) =>
    pen(share, direction) * Math.min(1, 0.3 + share * 9)
  return { line: rest(from + way * size * 0.14), pen: lifted }
}
