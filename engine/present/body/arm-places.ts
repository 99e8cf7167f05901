import { turnAbout } from '#engine/forms/human/pose.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { TUBE_TOP } from '#engine/present/body/garments.ts'
import {
  armsDown,
  between,
  from,
  palmOf,
  squareTo,
  times,
  UP,
  type Joints,
  type Place,
} from '#engine/present/body/place.ts'

const ARM = /^(?:upperarm|lowerarm|wrist|finger|metacarpal|shoulder01).*\.L/
const LIMB = /^(?:upperarm|lowerarm|wrist|finger|metacarpal).*\.L/

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

/** An arm let down beside the body, seen from its front and a little from outside. */
const OUTER: V3 = unit([0.62, 0.06, 0.8])

export const ARM_PLACES = {
  forearm: {
    bones: ARM,
    hairs: 4,
    see: (joints) => {
      const { elbow, wrist, axis, facing, side } = innerForearm(joints)
      return {
        target: between(elbow, wrist, 0.52),
        from: facing,
        up: unit(add(axis, side, -0.5)),
        wide: 2.7,
        spot: { at: between(elbow, wrist, 0.48), facing, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 90 },
  },
  wrist: {
    bones: ARM,
    hairs: 2,
    hasHand: true,
    see: (joints) => {
      const { elbow, wrist, axis, facing, side } = innerForearm(joints)
      return {
        target: between(elbow, wrist, 0.93),
        from: unit(add(facing, side, -0.12)),
        up: unit(add(axis, side, 0.3)),
        wide: 1.75,
        spot: { at: between(elbow, wrist, 0.84), facing, down: times(axis, -1) },
      }
    },
    size: { by: 'area', mm: 44 },
  },
  'full sleeve': {
    pose: { ...armsDown(34), 'lowerarm01.L': turnAbout([0, 1, 0], 24) },
    limb: { bones: LIMB, joints: shoulderToWrist, reachMm: [300, 290] },
    hasGround: true,
    garment: TUBE_TOP,
    see: (joints) => {
      const [shoulder, elbow, wrist] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, wrist!, 0.47), [-0.3, 0.1, 0]),
        from: OUTER,
        up: UP,
        wide: 6.1,
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
    pose: armsDown(34),
    limb: { bones: LIMB, joints: shoulderToWrist, reachMm: [190, 160] },
    hasGround: true,
    garment: TUBE_TOP,
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.5), [-0.5, 0, 0]),
        from: OUTER,
        up: UP,
        wide: 4.3,
        spot: {
          at: between(shoulder!, elbow!, 0.55),
          facing: OUTER,
          down: from(shoulder!, elbow!),
        },
      }
    },
    size: { by: 'area', mm: 120 },
  },
  band: {
    pose: armsDown(34),
    limb: { bones: LIMB, joints: shoulderToWrist, reachMm: [90, 90] },
    garment: TUBE_TOP,
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.55), [-0.3, 0, 0]),
        from: OUTER,
        up: UP,
        wide: 3.2,
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
    garment: TUBE_TOP,
    see: (joints) => {
      const [shoulder, elbow] = shoulderToWrist(joints)
      return {
        target: add(between(shoulder!, elbow!, 0.24), [-0.4, 0.05, 0]),
        from: unit([0.78, 0.14, 0.72]),
        up: UP,
        wide: 3.8,
        spot: {
          at: between(shoulder!, elbow!, 0.26),
          facing: unit([0.85, 0.1, 0.52]),
          down: from(shoulder!, elbow!),
        },
      }
    },
    size: { by: 'area', mm: 92 },
  },
  hand: {
    bones: ARM,
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
  finger: {
    bones: ARM,
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
