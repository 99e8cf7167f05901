import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { rose } from '#engine/motifs/drawn/plant/rose.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const flute = (y: number): Part => ({
  d: `M-23 ${y - 4}L2 ${y - 4}C10 ${y - 4} 10 ${y + 4} 2 ${y + 4}L-23 ${y + 4}Z`,
  fill: 'steelDark',
  stroke: 0.6,
  tone: 0.4,
})

/** A single-action revolver with an engraved frame, muzzle to the left. */
const gun: Part[] = [
  { d: 'M-146 -42C-145 -53 -138 -56 -131 -53L-128 -42Z', fill: 'steelDark', stroke: 0.8 },
  { d: 'M-152 -43L-30 -48L-30 -25L-152 -26C-155 -32 -155 -38 -152 -43Z', fill: 'steel' },
  line('M-142 -38L-36 -42M-142 -30L-36 -30', 0.5, 1),
  lines([coords('-126,-31 -112,-40 -100,-32 -88,-41 -76,-32 -66,-40 -56,-33')], 0.6),
  { d: 'M-130 -26L-30 -25L-30 -13L-126 -16C-131 -18 -132 -23 -130 -26Z', fill: 'steelDark' },
  { d: circle([-118, -21], 2.6), fill: 'steel', stroke: 0.6, detail: 1 },
  // trigger and its guard
  { d: 'M20 8C24 14 22 22 15 28C22 28 30 20 29 8Z', fill: 'steelDark', stroke: 0.8 },
  { d: 'M-8 6C-8 42 46 46 52 12L45 10C39 36 1 33 -1 6Z', fill: 'steel' },
  // hammer
  {
    d: 'M46 -48C50 -62 60 -74 78 -80C86 -82 89 -75 82 -72C70 -66 65 -58 65 -44L58 -34Z',
    fill: 'steelDark',
  },
  line('M70 -76L75 -71M74 -78L79 -73M78 -79L82 -74', 0.6, 1),
  // frame, cylinder
  {
    d: 'M-32 -52L36 -56C50 -55 58 -47 62 -38L68 -12C66 4 57 11 44 13L-20 8C-29 6 -32 -2 -32 -12Z',
    fill: 'steel',
  },
  {
    d: 'M-23 -45C-10 -51 20 -51 31 -47C34 -34 34 -16 31 -3C20 3 -10 2 -23 -2C-26 -16 -26 -32 -23 -45Z',
    fill: 'steel',
  },
  ...[-39, -24, -9].map(flute),
  ...[-40, -31, -17, -8].map((y): Part => ({
    d: roundRect(21, y - 2, 6, 4, 1.5),
    fill: 'black',
    stroke: 0.2,
    detail: 1,
  })),
  line('M15 -49C18 -34 18 -16 15 0', 0.6, 1),
  lines(
    [
      coords('38,-48 50,-44 56,-34 50,-26 42,-30 46,-36'),
      coords('36,-2 46,2 56,-2 60,-12 53,-17 48,-11'),
      coords('40,-20 48,-20'),
      coords('-26,4 -8,5 12,7'),
    ],
    0.7,
  ),
  { d: circle([-27, -24], 2.4), fill: 'steelDark', stroke: 0.6, detail: 1 },
  { d: circle([42, 6], 3), fill: 'steelDark', stroke: 0.7 },
  // grip
  {
    d: 'M58 -38C72 -37 75 -24 81 -8C90 14 112 34 122 62C126 78 118 90 102 92C86 94 77 87 73 74C66 50 54 40 43 13C52 8 58 -4 60 -16Z',
    fill: 'steel',
  },
  {
    d: 'M64 -28C70 -20 72 -8 77 4C87 24 106 42 114 64C117 76 111 84 101 85C89 86 82 80 79 70C71 48 60 36 51 14C60 6 64 -8 64 -28Z',
    fill: 'wood',
    stroke: 0.9,
  },
  line('M66 26L84 12M71 35L92 20M76 45L100 30M80 55L106 41M84 66L111 52M89 77L114 63', 0.5, 2),
  line('M72 8L104 82M64 16L95 84M82 8L113 72', 0.5, 2),
  { d: circle([71, 6], 5), fill: 'gold', stroke: 0.8 },
  lines([coords('69,4 73,8')], 0.6),
]

export const revolver: Motif = {
  name: 'revolver',
  category: 'object',
  words: ['gun', 'revolver', 'pistol', 'handgun', 'colt', 'six shooter', 'crossed pistols'],
  variants: ['single', 'crossed', 'roses'],
  shows: { crossed: 2 },
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
