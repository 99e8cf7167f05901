import { measured } from '#engine/motifs/drawing/box.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import { circle, coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { ellipse, star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A butterfly's wing: dark rim, cells fanning from the root, light spots along the edge. */
function wing(root: Point, outline: string, cells: number, tone = 0): Part[] {
  const edge = coords(outline)
  const at = (t: number, reach: number): Point => {
    const [x, y] = pointAlong(edge, 0.06 + t * 0.88)
    return [root[0] + (x - root[0]) * reach, root[1] + (y - root[1]) * reach]
  }
  return [
    { d: smooth([root, ...edge]), fill: 'wingDark', tone },
    ...Array.from({ length: cells }, (_, i): Part => {
      const [from, to] = [(i + 0.1) / cells, (i + 0.9) / cells],
        middle = (from + to) / 2
      return {
        d: smooth([at(middle, 0.2), at(from, 0.6), at(middle, 0.82), at(to, 0.6)]),
        fill: 'ice',
        stroke: 0.7,
        tone,
      }
    }),
    ...Array.from({ length: cells * 2 }, (_, i): Part => ({
      d: circle(at((i + 0.5) / (cells * 2), 0.91), 2),
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    })),
  ]
}

/** Knees drawn up, head bowed over them: one black shape, so that the pose reads at any size. */
const figure: Part[] = [
  {
    d: 'M-4 -48C-16 -36 -26 -12 -26 8C-26 26 -14 32 2 31C14 30 24 20 34 8L41 40L76 43C74 36 62 36 55 31L50 0C53 -12 48 -21 38 -20C28 -18 20 -8 14 -2C12 -16 15 -30 13 -42C10 -52 0 -54 -4 -48Z',
    fill: 'black',
    stroke: 0.4,
  },
  { d: 'M-3 -46L-2 -60L11 -58L11 -44Z', fill: 'black', stroke: 0 },
  // face in profile, chin tucked, pointed ear
  {
    d: 'M-6 -74C-6 -88 6 -94 16 -88C21 -85 22 -80 21.5 -76L25 -70L21.5 -68L22 -64C21 -60 17 -58 12 -59C2 -60 -6 -64 -6 -74Z',
    fill: 'black',
    stroke: 0.3,
  },
  // hair gathered high, falling down the back
  ...strand(coords('10,-92 -12,-98 -26,-78 -24,-48 -36,-24'), 9, { tag: 'hair', strands: 2 }),
  ...strand(coords('6,-92 -10,-92 -20,-70 -16,-44 -24,-30'), 6, { tag: 'hair', strands: 1 }),
  { d: ellipse([-2, -94], 9, 7), fill: 'hair', stroke: 0.8 },
  { d: 'M0 -74C-6 -78 -12 -84 -14 -90C-10 -76 -6 -68 0 -68Z', fill: 'black', stroke: 0.3 },
  // arms round the shins
  brush(coords('6,-38 22,-18 46,-8'), 5),
  lines([coords('9,-34 22,-20 40,-12')], 0.5),
]

const mushroom: Part[] = [
  { d: 'M-22 62C-16 90 -18 118 -28 146C-10 154 22 154 38 146C30 118 28 90 34 62Z', fill: 'bone' },
  lines(
    [coords('-10,76 -8,108 -14,142'), coords('8,78 8,112 10,148'), coords('22,76 22,108 28,140')],
    0.6,
  ),
  { d: ellipse([6, 64], 84, 16), fill: 'bone', tone: 0.25 },
  { d: 'M-84 62C-78 38 -40 26 6 28C54 26 88 40 96 62C60 74 -50 74 -84 62Z', fill: 'red' },
  ...(
    [
      [-52, 52, 11, 6],
      [-16, 60, 9, 4],
      [58, 50, 12, 6],
      [28, 60, 8, 4],
      [82, 58, 6, 3],
      [-30, 40, 7, 4],
    ] as const
  ).map(([x, y, rx, ry]): Part => ({
    d: ellipse([x, y], rx, ry),
    fill: 'paper',
    stroke: 0.7,
    shade: 0.3,
  })),
]
const moon: Part[] = [
  {
    d: 'M-96 -20C-110 60 -40 128 34 118C84 110 116 70 116 24C100 56 66 70 30 66C-30 62 -70 34 -96 -20Z',
    fill: 'moon',
  },
  ...(
    [
      [-48, 62, 7],
      [-10, 92, 9],
      [44, 92, 6],
      [76, 78, 8],
      [-66, 38, 4],
    ] as const
  ).map(([x, y, r]): Part => ({
    d: circle([x, y], r),
    fill: 'moon',
    stroke: 0.7,
    tone: 0.2,
    detail: 1,
  })),
]
const dust: Part[] = (
  [
    [84, -40, 9],
    [106, -74, 6],
    [70, -88, 5],
    [-96, 62, 6],
    [118, -20, 4],
  ] as const
).map(([x, y, size]): Part => ({
  d: star(4, size, size * 0.26, [x, y]),
  fill: 'star',
  stroke: 0.7,
  detail: 1,
}))

export const fairy: Motif = {
  name: 'fairy',
  kind: 'flyer',
  category: 'mythical',
  words: ['fairy', 'pixie', 'faerie', 'fae', 'fairy on a mushroom', 'fairy on the moon'],
  variants: ['mushroom', 'moon'],
  draw({ variant }) {
    const body: Part[] = [
      ...wing([-8, -38], '-2,-84 18,-122 48,-138 66,-122 60,-88 34,-58 8,-36', 5, 0.16),
      ...wing([-18, -28], '-54,-34 -98,-10 -112,28 -96,50 -66,36 -40,10', 4),
      ...wing([-16, -36], '-26,-90 -62,-136 -106,-144 -126,-116 -112,-74 -74,-42 -38,-30', 6),
      ...figure,
    ]
    return measured([
      ...dust,
      ...(variant === 'moon' ? moon : mushroom),
      ...placed(body, variant === 'moon' ? { x: 6, y: 26 } : {}),
    ])
  },
}
