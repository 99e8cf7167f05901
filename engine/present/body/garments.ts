import { smoothstep } from '#engine/pixels/maths.ts'
import type { Garment } from '#engine/present/body/place.ts'

const CHARCOAL = [0.02, 0.021, 0.025] as const
const DENIM = [0.03, 0.042, 0.068] as const

/** Arms stay bare: in the rest pose hands hang at the height of the hips. */
const offArms = (armShare: number) => (0.25 - armShare) * 4

/** A strapless top. */
export const TUBE_TOP: Garment = {
  colour: CHARCOAL,
  inside: ([x, y], joints, armShare) => {
    const bust = joints('breast.L', 'tail')
    const top = bust[1] + 0.42 * (joints('clavicle.L')[1] - bust[1])
    // Cut a little lower in the middle.
    return Math.min(top - y - 0.1 * Math.exp(-((x / 0.35) ** 2)), offArms(armShare))
  },
}

/** An open vest: a strip of skin from the throat to the belly. */
export const OPEN_VEST: Garment = {
  colour: CHARCOAL,
  inside: ([x, y, z], joints, armShare) => {
    const bust = joints('breast.L', 'tail')
    const rise = (y - bust[1]) / (joints('clavicle.L')[1] - bust[1])
    const opening = 0.44 + 0.34 * smoothstep(-0.3, 1.3, rise) + 0.12 * smoothstep(-1.2, -3.4, rise)
    // Behind, it reaches up to the neck.
    const front = z > 0 ? Math.abs(x) - opening : 9
    const off = Math.min(joints('upperarm01.L')[0] - 0.12 - Math.abs(x), (0.7 - armShare) * 2)
    return Math.min(front, off)
  },
}

/** Shorts from the waist down to `legs` below the hips. */
export const shorts = (legs: number): Garment => ({
  colour: DENIM,
  inside: ([x, y], joints, armShare) =>
    Math.min(
      offArms(armShare),
      joints('spine05')[1] + 0.3 - y,
      y - (joints('upperleg01.L')[1] - legs) + 0.04 * Math.sin(x * 3),
    ),
})
