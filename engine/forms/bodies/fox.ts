import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import { fox as bust } from '#engine/forms/heads/fox.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Build } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const BUILD: Build = {
  ...CANINE_BUILD,
  spine: [0.38, 0.4, 0.36],
  trunk: [0.22, 0.2, 0.27, 0.27],
  throat: [0.28, 0.25, 0.22],
  neck: [0.24, 0.2],
  fore: [0.34, 0.34, 0.42, 0.14, 0.12],
  foreR: [0.14, 0.075, 0.05, 0.058, 0.056],
  hind: [0.38, 0.4, 0.3, 0.12],
  hindR: [0.18, 0.1, 0.048, 0.056, 0.055],
  wide: [0.1, 0.13],
  tail: { long: 1.15, r: [0.07, 0.16, 0.2, 0.19, 0.12, 0.02] },
  head: { scale: 0.31, ahead: 0.14, up: 0.03, k: 0.12 },
}

/** Red, white from throat to belly, black stockings, a white tip to the brush. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, along } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const lock = noise(arc * 5, v * 9) * 0.08 + noise(arc * 11 + 5, v * 22) * 0.05
  const pale = leg
    ? 0
    : tail
      ? smoothstep(0.76, 0.82, u + lock)
      : smoothstep(0.62, 0.74, belly + lock)
  const stocking = leg ? smoothstep(0.34, 0.5, u + lock * 2) : 0
  return {
    tone: mix(mix(0.4, 0.04, pale), 0.72, stocking),
    hue: stocking > 0.5 ? 2 : pale > 0.5 ? 1 : 0,
    hair: leg ? 0.04 : tail ? 0.28 : 0.13,
    lift: leg ? 0.1 : 0.24,
    to: [along[0], along[1] - (leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.4), along[2]],
  }
}

export const foxBody = (pose: keyof typeof CANINE_POSES, camera: Camera, build = BUILD): Body =>
  canineBody({
    build,
    pose: CANINE_POSES[pose],
    camera,
    bust: bust(camera, pose === 'curl' ? { lid: 0 } : {}),
    skin: coat,
  })

export const kitBody = (camera: Camera): Body => foxBody('stand', camera, young(BUILD))
