import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A pair of fins or one: where it is rooted on the body, the ways of its first and last ray, their lengths, its bend. */
interface Fin {
  u: number
  side: number
  from: V3
  to: V3
  long: readonly [number, number]
  bend: V3
  lift: number
  rays?: number
}

export interface KoiPose {
  /** Head to tail. */
  joints: readonly V3[]
  back: (u: number) => V3
  fins: readonly Fin[]
  /** First and last ray of the fin on the back; by the body's own frame where not told. */
  dorsal?: readonly [V3, V3]
}

/** Climbing a fall: the body one strong S. */
const CLIMB: KoiPose = {
  joints: [
    [0.62, 1.12, 0.2],
    [0.42, 1.0, 0.16],
    [0.02, 0.74, 0.1],
    [-0.3, 0.36, 0],
    [-0.26, -0.1, 0],
    [0.1, -0.42, 0],
    [0.4, -0.66, 0.02],
    [0.46, -0.94, 0.06],
  ],
  back: (u) => [-0.8, 0.35, mix(0.5, 0.25, u)],
  fins: [
    {
      u: 0.24,
      side: 1,
      from: [1, 0.5, -0.2],
      to: [0.8, -0.5, -0.2],
      long: [0.7, 0.6],
      bend: [0.2, -0.35, 0],
      lift: -0.1,
    },
    {
      u: 0.26,
      side: -1,
      from: [0.85, -0.2, 0.4],
      to: [-0.15, -1, 0.3],
      long: [0.72, 0.6],
      bend: [0.25, -0.3, 0.1],
      lift: 0.12,
    },
    {
      u: 0.56,
      side: 1,
      from: [0.9, -0.1, -0.1],
      to: [0.6, -0.8, -0.1],
      long: [0.44, 0.42],
      bend: [0.2, -0.3, 0],
      lift: -0.1,
      rays: 8,
    },
    {
      u: 0.56,
      side: -1,
      from: [0.6, -0.6, 0.3],
      to: [-0.2, -1, 0.3],
      long: [0.46, 0.42],
      bend: [0.1, -0.3, 0],
      lift: 0.1,
      rays: 8,
    },
  ],
}

/** Turning round on itself, seen from above: half of the pair that circle each other. */
const TURN: KoiPose = {
  joints: [
    [0.98, 0.06, 0.1],
    [0.9, 0.26, 0.1],
    [0.62, 0.62, 0.06],
    [0.12, 0.8, 0],
    [-0.4, 0.62, 0],
    [-0.66, 0.16, 0],
    [-0.56, -0.26, 0],
    [-0.3, -0.52, 0],
  ],
  back: () => [0.12, 0.1, 1],
  fins: [
    {
      u: 0.2,
      side: 1,
      from: [0.95, 0.5, -0.1],
      to: [-0.1, 1, -0.1],
      long: [0.62, 0.56],
      bend: [-0.2, 0.1, 0],
      lift: -0.05,
    },
    {
      u: 0.2,
      side: -1,
      from: [0.2, -0.9, -0.1],
      to: [-0.9, -0.5, -0.1],
      long: [0.62, 0.5],
      bend: [-0.3, 0.1, 0],
      lift: -0.05,
    },
    {
      u: 0.56,
      side: 1,
      from: [-0.5, 0.9, -0.1],
      to: [-1, 0.2, -0.1],
      long: [0.4, 0.36],
      bend: [-0.1, -0.25, 0],
      lift: -0.06,
      rays: 8,
    },
    {
      u: 0.56,
      side: -1,
      from: [0.6, -0.5, -0.1],
      to: [0.2, -1, -0.1],
      long: [0.38, 0.34],
      bend: [0.1, -0.2, 0],
      lift: -0.06,
      rays: 8,
    },
  ],
  dorsal: [
    [-0.5, -0.5, 0.6],
    [0.25, -0.85, 0.5],
  ],
}
export const KOI_POSES = { climb: CLIMB, turn: TURN }
