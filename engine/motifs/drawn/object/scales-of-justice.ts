import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, symmetric } from '#engine/motifs/drawing/pen.ts'
import { scroll } from '#engine/motifs/drawing/scroll.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import { sword } from '#engine/motifs/drawn/object/sword.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A pan on three chains, hung at the origin. */
const pan: Part[] = [
  line('M0 0L-38 84M0 0L38 84M0 0L4 90', 0.8, 0),
  ...[0.2, 0.4, 0.6, 0.8].flatMap((t) =>
    [-38, 38].map((x): Part => ({
      d: circle([x * t, 84 * t], 1.8),
      fill: 'gold',
      stroke: 0.5,
      detail: 1,
    })),
  ),
  { d: 'M-44 84C-40 108 40 108 44 84Z', fill: 'gold' },
  { d: ellipse([0, 84], 44, 7), fill: 'gold' },
  { d: ellipse([0, 84], 36, 4), fill: 'black', stroke: 0.4 },
  { d: circle([0, 0], 5), fill: 'gold', stroke: 0.9 },
]
const beam: Part[] = [
  ...mirrored([
    ...scroll({
      points: coords('8,-74 40,-92 70,-84 96,-62'),
      radius: 9,
      side: 1,
      width: 6,
      tag: 'gold',
    }),
    ...scroll({
      points: coords('10,-66 30,-62 44,-70'),
      radius: 7,
      side: -1,
      width: 3,
      tag: 'gold',
    }),
  ]),
  { d: circle([0, -76], 13), fill: 'gold' },
  { d: circle([0, -76], 6), fill: 'ruby', stroke: 0.8 },
  { d: 'M-5 -88L0 -112L5 -88Z', fill: 'gold' },
]
const pillar: Part[] = [
  { d: symmetric(coords('0,-66 7,-60 5,-30 9,10 5,50 8,86 0,92')), fill: 'gold' },
  { d: ellipse([0, 2], 12, 5), fill: 'gold' },
  { d: 'M-16 84C-10 96 -30 104 -44 112L44 112C30 104 10 96 16 84Z', fill: 'gold' },
  { d: 'M-54 110L54 110L58 124L-58 124Z', fill: 'gold' },
  line('M-50 117L50 117', 0.6, 1),
  brush(coords('-3,-50 -2,0 -3,60'), 1.2),
]

export const scalesOfJustice: Motif = {
  name: 'scales-of-justice',
  held: 'hangs',
  category: 'object',
  words: ['scales of justice', 'scales', 'justice', 'balance', 'lady justice', 'lawyer'],
  variants: ['stand', 'sword'],
  draw({ variant, random }) {
    const pans = [...placed(pan, { x: -88, y: -66 }), ...placed(pan, { x: 88, y: -66 })]
    if (variant === 'stand') return measured([...pans, ...pillar, ...beam])
    const blade = placed(sword.draw({ variant: sword.variants[0]!, random }).parts, {
      y: 20,
      angle: 0,
    })
    return measured([...pans, ...blade, ...placed(beam, { y: 0 })])
  },
}
