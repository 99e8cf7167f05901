import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const saucer: Part[] = [
  { d: ellipse([0, 72], 108, 24), fill: 'bone', shade: 0.6 },
  line(ellipse([0, 70], 98, 19), 0.6, 1),
  { d: ellipse([0, 70], 48, 9), fill: 'black', stroke: 0.3 },
]
const cup: Part[] = [
  {
    d: tube(
      sample(coords('66,-24 96,-34 108,-8 90,16 54,26'), 14),
      (u) => 5 + 1.4 * Math.sin(u * 3.14),
    ).strip(0, 1, -1, 1, 40),
    fill: 'bone',
  },
  {
    d: 'M-76 -40C-74 10 -52 50 -28 58L-30 68C-20 74 20 74 30 68L28 58C52 50 74 10 76 -40Z',
    fill: 'bone',
    shade: 0.7,
  },
  line('M-28 58C-10 63 10 63 28 58', 0.8, 0),
  { d: ellipse([0, -40], 76, 19), fill: 'bone' },
  { d: ellipse([0, -38], 66, 14), fill: 'leather', stroke: 0.8 },
  brush(coords('-52,-38 -30,-31 -6,-28'), 1.4, 'paper'),
  line('M-71 -18C-40 -4 40 -4 71 -18M-70 -13C-40 1 40 1 70 -13', 0.7, 1),
]
const blossom: Part[] = [
  ...around(5, 1, () => petal({ length: 17, width: 8, veins: 1, tag: 'pink' })),
  { d: circle([0, 0], 4), fill: 'gold', stroke: 0.7 },
]
const painted: Part[] = [
  ...placed(leaf({ length: 24, width: 6, veins: 2 }), { x: -10, y: 26, angle: -1.4 }),
  ...placed(leaf({ length: 24, width: 6, veins: 2 }), { x: 12, y: 26, angle: 1.5 }),
  ...placed(leaf({ length: 20, width: 5, veins: 2 }), { x: 4, y: 36, angle: 2.6 }),
  ...placed(blossom, { y: 24 }),
]
const steam: Part[] = [
  brush(coords('-26,-60 -40,-82 -20,-100 -32,-126'), 2.6),
  brush(coords('4,-62 -10,-88 14,-108 2,-142'), 2.8),
  brush(coords('32,-60 20,-80 40,-98 28,-122'), 2.6),
]

/** A plain mug, as high as it is wide. */
const mug: Part[] = [
  {
    d: tube(
      sample(coords('74,-40 112,-42 124,0 108,44 70,50'), 18),
      (u) => 8 + 1.5 * Math.sin(u * 3.14),
    ).strip(0, 1, -1, 1, 40),
    fill: 'bone',
  },
  { d: 'M-84 -74L-80 70C-76 94 76 94 80 70L84 -74Z', fill: 'bone', shade: 0.6 },
  line('M-79 62C-70 82 70 82 79 62', 0.6, 1),
  { d: ellipse([0, -74], 84, 19), fill: 'bone' },
  { d: ellipse([0, -72], 74, 14), fill: 'leather', stroke: 0.8 },
  brush(coords('-56,-71 -32,-64 -6,-61'), 1.4, 'paper'),
]

export const teaCup: Motif = {
  name: 'tea-cup',
  stands: true,
  category: 'object',
  rim: { at: [0, -38], half: 66, sag: 14, variants: ['plain'] },
  words: ['tea cup', 'teacup', 'cup of tea', 'coffee', 'coffee cup', 'cup of coffee', 'mug', 'tea'],
  variants: ['steaming', 'plain', 'mug'],
  spare: ['mug'],
  pages: { mug: [{ box: [-66, -40, 66, 58], sag: 9 }] },
  draw: ({ variant }) =>
    variant === 'mug'
      ? measured([...placed(steam, { y: -32 }), ...mug])
      : measured([...(variant === 'steaming' ? steam : []), ...saucer, ...cup, ...painted]),
}
