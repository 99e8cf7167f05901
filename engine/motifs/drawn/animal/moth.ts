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
import type { Rng } from '#shared/random.ts'
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

/** Death's-head hawk moth. */
function deathsHead(random: Rng): Part[] {
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
  return [
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
}

const eyespot = (at: Point, size: number): Part[] => [
  { d: circle(at, size), fill: 'violet', stroke: 0.8 },
  { d: circle(at, size * 0.68), fill: 'gold', stroke: 0.5, detail: 1 },
  { d: circle(at, size * 0.36), fill: 'black', stroke: 0 },
]

function lunaWings(): Part[] {
  return [
    {
      d: smooth(
        coords(
          '6,-4 36,-2 64,10 74,28 62,46 52,58 50,80 60,104 60,128 48,144 40,134 42,112 32,86 22,62 10,30',
        ),
        true,
        0.9,
      ),
      fill: 'wingLight',
    },
    veins([10, 4], coords('70,30 54,54 30,66'), 4),
    lines([coords('16,16 32,50 42,90 50,136'), coords('40,66 48,100 54,128')], 0.5),
    lines([coords('66,38 50,48 38,66'), coords('60,28 44,38 30,52')], 0.8),
    ...eyespot([44, 24], 7),
    {
      d: smooth(
        coords('4,-32 28,-58 62,-78 100,-84 122,-78 112,-56 102,-38 94,-14 82,6 50,10 22,6 6,2'),
        true,
        0.9,
      ),
      fill: 'wingLight',
    },
    veins([8, -20], coords('118,-76 104,-40 90,-4 58,8'), 7),
    lines([coords('106,-58 92,-34 76,2'), coords('98,-62 84,-36 66,4')], 0.8),
    ...eyespot([66, -46], 8),
    // the plum-coloured leading edge runs on across the shoulders
    {
      d: 'M2 -36C24 -62 60 -84 100 -90C112 -90 120 -86 124 -78C104 -82 66 -76 40 -58C26 -48 14 -36 4 -26Z',
      fill: 'violet',
      stroke: 0.8,
    },
  ]
}

/** Luna moth with its long trailing tails. */
function luna(random: Rng): Part[] {
  const abdomen = tube(sample(coords('0,-6 0,26 0,62'), 12), (u) => along([13, 15, 13, 8, 1], u))
  const rows = [0.2, 0.42, 0.64].flatMap((u) =>
    furRow({
      edge: [abdomen.at(u, -0.9), abdomen.at(u + 0.04, 0), abdomen.at(u, 0.9)],
      angles: [70, 90, 110].toReversed(),
      lengths: [10, 13, 10],
      count: 5,
      width: 3.6,
      tag: 'furLight',
      strands: 0,
      random,
      detail: 1,
    }),
  )
  return [
    ...mirrored(lunaWings()),
    ...mirrored(antenna()),
    { d: abdomen.strip(), fill: 'furLight' },
    ...rows.toReversed(),
    { d: symmetric(coords('0,-54 13,-50 19,-34 17,-12 0,-2')), fill: 'furLight' },
    ...mirrored(
      [0, 1, 2, 3, 4].flatMap((i) =>
        lock([6 + i * 2.4, -48 + i * 9], degrees(-20 + i * 24), 14, 4.6, 0.12, 'furLight', 0),
      ),
    ),
    ...furRow({
      edge: coords('-12,-40 0,-34 12,-40'),
      angles: [106, 90, 74],
      lengths: [20, 26, 20],
      count: 6,
      width: 4.5,
      tag: 'furLight',
      random,
    }),
    { d: symmetric(coords('0,-68 8,-66 12,-58 8,-50 0,-48')), fill: 'violet' },
    ...mirrored([{ d: circle([8, -60], 3.6), fill: 'black', stroke: 0.4 }]),
  ]
}

/** Moth: death's-head hawk moth or luna moth, wings spread. */
export const moth: Motif = {
  name: 'moth',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  words: ['moth', 'death moth', "death's head moth", 'hawk moth', 'luna moth'],
  variants: ['spread', 'luna'],
  draw: ({ variant, random }) => measured(variant === 'luna' ? luna(random) : deathsHead(random)),
}
