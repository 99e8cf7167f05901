import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { clump } from '#engine/motifs/drawing/flora.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Page, Part } from '#engine/motifs/motif.ts'

const HALF = 21

/** A board with its point on one side, nailed to the post, and the grain along its edges. */
const arm = (y: number, side: 1 | -1): Part[] => {
  const x = (value: number) => value * side
  return [
    {
      d: polygon([
        [x(-104), y - HALF + 2],
        [x(86), y - HALF - 2],
        [x(124), y],
        [x(86), y + HALF + 2],
        [x(-104), y + HALF - 1],
        [x(-98), y + 6],
      ]),
      fill: 'banner',
      shade: 0.5,
    },
    lines(
      [
        [
          [x(-98), y - HALF + 7],
          [x(-40), y - HALF + 5],
        ],
        [
          [x(10), y + HALF - 4],
          [x(82), y + HALF - 3],
        ],
        [
          [x(92), y - 8],
          [x(106), y],
          [x(92), y + 9],
        ],
      ],
      0.7,
    ),
  ]
}
const pageOf = (y: number, side: 1 | -1): Page => ({
  box: side > 0 ? [-92, y - 14, 88, y + 14] : [-88, y - 14, 92, y + 14],
})

const post = (top: number): Part[] => [
  {
    d: `M-11 112L-10 ${top + 6}L0 ${top - 4}L10 ${top + 6}L11 112Z`,
    fill: 'wood',
    tone: 0.25,
  },
  line(`M-4 104L-4 ${top + 14}M4 ${top + 20}L5 100`, 0.6, 1),
]

const ARMS = {
  one: [-62],
  two: [-72, -18],
  three: [-88, -36, 16],
} as const

const sideOf = (at: number): 1 | -1 => (at % 2 === 0 ? 1 : -1)

/** A wide board on two chains under its beam. */
const board: Part[] = [
  ...mirrored([
    line('M-78 -74L-78 -42', 2.4, 0),
    { d: circle([-78, -44], 5), fill: 'steel', stroke: 0.8 },
  ]),
  { d: roundRect(-118, -88, 236, 18, 5), fill: 'wood', tone: 0.25 },
  line('M-108 -79L-30 -80M10 -78L100 -79', 0.6, 1),
  { d: polygon(coords('-116,-40 114,-44 118,58 -112,62')), fill: 'banner', shade: 0.4 },
  line('M-106 -31L106 -34L109 49L-103 52Z', 0.7, 1),
]

export const signpost: Motif = {
  name: 'signpost',
  stands: true,
  category: 'object',
  words: ['signpost', 'sign post', 'guidepost', 'direction sign', 'street sign'],
  variants: ['one', 'two', 'three', 'board'],
  spare: ['board'],
  isRead: true,
  isForWords: true,
  pages: {
    ...Object.fromEntries(
      Object.entries(ARMS).map(([name, heights]) => [
        name,
        heights.map((y, at) => pageOf(y, sideOf(at))),
      ]),
    ),
    board: [{ box: [-96, -24, 98, 44] }],
  },
  draw({ variant, random }) {
    if (variant === 'board') return measured(board)
    const heights = ARMS[variant === 'two' || variant === 'three' ? variant : 'one']
    const foot = [
      [-22, 112, 15, 10],
      [20, 113, 17, 9],
    ].flatMap(([x, y, rx, ry]) => clump(x!, y!, rx!, ry!, 7, random, 'leaf'))
    return measured([
      ...post(heights[0] - 34),
      ...heights.flatMap((y, at) => arm(y, sideOf(at))),
      ...foot,
    ])
  },
}
