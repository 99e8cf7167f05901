import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { around, fused, petal } from '#engine/motifs/drawing/flora.ts'
import { almondEye } from '#engine/motifs/drawing/ornament.ts'

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

export const hamsa: Motif = {
  name: 'hamsa',
  category: 'symbol',
  words: ['hamsa', 'hand of fatima', 'khamsa', 'hamsa hand'],
  variants: ['eye'],
  draw() {
    const sun = around(
      16,
      25,
      () => petal({ length: 12, width: 4, tip: 'point', veins: 0, tag: 'gold' }),
      0,
      [0, 18],
    )
    const parts: Part[] = [
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
    return measured(parts)
  },
}
