import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A place on a page: across from the outer edge to the gutter, and down. Pages swell between the two. */
const onPage =
  (corners: readonly [Point, Point, Point, Point], swell: number) =>
  (across: number, down: number): Point => {
    const [outerTop, gutterTop, gutterFoot, outerFoot] = corners
    const rise = swell * Math.sin(Math.PI * across)
    const mix = (q: 0 | 1) =>
      lerp(lerp(outerTop[q], gutterTop[q], across), lerp(outerFoot[q], gutterFoot[q], across), down)
    return [mix(0), mix(1) - rise]
  }
const onLeft = onPage(quad('-108,-58 -4,-44 -10,72 -122,50'), 12)
const onRight = onPage(quad('116,-70 -4,-44 -10,72 126,40'), 15)

function quad(text: string): [Point, Point, Point, Point] {
  const [a, b, c, d] = coords(text)
  return [a!, b!, c!, d!]
}

/** Lines of print, the first ones set in beside a painted initial. */
const print = (page: typeof onLeft, from: number, to: number, inset: (row: number) => number) =>
  lines(
    Array.from({ length: 9 }, (_, row): Point[] => {
      const down = 0.13 + row * 0.088
      const [a, b] = [from + (from < to ? inset(row) : 0), to - (row === 8 ? (to - from) * 0.4 : 0)]
      return [0, 0.33, 0.66, 1].map((t) => page(lerp(a, b, t), down))
    }),
    0.8,
  )

const initial = (): Part => {
  const corner = (u: number, v: number) =>
    onLeft(u, v)
      .map((n) => n.toFixed(1))
      .join(' ')
  return {
    d: `M${corner(0.12, 0.1)}L${corner(0.3, 0.1)}L${corner(0.3, 0.32)}L${corner(0.12, 0.32)}Z`,
    fill: 'red',
    stroke: 0.8,
    detail: 1,
  }
}

/** Lying open, seen from a little to the left; one leaf is just turning. */
function open(): Part[] {
  return [
    {
      d: 'M-132 64L-114 -60C-72 -72 -30 -64 -4 -46C26 -70 76 -80 124 -70L138 54C86 46 36 60 -8 90C-42 64 -86 54 -132 64Z',
      fill: 'leather',
    },
    packed('M138 54C86 46 36 60 -8 90L-9 84C34 56 86 44 134 46Z'),
    // the block of pages under the open ones
    { d: 'M-122 50C-86 40 -42 48 -10 72L-9 84C-42 60 -86 50 -127 60Z', fill: 'paper', shade: 0.5 },
    { d: 'M-10 72C34 44 84 34 126 40L131 51C84 45 34 56 -9 84Z', fill: 'paper', shade: 0.5 },
    line(
      'M-123 53C-86 43 -42 51 -10 75M-125 56C-86 46 -42 55 -10 79M-10 76C34 48 84 38 127 43M-10 80C34 52 84 41 129 47',
      0.5,
      1,
    ),
    {
      d: 'M-122 50L-108 -58C-74 -76 -32 -68 -4 -44L-10 72C-42 48 -86 40 -122 50Z',
      fill: 'paper',
      shade: 0.5,
    },
    {
      d: 'M-10 72L-4 -44C26 -72 72 -84 116 -70L126 40C84 34 34 44 -10 72Z',
      fill: 'paper',
      shade: 0.5,
    },
    // the hollow by the spine
    packed('M-4 -44C-12 -52 -20 -56 -28 -60C-20 -20 -24 20 -30 58C-22 62 -16 66 -10 72Z'),
    print(onLeft, 0.12, 0.86, (row) => (row < 3 ? 0.24 : 0)),
    initial(),
    print(onRight, 0.1, 0.5, () => 0),
    // the turning leaf, its corner curling back
    {
      d: 'M-10 72L-4 -44C0 -78 22 -102 56 -112C60 -112 64 -110 64 -106L76 4C36 12 8 38 -10 72Z',
      fill: 'paper',
      shade: 0.6,
    },
    packed('M-10 72L-4 -44C-1 -62 6 -78 16 -90C12 -40 16 -6 18 26C6 40 -2 54 -10 72Z'),
    lines(
      Array.from({ length: 7 }, (_, row) =>
        coords(`24,${-70 + row * 13} 42,${-80 + row * 13.5} 62,${-86 + row * 14}`),
      ),
      0.6,
      1,
    ),
    {
      d: 'M56 -112C68 -112 78 -106 82 -96C74 -98 68 -98 64 -94C64 -102 62 -108 56 -112Z',
      fill: 'paper',
      tone: 0.3,
    },
    // worn corners of the boards, a ribbon
    { d: 'M-132 64L-129 44L-112 60Z', fill: 'gold', stroke: 0.9 },
    { d: 'M138 54L135 34L118 52Z', fill: 'gold', stroke: 0.9 },
    brush(coords('-4,-44 -6,10 -10,74'), 2.2),
    {
      d: 'M-14 72C-20 88 -14 98 -20 114L-10 108L-2 116C2 100 -4 90 -4 74Z',
      fill: 'red',
      stroke: 0.9,
    },
    line('M-12 78C-16 90 -11 98 -14 108', 0.6, 1),
  ]
}

