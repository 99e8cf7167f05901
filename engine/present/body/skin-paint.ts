import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { fbm3, furrows, noise3 } from '#engine/present/body/grain.ts'

/** Red, green, blue. */
const FLUSH = [-0.04, -0.24, -0.2] as const
const VEIN = [0.2, 0.085, 0.05] as const
/** More or less of the skin's own brown. */
const BROWN = [-0.07, -0.13, -0.2] as const
const MOTTLE = [0.05, 0.11, 0.11] as const
const SPECK = [0.5, 0.8, 1] as const
const NAIL = [1.1, 0.95, 0.94] as const
/** Where it grows out over the finger. */
const TIP = [1.2, 1.22, 1.18] as const

/** What a point of skin is painted by: millimetres at rest, how much more blood than usual, how near a furrow, how much nail and of that its tip, and how much of a vein lies under it. */
export interface SkinPoint {
  x: number
  y: number
  z: number
  blood: number
  furrow: number
  nail: number
  tip: number
  vein: number
}

/** How the skin's colour differs from its mean there: blood near the surface, patches of brown, mottling, freckles and veins. */
export function paintSkin(
  { x, y, z, blood, nail, tip, furrow, vein }: SkinPoint,
  tint: Float32Array,
  offset: number,
): void {
  const mottle = fbm3(x * 0.22, y * 0.22, z * 0.22, 2)
  // Capillaries: patches of a centimetre within the wider ones.
  const red = blood + 0.5 * fbm3(x * 0.085 + 31, y * 0.085, z * 0.085, 2)
  const speck =
    smoothstep(0.55, 0.95, noise3(x * 0.42 + 40, y * 0.42, z * 0.42)) * 0.14 +
    smoothstep(0.86, 0.95, noise3(x * 0.27, y * 0.27 + 90, z * 0.27)) * 0.42
  const brown = noise3(x * 0.024 + 71, y * 0.024, z * 0.024)
  // Furrows are darker than what lies between them.
  const pore = 1 - 0.13 * smoothstep(0.22, 0, furrow)
  for (let c = 0; c < 3; c++) {
    const flush = Math.exp(red * FLUSH[c]! + brown * BROWN[c]!) * (1 - vein * VEIN[c]!)
    const own = flush * (1 + mottle * MOTTLE[c]!) * pore * (1 - speck * SPECK[c]!)
    const plate = NAIL[c]! + (TIP[c]! - NAIL[c]!) * tip
    tint[offset + c] = own + (plate - own) * 0.85 * nail
  }
}

/** How much of a vein lies under a place at rest, in millimetres: they run along the limb, wind and come to light only here and there. */
export function veinsAlong([ax, ay, az]: V3, much: number) {
  return (x: number, y: number, z: number): number => {
    const shown = smoothstep(-0.4, 0.2, noise3(x * 0.017, y * 0.017, z * 0.017 + 3))
    if (shown === 0) return 0
    const drawnOut = 0.76 * (x * ax + y * ay + z * az)
    const [px, py, pz] = [x - ax * drawnOut, y - ay * drawnOut, z - az * drawnOut]
    const off = Math.abs(fbm3(px * 0.026 + 5, py * 0.026, pz * 0.026, 2))
    return much * shown * smoothstep(0.13, 0, off)
  }
}

/** Between the fine lines of the skin, as far as they are deep. */
const PLAIN = 0.5

/** Nought on the fine lines of the skin, which lie about a millimetre apart: here they are deep and there hardly seen, or skin would be a reptile's. */
export function skinFurrow(x: number, y: number, z: number): number {
  const deep = smoothstep(-0.75, 0.65, noise3(x * 0.11 + 13, y * 0.11, z * 0.11))
  const line = Math.min(PLAIN, furrows(x * 0.83, y * 0.83, z * 0.83))
  return PLAIN - (PLAIN - line) * (0.22 + 0.78 * deep)
}

/** Millimetres of pores and fine lines. */
export const skinHeight = (x: number, y: number, z: number, furrow: number): number =>
  0.15 * furrow +
  0.065 * noise3(x * 0.4, y * 0.4, z * 0.4) +
  0.19 * noise3(x * 0.06, y * 0.06, z * 0.06)

/** Millimetres of hem, weave and folds; `edge` is the distance from the hem in decimetres. Folds hang a little askew. */
export function clothHeight(x: number, y: number, z: number, edge: number): number {
  const slack = smoothstep(0.05, 0.7, edge)
  const aslant = 0.017 * (x + 0.45 * y)
  const fold = fbm3(aslant, y * 0.006, z * 0.017, 2)
  const crease = 1 - Math.abs(fbm3(aslant * 1.3 + 8, y * 0.012 + 3, z * 0.02, 2))
  return (
    0.9 * smoothstep(0.13, 0.11, edge) +
    0.1 * Math.sin(x * 4.2) * Math.sin(y * 4.2) +
    slack * (9 * fold + 5 * crease * crease) +
    0.7 * fbm3(x * 0.06, y * 0.03, z * 0.06, 2)
  )
}

/** How the cloth's colour differs: yarn is never even, and there are stitches along the hem. */
export const stitches = (x: number, y: number, z: number, edge: number): number =>
  (1 + 0.09 * noise3(x * 0.9, y * 0.9, z * 0.9)) *
  (1 -
    0.34 *
      (smoothstep(0.009, 0, Math.abs(edge - 0.09)) + smoothstep(0.009, 0, Math.abs(edge - 0.125))) *
      smoothstep(-0.5, 0.1, Math.sin((x + y + z) * 2.4)))
