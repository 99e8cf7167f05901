import { clamp01, mix, smoothstep } from '#engine/render/maths.ts'
import { at, fbm } from '#engine/render/noise.ts'
import type { Body } from '#engine/present/bodies.ts'

/** Monk scale swatches and the multipliers that keep them from looking chalky (light) or metallic (dark). */
export const MONK = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
] as const
const WARM = [
  [0.95, 0.8, 0.72],
  [0.94, 0.79, 0.71],
  [0.93, 0.8, 0.76],
  [0.95, 0.8, 0.72],
  [1, 0.86, 0.76],
  [1.06, 0.93, 0.86],
  [1.05, 0.96, 0.92],
  [1.06, 0.97, 0.92],
  [1.34, 1, 0.84],
  [1.45, 1.06, 0.88],
] as const

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4))
/** A body without ink, at half size: light per channel (already times skin colour), shine to add on top, height for wrapping. */
export interface Backdrop {
  w: number
  h: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  gloss: Float32Array
  cover: Float32Array
  height: Float32Array
  body: Body
  dark: number
}

export function lightBody(o: Backdrop, inside: Float32Array, near: Float32Array, tone: number) {
  const { w, h, height, dark } = o
  const swatch = MONK[tone]!,
    warm = WARM[tone]!
  const albedo = [0, 1, 2].map(
    (q) => linear(parseInt(swatch.slice(1 + 2 * q, 3 + 2 * q), 16) / 255) * warm[q]!,
  ) as [number, number, number]
  const exposure = mix(0.9, 3, Math.pow(dark, 1.25))
  const L = unit(-0.5, -0.55, 0.67),
    H = unit(L[0], L[1], L[2] + 1)
  // red light travels furthest under the skin: its terminator is softest
  const wrap = [0.5, 0.26, 0.18].map((v) => v * mix(1, 0.55, dark)),
    power = [1.25, 1.3, 1.32]
  const diffuse = wrap.map((k, q) =>
    Float32Array.from({ length: 1025 }, (_, i) =>
      Math.pow(clamp01((i / 512 - 1 + k) / (1 + k)), power[q]!),
    ),
  )
  const spec = Float32Array.from(
    { length: 1025 },
    (_, i) => Math.pow(i / 1024, 22) * 0.05 + Math.pow(i / 1024, 90) * 0.045,
  )
  const mottle = fbm(64, 4, 15),
    flush = fbm(128, 2, 16)
  const back = tone >= 7 ? [0.34, 0.31, 0.28] : tone >= 5 ? [0.4, 0.36, 0.32] : [0.3, 0.3, 0.31]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const cover = clamp01(inside[i]! * w * 2 * 0.8 + 0.5)
      o.cover[i] = cover
      if (cover < 1) {
        const vx = x / w - 0.36,
          vy = y / h - 0.3
        const sx = Math.max(0, x - ((w * 0.035) | 0)),
          sy = Math.max(0, y - ((w * 0.05) | 0))
        const v =
          mix(0.32, 1.25, Math.exp(-(vx * vx + vy * vy) * 1.6)) * (1 - 0.5 * near[sy * w + sx]!)
        o.r[i] = back[0]! * v
        o.g[i] = back[1]! * v
        o.b[i] = back[2]! * v
        if (cover === 0) continue
      }
      const l = x > 0 ? i - 1 : i,
        r = x < w - 1 ? i + 1 : i,
        u = y > 0 ? i - w : i,
        d = y < h - 1 ? i + w : i
      const gx = (height[r]! - height[l]!) * w * 0.5,
        gy = (height[d]! - height[u]!) * w * 0.5
      const nz = 1 / Math.sqrt(gx * gx + gy * gy + 1),
        nx = -gx * nz,
        ny = -gy * nz
      const nl = nx * L[0] + ny * L[1] + nz * L[2]
      const j = ((nl < -1 ? -1 : nl > 1 ? 1 : nl) * 512 + 512) | 0
      const fill = clamp01(nx * 0.75 + ny * 0.1 + nz * 0.65) * 0.16 + 0.1
      const rz = 1 - nz,
        rim = rz * rz * clamp01(nx * 0.93 - ny * 0.25 + 0.25) * 0.1
      const ao = mix(0.55, 1, smoothstep(0.25, 0.95, near[i]! + 0.12))
      const m = 1 + 0.05 * at(mottle, x, y),
        red = 0.05 * (1 - 0.6 * dark) * at(flush, x, y)
      const k = exposure * ao * m
      const cr = albedo[0] * (1 + 0.35 * red) * (diffuse[0]![j]! * 1.02 + fill + rim) * k
      const cg = albedo[1] * (1 - red) * (diffuse[1]![j]! * 1.02 + fill + rim) * k
      const cb = albedo[2] * (1 - 0.9 * red) * (diffuse[2]![j]! * 1.02 + fill + rim) * k
      o.r[i] = mix(o.r[i]!, cr, cover)
      o.g[i] = mix(o.g[i]!, cg, cover)
      o.b[i] = mix(o.b[i]!, cb, cover)
      o.gloss[i] =
        spec[(clamp01(nx * H[0] + ny * H[1] + nz * H[2]) * 1024) | 0]! *
        mix(1, 0.52, dark) *
        exposure *
        0.88 *
        cover
    }
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
