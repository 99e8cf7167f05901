import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  lerp,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const pearl = (x: number, y: number, r: number): Part => ({
  d: circle([x, y], r),
  fill: 'gold',
  stroke: 0.9,
})
const gem = (x: number, y: number, w: number, h: number, angle = 0): Part[] =>
  placed(
    [
      { d: `M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`, fill: 'ruby', stroke: 0.8 },
      line(`M${-w} 0L0 ${-h * 0.3}L${w} 0M0 ${-h * 0.3}L0 ${h}`, 0.5, 2),
    ],
    { x, y, angle },
  )

/** Where something stands on the rim: turned by an angle from the front, lifted above the band, flaring outwards as it rises. */
const onRim = (turn: number, lift: number): Point => [
  (82 + 0.26 * lift) * Math.sin(degrees(turn)),
  22 + 20 * Math.cos(degrees(turn)) - lift,
]

/** A lily of the three-lobed kind that crowns a point. */
const fleuron = ([x, y]: Point, scale: number, angle: number): Part[] =>
  placed(
    [
      ...mirrored([
        { d: 'M2 2C5 -8 12 -17 19 -12C24 -7 20 1 14 -1C14 4 8 6 2 5Z', fill: 'gold', stroke: 0.9 },
      ]),
      { d: 'M-5 3C-7 -8 -11 -18 0 -36C11 -18 7 -8 5 3Z', fill: 'gold' },
      line('M0 -6L0 -22', 0.6, 1),
      { d: ellipse([0, 3], 10, 3.6), fill: 'gold', stroke: 0.9 },
      pearl(0, -39, 4.2),
    ],
    { x, y, scale, angle },
  )

const POINTS = [-76, -38, 0, 38, 76]
const VALLEYS = [-96, -57, -19, 19, 57, 96]

/** The near wall: its points rise from hollows between them. */
function wall(): Part {
  const sweep = POINTS.flatMap((turn, i) => [
    onRim(VALLEYS[i]! * 0.94 + turn * 0.06, 12),
    onRim(turn - 9, 28),
    onRim(turn - 3.4, 50),
    onRim(turn + 3.4, 50),
    onRim(turn + 9, 28),
  ])
  const foot = Array.from({ length: 11 }, (_, i) => onRim(96 - i * 19.2, -2))
  return {
    d: `${smooth([...sweep, onRim(96, 12)], false, 0.7)}L${smooth(foot, false).slice(1)}Z`,
    fill: 'gold',
  }
}

/** A hoop of the band: a strip between two lifts, on the near side. */
const hoopOf = (from: number, to: number): string => {
  const row = (lift: number) => Array.from({ length: 13 }, (_, i) => onRim(-96 + i * 16, lift))
  return `${smooth(row(to), false)}L${smooth(row(from).toReversed(), false).slice(1)}Z`
}

/** Seen a little from above: behind the near wall one looks into the ring, where the far points stand before the velvet. */
function royal(): Part[] {
  const far = [139, 166, 194, 221]
  const inside = Array.from({ length: 25 }, (_, i) => onRim(i * 15, 6))
  return [
    ...far.flatMap((turn) =>
      fleuron(onRim(turn, 44), 0.62, 0.004 * (180 - turn)).map((part) => ({ ...part, tone: 0.2 })),
    ),
    {
      d: smooth(
        far
          .flatMap((turn) => [onRim(turn - 13, 16), onRim(turn - 3, 42), onRim(turn + 3, 42)])
          .concat([onRim(240, 16), onRim(264, 4), onRim(180, -8), onRim(96, 4), onRim(120, 16)]),
        true,
        0.7,
      ),
      fill: 'gold',
      tone: 0.3,
    },
    { d: smooth(inside), fill: 'clothDark', tone: 0.3, stroke: 0.8 },
    {
      d: 'M-70 22C-64 -2 -34 -20 0 -20C34 -20 64 -2 70 22C40 36 -40 36 -70 22Z',
      fill: 'red',
    },
    lines(
      [coords('0,-19 2,4 0,30'), coords('-34,-12 -26,6 -30,28'), coords('34,-12 27,6 30,28')],
      0.6,
      1,
    ),
    wall(),
    ...[-57, -19, 19, 57].map((turn): Part => {
      const [x, y] = onRim(turn, 15)
      return pearl(x, y, 4.4)
    }),
    ...[-38, 0, 38].flatMap((turn) => {
      const [x, y] = onRim(turn, 22)
      const narrow = 0.4 + 0.6 * Math.cos(degrees(turn))
      return gem(x, y, 5.4 * narrow, 11, 0.004 * turn)
    }),
    ...POINTS.toSorted((p, q) => Math.abs(q) - Math.abs(p)).flatMap((turn) =>
      fleuron(onRim(turn, 52), 0.86, 0.0055 * turn),
    ),
    // the band between its two rims
    { d: hoopOf(-34, 2), fill: 'gold' },
    { d: hoopOf(-4, 4), fill: 'gold', stroke: 0.9 },
    { d: hoopOf(-38, -29), fill: 'gold', stroke: 0.9 },
    ...[-54, -27, 0, 27, 54].flatMap((turn, i): Part[] => {
      const [x, y] = onRim(turn, -16.5)
      const narrow = 0.35 + 0.65 * Math.cos(degrees(turn))
      return i % 2 === 0
        ? [
            { d: ellipse([x, y], 9 * narrow, 6.4), fill: 'ruby', stroke: 0.9 },
            line(
              `M${(x - 4 * narrow).toFixed(1)} ${(y - 2).toFixed(1)}Q${x.toFixed(1)} ${(y - 5).toFixed(1)} ${(x + 4 * narrow).toFixed(1)} ${(y - 2).toFixed(1)}`,
              0.5,
              2,
            ),
          ]
        : gem(x, y, 6 * narrow, 8)
    }),
    ...[-70, -40, -13, 13, 40, 70].map((turn): Part => {
      const [x, y] = onRim(turn, -16.5)
      return { d: circle([x, y], 2.3), fill: 'paper', stroke: 0.7, detail: 1, shade: 0.3 }
    }),
  ]
}

