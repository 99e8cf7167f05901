import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { BIG_CAT, felineBody, isLeg, type FelineLook } from '#engine/forms/bodies/feline.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import { lion as bust, lioness as lionessBust } from '#engine/forms/heads/lion.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const BUILD: Build = {
  ...BIG_CAT,
  fore: [0.44, 0.48, 0.5, 0.17, 0.17],
  tail: { long: 1.4, r: [0.085, 0.06, 0.05, 0.045, 0.1, 0.09, 0.02] },
  head: { scale: 0.41, ahead: 0.26, up: 0.06, k: 0.12 },
}

/** Tawny and short, pale below; the mane runs down over neck and shoulders to the chest, and the tail ends in a tuft. */
const coatOf =
  (isManed: boolean) =>
  (spot: Spot): Skin => {
    const { tube, u, v, arc, along } = spot
    const belly = Math.abs(v) / Math.PI
    const leg = isLeg(spot)
    const lock = noise(arc * 3, v * 9) * 0.12 + noise(arc * 8 + 5, v * 24) * 0.07
    const mane =
      isManed && tube.name === 'trunk' ? smoothstep(0.42, 0.36, u + lock * 0.8 - belly * 0.12) : 0
    const tuft = tube.name === 'tail' ? smoothstep(0.76, 0.82, u + lock) : 0
    const pale = leg || tube.name === 'tail' ? 0 : smoothstep(0.66, 0.84, belly + lock)
    const dark = Math.max(mane, tuft)
    return {
      tone: mix(mix(0.3, 0.06, pale), 0.62, dark),
      hue: dark > 0.5 ? 2 : pale > 0.6 ? 5 : 1,
      hair: dark > 0.5 ? 0.32 : 0.06,
      lift: dark > 0.5 ? 0.3 : 0.12,
      to: [along[0], along[1] - mane * 0.9, along[2]],
    }
  }

export const lionBody = (
  pose: FelinePose,
  camera: Camera,
  { gape = 0, isAsleep = false }: FelineLook = {},
): Body =>
  felineBody({
    build: BUILD,
    pose: FELINE_POSES[pose],
    camera,
    bust: bust(camera, gape, isAsleep),
    skin: coatOf(true),
    reach: 1.8,
  })

/** Long and lean, with no mane to hide it: tucked behind the ribs, the neck thinner than the head, muscle parted from muscle. */
const LIONESS: Build = {
  ...BUILD,
  spine: [0.54, 0.54, 0.48],
  trunk: [0.27, 0.235, 0.33, 0.34],
  flat: 0.68,
  neck: [0.25, 0.22],
  throat: [0.31, 0.25, 0.2],
  foreR: [0.2, 0.125, 0.088, 0.108, 0.088],
  hind: [0.5, 0.5, 0.34, 0.17],
  hindR: [0.27, 0.15, 0.078, 0.102, 0.086],
  sinew: 0.6,
  head: { scale: 0.37, ahead: 0.25, up: 0.08, k: 0.08 },
}

/** Sitting, the neck rises from the shoulders: in one line with the back it would be an otter's. */
const LIONESS_POSES = {
  ...FELINE_POSES,
  rest: { ...FELINE_POSES.rest, spine: [36, 42, 50], neck: [62, 34] },
} satisfies Record<FelinePose, Pose>

export const lionessBody = (
  pose: FelinePose,
  camera: Camera,
  { gape = 0, isAsleep = false, build = LIONESS }: FelineLook = {},
): Body =>
  felineBody({
    build,
    pose: LIONESS_POSES[pose],
    camera,
    bust: lionessBust(camera, gape, isAsleep),
    skin: coatOf(false),
  })

export const lionCubBody = (camera: Camera): Body =>
  lionessBody('walk', camera, { build: young(LIONESS) })
