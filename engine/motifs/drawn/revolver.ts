import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { rose } from '#engine/motifs/drawn/rose.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A single-action revolver, muzzle to the left. */
const gun: Part[] = [
  { d: 'M-140 -46L-20 -46L-20 -22L-140 -22C-142 -30 -142 -38 -140 -46Z', fill: 'steel' },
  line('M-136 -40L-22 -40', 0.6, 1),
  { d: 'M-138 -46L-132 -56L-124 -46Z', fill: 'steelDark', stroke: 0.8 },
  { d: 'M-120 -24L-28 -24L-28 -12L-116 -12C-120 -14 -122 -20 -120 -24Z', fill: 'steelDark' },
  // trigger guard
  { d: 'M-2 8C-4 36 40 42 50 16L43 12C36 30 8 28 6 8Z', fill: 'steel' },
  brush(coords('22,8 18,18 24,26'), 2.6),
  // frame
  {
    d: 'M-28 -56L34 -56C48 -54 56 -46 62 -34L66 0C56 14 40 16 22 12L-24 10C-28 2 -30 -40 -28 -56Z',
    fill: 'steel',
  },
  { d: roundRect(-22, -46, 50, 46, 6), fill: 'steelDark' },
  ...[-12, 3, 18].map((x): Part => ({
    d: `M${x - 5} -46L${x + 5} -46L${x + 3} -14C${x + 2} -8 ${x - 2} -8 ${x - 3} -14Z`,
    fill: 'black',
    stroke: 0.4,
  })),
  line('M-22 -6L28 -6', 0.6, 1),
  { d: circle([44, -14], 3.4), fill: 'steelDark', stroke: 0.7 },
  { d: circle([44, 2], 3), fill: 'steelDark', stroke: 0.7 },
  lines([coords('34,-48 44,-40 52,-28')], 0.6),
  // hammer
  { d: 'M48 -50C58 -56 60 -70 72 -78L86 -72C80 -66 74 -58 70 -44L62 -34Z', fill: 'steelDark' },
  line('M74 -76L82 -72M71 -72L79 -68', 0.6, 1),
  // grip
  {
    d: smooth(
      coords('58,-36 70,-32 80,-8 98,28 120,58 124,78 108,88 86,84 72,60 58,34 48,12 56,-4'),
    ),
    fill: 'wood',
  },
  {
    d: smooth(coords('66,0 76,6 96,38 112,64 106,78 92,74 78,50 64,26')),
    fill: 'wood',
    stroke: 0.7,
    tone: 0.16,
  },
  line('M70 14L84 8M74 24L91 17M79 34L97 27M84 44L103 37M90 54L108 47M96 64L112 58', 0.5, 2),
  { d: circle([76, 10], 3), fill: 'gold', stroke: 0.7 },
]

export const revolver: Motif = {
  name: 'revolver',
  category: 'object',
  words: ['gun', 'revolver', 'pistol', 'handgun', 'colt', 'six shooter', 'crossed pistols'],
  variants: ['single', 'crossed', 'roses'],
  draw({ variant, random }) {
    if (variant === 'crossed')
      return measured([
        ...placed(gun, { x: 0, y: 10, angle: 0.62, scale: 0.9 }),
        ...placed(gun, { x: 0, y: 10, angle: -0.62, scale: 0.9, mirror: true }),
      ])
    if (variant === 'roses') {
      const bloom = rose.draw({ variant: rose.variants[0]!, random })
      return measured([
        ...placed(gun, { angle: 0.1 }),
        ...placed(bloom.parts, { x: -44, y: 26, scale: 0.36, angle: -0.3 }),
        ...placed(bloom.parts, { x: 14, y: 44, scale: 0.4 }),
      ])
    }
    return measured(gun)
  },
}
