import { coords, circle, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { rope } from '#engine/motifs/drawing/ornament.ts'
import { annulus } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

const HALF_ARM =
  'M0 72C26 70 50 54 60 26L44 30C54 14 66 -2 80 -18C88 0 94 20 96 40L82 32C74 74 40 102 0 118Z'

function iron(): Part[] {
  return [
    { d: annulus([0, -104], 21, 12), fill: 'steel' },
    // shank, tapering upwards, its right face in shade
    { d: 'M-7 -84L7 -84L10 84L-10 84Z', fill: 'steel' },
    { d: 'M1 -84L7 -84L10 84L1 84Z', fill: 'steelDark', stroke: 0.5 },
    ...mirrored([{ d: HALF_ARM, fill: 'steel' }]),
    // seams under the fills' edge: the two arms read as one casting
    { d: 'M-10 60L10 60L10 84C6 96 3 106 0 118C-3 106 -6 96 -10 84Z', fill: 'steel', stroke: 0.7 },
    { d: 'M1 60L10 60L10 84C6 96 3 106 1 114Z', fill: 'steelDark', stroke: 0.4 },
    ...mirrored([
      brush(coords('70,30 60,66 28,92 10,100'), 1.6),
      lines([coords('80,-10 78,10 76,26'), coords('54,30 62,27 72,28')], 0.7),
    ]),
    // wooden stock with iron bands
    {
      d: 'M-66 -66C-70 -64 -70 -50 -66 -48C-40 -44 40 -44 66 -48C70 -50 70 -64 66 -66C40 -70 -40 -70 -66 -66Z',
      fill: 'wood',
    },
    ...mirrored([
      { d: 'M50 -69L58 -68L58 -46L50 -45Z', fill: 'steelDark', stroke: 0.8 },
      { d: circle([70, -57], 6), fill: 'steel' },
      lines([coords('14,-61 30,-62 46,-61'), coords('12,-53 26,-52 46,-54')], 0.5),
    ]),
    { d: 'M-11 -71L11 -71L12 -43L-12 -43Z', fill: 'steel', stroke: 0.9 },
    { d: circle([0, -57], 4), fill: 'steelDark', stroke: 0.7 },
    { d: 'M-9 -86C-9 -90 9 -90 9 -86L8 -80L-8 -80Z', fill: 'steel', stroke: 0.8 },
    line('M-4 -38L-5 56', 0.5, 1),
  ]
}

/** Front and back pieces of a rope that hangs from the ring, winds about the shank and leaves past the left arm. */
function roped(): Part[] {
  const piece = (points: readonly Point[]): Part[] => rope(sample(points, 12), 5.5, 'sand')
  return [
    ...piece(coords('10,-112 30,-128 58,-112 62,-86 50,-62 36,-40 6,-20')),
    ...piece(coords('-20,8 -10,-2 8,-12')),
    ...piece(coords('24,-2 12,14 -8,30')),
    ...piece(coords('-24,48 -14,40 6,36')),
    ...iron(),
    ...piece(coords('-9,-92 -2,-104 10,-112 18,-120')),
    ...piece(coords('20,-30 4,-20 -16,-12 -24,-2 -20,8')),
    ...piece(coords('4,-10 20,-8 25,-2')),
    ...piece(coords('22,0 16,8 -6,22 -24,34 -26,44 -20,50')),
    ...piece(coords('-16,38 4,42 24,56 30,84 14,112 -14,126 -40,128 -58,120')),
    ...[-8, 0, 8].map((turn) =>
      brush(
        [
          [-58, 120],
          [-70, 117 + turn * 0.5],
          [-80, 112 + turn],
        ],
        1.6,
        'sand',
      ),
    ),
  ]
}

export const anchor: Motif = {
  name: 'anchor',
  category: 'object',
  words: ['anchor', 'ship anchor', 'navy anchor', 'sailor anchor', 'anchor with rope'],
  variants: ['plain', 'rope'],
  draw({ variant }) {
    const parts = variant === 'rope' ? roped() : iron()
    return measured(parts)
  },
}
