import { placed } from '#engine/motifs/drawing/parts.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const OUTLINE: Point[] = coords(
  '119,50 109,39 97,25 93,8 80,-14 56,-38 24,-54 -12,-57 -46,-40 -72,-8 -88,28 -78,38 -60,12 -34,-2 0,-4 34,8 58,28 78,44 98,54 112,57',
)

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  leaping: { eyes: [[74, -2]], mouth: [100, 18], crown: [70, -46] },
  swimming: { eyes: [[72, -4]], mouth: [100, 4], crown: [70, -28] },
}

/** Dolphin at the top of its leap. */
export const dolphin: Motif = {
  name: 'dolphin',
  coat: 'blue',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  swims: true,
  words: ['dolphin', 'porpoise'],
  variants: ['leaping', 'pair'],
  draw({ variant }) {
    // From the forehead to the tail stock; v = 1 is the back.
    const body = tube(sample(coords('88,22 66,-8 28,-30 -14,-32 -54,-10 -82,30'), 14), (u) =>
      along([14, 22, 27, 29, 27, 20, 12, 5], u),
    )
    const parts: Part[] = [
      {
        d: smooth(
          coords('-80,24 -96,34 -118,38 -130,54 -104,54 -86,50 -82,66 -66,84 -60,66 -66,46 -74,30'),
          true,
          0.85,
        ),
        fill: 'blue',
      },
      lines([coords('-84,38 -102,44 -118,48'), coords('-78,40 -74,56 -68,70')], 0.6),
      { d: smooth(coords('40,4 50,30 46,56 34,44 24,14')), fill: 'blue', tone: 0.15 },
      { d: 'M18 -52C6 -74 -14 -90 -38 -94C-28 -80 -26 -64 -28 -48Z', fill: 'blue' },
      lines([coords('-20,-84 -8,-68 -2,-54')], 0.6),
      { d: smooth(OUTLINE, true, 0.9), fill: 'blue' },
      // pale underside from the lower jaw to the tail stock
      {
        d: smooth(
          coords(
            '113,56 98,47 84,41 70,34 58,14 30,-6 0,-16 -30,-14 -58,4 -74,34 -58,12 -34,-2 0,-4 34,8 58,28 78,44 98,54',
          ),
          true,
          0.9,
        ),
        fill: 'belly',
        stroke: 0.7,
      },
      brush(coords('118,52 100,45 86,41 76,33'), 1.2),
      // crease between the forehead and the beak
      brush(coords('97,25 92,29 91,34'), 0.9),
      { d: circle([70, 18], 3.8), fill: 'black', stroke: 0.5 },
      { d: circle([69, 16.6], 1.2), fill: 'paper', stroke: 0, shade: 0 },
      lines(
        [
          coords('65,15 72,11 80,16'),
          coords('64,22 56,20 48,12'),
          coords('80,22 86,26 88,31'),
          coords('66,-14 70,-18 75,-15'),
        ],
        0.7,
      ),
      lines(
        [
          [body.at(0.14, 0.5), body.at(0.34, 0.55), body.at(0.5, 0.45)],
          [body.at(0.52, 0.1), body.at(0.7, 0.1), body.at(0.88, 0.1)],
          [body.at(0.6, 0.6), body.at(0.74, 0.55), body.at(0.86, 0.5)],
        ],
        0.6,
      ),
      { d: smooth(coords('34,-8 38,8 24,34 0,56 -6,48 4,26 12,2')), fill: 'blue' },
      lines([coords('26,4 18,26 2,46')], 0.6),
    ]
    if (variant === 'leaping') return measured(parts)
    // two of them chase round a circle, nose to tail
    return measured([
      ...placed(parts, { x: 4, y: -46, scale: 0.9, angle: -0.2 }),
      ...placed(parts, { x: -4, y: 50, scale: 0.9, angle: Math.PI - 0.2 }),
    ])
  },
}
