// Parts of the eastern dragon: head, legs, crest.
import {
  coords,
  lerp,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, claw, horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines, type Tube } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

export const HIDE: Tag = 'scale'
const MANE: Tag = 'flame'

const tooth = (x: number, y: number, size: number, up: boolean, lean = 0.1): string => {
  const tip = y + (up ? -size : size),
    w = size * 0.24 + 1
  return `M${x - w} ${y}C${x - w * 0.6} ${lerp(y, tip, 0.5)} ${x - size * lean} ${lerp(y, tip, 0.8)} ${x - size * lean} ${tip}C${x + w * 0.3} ${lerp(y, tip, 0.6)} ${x + w} ${lerp(y, tip, 0.4)} ${x + w} ${y}Z`
}

/** A long feeler, thick at the root. */
export function feeler(points: readonly Point[], width: number): Part {
  const body = tube(sample(points, 14), (u) => width * (1 - u) ** 0.7 + 0.25)
  return { d: body.strip(0, 1, -1, 1, 50), fill: MANE, stroke: 0.8 }
}

/** Branched antler: main beam and tines. */
const antler = (
  beam: readonly Point[],
  tines: readonly (readonly Point[])[],
  width: number,
): Part[] => [...tines.flatMap((t) => horn(t, width * 0.62)), ...horn(beam, width, { rings: 5 })]

/** Head facing right, mouth open; the neck joins at the origin with a half width of about 20. */
export function dragonHead(random: Rng): Part[] {
  const mane = (
    edge: readonly Point[],
    angles: number[],
    lengths: number[],
    count: number,
    width: number,
  ): Part[] =>
    furRow({
      edge,
      angles,
      lengths,
      count,
      width,
      tag: MANE,
      bend: 0.2,
      strands: 2,
      random,
      jitter: 0.8,
    })
  return [
    // far side: antler, feeler, mane
    ...antler(coords('22,-38 16,-64 2,-88 -18,-106'), [coords('12,-72 22,-88 20,-104')], 7),
    feeler(coords('94,-22 112,-50 138,-54 150,-80 140,-98'), 2.8),
    ...mane(
      coords('6,-36 -14,-26 -22,-4 -18,20 -2,34'),
      [212, 196, 180, 160, 128],
      [46, 60, 62, 54, 38],
      13,
      8.5,
    ),
    ...mane(coords('2,-28 -10,-14 -14,6 -6,26'), [206, 190, 172, 146], [36, 44, 44, 34], 8, 7),
    // mouth: dark, tongue, jaw with its teeth and beard
    {
      d: smooth(coords('4,12 30,4 58,0 90,-4 95,12 90,28 70,36 48,34 26,26')),
      fill: 'black',
      stroke: 0.5,
    },
    { d: tooth(60, 2, 9, false) + tooth(48, 5, 8, false), fill: 'bone', stroke: 0.6, shade: 0.4 },
    {
      d: smooth(coords('24,20 44,20 62,24 78,16 96,18 108,8 109,20 97,28 80,25 62,33 42,31')),
      fill: 'red',
      stroke: 0.8,
    },
    lines([coords('36,25 60,28 80,20 98,22')], 0.5),
    ...[
      [84, 46, 74],
      [72, 50, 88],
      [58, 49, 100],
      [42, 45, 112],
      [26, 38, 120],
    ].flatMap(([x, y, a], i) =>
      lock([x!, y!], degrees(a!), 24 + i * 3, 5, i % 2 ? -0.14 : 0.16, MANE, 1),
    ),
    {
      d: smooth(
        coords('-12,14 8,18 28,27 50,36 72,37 86,28 93,33 90,45 74,53 48,51 22,44 0,35 -14,26'),
      ),
      fill: HIDE,
    },
    {
      d:
        tooth(85, 31, 15, true, -0.1) +
        tooth(73, 37, 9, true) +
        tooth(62, 38, 8, true) +
        tooth(51, 37, 7, true) +
        tooth(41, 33, 6, true),
      fill: 'bone',
      stroke: 0.65,
      shade: 0.4,
    },
    brush(coords('88,38 66,44 40,41 14,31'), 1.5),
    lines([coords('80,47 58,48 34,43')], 0.55),
    // skull and muzzle
    {
      d: smooth(
        coords(
          '-16,-18 -4,-32 12,-42 28,-44 40,-37 50,-33 62,-36 74,-44 90,-46 101,-37 104,-24 100,-12 94,-4 82,2 71,-3 59,4 47,0 35,8 21,10 9,16 -4,24 -16,18',
        ),
      ),
      fill: HIDE,
    },
    {
      d:
        tooth(90, -3, 20, false, 0.12) +
        tooth(78, 1, 10, false) +
        tooth(68, 0, 9, false) +
        tooth(56, 3, 11, false) +
        tooth(44, 3, 8, false) +
        tooth(34, 8, 7, false),
      fill: 'bone',
      stroke: 0.65,
      shade: 0.4,
    },
    brush(coords('102,-9 84,-2 71,-7 58,-1 46,-5 32,4 10,13'), 1.7),
    ...scallops(
      tube(sample(coords('22,-12 4,-6 -18,0'), 8), (u) => along([9, 17, 19], u)),
      { u0: 0.05, u1: 0.98, rows: 4, columns: 4, tag: HIDE, overlap: 1.5 },
    ),
    // cheek scroll, wrinkles over the muzzle
    lines(
      [
        coords('22,2 14,6 8,0 13,-6 20,-3'),
        coords('58,-28 52,-18 56,-8'),
        coords('66,-32 61,-20 65,-10'),
        coords('74,-36 70,-24 74,-12'),
        coords('48,-10 40,-12 34,-8'),
        coords('46,-15 38,-17 30,-12'),
      ],
      0.7,
    ),
    // nose
    {
      d: smooth(coords('80,-34 88,-43 99,-40 105,-29 100,-18 89,-16 82,-24')),
      fill: HIDE,
      stroke: 0.9,
    },
    { d: smooth(coords('90,-29 97,-33 101,-27 95,-23')), fill: 'black', stroke: 0.4 },
    brush(coords('86,-36 95,-40 102,-34'), 1.2),
    // eye under a flaming brow
    ...almondEye([49, -22], [27, -23], 15, { iris: 'gold', pupil: 'round', lid: 1.8, look: 0.42 }),
    { d: smooth(coords('12,-28 24,-42 40,-40 55,-24 42,-31 28,-33')), fill: HIDE, stroke: 0.9 },
    brush(coords('18,-28 34,-35 56,-22'), 2.3),
    ...[
      [44, -36, 236],
      [34, -40, 228],
      [24, -39, 216],
      [15, -33, 204],
    ].flatMap(([x, y, a], i) => lock([x!, y!], degrees(a!), 21 + i * 3, 4.4, -0.2, MANE, 1)),
    // ear, near antler, near feeler
    { d: smooth(coords('4,-18 -10,-32 -32,-38 -26,-24 -8,-10'), true, 0.9), fill: HIDE },
    { d: smooth(coords('-2,-19 -13,-28 -25,-32 -19,-23 -8,-15')), fill: 'black', stroke: 0.4 },
    ...antler(
      coords('6,-34 -6,-58 -32,-78 -66,-84'),
      [coords('-10,-62 -8,-84 -20,-104'), coords('-36,-79 -50,-92 -66,-108')],
      8.4,
    ),
    feeler(coords('92,-14 108,-20 122,2 118,30 134,52 156,50'), 3),
  ]
}

