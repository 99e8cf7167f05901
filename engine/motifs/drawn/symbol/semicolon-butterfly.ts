import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** The right wings, hinged on the semicolon. */
const upper: Point[] = coords('6,-14 22,-52 52,-82 86,-90 94,-70 88,-42 66,-20 36,-6')
const lower: Point[] = coords('6,-2 34,2 62,12 72,36 62,62 46,70 38,88 30,66 14,34')
const wings: Part[] = [
  { d: smooth(lower), fill: 'wing' },
  {
    d: smooth(coords('60,16 72,36 62,62 46,70 38,88 34,70 48,58 58,42')),
    fill: 'black',
    stroke: 0.4,
  },
  { d: smooth(upper), fill: 'wing' },
  {
    d: smooth(coords('52,-82 86,-90 94,-70 88,-42 66,-20 74,-40 78,-62 72,-74')),
    fill: 'black',
    stroke: 0.4,
  },
  // cells between the veins
  lines(
    [
      coords('8,-12 40,-44 72,-74'),
      coords('8,-10 46,-30 78,-56'),
      coords('8,-8 44,-18 74,-36'),
      coords('26,-50 42,-52 56,-60'),
      coords('8,0 36,18 56,42'),
      coords('8,4 30,34 46,58'),
      coords('8,2 40,8 60,20'),
    ],
    0.8,
    0,
  ),
  ...(
    [
      [82, -78, 3],
      [86, -62, 2.4],
      [82, -46, 2],
      [66, 40, 2.2],
      [60, 54, 1.8],
    ] as const
  ).map(([x, y, r]): Part => ({
    d: circle([x, y], r),
    fill: 'paper',
    stroke: 0,
    shade: 0,
    detail: 1,
  })),
]
const semicolon: Part[] = [
  { d: circle([0, -26], 9.5), fill: 'black', stroke: 0.4 },
  {
    d: 'M-10 10C-10 3 -5 -1 1 -1C8 -1 12 5 11.5 14C11 28 4 42 -10 52C-4 42 -1 32 0 21C-6 21 -10 16 -10 10Z',
    fill: 'black',
    stroke: 0.4,
  },
]
const feelers = mirrored([brush(coords('3,-34 10,-52 22,-64 26,-60'), 1)])

export const semicolonButterfly: Motif = {
  name: 'semicolon-butterfly',
  category: 'symbol',
  words: ['semicolon butterfly', 'mental health', 'suicide awareness', 'my story is not over'],
  variants: ['open', 'side'],
  draw({ variant }) {
    // from the side both wings stand up behind the mark, the far one showing past the near one
    if (variant === 'side')
      return measured([
        ...placed(wings, { angle: -0.42, x: 2, y: 0, scale: 0.92 }),
        ...placed(wings, { angle: 0.06 }),
        ...semicolon,
        brush(coords('-3,-34 -10,-50 -24,-58 -27,-53'), 1),
        brush(coords('2,-35 0,-54 -8,-68 -13,-65'), 1),
      ])
    return measured(
      placed([...mirrored(wings), ...feelers, ...placed(semicolon, { scale: 1.28, y: -2 })], {
        angle: 0.14,
      }),
    )
  },
}
