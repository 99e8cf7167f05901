import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

function eyes(): Part[] {
  return [
    { d: smooth(coords('9,-12 22,-22 40,-20 44,-12 34,-4 18,-3')), fill: 'black', stroke: 0.6 },
    {
      d: smooth(coords('12,-10 23,-18 38,-16 40,-12 32,-7 19,-6')),
      fill: 'gold',
      stroke: 0.6,
      shade: 0.3,
    },
    { d: circle([25, -12], 4.2), fill: 'black', stroke: 0 },
    { d: circle([24, -13.5], 1.3), fill: 'paper', stroke: 0, shade: 0 },
    // knotted brow, drawn up in anguish at the middle
    {
      d: smooth(coords('4,-14 8,-30 22,-40 42,-36 50,-24 40,-26 26,-27 14,-20')),
      fill: 'red',
      stroke: 0.9,
    },
    brush(coords('5,-12 14,-22 30,-28 48,-22'), 2.4),
    brush(coords('14,-46 26,-50 42,-44'), 2.6),
    lines(
      [
        coords('10,-34 24,-34 38,-31'),
        coords('4,-40 6,-48 4,-56'),
        coords('12,0 26,4 42,-2'),
        coords('14,5 28,9 44,4'),
      ],
      0.7,
    ),
  ]
}

function mouth(): Part[] {
  const upper: string[] = [],
    lower: string[] = []
  for (let i = 0; i < 5; i++) {
    const x = 1 + i * 6.4
    upper.push(
      polygon([
        [x, 36 - i * 1.6],
        [x + 5.6, 35.5 - i * 1.6],
        [x + 5, 44 - i * 2],
        [x + 1, 44 - i * 2],
      ]),
    )
    lower.push(
      polygon([
        [x, 64 - i * 1.2],
        [x + 5.2, 63 - i * 2],
        [x + 4.6, 56 - i * 1.8],
        [x + 0.8, 57 - i * 1.8],
      ]),
    )
  }
  return [
    { d: upper.join(''), fill: 'gold', stroke: 0.6, shade: 0.3 },
    { d: lower.join(''), fill: 'gold', stroke: 0.6, shade: 0.3 },
    { d: 'M28 26L40 22L36 50Z', fill: 'gold', stroke: 0.9, shade: 0.3 },
    { d: 'M22 62L32 54L29 40Z', fill: 'gold', stroke: 0.9, shade: 0.3 },
  ]
}

/** Hannya: the jealous demon of the Noh stage. */
export const hannya: Motif = {
  name: 'hannya-mask',
  category: 'mythical',
  words: ['hannya', 'hannya mask', 'oni', 'oni mask', 'japanese mask', 'demon mask'],
  variants: ['mask'],
  draw() {
    const hair = [0, 1, 2, 3, 4, 5].flatMap((i) =>
      lock(
        [8 + i * 9, -66 + i * i * 1.2],
        degrees(20 + i * 15),
        40 - i * 1.5,
        5.5,
        0.14,
        'black',
        0,
      ),
    )
    const strands = [0, 1, 2, 3].flatMap((i) =>
      lock([54 + (i % 2) * 3, -40 + i * 18], degrees(74 + i * 8), 46, 5, 0.16, 'black', 0),
    )
    const cheeks: Part[] = [
      // carved cheekbone that runs into the corner of the mouth
      { d: smooth(coords('16,12 32,10 48,2 54,14 46,24 34,22 22,24')), fill: 'red', stroke: 0.9 },
      brush(coords('12,18 24,26 38,20 50,8'), 2.2),
      brush(coords('50,28 48,46 34,66'), 2.4),
      lines(
        [coords('54,24 54,40 44,58'), coords('22,14 34,14 46,8'), coords('12,72 20,70 28,64')],
        0.7,
      ),
    ]
    const parts: Part[] = [
      ...mirrored(strands),
      // ears
      ...mirrored([
        { d: smooth(coords('54,-18 66,-26 70,-10 62,10 54,10')), fill: 'red' },
        lines([coords('58,-14 64,-16 63,-2 58,4')], 0.7),
      ]),
      {
        d: symmetric(coords('0,-70 28,-66 50,-48 58,-18 57,12 52,40 36,66 16,82 0,86')),
        fill: 'red',
      },
      ...mirrored(hair),
      ...mirrored(horn(coords('26,-58 50,-76 70,-104 66,-142'), 11, { tag: 'bone', rings: 6 })),
      ...mirrored([
        { d: smooth(coords('14,-58 22,-68 36,-64 38,-52 26,-48')), fill: 'red', stroke: 0.9 },
      ]),
      ...mirrored(cheeks),
      // roaring grin
      { d: symmetric(coords('0,32 20,30 40,18 47,20 44,40 30,62 14,70 0,71')), fill: 'red' },
      {
        d: symmetric(coords('0,36 20,34 38,23 43,25 40,40 27,58 13,65 0,66')),
        fill: 'black',
        stroke: 0.5,
      },
      { d: symmetric(coords('0,52 12,50 16,58 8,64 0,65')), fill: 'pink', stroke: 0.6 },
      ...mirrored(mouth()),
      ...mirrored(eyes()),
      // flared nose
      {
        d: smooth(
          coords('-7,-14 -5,6 -18,18 -16,27 -6,27 0,30 6,27 16,27 18,18 5,6 7,-14'),
          true,
          0.9,
        ),
        fill: 'red',
      },
      ...mirrored([
        { d: smooth(coords('4,24 10,19 14,22 11,26')), fill: 'black', stroke: 0.3 },
        lines([coords('5,2 9,10 16,14')], 0.7),
      ]),
      line('M-5 -6C-2 -3 2 -3 5 -6M-6 0C-2 3 2 3 6 0M-5 -13C-2 -10 2 -10 5 -13', 0.8, 1),
      ...mirrored([{ d: circle([10, -56], 4), fill: 'black', stroke: 0.4 }]),
      lines([coords('-8,76 0,79 8,76')], 0.7),
    ]
    return measured(parts)
  },
}
