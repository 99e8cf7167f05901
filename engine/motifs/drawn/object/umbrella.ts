import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** An open umbrella: five gores, the outer two turning away into shade. */
const canopy: Part[] = [
  {
    d: 'M0 -104C-62 -104 -106 -62 -116 -4C-104 -16 -84 -16 -72 -4C-66 -50 -40 -90 0 -104Z',
    fill: 'red',
    tone: 0.2,
  },
  {
    d: 'M0 -104C62 -104 106 -62 116 -4C104 -16 84 -16 72 -4C66 -50 40 -90 0 -104Z',
    fill: 'red',
    tone: 0.2,
  },
  {
    d: 'M0 -104C-40 -90 -66 -50 -72 -4C-58 -16 -38 -16 -25 -4C-25 -44 -16 -82 0 -104Z',
    fill: 'red',
  },
  { d: 'M0 -104C40 -90 66 -50 72 -4C58 -16 38 -16 25 -4C25 -44 16 -82 0 -104Z', fill: 'red' },
  { d: 'M0 -104C-16 -82 -25 -44 -25 -4C-12 -16 12 -16 25 -4C25 -44 16 -82 0 -104Z', fill: 'red' },
  { d: 'M-3 -102L-2 -122C-1 -126 1 -126 2 -122L3 -102Z', fill: 'steel', stroke: 0.9 },
]
const handle: Part[] = [
  { d: 'M-2.5 -14L2.5 -14L2.5 92L-2.5 92Z', fill: 'steel', stroke: 0.9 },
  {
    d: tube(sample(coords('0,80 0,108 10,122 26,118 30,102'), 14), () => 5).strip(0, 1, -1, 1, 40),
    fill: 'wood',
  },
]
const inside: Part = {
  d: 'M-72 -4C-38 14 38 14 72 -4C60 -14 38 -15 25 -4C12 -15 -12 -15 -25 -4C-38 -15 -58 -15 -72 -4Z',
  fill: 'black',
  stroke: 0.6,
}

const drops: Part[] = coords('-92,40 -60,72 -104,92 -44,112 58,58 92,36 84,98 48,118').map(
  ([x, y], i): Part => ({
    d: `M${x} ${y - 11}C${x + 3} ${y - 4} ${x + 6} ${y} ${x + 5} ${y + 4}C${x + 4} ${y + 9} ${x - 4} ${y + 9} ${x - 5} ${y + 4}C${x - 6} ${y} ${x - 3} ${y - 4} ${x} ${y - 11}Z`,
    fill: 'water',
    stroke: 0.8,
    detail: i % 2 ? 1 : 0,
  }),
)

export const umbrella: Motif = {
  name: 'umbrella',
  held: 'floats',
  isOverhead: true,
  shelters: true,
  category: 'object',
  words: ['umbrella', 'parasol', 'umbrella in the rain'],
  variants: ['open', 'rain'],
  draw({ variant }) {
    const whole = placed(
      [
        inside,
        ...handle,
        ...canopy,
        brush(coords('-104,-30 -92,-60 -66,-84'), 1.8),
        line('M-50 -78C-38 -90 -26 -96 -14 -100', 0.6, 1),
      ],
      { angle: 0.24 },
    )
    return measured(variant === 'rain' ? [...drops, ...whole] : whole)
  },
}
