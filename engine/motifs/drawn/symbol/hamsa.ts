import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { around, fused, petal } from '#engine/motifs/drawing/flora.ts'
import { annulus, beadRing } from '#engine/motifs/drawing/shapes.ts'
import { drop } from '#engine/motifs/drawing/scroll.ts'
import { almondEye, chain } from '#engine/motifs/drawing/ornament.ts'

const half =
  'M0 -106C9 -106 14 -98 14 -88L14 -44C14 -40 17 -40 17 -44L17 -76C17 -92 41 -92 41 -76L41 -16C41 -6 48 -6 50 -14C52 -28 58 -38 70 -40C84 -42 90 -28 80 -22C72 -17 74 -6 71 8C64 46 42 84 0 104Z'
const mirroredHalf = mirrored([{ d: half, fill: 'ice' }]).map((part) => part.d)

/** Inner border, finger ornaments and the little henna motifs of the right half. */
const ornament: Part[] = [
  line(
    'M0 -99C6 -98 9 -94 9 -86L9 -36M22 -36L22 -74C23 -84 35 -84 36 -74L36 -14C38 2 52 2 55 -12C57 -24 62 -33 70 -34',
    0.6,
    1,
  ),
  line('M65 6C58 40 38 76 0 95', 0.6, 1),
  { d: 'M29 -72C33 -66 33 -60 29 -54C25 -60 25 -66 29 -72Z', fill: 'blue', stroke: 0.7, detail: 1 },
  { d: circle([29, -46], 2.4), fill: 'black', stroke: 0, detail: 2 },
  { d: circle([29, -38], 1.8), fill: 'black', stroke: 0, detail: 2 },
  { d: circle([68, -26], 3), fill: 'blue', stroke: 0.7, detail: 1 },
  line('M52 8C60 8 64 2 63 -6M50 14C58 16 62 12 64 8', 0.6, 2),
]

/** The raised hand with the eye in its palm. */
function raised(): Part[] {
  const sun = around(
    16,
    25,
    () => petal({ length: 12, width: 4, tip: 'point', veins: 0, tag: 'gold' }),
    0,
    [0, 18],
  )
  return [
    ...fused(mirroredHalf, 'ice'),
    ...mirrored(ornament),
    { d: 'M0 -92C5 -84 5 -76 0 -68C-5 -76 -5 -84 0 -92Z', fill: 'blue', stroke: 0.7, detail: 1 },
    { d: circle([0, -60], 2.6), fill: 'black', stroke: 0, detail: 2 },
    { d: circle([0, -51], 2), fill: 'black', stroke: 0, detail: 2 },
    ...sun.map((part) => ({ ...part, stroke: 0.8, detail: 1 as const })),
    { d: circle([0, 18], 25), fill: 'paper' },
    ...placed(almondEye(23, 10.5, 'blue'), { x: 0, y: 18 }),
    ...[-0.8, 0.8, -0.4, 0.4, 0].flatMap((angle) =>
      placed(petal({ length: 26, width: 7, tip: 'point', veins: 0, tag: 'pink' }), {
        x: 0,
        y: 86,
        angle,
      }).map((part) => ({ ...part, stroke: 0.8 })),
    ),
  ]
}

/** Rows of petals around the palm's centre, a jewel in the middle. */
const rosette = (): Part[] => {
  const ring = (
    count: number,
    radius: number,
    length: number,
    width: number,
    tag: 'gold' | 'blue' | 'pink',
    start = 0,
  ) =>
    around(
      count,
      radius,
      () => petal({ length, width, tip: 'point', veins: 1, tag }),
      start,
      [0, -22],
    ).map((part) => ({ ...part, stroke: (part.stroke ?? 1) * 0.8 }))
  return [
    ...beadRing([0, -22], 45, 28, 1.7, 'black', 2),
    ...ring(12, 18, 22, 6.4, 'blue'),
    ...ring(12, 17, 15, 5, 'gold', Math.PI / 12),
    { d: circle([0, -22], 19), fill: 'paper', stroke: 0.9 },
    ...ring(8, 5, 13, 4.6, 'pink'),
    { d: circle([0, -22], 6), fill: 'gold', stroke: 0.9 },
    { d: circle([0, -22], 3), fill: 'ruby', stroke: 0.6 },
  ]
}

/** The hand as a pendant, fingers down: a loop above, drops at the fingertips, filigree all over. */
function pendant(): Part[] {
  const hand = fused(mirroredHalf, 'gold')
  const finger = (x: number, tip: number): Part[] => [
    {
      d: `M${x} ${tip - 34}C${x + 5} ${tip - 26} ${x + 5} ${tip - 18} ${x} ${tip - 8}C${x - 5} ${tip - 18} ${x - 5} ${tip - 26} ${x} ${tip - 34}Z`,
      fill: 'blue',
      stroke: 0.7,
      detail: 1,
    },
    { d: circle([x, tip - 42], 2.4), fill: 'black', stroke: 0, detail: 2 },
    { d: circle([x, tip - 49], 1.8), fill: 'black', stroke: 0, detail: 2 },
    { d: circle([x, tip + 5], 3.6), fill: 'gold', stroke: 0.8 },
    drop([x, tip + 8], 18, 'ruby'),
  ]
  const sprays =
    'M46 -4C58 -6 64 -16 62 -30C60 -42 50 -52 40 -60M52 -10C56 -20 54 -32 46 -40M24 -74C36 -66 46 -56 52 -46'
  return [
    ...chain(coords('-44,-150 -24,-142 0,-136 24,-142 44,-150'), 13),
    { d: annulus([0, -121], 12, 7), fill: 'gold' },
    ...placed(hand, { angle: Math.PI }),
    ...mirrored([
      line(
        'M0 99C6 98 9 94 9 86L9 36M22 36L22 74C23 84 35 84 36 74L36 14C38 -2 52 -2 55 12C57 24 62 33 70 34',
        0.6,
        1,
      ),
      line('M65 -6C58 -40 38 -76 0 -95', 0.6, 1),
      line(sprays, 0.6, 2),
      ...finger(29, 86),
      { d: circle([72, 30], 3.4), fill: 'blue', stroke: 0.7, detail: 1 },
    ]),
    ...finger(0, 106),
    ...[-0.7, 0.7, -0.35, 0.35, 0].flatMap((angle) =>
      placed(petal({ length: 20, width: 5.4, tip: 'point', veins: 0, tag: 'pink' }), {
        x: 0,
        y: -72,
        angle,
      }).map((part) => ({ ...part, stroke: 0.8 })),
    ),
    ...rosette(),
  ]
}

export const hamsa: Motif = {
  name: 'hamsa',
  category: 'symbol',
  words: ['hamsa', 'hand of fatima', 'khamsa', 'hamsa hand'],
  variants: ['eye', 'pendant'],
  draw: ({ variant }) => measured(variant === 'pendant' ? pendant() : raised()),
}
