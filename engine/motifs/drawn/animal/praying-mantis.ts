import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A limb of changing width through its joints. */
const limb = (points: string, widths: readonly number[], tag: Tag = 'green'): Part => ({
  d: tube(sample(coords(points), 12), (u) => along(widths, u)).strip(0, 1, -1, 1, 36),
  fill: tag,
})

/** Teeth along the inner edge of a catching leg. */
const spines = (from: Point, to: Point, count: number, long: number): Part => ({
  d: Array.from({ length: count }, (_, i) => {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ]
    const [a, b, c] = [at(i / count), at((i + 0.6) / count), at((i + 0.3) / count)]
    const size = Math.hypot(to[0] - from[0], to[1] - from[1])
    const out: Point = [-(to[1] - from[1]) / size, (to[0] - from[0]) / size]
    const word = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
    return `M${word(a)}L${word([c[0] + out[0] * long, c[1] + out[1] * long])}L${word(b)}Z`
  }).join(''),
  fill: 'black',
  stroke: 0.3,
})

/** One arm folded as in prayer: upper joint, spiny femur, hooked shin. */
const arm = (dx: number, dy: number): Part[] => {
  const move = (text: string) =>
    coords(text)
      .map(([x, y]) => `${x + dx},${y + dy}`)
      .join(' ')
  const at = (x: number, y: number): Point => [x + dx, y + dy]
  return [
    limb(move('-28,-22 -40,0 -50,22'), [4, 6.5, 5]),
    spines(at(-98, -10), at(-56, 18), 7, 8),
    limb(move('-48,24 -64,16 -84,2 -106,-18'), [6, 10.5, 9, 5]),
    spines(at(-70, 24), at(-104, -6), 6, 6),
    limb(move('-106,-18 -98,2 -82,20 -66,30'), [4.5, 6, 4.5, 0.6]),
    brush(coords(move('-54,18 -72,8 -92,-8')), 1.1),
  ]
}

const insect = (): Part[] => [
  // far legs
  limb('22,44 4,70 -12,92 -16,136 -30,142', [3.4, 3, 2.2, 1.8, 1]),
  limb('54,62 74,92 100,106 116,142 130,144', [3.4, 3, 2.2, 1.8, 1]),
  // abdomen, ringed, under the folded wings
  limb('18,34 56,66 98,98 138,118', [11, 17, 15, 3], 'belly'),
  lines(
    [
      coords('40,66 50,72 58,64'),
      coords('58,82 68,84 74,76'),
      coords('78,96 88,98 92,90'),
      coords('98,110 106,110 110,104'),
    ],
    0.9,
  ),
  {
    d: smooth(coords('12,20 30,14 66,34 112,72 152,112 156,122 140,116 96,98 54,74 22,46')),
    fill: 'leaf',
  },
  {
    d: smooth(coords('14,22 40,26 82,56 124,92 150,118 116,100 70,74 30,46')),
    fill: 'green',
  },
  lines(
    [
      coords('24,30 60,54 104,86 140,112'),
      coords('36,28 76,56 118,90'),
      coords('28,40 62,66 98,90'),
      coords('58,42 66,58'),
      coords('82,60 86,74'),
      coords('104,78 106,88'),
    ],
    0.7,
  ),
  packed(
    'M22 46C40 62 70 80 96 98C116 106 134 114 150 120C128 118 108 112 92 104C66 92 40 72 22 46Z',
  ),
  // near legs
  limb('26,42 26,78 40,100 44,146 58,150', [4, 3.4, 2.6, 2, 1]),
  limb('10,34 -10,62 -40,76 -52,132 -66,138', [4, 3.4, 2.6, 2, 1]),
  ...arm(14, -14),
  // the long neck of a thorax
  limb('-42,-84 -30,-50 -8,-10 22,36', [6.5, 8.5, 9, 12]),
  brush(coords('-38,-72 -22,-40 2,0 18,26'), 1.1),
  gleam('M-30 -66C-24 -50 -16 -36 -8 -24L-12 -22C-20 -34 -28 -50 -34 -64Z'),
  ...arm(0, 0),
  // head: a triangle with an eye at each corner
  brush(coords('-46,-112 -58,-140 -92,-158 -122,-154'), 1.2),
  brush(coords('-36,-112 -32,-144 -10,-166 20,-166'), 1.2),
  {
    d: smooth(
      coords('-72,-112 -52,-114 -40,-114 -16,-118 -18,-100 -34,-82 -48,-66 -56,-68 -64,-90'),
      true,
      0.8,
    ),
    fill: 'green',
  },
  { d: ellipse([-70, -108], 12, 15), fill: 'gold' },
  { d: ellipse([-18, -112], 12, 15), fill: 'gold' },
  { d: ellipse([-73, -106], 4, 5), fill: 'black', stroke: 0.2 },
  { d: ellipse([-20, -109], 4, 5), fill: 'black', stroke: 0.2 },
  line('M-60 -98L-46 -88L-30 -100M-52 -72L-50 -82L-44 -76', 0.9, 1),
  packed('M-20 -102L-34 -82L-48 -66C-46 -74 -44 -80 -40 -86C-34 -92 -26 -96 -20 -102Z'),
]

export const prayingMantis: Motif = {
  name: 'praying-mantis',
  category: 'animal',
  bulk: 0.35,
  words: ['praying mantis', 'mantis'],
  variants: ['praying'],
  draw: () => measured(insect()),
}
