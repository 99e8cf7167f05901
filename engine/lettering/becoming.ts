import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  clearanceOf,
  endsOf,
  writeBlock,
  type Row,
  type WritingOptions,
} from '#engine/lettering/block.ts'
import { heartRing } from '#engine/lettering/hearted.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { evenStroke, penPath, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import { boundsOf, minus, moved, times, type Line } from '#engine/lettering/plane.ts'
import { penned, union } from '#engine/lettering/polygons.ts'

/** One beat: up a little, down, high up, deep down, and back. */
const BEAT: readonly Point[] = [
  [0.72, 0],
  [0.78, -0.1],
  [0.84, 0],
  [0.92, 0],
  [0.97, 0.1],
  [1.06, -0.62],
  [1.16, 0.34],
  [1.22, 0],
  [1.34, 0],
  [1.42, -0.13],
  [1.5, 0],
  [1.95, 0],
]

function heartbeat(
  { at: [x, endY], direction }: StrokeEnd,
  root: Point,
  { size, width, hasHeart }: { size: number; width: number; hasHeart: boolean },
) {
  const y = Math.max(endY, -0.1 * size)
  const flat = penPath(
    [root, [x + 0.28 * size, y - 0.05 * size], [x + 0.55 * size, y]],
    direction,
    [1, 0.02],
  )
  const beat: Line = [
    flat.at(-1)!,
    ...BEAT.map(([dx, dy]): Point => [x + dx * size, y + dy * size]),
  ]
  return {
    line: flat,
    more: [
      ...penned([beat], width),
      ...(hasHeart ? [heartRing([x + 2.08 * size, y - 0.01 * size], size * 0.1)] : []),
    ],
  }
}

function infinity({ at: [x, y], direction }: StrokeEnd, root: Point, size: number) {
  const centre: Point = [x + 1.12 * size, y - 0.12 * size]
  const loop = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * 0.8 - (i / 16) * Math.PI * 2.02
    const flat = 1 + Math.sin(angle) ** 2
    return [
      centre[0] + (0.775 * size * Math.cos(angle)) / flat,
      centre[1] - (0.713 * size * Math.sin(angle) * Math.cos(angle)) / flat,
    ]
  })
  return { line: penPath([root, ...loop], direction), more: [] }
}

/** A name whose last stroke goes on and becomes a thing. Undefined where no stroke is free to go on. */
export function becoming(
  rows: readonly Row[],
  kind: 'infinity-end' | 'heartbeat',
  options: WritingOptions,
): Inscribed | undefined {
  const isOfTwo = rows.length === 2 && rows.every(({ scale }) => scale === 1)
  const block = writeBlock(isOfTwo ? rows.slice(0, 1) : rows, options)
  const { size, hand } = block
  const row = block.rows[0]
  const end = row && endsOf(row, hand).last[0]
  if (!end) return undefined
  const width = Math.max(options.leastLine, size * 0.02)
  const root = minus(end.at, times(end.direction, end.width))
  const { line, more } =
    kind === 'infinity-end'
      ? infinity(end, root, size)
      : heartbeat(end, root, { size, width, hasHeart: !isOfTwo })
  if (clearanceOf(block).along(line, size * 0.2) < width * 0.6) return undefined
  const stroke = evenStroke(width, Math.max(width, end.width))
  const pressed = (share: number, [, down]: Point) => stroke(share) * (1 + 0.6 * Math.max(0, down))
  const ornament = union([ribbon(line, pressed)], ...more.map((ring) => [ring]))
  const letters = block.rows.map(({ rings }) => rings)
  if (!isOfTwo) return { letters, ornament, size, missing: block.missing }
  // Of two names the second stands where the thing between them ends.
  const other = writeBlock(rows.slice(1), options)
  const from = boundsOf(ornament).right + size * 0.22
  return {
    letters: [...letters, moved(other.letters, from - boundsOf(other.letters).left, 0)],
    ornament,
    size,
    missing: [...block.missing, ...other.missing],
  }
}
