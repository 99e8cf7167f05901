import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polar, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines, type Tube } from '#engine/motifs/drawing/pen.ts'
import { birdWing, feather, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A long tail plume along a curve, fringed with flame barbs and ending in an eye like a peacock's. */
function plume(curve: readonly Point[], width: number): Part[] {
  const stem = tube(sample(curve, 14), () => 2)
  const parts: Part[] = []
  const barbs = 15
  for (let i = barbs; i >= 1; i--) {
    const u = 0.16 + (0.8 * i) / barbs
    const here = stem.at(u, 0),
      before = stem.at(u - 0.03, 0)
    const heading = Math.atan2(here[1] - before[1], here[0] - before[0])
    for (const side of [-1, 1])
      parts.push(
        ...lock(
          here,
          heading + side * 0.62,
          width * (0.7 + 0.5 * Math.sin(Math.PI * u)),
          4,
          side * -0.12,
          i % 2 ? 'flame' : 'red',
          0,
        ),
      )
  }
  const end = stem.at(0.99, 0),
    near = stem.at(0.94, 0)
  const heading = Math.atan2(end[1] - near[1], end[0] - near[0])
  return [
    ...parts,
    { d: stem.strip(0, 0.97, -1, 1, 40), fill: 'gold', stroke: 0.7 },
    ...feather(polar(-8, heading, end), heading, 36, 11, {
      tag: 'flame',
      pointed: true,
      barbs: 0,
      bend: 0,
    }),
    ...feather(polar(-4, heading, end), heading, 24, 7, {
      tag: 'flameIn',
      pointed: true,
      barbs: 0,
      bend: 0,
      stroke: 0.7,
    }),
    ...feather(polar(0, heading, end), heading, 13, 3.6, {
      tag: 'red',
      pointed: true,
      barbs: 0,
      bend: 0,
      stroke: 0.6,
    }),
  ]
}

/** Crested head in profile, beak to the left, the nape at (0, -80). */
function phoenixHead(): Part[] {
  const root: Point = [-18, -98]
  const crest = coords('-80,34 -48,40 -16,42 16,36').flatMap(([angle, length]) => [
    line(
      smooth(
        [
          root,
          polar(length * 0.55, degrees(angle - 10), root),
          polar(length, degrees(angle), root),
        ],
        false,
      ),
      0.9,
      0,
    ),
    ...feather(polar(length * 0.82, degrees(angle - 2), root), degrees(angle), 16, 4.2, {
      tag: 'flameIn',
      pointed: true,
      barbs: 0,
    }),
  ])
  return [
    ...crest,
    { d: 'M-28 -98C-38 -100 -50 -96 -56 -84C-48 -88 -40 -88 -28 -86Z', fill: 'beak' },
    { d: 'M-28 -88C-36 -88 -42 -86 -46 -82C-40 -80 -32 -82 -26 -84Z', fill: 'beak', stroke: 0.8 },
    { d: smooth(coords('-32,-92 -26,-104 -12,-106 0,-96 0,-80 -12,-74 -26,-80')), fill: 'flame' },
    ...roundEye([-18, -93], 4.6, 'gold'),
    brush(coords('-30,-96 -20,-100 -8,-96'), 1.6),
    ...horn(coords('-26,-84 -16,-82 -8,-86'), 1.2, { tag: 'black' }),
    ...[0, 1, 2, 3].flatMap((i) =>
      lock([-8 + i * 3, -80 + i * 3], degrees(60 + i * 14), 18, 4, 0.1, 'red', 0, 1),
    ),
    lines([coords('-8,-100 -4,-94 -4,-86')], 0.5),
  ]
}

/** Small flame feathers over the whole body, paler on the breast. */
const breast = (body: Tube, from: number, pale: readonly [number, number]): Part[] => [
  { d: body.strip(0, 1, -1, 1, 60), fill: 'flame' },
  ...scallops(body, {
    u0: from,
    u1: 0.97,
    rows: 18,
    columns: 5,
    v0: -0.96,
    v1: 0.96,
    tag: 'flame',
    pointed: true,
    overlap: 1.9,
  }),
  ...scallops(body, {
    u0: 0.34,
    u1: 0.9,
    rows: 11,
    columns: 3,
    v0: pale[0],
    v1: pale[1],
    tag: 'flameIn',
    pointed: true,
    overlap: 1.9,
  }),
]

function rising(): Part[] {
  const wing = birdWing({
    edge: coords('10,-22 34,-34 62,-56 84,-88 92,-104'),
    angles: [92, 78, 58, 32, 2, -34, -62],
    lengths: [52, 62, 74, 84, 86, 80, 62],
    count: 15,
    width: 8,
    tags: ['red', 'flame', 'flameIn'],
    pointed: true,
  })
  // The body leans: breast forward, neck curving back to a head in profile.
  const body = tube(sample(coords('-14,-88 2,-74 8,-50 0,-16 0,24 4,56'), 12), (u) =>
    along([8, 9, 12, 23, 25, 18, 9], u),
  )
  return [
    ...mirrored(wing),
    ...plume(coords('10,48 40,84 84,92 118,118 112,150'), 22),
    ...plume(coords('-10,48 -40,84 -84,92 -118,118 -112,150'), 22),
    ...plume(coords('6,50 26,92 54,128 58,164'), 20),
    ...plume(coords('-6,50 -26,92 -54,128 -58,164'), 20),
    ...plume(coords('0,50 4,90 -4,130 0,178'), 20),
    ...[-26, -13, 0, 13, 26].flatMap((dx) =>
      lock([dx * 0.5, 44], degrees(90 - dx * 1.6), 40, 8, 0.1, 'flame', 2),
    ),
    ...breast(body, 0.1, [-0.5, 0.5]),
    ...phoenixHead(),
  ]
}

/** In profile, climbing to the right with the train swept into an S below it. */
function flying(): Part[] {
  const wing = (edge: string, lengths: readonly number[]) =>
    birdWing({
      edge: coords(edge),
      angles: [124, 142, 160, 180, 202, 228, 252],
      lengths,
      count: 15,
      width: 8.5,
      tags: ['red', 'flame', 'flameIn'],
      pointed: true,
    })
  const body = tube(sample(coords('72,-66 58,-58 46,-38 26,-12 -8,10 -40,24'), 12), (u) =>
    along([8, 10, 15, 25, 24, 17, 8], u),
  )
  return [
    ...wing('34,-26 46,-58 46,-96 26,-134 18,-150', [60, 72, 84, 92, 92, 84, 64]),
    ...plume(coords('-34,20 -92,28 -134,68 -128,118 -92,146'), 22),
    ...plume(coords('-30,26 -58,64 -56,112 -8,132 34,112'), 20),
    ...plume(coords('-34,22 -82,52 -98,98 -70,142 -22,164'), 22),
    ...[-22, -8, 6, 20].flatMap((dx) =>
      lock([-26 + dx * 0.3, 18 + dx * 0.2], degrees(140 - dx * 1.4), 44, 8, 0.1, 'flame', 2),
    ),
    ...breast(body, 0.08, [-0.85, 0.1]),
    ...placed(phoenixHead(), { x: 72, y: 18, mirror: true, angle: degrees(-6) }),
    ...wing('18,-8 2,-46 -14,-86 -48,-118 -64,-126', [62, 78, 92, 102, 102, 92, 70]),
  ]
}

/** Phoenix: rising with raised wings and trailing plumes, or climbing in profile. */
export const phoenix: Motif = {
  name: 'phoenix',
  category: 'mythical',
  grip: 'talons',
  words: ['phoenix', 'firebird', 'rebirth', 'rising from the ashes'],
  variants: ['rising', 'flying'],
  draw: ({ variant }) => measured(variant === 'flying' ? flying() : rising()),
}
