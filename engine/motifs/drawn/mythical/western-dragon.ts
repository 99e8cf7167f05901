import { measured } from '#engine/motifs/drawing/box.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { crest, leg } from '#engine/motifs/drawing/dragons.ts'
import { coords, lerp, sample, triple, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { serpent } from '#engine/motifs/drawing/serpent.ts'
import { westernHead } from '#engine/motifs/drawn/mythical/dragon-head.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A bat's wing at the scale of a dragon: skin hangs in scallops between long fingers. */
function wing(shoulder: Point, wrist: Point, tips: readonly Point[], hip: Point): Part[] {
  const [first, ...rest] = tips
  let d = `M${shoulder.join(' ')}Q${lerp(shoulder[0], wrist[0], 0.35)} ${lerp(shoulder[1], wrist[1], 0.75)} ${wrist.join(' ')}L${first!.join(' ')}`
  let from = first!
  for (const tip of [...rest, hip]) {
    const mx = lerp((from[0] + tip[0]) / 2, wrist[0], 0.3),
      my = lerp((from[1] + tip[1]) / 2, wrist[1], 0.3)
    d += `Q${mx.toFixed(1)} ${my.toFixed(1)} ${tip.join(' ')}`
    from = tip
  }
  return [
    { d: `${d}Z`, fill: 'flame', tone: 0.12 },
    ...tips.slice(0, -1).map((tip, i) => {
      const next = tips[i + 1]!
      return lines(
        [
          [
            wrist,
            [
              lerp(wrist[0], (tip[0] + next[0]) / 2, 0.5),
              lerp(wrist[1], (tip[1] + next[1]) / 2, 0.5),
            ],
            [
              lerp(wrist[0], (tip[0] + next[0]) / 2, 0.74),
              lerp(wrist[1], (tip[1] + next[1]) / 2, 0.74),
            ],
          ],
        ],
        0.5,
        2,
      )
    }),
    ...tips.flatMap((tip, i) =>
      horn(
        [wrist, [lerp(wrist[0], tip[0], 0.5) + (i - 1) * 4, lerp(wrist[1], tip[1], 0.5) - 5], tip],
        4.2,
        { tag: 'green', tip: 0.2 },
      ),
    ),
    ...horn(
      [shoulder, [lerp(shoulder[0], wrist[0], 0.35), lerp(shoulder[1], wrist[1], 0.62)], wrist],
      9,
      { tag: 'green', tip: 0.55 },
    ),
    ...horn([wrist, [wrist[0] - 2, wrist[1] - 12], [wrist[0] + 6, wrist[1] - 22]], 4, {
      tag: 'bone',
    }),
  ]
}

/** Seated, wings raised, neck drawn back in an S. */
function seated(random: Rng): Part[] {
  const centre = sample(
    coords(
      '146,104 158,78 136,62 98,86 58,124 4,134 -40,112 -52,72 -30,34 -6,2 -10,-34 -26,-62 -10,-92 20,-98',
    ),
    14,
  )
  const { segment } = serpent({
    centre,
    halfWidth: (u) => along([0.6, 4, 7, 10, 15, 24, 34, 40, 40, 34, 26, 20, 17, 16, 16], u),
    bellyFrom: (u) => lerp(0.9, 0.25, Math.max(0, Math.min(1, (u - 0.42) / 0.2))),
    columns: 7,
    scaleLength: 0.4,
    tag: 'green',
  })
  const body = tube(centre, (u) =>
    along([0.6, 4, 7, 10, 15, 24, 34, 40, 40, 34, 26, 20, 17, 16, 16], u),
  )
  return [
    ...wing([14, 10], [92, -92], coords('166,-52 160,-4 138,36 100,54'), [40, 52]),
    ...horn(coords('150,98 158,112 176,116'), 7, { tag: 'flame' }),
    ...leg(triple('8,96 46,118 70,110'), 20, random, 1),
    ...crest(body, 0.05, 0.97, 30, (u) => lerp(0.9, 0.42, Math.min(1, u * 1.6))),
    ...segment(0, 1),
    ...wing([-34, 26], [-104, -92], coords('-172,-46 -170,10 -150,56 -112,82'), [-60, 72]),
    ...leg(triple('-34,92 10,102 16,140'), 10, random, 1),
    ...leg(triple('8,30 48,44 74,24'), -10, random, 1),
    ...placed(westernHead(), { x: 22, y: -104, scale: 0.68, angle: 0.1 }),
    brush(coords('-2,12 -14,-20 -20,-44'), 1.6),
  ]
}

const FLIGHT = [3.4, 4.6, 6, 7, 9, 12, 18, 27, 32, 30, 22, 17, 15, 14]

/** On the wing, tail streaming behind. */
function flying(random: Rng): Part[] {
  const centre = sample(
    coords(
      '-160,118 -176,84 -150,58 -116,70 -92,92 -64,84 -38,48 -4,22 34,20 62,8 74,-20 92,-42 112,-44',
    ),
    14,
  )
  const halfWidth = (u: number) => along(FLIGHT, u)
  const { segment } = serpent({
    centre,
    halfWidth,
    bellyFrom: (u) => lerp(0.9, 0.25, Math.max(0, Math.min(1, (u - 0.42) / 0.2))),
    columns: 7,
    scaleLength: 0.4,
    tag: 'green',
  })
  return [
    ...wing([30, 4], [62, -124], coords('138,-168 152,-120 140,-86 104,-64'), [58, -20]),
    ...horn(coords('-166,108 -158,122 -148,150'), 10, { tag: 'flame' }),
    ...leg(triple('44,28 76,40 92,62'), 60, random, 1),
    ...crest(tube(centre, halfWidth), 0.05, 0.97, 34, (u) => lerp(0.9, 0.42, Math.min(1, u * 1.6))),
    ...segment(0, 1),
    ...leg(triple('-54,66 -44,106 -88,124'), 150, random, 1),
    ...leg(triple('22,32 40,64 20,90'), 110, random, 1),
    ...placed(westernHead(), { x: 112, y: -50, scale: 0.64, angle: 0.16 }),
    ...wing([8, 12], [-40, -112], coords('-134,-136 -152,-76 -136,-24 -96,20'), [-44, 48]),
  ]
}

/** Western dragon: seated with raised wings, or in flight. */
export const westernDragon: Motif = {
  name: 'western-dragon',
  bearsLoads: true,
  category: 'mythical',
  bulk: 1.5,
  words: [
    'western dragon',
    'winged dragon',
    'wyvern',
    'drake',
    'fire dragon',
    'medieval dragon',
    'european dragon',
  ],
  variants: ['seated', 'flying'],
  draw: ({ variant, random }) => measured(variant === 'flying' ? flying(random) : seated(random)),
}
