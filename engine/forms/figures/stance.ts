import { handAxes } from '#engine/forms/human/hand-axes.ts'
import { human } from '#engine/forms/human/human.ts'
import { aimed, both, turnAbout, type Pose, type Turn } from '#engine/forms/human/pose.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** A number for the left and one for the right. */
export type Pair = readonly [number, number]

/**
 * How a body is held: bones by the way they point (x to its own left, y up, z forward), the back by degrees, and how far the
 * fingers are closed.
 */
export interface Stance {
  ways: Readonly<Record<string, V3>>
  /** Degrees the back is bent forward, to its left side, and turned to its left. */
  bend?: number
  side?: number
  twist?: number
  /** The same of the head, after the back. */
  nod?: number
  tilt?: number
  look?: number
  /** Degrees each joint of the fingers is closed. */
  grip?: Pair
}

const SPINE = ['spine04', 'spine03', 'spine02', 'spine01'] as const
const NECK = ['neck01', 'neck02', 'head'] as const

const eased = (forward: number, aside: number, about: number): Turn =>
  both(
    turnAbout([0, 1, 0], about),
    both(turnAbout([0, 0, 1], -aside), turnAbout([1, 0, 0], forward)),
  )

/** The bones of somebody in a stance. */
export function poseOf(still: Float32Array, stance: Stance): Pose {
  const { bend = 0, side = 0, twist = 0, nod = 0, tilt = 0, look = 0, grip = [12, 12] } = stance
  const turns: Record<string, Turn> = {}
  for (const bone of SPINE) turns[bone] = eased(bend / 4, side / 4, twist / 4)
  for (const bone of NECK) turns[bone] = eased(nod / 3, tilt / 3, look / 3)
  Object.assign(turns, closed(still, 'L', grip[0]), closed(still, 'R', grip[1]))
  return aimed(still, stance.ways, turns)
}

/** Fingers closed by so many degrees at each joint; the thumb by fewer. */
function closed(still: Float32Array, side: 'L' | 'R', degrees: number): Record<string, Turn> {
  const { across } = handAxes(still, side)
  const way = side === 'L' ? 1 : -1
  const turns: Record<string, Turn> = {}
  for (const { name } of human().bones) {
    const finger = /^finger([1-5])-[123]\.(.)$/.exec(name)
    if (finger?.[2] !== side) continue
    turns[name] = turnAbout(across, way * degrees * (finger[1] === '1' ? 0.35 : 1))
  }
  return turns
}

/** The two bones of a limb, straight unless the second way is told. */
export const arm = (side: 'L' | 'R', upper: V3, lower: V3 = upper, hand?: V3) => ({
  [`upperarm01.${side}`]: upper,
  [`lowerarm01.${side}`]: lower,
  ...(hand ? { [`wrist.${side}`]: hand } : {}),
})
export const leg = (side: 'L' | 'R', upper: V3, lower: V3 = upper, foot?: V3) => ({
  [`upperleg01.${side}`]: upper,
  [`lowerleg01.${side}`]: lower,
  ...(foot ? { [`foot.${side}`]: foot } : {}),
})

const FLAT: V3 = [0, -0.35, 1]

const hanging = {
  ...arm('L', [0.28, -1, -0.05], [0.14, -1, 0.22], [0.02, -1, 0.2]),
  ...arm('R', [-0.28, -1, -0.05], [-0.14, -1, 0.22], [-0.02, -1, 0.2]),
}
const planted = {
  ...leg('L', [0.1, -1, 0.03], [0.06, -1, -0.06]),
  ...leg('R', [-0.1, -1, 0.03], [-0.06, -1, -0.06]),
}
/** Thighs forward, shins down, as on a chair. */
const seated = {
  ...leg('L', [0.16, -0.12, 1], [0.08, -1, 0.02], FLAT),
  ...leg('R', [-0.16, -0.12, 1], [-0.08, -1, 0.12], FLAT),
}

export const STANDING: Stance = { ways: { ...hanging, ...planted }, tilt: 3 }

/** Weight on one leg, a hand on the hip. */
export const POISED: Stance = {
  ways: {
    ...arm('L', [0.85, -0.75, -0.25], [-0.8, -0.45, 0.35], [-0.9, -0.35, 0.1]),
    ...arm('R', [-0.3, -1, 0], [-0.1, -1, 0.25], [0, -1, 0.2]),
    ...leg('L', [0.05, -1, 0.04], [0.02, -1, -0.06]),
    ...leg('R', [-0.34, -1, 0.22], [-0.02, -1, -0.2], [-0.3, -0.4, 1]),
  },
  side: -6,
  tilt: 8,
}

