import { approaching } from '#engine/forms/bodies/approaching.ts'
import { CURL, LIE } from '#engine/forms/bodies/resting.ts'
import type { Pose } from '#engine/forms/sculpt/quadruped.ts'

/** Down a slope: hips high, loin sagging, shoulder blades up, head low and turned out, the near paw reaching. */
const PROWL: Pose = {
  spine: [-16, 2, 16],
  neck: [-6, 10],
  fore: [
    [-44, [-96, 8], [-52, 6], -36, -4],
    [-66, [-140, 4], [-104, 2], -76, 0],
  ],
  hind: [
    [[-60, 8], -128, -72, 0],
    [[-102, 4], -142, -92, -4],
  ],
  tail: [165, 178, -170, 160, 110, 70, 60],
  face: [0.62, -0.1, 0.78],
  crown: [0.1, 1, 0.05],
}
/** A long stride on the flat, head carried level with the back. */
const WALK: Pose = {
  spine: [2, -2, 4],
  neck: [20, 14],
  fore: [
    [-48, [-98, 6], [-66, 4], -58, -2],
    [-70, [-128, 4], [-100, 2], -72, -8],
  ],
  hind: [
    [[-92, 6], -136, -98, -14],
    [[-50, 4], -122, -74, 0],
  ],
  tail: [-165, -140, -128, -140, 170, 130, 100],
  face: [0.72, -0.1, 0.68],
}
const LEAP: Pose = {
  spine: [24, 16, 8],
  neck: [34, 26],
  fore: [
    [-40, [-58, 14], [-24, 4], -4, 0],
    [-50, [-84, 14], [-44, 4], -20, -20],
  ],
  hind: [
    [[-150, 8], -118, -150, -130],
    [[-128, 6], -140, -128, -120],
  ],
  tail: [160, 170, -170, 170, 140, 110],
  face: [0.9, -0.1, 0.4],
}
/** Mid-pounce on all that is small: hind legs thrown out behind, forepaws together and reaching down. */
const POUNCE: Pose = {
  spine: [34, 8, -22],
  neck: [-14, -6],
  fore: [
    [-50, [-70, 8], [-52, 4], -40, -30],
    [-58, [-92, 8], [-66, 4], -56, -44],
  ],
  hind: [
    [[-138, 8], -108, -140, -130],
    [[-112, 6], -132, -116, -110],
  ],
  tail: [130, 110, 96, 110, 140, 160],
  face: [0.78, -0.4, 0.5],
}
/** Frightened: back humped, on tiptoe, tail up and bristling, the face turned to whatever frightens it. */
const ARCH: Pose = {
  spine: [52, 4, -46],
  neck: [-8, 26],
  fore: [
    [-74, [-106, 6], [-84, 2], -84, -20],
    [-70, [-96, 6], [-76, 2], -78, -16],
  ],
  hind: [
    [[-92, 6], -112, -88, -12],
    [[-78, 6], -104, -80, -12],
  ],
  tail: [128, 104, 88, 84, 96, 112],
  face: [0.6, -0.1, 0.78],
}
/** Clawing its way up: one arm thrown ahead, the other drawn in, hind legs pushing. */
const CLIMB: Pose = {
  spine: [4, -6, 10],
  neck: [16, 20],
  fore: [
    [-30, [-52, 20], [-14, 14], -6, -10],
    [-60, [-128, 26], [-50, 20], -30, -10],
  ],
  hind: [
    [[-112, 20], -150, -110, -40],
    [[-30, 26], -130, -60, -10],
  ],
  tail: [-170, 176, 160, 150, 170, -160, -150],
  face: [0.6, 0.12, 0.8],
}
/** Upright on its haunches: a straight chest over fore paws set between the hind ones, tail laid round them. */
const SIT: Pose = {
  spine: [44, 62, 66],
  neck: [78, 64],
  fore: [
    [-60, [-104, 4], [-86, 1], -84, -2],
    [-52, [-94, 4], [-80, 1], -78, -2],
  ],
  hind: [
    [[2, 24], -150, -14, 0],
    [[8, 24], -146, -12, 0],
  ],
  tail: [-168, [176, 40], [-170, 76], [-20, 70], [-4, 40], [2, 14], [10, -10]],
  face: [0.5, -0.04, 0.86],
}
/** A big cat on its haunches: heavier in front, so its back slopes. */
const REST: Pose = {
  ...SIT,
  spine: [40, 46, 48],
  neck: [50, 36],
  fore: [
    [-70, [-114, 6], [-88, 4], -84, -4],
    [-64, [-104, 6], [-80, 4], -78, -4],
  ],
  face: [0.72, -0.06, 0.68],
}
/** Sitting and looking straight ahead, to be seen from behind. */
const SIT_AWAY: Pose = { ...SIT, face: [1, 0.14, 0.1] }
/** Sitting with its face raised to something above. */
const GAZE: Pose = { ...SIT, face: [0.8, 0.56, 0.24], crown: [-0.56, 0.82, 0] }
/** Rump up, chest down, both arms out: the stretch after sleep. */
const STRETCH: Pose = {
  spine: [-30, -26, -2],
  neck: [24, 30],
  fore: [
    [-58, [-52, 8], [-14, 4], -6, 0],
    [-62, [-64, 8], [-22, 4], -10, 0],
  ],
  hind: [
    [[-80, 6], -116, -84, 0],
    [[-66, 6], -110, -78, 0],
  ],
  tail: [120, 100, 80, 60, 80, 110],
  face: [0.7, 0.02, 0.7],
}
export const FELINE_POSES = {
  prowl: PROWL,
  walk: WALK,
  approach: approaching(WALK),
  leap: LEAP,
  pounce: POUNCE,
  arch: ARCH,
  climb: CLIMB,
  sit: SIT,
  'sit-away': SIT_AWAY,
  gaze: GAZE,
  rest: REST,
  stretch: STRETCH,
  curl: CURL,
  lie: LIE,
}
export type FelinePose = keyof typeof FELINE_POSES
