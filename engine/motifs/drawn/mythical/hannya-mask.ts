import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
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

/** The jealous demon of the Noh stage. */
function jealous(): Part[] {
  const hair = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    lock([8 + i * 9, -66 + i * i * 1.2], degrees(20 + i * 15), 40 - i * 1.5, 5.5, 0.14, 'black', 0),
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
  return [
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
}

/** Mane, beard and brows of the oni, all wild. */
function mane(random: Rng): Part[] {
  return mirrored([
    ...furRow({
      edge: coords('12,-78 46,-70 70,-40 76,0 70,44 54,78'),
      angles: [-70, -30, 0, 24, 50, 80],
      lengths: [46, 52, 54, 52, 46, 40],
      count: 15,
      width: 9,
      tag: 'black',
      strands: 0,
      random,
    }),
    ...furRow({
      edge: coords('8,-72 44,-64 66,-36 70,0 64,42 44,74'),
      angles: [-50, -14, 16, 42, 66, 88],
      lengths: [30, 34, 36, 36, 34, 30],
      count: 12,
      width: 8,
      tag: 'furDark',
      strands: 1,
      random,
    }),
  ])
}

function glare(): Part[] {
  return [
    { d: smooth(coords('10,-16 22,-26 42,-24 50,-14 38,-4 20,-4')), fill: 'black', stroke: 0.6 },
    { d: circle([31, -15], 10.5), fill: 'gold', stroke: 0.8, shade: 0.4 },
    { d: circle([29, -14], 3.6), fill: 'black', stroke: 0 },
    { d: circle([27, -17], 1.6), fill: 'paper', stroke: 0, shade: 0 },
    // brow ridge pressed down over the eye
    {
      d: smooth(coords('2,-14 8,-34 28,-42 52,-38 60,-20 48,-26 30,-26 14,-16')),
      fill: 'red',
      stroke: 0.9,
    },
    ...[0, 1, 2, 3].flatMap((i) =>
      lock(
        [12 + i * 11, -33 - i * 2.2 + (i === 3 ? 4 : 0)],
        degrees(-64 + i * 16),
        26 - i * 1.5,
        5.4,
        0.2,
        'black',
        0,
      ),
    ),
    brush(coords('4,-12 14,-20 32,-27 54,-22'), 2.6),
    brush(coords('14,4 30,8 48,0'), 2),
    lines(
      [coords('16,-2 30,2 46,-4'), coords('14,10 30,15 50,8'), coords('10,-26 26,-33 46,-32')],
      0.7,
    ),
  ]
}

function tusks(): Part[] {
  const upper = [0, 1, 2, 3, 4].map((i) =>
    polygon([
      [1 + i * 7, 38 - i * 0.4],
      [7 + i * 7, 37.6 - i * 0.4],
      [6.4 + i * 7, 48 - i],
      [1.6 + i * 7, 48 - i],
    ]),
  )
  const lower = [0, 1, 2, 3, 4].map((i) =>
    polygon([
      [1 + i * 6.6, 62 - i * 0.8],
      [6.8 + i * 6.6, 61 - i * 0.8],
      [6.2 + i * 6.6, 51 - i],
      [1.6 + i * 6.6, 51 - i],
    ]),
  )
  return [
    { d: upper.join(''), fill: 'bone', stroke: 0.6, shade: 0.4 },
    { d: lower.join(''), fill: 'bone', stroke: 0.6, shade: 0.4 },
    {
      d: 'M18 36C22 34 28 34 31 36C30 46 27 54 23 60C20 54 18 46 18 36Z',
      fill: 'bone',
      stroke: 0.9,
    },
    {
      d: 'M30 66C29 50 34 34 46 16C49 34 46 54 40 66C37 69 32 69 30 66Z',
      fill: 'bone',
      stroke: 0.9,
    },
    lines([coords('34,60 36,46 44,28')], 0.5),
  ]
}

/** Oni: the broad-faced ogre, tusks up, mane on end. */
function oni(random: Rng): Part[] {
  return [
    ...mane(random),
    ...mirrored([
      { d: smooth(coords('62,-22 76,-34 86,-22 80,0 68,14 62,10')), fill: 'red' },
      lines([coords('68,-18 76,-22 74,-8 68,0')], 0.7),
      { d: circle([72, 20], 8), fill: null, stroke: 1.6 },
    ]),
    {
      d: symmetric(coords('0,-78 34,-74 58,-54 68,-18 66,20 60,48 42,74 18,88 0,90')),
      fill: 'red',
    },
    ...mirrored(horn(coords('26,-62 40,-84 44,-110 34,-136'), 15, { tag: 'bone', rings: 7 })),
    ...mirrored([
      { d: smooth(coords('9,-60 20,-72 40,-70 46,-56 28,-50')), fill: 'red', stroke: 0.9 },
    ]),
    // cheeks swell over the mouth
    ...mirrored([
      { d: smooth(coords('20,14 38,10 56,4 62,20 56,36 44,28 28,26')), fill: 'red', stroke: 0.9 },
      brush(coords('16,22 30,28 48,26 58,14'), 2.2),
      brush(coords('60,38 54,60 36,78'), 2.6),
      lines([coords('30,17 44,16 54,12'), coords('62,28 60,44 50,60')], 0.7),
    ]),
    { d: symmetric(coords('0,32 24,30 46,26 54,32 50,54 36,70 16,75 0,76')), fill: 'red' },
    {
      d: symmetric(coords('0,37 24,35 44,32 48,38 44,54 32,64 14,67 0,68')),
      fill: 'black',
      stroke: 0.5,
    },
    ...mirrored(tusks()),
    ...mirrored(glare()),
    {
      d: smooth(
        coords('-8,-12 -7,4 -22,14 -24,26 -12,31 0,28 12,31 24,26 22,14 7,4 8,-12'),
        true,
        0.9,
      ),
      fill: 'red',
    },
    ...mirrored([
      { d: smooth(coords('6,26 12,20 19,22 16,28')), fill: 'black', stroke: 0.3 },
      lines([coords('6,2 10,10 18,13')], 0.7),
    ]),
    line('M-7 -14C-2 -10 2 -10 7 -14M-6 -5C-2 -1 2 -1 6 -5M-5 3C-2 6 2 6 5 3', 0.8, 1),
    line('M-12 -46C-4 -40 4 -40 12 -46M-10 -54C-4 -49 4 -49 10 -54', 0.8, 1),
    ...[-12, -6, 0, 6, 12].flatMap((x) =>
      lock([x, 80], degrees(90 - x * 2), 34 - Math.abs(x), 5.4, x / 50, 'black', 0),
    ),
  ]
}

export const hannya: Motif = {
  name: 'hannya-mask',
  worn: 'mask',
  category: 'mythical',
  words: ['hannya', 'hannya mask', 'oni', 'oni mask', 'japanese mask', 'demon mask'],
  variants: ['mask', 'oni'],
  draw: ({ variant, random }) => measured(variant === 'oni' ? oni(random) : jealous()),
}
