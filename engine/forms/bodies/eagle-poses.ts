import type { BirdPlan } from '#engine/forms/bodies/bird.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** What a pose of the eagle decides; all of the bird's own make is in `eagleBody`. */
export interface EaglePose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3; crown?: V3; open?: number }
  /** Open, or shut against the body. */
  wing?: Wing
  folded?: FoldedWing
  legs: readonly (readonly [V3, V3, V3, V3])[]
  tail: { way: V3; facing: V3; spread: number; across?: V3; long?: number }
  branch?: BirdPlan['branch']
}

const look: Wing['look'] = (row, n) =>
  row === 0
    ? { tone: [0.7, 0.36, 0.02], hue: n < 10 ? 2 : 0 }
    : { tone: [0.8, row === 1 ? 0.06 : 0.25, 0.02], hue: row === 1 ? 3 : 0 }
const BROAD = { long: [1.0, 0.66], wide: 0.092, counts: [10, 13], finger: 1, look } as const

/** Breaking above the prey: body reared, wings thrown up, both feet forward, beak open. */
const ATTACK: EaglePose = {
  spine: [
    [0.3, 0.76, 0.1],
    [0.22, 0.5, 0.06],
    [0.12, 0.22, 0],
    [0.0, -0.08, 0],
    [-0.2, -0.44, 0],
    [-0.4, -0.74, 0],
  ],
  back: [-0.6, 0.6, 0.01],
  head: { at: [0.4, 0.66, -0.04], face: [0.58, -0.14, -0.8], crown: [0.2, 1, 0], open: 26 },
  wing: {
    ...BROAD,
    shoulder: [0.0, 0.24, 0.24],
    elbow: [-0.12, 0.42, 0.64],
    wrist: [0.08, 0.84, 1.0],
    tip: [0.0, 1.12, 1.4],
    ways: [
      [-0.15, 0.75, 0.66],
      [-0.3, -0.15, 0.95],
      [-0.3, -0.95, 0.14],
    ],
    facing: [1, 0.05, 0.1],
    over: -1,
  },
  legs: [
    [
      [-0.02, -0.34, 0.17],
      [0.22, -0.6, 0.26],
      [0.52, -0.82, 0.32],
      [0.7, -0.88, 0.35],
    ],
    [
      [-0.02, -0.34, -0.17],
      [0.26, -0.5, -0.26],
      [0.58, -0.58, -0.32],
      [0.78, -0.62, -0.36],
    ],
  ],
  tail: { way: [-0.4, -0.9, 0], facing: [1, -0.3, 0.1], spread: 0.75 },
}
/** Soaring past: body level, wings high, feet tucked under the tail. */
const FLY: EaglePose = {
  spine: [
    [0.74, 0.16, 0],
    [0.58, 0.1, 0],
    [0.34, 0.04, 0],
    [0.0, -0.02, 0],
    [-0.38, -0.04, 0],
    [-0.66, -0.02, 0],
  ],
  back: [0, 1, 0.01],
  head: { at: [0.86, 0.18, 0.02], face: [1, -0.12, 0.16], open: 0 },
  wing: {
    ...BROAD,
    shoulder: [0.3, 0.12, 0.22],
    elbow: [0.12, 0.36, 0.56],
    wrist: [0.3, 0.74, 0.98],
    tip: [0.12, 1.1, 1.28],
    ways: [
      [-0.35, 0.85, 0.5],
      [-0.85, 0.3, 0.6],
      [-1, -0.3, 0.1],
    ],
    facing: [0.1, -0.6, 0.9],
    over: -1,
  },
  legs: [
    [
      [-0.2, -0.18, 0.13],
      [-0.42, -0.26, 0.14],
      [-0.62, -0.2, 0.12],
      [-0.78, -0.22, 0.12],
    ],
    [
      [-0.2, -0.18, -0.13],
      [-0.42, -0.26, -0.14],
      [-0.62, -0.2, -0.12],
      [-0.78, -0.22, -0.12],
    ],
  ],
  tail: { way: [-1, 0.04, 0], facing: [0.1, 0.5, 0.6], spread: 0.5 },
}

