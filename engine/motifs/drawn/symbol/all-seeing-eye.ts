import { measured } from '#engine/motifs/drawing/box.ts'
import { lerp, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around } from '#engine/motifs/drawing/flora.ts'
import { almondEye } from '#engine/motifs/drawing/ornament.ts'

const CENTRE: Point = [0, 12]
/** An upright triangle about the centre, by the distance of its corners. */
const triangle = (reach: number): Point[] =>
  [0, 1, 2].map((k) => [
    CENTRE[0] + reach * Math.sin((k * Math.PI * 2) / 3),
    CENTRE[1] - reach * Math.cos((k * Math.PI * 2) / 3),
  ])

/** The eye in a bevelled triangle, rays all round. */
function inTriangle(): Part[] {
  const rays = around(
    36,
    0,
    (i) => {
      const long = i % 3 === 0 ? 112 : 96
      return [
        {
          d: polygon([
            [-3.4, -30],
            [0, -long],
            [3.4, -30],
          ]),
          fill: 'gold' as const,
          stroke: 0.7,
          detail: i % 3 === 0 ? (0 as const) : (1 as const),
        },
      ]
    },
    0,
    CENTRE,
  )
  const [outer, inner] = [triangle(86), triangle(68)]
  const bevel = (a: number, b: number, dark: boolean): Part => ({
    d: polygon([outer[a]!, outer[b]!, inner[b]!, inner[a]!]),
    fill: dark ? 'steelDark' : 'gold',
    stroke: 0.9,
  })
  const lashes = [-2, -1, 0, 1, 2]
    .map(
      (k) =>
        `M${k * 9} ${-15 + k * k * 1.7}Q${k * 11} ${-20 + k * k * 1.6} ${k * 13} ${-25 + k * k * 1.9}`,
    )
    .join('')
  return [
    ...rays,
    { d: polygon(outer), fill: 'gold' },
    bevel(0, 1, true),
    bevel(1, 2, true),
    bevel(2, 0, false),
    { d: polygon(inner), fill: 'paper', shade: 0.4 },
    ...placed(
      [
        ...almondEye(34, 13.5, 'blue'),
        line(lashes, 0.8, 1),
        line('M-32 -8C-18 -24 14 -26 33 -8', 0.7, 1),
        line('M-26 14C-10 22 12 22 26 13', 0.6, 2),
      ],
      { x: CENTRE[0], y: CENTRE[1] + 8 },
    ),
  ]
}

const TOP = -12
const FOOT = 112
/** Edges of the pyramid at a height: left, the near corner, right. */
function edgesAt(y: number): [number, number, number] {
  const t = (y - TOP) / (FOOT - TOP)
  return [lerp(-40, -112, t), lerp(12, 34, t), lerp(40, 112, t)]
}

/** One course of stone: the lit face, the dark face, joints staggered from row to row. */
function course(index: number, rows: number): Part[] {
  const top = lerp(TOP, FOOT, index / rows)
  const bottom = lerp(TOP, FOOT, (index + 1) / rows)
  const [left, corner, right] = edgesAt(top)
  const [wideLeft, wideCorner, wideRight] = edgesAt(bottom)
  const joints = (from: [number, number], to: [number, number], count: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + (index % 2 ? 0.75 : 0.4)) / (count + 0.15)
      return `M${lerp(from[0], to[0], t).toFixed(1)} ${top.toFixed(1)}L${lerp(from[1], to[1], t).toFixed(1)} ${bottom.toFixed(1)}`
    }).join('')
  return [
    {
      d: polygon([
        [left, top],
        [corner, top + 3],
        [wideCorner, bottom + 3],
        [wideLeft, bottom],
      ]),
      fill: 'sand',
      stroke: 0.9,
    },
    {
      d: polygon([
        [corner, top + 3],
        [right, top],
        [wideRight, bottom],
        [wideCorner, bottom + 3],
      ]),
      fill: 'rockDark',
      stroke: 0.9,
    },
    line(joints([left, wideLeft], [corner, wideCorner], 2 + Math.ceil(index / 2)), 0.7, 1),
    line(joints([corner, wideCorner], [right, wideRight], 1 + Math.ceil(index / 3)), 0.7, 1),
  ]
}

/** The unfinished pyramid; its capstone floats above with the eye and the glory around it. */
function overPyramid(): Part[] {
  const rays = around(
    26,
    0,
    (i) => [
      {
        d: polygon([
          [-2.6, -46],
          [0, i % 2 ? -80 : -98],
          [2.6, -46],
        ]),
        fill: 'gold' as const,
        stroke: 0.7,
        detail: i % 2 ? (1 as const) : (0 as const),
      },
    ],
    0,
    [0, -62],
  ).filter((_, i) => Math.abs(i - 13) > 3.5)
  const rows = 7
  return [
    ...rays,
    ...Array.from({ length: rows }, (_, i) => course(rows - 1 - i, rows)).flat(),
    {
      d: polygon([
        [-40, TOP],
        [-10, TOP - 7],
        [40, TOP],
        [12, TOP + 3],
      ]),
      fill: 'sand',
      stroke: 0.9,
    },
    {
      d: polygon([
        [0, -122],
        [-48, -30],
        [14, -25],
      ]),
      fill: 'gold',
    },
    {
      d: polygon([
        [0, -122],
        [14, -25],
        [48, -30],
      ]),
      fill: 'steelDark',
    },
    ...placed(
      [
        ...almondEye(25, 10.5, 'blue'),
        line('M-23 -8C-12 -19 12 -20 24 -8M-17 12C-6 17 8 17 18 11', 0.7, 1),
      ],
      {
        x: 0,
        y: -54,
      },
    ),
    line('M-126 117C-90 122 -60 114 -30 119C10 124 50 115 80 119C100 121 114 117 128 119', 1, 0),
    line(
      'M-104 117L-108 108M-100 117L-100 106M-96 117L-91 109M98 119L94 109M103 119L104 107M108 118L114 110',
      0.8,
      1,
    ),
  ]
}

export const allSeeingEye: Motif = {
  name: 'all-seeing-eye',
  category: 'symbol',
  words: ['all seeing eye', 'eye of providence', 'illuminati', 'pyramid eye', 'all-seeing eye'],
  variants: ['rays', 'pyramid'],
  draw: ({ variant }) => measured(variant === 'pyramid' ? overPyramid() : inTriangle()),
}
