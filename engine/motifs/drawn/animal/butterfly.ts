import {
  coords,
  circle,
  lerp,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { along, brush, lines, pointAlong, symmetric } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

interface Wing {
  root: Point
  /** the edge from the root out to the apex, along the outer margin, and back to the root */
  leading: readonly Point[]
  margin: readonly Point[]
  trailing: readonly Point[]
  /** the closed cell near the root, from its leading to its trailing end */
  cell: readonly Point[]
  veins: number
  tag?: Tag
  spots?: boolean
  tone?: number
}

/** A dark wing with pale windows between its veins, a closed cell at the root and two rows of spots in the border. */
function wing({
  root,
  leading,
  margin,
  trailing,
  cell,
  veins,
  tag = 'wing',
  spots = true,
  tone,
}: Wing): Part[] {
  const edge = sample(
    [leading[leading.length - 2]!, leading[leading.length - 1]!, ...margin, trailing[0]!],
    8,
  )
  const inner = sample(cell, 8)
  const towards = (p: Point, q: Point, t: number): Point => [
    lerp(p[0], q[0], t),
    lerp(p[1], q[1], t),
  ]
  /** a window drawn in from its corners by the width of a vein */
  const window = (corners: readonly Point[], fill: Tag): Part => {
    const mid: Point = [
      corners.reduce((s, p) => s + p[0], 0) / corners.length,
      corners.reduce((s, p) => s + p[1], 0) / corners.length,
    ]
    const d = smooth(
      corners.map((p) =>
        towards(p, mid, Math.min(0.4, 2.1 / Math.hypot(p[0] - mid[0], p[1] - mid[1]))),
      ),
      true,
      0.6,
    )
    return { d, fill, stroke: 0.55, tone }
  }
  const parts: Part[] = [
    {
      d: smooth([root, ...leading, ...margin, ...trailing], true, 0.92),
      fill: 'wingDark',
      tone: 0.35,
    },
  ]
  for (let i = 0; i < veins; i++) {
    const [s, m, t] = [i / veins, (i + 0.5) / veins, (i + 1) / veins]
    const out = (k: number, reach: number) =>
      towards(pointAlong(inner, k), pointAlong(edge, k), reach)
    // every window reaches a little differently far into the border
    const reach = 0.74 + 0.06 * Math.sin(i * 2.4 + veins)
    parts.push(
      window(
        [
          pointAlong(inner, s),
          out(s, reach * 0.55),
          out(s, reach * 0.94),
          out(m, reach + 0.05),
          out(t, reach * 0.94),
          out(t, reach * 0.55),
          pointAlong(inner, t),
        ],
        tag,
      ),
    )
    if (spots && i > 0)
      for (const [k, size] of coords('0.93,1 0.86,0.7'))
        parts.push({
          d: circle(out(m + (k < 0.9 ? 0.012 : 0), k), 2.3 * size),
          fill: 'paper',
          stroke: 0,
          detail: 1,
          shade: 0.3,
        })
  }
  const forks = lines(
    [0.3, 0.7].map((k) => [
      towards(root, pointAlong(inner, k), 0.2),
      towards(root, pointAlong(inner, k), 0.55),
      towards(root, pointAlong(inner, k), 0.86),
    ]),
    0.7,
  )
  const cellEdge = [0, 0.25, 0.5, 0.75, 1].map((k) => pointAlong(inner, k))
  return [
    ...parts,
    window(
      [
        towards(root, cellEdge[0]!, 0.16),
        towards(root, cellEdge[0]!, 0.6),
        ...cellEdge,
        towards(root, cellEdge[4]!, 0.6),
        towards(root, cellEdge[4]!, 0.16),
      ],
      tag,
    ),
    forks,
  ]
}

const FORE: Wing = {
  root: [5, -24],
  leading: coords('24,-56 54,-86 88,-106 112,-112'),
  margin: coords('124,-104 121,-84 111,-64 106,-44 98,-26 84,-12'),
  trailing: coords('60,-8 32,-4 8,-2'),
  cell: coords('44,-70 62,-66 60,-46 48,-30 24,-14'),
  veins: 7,
}
const HIND: Wing = {
  root: [5, -8],
  leading: coords('28,-10 56,-10 80,-2'),
  margin: coords(
    '92,10 96,28 90,46 80,58 72,66 68,82 70,104 65,118 57,112 57,94 54,77 42,76 30,64',
  ),
  trailing: coords('20,48 10,26 5,8'),
  cell: coords('34,-4 50,6 52,20 42,30 18,24'),
  veins: 6,
  tag: 'wing',
  spots: false,
}

function body(random: Rng): Part[] {
  const abdomen = tube(coords('0,-6 0,20 0,62'), (u) => along([7, 8, 7.4, 5.6, 3.4, 0.6], u))
  const antenna: Part[] = [
    line('M2 -46C8 -66 18 -88 34 -102', 1, 0),
    { d: smooth(coords('31,-99 37,-108 40,-106 35,-97')), fill: 'black', stroke: 0.4 },
  ]
  return [
    ...mirrored(antenna),
    { d: abdomen.strip(0, 1, -1, 1, 30), fill: 'furDark' },
    lines(
      [0.16, 0.3, 0.44, 0.58, 0.72, 0.84].map((u) => [
        abdomen.at(u, -1),
        abdomen.at(u + 0.05, 0),
        abdomen.at(u, 1),
      ]),
      0.7,
    ),
    { d: symmetric(coords('0,-38 8,-34 10,-20 8,-6 0,-2')), fill: 'furDark' },
    ...furRow({
      edge: coords('-6,-8 0,-5 6,-8'),
      angles: [110, 90, 70],
      lengths: [9, 11, 9],
      count: 5,
      width: 2.6,
      tag: 'furDark',
      random,
      detail: 1,
    }),
    ...furRow({
      edge: coords('-6,-32 0,-34 6,-32'),
      angles: [120, 90, 60],
      lengths: [9, 10, 9],
      count: 5,
      width: 2.6,
      tag: 'furDark',
      random,
      detail: 1,
    }),
    { d: symmetric(coords('0,-50 5,-48 7,-42 4,-36 0,-35')), fill: 'furDark' },
    ...mirrored([{ d: circle([5.5, -44], 2.9), fill: 'black', stroke: 0.4 }]),
  ]
}

/** Spots in the tails of the hind wings, as on a swallowtail. */
const EYE_SPOTS: Part[] = [
  { d: smooth(coords('34,56 41,54 46,61 41,68 34,64')), fill: 'flame', stroke: 0.6, detail: 1 },
  { d: circle([40, 61], 2.6), fill: 'black', stroke: 0, detail: 1 },
  ...coords('86,24 82,40 73,53').map((p): Part => ({
    d: smooth([
      [p[0] - 1, p[1] - 4.5],
      [p[0] + 3.5, p[1]],
      [p[0] - 2, p[1] + 4.5],
      [p[0] + 0.5, p[1]],
    ]),
    fill: 'paper',
    stroke: 0,
    detail: 1,
    shade: 0.3,
  })),
]

const open = (random: Rng): Part[] => [
  ...mirrored([...wing(HIND), ...EYE_SPOTS]),
  ...mirrored(wing(FORE)),
  ...body(random),
]

/** Flying to the right, seen from the side: the far wings behind, the near ones raised. */
function flying(random: Rng): Part[] {
  const abdomen = tube(sample(coords('10,26 -18,44 -44,72 -52,92'), 8), (u) =>
    along([8.5, 9, 8.5, 7, 4.5, 0.6], u),
  )
  const legs = lines(
    [
      coords('22,32 30,44 24,54 30,60'),
      coords('14,36 16,50 8,58 12,66'),
      coords('27,28 40,36 40,48'),
    ],
    1,
    0,
  )
  return [
    ...wing({
      root: [22, 22],
      leading: coords('46,-10 62,-52 72,-92'),
      margin: coords('82,-108 92,-94 92,-66 86,-40 78,-18'),
      trailing: coords('60,4 38,20'),
      cell: coords('55,-30 66,-30 64,-8 44,8'),
      veins: 5,
      tone: 0.14,
    }),
    ...wing({
      root: [6, 32],
      leading: coords('-22,12 -54,-8 -80,-14'),
      margin: coords(
        '-98,-8 -110,10 -108,30 -98,44 -104,60 -118,80 -116,90 -106,86 -88,66 -74,60 -58,62',
      ),
      trailing: coords('-36,54 -12,42'),
      cell: coords('-34,4 -52,14 -50,30 -26,34'),
      veins: 6,
      spots: false,
    }),
    ...coords('-101,14 -97,30').map((p): Part => ({
      d: circle(p, 2.4),
      fill: 'paper',
      stroke: 0,
      detail: 1,
      shade: 0.3,
    })),
    { d: smooth(coords('-84,48 -76,47 -74,54 -82,57')), fill: 'flame', stroke: 0.6, detail: 1 },
    { d: abdomen.strip(0, 1, -1, 1, 30), fill: 'furDark' },
    lines(
      [0.2, 0.34, 0.48, 0.62, 0.76, 0.88].map((u) => [
        abdomen.at(u, -1),
        abdomen.at(u + 0.05, 0),
        abdomen.at(u, 1),
      ]),
      0.7,
    ),
    legs,
    ...wing({
      root: [12, 26],
      leading: coords('24,-10 26,-52 14,-92 2,-116'),
      margin: coords('-12,-124 -28,-112 -46,-92 -58,-72 -72,-56 -78,-34'),
      trailing: coords('-58,-12 -26,10'),
      cell: coords('16,-46 0,-60 -20,-44 -26,-20 -14,2'),
      veins: 7,
    }),
    { d: smooth(coords('32,12 36,22 30,34 16,40 4,36 4,26 16,14')), fill: 'furDark' },
    ...furRow({
      edge: coords('26,14 16,20 8,30'),
      angles: [150, 140, 150],
      lengths: [11, 13, 10],
      count: 7,
      width: 3,
      tag: 'furDark',
      random,
      detail: 1,
    }),
    line('M44 11C60 2 80 0 100 -12M42 8C58 -8 76 -14 92 -30', 1, 0),
    { d: smooth(coords('97,-13 106,-18 108,-14 99,-9')), fill: 'black', stroke: 0.4 },
    { d: smooth(coords('89,-30 97,-39 100,-35 93,-27')), fill: 'black', stroke: 0.4 },
    line(smooth(curled(coords('43,20 50,28 50,38'), 5, 1.2, 1), false), 1, 0),
    { d: smooth(coords('30,14 36,7 45,9 48,17 42,23 33,22')), fill: 'furDark' },
    { d: circle([42, 14], 4), fill: 'black', stroke: 0.4 },
    { d: circle([43.5, 12.5], 1.1), fill: 'paper', stroke: 0, shade: 0 },
    brush(coords('12,26 24,-12 25,-54 2,-116'), 1.3),
  ]
}

export const butterfly: Motif = {
  name: 'butterfly',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  words: ['butterfly', 'monarch', 'monarch butterfly', 'swallowtail', 'papillon'],
  variants: ['open', 'flying'],
  draw({ variant, random }) {
    const parts = variant === 'flying' ? flying(random) : open(random)
    return measured(parts)
  },
}
