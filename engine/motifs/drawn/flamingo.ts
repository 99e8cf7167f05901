import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

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

/** On one leg in the shallows, neck in an S, bill to the right. */
function oneLeg(): Part[] {
  const neck = tube(sample(coords('24,-14 58,-18 66,-54 30,-82 22,-114 46,-132'), 14), (u) =>
    along([15, 11, 8.5, 8, 8, 9], u),
  )
  const body = tube(sample(coords('-66,-4 -30,-10 8,-14 34,-8'), 12), (u) =>
    along([10, 28, 34, 30, 12], u),
  )
  return [
    leg(coords('-2,20 -30,50 14,62 -8,92')),
    { d: 'M-10 88C-2 92 2 98 0 104C-6 102 -14 98 -16 92Z', fill: 'pink', stroke: 0.9 },
    leg(coords('6,20 8,70 6,84 8,132 8,150')),
    {
      d: 'M4 146C12 148 26 150 32 156C22 160 -8 160 -14 156C-8 150 0 148 4 146Z',
      fill: 'pink',
      stroke: 0.9,
    },
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
    { d: neck.strip(0, 1, -1, 1, 56), fill: 'pink' },
    ...scallops(neck, { u0: 0.02, u1: 0.42, rows: 7, columns: 3, tag: 'pink', detail: 2 }),
    ...head(),
    ...birdWing({
      edge: coords('26,-18 -2,-34 -34,-28 -52,-10'),
      angles: [150, 158, 166, 172],
      lengths: [56, 62, 56, 44],
      count: 11,
      width: 8.5,
      tags: ['petalLight', 'pink', 'pink'],
    }),
    brush(coords('30,8 10,22 -16,22'), 1.4),
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
}

export const flamingo: Motif = {
  name: 'flamingo',
  category: 'animal',
  words: ['flamingo', 'pink flamingo'],
  variants: ['one-leg'],
  draw: () => measured(oneLeg()),
}
