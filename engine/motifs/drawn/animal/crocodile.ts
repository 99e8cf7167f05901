import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, degrees, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HIDE = 'scale'

/** Leg seen from above, bent at the elbow, with clawed toes spread towards `heading` degrees. */
function leg(joints: readonly Point[], heading: number): Part[] {
  const limb = tube(sample(joints, 12), (u) => along([13, 12, 9, 8], u))
  const foot = joints[joints.length - 1]!
  const toes = [-48, -16, 16, 48].flatMap((turn): Part[] => {
    const angle = degrees(heading + turn)
    const tip = polar(17, angle, foot)
    const toe = tube(sample([foot, polar(9, angle, foot), tip], 6), (u) => 4 - u)
    return [
      ...horn([tip, polar(9, angle, tip)], 2.4, { tag: 'black' }),
      { d: toe.strip(0, 1, -1, 1, 8), fill: HIDE, stroke: 0.8 },
    ]
  })
  return [
    ...toes,
    { d: limb.strip(0, 1, -1, 1, 30), fill: HIDE },
    ...scallops(limb, { u0: 0.1, u1: 0.95, rows: 8, columns: 3, tag: HIDE, detail: 2 }),
  ]
}

/** Conical teeth along a jaw line, pointing to `angle` degrees. */
const fangs = (
  edge: readonly Point[],
  count: number,
  lengths: readonly number[],
  angles: readonly number[],
): Part[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const root = pointAlong(sample(edge, 10), t)
    const reach = along(lengths, t) * (i % 2 ? 0.72 : 1)
    const angle = degrees(along(angles, t))
    return horn([root, polar(reach * 0.5, angle + 0.08, root), polar(reach, angle, root)], 3.2, {
      tag: 'bone',
    })
  }).flat()

/** Head from above in its own frame, snout up, neck at the origin. */
const headFromAbove: Part[] = [
  ...fangs(coords('-21,-34 -15,-62 -15,-92'), 7, [8], [190, 180, 196]),
  ...fangs(coords('21,-34 15,-62 15,-92'), 7, [8], [-10, 0, -16]),
  {
    d: smooth(
      coords(
        '0,8 20,2 27,-14 24,-34 16,-54 13,-76 16,-92 9,-103 0,-105 -9,-103 -16,-92 -13,-76 -16,-54 -24,-34 -27,-14 -20,2',
      ),
    ),
    fill: HIDE,
  },
  ...[-1, 1].flatMap((s): Part[] => [
    {
      d: smooth(
        coords('8,-30 14,-36 20,-30 20,-18 13,-14 8,-20').map(([x, y]): Point => [x * s, y]),
      ),
      fill: HIDE,
      stroke: 0.9,
    },
    { d: circle([14.5 * s, -26], 4.6), fill: 'gold', stroke: 0.7 },
    {
      d: smooth(coords('14,-30 16,-26 14.500,-22 13,-26').map(([x, y]): Point => [x * s, y])),
      fill: 'black',
      stroke: 0,
    },
    {
      d: smooth(coords('4,-96 8,-98 9,-93 5,-91').map(([x, y]): Point => [x * s, y])),
      fill: 'black',
      stroke: 0.4,
    },
    brush(
      coords('7,-40 5,-62 8,-84').map(([x, y]): Point => [x * s, y]),
      1.2,
    ),
    lines(
      [
        coords('12,-48 10,-58 11,-68').map(([x, y]): Point => [x * s, y]),
        coords('3,-50 2,-66 4,-80').map(([x, y]): Point => [x * s, y]),
        coords('6,-4 14,-8 20,-14').map(([x, y]): Point => [x * s, y]),
      ],
      0.6,
    ),
  ]),
]

/** From above, body in a bow, tail swinging round. */
function fromAbove(): Part[] {
  const spine = sample(coords('22,-82 4,-46 -12,-6 -12,36 10,74 50,96 92,86 112,46 100,8'), 14)
  const body = tube(spine, (u) => along([20, 27, 35, 37, 31, 22, 18, 14.5, 11, 7, 2], u))
  const ridge = (v: number, from: number, to: number, count: number, size: number): Part[] =>
    Array.from({ length: count }, (_, i): Part => {
      const u = from + ((to - from) * i) / (count - 1)
      const half = size * (1 - 0.55 * (i / count))
      const du = (half / 380) * 1.1
      return {
        d: smooth([
          body.at(u - du, v),
          body.at(u, v - 0.17),
          body.at(u + du * 1.7, v),
          body.at(u, v + 0.17),
        ]),
        fill: HIDE,
        stroke: 0.9,
        tone: 0.14,
        detail: 1,
      }
    })
  return [
    ...leg(coords('22,-44 54,-42 66,-72'), -64),
    ...leg(coords('-26,-34 -58,-22 -84,-44'), -134),
    ...leg(coords('18,44 46,30 62,48'), 40),
    ...leg(coords('-32,44 -58,62 -56,96'), 104),
    { d: body.strip(0, 1, -1, 1, 90), fill: HIDE },
    ...scallops(body, {
      u0: 0.03,
      u1: 0.97,
      v0: -0.98,
      v1: 0.98,
      rows: 34,
      columns: 8,
      tag: HIDE,
      overlap: 1.35,
      detail: 2,
    }),
    ...[-0.62, 0.62].flatMap((v) => ridge(v, 0.07, 0.52, 13, 11)),
    ...[-0.22, 0.22].flatMap((v) => ridge(v, 0.05, 0.56, 15, 12)),
    ...ridge(0, 0.58, 0.97, 15, 13),
    ...placed(headFromAbove, { x: 28, y: -82, angle: 0.34 }),
  ]
}

