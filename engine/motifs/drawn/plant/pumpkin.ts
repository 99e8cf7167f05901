import { measured } from '#engine/motifs/drawing/box.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, tube } from '#engine/motifs/drawing/geometry.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Ribs from the outside in, the middle one nearest. */
const body: Part[] = [
  ...mirrored([
    { d: ellipse([74, 22], 40, 62), fill: 'flame', tone: 0.14 },
    { d: ellipse([46, 20], 44, 72), fill: 'flame', tone: 0.06 },
  ]),
  { d: ellipse([0, 20], 42, 78), fill: 'flame' },
  brush(coords('-30,-30 -36,10 -28,60'), 1.8),
  brush(coords('30,-30 36,10 28,60'), 1.8),
  {
    d: 'M-18 -50C-14 -66 -16 -84 -26 -98L2 -108C6 -88 10 -70 20 -52C8 -44 -8 -44 -18 -50Z',
    fill: 'leaf',
  },
  brush(coords('-8,-54 -6,-76 -12,-98'), 1.6),
  brush(coords('6,-54 2,-76 -4,-100'), 1.4),
]
const vine: Part[] = [
  {
    d: tube(curled(coords('16,-60 46,-86 74,-80'), 11, 1.5, 1), (u) => 2.6 - 1.8 * u).strip(
      0,
      1,
      -1,
      1,
      80,
    ),
    fill: 'leaf',
    stroke: 0.8,
  },
  ...placed(leaf({ length: 62, width: 26, teeth: 5, veins: 4 }), { x: -18, y: -58, angle: -1.35 }),
]
/** Cut through to the candle light inside. */
const face: Part[] = [
  ...mirrored([
    { d: 'M14 2L30 -34L58 4C44 10 28 10 14 2Z', fill: 'black', stroke: 0.6 },
    { d: 'M22 1L33 -20L48 3C40 6 30 6 22 1Z', fill: 'flameIn', stroke: 0.5 },
  ]),
  { d: 'M0 10L10 28L-10 28Z', fill: 'black', stroke: 0.6 },
  {
    d: 'M-70 34L-54 46L-44 40L-36 54L-22 48L-12 62L0 50L12 62L22 48L36 54L44 40L54 46L70 34C66 72 36 88 0 88C-36 88 -66 72 -70 34Z',
    fill: 'black',
    stroke: 0.6,
  },
  {
    d: 'M-58 54L-46 50L-38 62L-22 58L-12 72L0 60L12 72L22 58L38 62L46 50L58 54C50 72 30 80 16 80L10 70L2 81L-10 80L-16 70L-24 78C-40 74 -52 66 -58 54Z',
    fill: 'flameIn',
    stroke: 0.5,
  },
]

export const pumpkin: Motif = {
  name: 'pumpkin',
  isBrittle: true,
  category: 'plant',
  words: ['pumpkin', 'jack o lantern', 'halloween', 'halloween pumpkin', 'gourd'],
  variants: ['lantern', 'plain'],
  draw: ({ variant }) => measured([...vine, ...body, ...(variant === 'plain' ? [] : face)]),
}
