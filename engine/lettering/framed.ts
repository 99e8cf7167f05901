import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { writeBlock, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { sprayAbout } from '#engine/lettering/ornament.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, moved, type Line, type Ring } from '#engine/lettering/plane.ts'
import { intersection, offset, penned } from '#engine/lettering/polygons.ts'

/** A heart about the middle of its lobes, of half width 1. */
const HEART: Ring = Array.from({ length: 160 }, (_, i): Point => {
  const t = (i / 160) * 2 * Math.PI
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)
  return [Math.sin(t) ** 3, (4 - y) / 16]
})

const closed = (ring: Ring): Line => [...ring, ring[0]!]

/** Half of the heart's width at a height, both in units of its half width. */
function halfWidthAt(y: number): number {
  const crossings = HEART.flatMap(([x0, y0], i) => {
    const [x1, y1] = HEART[(i + 1) % HEART.length]!
    return y0 > y !== y1 > y ? [Math.abs(x0 + ((y - y0) * (x1 - x0)) / (y1 - y0))] : []
  })
  return crossings.length > 0 ? Math.max(...crossings) : 0
}

/** Between the notch above and the point below there is room for words. */
const HIGHEST = -0.03

/** The words in a heart of two lines that is as small as they allow. */
export function inHeart(rows: readonly Row[], options: WritingOptions): Inscribed {
  const block = writeBlock(rows, options)
  const { size } = block
  const room = size * 0.15
  const { top, bottom } = boundsOf(block.letters)
  const fits = (reach: number) => {
    const middle = placeIn(reach)
    return block.rows.every(({ bounds }) =>
      [bounds.top - room, bounds.bottom + room].every((y) => {
        const at = (y - (top + bottom) / 2 + middle) / reach
        const half = Math.max(-bounds.left, bounds.right) + room
        return at >= HIGHEST - 0.001 && half < halfWidthAt(at) * reach
      }),
    )
  }
  // The taller the words, the lower they stand: their head keeps below the notch.
  const placeIn = (reach: number) =>
    Math.max(HIGHEST * reach + (bottom - top) / 2 + room, 0.22 * reach)
  let reach = size
  while (!fits(reach) && reach < size * 40) reach *= 1.03
  const dy = placeIn(reach) - (top + bottom) / 2
  const rule = Math.max(options.leastLine, size * 0.02)
  const heart = HEART.map(([x, y]): Point => [x * reach, y * reach])
  const inner = offset([heart], -size * 0.09)
  const letters = block.rows.map((row) => moved(row.rings, 0, dy))
  const foot = boundsOf(letters.flat()).bottom
  // The point below the words holds a small spray, clear of both sides.
  const sprays = [0.8, 0.6, 0.45].map((scale) => ({
    at: [0, foot + size * 0.16] as Point,
    reach: Math.min(size * 1.5, halfWidthAt((foot + size * 0.9 * scale) / reach) * reach * 0.5),
    down: 1 as const,
    scale,
  }))
  const isRoomy = ({ reach: half }: { reach: number }) => half > size * 0.45
  return {
    letters,
    ornament: [
      ...sprayAbout(letters.flat(), { ...options, size }, sprays.filter(isRoomy)),
      ...penned([closed(heart)], rule * 2),
      ...inner.flatMap((ring) => penned([closed(ring)], rule * 0.8)),
    ],
    size,
    missing: block.missing,
  }
}

/** The words within two rings, with sprays where the rings leave room above and below them. */
export function inRing(rows: readonly Row[], options: WritingOptions): Inscribed {
  const block = writeBlock(rows, options)
  const { size } = block
  const { left, right, top, bottom } = boundsOf(block.letters)
  const [dx, dy] = [-(left + right) / 2, -(top + bottom) / 2]
  const letters = block.rows.map((row) => moved(row.rings, dx, dy))
  const corners = letters.map((rings) => {
    const box = boundsOf(rings)
    return Math.hypot(Math.max(-box.left, box.right), Math.max(-box.top, box.bottom) * 0.8)
  })
  const reach = Math.max(...corners) + size * 0.26
  const rule = Math.max(options.leastLine, size * 0.02)
  const half = (bottom - top) / 2
  const sprays = ([-1, 1] as const).flatMap((side) => {
    const tries = [0.9, 0.7, 0.5].map((scale) => ({
      at: [0, side * (half + size * 0.2)] as Point,
      reach: Math.min(size * 1.5, reach * 0.5),
      down: side,
      scale,
    }))
    const isRoomy = reach - half > size * 0.8
    return isRoomy ? sprayAbout(letters.flat(), { ...options, size }, tries) : []
  })
  const inside = disc([0, 0], reach - size * 0.08, 90)
  const isInside = intersection(sprays, [inside])
  return {
    letters,
    ornament: [
      ...isInside,
      ...penned([closed(disc([0, 0], reach, 120))], rule * 1.8),
      ...penned([closed(disc([0, 0], reach + size * 0.1, 120))], rule * 0.8),
    ],
    size,
    missing: block.missing,
  }
}

/** A band that closes around a wrist: two rules from end to end, and a sign on the seam where the ends meet. */
export function asBand(rows: readonly Row[], options: WritingOptions): Inscribed {
  const block = writeBlock(rows, options)
  const { size, letters } = block
  const { left, right, top, bottom } = boundsOf(letters)
  const rule = Math.max(options.leastLine, size * 0.022)
  const [bold, fine] = [0.04, 0.018].map((share) => Math.max(options.leastLine, size * share)) as [
    number,
    number,
  ]
  const reach = Math.max(-left, right) + size * 0.74
  const [above, below] = [top - size * 0.2, bottom + size * 0.2]
  const middle = (above + below) / 2
  const ornament: Ring[] = [above, below].flatMap((y) => {
    // White between the two rules that the needle cannot close.
    const far = Math.max(size * 0.09, (bold + fine) / 2 + options.leastLine * 1.2)
    const away = y < middle ? -far : far
    return [
      ...penned(
        [
          [
            [-reach, y],
            [reach, y],
          ] as Line,
        ],
        bold,
      ),
      ...penned(
        [
          [
            [-reach, y + away],
            [reach, y + away],
          ] as Line,
        ],
        fine,
      ),
    ]
  })
  for (const side of [-1, 1]) {
    // Half of the sign stands at either end, so that it is whole on the wrist.
    const half: Ring = [
      [side * reach, middle - size * 0.16],
      [side * (reach - size * 0.1), middle],
      [side * reach, middle + size * 0.16],
    ]
    ornament.push(side < 0 ? half : half.toReversed())
    ornament.push(
      disc([side * (reach - size * 0.24), middle], Math.max(rule, size * 0.032)),
      lozenge([side * (reach - size * 0.44), middle], size * 0.035, size * 0.06),
    )
  }
  return { letters: block.rows.map(({ rings }) => rings), ornament, size, missing: block.missing }
}