const sparks: Part[] = (
  [
    [-30, -88, 12],
    [8, -110, 16],
    [44, -92, 10],
    [-4, -76, 7],
    [-62, -104, 7],
    [74, -116, 7],
  ] as const
).map(([x, y, size]): Part => ({
  d: star(4, size, size * 0.28, [x, y]),
  fill: 'star',
  stroke: 0.8,
}))

/** Three old volumes, one leaning on the stack. */
function stack(): Part[] {
  const volume = (tag: 'leather' | 'red' | 'blue', width: number): Part[] => [
    {
      d: `M${-width} -14L${width} -14C${width + 10} -8 ${width + 10} 8 ${width} 14L${-width} 14Z`,
      fill: tag,
    },
    {
      d: `M${-width} -9L${width - 12} -9L${width - 12} 9L${-width} 9C${-width + 6} 4 ${-width + 6} -4 ${-width} -9Z`,
      fill: 'paper',
      stroke: 0.8,
      shade: 0.4,
    },
    line(
      `M${-width + 4} -5L${width - 12} -5M${-width + 5} 0L${width - 12} 0M${-width + 4} 5L${width - 12} 5`,
      0.45,
      2,
    ),
    line(`M${width - 4} -14C${width + 5} -8 ${width + 5} 8 ${width - 4} 14`, 0.7, 1),
  ]
  return [
    ...placed(volume('leather', 96), { y: 60 }),
    ...placed(volume('blue', 84), { x: -6, y: 30 }),
    ...placed(volume('red', 90), { x: 6, y: 0, mirror: true }),
    ...placed(open(), { y: -52, scale: 0.62 }),
  ]
}

/** Lying open before us, nothing on its pages yet. */
const blank: Part[] = [
  {
    d: 'M-140 76L-140 -64C-96 -80 -40 -76 0 -58C40 -76 96 -80 140 -64L140 76C92 66 36 70 0 92C-36 70 -92 66 -140 76Z',
    fill: 'leather',
  },
  ...mirrored([
    { d: 'M0 78C-38 54 -92 52 -130 62L-130 70C-92 60 -38 64 0 87Z', fill: 'paper', shade: 0.5 },
    line('M-130 65C-92 55 -38 58 0 81', 0.5, 1),
    {
      d: 'M0 78L0 -52C-36 -74 -92 -78 -130 -64L-130 62C-92 52 -38 54 0 78Z',
      fill: 'paper',
      shade: 0.4,
    },
    line('M-6 -48L-6 66M-11 -50L-11 62', 0.5, 2),
  ]),
  { d: 'M-5 86L7 86L8 124L1 116L-6 124Z', fill: 'red', stroke: 0.9 },
]

export const book: Motif = {
  name: 'book',
  stands: true,
  category: 'object',
  words: [
    'book',
    'open book',
    'books',
    'stack of books',
    'bible',
    'spell book',
    'novel',
    'reading',
  ],
  variants: ['open', 'magic', 'stack', 'blank'],
  spare: ['blank'],
  pages: {
    blank: [
      { box: [-118, -54, -18, 46], angle: 0.02, sag: -5 },
      { box: [18, -54, 118, 46], angle: -0.02, sag: -5 },
    ],
  },
  draw({ variant }) {
    if (variant === 'blank') return measured(blank)
    if (variant === 'stack') return measured(stack())
    return measured(variant === 'magic' ? [...placed(open(), { y: 34 }), ...sparks] : open())
  },
}
