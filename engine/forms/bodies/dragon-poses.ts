import type { V3 } from '#engine/forms/sculpt/maths.ts'

export type DragonPose = {
  joints: readonly V3[]
  face: V3
  crown: V3
  /** The head alone: a neck that runs out in pointed scales, no tail. */
  isBust?: boolean
  legs: readonly { at: number; side: number; bones: readonly V3[] }[]
}

/** Climbing in an S: head over its own back, three bends, tail flung out. */
const CLIMB: DragonPose = {
  joints: [
    [0.12, 1.32, 0.5],
    [-0.3, 1.44, 0.36],
    [-0.74, 1.22, 0.16],
    [-0.82, 0.78, 0],
    [-0.42, 0.48, 0],
    [0.14, 0.34, 0],
    [0.6, 0.08, 0],
    [0.72, -0.36, 0],
    [0.36, -0.68, 0],
    [-0.2, -0.8, 0],
    [-0.66, -1.02, 0],
    [-0.72, -1.4, 0],
    [-0.34, -1.64, 0],
    [0.18, -1.7, 0],
    [0.66, -1.54, 0],
    [1.02, -1.62, 0],
    [1.24, -1.42, 0],
  ],
  face: [0.86, -0.28, 0.42],
  crown: [0.25, 1, 0],
  legs: [
    {
      at: 0.24,
      side: 1,
      bones: [
        [-0.16, -0.22, 0.2],
        [-0.36, 0.02, 0.16],
        [-0.12, -0.02, 0.06],
      ],
    },
    {
      at: 0.31,
      side: 1,
      bones: [
        [0.22, 0.2, 0.22],
        [0.34, 0.12, 0.12],
        [0.14, 0.02, 0.04],
      ],
    },
    {
      at: 0.57,
      side: 1,
      bones: [
        [0.16, -0.24, 0.24],
        [0.36, 0.02, 0.12],
        [0.16, 0.1, 0.04],
      ],
    },
    {
      at: 0.66,
      side: 1,
      bones: [
        [-0.2, 0.1, 0.24],
        [-0.34, 0.02, 0.1],
        [-0.14, -0.06, 0.04],
      ],
    },
  ],
}
const RING = 1.16
/** Wound round itself like a wheel, head before the middle, tail drawn in behind it. */
const COIL: DragonPose = {
  joints: [
    [0.02, 0.2, 0.66],
    [-0.34, 0.36, 0.56],
    [-0.76, 0.42, 0.36],
    ...Array.from({ length: 14 }, (_, n): V3 => {
      const a = ((170 + n * 25) * Math.PI) / 180
      const r = RING * (1 - 0.01 * n)
      return [Math.cos(a) * r, Math.sin(a) * r, 0.16 - n * 0.04]
    }),
    [-0.72, 0.1, -0.42],
    [-0.5, -0.36, -0.36],
    [-0.06, -0.62, -0.2],
    [0.4, -0.5, -0.1],
    [0.6, -0.16, -0.04],
  ],
  face: [0.88, -0.3, 0.46],
  crown: [0.25, 1, 0],
  legs: [
    {
      at: 0.2,
      side: 1,
      bones: [
        [-0.16, -0.14, 0.22],
        [-0.18, 0.22, 0.16],
        [-0.04, 0.16, 0.06],
      ],
    },
    {
      at: 0.3,
      side: 1,
      bones: [
        [0.02, -0.22, 0.22],
        [-0.24, -0.12, 0.14],
        [-0.14, -0.02, 0.04],
      ],
    },
    {
      at: 0.5,
      side: 1,
      bones: [
        [0.16, -0.16, 0.24],
        [0.1, -0.26, 0.12],
        [0.16, -0.04, 0.04],
      ],
    },
    {
      at: 0.6,
      side: 1,
      bones: [
        [0.2, 0.02, 0.24],
        [0.12, 0.26, 0.12],
        [0.02, 0.16, 0.04],
      ],
    },
  ],
}
/** Half of a ring: over the top from the tail to a head that looks down into it. */
const ARCH: DragonPose = {
  joints: [
    [1.16, 0.02, 0.4],
    [1.2, 0.42, 0.34],
    [0.98, 0.86, 0.22],
    [0.52, 1.14, 0.12],
    [-0.02, 1.2, 0.04],
    [-0.54, 1.02, 0],
    [-0.94, 0.66, 0],
    [-1.12, 0.16, 0],
    [-1.04, -0.36, 0],
    [-0.72, -0.74, 0],
    [-0.26, -0.94, 0],
    [0.18, -0.86, 0],
    [0.44, -0.6, 0],
  ],
  face: [0.3, -0.86, 0.42],
  crown: [0.86, 0.4, 0.1],
  legs: [
    {
      at: 0.24,
      side: 1,
      bones: [
        [-0.2, -0.16, 0.22],
        [0.06, -0.26, 0.14],
        [0.1, -0.08, 0.06],
      ],
    },
    {
      at: 0.34,
      side: 1,
      bones: [
        [0.1, 0.22, 0.22],
        [0.3, 0.1, 0.12],
        [0.14, -0.04, 0.04],
      ],
    },
    {
      at: 0.6,
      side: 1,
      bones: [
        [0.24, -0.06, 0.24],
        [0.06, -0.3, 0.12],
        [0.08, -0.14, 0.04],
      ],
    },
    {
      at: 0.7,
      side: 1,
      bones: [
        [-0.22, 0.06, 0.24],
        [-0.18, -0.28, 0.1],
        [-0.02, -0.14, 0.04],
      ],
    },
  ],
}
/** Head and throat, mane blown back. */
const BUST: DragonPose = {
  joints: [
    [0.3, 0.46, 0.2],
    [-0.02, 0.46, 0.14],
    [-0.32, 0.24, 0.08],
    [-0.4, -0.1, 0.04],
    [-0.24, -0.4, 0.02],
    [-0.02, -0.62, 0],
  ],
  face: [0.86, -0.12, 0.5],
  crown: [0.12, 1, 0],
  legs: [],
  isBust: true,
}
export const DRAGON_POSES = { climb: CLIMB, coil: COIL, arch: ARCH, bust: BUST }
