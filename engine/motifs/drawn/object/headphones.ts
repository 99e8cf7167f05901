import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Right ear piece: yoke, shell, cushion turned a little inwards. */
const cup: Part[] = [
  { d: roundRect(76, -30, 14, 54, 6), fill: 'steel' },
  line('M80 -24L80 4M85 -24L85 4', 0.6, 1),
  { d: 'M66 14C92 4 112 26 112 60C112 92 94 112 70 106Z', fill: 'steelDark' },
  { d: ellipse([94, 60], 14, 30), fill: 'red' },
  { d: ellipse([94, 60], 8, 19), fill: 'steelDark', stroke: 0.8 },
  {
    d: 'M74 8C56 8 48 32 48 60C48 88 56 112 74 112C84 104 86 84 86 60C86 36 84 16 74 8Z',
    fill: 'leather',
  },
  line(
    'M70 14C60 22 56 40 56 60C56 80 60 98 70 106M62 16C54 30 52 44 52 60C52 76 54 90 62 104',
    0.6,
    1,
  ),
]

/** The cable leaves one shell and winds away. */
const cable = tube(
  sample(coords('-84,110 -84,128 -62,136 -40,124 -16,128 -6,146 18,150 44,138 70,142'), 12),
  () => 1.7,
)

const band: Part[] = [
  {
    d: 'M-92 -18C-94 -92 -52 -122 0 -122C52 -122 94 -92 92 -18L76 -18C78 -76 46 -104 0 -104C-46 -104 -78 -76 -76 -18Z',
    fill: 'steelDark',
  },
  {
    d: 'M-62 -72C-46 -94 -24 -104 0 -104C24 -104 46 -94 62 -72C48 -82 24 -90 0 -90C-24 -90 -48 -82 -62 -72Z',
    fill: 'leather',
  },
  line('M-84 -34C-84 -88 -46 -114 0 -114C46 -114 84 -88 84 -34', 0.7, 1),
  line('M-40 -96L-36 -86M-20 -102L-18 -91M0 -104L0 -91M20 -102L18 -91M40 -96L36 -86', 0.6, 1),
]

const note = (x: number, y: number): string =>
  `M${x} ${y}C${x - 8} ${y - 3} ${x - 14} ${y + 2} ${x - 12} ${y + 7}C${x - 8} ${y + 12} ${x + 2} ${y + 8} ${x + 3} ${y + 1}L${x + 3} ${y - 26}C${x + 10} ${y - 22} ${x + 14} ${y - 16} ${x + 10} ${y - 8}C${x + 20} ${y - 18} ${x + 14} ${y - 30} ${x + 3} ${y - 38}L${x} ${y - 38}Z`

const plain = (): Part[] => [
  { d: cable.strip(0, 1, -1, 1, 70), fill: 'black', stroke: 0.5 },
  ...band,
  ...mirrored(cup),
]

export const headphones: Motif = {
  name: 'headphones',
  worn: 'headphones',
  category: 'object',
  words: ['headphones', 'headphone', 'earphones', 'headset'],
  variants: ['plain', 'music'],
  draw: ({ variant }) =>
    measured(
      variant === 'music'
        ? [
            ...plain(),
            { d: note(-10, 20) + note(22, 64) + note(-22, 92), fill: 'black', stroke: 0.4 },
          ]
        : plain(),
    ),
}
