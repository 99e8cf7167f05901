import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  clearanceOf,
  endsOf,
  writeBlock,
  type Row,
  type WritingOptions,
} from '#engine/lettering/block.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { evenStroke, penPath, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import {
  lengthOf,
  plus,
  times,
  towards,
  turned,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import { union } from '#engine/lettering/polygons.ts'
import { rootOf } from '#engine/lettering/swash.ts'

/** How far a heart leans away from its word. */
const LEAN = 0.24

/** Up one side of a heart from its point to its dip, and down the other, crossing itself: by half its width, from its middle. */
const UP: readonly Point[] = [
  [0.05, 0.9],
  [0.62, 0.36],
  [0.98, -0.3],
  [0.52, -0.78],
  [0, -0.34],
]
const DOWN: readonly Point[] = [
  [0, -0.34],
  [-0.54, -0.82],
  [-1, -0.3],
  [-0.58, 0.4],
  [0.02, 0.9],
  [0.42, 1.16],
]

/** Where hearts are tried, from the end of the stroke, in sizes: beside it, else further on or higher. */
const WAYS: readonly Point[] = [
  [0.3, 0.02],
  [0.36, -0.08],
  [0.46, -0.02],
  [0.6, -0.1],
]

/** The line of a heart whose point lies so far from the end of a stroke, in the two strokes that a pen makes of it. */
function heartLines(
  end: StrokeEnd,
  { foot, radius, size }: { foot: Point; radius: number; size: number },
): HeartLines {
  const point = plus(end.at, times(foot, size))
  // Its point is where the stroke arrives; it stands over that.
  const middle = plus(point, turned([[[0, -0.9 * radius]]], LEAN)[0]![0]!)
  const placed = (points: readonly Point[]) =>
    turned([points.map((each): Point => plus(middle, times(each, radius)))], LEAN, middle)[0]!
  const [up, down] = [placed(UP), placed(DOWN)]
  const dip = towards(Math.PI / 2 + LEAN + 0.4, 1)
  const rise = towards(-Math.PI / 2 + LEAN - 0.4, 1)
  return {
    into: penPath([rootOf(end), ...up], end.direction, dip),
    out: penPath(down, rise),
    within: [...penPath(up, undefined, dip), ...penPath(down.slice(0, -1), rise).slice(1)],
  }
}

interface HeartLines {
  into: Line
  out: Line
  /** What a colour may fill: all that the line goes about, and nothing of its tail. */
  within: Ring
}

/** A name whose last stroke runs on into a small heart, all of one line. Undefined where no stroke is free to. */
export function endingInHeart(
  rows: readonly Row[],
  options: WritingOptions,
  share: number,
): (Inscribed & { heart: Ring }) | undefined {
  const block = writeBlock(rows, options)
  const { size, hand } = block
  const [row] = block.rows
  const end = row && endsOf(row, hand).last[0]
  if (!end) return undefined
  const clear = clearanceOf(block)
  const width = Math.max(options.leastLine, size * 0.02)
  const radius = (share * size) / 2
  const lines = WAYS.map((foot) => heartLines(end, { foot, radius, size })).find(
    ({ into, out }) => {
      const skip = Math.min(0.2 * size, 0.3 * lengthOf(into))
      return clear.along(into, skip) > 0.04 * size && clear.along(out) > 0.05 * size
    },
  )
  if (!lines) return undefined
  const lead = evenStroke(width, Math.max(width, end.width))
  const lifted = (at: number) => (width / 2) * (1 - 0.55 * Math.max(0, at - 0.7))
  return {
    letters: block.rows.filter((each) => each.size >= size * 0.8).map(({ rings }) => rings),
    small: block.rows.filter((each) => each.size < size * 0.8).map(({ rings }) => rings),
    ornament: union([ribbon(lines.into, lead)], [ribbon(lines.out, lifted)]),
    size,
    missing: block.missing,
    heart: lines.within,
  }
}
