import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { noise, smoothstep, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Noise that draws borders out along the hair; it does not mirror. */
export const ragged = ([x, y, z]: V3): number =>
  noise(x * 7 + 50, y * 5 + z * 3) * 0.17 + noise(x * 23 + 9, y * 13 + z * 5) * 0.1

/** 1 inside a patch of coat on either side of the head, 0 outside, with a border broken by hair. */
export const patch = (p: V3, at: V3, r: number, scale: V3 = [1, 1, 1]): number =>
  smoothstep(
    1.12,
    0.82,
    Math.hypot(
      (Math.abs(p[0]) - at[0]) / scale[0],
      (p[1] - at[1]) / scale[1],
      (p[2] - at[2]) / scale[2],
    ) /
      r +
      ragged(p),
  )

/** Tags in this order: coat, pale, dark, eye, tongue. */
export const canineHue =
  (coat: (at: V3) => number): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue') return 4
    if (of === 'tooth') return 1
    if (of === 'skin') return 2
    if (crisp > 0.5) return tone < 0.6 ? 3 : 2
    const own = coat(at)
    return own < 0.2 ? 1 : own > 0.56 ? 2 : 0
  }
