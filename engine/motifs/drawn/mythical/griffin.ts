import { measured } from '#engine/motifs/drawing/box.ts'
import { claw, curled } from '#engine/motifs/drawing/anatomy.ts'
import { flow, limb } from '#engine/motifs/drawing/figure.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing } from '#engine/motifs/drawing/plumage.ts'
import { eagleHead } from '#engine/motifs/drawn/animal/eagle.ts'
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

/** Lion's trunk and near hind leg in one outline, so that no seam crosses the thigh. */
const RAMPANT =
  '-8,-46 -24,-18 -42,4 -58,26 -66,52 -58,74 -62,94 -58,106 -54,122 -36,130 -22,124 -26,116 -40,108 -40,98 -22,86 -8,70 12,50 32,26 46,2 50,-26 36,-48'

/** A striking eagle's foot: feathered thigh, scaled shank, open talons. */
function strikingLeg(thigh: string, foot: Point, angle: number, tone: number): Part[] {
  return [
    ...placed(talon(0, 0), { x: foot[0], y: foot[1], angle: degrees(angle), scale: 0.9 }),
    { d: smooth(coords(thigh)), fill: 'feather', tone },
  ]
}

/** Rampant, as on a coat of arms: reared up, talons open, wings high. */
function rampant(random: Rng): Part[] {
  const tail = tube(
    sample(curled(coords('-56,58 -90,92 -128,88 -140,50'), 14, 0.6, 1), 2),
    (u) => 6 - 3 * u,
  )
  const wing = birdWing({
    edge: coords('-4,-24 -26,-70 -62,-108 -106,-136'),
    angles: [128, 142, 160, 186, 216],
    lengths: [72, 90, 98, 90, 62],
    count: 14,
    width: 9.5,
  })
  return [
    ...placed(wing, { x: 32, y: 2, angle: 0.44 }).map((part) =>
      part.fill ? { ...part, tone: 0.2 } : part,
    ),
    { d: tail.strip(0, 1, -1, 1, 70), fill: 'fur' },
    ...flow({
      from: coords('-126,46 -116,46 -118,54'),
      to: coords('-98,62 -92,74 -108,84'),
      count: 7,
      width: 6,
      tag: 'hair',
      stroke: 0.7,
      random,
    }),
    ...strikingLeg('34,-22 56,-34 78,-32 82,-20 70,-10 48,-4', [98, -18], -62, 0.2),
    ...limb(coords('-24,50 8,78 -8,104 16,122'), [24, 15, 8.5, 9], 'fur', 1).map((part) => ({
      ...part,
      tone: 0.22,
    })),
    { d: smooth(coords('6,114 28,112 40,122 36,132 12,132')), fill: 'fur', tone: 0.22 },
    { d: smooth(coords(RAMPANT)), fill: 'fur' },
    brush(coords('-36,18 -14,32 -8,58'), 2.2),
    lines(
      [
        coords('-50,40 -40,58 -42,76'),
        coords('-16,-14 0,2 4,24'),
        coords('-30,2 -14,16 -6,36'),
        coords('-46,128 -46,121'),
        coords('-36,130 -36,123'),
        coords('-40,84 -50,84 -56,80'),
      ],
      0.7,
    ),
    ...strikingLeg('22,-16 46,-10 72,-2 76,14 62,22 36,14 22,4', [90, 22], -48, 0),
    lines([coords('34,-2 48,4 60,12'), coords('40,-8 56,-2 68,6')], 0.6),
    ...placed(eagleHead(), { x: 30, y: -84, scale: 0.66, angle: degrees(-6) }),
    ...wing,
  ]
}

/** Griffin: seated, or rampant. */
export const griffin: Motif = {
  name: 'griffin',
  category: 'mythical',
  bulk: 1.2,
  words: ['griffin', 'gryphon', 'griffon', 'hippogriff'],
  variants: ['seated', 'rearing'],
  draw: ({ variant, random }) => measured(variant === 'rearing' ? rampant(random) : seated(random)),
}
