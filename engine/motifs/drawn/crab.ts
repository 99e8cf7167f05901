import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, jointed } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

const SHELL = 'red'

function pincer(): Part[] {
  return [
    ...jointed(coords('48,-14 76,-24 92,-48'), [8, 10, 9], SHELL),
    // movable finger, then hand and fixed finger
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

/** Crab from above, claws raised. */
export const crab: Motif = {
  name: 'crab',
  category: 'animal',
  words: ['crab', 'cancer zodiac'],
  variants: ['top'],
  draw() {
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
    const parts: Part[] = [
      ...mirrored(legs),
      ...mirrored(pincer()),
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
    return measured(parts)
  },
}
