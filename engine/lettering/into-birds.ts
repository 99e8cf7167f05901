import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { bird } from '#engine/motifs/drawn/animal/birds.ts'
import { flattenPath } from '#engine/render/flatten-path.ts'
import {
  clearanceOf,
  endsOf,
  writeBlock,
  type Block,
  type Row,
  type WritingOptions,
  type WrittenRow,
} from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { penPath, ribbon } from '#engine/lettering/pen.ts'
import { areaOf, boundsOf, minus, times, type Line, type Ring } from '#engine/lettering/plane.ts'
import { difference, union } from '#engine/lettering/polygons.ts'
import { isUnjoined } from '#engine/lettering/scripts.ts'
import type { Rng } from '#shared/random.ts'

/** Half the width of the silhouettes as they are drawn. */
const OWN_REACH = 34

/** One silhouette with its middle at a place. */
function birdAt([x, y]: Point, half: number, angle: number, pose: number): Ring {
  const [cosine, sine] = [
    Math.cos(angle) * (half / OWN_REACH),
    Math.sin(angle) * (half / OWN_REACH),
  ]
  const place = ([px, py]: Point): Point => [
    x + px * cosine - py * sine,
    y + px * sine + py * cosine,
  ]
  const { points } = flattenPath(bird(pose)[0]!.d, { place, tolerance: 0.25 })[0]!
  return Array.from({ length: points.length / 2 }, (_, i): Point => [
    points[2 * i]!,
    points[2 * i + 1]!,
  ])
}

interface Flight {
  /** From where they leave the word, in letter sizes. */
  at: Point
  half: number
  angle: number
  pose: number
}

/** Small and many where they leave the letters, larger and farther apart as they come nearer. */
const FLIGHTS: readonly (readonly Flight[])[] = [
  [
    { at: [0.06, 0.02], half: 0.06, angle: -0.5, pose: 3 },
    { at: [0.24, -0.12], half: 0.08, angle: -0.6, pose: 2 },
    { at: [0.22, -0.36], half: 0.09, angle: -0.3, pose: 0 },
    { at: [0.5, -0.3], half: 0.12, angle: -0.45, pose: 1 },
    { at: [0.46, -0.68], half: 0.12, angle: -0.35, pose: 2 },
    { at: [0.88, -0.58], half: 0.17, angle: -0.4, pose: 0 },
    { at: [0.72, -1.06], half: 0.11, angle: -0.2, pose: 3 },
    { at: [1.24, -1.1], half: 0.24, angle: -0.35, pose: 1 },
    { at: [1.46, -0.46], half: 0.13, angle: -0.1, pose: 3 },
    { at: [1.86, -1.5], half: 0.28, angle: -0.3, pose: 0 },
  ],
  [
    { at: [0.08, -0.02], half: 0.06, angle: -0.4, pose: 2 },
    { at: [0.1, -0.26], half: 0.08, angle: -0.5, pose: 3 },
    { at: [0.32, -0.2], half: 0.1, angle: -0.3, pose: 1 },
    { at: [0.4, -0.54], half: 0.12, angle: -0.5, pose: 0 },
    { at: [0.74, -0.42], half: 0.14, angle: -0.3, pose: 2 },
    { at: [0.78, -0.92], half: 0.17, angle: -0.4, pose: 1 },
    { at: [1.22, -0.7], half: 0.22, angle: -0.35, pose: 0 },
    { at: [1.1, -1.4], half: 0.13, angle: -0.2, pose: 3 },
    { at: [1.72, -1.24], half: 0.27, angle: -0.25, pose: 1 },
    { at: [1.84, -0.56], half: 0.13, angle: -0.1, pose: 3 },
  ],
]

/** Where the last letter breaks open, from its upper outer corner inwards, in letter sizes. */
const BITES: readonly Flight[] = [
  { at: [-0.05, 0.08], half: 0.07, angle: -0.6, pose: 0 },
  { at: [-0.04, 0.3], half: 0.06, angle: -0.4, pose: 2 },
  { at: [-0.2, 0.06], half: 0.05, angle: -0.5, pose: 3 },
  { at: [-0.1, 0.5], half: 0.05, angle: -0.3, pose: 1 },
]

