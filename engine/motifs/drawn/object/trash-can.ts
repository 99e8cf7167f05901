import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Ribs of the sheet, by their places across the upper and the lower rim. */
const ribs = [-0.72, -0.44, -0.15, 0.15, 0.44, 0.72].map((t): Part => {
  const [above, below] = [Math.sqrt(1 - t * t) * 15 - 40, Math.sqrt(1 - t * t) * 12 + 86]
  return line(`M${68 * t} ${above}L${54 * t} ${below}`, 0.9, 0)
})

const handle: Part = {
  d: tube(sample(coords('64,-22 84,-20 86,8 62,10'), 12), () => 3.4).strip(0, 1, -1, 1, 30),
  fill: 'steelDark',
}

const body: Part[] = [
  ...mirrored([handle]),
  {
    d: 'M-70 -60C-68 0 -60 60 -55 88C-40 106 40 106 55 88C60 60 68 0 70 -60Z',
    fill: 'steel',
  },
  ...ribs,
  line('M-66 -30C-40 -10 40 -10 66 -30M-60 52C-38 70 38 70 60 52', 1, 0),
  { d: ellipse([0, -62], 76, 19), fill: 'steel' },
  { d: ellipse([0, -62], 66, 14), fill: 'black', stroke: 0.8 },
]

const lid: Part[] = [
  { d: ellipse([0, -70], 80, 20), fill: 'steel' },
  { d: 'M-66 -76C-50 -104 50 -104 66 -76C40 -64 -40 -64 -66 -76Z', fill: 'steel' },
  {
    d: tube(sample(coords('-18,-97 -14,-114 14,-114 18,-97'), 12), () => 3.6).strip(
      0,
      1,
      -1,
      1,
      30,
    ),
    fill: 'steelDark',
  },
]

export const trashCan: Motif = {
  name: 'trash-can',
  category: 'object',
  rim: { at: [0, -62], half: 66, sag: 15, variants: ['open'] },
  words: ['trash can', 'garbage can', 'dustbin'],
  variants: ['lid', 'open'],
  draw: ({ variant }) => measured(variant === 'lid' ? [...body, ...lid] : body),
}
