import { approaching } from '#engine/forms/bodies/approaching.ts'
import { CURL, LIE } from '#engine/forms/bodies/resting.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { fromSeat } from '#engine/forms/sculpt/figure.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
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
/** Closing in: belly low, head below the shoulder blades, one forefoot set down with care. */
const PROWL: Pose = {
  spine: [2, -4, 10],
  neck: [-2, 4],
  fore: [
    [-40, [-128, 6], [-52, 4], -56, -4],
    [-50, [-152, 6], [-104, 2], -84, -4],
  ],
  hind: [
    [[-46, 6], -146, -74, -4],
    [[-88, 4], -150, -96, -4],
  ],
  tail: [-168, -158, -152, -158, -170],
  face: [0.78, -0.14, 0.62],
}
/** Off the ground with the chest up, forelegs tucked, hind legs just off: over a fence or after a ball. */
const JUMP: Pose = {
  spine: [34, 24, 14],
  neck: [48, 34],
  fore: [
    [-40, [-52, 8], [-96, 4], -116, -120],
    [-50, [-76, 8], [-116, 4], -136, -140],
  ],
  hind: [
    [[-112, 8], -134, -112, -124],
    [[-92, 6], -126, -98, -110],
  ],
  tail: [-178, 168, 156, 150, 150],
  face: [0.82, 0.04, 0.54],
}
/** After mice in the snow: up in a bow and down head first, forepaws together. */
const DIVE: Pose = {
  spine: [16, -20, -52],
  neck: [-34, -38],
  fore: [
    [-84, [-76, 6], [-74, 3], -78, -80],
    [-90, [-92, 6], [-88, 3], -90, -92],
  ],
  hind: [
    [[-150, 8], -128, -168, -160],
    [[-128, 6], -150, -152, -150],
  ],
  tail: [162, 150, 140, 146, 160],
  face: [0.66, -0.66, 0.36],
  crown: [0.6, 0.7, 0.1],
}
/** A long muzzle over the brush of the tail. */
const RING: Pose = { ...CURL, laid: { grow: 1.36, raise: 0.19, ahead: 0.1 } }
export const CANINE_POSES = {
  prowl: PROWL,
  approach: approaching(PROWL),
  jump: JUMP,
  dive: DIVE,
  run: RUN,
  gather: GATHER,
  stand: STAND,
  howl: HOWL,
  sit: SIT,
  'sit-away': SIT_AWAY,
  curl: RING,
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
  /** Places that must be in the picture: in the head's own measure, and how far muscle stands out of the trunk. */
  tips?: readonly V3[]
  room?: number
}

/** A back that is bent round in a ring is wider than its bones by this. */
const CURLED_ROOM = 0.62

export function canineBody({
  build,
  pose,
  camera,
  bust,
  skin,
  tips = [],
  room = pose.flat ? CURLED_ROOM : 0,
}: Canine): Body {
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
    shown: [
      ...tips.map((tip) => fromSeat(f.seat, tip)),
      ...(room ? f.trunk.points.flatMap((p) => [add(p, [room, 0, 0]), add(p, [-room, 0, 0])]) : []),
    ],
  }
}
