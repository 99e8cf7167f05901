import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const leg = (joints: Point[]): Part => ({
  d: tube(sample(joints, 10), (u) => along([3.6, 2.6, 4, 2.4, 2.6], u)).strip(0, 1, -1, 1, 30),
  fill: 'pink',
  stroke: 0.9,
})

function head(): Part[] {
  return [
    { d: smooth(coords('36,-128 50,-146 70,-146 82,-134 80,-120 66,-112 48,-114')), fill: 'pink' },
    // the bent bill: pale at the root, black where it hooks down
    {
      d: 'M76 -136C92 -132 104 -122 106 -108L96 -104C92 -112 84 -118 74 -118Z',
      fill: 'banner',
      stroke: 0.9,
    },
    {
      d: 'M106 -112C110 -100 106 -86 98 -78C94 -86 92 -94 88 -104C94 -108 100 -112 106 -112Z',
      fill: 'black',
      stroke: 0.6,
    },
    line('M74 -124C86 -122 94 -114 98 -84', 0.8, 1),
    ...roundEye([66, -132], 4, 'gold'),
  ]
}

const foot = (x: number, y: number): Part => ({
  d: `M${x - 4} ${y - 4}C${x + 4} ${y - 2} ${x + 18} ${y} ${x + 24} ${y + 6}C${x + 14} ${y + 10} ${x - 16} ${y + 10} ${x - 22} ${y + 6}C${x - 16} ${y} ${x - 8} ${y - 2} ${x - 4} ${y - 4}Z`,
  fill: 'pink',
  stroke: 0.9,
})

/** Tail, rump and breast, breast to the right. */
function trunk(): Part[] {
  const body = tube(sample(coords('-66,-4 -30,-10 8,-14 34,-8'), 12), (u) =>
    along([10, 28, 34, 30, 12], u),
  )
  return [
    ...featherRow({
      edge: coords('-62,-16 -66,-2 -58,10'),
      angles: [196, 176, 158],
      lengths: [44, 50, 42],
      count: 8,
      width: 8,
      tag: 'petalLight',
    }),
    {
      d: smooth([
        ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => body.at(u, -1)),
        ...[1, 0.8, 0.6, 0.4, 0.2, 0].map((u) => body.at(u, 1)),
      ]),
      fill: 'pink',
    },
  ]
}

const neckOf = (path: string): Part[] => {
  const neck = tube(sample(coords(path), 14), (u) => along([15, 11, 8.5, 8, 8, 9], u))
  return [
    { d: neck.strip(0, 1, -1, 1, 56), fill: 'pink' },
    ...scallops(neck, { u0: 0.02, u1: 0.42, rows: 7, columns: 3, tag: 'pink', detail: 2 }),
  ]
}

const foldedWing = (): Part[] => [
  ...birdWing({
    edge: coords('26,-18 -2,-34 -34,-28 -52,-10'),
    angles: [150, 158, 166, 172],
    lengths: [56, 62, 56, 44],
    count: 11,
    width: 8.5,
    tags: ['petalLight', 'pink', 'pink'],
  }),
  brush(coords('30,8 10,22 -16,22'), 1.4),
]

/** On one leg in the shallows, neck in an S, bill to the right. */
const oneLeg = (): Part[] => [
  leg(coords('-2,20 -30,50 14,62 -8,92')),
  { d: 'M-10 88C-2 92 2 98 0 104C-6 102 -14 98 -16 92Z', fill: 'pink', stroke: 0.9 },
  leg(coords('6,20 8,70 6,84 8,132 8,150')),
  foot(8, 150),
  ...trunk(),
  ...neckOf('24,-14 58,-18 66,-54 30,-82 22,-114 46,-132'),
  ...head(),
  ...foldedWing(),
  lines(
    [
      coords('-34,152 -10,148 14,156'),
      coords('24,158 44,152 64,156'),
      coords('-56,160 -30,156 -8,164'),
      coords('10,166 36,162 54,166'),
    ],
    1,
  ),
]

/** Wading, the neck let down and the bill turned over in the water. */
const wading = (): Part[] => [
  leg(coords('-14,18 -22,58 -14,72 -30,112 -34,134')),
  foot(-34, 134),
  leg(coords('8,20 18,62 14,76 24,122 24,144')),
  foot(24, 144),
  ...trunk(),
  ...neckOf('22,-12 52,-30 88,-34 110,0 108,50 104,84'),
  ...placed(head(), { x: 5, y: -1, angle: 1.95 }),
  ...foldedWing(),
  lines(
    [
      coords('-70,146 -40,140 -14,148'),
      coords('0,158 26,152 52,158'),
      coords('74,142 104,134 136,142'),
      coords('84,150 106,146 126,152'),
      coords('-46,158 -24,154 -8,160'),
    ],
    1,
  ),
]

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  'one-leg': { eyes: [[66, -132]], mouth: [100, -82], crown: [62, -148], feet: [[8, 156]] },
}

export const flamingo: Motif = {
  name: 'flamingo',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  words: ['flamingo', 'pink flamingo'],
  variants: ['one-leg', 'wading'],
  draw: ({ variant }) => measured(variant === 'wading' ? wading() : oneLeg()),
}
