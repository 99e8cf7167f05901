import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { interlace, loop } from '#engine/motifs/drawing/interlace.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Evenly spaced points, so that the lay of the rope keeps one pitch. */
function even(points: Point[], step = 2): Point[] {
  const out: Point[] = [points[0]!]
  for (const p of points) {
    const last = out[out.length - 1]!
    if (Math.hypot(p[0] - last[0], p[1] - last[1]) >= step) out.push(p)
  }
  return out
}

export const ropeKnot: Motif = {
  name: 'rope-knot',
  cord: 'rope',
  category: 'object',
  words: ['rope', 'knot', 'rope knot', 'sailor knot', 'reef knot', 'square knot'],
  variants: ['reef', 'trefoil'],
  draw({ variant }) {
    if (variant === 'trefoil') {
      const strand = loop(2000, (t) => [
        36 * Math.sin(t) + 62 * Math.sin(2 * t),
        -36 * Math.cos(t) + 62 * Math.cos(2 * t),
      ])
      return measured(
        interlace([{ closed: true, points: even(strand.points) }], 11, {
          tag: 'leather',
          twist: 5,
        }),
      )
    }
    const bight: Point[] = coords(
      '-126,-22 -76,-20 -36,-18 10,-34 48,-34 68,0 48,34 10,34 -36,18 -76,20 -126,22',
    )
    const strand = even(sample(bight, 60))
    const other = strand.map(([x, y]): Point => [-x, y])
    const whipping = mirrored(
      [-21, 21].flatMap((y): Part[] => [
        { d: roundRect(112, y - 12, 14, 24, 3), fill: 'red' },
        line(
          `M115.5 ${y - 11}L115.5 ${y + 11}M119 ${y - 11}L119 ${y + 11}M122.5 ${y - 11}L122.5 ${y + 11}`,
          0.5,
          2,
        ),
      ]),
    )
    return measured([
      ...interlace(
        [
          { closed: false, points: strand },
          { closed: false, points: other },
        ],
        10,
        { tag: 'leather', twist: 5 },
      ),
      ...whipping,
    ])
  },
}
