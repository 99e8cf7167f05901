import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Monk scale swatches and the multipliers that keep them from looking chalky (light) or metallic (dark). */
const MONK = [
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
  [0.94, 0.76, 0.66],
  [0.93, 0.75, 0.66],
  [0.93, 0.755, 0.71],
  [0.955, 0.753, 0.705],
  [1.015, 0.79, 0.76],
  [1.1, 0.86, 0.9],
  [1.02, 0.95, 0.94],
  [0.98, 1, 0.98],
  [1.34, 1.02, 0.86],
  [1.52, 1.06, 0.86],
] as const

/** A photographer opens up for dark skin: the ink must stay readable on it, and each tone darker than the last. */
const EXPOSURE = [1, 0.98, 0.96, 0.96, 0.96, 1.06, 1.4, 2.36, 3.65, 5.35] as const

type Light3 = readonly [r: number, g: number, b: number]

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

export interface Complexion {
  albedo: Light3
  /** 0 for the light half of the scale, 1 for its end. */
  dark: number
  exposure: number
  /** How much more of the room is seen where the photographer opened up for the skin. */
  openUp: number
}

/** `tone` is 1 to 10. */
export function complexionOf(tone: number): Complexion {
  const swatch = MONK[tone - 1]!
  const warm = WARM[tone - 1]!
  const channel = (q: 0 | 1 | 2) =>
    linear(parseInt(swatch.slice(1 + 2 * q, 3 + 2 * q), 16) / 255) * warm[q]
  const dark = smoothstep(4, 9, tone - 1)
  return {
    albedo: [channel(0), channel(1), channel(2)],
    dark,
    exposure: EXPOSURE[tone - 1]!,
    openUp: mix(0.92, 1.25, dark),
  }
}
