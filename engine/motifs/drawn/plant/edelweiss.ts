import { measured } from '#engine/motifs/drawing/box.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  lerp,
  polar,
  sample,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { along, bladePath, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** Blunt fingers of felt, no two as long. */
function finger(length: number, width: number, bend: number): Part[] {
  const spine = sample(
    [
      [0, 0],
      [bend * 0.4, -length * 0.4],
      [bend, -length],
    ],
    12,
  )
  const body = tube(spine, (u) => width * along([0.55, 0.8, 1, 1, 0.86, 0.56, 0.16], u))
  const hairs = Array.from({ length: 14 }, (_, i): Point[] => {
    const side = i % 2 ? 1 : -1
    const u = 0.2 + (i / 14) * 0.7
    return [body.at(u, side * 0.9), body.at(u + 0.05, side * 0.5)]
  })
  return [
    {
      d: bladePath(body, [0, 0.14, 0.3, 0.46, 0.62, 0.76, 0.88, 0.95]),
      fill: 'furWhite',
      shade: 0.8,
    },
    lines([[0.12, 0.34, 0.58, 0.8].map((u) => body.at(u, 0))], 0.6, 1),
    lines(hairs, 0.45, 2),
  ]
}

const RAYS: readonly (readonly [turn: number, length: number, width: number, bend: number])[] = [
  [0.15, 78, 13, 5],
  [0.9, 70, 12, -4],
  [1.62, 80, 13.5, 5],
  [2.34, 68, 12, 4],
  [3.04, 82, 13, -6],
  [3.78, 70, 12.5, -4],
  [4.5, 80, 13.5, 5],
  [5.22, 68, 12, 5],
  [5.86, 74, 12.5, -5],
]
const SHORT: readonly number[] = [0.5, 1.3, 2, 2.7, 3.4, 4.2, 4.9, 5.6]

/** Seven button heads, the first in the middle. */
const BUTTONS: readonly Point[] = [
  ...Array.from({ length: 6 }, (_, i) => polar(15.5, (i * TAU) / 6 + 0.3)),
  [0, 0],
]

function button([x, y]: Point, random: Rng): Part[] {
  const grains = Array.from({ length: 9 }, (_, i): Part => {
    const at = polar(i === 0 ? 0 : 4.7, i * 0.785 + random())
    return { d: circle([x + at[0], y + at[1]], 1.2), fill: 'black', stroke: 0, detail: 1 }
  })
  return [{ d: circle([x, y], 8.6), fill: 'sun', stroke: 0.9 }, ...grains]
}

const head = (random: Rng): Part[] => [
  ...RAYS.flatMap(([turn, length, width, bend]) =>
    placed(finger(length * lerp(0.96, 1.05, random()), width, bend), { angle: turn }),
  ),
  ...SHORT.flatMap((turn, i) =>
    placed(finger(46 + (i % 3) * 5, 10.5, i % 2 ? 4 : -4), { angle: turn }),
  ),
  ...BUTTONS.flatMap((at) => button(at, random)),
]

const blade = (x: number, y: number, angle: number, length: number): Part[] =>
  placed(leaf({ length, width: length * 0.1, veins: 0, bend: angle > 0 ? -0.14 : 0.14 }), {
    x,
    y,
    angle,
  })

const onStem = (random: Rng): Part[] => [
  ...blade(4, 134, 0.72, 76),
  ...blade(2, 142, -0.66, 82),
  stem(coords('0,10 9,70 2,166'), 3.4, 3),
  ...blade(8, 84, -0.86, 52),
  ...blade(8, 98, 0.84, 54),
  ...blade(2, 158, -1.2, 58),
  ...blade(4, 156, 1.16, 60),
  ...head(random),
]

/** Three as they grow together, of three ages. */
const tuft = (random: Rng): Part[] => [
  ...blade(-2, 130, -0.86, 78),
  ...blade(2, 130, 0.86, 78),
  stem(coords('-58,-6 -40,60 -4,144'), 2.6, 2.6),
  stem(coords('60,20 40,80 4,144'), 2.6, 2.6),
  stem(coords('10,-50 8,40 0,146'), 3, 3),
  ...blade(8, 70, -0.6, 50),
  ...blade(4, 92, 0.66, 52),
  ...placed(head(random), { x: -62, y: -4, scale: 0.66, angle: -0.3 }),
  ...placed(head(random), { x: 64, y: 22, scale: 0.56, angle: 0.4 }),
  ...placed(head(random), { x: 10, y: -56, scale: 0.84 }),
]

export const edelweiss: Motif = {
  name: 'edelweiss',
  category: 'plant',
  words: ['edelweiss', 'edelweiss flower', 'alpine star'],
  variants: ['stem', 'bloom', 'tuft'],
  draw({ variant, random }) {
    if (variant === 'bloom') return measured(placed(head(random), { scale: 1.3 }))
    return measured(variant === 'tuft' ? tuft(random) : onStem(random))
  },
}
