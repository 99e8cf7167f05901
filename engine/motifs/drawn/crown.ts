import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, lerp, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const pearl = (x: number, y: number, r: number): Part => ({
  d: circle([x, y], r),
  fill: 'gold',
  stroke: 0.9,
})
const bead = (x: number, y: number): Part => ({ d: circle([x, y], 5), fill: 'blue', stroke: 0.8 })
const gem = (x: number, y: number, w: number, h: number, angle = 0): Part[] =>
  placed(
    [
      { d: `M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`, fill: 'ruby', stroke: 0.8 },
      line(`M${-w} 0L0 ${-h * 0.3}L${w} 0M0 ${-h * 0.3}L0 ${h}`, 0.5, 2),
    ],
    { x, y, angle },
  )

/** Seen a little from below: the far points rise behind the rim, velvet shows between the arches. */
function royal(): Part[] {
  return [
    // far points, dark inside
    {
      d: 'M-78 10C-80 -6 -76 -18 -72 -30C-62 -16 -48 -8 -40 -10C-34 -20 -28 -32 -23 -44C-16 -26 -8 -14 0 -14C8 -14 16 -26 23 -44C28 -32 34 -20 40 -10C48 -8 62 -16 72 -30C76 -18 80 -6 78 10C40 30 -40 30 -78 10Z',
      fill: 'gold',
      tone: 0.35,
      stroke: 0.8,
    },
    pearl(-73, -34, 4),
    pearl(73, -34, 4),
    pearl(-23, -48, 4),
    pearl(23, -48, 4),
    {
      d: 'M-72 12C-50 -2 -20 -8 0 -8C20 -8 50 -2 72 12C40 30 -40 30 -72 12Z',
      fill: 'red',
      stroke: 0.7,
    },
    lines(
      [
        coords('-40,2 -36,10 -38,20'),
        coords('-12,-4 -10,8 -12,22'),
        coords('16,-4 14,8 16,22'),
        coords('44,4 40,12 42,18'),
      ],
      0.6,
      1,
    ),
    // near points in one sweep
    {
      d: 'M-76 42C-82 16 -91 -14 -100 -44C-86 -32 -74 -16 -66 4C-60 -18 -54 -38 -47 -58C-37 -40 -28 -18 -22 6C-16 -20 -8 -48 0 -74C8 -48 16 -20 22 6C28 -18 37 -40 47 -58C54 -38 60 -18 66 4C74 -16 86 -32 100 -44C91 -14 82 16 76 42C40 58 -40 58 -76 42Z',
      fill: 'gold',
    },
    ...mirrored([
      line(
        'M-72 34C-78 12 -84 -8 -91 -27M-63 24C-58 0 -52 -22 -47 -42C-40 -24 -32 -4 -26 18M-18 20C-14 -8 -8 -34 0 -56',
        0.5,
        1,
      ),
      pearl(-101, -48, 5.5),
      pearl(-47, -63, 5.5),
      ...gem(-75, 20, 3.4, 7, -0.25),
      ...gem(-45, 8, 4.5, 10),
    ]),
    pearl(0, -80, 6.5),
    ...gem(0, 6, 5, 12),
    // jewelled band and its two rims
    { d: 'M-78 38C-40 56 40 56 78 38L76 66C40 86 -40 86 -76 66Z', fill: 'gold' },
    line('M-78 45C-40 63 40 63 78 45M-76.5 60C-40 80 40 80 76.5 60', 0.8, 1),
    ...[-58, -30, 0, 30, 58].flatMap((x, i) => {
      const y = 66 - (x / 78) ** 2 * 14
      return i % 2 ? [bead(x, y)] : gem(x, y, 9, 6)
    }),
    ...[-44, -15, 15, 44].map((x): Part => ({
      d: circle([x, 66.5 - (x / 78) ** 2 * 14], 2.2),
      fill: 'paper',
      stroke: 0.6,
      detail: 1,
      shade: 0.3,
    })),
  ]
}

/** A ring in perspective: the far side first, then the near one. */
const ringPoint = (angle: number, rx: number, ry: number): Point => [
  rx * Math.cos(angle),
  ry * Math.sin(angle),
]

function floral(): Part[] {
  const flower = (size: number, tag: 'petal' | 'petalLight' | 'pink') => [
    ...around(5, 2, () => petal({ length: size, width: size * 0.56, tip: 'notch', veins: 2, tag })),
    { d: circle([0, 0], size * 0.24), fill: 'gold', stroke: 0.7 } as Part,
  ]
  const at = (degree: number) => ringPoint((degree * Math.PI) / 180, 92, 34)
  const parts: Part[] = []
  // far half: leaves and buds only
  for (const degree of [200, 220, 240, 260, 280, 300, 320, 340]) {
    const [x, y] = at(degree)
    parts.push(
      ...placed(leaf({ length: 30, width: 8, veins: 3 }), {
        x,
        y,
        angle: (degree - 270) / 60 + (degree % 40 ? 0.6 : -0.7),
      }),
    )
  }
  for (const degree of [210, 250, 290, 330]) {
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
  variants: ['royal', 'floral', 'thorns'],
  draw: ({ variant, random }) =>
    measured(variant === 'floral' ? floral() : variant === 'thorns' ? thorns(random) : royal()),
}
