import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** Noise that draws borders out along the hair; it does not mirror. */
export const ragged = ([x, y, z]: V3): number =>
  noise(x * 7 + 50, y * 5 + z * 3) * 0.17 + noise(x * 23 + 9, y * 13 + z * 5) * 0.1

/** The border of a patch, in shares of its radius, and the most that `ragged` moves it. */
const [OUTER, INNER, RAGGED] = [1.12, 0.82, 0.27]

/** 1 inside a patch of coat on either side of the head, 0 outside, with a border broken by hair. */
export function patch(p: V3, at: V3, r: number, scale: V3 = [1, 1, 1]): number {
  const x = (Math.abs(p[0]) - at[0]) / scale[0]
  const y = (p[1] - at[1]) / scale[1]
  const z = (p[2] - at[2]) / scale[2]
  const far = Math.sqrt(x * x + y * y + z * z) / r
  // Most places lie where no hair of the border reaches, and need not be asked how it is broken.
  if (far > OUTER + RAGGED) return 0
  if (far < INNER - RAGGED) return 1
  return smoothstep(OUTER, INNER, far + ragged(p))
}
