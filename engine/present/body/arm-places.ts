import { both, turnAbout, type Pose } from '#engine/forms/human/pose.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import {
  armsDown,
  between,
  from,
  heldAskew,
  palmOf,
  squareTo,
  times,
  type Joints,
  type Place,
} from '#engine/present/body/place.ts'

const ARM = /^(?:upperarm|lowerarm|wrist|finger|metacarpal).*\.L/

const shoulderToWrist = (joints: Joints): V3[] => [
  joints('upperarm01.L'),
  joints('lowerarm01.L'),
  joints('wrist.L'),
]

/** The inner side of the left forearm: which way it looks and runs. */
function innerForearm(joints: Joints) {
  const elbow = joints('lowerarm01.L')
  const wrist = joints('wrist.L')
  const axis = from(elbow, wrist)
  const facing = squareTo(palmOf(joints), axis)
  return { elbow, wrist, axis, facing, side: cross(axis, facing) }
}

/** The back of the left hand. */
function handBack(joints: Joints) {
  const wrist = joints('wrist.L')
  const knuckle = joints('finger3-1.L')
  const axis = from(wrist, knuckle)
  const facing = squareTo(times(palmOf(joints), -1), axis)
  return { wrist, knuckle, axis, facing, side: cross(axis, facing) }
}

/** Across the palm from the first finger to the last, and out of the palm, as the hand hangs at rest. */
const ACROSS: V3 = [0.38, -0.45, -0.81]
const OUT_OF_PALM: V3 = [-0.77, -0.64, 0]

/** Fingers of a hand at ease lie closer than at rest and bend a little, each more than the one before. */
const AT_EASE: Pose = Object.fromEntries(
  [
    { finger: 2, bend: 6, close: -4 },
    { finger: 3, bend: 9, close: 1 },
    { finger: 4, bend: 12, close: 6 },
    { finger: 5, bend: 13, close: 11 },
  ].flatMap(({ finger, bend, close }) => [
    [`finger${finger}-1.L`, both(turnAbout(ACROSS, bend), turnAbout(OUT_OF_PALM, close))],
    [`finger${finger}-2.L`, turnAbout(ACROSS, 1.3 * bend)],
    [`finger${finger}-3.L`, turnAbout(ACROSS, 0.8 * bend)],
  ]),
)

const alongForearm = (joints: Joints) => from(joints('lowerarm01.L'), joints('wrist.L'))
const alongUpperArm = (joints: Joints) => from(joints('upperarm01.L'), joints('lowerarm01.L'))
const alongHand = (joints: Joints) => from(joints('wrist.L'), joints('finger3-1.L'))

/** An arm let down beside the body, seen from outside and a little from its front. */
const OUTER: V3 = unit([0.86, 0.07, 0.52])
/** A shoulder, from a little above and behind its front. */
const FROM_BESIDE: V3 = unit([0.95, 0.24, 0.2])
/** The upper arm without the chest beyond it. */
const FROM_OUTSIDE: V3 = unit([0.97, 0.07, 0.2])

