import type { BirdPlan } from '#engine/forms/bodies/bird.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Bark has this colour number in every bird that perches. */
export const WOOD = 3

export interface PercherPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3 }
  wing?: Omit<Wing, 'look'>
  folded?: Omit<FoldedWing, 'look'>
  legs: readonly (readonly [V3, V3, V3, V3])[]
  tail: { way: V3; facing: V3; spread: number }
  branch?: BirdPlan['branch']
}

/** Watching from a branch, head a little forward. */
const STAND: PercherPose = {
  spine: [
    [0.42, 0.66, 0],
    [0.32, 0.48, 0],
    [0.18, 0.22, 0],
    [-0.06, -0.08, 0],
    [-0.36, -0.34, 0],
    [-0.58, -0.5, 0],
  ],
  back: [-0.6, 0.8, 0.01],
  head: { at: [0.5, 0.7, 0.02], face: [0.97, 0.02, 0.22] },
  folded: {
    bend: [0.3, 0.24, 0.28],
    tip: [-0.92, -0.68, 0.12],
    facing: [-0.05, 0.25, 1],
    wide: 0.54,
    wrap: 0.16,
  },
  legs: [
    [
      [0.02, -0.24, 0.13],
      [0.1, -0.44, 0.15],
      [0.02, -0.76, 0.14],
      [0.2, -0.77, 0.16],
    ],
    [
      [0.06, -0.24, -0.13],
      [0.2, -0.42, -0.15],
      [0.22, -0.72, -0.14],
      [0.4, -0.73, -0.16],
    ],
  ],
  tail: { way: [-0.84, -0.62, 0], facing: [-0.5, 0.8, 0.6], spread: 0.16 },
}
const PERCH: PercherPose = {
  ...STAND,
  branch: {
    points: [
      [0.95, -0.74, -0.4],
      [0.5, -0.84, -0.2],
      [0.06, -0.86, 0.04],
      [-0.4, -0.92, 0.24],
      [-0.85, -0.9, 0.4],
    ],
    radius: 0.09,
    hue: WOOD,
  },
}

/** On the wing, calling over its shoulder: both wings high and fingered. */
const FLY: PercherPose = {
  spine: [
    [0.66, 0.14, 0],
    [0.52, 0.1, 0],
    [0.3, 0.03, 0],
    [0, -0.02, 0],
    [-0.34, -0.02, 0],
    [-0.58, 0, 0],
  ],
  back: [0, 1, 0.01],
  head: { at: [0.76, 0.16, 0.02], face: [1, -0.06, 0.18] },
  wing: {
    shoulder: [0.28, 0.1, 0.18],
    elbow: [0.12, 0.34, 0.46],
    wrist: [0.32, 0.66, 0.82],
    tip: [0.12, 0.98, 1.1],
    ways: [
      [-0.35, 0.82, 0.5],
      [-0.86, 0.28, 0.56],
      [-1, -0.28, 0.1],
    ],
    facing: [0.1, -0.6, 0.9],
    long: [0.96, 0.6],
    wide: 0.086,
    counts: [9, 11],
    over: -1,
    finger: 0.9,
  },
  legs: [
    [
      [-0.16, -0.16, 0.1],
      [-0.34, -0.2, 0.1],
      [-0.52, -0.16, 0.09],
      [-0.64, -0.18, 0.09],
    ],
    [
      [-0.16, -0.16, -0.1],
      [-0.34, -0.2, -0.1],
      [-0.52, -0.16, -0.09],
      [-0.64, -0.18, -0.09],
    ],
  ],
  tail: { way: [-1, 0.02, 0], facing: [0.1, 0.7, 0.7], spread: 0.5 },
}
/** Perched, the bill turned back over its shoulder. */
const LOOK_BACK: PercherPose = {
  ...PERCH,
  head: { at: [0.38, 0.74, 0.06], face: [-0.88, -0.04, 0.46] },
}

/** Coming down steeply, wings drawn back, feet trailing. */
const DIVE: PercherPose = {
  ...FLY,
  spine: [
    [0.5, -0.4, 0],
    [0.42, -0.3, 0],
    [0.26, -0.12, 0],
    [0.02, 0.1, 0],
    [-0.24, 0.32, 0],
    [-0.42, 0.48, 0],
  ],
  back: [0.6, 0.78, 0.01],
  head: { at: [0.6, -0.48, 0.02], face: [0.78, -0.6, 0.18] },
  wing: {
    ...FLY.wing!,
    shoulder: [0.26, -0.02, 0.18],
    elbow: [0.06, 0.26, 0.44],
    wrist: [0.16, 0.6, 0.7],
    tip: [-0.16, 0.92, 0.9],
    ways: [
      [-0.6, 0.72, 0.34],
      [-0.92, 0.32, 0.3],
      [-1, 0, 0.06],
    ],
  },
  legs: [
    [
      [-0.06, 0.0, 0.1],
      [-0.12, -0.18, 0.12],
      [-0.3, -0.1, 0.1],
      [-0.42, -0.02, 0.1],
    ],
    [
      [-0.06, 0.0, -0.1],
      [-0.12, -0.18, -0.12],
      [-0.3, -0.1, -0.1],
      [-0.42, -0.02, -0.1],
    ],
  ],
  tail: { way: [-0.72, 0.72, 0], facing: [0.1, 0.7, 0.7], spread: 0.4 },
}
export const PERCHER_POSES = {
  perch: PERCH,
  stand: STAND,
  fly: FLY,
  dive: DIVE,
  lookBack: LOOK_BACK,
}