export const WALKING: Stance = {
  ways: {
    ...arm('L', [0.2, -1, -0.5], [0.14, -1, 0.0]),
    ...arm('R', [-0.2, -1, 0.42], [-0.1, -0.75, 0.8]),
    ...leg('L', [0.06, -1, 0.52], [0.04, -1, 0.1], [0, -0.1, 1]),
    ...leg('R', [-0.06, -1, -0.3], [-0.04, -0.9, -0.75], [0, -0.95, 0.6]),
  },
  bend: 4,
  grip: [26, 26],
}

export const RUNNING: Stance = {
  ways: {
    ...arm('L', [0.25, -0.8, -0.9], [0.1, -0.75, 0.75]),
    ...arm('R', [-0.25, -0.7, 0.9], [-0.0, 0.55, 0.85]),
    ...leg('L', [0.04, -0.55, 1], [0.02, -1, -0.35], [0, -0.4, 1]),
    ...leg('R', [-0.06, -1, -0.55], [-0.04, -0.12, -1], [0, -1, -0.6]),
  },
  bend: 18,
  nod: -12,
  grip: [60, 60],
}

export const SITTING: Stance = {
  ways: {
    ...arm('L', [0.26, -1, 0.22], [-0.2, -0.5, 0.9], [-0.1, -0.3, 1]),
    ...arm('R', [-0.26, -1, 0.22], [0.2, -0.5, 0.9], [0.1, -0.3, 1]),
    ...seated,
  },
  bend: 8,
  nod: 6,
}

/** Thighs to the front, one knee over the other, a hand behind the head and one beside the seat. */
export const PERCHED: Stance = {
  ways: {
    ...arm('L', [0.42, -1, -0.4], [0.22, -1, -0.12], [0.3, -0.9, 0.3]),
    ...arm('R', [-0.85, 0.75, 0.1], [0.62, 0.5, -0.5], [0.7, 0.1, -0.6]),
    ...leg('L', [0.02, -0.05, 1], [-0.05, -1, 0.3], [0, -0.9, 0.55]),
    ...leg('R', [0.05, 0.14, 1], [0.2, -0.8, 0.62], [0.1, -0.8, 0.75]),
  },
  bend: -8,
  side: -6,
  nod: -2,
  tilt: 9,
  grip: [18, 24],
}

/** On the ground, arms about the drawn-up knees. */
export const CROUCHED: Stance = {
  ways: {
    ...arm('L', [0.1, -0.7, 0.8], [-0.62, -0.3, 0.62], [-1, -0.2, 0.1]),
    ...arm('R', [-0.1, -0.7, 0.8], [0.62, -0.36, 0.62], [1, -0.3, 0.1]),
    ...leg('L', [0.12, 0.72, 1], [0.02, -1, 0.28], FLAT),
    ...leg('R', [-0.12, 0.72, 1], [-0.02, -1, 0.28], FLAT),
  },
  bend: 26,
  nod: 16,
}

/** Both knees down, hands laid together before the chest. */
export const PRAYING: Stance = {
  ways: {
    ...arm('L', [0.2, -0.95, 0.35], [-0.52, 0.62, 0.62], [-0.15, 1, 0.25]),
    ...arm('R', [-0.2, -0.95, 0.35], [0.52, 0.62, 0.62], [0.15, 1, 0.25]),
    ...leg('L', [0.12, -1, 0.16], [0.04, -0.08, -1], [0, -0.2, -1]),
    ...leg('R', [-0.12, -1, 0.16], [-0.04, -0.08, -1], [0, -0.2, -1]),
  },
  bend: 8,
  nod: 24,
  grip: [4, 4],
}

/** On one knee. */
export const KNEELING: Stance = {
  ways: {
    ...arm('L', [0.25, -0.9, 0.5], [-0.2, -0.2, 1], [-0.1, -0.5, 1]),
    ...arm('R', [-0.25, -1, 0.15], [0.1, -0.75, 0.75]),
    ...leg('L', [0.14, -0.06, 1], [0.05, -1, 0.04], FLAT),
    ...leg('R', [-0.12, -1, -0.05], [-0.04, -0.08, -1], [0, -1, 0.1]),
  },
  bend: 10,
  nod: 14,
}

export const DANCING: Stance = {
  ways: {
    ...arm('L', [0.75, 0.75, 0.1], [-0.15, 1, 0.12], [-0.5, 0.85, 0.1]),
    ...arm('R', [-1, -0.05, 0.25], [-0.9, 0.25, 0.5], [-1, 0, 0.4]),
    ...leg('L', [0.03, -1, 0.03], [0.01, -1, -0.05], [0, -1, 0.42]),
    ...leg('R', [-0.62, -0.72, 0.35], [0.5, -0.85, -0.2], [0.35, -1, 0.2]),
  },
  side: 8,
  bend: -8,
  tilt: -8,
}

