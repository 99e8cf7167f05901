import { measured } from '#engine/motifs/drawing/box.ts'
import { claw, curled } from '#engine/motifs/drawing/anatomy.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { coords, sample, smooth, tube, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import { eagleHead } from '#engine/motifs/drawn/eagle.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A scaled eagle's foot: leg down to the ankle, three toes forward. */
const talon = (x: number, y: number): Part[] => [
  ...claw([x + 14, y], degrees(10), 14, 4, 0.5),
  ...claw([x + 8, y + 3], degrees(40), 13, 4, 0.5),
  ...claw([x - 8, y + 2], degrees(160), 11, 3.6, -0.5),
  {
    d: smooth(
      coords('-8,-34 8,-34 9,-10 18,-4 18,4 4,6 -8,4 -8,-10').map(
        ([px, py]) => [px + x, py + y] as const,
      ),
    ),
    fill: 'gold',
  },
  lines(
    [0, 1, 2, 3].map(
      (i) =>
        [
          [x - 7, y - 28 + i * 7],
          [x, y - 26 + i * 7],
          [x + 8, y - 28 + i * 7],
        ] as const,
    ),
    0.6,
  ),
]

/** Seated, head high, wings raised: lion behind, eagle before. */
function seated(random: Rng): Part[] {
  const tail = tube(
    sample(curled(coords('-74,104 -118,108 -136,70 -120,36'), 14, 0.7, 1), 2),
    (u) => 6 - 3 * u,
  )
  const wing = birdWing({
    edge: coords('-8,-8 -34,-62 -70,-104 -116,-134'),
    angles: [150, 160, 176, 200, 226],
    lengths: [76, 92, 98, 88, 60],
    count: 14,
    width: 9.5,
  })
  return [
    ...placed(wing, { x: 34, y: -4, angle: 0.42 }).map((part) =>
      part.fill ? { ...part, tone: 0.2 } : part,
    ),
    { d: tail.strip(0, 1, -1, 1, 70), fill: 'fur' },
    ...flow({
      from: coords('-112,46 -106,52 -112,58'),
      to: coords('-88,28 -78,48 -92,66'),
      count: 7,
      width: 6,
      tag: 'hair',
      stroke: 0.7,
      random,
    }),
    // body of a lion
    {
      d: smooth(coords('-84,112 -92,72 -76,34 -40,8 -4,-18 26,-20 46,4 48,40 40,78 30,112')),
      fill: 'fur',
    },
    ...talon(18, 112),
    ...talon(44, 108),
    { d: smooth(coords('4,30 40,22 52,44 54,76 36,80 30,84 10,84 2,60')), fill: 'feather' },
    { d: smooth(coords('-88,100 -86,62 -60,38 -26,46 -8,76 -14,108 -50,116')), fill: 'fur' },
    { d: smooth(coords('-52,104 -14,100 0,108 -2,117 -50,118')), fill: 'fur' },
    brush(coords('-80,88 -72,62 -48,52'), 2.2),
    lines(
      [
        coords('-8,117 -8,111'),
        coords('-18,117 -18,111'),
        coords('-52,66 -38,70 -28,80'),
        coords('-56,80 -44,82 -36,90'),
        coords('-30,30 -14,30 -2,36'),
      ],
      0.7,
    ),
    ...placed(eagleHead(), { x: 44, y: -68, scale: 0.72 }),
    ...wing,
  ]
}

export const griffin: Motif = {
  name: 'griffin',
  category: 'mythical',
  words: ['griffin', 'gryphon', 'griffon', 'hippogriff'],
  variants: ['seated'],
  draw: ({ random }) => measured(seated(random)),
}
