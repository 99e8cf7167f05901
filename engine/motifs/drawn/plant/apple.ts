import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { gleam, line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const stalk: Part[] = [
  ...placed(leaf({ length: 66, width: 17, bend: 0.12, veins: 5 }), { x: 6, y: -74, angle: 0.98 }),
  { d: 'M-4 -50C-4 -70 2 -86 14 -100L21 -95C11 -82 6 -68 5 -50Z', fill: 'wood' },
]
const dimple = brush(coords('-34,-58 -12,-46 0,-44 12,-46 34,-58'), 2.2)
const shine = gleam(
  'M-72 -16C-70 -40 -54 -54 -36 -56C-50 -46 -58 -32 -60 -14C-61 0 -73 -2 -72 -16Z',
  0,
)

const whole = (): Part[] => [
  {
    d: smooth(
      coords(
        '0,-48 30,-66 66,-60 90,-28 88,18 66,64 34,92 0,86 -34,92 -66,64 -88,18 -90,-28 -66,-60 -30,-66',
      ),
    ),
    fill: 'red',
  },
  ...stalk,
  dimple,
  shine,
  line('M62 40C52 58 42 68 30 74M74 18C72 30 68 40 64 48', 0.7, 1),
]

const bitten = (): Part[] => [
  {
    d: 'M0 -48C14 -64 44 -70 66 -58C78 -50 86 -38 88 -26C74 -30 62 -22 64 -8C50 -6 46 8 56 18C48 30 56 44 72 42C62 66 50 84 34 92C20 94 10 86 0 86C-10 86 -20 94 -34 92C-60 82 -88 40 -90 -8C-92 -44 -70 -64 -46 -66C-26 -66 -10 -60 0 -48Z',
    fill: 'red',
  },
  {
    d: 'M88 -26C74 -30 62 -22 64 -8C50 -6 46 8 56 18C48 30 56 44 72 42C76 34 80 24 82 16C76 18 72 12 76 4C70 0 72 -10 82 -10C88 -12 90 -18 88 -26Z',
    fill: 'banner',
    stroke: 0.9,
  },
  ...stalk,
  dimple,
  shine,
]

export const apple: Motif = {
  name: 'apple',
  category: 'plant',
  words: ['apple', 'red apple', 'bitten apple'],
  variants: ['whole', 'bitten'],
  draw: ({ variant }) => measured(variant === 'bitten' ? bitten() : whole()),
}
