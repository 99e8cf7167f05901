import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const limb = (text: string, widths: readonly number[]): Part => ({
  d: tube(sample(coords(text), 14), (u) => along(widths, u)).strip(0, 1, -1, 1, 40),
  fill: 'green',
})
/** Toes with round pads, spreading from the wrist. */
const toes = ([x, y]: Point, tips: string, pad: number): Part[] =>
  coords(tips).flatMap(([tx, ty]): Part[] => [
    {
      d: tube(
        sample(
          [
            [x, y],
            [(x + tx) / 2, (y + ty) / 2 - 2],
            [tx, ty],
          ],
          8,
        ),
        (u) => 3.6 - u * 1.4,
      ).strip(0, 1, -1, 1, 12),
      fill: 'green',
      stroke: 0.9,
    },
    { d: circle([tx, ty], pad), fill: 'flame', stroke: 0.9 },
  ])

/** A tree frog seen from the front, holding on and staring. */
function front(): Part[] {
  return [
    ...mirrored([
      // folded hind leg behind, then the arm in front
      { d: smooth(coords('34,54 66,20 92,14 104,36 94,70 66,92 40,90')), fill: 'green' },
      {
        d: smooth(coords('52,60 78,34 92,42 84,66 62,80')),
        fill: 'green',
        stroke: 0.8,
        tone: 0.12,
      },
      ...toes([74, 92], '46,108 66,116 88,116 108,106', 5.6),
      limb('72,84 66,92 76,96', [11, 9, 7]),
    ]),
    { d: symmetric(coords('0,-30 40,-22 58,14 56,56 38,86 0,94')), fill: 'green' },
    { d: symmetric(coords('0,12 26,18 38,46 28,78 0,88')), fill: 'belly', stroke: 0.7 },
    ...mirrored([
      limb('44,14 58,44 46,72 36,90', [13, 12, 8, 6]),
      ...toes([36, 90], '14,104 26,114 42,114 56,104', 5.2),
    ]),
    { d: symmetric(coords('0,-70 22,-66 44,-72 66,-58 76,-34 70,-10 44,8 0,14')), fill: 'green' },
    {
      d: symmetric(coords('0,-18 40,-20 68,-14 44,6 0,12')),
      fill: 'belly',
      stroke: 0.5,
      detail: 1,
    },
    brush(coords('-72,-24 -40,-6 0,-3 40,-6 72,-24'), 2.4),
    lines([coords('-8,-36 -6,-33'), coords('8,-36 6,-33')], 2, 0),
    ...mirrored([
      { d: circle([46, -66], 24), fill: 'green' },
      { d: circle([48, -66], 18), fill: 'red', stroke: 0.9, shade: 0.5 },
      { d: ellipse([48, -66], 5, 14), fill: 'black', stroke: 0.3 },
      { d: circle([42, -74], 4), fill: 'paper', stroke: 0, shade: 0 },
      brush(coords('26,-62 34,-86 60,-88 70,-68'), 2),
      lines([coords('52,20 58,34 54,48'), coords('80,42 86,56 78,68')], 0.6),
    ]),
  ]
}

/** Sitting in profile on a lily pad. */
function onLilyPad(): Part[] {
  return [
    {
      d: 'M-122 82C-120 62 -64 52 0 52C66 52 122 64 122 84C120 104 66 112 0 112C-30 112 -60 110 -84 104L-20 84L-104 98C-116 94 -122 88 -122 82Z',
      fill: 'leaf',
    },
    lines(
      [coords('-16,82 30,64 84,62'), coords('-10,84 50,84 112,84'), coords('-14,88 30,102 76,104')],
      0.6,
    ),
    limb('-30,60 -66,66 -84,78 -56,84', [10, 10, 7, 5]),
    {
      d: smooth(
        coords(
          '-70,70 -76,30 -56,-8 -22,-34 14,-52 40,-74 62,-76 84,-56 88,-36 70,-18 56,6 48,40 40,70 0,80',
        ),
      ),
      fill: 'green',
    },
    {
      d: smooth(coords('82,-34 64,-16 54,8 46,44 36,66 20,40 34,-2 52,-28')),
      fill: 'belly',
      stroke: 0.6,
    },
    brush(coords('90,-46 68,-34 48,-36'), 2.2),
    {
      d: smooth(coords('-74,72 -80,38 -62,12 -34,14 -14,36 -16,62 -36,78')),
      fill: 'green',
      stroke: 1,
    },
    limb('-40,74 -8,80 14,76 30,84', [8, 7, 5, 3]),
    ...toes([28, 82], '48,80 50,90 38,94', 4),
    limb('40,22 50,48 44,70', [11, 9, 5.5]),
    ...toes([44, 70], '62,72 66,80 54,84', 4),
    { d: circle([56, -72], 16), fill: 'green' },
    { d: circle([58, -72], 11.5), fill: 'gold', stroke: 0.9, shade: 0.5 },
    { d: ellipse([59, -72], 8, 4), fill: 'black', stroke: 0.3 },
    { d: circle([54, -77], 2.6), fill: 'paper', stroke: 0, shade: 0 },
    ...coords('-40,-8 -14,-24 -54,24 10,-38 -30,22 -4,0').map(([x, y], i): Part => ({
      d: ellipse([x, y], i % 2 ? 5 : 7, i % 2 ? 4 : 5),
      fill: 'black',
      stroke: 0.3,
      detail: 1,
    })),
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  front: {
    eyes: [
      [-58, -74],
      [58, -74],
    ],
    mouth: [0, -4],
    crown: [0, -72],
    feet: [
      [-60, 124],
      [60, 124],
    ],
  },
  'lily-pad': { eyes: [[58, -72]], mouth: [88, -40], crown: [52, -88] },
}

export const frog: Motif = {
  name: 'frog',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  bulk: 0.4,
  grip: 'paws',
  words: ['frog', 'toad', 'tree frog', 'frog on a lily pad'],
  variants: ['front', 'lily-pad'],
  draw: ({ variant }) => measured(variant === 'lily-pad' ? onLilyPad() : front()),
}
