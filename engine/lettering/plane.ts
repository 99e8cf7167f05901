import { carried } from '#engine/lettering/marks.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'

/** A closed polygon, or an open line, by its points. y grows downwards. */
export type Ring = readonly Point[]
export type Line = readonly Point[]

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
export const towards = (angle: number, reach: number): Point => [
  Math.cos(angle) * reach,
  Math.sin(angle) * reach,
]
export const unit = (a: Point): Point => times(a, 1 / (Math.hypot(a[0], a[1]) || 1))
export const across = (a: Point): Point => [-a[1], a[0]]

export function boundsOf(rings: readonly Line[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < bounds.left) bounds.left = x
      if (x > bounds.right) bounds.right = x
      if (y < bounds.top) bounds.top = y
      if (y > bounds.bottom) bounds.bottom = y
    }
  return bounds
}

export const moved = (rings: readonly Line[], dx: number, dy: number): Ring[] =>
  warped(rings, ([x, y]): Point => [x + dx, y + dy])

export const warped = (rings: readonly Line[], warp: (point: Point) => Point): Ring[] =>
  rings.map((ring) =>
    carried(
      ring,
      ring.map((point) => warp(point)),
      warp,
    ),
  )

export function turned(rings: readonly Line[], angle: number, about: Point = [0, 0]): Ring[] {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return warped(rings, (point) => {
    const [x, y] = minus(point, about)
    return [about[0] + x * cosine - y * sine, about[1] + x * sine + y * cosine]
  })
}

/** How far a flattened curve may be from the true one: a thousandth of the size letters are drawn at, which print hardly shows. */
const CHORD_ERROR = 0.2

/** Points of a cubic Bézier. */
export function cubic(a: Point, b: Point, c: Point, d: Point, steps = 0): Point[] {
  const bow = Math.max(
    Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]),
    Math.hypot(b[0] - 2 * c[0] + d[0], b[1] - 2 * c[1] + d[1]),
  )
  const count = steps || Math.max(1, Math.min(64, Math.ceil(Math.sqrt((0.75 * bow) / CHORD_ERROR))))
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count
    const s = 1 - t
    const at = (q: 0 | 1) =>
      s * s * s * a[q] + 3 * s * s * t * b[q] + 3 * s * t * t * c[q] + t * t * t * d[q]
    return [at(0), at(1)]
  })
}

export const lengthOf = (line: Line) => {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i]!, line[i - 1]!)
  return sum
}

/** The same line with points a step apart. */
export function resampled(line: Line, step: number): Point[] {
  const out: Point[] = [line[0]!]
  let left = step
  for (let i = 0; i + 1 < line.length; i++) {
    let a = line[i]!
    const b = line[i + 1]!
    let far = distance(a, b)
    while (far >= left) {
      a = between(a, b, left / far)
      out.push(a)
      far = distance(a, b)
      left = step
    }
    left -= far
  }
  if (distance(out.at(-1)!, line.at(-1)!) > step * 0.2) out.push(line.at(-1)!)
  return out
}

export interface Spot {
  at: Point
  direction: Point
}

/** Where a line is after a length, and where it goes there. Beyond its ends it goes straight on. */
export function walk(line: Line, along: number): Spot {
  const last = line.length - 1
  if (along < 0) {
    const direction = unit(minus(line[1]!, line[0]!))
    return { at: plus(line[0]!, times(direction, along)), direction }
  }
  for (let i = 0; i < last; i++) {
    const [a, b] = [line[i]!, line[i + 1]!]
    const far = distance(a, b)
    if (along <= far && far > 0)
      return { at: between(a, b, along / far), direction: unit(minus(b, a)) }
    along -= far
  }
  const direction = unit(minus(line[last]!, line[last - 1]!))
  return { at: plus(line[last]!, times(direction, along)), direction }
}

/** Twice the signed area, halved: below 0 for rings that turn the other way. */
export const areaOf = (ring: Ring) => {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[(i + 1) % ring.length]!
    sum += ax * by - bx * ay
  }
  return sum / 2
}

const r1 = (value: number) => Math.round(value * 10) / 10
const pathOf = (line: Line, isClosed: boolean) =>
  line.length > 1
    ? `M${line.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}${isClosed ? 'Z' : ''}`
    : ''
export const ringPath = (rings: readonly Ring[]) => rings.map((ring) => pathOf(ring, true)).join('')
export const linePath = (lines: readonly Line[]) =>
  lines.map((line) => pathOf(line, false)).join('')
