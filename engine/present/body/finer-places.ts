import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { shorts } from '#engine/present/body/garments.ts'
import {
  armsDown,
  between,
  DOWN,
  from,
  heldAskew,
  type Joints,
  type Place,
} from '#engine/present/body/place.ts'

const FOOT = /^(?:lowerleg|foot|toe).*\.L/

const AT_NECK: V3 = unit([0.95, 0.1, 0.1])
const AT_EAR: V3 = unit([0.86, -0.06, -0.5])
const AT_RIBS: V3 = unit([1, 0.06, -0.3])
const AT_FOOT: V3 = unit([0.42, 0.84, 0.5])
const FROM_BEHIND: V3 = unit([0.16, 0.05, -1])

/** Places that people name more exactly than the gallery's filter does. */
export const FINER_PLACES = {
  neck: {
    pose: armsDown(24),
    hasHead: true,
    veins: { much: 0.3, along: () => DOWN },
    see: (joints) => {
      const middle = between(joints('neck02'), joints('neck03'), 0.1)
      return {
        target: add(middle, [0.4, -0.26, -0.02]),
        from: AT_NECK,
        up: heldAskew(AT_NECK, 10),
        wide: 1.7,
        spot: { at: middle, facing: unit([1, 0, 0.05]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 54 },
  },
  'behind the ear': {
    pose: armsDown(24),
    hasHead: true,
    see: (joints) => {
      const skull = joints('head')
      return {
        target: add(skull, [0.6, -0.1, -0.1]),
        from: AT_EAR,
        up: heldAskew(AT_EAR, -8),
        wide: 0.95,
        spot: { at: add(skull, [0, -0.14, -0.1]), facing: unit([1, 0, -0.1]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 22 },
  },
  ribs: {
    // The arm is out of the way.
    pose: armsDown(-44),
    see: (joints) => {
      const bust = joints('breast.L', 'tail')
      const height = bust[1] - 0.9
      // Half way between belly and back: in a narrow trunk the design would else go around the back.
      const middle = joints('upperarm01.L')[2] + 0.15
      return {
        target: [1, height - 0.08, middle - 0.34],
        from: AT_RIBS,
        up: heldAskew(AT_RIBS, 12),
        wide: 2.1,
        spot: { at: [0, height, middle], facing: unit([1, 0, -0.16]), down: DOWN },
      }
    },
    size: { by: 'area', mm: 110 },
  },
  foot: {
    bones: FOOT,
    hasFoot: true,
    isStanding: true,
    hairs: 2,
    isMansHair: true,
    veins: { much: 0.9, along: (joints: Joints) => from(joints('foot.L'), joints('toe2-1.L')) },
    see: (joints) => {
      const [ankle, toe] = [joints('foot.L'), joints('toe2-1.L')]
      return {
        // With its toes, or it might be a wrist.
        target: between(ankle, toe, 0.68),
        from: AT_FOOT,
        up: heldAskew(AT_FOOT, -12),
        wide: 2.35,
        spot: {
          at: between(ankle, toe, 0.56),
          facing: unit([0.15, 1, 0.3]),
          down: from(ankle, toe),
        },
      }
    },
    size: { by: 'area', mm: 56 },
  },
  'full back': {
    pose: armsDown(26),
    garment: shorts(2),
    isForAll: true,
    see: (joints) => ({
      target: between(joints('spine02'), joints('spine01'), 0.95),
      from: FROM_BEHIND,
      up: heldAskew(FROM_BEHIND, -4),
      wide: 3.9,
      spot: {
        at: between(joints('spine02'), joints('spine01'), 0.95),
        facing: [0, 0, -1],
        down: DOWN,
      },
    }),
    size: { by: 'area', mm: 270 },
  },
} as const satisfies Record<string, Place>
