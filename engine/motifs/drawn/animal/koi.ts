import {
  coords,
  circle,
  lerp,
  polar,
  sample,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { serpent } from '#engine/motifs/drawing/serpent.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A soft fin: rays from a short root to an edge that dips between them. */
function fin(root: readonly Point[], edge: readonly Point[], rays: number): Part[] {
  const base = sample(root, 8),
    rim = sample(edge, 8)
  const tip = (k: number): Point => pointAlong(rim, k)
  const dips = Array.from({ length: rays * 2 - 1 }, (_, i): Point => {
    const k = i / (rays * 2 - 2),
      p = tip(k),
      q = pointAlong(base, k)
    return i % 2 ? [lerp(p[0], q[0], 0.07), lerp(p[1], q[1], 0.07)] : p
  })
  const ribs = Array.from({ length: rays }, (_, i): Point[] => {
    const k = i / (rays - 1),
      p = tip(k),
      q = pointAlong(base, k),
      bow = (k - 0.5) * 0.16
    return [
      q,
      [lerp(q[0], p[0], 0.5) + (p[1] - q[1]) * bow, lerp(q[1], p[1], 0.5) - (p[0] - q[0]) * bow],
      [lerp(q[0], p[0], 0.9), lerp(q[1], p[1], 0.9)],
    ]
  }).slice(1, -1)
  return [
    {
      d: smooth([...base.filter((_, i) => i % 4 === 0), ...dips.toReversed()], true, 0.9),
      fill: 'fin',
    },
    lines(ribs, 0.5),
  ]
}

/** Head from the side, facing right; the neck is at the origin, half width 29, the crown up. */
function head(patch: Tag): Part[] {
  return [
    // far barbel, throat, then the skull with its open mouth
    brush(coords('58,-1 70,-5 78,1 82,-3'), 1.2, 'fin'),
    {
      d: smooth(
        coords(
          '-2,-29 14,-29 32,-23 48,-13 58,-3 61,3 55,6 52,10 56,14 52,19 40,22 22,27 -2,29 -14,0',
        ),
        true,
        0.9,
      ),
      fill: 'foam',
    },
    {
      d: smooth(coords('-4,-27 14,-28 32,-22 46,-13 38,-14 27,-17 18,-9 6,-14 -6,-18'), true, 0.9),
      fill: patch,
      stroke: 0.4,
    },
    {
      d: smooth(coords('61,3 54,5 50,9 54,14 57,14 54,10'), true, 0.9),
      fill: 'black',
      stroke: 0.5,
    },
    // lips, barbel at the corner of the mouth
    { d: smooth(coords('46,-4 56,-5 63,1 62,5 54,4')), fill: 'foam', stroke: 0.8 },
    { d: smooth(coords('44,18 52,12 58,13 57,18 50,22')), fill: 'foam', stroke: 0.8 },
    brush(coords('50,8 54,22 64,28 70,38 66,44'), 1.5, 'fin'),
    lines(
      [
        coords('44,-2 46,6 50,9'),
        coords('40,16 44,11 48,10'),
        coords('47,-11 50,-12 51,-9'),
        coords('24,22 34,19 42,20'),
      ],
      0.7,
    ),
    // gill cover with its soft rim
    {
      d: smooth(coords('12,-18 -4,-17 -14,-5 -15,9 -6,22 8,27 18,21 23,5 21,-10')),
      fill: 'foam',
      tone: 0.1,
    },
    lines(
      [
        coords('5,-11 -4,-4 -7,7 -2,17 8,21'),
        coords('20,-8 18,4 14,15'),
        coords('15,-4 13,3 10,9'),
        coords('-10,-4 -11,6 -6,15'),
        coords('1,-6 -2,2 0,10'),
      ],
      0.6,
    ),
    { d: circle([33, -8], 6.6), fill: 'foam', stroke: 0.9 },
    ...roundEye([33.5, -8.2], 4.9, 'gold'),
    lines([coords('24,-8 28,-16 36,-17'), coords('26,-1 33,2 40,-2')], 0.7),
  ]
}

interface Fish {
  path: readonly Point[]
  patch: Tag
  random: Rng
  /** which way the tail swings */ swing: 1 | -1
}

/** Seen from the side, the back on the body's v = -1 side. */
function fish({ path, patch, random, swing }: Fish): Part[] {
  const patches = [
    [0.86, -0.5, 0.12],
    [0.56, -0.6, 0.15],
    [0.44, 0.1, 0.09],
    [0.14, -0.3, 0.1],
  ].map(([u, v, r]) => [u! + (random() - 0.5) * 0.05, v!, r!] as const)
  const {
    body,
    segment,
    head: neck,
  } = serpent({
    centre: sample(path, 20),
    halfWidth: (u) => along([8, 9, 12, 17, 22, 26, 29, 31, 31.5, 30.5, 29], u),
    bellyFrom: () => 1,
    columns: 7,
    scaleLength: 0.34,
    tag: 'foam',
    tagAt: (_, v, u) =>
      patches.some(([pu, pv, r]) => ((u - pu) / r) ** 2 + ((v - pv) / 0.62) ** 2 < 1)
        ? patch
        : 'foam',
  })
  const on = (list: readonly (readonly [number, number])[]): Point[] =>
    list.map(([u, v]) => body.at(u, v))
  const end = body.at(0, 0),
    next = body.at(0.03, 0)
  const lobe = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * swing, y])
  const tail = placed(
    [
      ...fin(
        [
          [0, -6],
          [-8 * swing, -2],
          [-9 * swing, 2],
        ],
        lobe(coords('2,46 -12,60 -34,84 -66,90 -62,62 -44,34 -24,12')),
        9,
      ),
      ...fin(
        [
          [-4 * swing, 0],
          [4 * swing, 0],
          [9 * swing, -4],
        ],
        lobe(coords('-6,44 6,66 20,94 48,112 56,84 46,50 24,16')),
        9,
      ),
    ],
    { x: end[0], y: end[1], angle: Math.atan2(next[1] - end[1], next[0] - end[0]) + Math.PI / 2 },
  )
  return [
    ...tail,
    // back fin, then belly fins and the far breast fin
    ...fin(
      on(coords('0.8,-0.9 0.64,-0.9 0.48,-0.9 0.32,-0.85')),
      on(coords('0.77,-1.35 0.71,-1.86 0.6,-1.9 0.48,-1.82 0.36,-1.9 0.25,-2.1 0.23,-1.5')),
      13,
    ),
    ...fin(
      on(coords('0.27,0.8 0.22,0.85 0.17,0.85')),
      on(coords('0.25,1.9 0.17,2.8 0.09,3.1 0.09,2')),
      6,
    ),
    ...fin(
      on(coords('0.56,0.85 0.5,0.9 0.44,0.9')),
      on(coords('0.55,1.5 0.46,2.05 0.36,2.15 0.36,1.5')),
      7,
    ),
    ...fin(
      on(coords('1.0,0.8 0.96,0.9 0.92,0.9')),
      on(coords('1,1.4 0.99,2.1 0.92,2.5 0.84,2.3 0.82,1.6')),
      8,
    ),
    ...segment(0, 1),
    ...placed(head(patch), neck),
    ...fin(
      on(coords('0.93,0.2 0.91,0.42 0.93,0.66')),
      on(coords('0.82,0.02 0.72,0.3 0.66,0.86 0.7,1.4 0.79,1.5 0.87,1.1')),
      10,
    ),
  ]
}

export const koi: Motif = {
  name: 'koi',
  bearsLoads: true,
  category: 'animal',
  bulk: 0.6,
  swims: true,
  words: ['koi', 'koi fish', 'carp', 'japanese carp', 'nishikigoi', 'koi pair', 'two koi'],
  variants: ['swimming', 'pair'],
  draw({ variant, random }) {
    const arc = Array.from({ length: 7 }, (_, i) => polar(108, lerp(-0.27, 0.17, i / 6) * Math.PI))
    const pair = () => [
      ...fish({ path: arc, patch: 'red', random, swing: 1 }),
      ...placed(fish({ path: arc, patch: 'gold', random, swing: 1 }), { angle: Math.PI }),
    ]
    const parts =
      variant === 'pair'
        ? pair()
        : fish({
            path: coords('34,96 4,80 -30,48 -36,8 -14,-32 14,-60 26,-88'),
            patch: 'red',
            random,
            swing: -1,
          })
    return measured(parts)
  },
}
