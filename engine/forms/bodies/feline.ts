import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { CURL, LIE } from '#engine/forms/bodies/resting.ts'
import type { Strand } from '#engine/forms/sculpt/sight.ts'
import { quadruped, type Build, type Frame4, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A tiger's bones; other cats are drawn from it. */
export const BIG_CAT: Build = {
  spine: [0.5, 0.52, 0.46],
  trunk: [0.34, 0.33, 0.39, 0.4],
  flat: 0.76,
  neck: [0.3, 0.26],
  throat: [0.37, 0.31, 0.24],
  fore: [0.42, 0.46, 0.46, 0.16, 0.17],
  foreR: [0.24, 0.165, 0.125, 0.13, 0.1],
  hind: [0.48, 0.48, 0.3, 0.17],
  hindR: [0.3, 0.19, 0.105, 0.12, 0.1],
  wide: [0.17, 0.2],
  tail: { long: 1.55, r: [0.1, 0.075, 0.07, 0.075, 0.05] },
  foot: 'paw',
  head: { scale: 0.39, ahead: 0.27, up: 0.1, k: 0.09 },
}
/** Leopards and panthers: lighter in bone, longer in the tail. */
export const SLIM_CAT: Build = {
  ...BIG_CAT,
  trunk: [0.3, 0.28, 0.34, 0.35],
  throat: [0.34, 0.29, 0.23],
  foreR: [0.22, 0.145, 0.108, 0.12, 0.09],
  hindR: [0.28, 0.17, 0.092, 0.11, 0.09],
  tail: { long: 1.8, r: [0.09, 0.07, 0.066, 0.066, 0.05] },
  head: { scale: 0.36, ahead: 0.25, up: 0.09, k: 0.09 },
}
/** A house cat: fine legs, a big round head for its body. */
export const HOUSE_CAT: Build = {
  ...BIG_CAT,
  spine: [0.44, 0.46, 0.4],
  trunk: [0.28, 0.28, 0.3, 0.29],
  flat: 0.84,
  neck: [0.22, 0.2],
  throat: [0.28, 0.25, 0.22],
  fore: [0.34, 0.36, 0.42, 0.12, 0.11],
  foreR: [0.16, 0.1, 0.07, 0.075, 0.065],
  hind: [0.42, 0.4, 0.28, 0.12],
  hindR: [0.24, 0.13, 0.065, 0.072, 0.065],
  wide: [0.14, 0.14],
  tail: { long: 1.5, r: [0.07, 0.06, 0.058, 0.056, 0.035] },
  head: { scale: 0.37, ahead: 0.2, up: 0.1, k: 0.1 },
}

/** Sitting, its back is rounded and its neck drawn in, so all of it is shorter. */
export const HOUSE_CAT_SITTING: Build = {
  ...HOUSE_CAT,
  spine: [0.34, 0.36, 0.34],
  trunk: [0.33, 0.32, 0.28, 0.25],
  neck: [0.13, 0.12],
  throat: [0.25, 0.22, 0.2],
  hindR: [0.27, 0.14, 0.07, 0.075, 0.068],
}

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
const GAZE: Pose = { ...SIT, face: [0.66, 0.62, 0.44], crown: [-0.6, 0.8, 0] }
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
  leap: LEAP,
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

export const isLeg = ({ tube }: Spot): boolean =>
  tube.name.startsWith('fore') || tube.name.startsWith('hind')

export interface Feline {
  build: Build
  pose: Pose
  camera: Camera
  bust: Head
  /** Coat of the body; the tags are the bust's. */
  skin: (spot: Spot) => Skin
  /** How far the head reaches, in its own measure: a mane reaches far. */
  reach?: number
  strands?: (frame: Frame4) => readonly Strand[]
}

export function felineBody({ build, pose, camera, bust, skin, reach, strands }: Feline): Body {
  const f = quadruped(build, pose)
  return {
    name: bust.name,
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: bust.tags!,
    ...(bust.sheen === undefined ? {} : { sheen: bust.sheen }),
    head: { bust, seat: f.seat, hue: bust.hue!, ...(reach ? { reach } : {}) },
    skin,
    ...(strands ? { strands: strands(f) } : {}),
  }
}
