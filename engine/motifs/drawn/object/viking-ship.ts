import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { seaway, type Crest } from '#engine/motifs/drawing/sea.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** The rail, from the stern to the bow. */
const RAIL: readonly Point[] = coords('-92,28 -60,44 -20,51 20,51 60,44 92,26')
const railAt = (u: number): Point => {
  const f = u * (RAIL.length - 1)
  const i = Math.min(RAIL.length - 2, Math.floor(f))
  const [a, b] = [RAIL[i]!, RAIL[i + 1]!]
  return [lerp(a[0], b[0], f - i), lerp(a[1], b[1], f - i)]
}

/** Lapped planks that sweep up into the stems, tall at both ends. */
const hull: Part[] = [
  {
    d: 'M-126 -58C-120 -22 -112 8 -92 28C-66 46 -32 51 0 51C32 51 68 45 92 26C112 6 122 -26 124 -62C134 -58 138 -50 138 -40C136 2 122 48 92 76C60 94 -60 94 -94 76C-124 48 -140 0 -142 -44C-142 -54 -134 -60 -126 -58Z',
    fill: 'wood',
  },
  lines(
    [
      coords('-136,-34 -126,8 -98,42 -54,58 0,62 54,58 96,40 122,6 132,-34'),
      coords('-130,6 -104,50 -58,68 0,72 58,68 102,48 126,8'),
      coords('-118,36 -96,62 -56,78 0,82 56,78 98,58 114,38'),
    ],
    0.8,
  ),
  lines(
    [
      coords('-131,-44 -124,-12 -116,8'),
      coords('129,-48 124,-14 116,8'),
      coords('-70,68 -50,73 -28,76'),
      coords('24,67 50,64 70,58'),
      coords('-30,86 0,88 30,86'),
    ],
    0.5,
    2,
  ),
]

/** The prow: a dragon with open jaws, a crest down its neck. */
const dragonHead: Part[] = [
  // the crest behind
  {
    d: 'M-2 -34C-12 -40 -18 -36 -22 -28C-14 -29 -10 -27 -8 -22C-17 -24 -23 -19 -25 -11C-17 -13 -12 -11 -9 -6C-17 -6 -22 0 -22 8C-15 4 -10 5 -7 10Z',
    fill: 'red',
    stroke: 0.9,
  },
  {
    d: 'M-12 30C-14 8 -14 -16 -4 -30C2 -40 14 -44 24 -42C36 -44 50 -40 62 -30C66 -28 67 -24 64 -22C58 -20 54 -22 50 -20C42 -18 34 -18 28 -16C36 -10 44 -8 54 -8C58 -6 57 -1 53 0C40 4 26 0 16 -6C8 4 6 16 6 30Z',
    fill: 'wood',
  },
  // teeth, tongue, eye, nostril, horn
  {
    d: 'M50 -20L48 -13L44 -19L41 -12L37 -18L34 -12L30 -16L34 -12C40 -10 46 -9 52 -8L49 -14Z',
    fill: 'bone',
    stroke: 0.6,
  },
  {
    d: 'M24 -14C34 -8 44 -14 58 -12C66 -12 70 -16 72 -20C70 -8 62 -6 54 -8C42 -8 32 -8 24 -14Z',
    fill: 'red',
    stroke: 0.7,
  },
  {
    d: 'M8 -40C2 -52 -8 -58 -20 -56C-14 -50 -10 -44 -6 -32C-2 -36 2 -39 8 -40Z',
    fill: 'horn',
    stroke: 0.9,
  },
  { d: ellipse([22, -32], 5, 4), fill: 'paper', stroke: 0.8 },
  { d: circle([23.4, -32], 2), fill: 'black', stroke: 0 },
  brush(coords('13,-36 22,-39 32,-34'), 1.7),
  brush(coords('56,-32 61,-32 62,-28'), 1.2),
  lines(
    [coords('34,-36 44,-32 52,-26'), coords('4,-20 0,-6 -2,12'), coords('12,-22 6,-10 4,4')],
    0.7,
  ),
  lines([coords('-8,-10 -2,-8 4,-10'), coords('-10,4 -4,7 4,5'), coords('-11,18 -4,21 5,19')], 0.7),
]

/** The stern ends in a spiral, as the tail of the beast. */
const stern: Part[] = [
  {
    d: 'M8 30C8 10 8 -8 2 -22C-4 -34 -18 -38 -27 -31C-36 -23 -34 -8 -23 -4C-13 -1 -4 -9 -8 -18C-10 -23 -17 -24 -20 -19C-17 -21 -13 -18 -14 -14C-16 -9 -23 -10 -25 -17C-26 -25 -17 -30 -9 -26C0 -21 -2 -4 -4 8C-6 16 -9 22 -10 30Z',
    fill: 'wood',
  },
  lines([coords('3,26 4,6 0,-14 -8,-27')], 0.7),
]

const SHIELDS: readonly [rim: Tag, field: Tag][] = [
  ['red', 'banner'],
  ['steelDark', 'gold'],
  ['banner', 'red'],
]