/** Words whose end rises from the page as birds: the last stroke lifts and breaks into them, and a fat letter breaks open. */
export function intoBirds(
  rows: readonly Row[],
  options: WritingOptions,
  random: Rng,
): Inscribed | undefined {
  const block = writeBlock(rows, options)
  const row = block.rows.findLast(({ size }) => size === block.size)
  if (!row) return undefined
  const { size } = block
  const text = row.line.glyphs.map((glyph) => glyph.text).join('')
  // Hebrew and Arabic end on the left, and their birds fly there.
  const side = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? -1 : 1
  const corner = cornerOf(row, side)
  const lift =
    HANDS[options.hand].isJoined && !isUnjoined(text) ? liftOf(block, row, options) : undefined
  const from = lift?.tip ?? corner
  const flights = FLIGHTS[Math.floor(random() * FLIGHTS.length)]!
  const drawn = (origin: Point, { at, half, angle, pose }: Flight): Ring => {
    const centre: Point = [origin[0] + side * at[0] * size, origin[1] + at[1] * size]
    const ring = birdAt([0, 0], Math.max(half * size, options.leastLine * 3.5), angle, pose)
    const flown = ring.map(([x, y]): Point => [centre[0] + side * x, centre[1] + y])
    return side > 0 ? flown : flown.toReversed()
  }
  const clear = clearanceOf(block)
  const birds = apart(
    flights.map((flight) => drawn(from, flight)).filter((ring) => clear.along(ring) > size * 0.035),
    size * 0.02,
  )
  const isFat = HANDS[options.hand].stem >= 0.1 && HANDS[options.hand].hairline > 0.012
  const bites = isFat ? union(...BITES.map((bite) => [drawn(corner, bite)])) : []
  const bitten = (rings: readonly Ring[]) =>
    bites.length > 0
      ? difference(rings, bites).filter((ring) => Math.abs(areaOf(ring)) > (size * 0.03) ** 2)
      : [...rings]
  return {
    letters: block.rows
      .filter((each) => each.size === size)
      .map((each) => (each === row ? bitten(each.rings) : each.rings)),
    small: block.rows.filter((each) => each.size !== size).map(({ rings }) => rings),
    ornament: union(lift?.rings ?? [], ...birds.map((ring) => [ring])),
    size,
    missing: block.missing,
  }
}

/** Those that would lie over an earlier one stay away. */
function apart(rings: readonly Ring[], white: number): Ring[] {
  const kept: Ring[] = []
  for (const ring of rings) {
    const own = boundsOf([ring])
    const meets = kept.some((other) => {
      const box = boundsOf([other])
      return (
        own.left < box.right + white &&
        box.left < own.right + white &&
        own.top < box.bottom + white &&
        box.top < own.bottom + white
      )
    })
    if (!meets) kept.push(ring)
  }
  return kept
}

/** The upper outer corner of the last letter, by its ink. */
function cornerOf(row: WrittenRow, side: 1 | -1): Point {
  const letters = row.line.glyphs.filter((glyph) => glyph.rings.length > 0)
  const last = (side > 0 ? letters.at(-1) : letters[0])?.rings ?? row.rings
  const { left, right, top } = boundsOf(last)
  return [(side > 0 ? right : left) + row.dx, top + row.baseline]
}

/** The last stroke rises and breaks up on its way; its tip is where the birds begin. Undefined where none is free. */
function liftOf(
  block: Block,
  row: WrittenRow,
  { leastLine, hand }: WritingOptions,
): { rings: Ring[]; tip: Point } | undefined {
  const { size } = block
  const width = Math.max(leastLine, size * 0.022)
  const clear = clearanceOf(block)
  for (const end of endsOf(row, hand).last) {
    const root = minus(end.at, times(end.direction, end.width))
    const tip: Point = [end.at[0] + size * 0.9, end.at[1] - size * 0.34]
    const line = penPath(
      [root, [end.at[0] + size * 0.45, end.at[1] - size * 0.02], tip],
      end.direction,
      [0.7, -0.7],
    )
    if (clear.along(line, size * 0.2) < width * 0.6) continue
    return {
      rings: BREAKS.flatMap(([from, to]) => strokeOf(line, { from, to, width, start: end.width })),
      tip,
    }
  }
  return undefined
}

/** Whole at its root, then shorter and shorter strokes, as shares of the line. */
const BREAKS: readonly (readonly [number, number])[] = [
  [0, 0.66],
  [0.71, 0.81],
  [0.86, 0.92],
]

function strokeOf(
  line: Line,
  { from, to, width, start }: { from: number; to: number; width: number; start: number },
): Ring[] {
  const last = line.length - 1
  const part = line.slice(Math.floor(from * last), Math.ceil(to * last) + 1)
  if (part.length < 2) return []
  const swell = from === 0 ? Math.max(0, start - width) : 0
  const pressed = (share: number) =>
    ((width + swell * Math.max(0, 1 - share * 5)) / 2) *
    (from === 0 ? 1 - 0.4 * share ** 3 : 0.4 + 0.6 * Math.sin(Math.PI * share))
  return [ribbon(part, pressed)]
}
