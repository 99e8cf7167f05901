import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
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
  head: { scale: 0.45, ahead: 0.28, up: 0.1, k: 0.1 },
}
/** Leopards and panthers: lighter in bone, longer in the tail. */
export const SLIM_CAT: Build = {
  ...BIG_CAT,
  trunk: [0.3, 0.28, 0.34, 0.35],
  throat: [0.34, 0.29, 0.23],
  foreR: [0.22, 0.145, 0.108, 0.12, 0.09],
  hindR: [0.28, 0.17, 0.092, 0.11, 0.09],
  tail: { long: 1.8, r: [0.09, 0.07, 0.066, 0.066, 0.05] },
  head: { scale: 0.39, ahead: 0.25, up: 0.09, k: 0.09 },
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

export const isLeg = ({ tube }: Spot): boolean =>
  tube.name.startsWith('fore') || tube.name.startsWith('hind')

/** How a cat bears its head, and bones of its own. */
export interface FelineLook {
  gape?: number
  isAsleep?: boolean
  build?: Build
}

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
