import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One sheet of falling water between two edges, with the strands it breaks into. */
function sheet(top: readonly [number, number], y: readonly [number, number], random: Rng): Part[] {
  const [left, right] = top
  const [from, to] = y
  const width = right - left
  const spread = width * 0.12
  const edge = (x: number, out: number): Point[] => [
    [x, from],
    [x + out * 0.2, from + (to - from) * 0.12],
    [x + out * 0.8, from + (to - from) * 0.6],
    [x + out, to],
  ]
  const outline = [
    ...sample(edge(left, -spread), 8),
    ...sample(edge(right, spread), 8).toReversed(),
  ]
  const count = Math.max(3, Math.round(width / 9))
  const strands = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const x = left + width * share
    const lean = (share - 0.5) * 2 * spread
    const start = from + (to - from) * (0.05 + 0.3 * random())
    const end = to - (to - from) * 0.25 * random()
    return [
      [x, start],
      [x + lean * 0.5, (start + end) / 2],
      [x + lean * 0.8, end],
    ] as Point[]
  })
  const shade = tube(
    sample(edge(left + width * 0.72, spread * 0.5), 8),
    (u) => width * (0.06 + 0.05 * u),
  )
  return [
    { d: polygon(outline), fill: 'water' },
    { d: shade.strip(0.02, 0.95, -1, 1, 20), fill: 'water', tone: 0.35, stroke: 0, detail: 1 },
    lines(strands, 0.7, 1),
  ]
}

/** The lip where the stream turns over the edge. */
const lip = (left: number, right: number, y: number): Part => ({
  d: smooth([
    [left - 4, y + 8],
    [left + 4, y - 7],
    [(left + right) / 2, y - 10],
    [right - 4, y - 7],
    [right + 4, y + 8],
    [(left + right) / 2, y + 2],
  ]),
  fill: 'foam',
  stroke: 0.8,
})

/** Heaped foam where the water lands: small balls at the back and the sides, large ones in front, drops above. */
function splash(centre: number, y: number, halfWidth: number, random: Rng): Part[] {
  const heap = (count: number, lift: number, size: number) =>
    Array.from({ length: count }, (_, i) => {
      const u = (i / (count - 1)) * 2 - 1
      const radius = size * (1 - 0.45 * u * u) * (0.85 + 0.3 * random())
      const x = centre + u * halfWidth * (0.94 + 0.08 * random())
      return { u, radius, x, y: y - lift * (1 - u * u) + radius * 0.25 }
    }).toSorted((p, q) => Math.abs(q.u) - Math.abs(p.u))
  const balls = [
    ...heap(7, halfWidth * 0.3, halfWidth * 0.22),
    ...heap(6, halfWidth * 0.06, halfWidth * 0.26),
  ]
  const drops = [-0.7, -0.35, 0.3, 0.75].map((u): Part => {
    const rise = halfWidth * (0.5 + 0.25 * random())
    return {
      d: circle([centre + u * halfWidth, y - rise], halfWidth * 0.045),
      fill: 'foam',
      stroke: 0.7,
      detail: 1,
    }
  })
  return [
    ...drops,
    ...balls.map((ball): Part => ({
      d: circle([ball.x, ball.y], ball.radius),
      fill: 'foam',
      stroke: 0.7,
    })),
    lines(
      balls.slice(-5).map(({ x, y: at, radius }) => [
        [x - radius * 0.5, at + radius * 0.1],
        [x - radius * 0.1, at + radius * 0.5],
        [x + radius * 0.4, at + radius * 0.4],
      ]),
      0.6,
      2,
    ),
  ]
}

/** The left wall; the right one is its mirror image. */
const CLIFF: Part[] = [
  {
    d: smooth(
      coords(
        '-36,-92 -60,-98 -84,-88 -98,-60 -92,-34 -104,-6 -98,30 -106,58 -88,84 -52,86 -44,50 -50,14 -40,-22 -44,-56',
      ),
      true,
      0.5,
    ),
    fill: 'rock',
  },
  {
    d: smooth(
      coords(
        '-36,-92 -50,-80 -54,-50 -48,-20 -58,16 -50,52 -58,84 -52,86 -44,50 -50,14 -40,-22 -44,-56',
      ),
      true,
      0.5,
    ),
    fill: 'rockDark',
    stroke: 0.6,
  },
  lines(
    [
      coords('-84,-80 -70,-62 -78,-36'),
      coords('-92,-26 -72,-14 -80,12'),
      coords('-94,36 -74,42 -78,68'),
      coords('-66,-70 -62,-46'),
      coords('-68,4 -64,30'),
    ],
    0.8,
    1,
  ),
]

const tuft = (x: number, y: number): Part[] =>
  [-26, -8, 10, 26].map((lean, i): Part => ({
    d: `M${x} ${y}C${x + lean * 0.3} ${y - 10} ${x + lean * 0.7} ${y - 16} ${x + lean} ${y - 18 - (i % 2) * 6}C${x + lean * 0.7} ${y - 10} ${x + lean * 0.4} ${y - 4} ${x + 4} ${y}Z`,
    fill: 'leaf',
    stroke: 0.7,
  }))

const POOL: Part[] = [
  { d: smooth(coords('-92,88 -60,74 0,70 60,74 92,88 66,104 0,110 -66,104')), fill: 'water' },
  lines(
    [
      coords('-66,94 -40,99 -12,96'),
      coords('8,103 34,104 58,97'),
      coords('-30,104 -14,106 0,104'),
      coords('40,90 58,91 72,88'),
    ],
    0.7,
    1,
  ),
]

export const waterfall: Motif = {
  name: 'waterfall',
  category: 'nature',
  words: ['waterfall', 'cascade'],
  variants: ['plunge', 'steps'],
  draw({ variant, random }) {
    const walls = [...CLIFF, ...mirrored(CLIFF)]
    const plants = [...tuft(-72, -90), ...mirrored(tuft(-72, -90))]
    if (variant === 'steps')
      return measured([
        ...POOL,
        ...walls,
        ...sheet([-38, 38], [16, 86], random),
        ...splash(0, 88, 48, random),
        { d: smooth(coords('-58,20 -44,6 0,0 44,6 58,20 30,28 -30,28')), fill: 'rock' },
        ...sheet([-26, 26], [-38, 12], random),
        ...splash(0, 14, 34, random),
        { d: smooth(coords('-44,-34 -34,-46 0,-50 34,-46 44,-34 22,-28 -22,-28')), fill: 'rock' },
        ...sheet([-17, 17], [-88, -42], random),
        ...splash(0, -40, 22, random),
        lip(-17, 17, -88),
        ...plants,
      ])
    return measured([
      ...POOL,
      ...walls,
      ...sheet([-40, 40], [-86, 84], random),
      lip(-40, 40, -86),
      ...splash(0, 86, 56, random),
      ...plants,
    ])
  },
}