/** On the toes of one foot, the other at the knee, arms in a ring over the head. */
export const ON_POINTE: Stance = {
  ways: {
    ...arm('L', [0.62, 0.85, 0.22], [-0.42, 1, 0.12], [-0.7, 0.75, 0.05]),
    ...arm('R', [-0.62, 0.85, 0.22], [0.42, 1, 0.12], [0.7, 0.75, 0.05]),
    ...leg('L', [0.02, -1, 0.02], [0, -1, -0.03], [0, -1, 0.12]),
    ...leg('R', [-0.85, -0.6, 0.28], [0.95, -0.72, -0.12], [0.5, -1, 0.05]),
  },
  bend: -6,
  tilt: 6,
  look: 10,
  grip: [14, 14],
}

/** A leg lifted far behind, as dancers do on their toes. */
export const ARABESQUE: Stance = {
  ways: {
    ...arm('L', [0.5, 0.45, 0.85], [0.3, 0.5, 0.9], [0.3, 0.3, 1]),
    ...arm('R', [-1, 0.05, -0.3], [-1, 0.1, -0.1], [-1, -0.05, 0]),
    ...leg('L', [0, -1, 0.02], [0, -1, -0.03], [0, -1, 0.3]),
    ...leg('R', [-0.12, 0.02, -1], [-0.1, 0.14, -1], [-0.1, 0.2, -1]),
  },
  bend: 16,
  nod: -22,
  grip: [6, 6],
}

export const CLIMBING: Stance = {
  ways: {
    ...arm('L', [0.35, 0.9, 0.6], [0.05, 0.95, 0.5], [0, 0.9, 0.6]),
    ...arm('R', [-0.5, 0.25, 0.8], [-0.05, 0.85, 0.65], [0, 0.8, 0.7]),
    ...leg('L', [0.3, -1, 0.2], [0.05, -1, 0.02], [0.2, -0.6, 1]),
    ...leg('R', [-0.6, 0.12, 0.75], [0.05, -1, -0.1], [-0.2, -0.4, 1]),
  },
  bend: -4,
  nod: -24,
  grip: [55, 55],
}

/** Sitting, both hands before the chest around something long. */
export const FISHING: Stance = {
  ways: {
    ...seated,
    ...arm('L', [0.22, -0.9, 0.5], [-0.42, -0.05, 1], [-0.25, 0.05, 1]),
    ...arm('R', [-0.24, -0.95, 0.25], [0.34, -0.12, 0.95], [0.2, -0.1, 1]),
  },
  bend: 12,
  nod: 6,
  grip: [62, 62],
}

/** Sitting, both hands under an open book. */
export const READING: Stance = {
  ways: {
    ...seated,
    ...arm('L', [0.22, -0.95, 0.35], [-0.22, 0.22, 1], [-0.25, 0.35, 0.9]),
    ...arm('R', [-0.22, -0.95, 0.35], [0.22, 0.22, 1], [0.25, 0.35, 0.9]),
  },
  bend: 14,
  nod: 30,
  grip: [30, 30],
}

/** Sitting, a guitar across the thigh. */
export const STRUMMING: Stance = {
  ways: {
    ...seated,
    ...arm('L', [0.75, -0.8, 0.45], [0.42, 0.55, 0.85], [0.1, 0.7, 0.6]),
    ...arm('R', [-0.62, -0.85, 0.45], [0.78, -0.32, 0.62], [0.8, -0.5, 0.35]),
  },
  bend: 14,
  nod: 18,
  look: 18,
  grip: [45, 28],
}

/** Sitting low with straight legs, both arms stretched forward to the oars. */
export const ROWING: Stance = {
  ways: {
    ...arm('L', [0.3, -0.45, 0.9], [0.02, -0.2, 1], [-0.1, -0.15, 1]),
    ...arm('R', [-0.3, -0.45, 0.9], [-0.02, -0.2, 1], [0.1, -0.15, 1]),
    ...leg('L', [0.16, 0.1, 1], [0.06, -0.75, 0.8], [0, 0.3, 1]),
    ...leg('R', [-0.16, 0.1, 1], [-0.06, -0.75, 0.8], [0, 0.3, 1]),
  },
  bend: 18,
  nod: -6,
  grip: [60, 60],
}

