import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polygon, TAU } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { ellipse, roundRect } from '#engine/motifs/drawing/shapes.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** Looped top with a true hole, flaring arms and foot, inlaid panels. */
function inlaid(): Part[] {
  const loop =
    'M0 -6C-22 -22 -44 -50 -44 -76C-44 -100 -24 -116 0 -116C24 -116 44 -100 44 -76C44 -50 22 -22 0 -6ZM0 -32C14 -46 27 -62 27 -77C27 -91 14 -100 0 -100C-14 -100 -27 -91 -27 -77C-27 -62 -14 -46 0 -32Z'
  const arm: Part[] = [
    { d: 'M6 -12C30 -12 50 -16 70 -22L70 22C50 16 30 12 6 12Z', fill: 'gold' },
    {
      d: 'M20 -6C36 -6 50 -9 62 -13L62 13C50 9 36 6 20 6Z',
      fill: 'blue',
      stroke: 0.8,
      detail: 1,
    },
    line('M34 -7L34 7M42 -8L42 8M50 -10L50 10', 0.7, 1),
  ]
  return [
    { d: loop, fill: 'gold' },
    line('M-36 -76C-36 -94 -20 -108 0 -108C20 -108 36 -94 36 -76', 0.6, 1),
    ...mirrored([line('M36 -76C36 -58 20 -36 6 -24', 0.6, 1)]),
    ...mirrored(arm),
    { d: 'M-12 6C-12 44 -16 80 -23 116L23 116C16 80 12 44 12 6Z', fill: 'gold' },
    {
      d: 'M-6 26C-6 56 -9 82 -14 106L14 106C9 82 6 56 6 26Z',
      fill: 'blue',
      stroke: 0.8,
      detail: 1,
    },
    line('M-7 44L7 44M-8 58L8 58M-9 72L9 72M-11 86L11 86', 0.7, 1),
    { d: circle([0, 0], 16), fill: 'gold' },
    { d: circle([0, 0], 9), fill: 'ruby', stroke: 0.8 },
  ]
}

/** A lotus closing one end of the cross, growing up from the origin. */
const lotusEnd: Part[] = [
  ...[-0.62, 0.62].flatMap((angle) =>
    placed(petal({ length: 30, width: 8, tip: 'point', veins: 0, tag: 'gold' }), { angle }),
  ),
  ...[-0.34, 0.34].flatMap((angle) =>
    placed(petal({ length: 34, width: 8, tip: 'point', veins: 0, tag: 'blue' }), { angle }),
  ),
  ...petal({ length: 37, width: 9, tip: 'point', veins: 1, tag: 'red' }),
  { d: roundRect(-13, -4, 26, 9, 4), fill: 'gold', stroke: 0.9 },
]

/** A slender ankh with lotus ends, bound at the crossing, in a glory of rays. */
function radiant(): Part[] {
  const rays = around(
    28,
    0,
    (i) => [
      {
        d: polygon([
          [-2.6, -40],
          [0, i % 2 ? -88 : -112],
          [2.6, -40],
        ]),
        fill: 'gold' as const,
        stroke: 0.7,
        detail: i % 2 ? (1 as const) : (0 as const),
      },
    ],
    TAU / 56,
  )
  const beads = Array.from({ length: 22 }, (_, i): Part => {
    const angle = (i * TAU) / 22
    return {
      d: circle([36 * Math.sin(angle), -68 - 50 * Math.cos(angle)], 2.4),
      fill: 'blue',
      stroke: 0.6,
      detail: 1,
    }
  })
  const arm: Part[] = [
    { d: 'M6 -9L50 -11L50 11L6 9Z', fill: 'gold' },
    line('M24 -9L24 9M30 -10L30 10M40 -10L40 10', 0.8, 1),
    ...placed(lotusEnd, { x: 52, y: 0, angle: Math.PI / 2 }),
  ]
  return [
    ...rays,
    { d: ellipse([0, -68], 43, 58) + ellipse([0, -68], 28, 42, false), fill: 'gold' },
    line(ellipse([0, -68], 40, 55) + ellipse([0, -68], 32, 46), 0.5, 2),
    ...beads,
    ...mirrored(arm),
    { d: 'M-9 6L-12 104L12 104L9 6Z', fill: 'gold' },
    line('M-10 36L10 36M-10 42L10 42M-11 76L11 76M-11 82L11 82', 0.8, 1),
    { d: 'M0 46C5 54 5 64 0 72C-5 64 -5 54 0 46Z', fill: 'blue', stroke: 0.8, detail: 1 },
    ...placed(lotusEnd, { x: 0, y: 106, angle: Math.PI }),
    // cloth bound crosswise around the middle
    { d: 'M-20 -14L14 -20L20 14L-14 20Z', fill: 'red' },
    { d: 'M-20 14L-14 -20L-6 -21L20 8L14 20L6 21Z', fill: 'banner', stroke: 0.9 },
    line('M-16 -4L10 18M-10 -16L17 6', 0.6, 1),
    { d: circle([0, 0], 9), fill: 'gold' },
    { d: circle([0, 0], 5), fill: 'ruby', stroke: 0.7 },
  ]
}

export const ankh: Motif = {
  name: 'ankh',
  category: 'symbol',
  words: ['ankh', 'key of life', 'egyptian cross'],
  variants: ['inlaid', 'radiant'],
  draw: ({ variant }) => measured(variant === 'radiant' ? radiant() : inlaid()),
}