/** A ring in perspective: the far side first, then the near one. */
const ringPoint = (angle: number, rx: number, ry: number): Point => [
  rx * Math.cos(angle),
  ry * Math.sin(angle),
]

/** The near half of it is all that is seen of a wreath on a head. */
function floral({ isWorn }: { isWorn: boolean }): Part[] {
  const flower = (size: number, tag: 'petal' | 'petalLight' | 'pink') => [
    ...around(5, 2, () => petal({ length: size, width: size * 0.56, tip: 'notch', veins: 2, tag })),
    { d: circle([0, 0], size * 0.24), fill: 'gold', stroke: 0.7 } as Part,
  ]
  const at = (degree: number) => ringPoint((degree * Math.PI) / 180, 92, 34)
  const parts: Part[] = []
  // far half: leaves and buds only
  for (const degree of isWorn ? [] : [200, 220, 240, 260, 280, 300, 320, 340]) {
    const [x, y] = at(degree)
    parts.push(
      ...placed(leaf({ length: 30, width: 8, veins: 3 }), {
        x,
        y,
        angle: (degree - 270) / 60 + (degree % 40 ? 0.6 : -0.7),
      }),
    )
  }
  for (const degree of isWorn ? [] : [210, 250, 290, 330]) {
    const [x, y] = at(degree)
    parts.push(...placed(flower(13, 'petalLight'), { x, y: y - 4, angle: degree }))
  }
  for (const degree of [8, 30, 52, 72, 108, 128, 150, 172])
    for (const turn of [-0.6, 2.5]) {
      const [x, y] = at(degree)
      parts.push(
        ...placed(leaf({ length: 34, width: 9, veins: 4 }), {
          x,
          y,
          angle: turn * (degree < 90 ? 1 : -1),
        }),
      )
    }
  for (const [degree, size, tag] of [
    [0, 15, 'petalLight'],
    [180, 15, 'petalLight'],
    [22, 18, 'pink'],
    [158, 18, 'pink'],
    [44, 21, 'petalLight'],
    [136, 21, 'petalLight'],
    [66, 24, 'petal'],
    [114, 24, 'pink'],
    [90, 29, 'petal'],
  ] as const) {
    const [x, y] = at(degree)
    parts.push(...placed(flower(size, tag), { x, y: y - 2, angle: degree / 30 }))
  }
  return parts
}

function thorns(random: Rng): Part[] {
  const vine = (phase: number, from: number, to: number): Part[] => {
    const path = Array.from({ length: 26 }, (_, i): Point => {
      const a = lerp(from, to, i / 25)
      return [94 * Math.cos(a), 32 * Math.sin(a) + 9 * Math.sin(a * 5 + phase)]
    })
    const body = tube(sample(path, 4), () => 4.2)
    const spikes = Array.from({ length: 7 }, (_, i) => {
      const u = (i + 0.3 + random() * 0.4) / 7,
        side = i % 2 ? 1 : -1,
        root = body.at(u, side * 0.8),
        tip = body.at(Math.min(0.99, u + 0.035), side * (4 + random()))
      return brush([body.at(u - 0.012, side * 0.6), root, tip], 2.2, 'wood')
    })
    return [
      ...spikes,
      { d: body.strip(0, 1, -1, 1, 90), fill: 'wood', stroke: 0.9 },
      line(body.line(0.02, 0.98, 0.3, 60), 0.45, 2),
    ]
  }
  const [far, near]: [[number, number], [number, number]] = [
    [Math.PI * 0.98, Math.PI * 2.02],
    [-0.06, Math.PI * 1.06],
  ]
  return [
    ...[0, 2.1, 4.2].flatMap((p) => vine(p, ...far)),
    ...[0.9, 3, 5.1].flatMap((p) => vine(p, ...near)),
  ]
}

export const crown: Motif = {
  name: 'crown',
  kind: 'headgear',
  worn: 'hat',
  category: 'object',
  words: [
    'crown',
    'royal crown',
    'king crown',
    'queen crown',
    'tiara',
    'crown of thorns',
    'flower crown',
  ],
  variants: ['royal', 'floral', 'thorns', 'garland'],
  spare: ['garland'],
  draw: ({ variant, random }) =>
    measured(
      variant === 'floral' || variant === 'garland'
        ? floral({ isWorn: variant === 'garland' })
        : variant === 'thorns'
          ? thorns(random)
          : royal(),
    ),
}
