import { CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { LIE } from '#engine/forms/bodies/resting.ts'
import { capybara as bust } from '#engine/forms/heads/capybara.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A barrel on short legs, without a tail to speak of. */
const BUILD: Build = {
  spine: [0.42, 0.46, 0.42],
  trunk: [0.42, 0.45, 0.42, 0.38],
  flat: 0.86,
  neck: [0.24, 0.22],
  throat: [0.38, 0.35, 0.32],
  fore: [0.3, 0.28, 0.28, 0.1, 0.12],
  foreR: [0.2, 0.12, 0.085, 0.085, 0.08],
  hind: [0.36, 0.32, 0.22, 0.14],
  hindR: [0.28, 0.16, 0.09, 0.09, 0.085],
  wide: [0.2, 0.18],
  tail: { long: 0.06, r: [0.1, 0.08, 0.05] },
  foot: 'paw',
  claws: 0.6,
  sinew: 0.4,
  head: { scale: 0.46, ahead: 0.2, up: 0.06, k: 0.16 },
}

/** Standing about, untroubled. */
const STAND: Pose = {
  ...CANINE_POSES.stand,
  spine: [8, 0, -6],
  neck: [26, 18],
  tail: [-120, -110],
  face: [0.86, -0.08, 0.5],
}
/** Lying as loaves lie. */
const REST: Pose = { ...LIE, neck: [36, 26], tail: [-160, -150], face: [0.84, -0.04, 0.54] }
const POSES = { stand: STAND, rest: REST }

/** Coarse and sandy, all of one colour. */
function coat(spot: Spot): Skin {
  const { u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 6, v * 10) * 0.16
  const back = leg ? smoothstep(0.6, 0.85, u) * 0.7 : smoothstep(0.35, 0.1, belly + lock) * 0.5
  const pale = leg ? 0 : smoothstep(0.68, 0.84, belly + lock) * 0.5
  const tone = mix(mix(0.36 + lock * 0.5, 0.62, back), 0.16, pale)
  return {
    tone,
    hue: tone > 0.58 ? 2 : tone < 0.22 ? 1 : 0,
    hair: leg ? 0.06 : 0.14,
    lift: leg ? 0.1 : 0.18,
  }
}

export const capybaraBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
