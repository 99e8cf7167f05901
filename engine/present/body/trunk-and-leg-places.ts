import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { DEEP_NECK, shorts, TUBE_TOP } from '#engine/present/body/garments.ts'
import { armsDown, between, DOWN, from, UP, type Place } from '#engine/present/body/place.ts'

const LEGS = /^(?:upperleg|lowerleg|foot|toe|pelvis|root|spine05)/
const LOWER_LEG = /^(?:lowerleg|foot|toe).*\.L/

const BACKWARDS: V3 = [0, 0, -1]

export const TRUNK_PLACES = {
  back: {
    pose: armsDown(26),
    garment: shorts(2),
    isForAll: true,
    see: (joints) => ({
      target: between(joints('spine03'), joints('spine01'), 0.86),
      from: unit([0.12, 0.05, -1]),
      up: UP,
      wide: 4.5,
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
      const height = between(collar, bust, 0.3)[1]
      return {
        target: [0.2, height - 0.22, collar[2]],
        from: unit([0.2, 0.06, 1]),
        up: UP,
        wide: 3.9,
        spot: { at: [0.55, height, collar[2]], facing: unit([0.1, 0.3, 1]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 112 },
  },
  sternum: {
    pose: armsDown(28),
    garment: DEEP_NECK,
    see: (joints) => {
      const bust = joints('breast.L', 'tail')
      return {
        target: [0, bust[1] + 0.1, 0],
        from: unit([0.06, 0.08, 1]),
        up: UP,
        wide: 3.5,
        spot: { at: [0, bust[1] + 0.05, 0], facing: [0, 0, 1], down: DOWN },
      }
    },
    size: { by: 'area', mm: 78 },
  },
} as const satisfies Record<string, Place>

export const LEG_PLACES = {
  thigh: {
    bones: LEGS,
    hairs: 9,
    garment: shorts(0.9),
    isForAll: true,
    see: (joints) => {
      const hip = joints('upperleg01.L')
      const knee = joints('lowerleg01.L')
      return {
        target: add(between(hip, knee, 0.52), [-0.25, 0, 0]),
        from: unit([0.35, 0.1, 1]),
        up: UP,
        wide: 4.7,
        spot: {
          at: between(hip, knee, 0.5),
          facing: unit([0.35, 0, 1]),
          down: from(hip, knee),
        },
      }
    },
    size: { by: 'area', mm: 140 },
  },
  calf: {
    bones: LEGS,
    hairs: 15,
    isStanding: true,
    see: (joints) => {
      const knee = joints('lowerleg01.L')
      const ankle = joints('foot.L')
      return {
        target: add(between(knee, ankle, 0.46), [-0.2, 0, 0]),
        from: unit([0.6, 0.08, -0.85]),
        up: UP,
        wide: 4.6,
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
    bones: LOWER_LEG,
    hairs: 8,
    isStanding: true,
    see: (joints) => {
      const ankle = joints('foot.L')
      return {
        target: add(between(ankle, joints('toe2-1.L'), 0.32), [0, 0.35, 0]),
        from: unit([1, 0.25, 0.45]),
        up: UP,
        wide: 2.9,
        spot: { at: add(ankle, [0, 0.66, 0]), facing: unit([1, 0, 0.1]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 52 },
  },
} as const satisfies Record<string, Place>