/** Flame-shaped spines along the back (v = -1), leaning towards the tail. */
export function crest(
  body: Tube,
  u0: number,
  u1: number,
  count: number,
  height: (u: number) => number,
): Part[] {
  const step = (u1 - u0) / count
  return Array.from({ length: count }, (_, i): Part => {
    const u = u0 + i * step,
      h = height(u),
      tip = body.at(u - step * 0.55, -1 - h)
    const front = smooth(
        [body.at(u + step, -0.9), body.at(u + step * 0.55, -1 - h * 0.45), tip],
        false,
      ),
      back = smooth(
        [tip, body.at(u + step * 0.05, -1 - h * 0.4), body.at(u - step * 0.05, -0.9)],
        false,
      )
    return { d: front + back.slice(back.indexOf('C')) + 'Z', fill: MANE, stroke: 0.85 }
  })
}

/** A leg from shoulder over elbow to wrist, with four clawed toes spread around the heading (degrees). */
export function leg(
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  heading: number,
  random: Rng,
  side: 1 | -1 = 1,
): Part[] {
  const limb = tube(sample([shoulder, elbow, wrist], 14), (u) =>
    along([17, 15, 11, 8.5, 7, 6.5], u),
  )
  const toes = coords('-58,17 -20,21 18,20 128,13').map(
    ([turn, length]) => [degrees(heading + turn * side), length] as const,
  )
  const out = Math.atan2(
    elbow[1] - (shoulder[1] + wrist[1]) / 2,
    elbow[0] - (shoulder[0] + wrist[0]) / 2,
  )
  return [
    ...[-26, 0, 26].flatMap((turn, i) =>
      lock(
        polar(4, out, elbow),
        out + degrees(turn),
        22 + i * 4 + random() * 5,
        5,
        0.16 * side,
        MANE,
        1,
      ),
    ),
    ...toes.flatMap(([angle, length]) => {
      const knuckle = polar(length * 0.55, angle, wrist),
        tip = polar(length, angle + 0.22 * side, wrist)
      const toe = tube(sample([wrist, knuckle, tip], 8), (u) => along([5.2, 4.6, 5, 4], u))
      return [
        ...claw(tip, angle + 0.3 * side, 13, 3.6, 0.5 * side, 'horn'),
        { d: toe.strip(0, 1, -1, 1, 14), fill: HIDE, stroke: 0.9 },
        lines(
          [0.45, 0.65, 0.82].map((u) => [toe.at(u, -1), toe.at(u + 0.04, 0), toe.at(u, 1)]),
          0.45,
        ),
      ]
    }),
    { d: limb.strip(0, 1, -1, 1, 40), fill: HIDE },
    ...scallops(limb, { u0: 0.02, u1: 0.94, rows: 11, columns: 3, tag: HIDE, overlap: 1.5 }),
    line(smooth([limb.at(0.93, -1), limb.at(0.99, 0), limb.at(0.93, 1)], false), 0.7),
  ]
}
