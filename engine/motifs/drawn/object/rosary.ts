import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { pointAlong } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** Beads along a curve, every eleventh larger, on a thin chain. */
function beads(curve: readonly Point[], count: number, size: number, tag: Tag = 'wood'): Part[] {
  const path = sample(curve, 16)
  const d = path.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return [
    line(d, 0.8, 0),
    ...Array.from({ length: count }, (_, i): Part => {
      const large = i % 11 === 10
      return {
        d: circle(pointAlong(path, i / (count - 1)), large ? size * 1.5 : size),
        fill: large ? 'gold' : tag,
        stroke: 0.8,
      }
    }),
  ]
}

const crucifix: Part[] = [
  {
    d: 'M-6 -4L6 -4C8 4 8 8 7 16L24 15C30 12 34 17 32 22C34 27 30 32 24 29L7 28L8 62C11 68 6 73 0 72C-6 73 -11 68 -8 62L-7 28L-24 29C-30 32 -34 27 -32 22C-34 17 -30 12 -24 15L-7 16C-8 8 -8 4 -6 -4Z',
    fill: 'gold',
  },
  line('M0 2L0 64M-26 22L26 22', 0.6, 1),
  // the figure, kept to a few strokes
  {
    d: 'M-22 17C-12 19 -6 20 0 24C6 20 12 19 22 17C14 23 8 27 5 31L4 46L3 60L-3 60L-4 46L-5 31C-8 27 -14 23 -22 17Z',
    fill: 'bone',
    stroke: 0.6,
  },
  { d: circle([0, 18], 4), fill: 'bone', stroke: 0.6 },
]
const medal = (x: number, y: number): Part[] => [
  {
    d: `M${x - 13} ${y - 8}L${x + 13} ${y - 8}L${x + 10} ${y + 8}L${x} ${y + 17}L${x - 10} ${y + 8}Z`,
    fill: 'gold',
    stroke: 0.9,
  },
  line(`M${x - 6} ${y}L${x + 6} ${y}M${x} ${y - 4}L${x} ${y + 10}`, 0.8, 1),
]

export const rosary: Motif = {
  name: 'rosary',
  held: 'hangs',
  worn: 'neck',
  category: 'object',
  words: ['rosary', 'rosary beads', 'prayer beads', 'rosary and cross'],
  variants: ['loop', 'hanging'],
  draw({ variant }) {
    if (variant === 'hanging') {
      const strand = coords('-54,-150 -58,-90 -40,-40 -2,-2')
      return measured([
        ...beads(coords('46,-150 54,-96 40,-42 2,-2'), 21, 5.4),
        ...beads(strand, 22, 5.4),
        ...beads(coords('0,8 3,28 0,52'), 5, 5.4),
        ...medal(0, 4),
        ...placed(crucifix, { y: 62, scale: 1.15 }),
      ])
    }
    const ring = coords(
      '0,34 -34,10 -72,-22 -80,-66 -50,-100 0,-112 50,-100 80,-66 72,-22 34,10 0,34',
    )
    return measured([
      ...beads(ring, 55, 5),
      ...beads(coords('0,46 8,62 -2,84'), 5, 5),
      ...medal(0, 36),
      ...placed(crucifix, { x: -3, y: 92, angle: 0.12 }),
    ])
  },
}
