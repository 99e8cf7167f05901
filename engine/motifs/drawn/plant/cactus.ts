import { measured } from '#engine/motifs/drawing/box.ts'
import { petal } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Ribs crowd toward the edges, as on anything round. */
const RIBS = [-0.86, -0.58, -0.2, 0.22, 0.6, 0.87]
const DOME = 0.9

const word = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A ribbed limb with a dome tip: spines in stars along the ribs, single ones against the sky. */
function column(points: Point[], width: number, waist = 1): Part[] {
  const body = tube(sample(points, 16), (u) => {
    const round = u > DOME ? Math.sqrt(Math.max(0, 1 - ((u - DOME) / (1 - DOME)) ** 2)) : 1
    return width * round * along([waist, 0.98, 1.04, 1, 0.94, 0.9], u)
  })
  const rows = Math.round(points.length * 2.6)
  const stars = Array.from({ length: rows }, (_, i) =>
    [-0.72, -0.38, 0.02, 0.42].map((v, rib) => {
      const [x, y] = body.at((i + 0.7 + (rib % 2) * 0.5) / (rows + 1.4), v)
      const s = 3.2
      return `M${word([x - s, y - s])}L${word([x, y])}L${word([x + s, y - s])}M${word([x, y])}L${word([x, y + s * 1.2])}`
    }),
  )
  const edge = Array.from({ length: rows * 2 }, (_, i) => {
    const u = (i + 0.6) / (rows * 2 + 0.6)
    return [-1, 1].map((v) => {
      const from = body.at(u, v)
      const to = body.at(Math.min(0.999, u + 0.012), v * (1 + 5 / width))
      return `M${word(from)}L${word(to)}`
    })
  })
  return [
    line(edge.flat().join(''), 0.7, 1),
    { d: body.strip(0, 1, -1, 1, 70), fill: 'green' },
    line(RIBS.map((v) => body.line(0.01, 0.965, v, 40)).join(''), 0.8, 0),
    packed(body.strip(0.01, 0.975, 0.55, 1, 60)),
    gleam(body.strip(0.5, 0.86, -0.54, -0.3, 20)),
    line(stars.flat().join(''), 0.7, 2),
  ]
}

/** An open flower on its bud, with a ring of stamens. */
const flower = (scale: number, x: number, y: number, angle: number): Part[] =>
  placed(
    [
      { d: smooth(coords('-6,6 -8,-4 0,-9 8,-4 6,6')), fill: 'green', stroke: 0.9 },
      ...[-1.2, 1.2, -0.8, 0.8, -0.4, 0.4, 0].flatMap((turn) =>
        placed(petal({ length: 24, width: 7, tip: 'point', veins: 1, tag: 'pink' }), {
          y: -4,
          angle: turn,
        }),
      ),
      { d: circle([0, -10], 5), fill: 'gold', stroke: 0.8 },
      line('M-3 -13L-5 -19M0 -14L0 -21M3 -13L5 -19', 0.7, 1),
    ],
    { x, y, angle, scale },
  )

const arms = (): Part[] => [
  ...column(coords('6,22 46,24 62,4 62,-34 60,-70'), 14, 0.8),
  ...column(coords('0,104 -2,40 2,-30 0,-122'), 25),
  ...column(coords('-12,38 -48,40 -64,18 -64,-22 -60,-58'), 15.5, 0.8),
  ...flower(1, 0, -120, 0),
  ...flower(0.7, -14, -114, -0.7),
  ...flower(0.8, -60, -57, -0.1),
  ...flower(0.74, 60, -69, 0.2),
]

/** A flat joint of prickly pear. */
const pad = (x: number, y: number, size: number, angle: number): Part[] =>
  placed(
    [
      { d: smooth(coords('0,4 -14,-8 -17,-28 -8,-44 8,-44 17,-28 13,-8')), fill: 'green' },
      packed('M8 -44C22 -34 20 -12 8 0C12 -14 14 -30 8 -44Z'),
      line(
        coords('-8,-34 2,-37 -11,-22 -1,-24 7,-28 -7,-11 3,-12')
          .map(([px, py]) => `M${px - 2} ${py - 3}L${px} ${py}L${px + 2} ${py - 3}`)
          .join(''),
        0.7,
        1,
      ),
    ],
    { x, y, scale: size, angle },
  )

const desert: Part[] = [
  {
    d: 'M-116 112C-84 98 -54 104 -26 98C0 94 26 98 50 100C76 102 98 102 120 113C80 122 -76 122 -116 112Z',
    fill: 'sand',
  },
  packed('M0 104C30 104 70 106 96 114C60 119 20 118 -6 116C-14 112 -10 106 0 104Z'),
  ...pad(-66, 108, 0.84, -0.3),
  ...pad(-76, 74, 0.6, -0.8),
  ...pad(-54, 72, 0.6, 0.3),
  { d: smooth(coords('64,112 66,98 80,92 96,98 100,112 82,117'), true, 0.7), fill: 'rock' },
  { d: smooth(coords('46,114 50,105 60,103 70,108 70,116 56,118'), true, 0.7), fill: 'rock' },
  line(
    'M80 92L78 104L84 112M-100 112C-92 109 -84 111 -78 110M-30 112C-22 110 -14 112 -6 111',
    0.7,
    1,
  ),
]

const pot: Part[] = [
  { d: turned(coords('44,106 40,128 34,154'), { sag: 0.18 }), fill: 'leather' },
  packed('M42 110L34 156C26 160 18 161 10 161C20 144 24 124 24 112Z'),
  { d: girdle([50, 92], [48, 108], 0.18), fill: 'leather' },
  line(hoop(40, 124, { sag: 0.18 }) + hoop(37, 140, { sag: 0.18 }), 0.7, 1),
  line('M-36 134L-26 140L-16 136L-6 143L4 137L14 142L24 136L32 137', 1, 1),
  gleam('M-40 101L-32 103L-32 109L-40 107Z'),
]

export const cactus: Motif = {
  name: 'cactus',
  kind: 'land',
  stands: true,
  growth: 'upright',
  category: 'plant',
  words: ['cactus', 'saguaro', 'desert cactus', 'succulent'],
  variants: ['saguaro', 'pot'],
  draw({ variant }) {
    if (variant !== 'pot')
      return measured([...arms(), ...desert, brush(coords('-24,103 0,107 26,102'), 1.6)])
    return measured([
      { d: ellipse([0, 92], 50, 9), fill: 'leather' },
      { d: ellipse([0, 93], 43, 6), fill: 'black', stroke: 0.5 },
      ...arms(),
      ...pot,
    ])
  },
}
