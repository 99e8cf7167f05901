import { CURL, LIE } from '#engine/forms/bodies/resting.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { quadruped, type Build, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A wolf's bones; other dogs are drawn from it. */
export const CANINE_BUILD: Build = {
  spine: [0.4, 0.42, 0.42],
  trunk: [0.26, 0.23, 0.34, 0.35],
  flat: 0.7,
  neck: [0.3, 0.26],
  throat: [0.36, 0.31, 0.26],
  fore: [0.4, 0.4, 0.5, 0.17, 0.15],
  foreR: [0.18, 0.1, 0.066, 0.078, 0.075],
  hind: [0.44, 0.46, 0.34, 0.15],
  hindR: [0.23, 0.125, 0.06, 0.074, 0.072],
  wide: [0.13, 0.17],
  tail: { long: 0.95, r: [0.08, 0.13, 0.15, 0.12, 0.03] },
  foot: 'paw',
  sinew: 0.8,
  head: { scale: 0.35, ahead: 0.16, up: 0.03, k: 0.14 },
}

/** The stretched moment of the gallop: fore legs thrown ahead, hind legs just off, head level. */
const RUN: Pose = {
  spine: [10, 2, -6],
  neck: [26, 14],
  fore: [
    [-40, [-64, 8], [-6, 4], -40, -14],
    [-66, [-124, 8], [-44, 4], -116, -150],
  ],
  hind: [
    [[-122, 8], -166, -118, -140],
    [[-84, 6], -152, -92, -104],
  ],
  tail: [170, 178, -172, -178, 172],
  face: [0.9, -0.12, 0.42],
}
/** The gathered moment: everything under the belly. */
const GATHER: Pose = {
  spine: [30, 2, -26],
  neck: [8, 4],
  fore: [
    [-70, [-130, 8], [-112, 4], -150, -150],
    [-64, [-100, 8], [-128, 4], -160, -150],
  ],
  hind: [
    [[-20, 8], -100, -30, 0],
    [[-40, 6], -112, -44, -10],
  ],
  tail: [-160, -150, -160, 180, 170],
  face: [0.95, -0.2, 0.3],
}
/** Square on its feet, head up and turned to us. */
const STAND: Pose = {
  spine: [2, -2, 0],
  neck: [44, 34],
  fore: [
    [-62, [-112, 4], [-86, 2], -80, -4],
    [-58, [-100, 4], [-74, 2], -72, -4],
  ],
  hind: [
    [[-84, 4], -128, -88, -4],
    [[-56, 4], -118, -74, -4],
  ],
  tail: [-150, -122, -108, -104, -120],
  face: [0.74, -0.12, 0.66],
}
/** Standing, the head thrown back to howl. */
const HOWL: Pose = {
  ...STAND,
  spine: [2, -2, 6],
  neck: [58, 60],
  face: [0.62, 0.74, 0.26],
  crown: [-0.72, 0.66, 0.1],
}
/** On its haunches, fore legs straight, chest out. */
const SIT: Pose = {
  spine: [40, 46, 50],
  neck: [58, 44],
  fore: [
    [-70, [-114, 6], [-88, 4], -84, -4],
    [-64, [-104, 6], [-80, 4], -78, -4],
  ],
  hind: [
    [[2, 22], -150, -26, 0],
    [[8, 22], -144, -22, 0],
  ],
  tail: [-168, [-176, 14], [-176, 40], [178, 60]],
  face: [0.72, -0.06, 0.68],
}
/** Sitting and looking straight ahead, to be seen from behind. */
const SIT_AWAY: Pose = { ...SIT, face: [1, 0.1, 0.16] }
export const CANINE_POSES = {
  run: RUN,
  gather: GATHER,
  stand: STAND,
  howl: HOWL,
  sit: SIT,
  'sit-away': SIT_AWAY,
  curl: CURL,
  lie: LIE,
}

export const isLeg = ({ tube }: Spot): boolean =>
  tube.name.startsWith('fore') || tube.name.startsWith('hind')

export interface Canine {
  build: Build
  pose: Pose
  camera: Camera
  bust: Head
  /** Coat of the body; the tags are the bust's. */
  skin: (spot: Spot) => Skin
}

export function canineBody({ build, pose, camera, bust, skin }: Canine): Body {
  const f = quadruped(build, pose)
  return {
    name: bust.name,
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: bust.tags!,
    ...(bust.sheen === undefined ? {} : { sheen: bust.sheen }),
    head: { bust, seat: f.seat, hue: bust.hue! },
    own: { horn: { tone: 0.85, hue: 2, gloss: 0.3 } },
    skin,
  }
}
