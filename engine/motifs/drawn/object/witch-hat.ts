import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { polygon } from '#engine/motifs/drawing/geometry.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const CLOTH = 'clothDark'

/** Wide brim, crooked crown that folds on itself, tip hanging to the right. */
const crooked: Part[] = [
  {
    d: smooth(
      coords('-138,66 -96,44 -40,34 30,32 92,42 140,70 128,86 84,96 20,102 -60,100 -116,90'),
    ),
    fill: CLOTH,
  },
  {
    d: smooth(coords('-96,66 -50,56 20,54 80,62 92,74 40,84 -40,84 -88,78')),
    fill: 'black',
    stroke: 0.6,
  },
  {
    d: 'M-78 66C-62 30 -52 -4 -44 -36C-36 -66 -30 -84 -14 -100C8 -124 44 -134 76 -124C96 -116 104 -100 98 -84C88 -96 72 -100 58 -94C46 -88 42 -76 44 -60C48 -20 62 24 76 64C40 82 -40 84 -78 66Z',
    fill: CLOTH,
  },
  // folds of the crown
  brush(coords('-40,-44 -10,-34 40,-46'), 2.6),
  brush(coords('-32,-70 -4,-66 34,-78'), 2.2),
  brush(coords('-50,-10 -24,2 10,-4'), 2.2),
  brush(coords('58,-94 44,-104 24,-104'), 2),
  lines(
    [
      coords('-54,10 -34,18 -10,14'),
      coords('-30,-86 -8,-88 20,-98'),
      coords('48,-30 38,-22 24,-20'),
      coords('58,6 46,16 30,18'),
      coords('64,-118 76,-112 86,-102'),
    ],
    0.7,
  ),
  // band and buckle
  { d: 'M-70 46C-40 62 38 62 69 42L77 66C40 84 -40 86 -79 68Z', fill: 'violet' },
  line('M-72 54C-40 70 40 70 72 50', 0.6, 1),
  { d: polygon(coords('-22,50 22,50 24,86 -24,86')), fill: 'gold' },
  { d: polygon(coords('-12,58 12,58 13,77 -13,77')), fill: 'violet', stroke: 0.9 },
  { d: polygon(coords('-4,64 18,64 18,70 -4,70')), fill: 'gold', stroke: 0.7 },
  // brim's rim and a stitched patch
  brush(coords('-126,76 -60,94 20,97 110,84'), 1.8),
  lines(
    [
      coords('-128,68 -108,58 -88,54'),
      coords('104,52 120,60 132,70'),
      coords('-90,92 -60,96 -30,98'),
    ],
    0.6,
  ),
  { d: polygon(coords('14,2 38,-4 42,18 18,24')), fill: 'violet', stroke: 0.8, detail: 1 },
  line('M12 6L18 4M10 14L20 12M20 26L22 20M30 24L30 18M40 8L46 6M24 2L23 -5M34 -1L33 -8', 0.8, 1),
]

/** A straight hat for a wizard or witch, sprinkled with stars and a crescent. */
const starry: Part[] = [
  { d: ellipse([0, 84], 140, 26), fill: CLOTH },
  { d: ellipse([0, 79], 92, 14), fill: 'black', stroke: 0.6 },
  {
    d: 'M-80 78C-54 40 -28 -40 -6 -150C2 -156 10 -150 12 -142C30 -50 56 36 80 76C40 94 -40 96 -80 78Z',
    fill: CLOTH,
  },
  brush(coords('17,-116 12,-100 2,-92'), 1.6),
  brush(coords('-36,-22 -20,-30 -14,-46'), 2),
  brush(coords('54,26 60,46 66,66'), 2.2),
  lines(
    [coords('-46,10 -24,20 6,16'), coords('-16,-66 0,-58 22,-66'), coords('40,-4 48,20 56,44')],
    0.7,
  ),
  { d: 'M-66 56C-38 70 38 70 66 54L80 76C40 94 -40 96 -80 78Z', fill: 'gold' },
  line('M-72 66C-40 80 40 80 72 64', 0.6, 1),
  {
    d: 'M4 -10C-14 -8 -24 8 -20 24C-16 40 2 46 16 38C2 38 -8 28 -8 14C-8 4 -4 -4 4 -10Z',
    fill: 'moon',
  },
  ...(
    [
      [-8, -58, 11],
      [18, -28, 8],
      [32, 12, 10],
      [-38, 40, 9],
      [4, -108, 6],
      [-18, -20, 6],
      [30, 46, 6],
    ] as const
  ).map(([x, y, r]): Part => ({ d: star(5, r, r * 0.42, [x, y], 0.2), fill: 'star', stroke: 0.8 })),
  brush(coords('-124,92 -50,106 40,106 122,92'), 1.8),
]

export const witchHat: Motif = {
  name: 'witch-hat',
  worn: 'hat',
  hasBrim: true,
  category: 'object',
  words: ['witch hat', 'wizard hat', 'witches hat'],
  variants: ['crooked', 'starry'],
  draw: ({ variant }) => measured(variant === 'starry' ? starry : crooked),
}
