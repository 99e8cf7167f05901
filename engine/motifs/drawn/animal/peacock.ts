import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** The eye of a train feather around the origin, its tip pointing up. */
function featherEye(size: number): Part[] {
  const drop = (scale: number, lift: number): Point[] =>
    coords('0,-1.35 0.75,-0.55 0.85,0.15 0.45,0.8 0,1 -0.45,0.8 -0.85,0.15 -0.75,-0.55').map(
      ([x, y]) => [x * size * scale, y * size * scale + lift],
    )
  return [
    { d: smooth(drop(1, 0)), fill: 'green' },
    { d: smooth(drop(0.7, size * 0.06)), fill: 'gold', stroke: 0.7, detail: 1 },
    { d: smooth(drop(0.48, size * 0.1)), fill: 'blue', stroke: 0.6 },
    { d: circle([0, size * 0.16], size * 0.2), fill: 'black', stroke: 0.3 },
  ]
}

/** One train feather pointing up from the origin, ending in an eye. */
function trainFeather(length: number, size: number): Part[] {
  const barbs: string[] = []
  for (let i = 0; i < 9; i++) {
    const y = -length * (0.4 + i * 0.05)
    for (const side of [-1, 1])
      barbs.push(
        polygon(
          [
            [0, y],
            [side * size * 0.5, y - size * 0.55],
          ],
          false,
        ),
      )
  }
  return [
    { d: `M-1 0L1 0L0.6 ${-length}L-0.6 ${-length}Z`, fill: 'gold', stroke: 0.6 },
    line(barbs.join(''), 0.5, 1),
    ...placed(featherEye(size), { y: -length }),
  ]
}

/** The five crown feathers, rooted at (-9, -52). */
const crown = (): Part[] =>
  [-40, -24, -8, 8, 24].flatMap((angle): Part[] => {
    const tip = polar(24, degrees(-80 + angle), [-9, -52])
    return [
      line(polygon([[-9, -52], tip], false), 0.9, 0),
      { d: circle(tip, 3), fill: 'blue', stroke: 0.7 },
    ]
  })

/** Head in profile, beak to the left, around (-9, -45). */
const peacockHead = (): Part[] => [
  { d: 'M-18 -48C-28 -48 -34 -44 -38 -38C-30 -40 -24 -40 -17 -40Z', fill: 'beak', stroke: 0.9 },
  { d: smooth(coords('-20,-44 -16,-54 -6,-56 2,-48 2,-36 -8,-34 -17,-37')), fill: 'blue' },
  { d: smooth(coords('-17,-46 -10,-51 -2,-46 -9,-41')), fill: 'furLight', stroke: 0.6 },
  ...roundEye([-10, -46], 3.2, 'leather'),
  brush(coords('-18,-41 -10,-39 -2,-42'), 1.2),
  lines([coords('-28,-44 -26,-44')], 0.8),
]

const foot = (x: number): Part[] => [
  ...horn(
    [
      [x, 66],
      [x, 84],
      [x, 98],
    ],
    3,
    { tag: 'beak', tip: 0.7, rings: 3 },
  ),
  ...[-1, 0, 1].flatMap((dx) =>
    horn(
      [
        [x, 96],
        [x + dx * 6, 101],
        [x + dx * 11, 106],
      ],
      2.6,
      { tag: 'beak' },
    ),
  ),
]

/** Displaying, body towards us. */
function displaying(): Part[] {
  const root: Point = [0, 40]
  const train: Part[] = []
  for (const [length, count, size, spread] of [
    [154, 17, 13.5, 104],
    [127, 15, 12.5, 99],
    [101, 13, 11.5, 93],
  ] as const) {
    for (let i = 0; i < count; i++) {
      // from both sides towards the middle, so the central feathers lie on top
      const k = i % 2 ? i >> 1 : count - 1 - (i >> 1)
      const angle = degrees(-spread + (2 * spread * k) / (count - 1))
      train.push(...placed(trainFeather(length, size), { x: root[0], y: root[1], angle }))
    }
  }
  // Plain scaled back of the fan behind the neck, so that the head stands clear of the eyes.
  const back: Part[] = [
    {
      d: polygon([
        ...Array.from({ length: 41 }, (_, i) => polar(82, degrees(-205 + i * 5.75), root)),
        root,
      ]),
      fill: 'gold',
    },
  ]
  for (let ring = 6; ring >= 1; ring--) {
    const radius = ring * 13,
      count = 4 + ring * 3
    for (let i = 0; i < count; i++) {
      const angle = degrees(-205 + (230 * (i + (ring % 2 ? 0.5 : 0))) / count)
      const width = degrees(115 / count)
      const scale = [
        polar(radius - 12, angle - width, root),
        polar(radius, angle - width * 0.8, root),
        polar(radius + 6, angle, root),
        polar(radius, angle + width * 0.8, root),
        polar(radius - 12, angle + width, root),
      ]
      back.push({ d: smooth(scale, false) + 'Z', fill: 'gold', stroke: 0.5, detail: 1 })
    }
  }
  const body = tube(sample(coords('-8,-42 2,-26 2,0 0,40 0,76'), 12), (u) =>
    along([8, 9, 12, 22, 28, 27, 18, 4], u),
  )
  const bird: Part[] = [
    ...foot(-10),
    ...foot(10),
    ...crown(),
    { d: body.strip(0, 1, -1, 1, 50), fill: 'blue' },
    ...scallops(body, {
      u0: 0.12,
      u1: 0.96,
      v0: -0.95,
      v1: 0.95,
      rows: 15,
      columns: 6,
      tag: 'blue',
      overlap: 1.6,
    }),
    ...peacockHead(),
  ]
  return [...train, ...back, ...placed(bird, { y: 12, scale: 0.97 })]
}

