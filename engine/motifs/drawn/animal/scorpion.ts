import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { horn, jointed } from '#engine/motifs/drawing/anatomy.ts'
import { type Tube, along, brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const SHELL = 'leather'

/** The claw, wrist at (64, -74), pointing up. */
function hand(): Part[] {
  return [
    // movable finger, then the swollen hand with the fixed finger
    { d: smooth(coords('52,-92 40,-106 38,-124 46,-142 47,-124 56,-108 62,-98')), fill: SHELL },
    {
      d: smooth(
        coords('56,-72 72,-70 86,-84 88,-104 78,-124 62,-146 66,-124 62,-110 50,-98 48,-84'),
      ),
      fill: SHELL,
    },
    lines(
      [
        coords('64,-76 76,-88 78,-106'),
        coords('56,-80 66,-92 68,-106'),
        coords('72,-120 70,-126 68,-132'),
      ],
      0.6,
    ),
    line(smooth(coords('62,-112 64,-120 64,-130'), false), 1.2, 1),
  ]
}

const tailCurve = (points: string) => tube(sample(coords(points), 14), () => 1)

/** The segments of the tail, tapering from the trunk. */
function beads(curve: Tube, size: number): Part[] {
  const parts: Part[] = []
  const count = 6
  for (let i = count - 1; i >= 0; i--) {
    const from = (i / count) * 0.86,
      to = ((i + 1) / count) * 0.86 + 0.012
    const bead = tube(
      Array.from({ length: 11 }, (_, k) => curve.at(from + ((to - from) * k) / 10, 0)),
      (u) =>
        (size - i * 0.9) * (0.62 + 0.42 * Math.sin(Math.PI * Math.min(1, Math.max(0, u)) ** 0.8)),
    )
    parts.push(
      { d: bead.strip(0, 1, -1, 1, 14), fill: SHELL },
      line(bead.line(0.15, 0.85, -0.4, 8) + bead.line(0.15, 0.85, 0.4, 8), 0.6, 1),
    )
  }
  return parts
}

/** Poison bulb and sting: it leaves the bulb at `heading` and hooks to one side. */
function sting(bulb: Point, heading: number, side: 1 | -1): Part[] {
  const at = (radius: number, angle: number) => polar(radius, degrees(heading + side * angle), bulb)
  return [
    ...horn([at(6, 0), at(20, 10), at(28, -15), at(34, -45)], 4, { tag: 'black' }),
    { d: circle(bulb, 11), fill: SHELL },
    lines([[at(6, 95), at(7, 145), at(6, 195)]], 0.6),
  ]
}

/** From above, the tail curling back up one side. */
function fromAbove(): Part[] {
  const legs: Part[] = (
    [
      coords('14,-16 44,-30 70,-22 92,-44'),
      coords('16,-4 50,-10 78,4 106,-8'),
      coords('16,8 48,14 74,34 104,38'),
      coords('14,20 40,36 60,62 86,80'),
    ] as Point[][]
  ).flatMap((leg) => jointed(leg, [5, 5, 4, 1.2], SHELL))
  const trunk = tube(sample(coords('0,-46 0,-10 0,30 0,58'), 10), (u) =>
    along([16, 22, 25, 25, 22, 14], u),
  )
  const curve = tailCurve('0,54 4,92 34,124 78,126 106,98 102,64 84,50')
  const plates: Part[] = []
  for (let i = 6; i >= 0; i--) {
    const u0 = 0.34 + i * 0.092,
      u1 = u0 + 0.11
    plates.push({
      d: smooth(
        [
          trunk.at(u0, -0.96),
          trunk.at(u0 - 0.012, 0),
          trunk.at(u0, 0.96),
          trunk.at(u1, 1.04),
          trunk.at(u1 + 0.02, 0),
          trunk.at(u1, -1.04),
        ],
        true,
        0.8,
      ),
      fill: SHELL,
      stroke: 0.9,
    })
    plates.push(
      lines(
        [
          [trunk.at(u0 + 0.05, -0.7), trunk.at(u0 + 0.06, -0.3)],
          [trunk.at(u0 + 0.05, 0.7), trunk.at(u0 + 0.06, 0.3)],
        ],
        0.6,
      ),
    )
  }
  return [
    ...mirrored(legs),
    ...mirrored([
      ...jointed(coords('16,-34 44,-38 66,-58 64,-74'), [6, 8, 8, 7], SHELL),
      ...hand(),
    ]),
    ...sting(curve.at(0.9, 0), 205, 1),
    ...beads(curve, 12.5),
    ...plates,
    { d: symmetric(coords('0,-50 12,-50 20,-36 24,-10 16,-2 0,0')), fill: SHELL },
    ...mirrored([
      { d: circle([4, -30], 2.4), fill: 'black', stroke: 0.4 },
      { d: smooth(coords('3,-50 10,-50 9,-60 4,-60')), fill: SHELL, stroke: 0.8 },
      lines([coords('8,-42 14,-30 16,-14'), coords('3,-22 6,-14 6,-6')], 0.6),
    ]),
    brush(coords('0,-44 0.5,-24 0,-6'), 1.2, 'black', 1),
  ]
}

const NEAR_LEGS = [
  '30,24 46,46 68,50 82,92',
  '12,28 18,54 34,62 40,100',
  '-8,30 -16,56 -6,68 -12,104',
  '-26,28 -46,50 -44,64 -64,96',
]
const FAR_LEGS = [
  '34,18 58,36 80,36 100,76',
  '16,24 32,48 52,54 62,90',
  '-14,26 -34,48 -28,62 -38,94',
  '-32,22 -58,40 -60,54 -84,82',
]

/** In profile on its feet, tail arched over the back, claws raised. */
function attacking(): Part[] {
  const limbs = (list: readonly string[], tone: number) =>
    list
      .flatMap((points) => jointed(coords(points), [5.5, 5, 4, 1.2], SHELL))
      .map((part) => ({ ...part, tone }))
  const trunk = tube(sample(coords('46,14 20,8 -14,8 -44,10 -62,2'), 12), (u) =>
    along([14, 20, 23, 22, 17, 11], u),
  )
  const curve = tailCurve('-56,6 -92,-10 -106,-52 -90,-98 -46,-120 2,-112 40,-82')
  const plates = Array.from({ length: 7 }, (_, i): Part[] => {
    const u0 = 0.9 - i * 0.095
    return [
      {
        d: smooth(
          [
            trunk.at(u0, -1),
            trunk.at(u0 + 0.02, 0),
            trunk.at(u0, 1),
            trunk.at(u0 - 0.12, 1.06),
            trunk.at(u0 - 0.1, 0),
            trunk.at(u0 - 0.12, -1.06),
          ],
          true,
          0.8,
        ),
        fill: SHELL,
        stroke: 0.9,
      },
      lines(
        [[trunk.at(u0 - 0.05, -0.6), trunk.at(u0 - 0.035, -0.1), trunk.at(u0 - 0.04, 0.4)]],
        0.6,
      ),
    ]
  }).flat()
  return [
    ...jointed(coords('44,6 66,-6 84,-26 94,-34'), [6, 7, 7, 6], SHELL).map((part) => ({
      ...part,
      tone: 0.15,
    })),
    ...placed(hand(), { x: 7, y: -20, scale: 0.9, angle: degrees(40) }).map((part) => ({
      ...part,
      tone: 0.15,
    })),
    ...limbs(FAR_LEGS, 0.2),
    ...sting(curve.at(0.9, 0), 30, -1),
    ...beads(curve, 12.5),
    ...plates,
    { d: smooth(coords('54,26 62,14 58,0 40,-8 22,-10 20,8 24,30 42,32')), fill: SHELL },
    lines(
      [coords('52,0 38,-2 26,0'), coords('28,24 40,26 50,22'), coords('26,-8 30,8 28,26')],
      0.6,
    ),
    { d: circle([46, -3], 3), fill: 'black', stroke: 0.4 },
    { d: circle([55, 6], 1.8), fill: 'black', stroke: 0.4 },
    { d: smooth(coords('56,14 70,14 74,22 66,28 55,24')), fill: SHELL, stroke: 0.8 },
    lines([coords('60,20 66,20 72,22')], 0.8),
    ...limbs(NEAR_LEGS, 0),
    ...jointed(coords('48,22 74,36 98,22 106,2'), [7, 8.5, 8.5, 7.5], SHELL),
    ...placed(hand(), { x: 19.6, y: 62.8, scale: 1.08, angle: degrees(14) }),
  ]
}

/** Scorpion: from above, or in profile ready to strike. */
export const scorpion: Motif = {
  name: 'scorpion',
  settles: true,
  category: 'animal',
  words: ['scorpion', 'stinger'],
  variants: ['top', 'attacking'],
  draw: ({ variant }) => measured(variant === 'attacking' ? attacking() : fromAbove()),
}
