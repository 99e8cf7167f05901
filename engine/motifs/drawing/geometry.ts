import { readPathData } from '#engine/motifs/drawing/path-data.ts'

export type Point = readonly [x: number, y: number]
export const TAU = Math.PI * 2

const r2 = (x: number) => Math.round(x * 100) / 100
export const polar = (radius: number, angle: number, [cx, cy]: Point = [0, 0]): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
]
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

export const moveTo = ([x, y]: Point) => `M${r2(x)} ${r2(y)}`
export const lineTo = ([x, y]: Point) => `L${r2(x)} ${r2(y)}`
export const polygon = (points: readonly Point[], closed = true) =>
  points.map((p, i) => (i ? lineTo(p) : moveTo(p))).join('') + (closed ? 'Z' : '')
export const circle = ([x, y]: Point, r: number) =>
  `M${r2(x - r)} ${r2(y)}A${r2(r)} ${r2(r)} 0 1 1 ${r2(x + r)} ${r2(y)}A${r2(r)} ${r2(r)} 0 1 1 ${r2(x - r)} ${r2(y)}Z`

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const n = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])!
  let d = moveTo(points[0]!)
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    d += `C${r2(b[0] + (c[0] - a[0]) * k)} ${r2(b[1] + (c[1] - a[1]) * k)} ${r2(c[0] - (e[0] - b[0]) * k)} ${r2(c[1] - (e[1] - b[1]) * k)} ${r2(c[0])} ${r2(c[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** Points along a smooth curve through the given ones, for building tubes and rows of detail. */
export function sample(points: readonly Point[], perSegment = 24): Point[] {
  const out: Point[] = []
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let j = 0; j < perSegment; j++) {
      const t = j / perSegment,
        t2 = t * t,
        t3 = t2 * t
      const f = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t2 +
          (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t3)
      out.push([f(0), f(1)])
    }
  }
  out.push(points[points.length - 1]!)
  return out
}

/** A body of changing width along a curve: the base of snakes, tails, branches, ribbons, feathers. u runs along, v across (-1..1). */
export function tube(centre: readonly Point[], halfWidth: (u: number) => number) {
  const n = centre.length
  const normals = centre.map((_, i): Point => {
    const a = centre[Math.max(0, i - 1)]!,
      b = centre[Math.min(n - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
  const at = (u: number, v: number): Point => {
    const f = Math.max(0, Math.min(0.99999, u)) * (n - 1),
      i = Math.floor(f),
      t = f - i
    const [p, q, m, k] = [centre[i]!, centre[i + 1]!, normals[i]!, normals[i + 1]!]
    const w = halfWidth(u) * v
    return [
      lerp(p[0], q[0], t) + lerp(m[0], k[0], t) * w,
      lerp(p[1], q[1], t) + lerp(m[1], k[1], t) * w,
    ]
  }
  const line = (u0: number, u1: number, v: number, steps = 40) =>
    polygon(
      Array.from({ length: steps + 1 }, (_, i) => at(lerp(u0, u1, i / steps), v)),
      false,
    )
  const strip = (u0 = 0, u1 = 1, v0 = -1, v1 = 1, steps = 40) => {
    const one = Array.from({ length: steps + 1 }, (_, i) => at(lerp(u0, u1, i / steps), v0))
    const other = Array.from({ length: steps + 1 }, (_, i) => at(lerp(u1, u0, i / steps), v1))
    return polygon([...one, ...other])
  }
  return { at, line, strip }
}

/** Moves, turns, scales and mirrors a path of M L C Q A Z commands (A only with equal radii). */
export function transform(
  d: string,
  {
    x = 0,
    y = 0,
    scale = 1,
    angle = 0,
    mirror = false,
  }: { x?: number; y?: number; scale?: number; angle?: number; mirror?: boolean },
): string {
  const c = Math.cos(angle) * scale,
    s = Math.sin(angle) * scale,
    f = mirror ? -1 : 1
  const point = (a: number, b: number) =>
    `${r2(x + a * f * c - b * s)} ${r2(y + a * f * s + b * c)}`
  let out = ''
  for (const { letter, values: v } of readPathData(d)) {
    if (letter === 'A') {
      for (let i = 0; i < v.length; i += 7)
        out += `A${r2(v[i]! * scale)} ${r2(v[i + 1]! * scale)} ${v[i + 2]} ${v[i + 3]} ${mirror ? 1 - v[i + 4]! : v[i + 4]} ${point(v[i + 5]!, v[i + 6]!)}`
      continue
    }
    out += letter
    for (let i = 0; i < v.length; i += 2) out += (i > 0 ? ' ' : '') + point(v[i]!, v[i + 1]!)
  }
  return out
}

/** A list of points written as text, which stays on one line where nested arrays would fill a page. */
export function coords(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [x!, y!]
  })
}

/** Three points written as text: a limb's joints, a triangle's corners. */
export function triple(text: string): [Point, Point, Point] {
  const [a, b, c] = coords(text)
  return [a!, b!, c!]
}
