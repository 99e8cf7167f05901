import {
  coords,
  circle,
  lerp,
  polar,
  polygon,
  smooth,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { star as starPath } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** The seas of the near side, roughly where they are. */
const SEAS = [
  '-78,-8 -80,-34 -58,-62 -26,-72 -6,-56 -12,-40 -30,-34 -26,-18 -40,-8 -44,10 -62,14',
  '4,-40 6,-58 28,-66 44,-54 38,-40 20,-34',
  '30,-28 52,-34 64,-18 58,-4 70,8 64,22 50,14 46,-2 32,-10',
  '-60,34 -42,22 -22,30 -18,46 -34,58 -52,52',
]

/** A pit with the light from the upper left: its near wall lies in shade, its far rim catches the light. Towards the limb it is narrow. */
function crater(x: number, y: number, r: number, limb = 100): Part[] {
  const turn = Math.atan2(y, x)
  const flat = Math.sqrt(Math.max(0.1, 1 - Math.min(0.92, Math.hypot(x, y) / limb) ** 2))
  const at = (a: number, k: number): Point => {
    const [along, across] = [r * k * flat * Math.cos(a - turn), r * k * Math.sin(a - turn)]
    return [
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ]
  }
  const arc = (from: number, to: number, k: number) =>
    Array.from({ length: 7 }, (_, i) => at(lerp(from, to, i / 6), k))
  return [
    lines([arc(-0.9, 2.5, 1)], 0.6, 1),
    brush(arc(2.2, 5.6, 0.94), Math.max(0.9, r * 0.17)),
    ...(r > 7 ? [lines([arc(2.8, 4.9, 0.62)], 0.5, 2)] : []),
  ]
}

/** Bright streaks thrown out of a young crater. */
const streaks = (middle: Point, reaches: readonly number[]): Part =>
  lines(
    reaches.map((reach, i) => {
      const turn = -3.3 + (i * 3.5) / (reaches.length - 1)
      return [polar(13, turn, middle), polar(reach, turn + 0.03, middle)]
    }),
    0.5,
    1,
  )

/** The lit part of a disc: 0 new, 0.5 half, 1 full; side 1 lights the right limb. */
function lit(radius: number, share: number, side: 1 | -1): string {
  const limb = Array.from({ length: 33 }, (_, i): Point => {
    const a = lerp(-TAU / 4, TAU / 4, i / 32)
    return [side * radius * Math.cos(a), radius * Math.sin(a)]
  })
  const terminator = Array.from({ length: 33 }, (_, i): Point => {
    const a = lerp(TAU / 4, -TAU / 4, i / 32)
    return [side * radius * (1 - 2 * share) * Math.cos(a), radius * Math.sin(a)]
  })
  return polygon([...limb, ...terminator])
}

function sickle(): Part[] {
  // two circles: the limb, and the bite of a smaller one set off to the upper right
  const big = 100,
    small = 82,
    away: Point = [40, -20],
    d = Math.hypot(...away),
    turn = Math.atan2(away[1], away[0])
  const chord = (big * big - small * small + d * d) / (2 * d),
    alpha = Math.acos(chord / big),
    beta = Math.acos((chord - d) / small)
  const outer = Array.from({ length: 61 }, (_, i) =>
    polar(big, lerp(turn + alpha, turn + TAU - alpha, i / 60)),
  )
  const inner = Array.from({ length: 61 }, (_, i) =>
    polar(small, lerp(turn + TAU - beta, turn + beta, i / 60), away),
  )
  return [
    { d: polygon([...outer, ...inner]), fill: 'moon' },
    ...crater(-68, 4, 12, 130),
    ...crater(-46, 50, 10, 130),
    ...crater(-64, -38, 7.5, 130),
    ...crater(-6, 77, 7, 130),
    ...crater(-82, 30, 5, 130),
    ...crater(-28, 73, 3.5, 130),
    ...crater(-86, -16, 4, 130),
    ...crater(-62, 30, 3.5, 130),
    ...crater(-38, -66, 4, 130),
    ...crater(26, 84, 3, 130),
    lines(
      [
        Array.from({ length: 9 }, (_, i) => polar(93, 2.1 + i * 0.2)),
        Array.from({ length: 6 }, (_, i) => polar(88, 2.5 + i * 0.16)),
      ],
      0.5,
      2,
    ),
  ]
}

/** With stars in its bay, where nobody sits or hangs. */
const crescent = (): Part[] => [
  ...sickle(),
  { d: starPath(5, 18, 7.4, [42, -14]), fill: 'star', stroke: 0.9 },
  { d: starPath(4, 10, 2.6, [70, 24]), fill: 'black', stroke: 0, detail: 1 },
  { d: circle([30, 26], 2.4), fill: 'black', stroke: 0, detail: 1 },
]

/** Seven phases in a row, the full moon largest, on a thin line of beads. */
function phases(): Part[] {
  const row: [share: number, side: 1 | -1, radius: number, x: number][] = [
    [0.22, 1, 17, -190],
    [0.34, 1, 20, -140],
    [0.62, 1, 25, -78],
    [1, 1, 40, 0],
    [0.62, -1, 25, 78],
    [0.34, -1, 20, 140],
    [0.22, -1, 17, 190],
  ]
  const moons = row.flatMap(([share, side, r, x]): Part[] =>
    placed(
      [
        ...(share < 1 ? [{ d: circle([0, 0], r), fill: 'black', stroke: 0.9 } as Part] : []),
        { d: lit(r, share, side), fill: 'moon', stroke: 0.8 },
        ...(share > 0.5
          ? [
              ...crater(side * r * 0.42, -r * 0.3, r * 0.15, 2 * r),
              ...crater(side * r * 0.5, r * 0.34, r * 0.1, 2 * r),
              ...crater(side * r * 0.18, r * 0.06, r * 0.08, 2 * r),
            ]
          : []),
        ...(share === 1
          ? [
              ...crater(-r * 0.4, -r * 0.1, r * 0.2, 2 * r),
              ...crater(-r * 0.2, r * 0.5, r * 0.12, 2 * r),
              ...crater(-r * 0.5, -r * 0.52, r * 0.08, 2 * r),
              ...crater(r * 0.02, -r * 0.6, r * 0.1, 2 * r),
            ]
          : []),
      ],
      { x },
    ),
  )
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * TAU,
      [p, q] = [polar(46, a), polar(i % 2 ? 50 : 55, a)]
    return `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`
  }).join('')
  const beads = [-165, -109, -53, 53, 109, 165].map((x): Part => ({
    d: starPath(4, 6, 1.7, [Math.sign(x) * (Math.abs(x) + (Math.abs(x) < 60 ? 4 : 0)), 0]),
    fill: 'black',
    stroke: 0,
    detail: 1,
  }))
  return [line(rays, 0.7, 1), ...beads, ...moons]
}

