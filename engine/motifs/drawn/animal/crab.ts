import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, jointed } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const SHELL = 'red'

/** The claw, wrist at (92, -48), pointing up: movable finger, then hand and fixed finger. */
function hand(): Part[] {
  return [
    { d: smooth(coords('78,-76 62,-88 54,-108 58,-126 66,-110 78,-100 90,-94')), fill: SHELL },
    {
      d: smooth(
        coords('84,-50 104,-50 118,-68 116,-96 100,-118 76,-132 86,-114 90,-100 82,-86 74,-72'),
      ),
      fill: SHELL,
    },
    lines(
      [
        coords('94,-58 106,-70 106,-88'),
        coords('86,-64 96,-76 98,-92'),
        coords('64,-112 66,-104 72,-96'),
      ],
      0.6,
    ),
    ...coords('110,-74 104,-62 96,-70').map((p): Part => ({
      d: circle(p, 1.8),
      fill: 'bone',
      stroke: 0.4,
      detail: 1,
    })),
  ]
}

/** From above, claws raised. */
function fromAbove(): Part[] {
  const legs = (
    [
      coords('50,4 86,-6 110,20 122,42'),
      coords('50,16 84,18 104,46 108,70'),
      coords('46,28 74,40 86,70 84,92'),
      coords('38,38 54,58 58,84 50,104'),
    ] as Point[][]
  ).flatMap((leg) => jointed(leg, [7, 7.5, 5.5, 0.6], SHELL))
  const shell: Part[] = [
    brush(coords('8,-22 30,-18 50,-4'), 2),
    brush(coords('6,8 16,20 34,22'), 2.2),
    brush(coords('3,28 12,36 24,36'), 1.8),
    lines(
      [
        coords('10,-6 24,-8 40,4'),
        coords('4,-12 8,-2 4,6'),
        coords('40,14 50,10 56,2'),
        coords('20,44 30,38 38,30'),
      ],
      0.7,
    ),
    ...coords('22,4 34,10 28,-2 46,4 14,12 26,30').map((p, i): Part => ({
      d: circle(p, 2.4 - (i % 3) * 0.5),
      fill: 'bone',
      stroke: 0.5,
      detail: 1,
    })),
  ]
  return [
    ...mirrored(legs),
    ...mirrored([...jointed(coords('48,-14 76,-24 92,-48'), [8, 10, 9], SHELL), ...hand()]),
    ...mirrored([
      ...horn(coords('12,-30 14,-42 15,-48'), 3.4, { tag: SHELL, tip: 0.8 }),
      { d: circle([15, -52], 6), fill: 'black', stroke: 0.8 },
      { d: circle([13, -54], 1.7), fill: 'paper', stroke: 0, shade: 0 },
    ]),
    // spined front edge
    ...mirrored(
      (
        [
          [26, -32, 28, -42],
          [38, -28, 44, -38],
          [50, -20, 60, -28],
          [58, -8, 70, -12],
        ] as const
      ).flatMap(([x, y, tx, ty]) =>
        horn(
          [
            [x, y],
            [(x + tx) / 2, (y + ty) / 2],
            [tx, ty],
          ],
          5,
          { tag: SHELL },
        ),
      ),
    ),
    { d: symmetric(coords('0,-34 22,-36 48,-24 64,-4 58,20 38,42 16,52 0,54')), fill: SHELL },
    ...mirrored(shell),
    brush(coords('-5,-30 0,-27 5,-30'), 1.4),
  ]
}

const ARCHED_LEGS = [
  '46,8 84,-34 116,-14 132,46',
  '44,14 86,-6 108,18 116,70',
  '40,20 72,20 90,42 92,86',
  '32,26 54,38 66,58 64,92',
]

/** The mouth plates, like a little double door, with feelers before them. */
const MOUTH: Part[] = [
  { d: smooth(coords('1,14 12,13 15,24 12,36 1,38')), fill: SHELL, stroke: 0.9 },
  { d: smooth(coords('15,16 24,16 26,26 18,32 14,26')), fill: SHELL, stroke: 0.8 },
  lines([coords('6,17 7,26 5,34'), coords('19,20 21,25 19,29')], 0.6),
  { d: smooth(coords('6,2 12,-8 22,-12'), false), fill: null, stroke: 1.1 },
]

/** Standing its ground face to face, one claw larger than the other. */
function facing(): Part[] {
  const eye: Part[] = [
    ...horn(coords('17,-14 20,-30 21,-40'), 4, { tag: SHELL, tip: 0.8 }),
    { d: circle([21, -45], 7), fill: 'black', stroke: 0.8 },
    { d: circle([18.6, -47.4], 2), fill: 'paper', stroke: 0, shade: 0 },
  ]
  const spines = coords('34,-27 46,-22 56,-15 64,-5').flatMap(([x, y], i) =>
    horn(
      [
        [x, y + 4],
        [x + 3 + i, y - 3],
        [x + 6 + i * 2, y - 9 + i],
      ],
      4.4,
      { tag: SHELL },
    ),
  )
  return [
    ...mirrored(ARCHED_LEGS.flatMap((points) => jointed(coords(points), [7, 7.5, 6, 0.6], SHELL))),
    { d: symmetric(coords('0,6 40,6 56,12 46,34 26,48 0,52')), fill: 'bone' },
    ...mirrored([lines([coords('40,14 38,26 30,40'), coords('28,40 34,34 42,32')], 0.7)]),
    ...mirrored(MOUTH),
    ...mirrored([...eye, ...spines]),
    { d: symmetric(coords('0,-30 26,-32 50,-24 68,-6 70,8 52,16 34,8 18,4 0,8')), fill: SHELL },
    ...mirrored([
      brush(coords('6,-24 28,-24 52,-10'), 1.8),
      lines(
        [coords('10,-14 26,-14 42,-4'), coords('4,-4 12,-2 22,-4'), coords('46,6 56,4 64,-2')],
        0.7,
      ),
      ...coords('20,-18 34,-14 44,-8 54,0 12,-10').map((at, i): Part => ({
        d: circle(at, 2.4 - (i % 3) * 0.5),
        fill: 'bone',
        stroke: 0.5,
        detail: 1,
      })),
    ]),
    brush(coords('-30,9 0,12 30,9'), 1.4),
    ...jointed(coords('46,22 76,40 88,12'), [10, 13, 12], SHELL),
    ...placed(hand(), { x: -29, y: 76, scale: 1.28 }),
    ...placed(jointed(coords('46,22 70,38 80,16'), [8, 10, 9], SHELL), { mirror: true }),
    ...placed(hand(), { x: 6, y: 60, scale: 0.94, mirror: true }),
  ]
}

/** Crab: from above, or face to face. */
export const crab: Motif = {
  name: 'crab',
  category: 'animal',
  bulk: 0.4,
  words: ['crab', 'cancer zodiac'],
  variants: ['top', 'front'],
  draw: ({ variant }) => measured(variant === 'front' ? facing() : fromAbove()),
}
