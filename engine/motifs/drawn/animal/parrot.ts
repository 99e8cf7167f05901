import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { bough, leaf } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const head: Part[] = [
  // bare cheek with its lines, the great hooked bill, the tongue-side of the lower one
  {
    d: smooth(coords('26,-108 44,-108 54,-96 52,-78 38,-70 24,-80 20,-96')),
    fill: 'paper',
    stroke: 0.6,
  },
  line(
    'M24 -90C32 -88 40 -88 48 -90M24 -84C32 -81 40 -81 48 -83M30 -77C36 -75 42 -75 47 -77',
    0.6,
    1,
  ),
  { d: 'M54 -76C62 -74 68 -66 64 -54C56 -56 50 -62 48 -70Z', fill: 'black', stroke: 0.6 },
  {
    d: 'M46 -112C66 -116 88 -102 88 -76C88 -62 82 -50 76 -44C78 -58 72 -70 56 -74C50 -84 48 -98 46 -112Z',
    fill: 'bone',
  },
  line('M54 -104C68 -102 78 -92 80 -76', 0.6, 1),
  { d: smooth(coords('49,-104 53,-102 52,-98 48,-100')), fill: 'black', stroke: 0.3 },
  ...roundEye([37, -98], 5, 'gold'),
]

/** A macaw on its perch, bill to the right, tail hanging far below. */
function perched(): Part[] {
  const breast = tube(sample(coords('28,-74 30,-30 18,20 -2,56'), 12), (u) =>
    along([18, 24, 22, 12], u),
  )
  return [
    ...featherRow({
      edge: coords('-18,46 -10,54 -2,58'),
      angles: [112, 104, 98],
      lengths: [118, 138, 112],
      count: 6,
      width: 8,
      tag: 'blue',
      pointed: true,
      barbs: 6,
    }),
    ...featherRow({
      edge: coords('-14,48 -6,56 2,58'),
      angles: [104, 98, 94],
      lengths: [86, 100, 80],
      count: 5,
      width: 8,
      tag: 'red',
      pointed: true,
      barbs: 5,
    }),
    ...placed(leaf({ length: 44, width: 12, veins: 4 }), { x: 84, y: 56, angle: 0.8 }),
    ...placed(leaf({ length: 40, width: 11, veins: 4 }), { x: -78, y: 78, angle: -1 }),
    ...bough(coords('-106,84 -40,72 30,66 108,54'), 6.5, 4),
    {
      d: smooth(
        coords(
          '6,-118 32,-124 52,-110 56,-86 52,-54 50,-14 38,30 12,62 -12,62 -30,24 -30,-30 -20,-84',
        ),
      ),
      fill: 'red',
    },
    ...scallops(breast, {
      u0: 0.02,
      u1: 0.94,
      v0: -0.8,
      v1: 0.95,
      rows: 11,
      columns: 5,
      tag: 'red',
      detail: 2,
    }),
    ...head,
    ...birdWing({
      edge: coords('22,-58 2,-50 -16,-18 -22,16'),
      angles: [84, 96, 106, 112],
      lengths: [70, 96, 112, 104],
      count: 12,
      width: 9,
      tags: ['blue', 'sun', 'red'],
      pointed: true,
    }),
    // feet clasp the branch
    ...[10, 30].flatMap((x): Part[] => [
      brush(coords(`${x - 4},60 ${x},68 ${x + 2},80`), 3, 'steelDark'),
      brush(coords(`${x + 4},58 ${x + 8},66 ${x + 9},78`), 3, 'steelDark'),
    ]),
  ]
}

/** In flight to the right, wings spread, the long tail trailing. */
function flying(): Part[] {
  const body = tube(sample(coords('-46,40 -20,18 14,-12 40,-36'), 12), (u) =>
    along([8, 22, 27, 22], u),
  )
  const wing = {
    edge: coords('12,-18 -4,-62 -20,-100 -54,-136'),
    angles: [140, 166, 196, 236],
    lengths: [66, 88, 104, 92],
    count: 14,
    width: 9.5,
    tags: ['blue', 'sun', 'red'],
    pointed: true,
  } as const
  return [
    ...placed(birdWing(wing), { x: 30, y: -26, angle: 1.05, scale: 0.84 }),
    ...featherRow({
      edge: coords('-52,32 -46,42 -38,48'),
      angles: [152, 146, 138],
      lengths: [112, 136, 108],
      count: 6,
      width: 8,
      tag: 'blue',
      pointed: true,
      barbs: 6,
    }),
    ...featherRow({
      edge: coords('-48,34 -42,42 -34,46'),
      angles: [150, 144, 138],
      lengths: [80, 98, 78],
      count: 5,
      width: 8,
      tag: 'red',
      pointed: true,
      barbs: 5,
    }),
    {
      d: smooth(
        coords('38,-72 62,-70 78,-54 76,-34 62,-12 34,16 0,40 -36,54 -52,44 -36,18 -8,-14 14,-46'),
      ),
      fill: 'red',
    },
    ...scallops(body, {
      u0: 0.06,
      u1: 0.96,
      v0: -0.6,
      v1: 0.95,
      rows: 10,
      columns: 5,
      tag: 'red',
      detail: 2,
    }),
    ...placed(head, { x: 8, y: 38, angle: 0.14 }),
    brush(coords('-6,40 -18,48 -30,50'), 2.6, 'steelDark'),
    ...birdWing(wing),
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  perched: { eyes: [[37, -98]], mouth: [56, -64], crown: [28, -124], feet: [[24, 66]] },
  flying: { eyes: [[59, -55]], mouth: [94, -4], crown: [66, -70] },
}

export const parrot: Motif = {
  name: 'parrot',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  bulk: 0.55,
  words: ['parrot', 'macaw', 'ara'],
  variants: ['perched', 'flying'],
  draw: ({ variant }) => measured(variant === 'flying' ? flying() : perched()),
}
