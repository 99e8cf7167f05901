import { measured } from '#engine/motifs/drawing/box.ts'
import { around, follow, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  TAU,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The trumpet seen from the front: a ruffled rim, folds running into the dark throat, stamens. */
function trumpet(): Part[] {
  const rim = Array.from({ length: 32 }, (_, i): Point => {
    const angle = (i * TAU) / 32
    const r = 27 + (i % 2 ? 2.6 : -1.6)
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  const folds = Array.from({ length: 20 }, (_, i) => {
    const angle = (i * TAU) / 20
    const at = (r: number) =>
      `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
    return `M${at(13)}L${at(i % 2 ? 22 : 25)}`
  }).join('')
  return [
    { d: smooth(rim), fill: 'flame' },
    line(folds, 0.6, 1),
    { d: circle([0, 0], 12), fill: 'black', stroke: 0.6 },
    ...[0, 1, 2, 3, 4, 5].map((i): Part => ({
      d: circle([5.6 * Math.cos((i * TAU) / 6), 5.6 * Math.sin((i * TAU) / 6)], 2.2),
      fill: 'sun',
      stroke: 0.5,
    })),
  ]
}

const flower = (): Part[] => [
  ...around(3, 6, () => petal({ length: 58, width: 24, tip: 'point', veins: 5, tag: 'sun' }), 0.5),
  ...around(
    3,
    6,
    () => petal({ length: 60, width: 25, tip: 'point', veins: 5, tag: 'sun' }),
    0.5 + TAU / 6,
  ),
  ...trumpet(),
]

/** A long strap of a leaf with a rib. */
const strap = (text: string, width: number): Part[] => {
  const blade = tube(
    sample(coords(text), 14),
    (u) => width * Math.sin(Math.PI * (0.16 + u * 0.84)) ** 0.6 + 0.2,
  )
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    line(blade.line(0.04, 0.94, 0.1, 24), 0.6, 1),
  ]
}

const stalk = (text: string): Part[] => {
  const end = follow(coords(text))(1)
  return [
    stem(coords(text), 4.4, 3.6),
    ...placed(leaf({ length: 30, width: 6, veins: 0, tag: 'sand' }), {
      x: end.x,
      y: end.y + 6,
      angle: -2.4,
    }),
  ]
}

const single = (): Part[] => [
  ...strap('-6,152 -34,96 -46,36 -40,-8', 8),
  ...strap('8,152 36,104 48,58 66,30', 8),
  ...stalk('0,154 -4,90 4,20 2,-38'),
  ...strap('2,154 -14,110 -18,66 -30,34', 7),
  ...placed(flower(), { y: -62, scale: 1.12 }),
]

const pair = (): Part[] => [
  ...strap('-6,152 -44,96 -60,40 -56,4', 8),
  ...strap('12,152 50,104 66,62 88,44', 8),
  ...stalk('6,154 14,100 36,50 48,4'),
  ...stalk('0,154 -10,90 -26,20 -34,-40'),
  ...strap('2,154 6,110 2,70 10,30', 7),
  ...placed(flower(), { x: 52, y: -8, scale: 0.86, angle: 0.5 }),
  ...placed(flower(), { x: -36, y: -64 }),
]

export const daffodil: Motif = {
  name: 'daffodil',
  category: 'plant',
  words: ['daffodil', 'narcissus', 'jonquil'],
  variants: ['stem', 'pair'],
  shows: { pair: 2 },
  draw: ({ variant }) => measured(variant === 'pair' ? pair() : single()),
}
