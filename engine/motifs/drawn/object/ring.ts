import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polygon, TAU, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A cut stone from the side and a little above: table, crown, girdle, pavilion. */
const stone: Part[] = [
  { d: polygon(coords('-50,-6 -30,-26 30,-26 50,-6 0,52')), fill: 'ice' },
  { d: polygon(coords('-50,-6 -22,-2 0,52')), fill: 'ice', tone: 0.12, stroke: 0.8 },
  { d: polygon(coords('22,-2 50,-6 0,52')), fill: 'black', stroke: 0.8 },
  { d: polygon(coords('-22,-2 22,-2 0,52')), fill: 'ice', stroke: 0.8 },
  packed(polygon(coords('-8,-2 6,-2 2,40'))),
  packed(polygon(coords('-38,-4 -26,-3 -8,34'))),
  { d: polygon(coords('26,-3 34,-4 14,28')), fill: 'paper', stroke: 0.3 },
  { d: polygon(coords('-50,-6 -30,-26 -22,-2')), fill: 'ice', stroke: 0.8 },
  { d: polygon(coords('-30,-26 0,-16 -22,-2')), fill: 'ice', tone: 0.25, stroke: 0.8 },
  { d: polygon(coords('0,-16 22,-2 -22,-2')), fill: 'ice', stroke: 0.8 },
  { d: polygon(coords('30,-26 0,-16 22,-2')), fill: 'black', stroke: 0.8 },
  { d: polygon(coords('30,-26 22,-2 50,-6')), fill: 'ice', tone: 0.1, stroke: 0.8 },
  { d: polygon(coords('-30,-26 -14,-33 14,-33 30,-26 0,-16')), fill: 'ice', stroke: 0.9 },
  line('M-20 -26L-6 -30M-14 -22L6 -29', 0.6, 1),
]

const claw = (path: string): Part => brush(coords(path), 3.4, 'gold')

/** Light off the stone. */
const glints =
  'M-74 -104L-60 -92M-88 -70L-72 -70M0 -142L0 -124M-40 -134L-34 -118M40 -134L34 -118M76 -104L62 -92M88 -70L72 -70'

/** A ring stood on edge and turned a little: the far half shows its inside. */
const shank: Part[] = [
  { d: ellipse([8, 44], 62, 64) + ellipse([8, 44], 48, 50, false), fill: 'gold', tone: 0.35 },
  packed('M56 44C56 72 36 92 10 94C38 98 66 76 66 44C66 30 60 14 52 6C56 18 56 32 56 44Z'),
  { d: ellipse([-4, 46], 64, 66) + ellipse([-4, 46], 50, 52, false), fill: 'gold' },
  brush(coords('-60,62 -46,92 -14,106 20,100'), 2.6),
  gleam('M-61 36C-58 20 -50 6 -40 -2L-36 3C-45 11 -52 22 -54 37Z'),
  gleam('M30 96C42 88 50 76 54 62L49 60C45 72 38 82 27 90Z'),
]

const solitaire = (): Part[] => [
  ...shank,
  // shoulders with small stones let in
  ...[
    [-48, 6, 6.6],
    [-60, 22, 5.2],
    [42, 4, 6.6],
    [54, 20, 5.2],
  ].flatMap(([x, y, r]): Part[] => [
    { d: circle([x!, y!], r!), fill: 'gold', stroke: 0.8 },
    { d: circle([x!, y!], r! * 0.68), fill: 'ice', stroke: 0.7, detail: 1 },
  ]),
  // basket and claws
  { d: 'M-30 -34L-14 -4C-8 2 6 2 12 -4L28 -34L16 -28L-1 0L-18 -28Z', fill: 'gold' },
  ...placed(stone, { x: -1, y: -56 }),
  { d: 'M-26 -30C-12 -20 10 -20 24 -30L20 -23C8 -14 -10 -14 -22 -23Z', fill: 'gold', stroke: 0.9 },
  claw('-54,-66 -44,-48 -28,-26 -14,-6'),
  claw('52,-66 42,-48 26,-26 12,-6'),
  claw('-19,-62 -14,-40 -6,-12'),
  claw('17,-62 12,-40 4,-12'),
  line(glints, 1.2, 1),
]

/** A plain band lying at a slant; u runs once round it, the near side first. */
const hoopOf = (centre: Point, rx: number, ry: number, turn: number) => {
  const path = Array.from({ length: 97 }, (_, i): Point => {
    const a = (i * TAU) / 96
    const [x, y] = [rx * Math.cos(a), ry * Math.sin(a)]
    return [
      centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
      centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ]
  })
  return tube(path, (u) => 9 + 2 * Math.sin(u * TAU))
}

const arc = (body: ReturnType<typeof hoopOf>, from: number, to: number): Part[] => [
  { d: body.strip(from, to, -1, 1, 60), fill: 'gold', stroke: 0 },
  { d: body.strip(from, to, 0.45, 1, 60), fill: 'black', stroke: 0 },
  line(body.line(from, to, -0.55, 60), 0.6, 1),
  line(body.line(from, to, -1, 60) + body.line(from, to, 1, 60), 1.1, 0),
]

/** How far round the first of two bands their lower crossing is. */
function crossingBelow(one: ReturnType<typeof hoopOf>, two: ReturnType<typeof hoopOf>): number {
  const steps = Array.from({ length: 200 }, (_, i) => i / 200)
  const path = steps.map((u) => two.at(u, 0))
  const gap = (u: number) => {
    const [x, y] = one.at(u, 0)
    return y < 0 ? Infinity : Math.min(...path.map(([px, py]) => Math.hypot(px - x, py - y)))
  }
  return steps.toSorted((a, b) => gap(a) - gap(b))[0]!
}

/** Two wedding bands, one through the other. */
const bands = (): Part[] => {
  const [one, two] = [hoopOf([-36, 6], 66, 58, 0.3), hoopOf([40, -4], 62, 56, -0.3)]
  const meeting = crossingBelow(one, two)
  return [
    ...arc(one, 0, 1),
    ...arc(two, 0, 1),
    // where they meet below, the first comes to the front
    ...arc(one, meeting - 0.045, meeting + 0.045),
    gleam(one.strip(0.5, 0.62, -0.9, -0.2, 20)),
    gleam(two.strip(0.86, 0.96, -0.9, -0.2, 20)),
    line('M-92 -66L-104 -78M-70 -82L-74 -98M104 -70L116 -80M82 -84L88 -98', 1.2, 1),
  ]
}

/** A plain band by itself. */
const band = (): Part[] => [
  ...placed(shank, { x: 4, y: -62, scale: 1.4 }),
  line('M-90 -66L-102 -78M-66 -88L-74 -102M84 -76L96 -88', 1.2, 1),
]

const DRAWN: Record<string, () => Part[]> = { solitaire, bands, band }

export const ring: Motif = {
  name: 'ring',
  category: 'object',
  words: ['ring', 'diamond ring', 'engagement ring'],
  variants: ['solitaire', 'bands', 'band'],
  spare: ['bands', 'band'],
  draw: ({ variant }) => measured((DRAWN[variant] ?? solitaire)()),
}
