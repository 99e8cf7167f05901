import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { DEEP_NECK, shorts, TUBE_TOP } from '#engine/present/body/garments.ts'
import {
  armsDown,
  between,
  DOWN,
  from,
  heldAskew,
  type Joints,
  type Place,
} from '#engine/present/body/place.ts'

const LEG = /^(?:upperleg|lowerleg|foot|toe).*\.L/

const BACKWARDS: V3 = [0, 0, -1]
const FROM_BEHIND: V3 = unit([0.3, 0.16, -1])
const FROM_FRONT: V3 = unit([0.34, 0.14, 1])
const FROM_ABOVE: V3 = unit([-0.22, 0.2, 1])
const AT_THIGH: V3 = unit([0.5, 0.24, 1])
const AT_CALF: V3 = unit([0.6, 0.1, -0.85])
const AT_ANKLE: V3 = unit([1, 0.34, 0.42])

export const TRUNK_PLACES = {
  back: {
    pose: armsDown(26),
    garment: shorts(2),
    isForAll: true,
    see: (joints) => ({
      target: add(joints('spine01'), [0.12, -0.1, 0]),
      from: FROM_BEHIND,
      up: heldAskew(FROM_BEHIND, -8),
      wide: 3,
      spot: { at: add(joints('spine01'), [0, -0.15, 0]), facing: BACKWARDS, down: DOWN },
    }),
    size: { by: 'area', mm: 200 },
  },
  chest: {
    pose: armsDown(28),
    garment: TUBE_TOP,
    see: (joints) => {
      const collar = joints('clavicle.L')
      const bust = joints('breast.L', 'tail')
      const height = between(collar, bust, 0.24)[1]
      return {
        target: [0.55, height + 0.18, collar[2]],
        from: FROM_FRONT,
        up: heldAskew(FROM_FRONT, 10),
        wide: 2,
        spot: { at: [0.6, height, collar[2]], facing: unit([0.1, 0.3, 1]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 112 },
  },
  sternum: {
    pose: armsDown(28),
    garment: DEEP_NECK,
    see: (joints) => {
      const bust = joints('breast.L', 'tail')
      const collar = joints('clavicle.L')
      const height = (share: number) => between(bust, collar, share)[1]
      return {
        // With the hollow between the collarbones, or nothing would tell what part of the body it is.
        target: [0.06, height(0.58), collar[2] + 0.7],
        from: FROM_ABOVE,
        up: heldAskew(FROM_ABOVE, -7),
        wide: 1.9,
        spot: { at: [0, height(0.45), 0], facing: [0, 0, 1], down: DOWN },
      }
    },
    size: { by: 'area', mm: 78 },
  },
} as const satisfies Record<string, Place>

const downLeg = (joints: Joints) => from(joints('lowerleg01.L'), joints('foot.L'))

export const LEG_PLACES = {
  thigh: {
    bones: LEG,
    hairs: 9,
    veins: { much: 0.35, along: downLeg },
    see: (joints) => {
      const hip = joints('upperleg01.L')
      const knee = joints('lowerleg01.L')
      return {
        target: between(hip, knee, 0.6),
        from: AT_THIGH,
        up: heldAskew(AT_THIGH, 24),
        wide: 2.7,
        spot: {
          at: between(hip, knee, 0.55),
          facing: unit([0.45, 0, 1]),
          down: from(hip, knee),
        },
      }
    },
    size: { by: 'area', mm: 140 },
  },
  calf: {
    bones: LEG,
    hairs: 15,
    veins: { much: 0.3, along: downLeg },
    isStanding: true,
    see: (joints) => {
      const knee = joints('lowerleg01.L')
      const ankle = joints('foot.L')
      return {
        target: between(knee, ankle, 0.36),
        from: AT_CALF,
        up: heldAskew(AT_CALF, -16),
        wide: 2.4,
        spot: {
          at: between(knee, ankle, 0.32),
          facing: unit([0.55, 0, -0.85]),
          down: from(knee, ankle),
        },
      }
    },
    size: { by: 'area', mm: 106 },
  },
  ankle: {
    bones: LEG,
    hairs: 8,
    veins: { much: 0.7, along: downLeg },
    isStanding: true,
    see: (joints) => {
      const ankle = joints('foot.L')
      return {
        target: add(ankle, [0, 0.42, 0.12]),
        from: AT_ANKLE,
        up: heldAskew(AT_ANKLE, -14),
        wide: 1.7,
        spot: { at: add(ankle, [0, 0.5, 0]), facing: unit([1, 0, 0.1]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 52 },
  },
} as const satisfies Record<string, Place>
