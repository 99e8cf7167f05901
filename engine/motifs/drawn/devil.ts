import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { flow, strand } from '#engine/motifs/drawing/figure.ts'
import { coords, smooth, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A grinning devil from the front: swept horns, arched brows, widow's peak, pointed beard. */
function head(random: Rng): Part[] {
  const half: Part[] = [
    // brow ridge, then the eye deep under it
    { d: 'M6 -22C18 -40 38 -42 52 -30C50 -18 34 -8 12 -8Z', fill: 'black', stroke: 0.3 },
    ...almondEye([12, -12], [40, -24], 13, { iris: 'gold', pupil: 'slit', lid: 2.6, look: 0.44 }),
    brush(coords('4,-16 12,-34 32,-46 54,-44'), 3.4),
    brush(coords('4,-26 6,-38 4,-48'), 1.6),
    // cheekbone and the fold from nose to mouth
    brush(coords('50,-6 42,12 30,20'), 1.8),
    brush(coords('10,18 24,26 34,42'), 2.2),
    lines([coords('14,-4 26,0 40,-6'), coords('46,22 42,34 36,42')], 0.7),
    // nostril
    { d: 'M3 20C6 16 14 14 16 20C14 25 6 25 3 20Z', fill: 'black', stroke: 0.4 },
    lines([coords('6,-10 7,4 14,14')], 0.7),
  ]
  const ear: Part[] = [
    { d: smooth(coords('54,-22 70,-40 96,-58 90,-30 76,-6 58,8')), fill: 'red' },
    { d: smooth(coords('62,-20 74,-34 86,-44 80,-26 70,-10')), fill: 'black', stroke: 0.4 },
  ]
  const beard = (): Part[] =>
    flow({
      from: coords('22,62 10,70 0,72'),
      to: coords('24,92 12,124 0,138'),
      count: 7,
      width: 5,
      sway: 0.12,
      tag: 'hair',
      stroke: 0.6,
      random,
    })
  return [
    ...mirrored(horn(coords('28,-66 50,-96 52,-132 26,-156'), 15, { rings: 9 })),
    ...mirrored(ear),
    { d: symmetric(coords('0,-82 30,-78 52,-56 60,-22 56,16 44,46 24,74 0,88')), fill: 'red' },
    // hair slicked back to a peak
    {
      d: symmetric(coords('0,-44 16,-60 34,-62 52,-46 60,-26 56,-62 34,-84 0,-90'), 0.8),
      fill: 'black',
      stroke: 0.5,
    },
    ...mirrored(half),
    { d: symmetric(coords('0,-18 7,-6 10,10 6,24 0,27')), fill: 'red', stroke: 0.7 },
    // the grin: dark mouth, two rows of teeth, fangs
    {
      d: 'M-40 34C-24 44 24 44 40 34C36 58 20 68 0 68C-20 68 -36 58 -40 34Z',
      fill: 'black',
      stroke: 0.8,
    },
    {
      d: 'M-34 39C-18 45 18 45 34 39C30 47 18 52 0 52C-18 52 -30 47 -34 39Z',
      fill: 'bone',
      stroke: 0.6,
      shade: 0.3,
    },
    {
      d: 'M-26 58C-14 54 14 54 26 58C18 64 10 66 0 66C-10 66 -18 64 -26 58Z',
      fill: 'bone',
      stroke: 0.6,
      shade: 0.3,
    },
    lines(
      [-24, -16, -8, 0, 8, 16, 24].map(
        (x) =>
          [
            [x, 42 - Math.abs(x) * 0.03],
            [x * 0.96, 51 - Math.abs(x) * 0.1],
          ] as const,
      ),
      0.6,
    ),
    ...mirrored([
      { d: 'M22 43L31 40L26 58Z', fill: 'bone', stroke: 0.7, shade: 0.2 },
      ...strand(coords('1,30 16,28 30,32 46,24'), 4, { stroke: 0.6 }),
    ]),
    ...placed(beard(), { mirror: true }),
    ...beard(),
  ]
}

export const devil: Motif = {
  name: 'devil',
  category: 'mythical',
  words: ['devil', 'satan', 'demon', 'lucifer', 'diablo', 'devil head'],
  variants: ['head'],
  draw: ({ random }) => measured(head(random)),
}
