import {
  felineClay,
  felineFace,
  felineFade,
  felineGuides,
  felineJaw,
  felineWhiskers,
  shut,
  type FelineBuild,
} from '#engine/forms/heads/feline.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import { patch } from '#engine/forms/heads/patch.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { triples, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { field, FRONT, mark, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const BUILD: FelineBuild = {
  skull: [1, 1, 1],
  cheek: 1,
  ruff: 1.02,
  reach: 1,
  broad: 1,
  chin: 1,
  bridge: 1,
  ear: { at: [0.6, 0.8, -0.35], size: [0.2, 0.22, 0.12], by: [30, 0, -30] },
  eye: {
    at: [0.375, 0.13, 0.56],
    width: 0.12,
    round: 0.62,
    slant: 0.3,
    tone: 0.36,
    pupil: 'round',
  },
  nose: 0.5,
  fang: 0.34,
  end: [0, -1.75, -0.1],
}

/** Stripes as seen from the front, [x, y, half width]. */
const STRIPES = [
  '0,0.92,0.01 0,0.8,0.035 0,0.7,0.005',
  '0,0.62,0.03 0.12,0.68,0.03 0.24,0.68,0.004',
  '0,0.5,0.022 0.13,0.55,0.026 0.27,0.56,0.004',
  '0.05,0.82,0.006 0.16,0.86,0.035 0.3,0.8,0.004',
  '0.2,0.42,0.004 0.36,0.52,0.03 0.56,0.48,0.03 0.7,0.36,0.006',
  '0.34,0.62,0.004 0.48,0.64,0.035 0.66,0.54,0.004',
  '0.36,0.76,0.004 0.46,0.8,0.03 0.56,0.76,0.004',
  '0.06,0.36,0.016 0.07,0.26,0.02 0.12,0.16,0.004',
  '0.56,0.2,0.006 0.68,0.24,0.035 0.84,0.18,0.006',
  '0.56,0.04,0.012 0.7,0.06,0.03 0.95,-0.06,0.006',
  '0.58,-0.1,0.004 0.74,-0.12,0.04 1.0,-0.26,0.012',
  '0.6,-0.24,0.004 0.72,-0.3,0.03 0.84,-0.42,0.04 0.98,-0.56,0.01',
  '0.58,-0.4,0.006 0.68,-0.52,0.04 0.82,-0.72,0.03 0.9,-0.85,0.005',
  '0.5,-0.56,0.004 0.56,-0.7,0.03 0.68,-0.92,0.03 0.74,-1.05,0.004',
  '0.35,-0.86,0.004 0.42,-0.98,0.035 0.46,-1.2,0.006',
]

/** Where the coat is white: over and under the eyes, muzzle, cheeks, throat; its border breaks into hairs. */
function white(p: V3, gape: number): number {
  const chin = dropped(felineJaw(BUILD, gape))([0, -0.78, 0.7])
  return Math.max(
    patch(p, [0.36, 0.34, 0.5], 0.2, [1.2, 0.8, 1]),
    patch(p, [0.46, -0.08, 0.5], 0.2, [1.1, 0.8, 1]),
    patch(p, [0.24, -0.52, 0.95], 0.34, [1, 0.8, 1]),
    patch(p, chin, 0.36),
    patch(p, [0.78, -0.5, 0.05], 0.42, [0.9, 1, 1]),
    patch(p, [0, -1.35, 0.0], 0.55, [1, 1.3, 1]),
  )
}

const paints = (gape: number, isAsleep: boolean, yaw: number): Paint[] => [
  field((at) => mix(at[2] > 0.6 && Math.abs(at[0]) < 0.16 ? 0.44 : 0.36, 0.01, white(at, gape))),
  mark(FRONT, '0.62,0.7,0.02 0.66,0.9,0.1 0.7,0.98,0.03', 0.85, { soft: 0.1, alpha: 0.8 }), // hollow of the ear
  ...STRIPES.map((stripe) =>
    mark(
      FRONT,
      triples(stripe).map(([x, y, w]): V3 => [x, y + Math.max(0, y - 0.4) * 0.18, w * 1.3]),
      1,
      { soft: 0.018, shake: 0.045 },
    ),
  ),
  ...felineFace(isAsleep ? shut(BUILD) : BUILD, gape, yaw),
]

const TAGS = ['fur', 'furWhite', 'black', 'pink', 'gold'] as const
const TONGUE = MATERIALS.indexOf('tongue')
export const tigerHue =
  (gape: number): HueOf =>
  (tone, material, crisp, at) =>
    material === TONGUE || MATERIALS[material] === 'skin'
      ? 3
      : MATERIALS[material] === 'tooth'
        ? 1
        : crisp > 0.5 && tone < 0.6
          ? at[1] < -0.1
            ? 3
            : 4
          : white(at, gape) > 0.5
            ? 1
            : 0

export const tiger = (camera: Camera, gape = 0, isAsleep = false): Head => ({
  name: 'tiger',
  clay: felineClay(isAsleep ? shut(BUILD) : BUILD, gape),
  camera,
  base: 0.34,
  paints: paints(gape, isAsleep, camera.yaw),
  guides: felineGuides(BUILD, gape),
  whiskers: felineWhiskers(BUILD),
  fade: felineFade(-1.75),
  tags: TAGS,
  hue: tigerHue(gape),
})
