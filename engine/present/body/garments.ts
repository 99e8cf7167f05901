import { smoothstep } from '#engine/pixels/maths.ts'
import type { Garment } from '#engine/present/body/place.ts'

const BLACK = [0.016, 0.016, 0.018] as const
const TOPS = [
  BLACK,
  [0.44, 0.415, 0.375],
  [0.06, 0.061, 0.064],
  [0.056, 0.06, 0.04],
  BLACK,
  [0.085, 0.024, 0.026],
] as const
const SHORTS = [[0.03, 0.042, 0.068], BLACK, [0.26, 0.215, 0.155], [0.075, 0.078, 0.084]] as const

/** Arms stay bare: in the rest pose hands hang at the height of the hips. */
const offArms = (armShare: number) => (0.25 - armShare) * 4

/** A strapless top. */
export const TUBE_TOP: Garment = {
  colours: TOPS,
  inside: ([x, y], joints, armShare) => {
    const bust = joints('breast.L', 'tail')
    const top = bust[1] + 0.42 * (joints('clavicle.L')[1] - bust[1])
    // Cut a little lower in the middle.
    return Math.min(top - y - 0.1 * Math.exp(-((x / 0.35) ** 2)), offArms(armShare))
  },
}

/** A top open down to a point under the breast: a strip of skin from the throat on. */
export const DEEP_NECK: Garment = {
  colours: TOPS,
  inside: ([x, y, z], joints, armShare) => {
    const bust = joints('breast.L', 'tail')
    const rise = (y - bust[1]) / (joints('clavicle.L')[1] - bust[1])
    const opening = 0.5 * smoothstep(-1.7, -0.5, rise) + 0.62 * smoothstep(-0.1, 1, rise) - 0.03
    // Behind, it reaches up to the neck.
    const front = z > 0 ? Math.abs(x) - opening : 9
    const off = Math.min(joints('upperarm01.L')[0] - 0.12 - Math.abs(x), (0.7 - armShare) * 2)
    return Math.min(front, off)
  },
}

/** Shorts from the waist down to `legs` below the hips. */
export const shorts = (legs: number): Garment => ({
  colours: SHORTS,
  inside: ([x, y], joints, armShare) =>
    Math.min(
      offArms(armShare),
      joints('spine05')[1] + 0.3 - y,
      y - (joints('upperleg01.L')[1] - legs) + 0.04 * Math.sin(x * 3),
    ),
})
