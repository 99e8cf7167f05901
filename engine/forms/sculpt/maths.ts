import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Vectors, turns, curves and noise, as sculpting needs them. */
export type V2 = readonly [number, number]
export type V3 = readonly [number, number, number]
export type Mat3 = readonly number[]

export const clamp = (x: number, lo = 0, hi = 1): number => (x < lo ? lo : x > hi ? hi : x)
export const add = (a: V3, b: V3, s = 1): V3 => [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s]
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const unit = (a: V3): V3 => {
  const l = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const RADIANS = Math.PI / 180
/** Rotation by degrees: first about y (yaw), then x (pitch), then z (roll). */
export function turn(yaw: number, pitch: number, roll: number): Mat3 {
  const [cy, sy] = [Math.cos(yaw * RADIANS), Math.sin(yaw * RADIANS)]
  const [cx, sx] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)]
  const [cz, sz] = [Math.cos(roll * RADIANS), Math.sin(roll * RADIANS)]
  const a = [cy, 0, sy, sx * sy, cx, -sx * cy, -cx * sy, sx, cx * cy]
  return [
    cz * a[0]! - sz * a[3]!,
    cz * a[1]! - sz * a[4]!,
    cz * a[2]! - sz * a[5]!,
    sz * a[0]! + cz * a[3]!,
    sz * a[1]! + cz * a[4]!,
    sz * a[2]! + cz * a[5]!,
    a[6]!,
    a[7]!,
    a[8]!,
  ]
}
export const apply = (m: Mat3, [x, y, z]: V3): V3 => [
  m[0]! * x + m[1]! * y + m[2]! * z,
  m[3]! * x + m[4]! * y + m[5]! * z,
  m[6]! * x + m[7]! * y + m[8]! * z,
]
export const applyBack = (m: Mat3, [x, y, z]: V3): V3 => [
  m[0]! * x + m[3]! * y + m[6]! * z,
  m[1]! * x + m[4]! * y + m[7]! * z,
  m[2]! * x + m[5]! * y + m[8]! * z,
]

const hash = (x: number, y: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
/** Value noise in -1..1. */
export function noise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smoothstep(0, 1, x - ix), smoothstep(0, 1, y - iy)]
  const top = mix(hash(ix, iy), hash(ix + 1, iy), u)
  return mix(top, mix(hash(ix, iy + 1), hash(ix + 1, iy + 1), u), v) * 2 - 1
}

const numbers = (text: string): number[][] =>
  text.split(' ').map((point) => point.split(',').map(Number))
/** Points written 'x,y x,y'. */
export const pairs = (text: string): V2[] => numbers(text) as unknown as V2[]
/** Points written 'x,y,z x,y,z'. */
export const triples = (text: string): V3[] => numbers(text) as unknown as V3[]

/** A Catmull-Rom curve through points of any dimension, `per` steps a span. */
export function curve<T extends readonly number[]>(points: readonly T[], per = 8): T[] {
  const out: number[][] = []
  const at = (i: number): T => points[clamp(i, 0, points.length - 1)]!
  for (let i = 0; i + 1 < points.length; i++) {
    for (let s = 0; s < per; s++) {
      const t = s / per
      out.push(
        at(i).map((p1, d) => {
          const [p0, p2, p3] = [at(i - 1)[d]!, at(i + 1)[d]!, at(i + 2)[d]!]
          const a = 2 * p1 + (p2 - p0) * t
          return (
            0.5 *
            (a + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
          )
        }),
      )
    }
  }
  out.push([...at(points.length - 1)])
  return out as unknown as T[]
}
