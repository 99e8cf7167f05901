import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  polygon,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { claw, horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines, pointAlong, symmetric } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const EYE: Point = [25, -52]

/** Rays of the facial disc around one eye. */
function facialDisc(): Part[] {
  const rays: Point[][] = []
  for (let i = 0; i < 30; i++) {
    const angle = degrees(-150 + i * 11)
    const reach = along([24, 30, 32, 33, 30, 24], i / 29)
    if (polar(reach, angle, EYE)[0] < 4) continue
    rays.push([polar(17, angle, EYE), polar(reach, angle + 0.08, EYE)])
  }
  return [
    {
      d: smooth(coords('3,-40 4,-62 16,-82 36,-88 56,-76 62,-52 54,-28 34,-16 14,-20')),
      fill: 'furLight',
    },
    line(rays.map((r) => polygon(r, false)).join(''), 0.5, 1),
    ...roundEye(EYE, 17),
    // Half-lowered lid: wise rather than startled.
    { d: 'M6 -58C10 -76 36 -78 44 -58C36 -66 14 -66 6 -58Z', fill: 'black', stroke: 0.3 },
  ]
}

function talons(): Part[] {
  return [-11, 0, 11].flatMap((dx) => [
    ...claw([24 + dx, 108], degrees(88 + dx * 0.8), 15, 3.6, 0.35),
    ...horn(
      [
        [24 + dx * 0.6, 92],
        [24 + dx, 100],
        [24 + dx, 112],
      ],
      5.4,
      { tag: 'beak', rings: 2, tip: 0.6 },
    ),
  ])
}

const ear: Part[] = [0, 1, 2, 3].flatMap((i) =>
  lock(
    [22 + i * 9, -84 + i * 3],
    degrees(-52 + i * 9),
    46 - i * 7,
    7.5,
    0.12,
    i % 2 ? 'feather' : 'featherDark',
    1,
  ),
)

/** Round head with ear tufts, the chin at y = 4. */
function owlHead(): Part[] {
  return [
    ...mirrored(ear),
    { d: symmetric(coords('0,-92 28,-96 56,-86 68,-56 60,-24 38,-6 0,4')), fill: 'feather' },
    ...mirrored([
      lines(
        [
          coords('60,-78 67,-60 66,-40'),
          coords('40,-12 54,-20 62,-32'),
          coords('8,-2 24,-4 38,-10'),
        ],
        0.7,
      ),
    ]),
    ...mirrored(facialDisc()),
    // V of the forehead between the discs, running down into the beak.
    ...mirrored([brush(coords('1,-40 3,-66 16,-86 36,-94'), 3.4)]),
    { d: symmetric(coords('0,-92 9,-84 5,-62 0,-44')), fill: 'featherDark', stroke: 0.8 },
    {
      d: 'M0 -48C8 -46 12 -38 10 -30C8 -20 4 -14 0 -8C-4 -14 -8 -20 -10 -30C-12 -38 -8 -46 0 -48Z',
      fill: 'beak',
    },
    lines([coords('0,-44 2,-28 0,-12')], 0.5),
  ]
}