export const ARM_PLACES = {
  forearm: {
    bones: ARM,
    hairs: 13,
    veins: { much: 0.8, along: alongForearm },
    see: (joints) => {
      const { elbow, wrist, axis, facing, side } = innerForearm(joints)
      return {
        target: between(elbow, wrist, 0.52),
        from: facing,
        up: unit(add(axis, side, -0.5)),
        wide: 2.3,
        spot: { at: between(elbow, wrist, 0.48), facing, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 90 },
  },
  wrist: {
    bones: ARM,
    hairs: 6,
    veins: { much: 1, along: alongForearm },
    hasHand: true,
    see: (joints) => {
      const { elbow, wrist, axis, facing, side } = innerForearm(joints)
      return {
        target: between(elbow, wrist, 0.89),
        from: unit(add(facing, side, -0.12)),
        up: unit(add(axis, side, 0.3)),
        wide: 1.5,
        spot: { at: between(elbow, wrist, 0.84), facing, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 44 },
  },
  'full sleeve': {
    bones: ARM,
    // Nearly straight, or half of the sleeve would point at the camera.
    pose: { ...armsDown(32), 'lowerarm01.L': turnAbout([0.53, 0.47, -0.06], 30) },
    limb: { bones: ARM, joints: shoulderToWrist, reachMm: [300, 290] },
    hasGround: true,
    hairs: 5,
    isMansHair: true,
    veins: { much: 0.6, along: alongForearm },
    see: (joints) => {
      const [shoulder, elbow, wrist] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, wrist!, 0.58), [0.05, 0, 0]),
        from: OUTER,
        up: heldAskew(OUTER, -22),
        wide: 3.3,
        spot: {
          at: between(shoulder!, elbow!, 0.94),
          facing: OUTER,
          down: from(shoulder!, wrist!),
        },
      }
    },
    size: { by: 'width', mm: 136 },
  },
  'half sleeve': {
    bones: ARM,
    pose: armsDown(34),
    limb: { bones: ARM, joints: shoulderToWrist, reachMm: [190, 160] },
    veins: { much: 0.45, along: alongUpperArm },
    hasGround: true,
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.76), [0, 0, -0.06]),
        from: FROM_OUTSIDE,
        up: heldAskew(FROM_OUTSIDE, 24),
        wide: 2.2,
        spot: {
          at: between(shoulder!, elbow!, 0.64),
          facing: OUTER,
          down: from(shoulder!, elbow!),
        },
      }
    },
    size: { by: 'area', mm: 120 },
  },
  band: {
    bones: ARM,
    pose: armsDown(34),
    limb: { bones: ARM, joints: shoulderToWrist, reachMm: [90, 90] },
    veins: { much: 0.45, along: alongUpperArm },
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.72), [0, 0, -0.12]),
        from: OUTER,
        up: heldAskew(OUTER, -30),
        wide: 1.8,
        spot: {
          at: between(shoulder!, elbow!, 0.62),
          facing: OUTER,
          down: from(shoulder!, elbow!),
        },
      }
    },
    size: { by: 'girth', mm: 250 },
  },
  shoulder: {
    pose: armsDown(30),
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.2), [0, 0.02, -0.12]),
        from: FROM_BESIDE,
        up: heldAskew(FROM_BESIDE, 9),
        wide: 1.9,
        spot: {
          at: between(shoulder!, elbow!, 0.26),
          facing: unit([0.85, 0.1, 0.3]),
          down: from(shoulder!, elbow!),
        },
      }
    },
    size: { by: 'area', mm: 92 },
  },
  hand: {
    bones: ARM,
    pose: AT_EASE,
    hairs: 4,
    veins: { much: 0.9, along: alongHand },
    isMansHair: true,
    hasHand: true,
    see: (joints) => {
      const { wrist, knuckle, axis, facing, side } = handBack(joints)
      return {
        target: between(wrist, knuckle, 0.95),
        from: unit(add(facing, side, 0.15)),
        up: unit(add(axis, side, 0.25)),
        wide: 2.0,
        spot: { at: between(wrist, knuckle, 0.6), facing, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 56 },
  },
  // One letter for each: they lie in a row where the fingers begin.
  knuckles: {
    bones: ARM,
    pose: AT_EASE,
    hairs: 4,
    veins: { much: 0.9, along: alongHand },
    isMansHair: true,
    hasHand: true,
    see: (joints) => {
      const { wrist, knuckle, axis, facing, side } = handBack(joints)
      const [first, last] = [joints('finger2-1.L'), joints('finger5-1.L')]
      // The row leans as the knuckles do, which lie lower towards the last finger.
      const leant = squareTo(times(axis, -1), from(last, first))
      return {
        target: between(wrist, knuckle, 1.12),
        from: unit(add(facing, side, 0.1)),
        up: unit(add(axis, side, 0.2)),
        wide: 1.75,
        spot: {
          at: add(between(first, last, 0.5), axis, -0.09),
          facing,
          down: unit(add(leant, axis, -1)),
        },
      }
    },
    size: { by: 'width', mm: 54 },
  },
  finger: {
    bones: ARM,
    pose: AT_EASE,
    hasHand: true,
    see: (joints) => {
      const { facing } = handBack(joints)
      const root = joints('finger2-1.L')
      const middle = joints('finger2-2.L')
      const axis = from(root, middle)
      const out = squareTo(facing, axis)
      return {
        target: between(root, middle, 0.9),
        from: unit(add(out, cross(axis, out), 0.1)),
        up: unit(add(axis, cross(axis, out), 0.25)),
        wide: 1.15,
        spot: { at: between(root, middle, 0.8), facing: out, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 18 },
  },
} as const satisfies Record<string, Place>
