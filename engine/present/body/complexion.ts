import { smoothstep } from '#engine/pixels/maths.ts'

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
  [0.93, 0.75, 0.71],
  [0.95, 0.755, 0.69],
  [1, 0.805, 0.73],
  [1.08, 0.88, 0.84],
  [1.02, 0.95, 0.94],
  [0.98, 1, 0.98],
  [1.34, 1.02, 0.86],
  [1.52, 1.06, 0.86],
] as const

/** A photographer opens up for dark skin: the ink must stay readable on it, and each tone darker than the last. */
const EXPOSURE = [1.02, 1, 0.99, 0.97, 0.95, 1.05, 1.4, 2.36, 3.4, 4.8] as const

type Light3 = readonly [r: number, g: number, b: number]

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

export interface Complexion {
  albedo: Light3
  /** 0 for the light half of the scale, 1 for its end. */
  dark: number
  exposure: number
  /** The wall behind. */
  wall: Light3
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
    wall: dark > 0.5 ? [0.4, 0.365, 0.33] : dark > 0.05 ? [0.4, 0.37, 0.335] : [0.33, 0.325, 0.325],
  }
}
