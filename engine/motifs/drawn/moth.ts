import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, lines, pointAlong, symmetric, degrees } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Veins from the wing root to points on its outer edge. */
const veins = (root: Point, edge: readonly Point[], count: number): Part =>
  lines(
    Array.from({ length: count }, (_, i) => {
      const end = pointAlong(edge, (i + 0.5) / count)
      return [
        root,
        [root[0] + (end[0] - root[0]) * 0.5, root[1] + (end[1] - root[1]) * 0.5 - 4],
        end,
      ] as Point[]
    }),
    0.5,
  )

/** A wavy band across the wing between two edges. */
const band = (inner: readonly Point[], outer: readonly Point[]): Part => ({
  d: smooth([...inner, ...[...outer].toReversed()], true, 0.9),
  fill: 'wingDark',
  stroke: 0.6,
  detail: 1,
})

function wings(): Part[] {
  return [
    {
      d: smooth(coords('6,2 44,6 82,22 92,46 84,60 76,72 60,78 46,84 30,72 14,40'), true, 0.9),
      fill: 'gold',
    },
    band(coords('18,56 44,60 68,44 80,20'), coords('24,66 50,72 76,54 88,30')),
    band(coords('14,36 34,40 54,30 64,12'), coords('16,44 38,48 60,36 72,16')),
    veins([8, 8], coords('24,68 50,82 76,70 90,44'), 6),
    {
      d: smooth(
        coords('4,-30 40,-62 86,-88 116,-92 122,-80 110,-54 96,-30 84,-6 60,10 30,12 6,8'),
        true,
        0.9,
      ),
      fill: 'wing',
    },
    band(coords('38,-58 48,-36 46,-12 36,10'), coords('52,-68 60,-40 56,-12 46,12')),
    band(coords('82,-84 84,-58 78,-30 64,6'), coords('94,-88 96,-58 88,-28 74,2')),
    veins([8, -18], coords('118,-88 104,-46 88,-12 60,8'), 7),
    // pale eye spot and the dark leading edge
    { d: circle([68, -38], 7), fill: 'furLight', stroke: 0.9, detail: 1 },
    { d: circle([68, -38], 3), fill: 'black', stroke: 0, detail: 1 },
    brush(coords('6,-30 50,-68 118,-91'), 2.4),
    lines([coords('108,-80 104,-64 98,-46'), coords('112,-72 106,-54 98,-34')], 0.6),
  ]
}

/** Feathered antenna. */
function antenna(): Part[] {
  const stem = tube(sample(coords('5,-62 16,-84 40,-104'), 10), () => 1)
  const combs = Array.from({ length: 14 }, (_, i) => {
    const u = 0.18 + i * 0.058
    return polygon(
      [
        stem.at(u + 0.1, 7 * Math.sin(Math.PI * u) + 2),
        stem.at(u, 0),
        stem.at(u + 0.1, -7 * Math.sin(Math.PI * u) - 2),
      ],
      false,
    )
  })
  return [{ d: stem.line(0, 1, 0), fill: null, stroke: 1.5 }, line(combs.join(''), 0.6, 1)]
}

/** The skull mark on the thorax. */
const SKULL: Part[] = [
  { d: symmetric(coords('0,-46 10,-45 16,-34 13,-22 8,-18 7,-8 0,-6')), fill: 'bone', stroke: 0.9 },
  ...mirrored([
    { d: smooth(coords('3,-30 8,-33 12,-29 9,-23 4,-24')), fill: 'black', stroke: 0.3 },
  ]),
  { d: 'M0 -23L3 -17L-3 -17Z', fill: 'black', stroke: 0.2 },
  line('M-4 -14L-4 -7M0 -14L0 -6M4 -14L4 -7M-7 -14L7 -14', 0.5, 1),
]

/** Death's-head hawk moth, wings spread. */
export const moth: Motif = {
  name: 'moth',
  category: 'animal',
  words: ['moth', 'death moth', "death's head moth", 'hawk moth', 'luna moth'],
  variants: ['spread'],
  draw({ random }) {
    const abdomen = tube(sample(coords('0,0 0,40 0,92'), 12), (u) => along([17, 19, 17, 11, 1], u))
    const stripes: Part[] = [0.14, 0.3, 0.46, 0.62, 0.77].map((u) => ({
      d: smooth(
        [
          abdomen.at(u, -1),
          abdomen.at(u + 0.04, 0),
          abdomen.at(u, 1),
          abdomen.at(u + 0.07, 1),
          abdomen.at(u + 0.11, 0),
          abdomen.at(u + 0.07, -1),
        ],
        true,
        0.7,
      ),
      fill: 'black',
      stroke: 0.4,
    }))
    const collar = [0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      lock([8 + i * 2, -52 + i * 8], degrees(-40 + i * 20), 16, 5, 0.12, 'furDark', 0),
    )
    const parts: Part[] = [
      ...mirrored(wings()),
      ...mirrored(antenna()),
      { d: abdomen.strip(), fill: 'gold' },
      ...stripes,
      ...mirrored(collar),
      { d: symmetric(coords('0,-58 14,-54 22,-36 22,-12 14,4 0,8')), fill: 'furDark' },
      ...furRow({
        edge: coords('-14,0 0,6 14,0'),
        angles: [112, 90, 68],
        lengths: [14, 16, 14],
        count: 6,
        width: 4.5,
        tag: 'furDark',
        random,
      }),
      ...SKULL,
      { d: symmetric(coords('0,-70 8,-68 12,-60 8,-52 0,-50')), fill: 'furDark' },
      ...mirrored([{ d: circle([8, -62], 3.6), fill: 'black', stroke: 0.4 }]),
    ]
    return measured(parts)
  },
}
