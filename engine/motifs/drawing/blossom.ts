// Petals of full flowers (rose, peony): overlapping shells with edges that roll over.
import {
  coords,
  lerp,
  polar,
  sample,
  smooth,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** The rolled-over rim along an edge: a crescent between the edge and a curve pulled towards `inside`. Above 1, `skew` moves its belly to the end. */
export function rolled(
  edge: readonly Point[],
  inside: Point,
  depth: number,
  { skew = 1, from = 0, to = 1 } = {},
): Part {
  const curve = sample(edge, 10)
  const rim = Array.from({ length: 13 }, (_, i) => pointAlong(curve, lerp(from, to, i / 12)))
  const under = rim.map((p, i): Point => {
    const away = Math.hypot(inside[0] - p[0], inside[1] - p[1]) || 1
    const pull = (depth * Math.sin(Math.PI * (i / 12) ** skew)) / away
    return [lerp(p[0], inside[0], pull), lerp(p[1], inside[1], pull)]
  })
  const back = smooth(under.toReversed(), false)
  return {
    d: smooth(rim, false) + back.replace(/^M/, 'L') + 'Z',
    fill: 'petalLight',
    stroke: 0.7,
    shade: 0.9,
  }
}

/** A few folds running from the petal's base towards its edge, fanned and of unequal length. */
export function folds(
  base: Point,
  edge: readonly Point[],
  count: number,
  random: Rng,
  reach = 0.72,
): Part {
  const curve = sample(edge, 8)
  return lines(
    Array.from({ length: count }, (_, i) => {
      const end = pointAlong(curve, (i + 0.5 + (random() - 0.5) * 0.5) / count),
        r = reach * (0.72 + random() * 0.3)
      const at = (t: number, side: number): Point => [
        lerp(base[0], end[0], t) - (end[1] - base[1]) * side,
        lerp(base[1], end[1], t) + (end[0] - base[0]) * side,
      ]
      const bow = (i / Math.max(1, count - 1) - 0.5) * 0.1
      return [at(0.34, 0), at(lerp(0.34, r, 0.5), bow), at(r, bow * 0.6)]
    }),
    0.5,
    2,
  )
}

export interface Shell {
  angle: number
  radius: number
  spread: number
  centre?: Point
  /** where the tip sits across the edge, -1..1 */ tip?: number
  curl?: number
  squash?: number
  ruffle?: number
  creases?: number
}

/** A petal seen from above, spreading from the centre; its rim rolls over more on one side than the other. */
export function shell(
  {
    angle,
    radius,
    spread,
    centre = [0, 0],
    tip = 0.15,
    curl = 0.17,
    squash = 1,
    ruffle = 0,
    creases = 3,
  }: Shell,
  random: Rng,
): Part[] {
  const profile: Point[] = coords(
    '-1,0.5 -0.98,0.72 -0.84,0.9 -0.55,0.97 -0.2,0.965 0,1.045 0.2,0.975 0.55,0.975 0.84,0.9 0.98,0.72 1,0.5',
  )
  const place = (t: number, r: number): Point => {
    const [x, y] = polar(r * radius, angle + t * spread)
    return [centre[0] + x, centre[1] + y * squash]
  }
  const edge = profile.map(([t, r], i) => {
    const inner = Math.abs(t) < 0.9
    const shifted = inner ? t + tip * (1 - t * t) : t
    return place(
      shifted,
      r * (1 + (inner ? (random() - 0.5) * 0.05 : 0)) +
        (inner && i % 2 ? -ruffle : inner ? ruffle * 0.5 : 0),
    )
  })
  const base = place(0, 0.12),
    upper = edge.slice(1, -1)
  const left = tip >= 0
  return [
    { d: smooth([base, ...edge], true, 0.95), fill: 'petal' },
    folds(base, edge.slice(2, -2), creases, random),
    rolled(upper, base, radius * curl * (0.45 + random() * 1.1), {
      skew: left ? 1.5 : 0.7,
      from: left ? 0.06 : 0,
      to: left ? 1 : 0.94,
    }),
  ]
}

/** The tight heart: snail-shaped petals wrapped into each other, turning as they shrink. */
export function heartOfBloom(
  radius: number,
  turns: number,
  start: number,
  centre: Point = [0, 0],
  squash = 1,
): Part[] {
  const parts: Part[] = []
  let [cx, cy] = centre
  for (let i = 0; i < turns; i++) {
    const r = radius * (1 - i / (turns + 0.35)),
      from = start + i * 2.25
    const at = (t: number, k: number): Point => {
      const [x, y] = polar(r * k, from + t * TAU)
      return [cx + x, cy + y * squash]
    }
    const rim = [
      at(0, 1.12),
      at(0.12, 1.04),
      at(0.28, 1),
      at(0.44, 0.97),
      at(0.6, 0.93),
      at(0.76, 0.9),
      at(0.9, 0.84),
    ]
    parts.push({ d: smooth(rim, true, 0.95), fill: 'petal', stroke: 0.9, tone: 0.05 * i })
    if (i < turns - 1) parts.push(rolled(rim.slice(0, 6), [cx, cy], r * 0.26, { skew: 0.75 }))
    const [sx, sy] = polar(r * 0.1, from + 2)
    cx += sx
    cy += sy * squash
  }
  // It closes in a curl that winds in from the last rim: anything round in the middle would be the pupil of an eye.
  const inner = radius / (turns + 0.35)
  const last = start + (turns - 1) * 2.25
  const curl = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    const [x, y] = polar(inner * (1.25 - 1.05 * t), last + 0.8 + t * 1.15 * TAU)
    return [cx + x, cy + y * squash]
  })
  parts.push(brush(curl, radius * 0.045))
  return parts
}