/** Snout thrown up, its teeth behind the lip. */
const UPPER_JAW: Part[] = [
  ...fangs(coords('4,6 52,-24 94,-56 128,-80'), 12, [15, 20, 17, 22], [84, 80, 78, 84]),
  {
    d: smooth(
      coords(
        '-40,16 -74,2 -84,-30 -66,-52 -42,-66 -18,-64 -4,-58 20,-62 66,-86 104,-112 128,-116 138,-100 130,-80 96,-58 52,-26 12,2 -16,16',
      ),
    ),
    fill: HIDE,
  },
  brush(coords('-8,-48 36,-60 80,-86'), 1.8),
  { d: smooth(coords('122,-112 132,-110 132,-102 124,-104')), fill: 'black', stroke: 0.4 },
  lines(
    [
      coords('10,-14 46,-38 84,-62'),
      coords('22,-42 52,-54 76,-70'),
      coords('96,-100 108,-90 112,-78'),
      coords('-30,-4 -12,-8 2,-20'),
      coords('84,-92 94,-82 96,-72'),
      coords('70,-82 78,-72 80,-66'),
    ],
    0.6,
  ),
]

/** Neck, lower jaw and the open mouth. */
const LOWER_JAW: Part[] = [
  {
    d: smooth(
      coords(
        '-30,-40 -84,-26 -118,0 -124,50 -104,92 -60,104 -10,104 46,116 100,118 134,104 136,92 110,82 60,70 20,46',
      ),
    ),
    fill: HIDE,
  },
  {
    d: smooth(
      coords('-112,52 -96,90 -56,102 -6,102 48,113 104,114 128,104 90,104 40,94 -20,84 -70,74'),
    ),
    fill: 'belly',
    stroke: 0.6,
  },
  lines(
    [
      coords('-90,62 -94,76 -84,94'),
      coords('-66,74 -70,86 -60,100'),
      coords('-36,80 -40,92 -32,102'),
      coords('-4,86 -8,96 0,104'),
      coords('30,92 28,100 36,108'),
      coords('64,100 62,106 70,112'),
    ],
    0.6,
  ),
  // mouth and tongue
  {
    d: smooth(
      coords(
        '-34,12 0,-10 70,-58 120,-84 112,-66 60,-6 44,30 60,62 128,92 104,96 50,82 0,62 -34,34',
      ),
    ),
    fill: 'ruby',
  },
  { d: smooth(coords('-20,32 10,30 44,48 86,78 70,82 20,66 -14,46')), fill: 'pink', stroke: 0.8 },
  lines([coords('-6,36 26,50 66,76'), coords('4,-2 50,-34 100,-70')], 0.6),
  ...fangs(coords('-2,56 40,76 86,90 126,94'), 11, [12, 17, 15, 22], [-78, -72, -76, -80]),
  {
    d: smooth(coords('-24,40 6,60 50,80 104,94 136,92 132,104 96,106 44,94 -10,76')),
    fill: HIDE,
    stroke: 0.9,
  },
]

/** Head in profile to the right, jaws wide open. */
function openJaws(): Part[] {
  return [
    ...LOWER_JAW,
    ...UPPER_JAW,
    // brow and slit eye
    { d: smooth(coords('-58,-40 -48,-64 -26,-72 -8,-62 -10,-46 -28,-36')), fill: HIDE },
    { d: smooth(coords('-46,-46 -34,-58 -18,-54 -22,-44 -36,-40')), fill: 'gold', stroke: 0.9 },
    { d: smooth(coords('-32,-57 -28,-49 -31,-41 -34,-49')), fill: 'black', stroke: 0 },
    brush(coords('-50,-46 -36,-62 -14,-56'), 2.2),
    // hide of cheek and neck
    ...scallops(
      tube(sample(coords('-40,10 -70,30 -92,62'), 12), () => 34),
      { u0: 0, u1: 1, v0: -0.9, v1: 0.9, rows: 9, columns: 6, tag: HIDE, overlap: 1.4, detail: 2 },
    ),
    ...coords('-62,-46 -82,-34 -100,-16 -114,6 -122,30').flatMap(([x, y], i): Part[] => [
      {
        d: smooth(
          [
            [x + 11, y - 3],
            [x - 6, y - 14 + i],
            [x - 10, y + 8],
            [x + 4, y + 10],
          ],
          true,
          0.6,
        ),
        fill: HIDE,
        stroke: 0.9,
      },
    ]),
  ]
}

export const crocodile: Motif = {
  name: 'crocodile',
  category: 'animal',
  bulk: 1.2,
  words: ['crocodile', 'alligator', 'caiman', 'gator'],
  variants: ['jaws', 'top'],
  draw: ({ variant }) => measured(variant === 'top' ? fromAbove() : openJaws()),
}
