// How a line is set down: values along a curve, tapered strokes, mirrored outlines.
import { type Point, lerp, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export type Detail = 0 | 1 | 2
export type Tube = ReturnType<typeof tube>
export const HALF_TURN = Math.PI
export const degrees = (value: number) => (value * Math.PI) / 180

/** Value at t (0..1) along a list of evenly spaced stops. */
export function along(stops: readonly number[], t: number): number {
  const f = Math.max(0, Math.min(1, t)) * (stops.length - 1),
    i = Math.min(stops.length - 2, Math.floor(f))
  return stops.length === 1 ? stops[0]! : lerp(stops[i]!, stops[i + 1]!, f - i)
}

/** Point at t (0..1) along a polyline. */
export const pointAlong = (points: readonly Point[], t: number): Point => [
  along(
    points.map((p) => p[0]),
    t,
  ),
  along(
    points.map((p) => p[1]),
    t,
  ),
]

export const flip = ([x, y]: Point): Point => [-x, y]

/** Closed smooth outline from its right half, listed from the top of the axis to the bottom. */
export function symmetric(half: readonly Point[], tension = 1): string {
  const inner = half.filter(([x]) => x !== 0)
  return smooth([...half, ...inner.toReversed().map(flip)], true, tension)
}

/** Half the width, in a motif's units, up to which a stroke still looks like one of a single needle. */
const NEEDLE = 0.6

/** A tapered pen stroke, thick in the middle and pointed at both ends: gives lids, brows and folds an inked look. */
export function brush(
  points: readonly Point[],
  width: number,
  tag: Tag = 'black',
  detail: Detail = 0,
): Part {
  const path = sample(points, 10)
  const stroke = (half: number) =>
    tube(path, (u) => half * Math.sin(HALF_TURN * Math.min(1, Math.max(0, u)) ** 0.8) + 0.05).strip(
      0,
      1,
      -1,
      1,
      18,
    )
  if (tag !== 'black') return { d: stroke(width), fill: tag, stroke: 0.7, detail }
  const isBroad = width > NEEDLE
  return {
    d: stroke(width),
    fill: tag,
    stroke: 0.2,
    detail,
    ...(isBroad ? { thin: stroke(NEEDLE + (width - NEEDLE) * 0.18) } : {}),
  }
}

/** A blade outline on a tube with a real point at its end (a smooth closed curve would round it off). */
export function bladePath(body: Tube, stops: readonly number[]): string {
  const left = smooth([...stops.map((u) => body.at(u, -1)), body.at(1, 0)], false)
  const right = smooth([body.at(1, 0), ...[...stops].toReversed().map((u) => body.at(u, 1))], false)
  return left + right.slice(right.indexOf('C')) + 'Z'
}

/** Several open curves as one detail line part. */
export const lines = (
  curves: readonly (readonly Point[])[],
  stroke = 0.6,
  detail: Detail = 1,
): Part => line(curves.map((c) => smooth(c, false)).join(''), stroke, detail)