/** Astride, hands ahead at reins or a bar, both legs alike: from the side one of them is seen. */
export const RIDING: Stance = {
  ways: {
    ...arm('L', [0.22, -0.72, 0.7], [-0.1, -0.06, 1], [0, 0, 1]),
    ...arm('R', [-0.22, -0.72, 0.7], [0.1, -0.06, 1], [0, 0, 1]),
    ...leg('L', [0.36, -0.24, 0.95], [0.06, -1, -0.3], [0.05, -0.22, 1]),
    ...leg('R', [-0.36, -0.24, 0.95], [-0.06, -1, -0.3], [-0.05, -0.22, 1]),
  },
  bend: 12,
  nod: -6,
  grip: [62, 62],
}

/** Legs crossed on the ground, hands on the knees. */
export const MEDITATING: Stance = {
  ways: {
    ...arm('L', [0.42, -1, 0.2], [0.3, -0.62, 0.72], [0.2, -0.2, 1]),
    ...arm('R', [-0.42, -1, 0.2], [-0.3, -0.62, 0.72], [-0.2, -0.2, 1]),
    ...leg('L', [0.92, -0.12, 0.75], [-1, -0.14, 0.12], [-0.7, -0.1, 0.75]),
    ...leg('R', [-0.92, -0.12, 0.75], [1, -0.1, 0.42], [0.7, -0.1, 0.75]),
  },
  nod: 5,
}

/** Standing at a table, both hands down on what is rolled there. */
export const KNEADING: Stance = {
  ways: {
    ...planted,
    ...arm('L', [0.36, -0.95, 0.45], [0.12, -0.3, 1], [-0.05, -0.3, 1]),
    ...arm('R', [-0.36, -0.95, 0.45], [-0.12, -0.3, 1], [0.05, -0.3, 1]),
  },
  bend: 14,
  nod: 24,
  grip: [58, 58],
}

/** Sideways on a board, knees bent, arms out for balance. */
export const SKATING: Stance = {
  ways: {
    ...arm('L', [0.95, -0.1, 0.35], [0.85, 0.25, 0.45]),
    ...arm('R', [-0.95, -0.2, 0.1], [-0.8, 0.3, 0.35]),
    ...leg('L', [0.27, -0.88, 0.5], [0.08, -1, -0.35], [0.35, -0.3, 1]),
    ...leg('R', [-0.27, -0.88, 0.5], [-0.08, -1, -0.35], [-0.2, -0.3, 1]),
  },
  bend: 20,
  nod: -8,
  look: 46,
}

/** One arm up, as holding a string or waving. */
export const RAISING: Stance = {
  ways: {
    ...planted,
    ...arm('L', [0.5, 0.5, 0.55], [0.15, 0.95, 0.3], [0, 1, 0.1]),
    ...arm('R', [-0.28, -1, -0.05], [-0.14, -1, 0.22]),
  },
  nod: -14,
  tilt: -4,
  grip: [64, 14],
}

/** One forearm before the body and its fist closed, as about a staff or a lantern's ring. */
export const HOLDING: Stance = {
  ways: {
    ...planted,
    ...arm('L', [0.34, -0.92, 0.2], [0.2, 0.3, 0.95], [0.05, 0.45, 0.9]),
    ...arm('R', [-0.28, -1, -0.05], [-0.14, -1, 0.22]),
  },
  tilt: -2,
  grip: [66, 14],
}

/** Weightless. */
export const FLOATING: Stance = {
  ways: {
    ...arm('L', [0.9, 0.3, 0.35], [0.5, 0.75, 0.5], [0.3, 0.9, 0.3]),
    ...arm('R', [-0.9, -0.25, 0.4], [-0.5, 0.2, 0.9], [-0.3, 0.3, 0.9]),
    ...leg('L', [0.25, -0.75, 0.65], [0.12, -0.85, -0.55], [0.1, -0.9, 0.4]),
    ...leg('R', [-0.3, -1, 0.1], [-0.15, -0.75, -0.7], [0, -1, 0.3]),
  },
  grip: [24, 24],
  bend: 6,
}

/** Swimming under water, stretched out. */
export const DIVING: Stance = {
  ways: {
    ...arm('L', [0.35, 0.5, 0.8], [0.15, 0.75, 0.65], [0, 0.9, 0.4]),
    ...arm('R', [-0.6, -0.6, -0.5], [-0.4, -0.8, -0.2]),
    ...leg('L', [0.1, -1, 0.25], [0.05, -1, -0.3], [0, -1, 0.1]),
    ...leg('R', [-0.1, -1, -0.2], [-0.05, -0.9, -0.5], [0, -1, -0.2]),
  },
  nod: -26,
  bend: -8,
}
