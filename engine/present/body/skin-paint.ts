import { smoothstep } from '#engine/pixels/maths.ts'
import { fbm3, furrows, noise3 } from '#engine/present/body/grain.ts'

/** Red, green, blue. */
const FLUSH = [-0.04, -0.24, -0.2] as const
const VEIN = [0.12, 0.05, 0.02] as const
const SPECK = [0.5, 0.8, 1] as const
const NAIL = [1.06, 0.98, 1] as const

/** What a point of skin is painted by: millimetres at rest, how much more blood than usual, how much nail. */
export interface SkinPoint {
  x: number
  y: number
  z: number
  blood: number
  nail: number
}

/** How the skin's colour differs from its mean there: blood near the surface, mottling, freckles and faint veins. */
export function paintSkin(
  { x, y, z, blood, nail }: SkinPoint,
  tint: Float32Array,
  offset: number,
): void {
  const mottle = fbm3(x * 0.22, y * 0.22, z * 0.22, 2)
  const speck =
    smoothstep(0.55, 0.95, noise3(x * 0.42 + 40, y * 0.42, z * 0.42)) * 0.1 +
    smoothstep(0.88, 0.96, noise3(x * 0.27, y * 0.27 + 90, z * 0.27)) * 0.28
  const veined = smoothstep(-0.1, 0.35, noise3(x * 0.012, y * 0.012, z * 0.012 + 3))
  const vein =
    veined > 0
      ? veined * smoothstep(0.1, 0, Math.abs(fbm3(x * 0.021 + 5, y * 0.013, z * 0.021, 2)))
      : 0
  for (let c = 0; c < 3; c++) {
    const flush = Math.exp(blood * FLUSH[c]!) * (1 - vein * VEIN[c]!)
    const own = flush * (1 + mottle * 0.1) * (1 - speck * SPECK[c]!)
    tint[offset + c] = own + (NAIL[c]! - own) * 0.75 * nail
  }
}

/** Millimetres of pores and fine lines. */
export const skinHeight = (x: number, y: number, z: number): number =>
  0.1 * Math.min(0.5, furrows(x * 0.75, y * 0.75, z * 0.75)) +
  0.05 * noise3(x * 0.4, y * 0.4, z * 0.4) +
  0.24 * noise3(x * 0.06, y * 0.06, z * 0.06)

/** Millimetres of weave and wear; `edge` is the distance from the hem in decimetres. */
export const clothHeight = (x: number, y: number, z: number, edge: number): number =>
  0.9 * smoothstep(0.13, 0.11, edge) +
  0.1 * Math.sin(x * 4.2) * Math.sin(y * 4.2) +
  1.1 * fbm3(x * 0.03, y * 0.012, z * 0.03, 3)

/** Stitches along the hem. */
export const stitches = (x: number, y: number, z: number, edge: number): number =>
  1 -
  0.5 *
    smoothstep(0.012, 0, Math.abs(edge - 0.09)) *
    smoothstep(-0.2, 0.3, Math.sin((x + y + z) * 1.6))
