import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Collars, shaft and a warded bit, shared by all bows. */
const blade: Part[] = [
  { d: rect(-5, -20, 10, 124), fill: 'gold' },
  line('M-1.5 -16L-1.5 100', 0.5, 2),
  { d: roundRect(-12, -30, 24, 9, 4), fill: 'gold' },
  { d: roundRect(-9, -20, 18, 7, 3), fill: 'gold' },
  { d: roundRect(-11, -12, 22, 6, 3), fill: 'gold' },
  { d: roundRect(-8, 52, 16, 5, 2), fill: 'gold', detail: 1 },
  // the bit: one comb of wards, with a keyhole cut-out
  {
    d: 'M5 62L38 62L38 72L28 72L28 78L40 78L40 88L24 88L24 82L18 82L18 88L26 94L26 98L5 98Z',
    fill: 'gold',
  },
  { d: rect(11, 67, 10, 5), fill: 'black', stroke: 0.6, detail: 1 },
  { d: circle([0, 106], 7), fill: 'gold' },
]

/** Three pierced lobes round a ruby. */
function trefoilBow(): Part[] {
  const lobe = (x: number, y: number, r: number): Part[] => [
    { d: ellipse([x, y], r, r) + ellipse([x, y], r * 0.58, r * 0.58, false), fill: 'gold' },
    line(circle([x, y], r * 0.8), 0.5, 2),
  ]
  return [
    ...lobe(-25, -56, 22),
    ...lobe(25, -56, 22),
    ...lobe(0, -90, 24),
    {
      d: 'M0 -74C8 -70 16 -62 18 -52C14 -42 8 -34 6 -28L-6 -28C-8 -34 -14 -42 -18 -52C-16 -62 -8 -70 0 -74Z',
      fill: 'gold',
    },
    { d: circle([0, -54], 9), fill: 'ruby' },
    ...mirrored([line('M4 -34C10 -40 14 -46 13 -52', 0.6, 2)]),
    { d: circle([0, -118], 5), fill: 'gold' },
    { d: circle([-48, -56], 4), fill: 'gold', detail: 1 },
    { d: circle([48, -56], 4), fill: 'gold', detail: 1 },
  ]
}

/** A pierced heart with scrolls. */
function heartBow(): Part[] {
  const heart = (s: number, y: number, reverse = false) => {
    const c = (x: number, v: number) =>
      `${(x * s * (reverse ? -1 : 1)).toFixed(1)} ${(y + v * s).toFixed(1)}`
    return `M${c(0, 44)}C${c(-14, 26)} ${c(-50, 8)} ${c(-50, -18)}C${c(-50, -38)} ${c(-32, -46)} ${c(-20, -44)}C${c(-8, -42)} ${c(-2, -32)} ${c(0, -26)}C${c(2, -32)} ${c(8, -42)} ${c(20, -44)}C${c(32, -46)} ${c(50, -38)} ${c(50, -18)}C${c(50, 8)} ${c(14, 26)} ${c(0, 44)}Z`
  }
  return [
    { d: heart(1, -72) + heart(0.68, -72, true), fill: 'gold' },
    line(heart(0.84, -72), 0.5, 1),
    ...mirrored([
      {
        d: 'M0 -56C4 -66 14 -74 22 -70C28 -66 24 -58 18 -60C20 -66 10 -64 4 -50Z',
        fill: 'gold',
        stroke: 0.8,
      },
    ]),
    { d: circle([0, -50], 6), fill: 'ruby', stroke: 0.8 },
    { d: circle([0, -104], 6), fill: 'ruby', stroke: 0.8 },
  ]
}

export const key: Motif = {
  name: 'key',
  category: 'object',
  words: ['key', 'skeleton key', 'old key', 'antique key'],
  variants: ['trefoil', 'heart'],
  draw: ({ variant }) => measured([...(variant === 'heart' ? heartBow() : trefoilBow()), ...blade]),
}
