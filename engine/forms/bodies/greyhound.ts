import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { greyhound as bust } from '#engine/forms/heads/greyhound.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A deep keel and no belly behind it, long thighs, legs like canes, a whip of a tail. */
const BUILD: Build = {
  ...CANINE_BUILD,
  spine: [0.4, 0.44, 0.42],
  trunk: [0.22, 0.14, 0.34, 0.34],
  flat: 0.62,
  neck: [0.38, 0.36],
  throat: [0.26, 0.165, 0.155],
  fore: [0.4, 0.42, 0.56, 0.16, 0.14],
  foreR: [0.17, 0.088, 0.054, 0.06, 0.062],
  hind: [0.46, 0.5, 0.38, 0.15],
  hindR: [0.25, 0.12, 0.05, 0.06, 0.06],
  wide: [0.12, 0.14],
  tail: { long: 1.2, r: [0.065, 0.05, 0.038, 0.028, 0.012] },
  sinew: 1,
  head: { scale: 0.29, ahead: 0.16, up: 0.03, k: 0.12 },
}

/** The back arched over the loin, the tail hanging in a hook. */
const STAND: Pose = {
  ...CANINE_POSES.stand,
  spine: [20, -6, -14],
  neck: [60, 56],
  tail: [-128, -112, -96, -84, -40],
  face: [0.92, -0.1, 0.38],
}
const POSES = { stand: STAND, run: CANINE_POSES.run }

/** Short and smooth, white on the chest and the toes. */
function coat(spot: Spot): Skin {
  const { u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 4, v * 7) * 0.05
  const pale = leg
    ? smoothstep(0.82, 0.92, u + lock)
    : smoothstep(0.78, 0.9, belly + lock) * smoothstep(0.7, 0.4, u)
  const tone = mix(0.4 + lock + (leg ? 0 : smoothstep(0.35, 0.1, belly) * 0.12), 0.06, pale)
  return {
    tone,
    hue: tone > 0.56 ? 2 : tone < 0.2 ? 1 : 0,
    hair: 0.022,
    lift: 0.06,
  }
}

export const greyhoundBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