/** Leaning out from a branch, weight over its feet, head turned to what it has seen. */
const STAND: EaglePose = {
  spine: [
    [0.42, 0.78, 0.06],
    [0.33, 0.6, 0.04],
    [0.2, 0.36, 0.02],
    [0.0, 0.0, 0],
    [-0.26, -0.36, 0],
    [-0.46, -0.6, 0],
  ],
  back: [-0.8, 0.6, 0.01],
  head: { at: [0.52, 0.84, 0.1], face: [0.8, -0.16, 0.56] },
  folded: {
    bend: [0.3, 0.46, 0.33],
    tip: [-0.84, -0.86, 0.14],
    facing: [-0.05, 0.2, 1],
    wide: 0.64,
    wrap: 0.2,
    look,
  },
  legs: [
    [
      [-0.02, -0.26, 0.17],
      [0.14, -0.5, 0.22],
      [0.02, -0.82, 0.2],
      [0.22, -0.84, 0.24],
    ],
    [
      [0.04, -0.24, -0.16],
      [0.3, -0.46, -0.2],
      [0.3, -0.76, -0.17],
      [0.5, -0.77, -0.2],
    ],
  ],
  tail: { way: [-0.62, -0.86, 0], facing: [-0.5, 0.3, 0.6], spread: 0.24, long: 0.86 },
}
const PERCH: EaglePose = {
  ...STAND,
  branch: {
    points: [
      [1.0, -0.72, -0.5],
      [0.5, -0.88, -0.3],
      [0.08, -0.95, 0.04],
      [-0.36, -1.02, 0.34],
      [-0.72, -1.14, 0.56],
    ],
    radius: 0.11,
    hue: 6,
  },
}
/** Perched, the head turned right round to look back over its shoulder. */
const LOOK_BACK: EaglePose = {
  ...PERCH,
  head: { at: [0.4, 0.86, 0.1], face: [-0.82, -0.1, 0.56] },
}

/** Stooping on its prey: head down, wings swept up behind, both feet thrown out under the beak. */
const DIVE: EaglePose = {
  spine: [
    [0.66, -0.1, 0.04],
    [0.54, -0.04, 0.03],
    [0.32, 0.04, 0],
    [0.02, 0.14, 0],
    [-0.3, 0.3, 0],
    [-0.52, 0.42, 0],
  ],
  back: [0.5, 0.86, 0.01],
  head: { at: [0.78, -0.14, 0.05], face: [0.9, -0.4, 0.26], crown: [0.4, 0.88, 0.1], open: 20 },
  wing: {
    ...BROAD,
    shoulder: [0.28, 0.04, 0.22],
    elbow: [0.02, 0.3, 0.5],
    wrist: [0.12, 0.72, 0.82],
    tip: [-0.22, 1.06, 1.06],
    ways: [
      [-0.62, 0.7, 0.34],
      [-0.94, 0.28, 0.3],
      [-1, -0.1, 0.06],
    ],
    facing: [0.2, -0.5, 0.9],
    over: -1,
  },
  legs: [
    [
      [0.0, -0.06, 0.17],
      [0.06, -0.4, 0.24],
      [0.24, -0.7, 0.28],
      [0.44, -0.78, 0.3],
    ],
    [
      [0.02, -0.06, -0.17],
      [0.26, -0.36, -0.24],
      [0.56, -0.52, -0.3],
      [0.76, -0.54, -0.32],
    ],
  ],
  tail: { way: [-0.86, 0.66, 0], facing: [0.1, 0.5, 0.6], spread: 0.5 },
}
export const EAGLE_POSES = {
  dive: DIVE,
  lookBack: LOOK_BACK,
  attack: ATTACK,
  fly: FLY,
  perch: PERCH,
  stand: STAND,
}