export const moon: Motif = {
  name: 'moon',
  isDisc: true,
  category: 'celestial',
  words: [
    'moon',
    'crescent',
    'crescent moon',
    'half moon',
    'full moon',
    'moon phase',
    'lunar phase',
    'phases of the moon',
    'lunar',
  ],
  variants: ['crescent', 'phases', 'full', 'sickle'],
  spare: ['sickle'],
  draw({ variant }) {
    const full = (): Part[] => [
      { d: circle([0, 0], 98), fill: 'moon' },
      ...SEAS.map((shore): Part => ({
        d: smooth(coords(shore)),
        fill: 'moon',
        stroke: 0,
        tone: 0.24,
        detail: 1,
        isWithin: true,
      })),
      streaks([6, 66], [40, 62, 34, 70, 44, 74, 40, 56, 34]),
      ...(
        [
          [34, 34, 13],
          [6, 66, 10],
          [4, 4, 6],
          [-14, -82, 5],
          [76, 8, 6],
          [-76, 18, 5],
          [44, 66, 6],
          [58, 40, 4],
          [20, 18, 4],
          [-6, 46, 4],
          [-40, 74, 5],
          [62, -52, 4],
          [-34, -22, 4],
          [30, -38, 5],
        ] as const
      ).flatMap(([x, y, r]) => crater(x, y, r)),
    ]
    const drawn: Readonly<Record<string, () => Part[]>> = { phases, full, sickle }
    const parts = (drawn[variant] ?? crescent)()
    return measured(parts)
  },
}
