import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polar,
  polygon,
  smooth,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The sheet inside its worn edge. */
const FIELD = { left: -136, top: -92, right: 136, bottom: 92 }

const WORN =
  'M-156 -106C-120 -112 -96 -104 -60 -109C-50 -111 -46 -103 -36 -108C0 -112 40 -103 70 -108C100 -112 130 -108 158 -110C154 -80 160 -62 155 -40C150 -34 158 -28 155 -18C160 10 152 40 157 62C158 78 152 88 150 98C140 94 132 100 122 106C96 112 70 104 44 109C36 105 30 112 20 108C-20 112 -60 103 -96 109C-118 112 -138 106 -158 110C-152 84 -160 60 -155 34C-151 26 -159 20 -155 10C-160 -20 -152 -50 -157 -72C-158 -86 -154 -96 -156 -106Z'

const COAST =
  '-136,-92 -64,-92 -58,-82 -70,-74 -62,-66 -76,-60 -72,-50 -86,-46 -80,-36 -94,-30 -88,-18 -104,-14 -100,-2 -112,6 -106,18 -118,24 -114,36 -126,42 -136,40'
const ISLANDS = [
  '58,34 70,26 84,30 96,26 106,34 100,46 108,54 96,62 82,58 70,62 62,52 66,44',
  '116,60 124,56 130,62 126,70 118,70',
  '-30,62 -22,58 -16,64 -20,72 -28,72',
]

/** Rays of the winds from one place, cut off at the field. */
function rhumbs([x, y]: Point, count: number): string {
  const reach = (a: number): number => {
    const [dx, dy] = [Math.cos(a), Math.sin(a)]
    const across = dx > 0 ? (FIELD.right - x) / dx : dx < 0 ? (FIELD.left - x) / dx : Infinity
    const down = dy > 0 ? (FIELD.bottom - y) / dy : dy < 0 ? (FIELD.top - y) / dy : Infinity
    return Math.min(across, down)
  }
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.001) * TAU) / count
    return polygon([polar(17, a, [x, y]), polar(reach(a), a, [x, y])], false)
  }).join('')
}

/** A scale of black and bare bars all round the field. */
function border(): Part[] {
  const { left, top, right, bottom } = FIELD
  const step = 17
  const bars: string[] = []
  for (let x = left; x < right - 1; x += 2 * step)
    for (const y of [top, bottom - 4])
      bars.push(`M${x} ${y}L${x + step} ${y}L${x + step} ${y + 4}L${x} ${y + 4}Z`)
  for (let y = top + 4; y < bottom - 8; y += 2 * step) {
    const end = Math.min(bottom - 4, y + step)
    for (const x of [left, right - 4])
      bars.push(`M${x} ${y}L${x + 4} ${y}L${x + 4} ${end}L${x} ${end}Z`)
  }
  const frame = (inset: number) =>
    `M${left + inset} ${top + inset}L${right - inset} ${top + inset}L${right - inset} ${bottom - inset}L${left + inset} ${bottom - inset}Z`
  return [
    { d: bars.join(''), fill: 'black', stroke: 0.2, detail: 1 },
    line(frame(0) + frame(4), 0.7, 1),
  ]
}

/** A coast with its short strokes of shore on the side of the sea. */
function shore(points: readonly Point[], out: number): Part {
  const d = points.flatMap(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!
    const length = Math.hypot(u - x, v - y) || 1
    return [0.2, 0.5, 0.8].map((t) => {
      const [px, py] = [x + (u - x) * t, y + (v - y) * t]
      const [nx, ny] = [((v - y) / length) * out, ((x - u) / length) * out]
      return `M${(px + nx * 0.3).toFixed(1)} ${(py + ny * 0.3).toFixed(1)}L${(px + nx).toFixed(1)} ${(py + ny).toFixed(1)}`
    })
  })
  return line(d.join(''), 0.5, 1)
}

const rose = (at: Point, size: number): Part[] =>
  placed(
    [
      line(circle([0, 0], 0.62) + circle([0, 0], 0.72), 0.6, 1),
      ...[0.5, 0].flatMap((off) =>
        [0, 1, 2, 3].flatMap((i): Part[] => {
          const angle = ((i + off) * TAU) / 4
          const long = off ? 0.66 : 1
          return placed(
            [
              {
                d: polygon([
                  [0, 0],
                  [0, -long],
                  [0.15, -0.15],
                ]),
                fill: 'black',
                stroke: 0.4,
              },
              {
                d: polygon([
                  [0, 0],
                  [0, -long],
                  [-0.15, -0.15],
                ]),
                fill: 'paper',
                stroke: 0.7,
              },
            ],
            { angle },
          )
        }),
      ),
    ],
    { x: at[0], y: at[1], scale: size },
  )

