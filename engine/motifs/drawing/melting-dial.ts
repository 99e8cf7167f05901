import { smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { HOURS, roman } from '#engine/motifs/drawing/ornament.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** The fold lies at y = 0: what is above it rests on whatever the dial hangs over, what is below it runs down. */
const FLAT = 0.5
const RUN = { least: 1.05, most: 0.95, narrow: -0.02, sway: 9 }
/** Drops at the lower rim: where they hang, how long and how wide they are. */
const DROPS: readonly (readonly [x: number, length: number, width: number])[] = [
  [-44, 15, 9],
  [-14, 34, 8],
  [16, 62, 8.5],
  [42, 22, 7],
]

/** Where a point of a round dial of radius `reach` comes to lie. */
function melted([x, y]: Point, reach: number): Point {
  if (y < 0) return [x * (1 + (0.06 * -y) / reach) - 0.1 * y, y * FLAT]
  const t = y / reach
  return [
    x * (1 - RUN.narrow * t) + RUN.sway * Math.sin(t * 2.4),
    y * (RUN.least + RUN.most * t * (0.7 + (0.3 * x) / reach)),
  ]
}

/** The rim, which alone has drops: a dial that dripped would not be read. */
function rim(radius: number, reach: number, drop: number): string {
  const points = Array.from({ length: 140 }, (_, i): Point => {
    const at = (i / 140) * TAU
    const [x, y] = melted([radius * Math.cos(at), radius * Math.sin(at)], reach)
    const low = Math.max(0, Math.sin(at))
    const hang = DROPS.reduce(
      (sum, [dx, length, width]) => sum + length * Math.exp(-(((x - dx) / width) ** 2)),
      0,
    )
    return [x, y + drop * hang * low]
  })
  return smooth(points)
}

function hand(length: number, width: number, turn: number, reach: number): Part {
  const [ux, uy] = [Math.sin(turn * TAU), -Math.cos(turn * TAU)]
  const side = (sign: 1 | -1) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = -0.14 + (i / 12) * 1.14
      const swell = 0.45 + 1.1 * Math.exp(-(((t - 0.68) / 0.12) ** 2)) - 0.35 * Math.max(0, t - 0.8)
      const half = t > 0.99 ? 0 : width * swell * sign
      return melted([ux * length * t - uy * half, uy * length * t + ux * half], reach)
    })
  return { d: smooth([...side(1), ...side(-1).toReversed()]), fill: 'black', stroke: 0.5 }
}

/** A clock as soft as cheese, hung over an edge. */
export function meltingDial(radius: number, hour: number, minute: number): Part[] {
  const face = radius * 0.8
  const numerals = HOURS.flatMap((text, i) => {
    const at = (i * TAU) / 12
    const own: Point = [face * 0.76 * Math.sin(at), -face * 0.76 * Math.cos(at)]
    const [x, y] = melted(own, radius)
    const scale = own[1] < 0 ? 0.72 : 1 + (0.25 * own[1]) / radius
    return placed([{ d: roman(text, face * 0.2), fill: 'black', stroke: 0, detail: 1 }], {
      x,
      y,
      angle: at,
      scale,
    })
  })
  return [
    { d: rim(radius, radius, 1), fill: 'gold' },
    line(rim(radius * 0.93, radius, 0.5), 0.6, 1),
    { d: rim(face, radius, 0), fill: 'paper', shade: 0.3 },
    line(rim(face * 0.94, radius, 0), 0.6, 1),
    ...numerals,
    hand(face * 0.5, face * 0.06, (hour + minute / 60) / 12, radius),
    hand(face * 0.78, face * 0.05, minute / 60, radius),
    { d: rim(face * 0.07, radius, 0), fill: 'gold' },
  ]
}
