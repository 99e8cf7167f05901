import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, lerp, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HALF = coords(
  '0,4 18,3 38,14 44,34 38,50 43,54 34,58 27,72 31,86 42,90 38,95 50,108 53,126 42,146 22,154 0,155',
)

/** The belly's outline, drawn in towards the middle by `inset` for the purfling. */
function outline(inset: number): string {
  const right = HALF.map(([x, y]): Point => [x * (1 - inset / 52), lerp(y, 80, inset / 76)])
  return smooth(
    [
      ...right,
      ...right
        .slice(1, -1)
        .toReversed()
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    0.85,
  )
}

const soundHole: Part[] = [
  brush(coords('23,68 17,77 22,91 16,101'), 1.8),
  { d: circle([23, 69], 2.4), fill: 'black', stroke: 0.3 },
  { d: circle([16.5, 100], 2.8), fill: 'black', stroke: 0.3 },
  line('M15 86L24 83', 0.9, 1),
]

/** Upright, scroll at the top. */
function instrument(): Part[] {
  const scroll = tube(curled(coords('0,-110 -2,-124 -3,-132'), 9, 1.4, 1), (u) => 6.4 - 4 * u)
  return [
    { d: outline(0), fill: 'wood' },
    { d: outline(5), fill: 'flame', stroke: 0.7, tone: 0.14 },
    line(
      'M-10 18C-12 60 -11 110 -9 146M10 18C12 60 11 110 9 146M-24 22C-28 34 -26 44 -22 54M24 22C28 34 26 44 22 54M-34 112C-36 124 -32 136 -26 144M34 112C36 124 32 136 26 144',
      0.4,
      2,
    ),
    ...mirrored(soundHole),
    { d: 'M-10 122L10 122L6 152C3 156 -3 156 -6 152Z', fill: 'leather' },
    {
      d: smooth(coords('-34,126 -14,128 -8,142 -14,154 -30,152 -40,140')),
      fill: 'furBlack',
      stroke: 0.9,
    },
    // neck, peg box, pegs
    { d: 'M-6 -88L6 -88L9 66L-9 66Z', fill: 'furBlack' },
    ...[-98, -108].map((y): Part => ({
      d: roundRect(-24, y - 3, 20, 6, 3),
      fill: 'leather',
      stroke: 0.8,
    })),
    ...[-93, -104].map((y): Part => ({
      d: roundRect(4, y - 3, 20, 6, 3),
      fill: 'leather',
      stroke: 0.8,
    })),
    { d: 'M-7 -86L-6 -116C-5 -122 5 -122 6 -116L7 -86Z', fill: 'wood' },
    { d: 'M-3.500 -90L-3 -114L3 -114L3.500 -90Z', fill: 'black', stroke: 0.4 },
    { d: scroll.strip(0, 1, -1, 1, 60), fill: 'wood' },
    { d: roundRect(-8, -90, 16, 5, 2), fill: 'bone', stroke: 0.7 },
    {
      d: 'M-13 99L-10 90C-5 87 5 87 10 90L13 99L8 97L6 94L-6 94L-8 97Z',
      fill: 'bone',
      stroke: 0.8,
    },
    line(
      [-1.5, -0.5, 0.5, 1.5].map((k) => `M${k * 2.4} -88L${k * 5} 89L${k * 3.6} 124`).join(''),
      0.5,
      1,
    ),
  ]
}

/** Bow along the vertical, tip up. */
const bow: Part[] = [
  { d: 'M8 -150L11 -150L12 120L9 120Z', fill: 'bone', stroke: 0.6 },
  line('M9.500 -140L10.500 112', 0.4, 2),
  {
    d: 'M-3 -156C2 -162 10 -158 14 -150L6 -148C4 -60 4 40 4 136L-2 136C-2 40 -3 -60 -3 -156Z',
    fill: 'leather',
  },
  { d: 'M3 108L13 112L14 126L3 130Z', fill: 'furBlack', stroke: 0.9 },
  { d: circle([8, 119], 2.2), fill: 'ice', stroke: 0.5 },
  { d: roundRect(-3.5, 134, 9, 12, 3), fill: 'gold' },
  line('M-3 92L4 90M-3 97L4 95M-3 102L4 100M-3 107L4 105', 0.8, 1),
]

export const violin: Motif = {
  name: 'violin',
  category: 'object',
  words: ['violin', 'fiddle', 'cello', 'viola'],
  variants: ['plain', 'crossed'],
  shows: { crossed: 2 },
  draw: ({ variant }) =>
    variant === 'crossed'
      ? measured([
          ...placed(bow, { x: 4, y: 10, angle: -0.72 }),
          ...placed(instrument(), { y: 0, angle: 0.42, scale: 0.94 }),
        ])
      : measured(placed(instrument(), { angle: 0.42, scale: 0.94 })),
}
