import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

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