/** A galleon no larger than a thumbnail. */
const ship: Part[] = [
  { d: 'M-22 6C-14 10 12 10 22 2L17 18C8 22 -10 22 -17 18Z', fill: 'wood', stroke: 0.8 },
  line('M-8 8L-8 -22M6 8L6 -28M15 5L15 -12M20 3L30 -6', 0.9, 0),
  {
    d: 'M-16 -18C-6 -22 -4 -20 0 -18C4 -10 2 -4 -2 2C-8 0 -12 1 -17 4C-12 -4 -12 -12 -16 -18Z',
    fill: 'paper',
    stroke: 0.8,
  },
  {
    d: 'M0 -26C8 -29 12 -27 15 -24C19 -14 17 -6 13 0C8 -2 4 -1 -1 2C4 -8 4 -18 0 -26Z',
    fill: 'paper',
    stroke: 0.8,
  },
  line('M-8 -22L-2 -25M6 -28L12 -31M-26 22C-18 18 -12 24 -4 21C4 18 12 24 24 20', 0.7, 1),
]

/** A serpent of three loops in the open sea. */
const serpent: Part[] = [
  brush(coords('-26,4 -20,-10 -12,-6 -10,4'), 2.4),
  brush(coords('-4,4 2,-8 9,-4 10,4'), 2),
  brush(coords('16,4 21,-4 27,2'), 1.6),
  {
    d: 'M-26 4C-30 -4 -38 -6 -42 -2C-36 0 -36 4 -40 8C-34 8 -30 8 -26 4Z',
    fill: 'black',
    stroke: 0.3,
  },
  line('M-36 10C-24 6 -12 12 0 8C10 6 20 10 32 7', 0.6, 1),
]

const dashed = (points: readonly Point[]): string =>
  points
    .map(([x, y], i) => {
      const [u, v] = points[i + 1] ?? [x, y]
      return `M${x} ${y}L${(x + (u - x) * 0.55).toFixed(1)} ${(y + (v - y) * 0.55).toFixed(1)}`
    })
    .slice(0, -1)
    .join('')

const ROUTE = coords(
  '-60,-18 -50,-10 -40,-5 -29,-3 -18,-4 -8,-2 2,3 11,10 20,17 30,22 41,25 52,28 62,34 72,42',
)

function chart(isTreasure: boolean): Part[] {
  const winds: Point[] = [
    [14, -30],
    [-56, 48],
  ]
  const coast = coords(COAST)
  return [
    { d: WORN, fill: 'paper', shade: 0.15 },
    lines(
      [
        coords('-150,-98 -128,-104 -104,-101'),
        coords('150,-72 152,-50 149,-30'),
        coords('-152,60 -150,80 -153,98'),
      ],
      0.6,
      2,
    ),
    ...border(),
    line(rhumbs(winds[0]!, 16) + rhumbs(winds[1]!, 8), 0.35, 2),
    { d: polygon(coast), fill: 'sand', stroke: 0, shade: 0.15 },
    line(polygon(coast.slice(1, -1), false), 1, 0),
    shore(coast.slice(1, -2), -6),
    line(
      'M-122 -70L-116 -80L-110 -70M-112 -68L-105 -79L-98 -68M-124 -50L-118 -60L-112 -50M-100 -52L-94 -62L-88 -52M-120 -20L-115 -28L-110 -20M-128 0L-123 -9L-118 0',
      0.7,
      1,
    ),
    ...ISLANDS.map((text): Part => ({
      d: smooth(coords(text), true, 0.7),
      fill: 'sand',
      stroke: 0.9,
      tone: 0.16,
      shade: 0.3,
    })),
    ...ISLANDS.map((text) => shore(coords(text), 5)),
    line('M78 46L84 36L90 46M88 52L94 42L99 52', 0.7, 1),
    line(dashed(ROUTE), isTreasure ? 1.5 : 0.9, 0),
    ...(isTreasure
      ? [line('M70 38L82 50M82 38L70 50', 2.4, 0)]
      : [{ d: ellipse([74, 44], 2.4, 2.4), fill: 'black' as const, stroke: 0.3 }]),
    ...rose(winds[0]!, 30),
    ...rose(winds[1]!, 13),
    ...placed(ship, { x: 88, y: -42, scale: 0.92 }),
    ...placed(serpent, { x: 22, y: 64, scale: 0.8 }),
    line(
      coords('-30,-66 -14,-76 46,-74 112,-12 46,-4 -34,26 -12,36 118,16')
        .map(([x, y]) => `M${x} ${y}L${x + 3} ${y}M${x + 6} ${y + 5}L${x + 9} ${y + 5}`)
        .join(''),
      0.6,
      2,
    ),
    // corners roll up
    {
      d: 'M158 -110C150 -98 138 -92 124 -92C132 -98 136 -104 136 -110C144 -108 150 -110 158 -110Z',
      fill: 'sand',
      stroke: 0.9,
      tone: 0.3,
    },
    {
      d: 'M-158 110C-150 98 -140 92 -126 90C-132 98 -134 104 -134 110C-142 108 -150 108 -158 110Z',
      fill: 'sand',
      stroke: 0.9,
      tone: 0.3,
    },
  ]
}

/** An old chart: coast and islands, winds, a ship, a course laid in dashes. Broad enough to lie behind something. */
export const seaChart: Motif = {
  name: 'sea-chart',
  category: 'object',
  words: ['sea chart', 'nautical chart', 'treasure map', 'old map', 'sea map'],
  variants: ['chart', 'treasure'],
  spare: ['treasure'],
  draw: ({ variant }) => measured(chart(variant === 'treasure')),
}