/** The closed train hanging down: rows of eyes, the lowest painted first. */
function hangingTrain(): Part[] {
  const train = tube(sample(coords('16,6 40,50 52,104 44,164 30,196'), 14), (u) =>
    along([15, 22, 32, 38, 34, 14], u),
  )
  const parts: Part[] = [
    { d: train.strip(0, 0.97, -1, 1, 50), fill: 'leaf' },
    ...[-0.8, -0.55, -0.3, -0.05, 0.2, 0.45, 0.7].map((v) =>
      line(train.line(0.02, 0.95, v, 24), 0.5, 1),
    ),
  ]
  const rows = 9
  for (let row = rows - 1; row >= 0; row--) {
    const u = 0.2 + (0.78 * row) / (rows - 1)
    const columns = row % 2 ? 4 : 3
    for (let column = 0; column < columns; column++) {
      const v = columns === 3 ? -0.7 + column * 0.7 : -0.96 + column * 0.64
      const here = train.at(u, v)
      const next = train.at(Math.min(1, u + 0.04), v)
      const heading = Math.atan2(next[1] - here[1], next[0] - here[0])
      const size = along([5.5, 9, 12, 12.5, 12], row / (rows - 1))
      parts.push(
        ...placed(featherEye(size), { x: here[0], y: here[1], angle: heading + Math.PI / 2 }),
      )
    }
  }
  return parts
}

/** In profile on a branch, the train falling behind. */
function perched(): Part[] {
  const body = tube(sample(coords('-20,-100 -12,-82 -12,-56 -4,-24 12,8 26,34'), 12), (u) =>
    along([8, 9, 12, 21, 28, 27, 20, 10], u),
  )
  const branch = tube(sample(coords('-92,56 -40,44 20,48 96,34'), 12), (u) => 7.5 - u * 2.5)
  const shoulder = tube(sample(coords('-6,-30 8,-4 28,26'), 10), (u) => along([8, 17, 15, 6], u))
  return [
    { d: branch.strip(), fill: 'wood' },
    lines(
      [coords('-84,54 -40,42 0,45'), coords('10,50 50,45 88,36'), coords('-60,56 -44,50 -30,50')],
      0.6,
    ),
    ...placed(foot(-10), { x: 2, y: -52 }),
    ...placed(foot(10), { x: -2, y: -52 }),
    ...hangingTrain(),
    ...placed(crown(), { x: -9, y: -52 }),
    { d: body.strip(0, 1, -1, 1, 50), fill: 'blue' },
    ...scallops(body, {
      u0: 0.1,
      u1: 0.97,
      v0: -0.95,
      v1: 0.95,
      rows: 17,
      columns: 6,
      tag: 'blue',
      overlap: 1.6,
    }),
    // folded wing: long brown quills under barred coverts
    ...featherRow({
      edge: coords('10,6 18,16 24,28'),
      angles: [68, 64, 60],
      lengths: [62, 54, 40],
      count: 5,
      width: 6.5,
      tag: 'leather',
      pointed: true,
    }),
    ...featherRow({
      edge: coords('4,-12 16,2 26,18'),
      angles: [70, 66, 60],
      lengths: [48, 44, 34],
      count: 6,
      width: 6.5,
      tag: 'feather',
      pointed: true,
    }),
    ...scallops(shoulder, {
      u0: 0,
      u1: 0.9,
      rows: 6,
      columns: 4,
      tag: 'feather',
      overlap: 1.6,
      stroke: 0.6,
    }),
    ...placed(peacockHead(), { x: -9, y: -52 }),
  ]
}

/** Peacock: displaying, or perched with the train hanging down. */
export const peacock: Motif = {
  name: 'peacock',
  category: 'animal',
  words: ['peacock', 'peafowl'],
  variants: ['display', 'perched'],
  draw: ({ variant }) => measured(variant === 'perched' ? perched() : displaying()),
}