function perched(): Part[] {
  const body = tube(sample(coords('0,-40 0,10 0,60 0,100'), 10), (u) =>
    along([44, 54, 54, 44, 26], u),
  )
  const branch = tube(sample(coords('-96,108 -40,102 30,106 98,98'), 12), (u) => 8 - u * 2)
  const shoulder = tube(sample(coords('46,-22 60,16 58,70'), 10), (u) => along([8, 13, 12, 6], u))
  const folded: Part[] = [
    { d: smooth(coords('34,-26 54,-16 68,12 70,44 60,76 48,66 44,30')), fill: 'feather' },
    ...scallops(shoulder, { u0: 0, u1: 0.95, rows: 8, columns: 3, tag: 'feather' }),
  ]
  const primaries = featherRow({
    edge: coords('46,-8 60,10 62,34 52,58'),
    angles: [86, 96, 104, 110],
    lengths: [100, 84, 70, 50],
    count: 8,
    width: 10,
    tag: 'featherDark',
  }).toReversed()
  return [
    ...featherRow({
      edge: coords('-16,84 16,84'),
      angles: [104, 90, 76],
      lengths: [52, 58, 52],
      count: 5,
      width: 10,
      tag: 'featherDark',
      bend: 0,
    }),
    { d: branch.strip(), fill: 'wood' },
    lines(
      [
        coords('-90,106 -40,100 -8,101'),
        coords('10,106 50,104 90,98'),
        coords('-70,112 -50,108 -30,108'),
      ],
      0.6,
    ),
    ...mirrored(primaries),
    { d: body.strip(), fill: 'furLight' },
    ...scallops(body, {
      u0: 0.06,
      u1: 0.98,
      v0: -0.95,
      v1: 0.95,
      rows: 10,
      columns: 7,
      tag: 'furLight',
      overlap: 1.7,
      stroke: 0.7,
    }),
    ...mirrored(folded),
    ...mirrored(talons()),
    ...owlHead(),
  ]
}

const SPREAD = {
  edge: coords('12,-30 38,-60 76,-72 108,-92 126,-88'),
  angles: [100, 94, 84, 68, 46, 20, -10],
  lengths: [74, 84, 94, 102, 100, 86, 62],
}

/** Dark bars across the flight feathers, as on every owl's wing. */
function wingBars(): Part {
  const spine = sample(SPREAD.edge, 12)
  const bars = [0.66, 0.78, 0.89].map((reach) =>
    Array.from({ length: 12 }, (_, i) => {
      const t = (i + 0.5) / 12.5
      return polar(
        along(SPREAD.lengths, t) * reach,
        degrees(along(SPREAD.angles, t)),
        pointAlong(spine, t),
      )
    }),
  )
  return lines(bars, 1.2, 1)
}

/** Coming straight at us, wings wide and talons thrown forward. */
function flying(): Part[] {
  const wing = birdWing({
    ...SPREAD,
    count: 13,
    width: 11.5,
    tags: ['feather', 'featherDark', 'feather'],
  })
  const torso = tube(sample(coords('0,-34 0,0 0,34 0,58'), 10), (u) => along([24, 34, 31, 20], u))
  const trouser = (base: Point, angle: number, length: number, tag: Tag) =>
    lock(base, degrees(angle), length, 8, 0.06, tag, 2)
  const leg: Part[] = [
    ...placed(talons(), { x: -1, y: -24, scale: 1.16 }),
    ...trouser([12, 36], 86, 44, 'feather'),
    ...trouser([36, 34], 92, 42, 'feather'),
    ...trouser([18, 34], 84, 46, 'furLight'),
    ...trouser([31, 34], 92, 46, 'furLight'),
    ...trouser([25, 32], 88, 50, 'furLight'),
  ]
  return [
    ...mirrored([...wing, wingBars()]),
    ...featherRow({
      edge: coords('-16,40 16,40'),
      angles: [122, 90, 58],
      lengths: [70, 80, 70],
      count: 9,
      width: 10,
      tag: 'featherDark',
      bend: 0,
    }),
    { d: torso.strip(0, 1), fill: 'furLight' },
    ...scallops(torso, {
      u0: 0.1,
      u1: 0.98,
      v0: -0.96,
      v1: 0.96,
      rows: 8,
      columns: 6,
      tag: 'furLight',
      overlap: 1.8,
      pointed: true,
      stroke: 0.7,
    }),
    ...mirrored(leg),
    ...placed(owlHead(), { y: -26, scale: 0.74 }),
  ]
}

/** Horned owl: perched on a branch facing us, or swooping with spread wings. */
export const owl: Motif = {
  name: 'owl',
  category: 'animal',
  grip: 'talons',
  bulk: 0.55,
  words: ['owl', 'horned owl', 'night owl'],
  variants: ['perched', 'flying'],
  draw: ({ variant }) => measured(variant === 'flying' ? flying() : perched()),
}