function shield(at: Point, index: number): Part[] {
  const [field, cross] = SHIELDS[index % SHIELDS.length]!
  const quarter: Part[] =
    index % 2 === 0
      ? [
          { d: 'M0 0L0 -13A13 13 0 0 1 13 0Z', fill: cross, stroke: 0.6 },
          { d: 'M0 0L0 13A13 13 0 0 1 -13 0Z', fill: cross, stroke: 0.6 },
        ]
      : [
          line(
            'M-9.200 -9.200C-4 -6 -2 -4 0 0C-4 2 -6 4 -9.200 9.200M9.200 9.200C4 6 2 4 0 0C4 -2 6 -4 9.200 -9.200',
            0.8,
          ),
        ]
  return placed(
    [
      { d: circle([0, 0], 14.5), fill: field },
      ...quarter,
      line(circle([0, 0], 12), 0.6, 1),
      { d: circle([0, 0], 4), fill: 'steel', stroke: 0.8 },
    ],
    { x: at[0], y: at[1], angle: 0.3 * index },
  )
}

/** One square sail, full of wind, in broad stripes. */
const STRIPES = 7
function sail(): Part[] {
  const top = (t: number): Point => [lerp(-66, 66, t), -112 - 5 * Math.sin(Math.PI * t)]
  const foot = (t: number): Point => [lerp(-80, 82, t), 12 - 20 * Math.sin(Math.PI * t) ** 0.8]
  const belly = (t: number): Point => [lerp(-66, 104, t), -44 + 8 * Math.sin(Math.PI * t)]
  const seam = (t: number): Point[] => [top(t), belly(t), foot(t)]
  const side = (t: number) => smooth(seam(t), false)
  const strips = Array.from({ length: STRIPES }, (_, i): Part => {
    const [a, b] = [i / STRIPES, (i + 1) / STRIPES]
    const back = smooth(seam(b).toReversed(), false)
    return {
      d: `${side(a)}L${foot(b).join(' ')}${back.slice(back.indexOf('C'))}Z`,
      fill: i % 2 === 0 ? 'red' : 'banner',
      stroke: 0.8,
    }
  })
  return [
    ...strips,
    brush([top(0), belly(0), foot(0)], 1.3),
    brush([top(1), belly(1), foot(1)], 1.5),
    lines(
      [0.16, 0.34, 0.5, 0.66, 0.84].map((t) => {
        const [x, y] = foot(t)
        return [
          [x, y - 2],
          [x + 5, y - 16],
          [x + 8, y - 34],
        ] as const
      }),
      0.5,
      2,
    ),
    {
      d: 'M-74 -117C-30 -123 30 -123 74 -117L74 -111C30 -117 -30 -117 -74 -111Z',
      fill: 'wood',
      stroke: 0.9,
    },
  ]
}

const FAR_SEA: readonly Crest[] = [
  { from: -150, to: -92, height: 24 },
  { from: -92, to: -40, height: 13 },
  { from: -40, to: 20, height: 15 },
  { from: 20, to: 82, height: 12 },
  { from: 82, to: 152, height: 30 },
]
const NEAR_SEA: readonly Crest[] = [
  { from: -162, to: -96, height: 19 },
  { from: -96, to: -44, height: 14 },
  { from: -44, to: 16, height: 23 },
  { from: 16, to: 70, height: 13 },
  { from: 70, to: 162, height: 34 },
]

/** Oars of the near side, dipping in one stroke. */
const oars: Part[] = [-58, -26, 6, 38].flatMap((x) =>
  placed(
    [
      {
        d: 'M-1.400 0L1.400 0L1.800 40C5 46 5 56 0 60C-5 56 -5 46 -1.800 40Z',
        fill: 'wood',
        stroke: 0.8,
      },
    ],
    { x, y: 62, angle: 0.62 },
  ),
)

function longship(isAtSea: boolean): Part[] {
  return [
    line('M0 -134L-116 0M0 -134L112 -8', 0.7),
    { d: 'M-3 -136L3 -136L4 50L-4 50Z', fill: 'wood', stroke: 0.9 },
    {
      d: 'M2 -134C18 -142 28 -130 48 -138C38 -130 38 -126 46 -120C28 -116 16 -126 2 -120Z',
      fill: 'red',
      stroke: 0.9,
    },
    ...sail(),
    line('M-78 12L-84 34M84 12L80 32', 0.7),
    ...placed(stern, { x: -134, y: -70 }),
    ...placed(dragonHead, { x: 134, y: -76, scale: 0.94 }),
    ...hull,
    packed(
      'M-104 68C-60 88 60 88 104 64C100 70 98 73 92 76C60 94 -60 94 -94 76C-98 74 -101 71 -104 68Z',
    ),
    ...oars,
    ...Array.from({ length: 8 }, (_, i) => {
      const [x, y] = railAt(0.06 + (0.88 * i) / 7)
      return shield([x, y + 4], i)
    }).flat(),
    ...(isAtSea ? [...seaway(FAR_SEA, 90, 110), ...seaway(NEAR_SEA, 102, 130)] : []),
  ]
}

export const vikingShip: Motif = {
  name: 'viking-ship',
  bulk: 5,
  category: 'object',
  words: ['viking ship', 'longship', 'drakkar', 'viking boat', 'longboat', 'dragon ship'],
  variants: ['waves', 'ship'],
  draw: ({ variant }) => measured(longship(variant === 'waves')),
}
