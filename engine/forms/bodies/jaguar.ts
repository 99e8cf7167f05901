import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { BIG_CAT, felineBody, isLeg } from '#engine/forms/bodies/feline.ts'
import { jaguar as bust } from '#engine/forms/heads/jaguar.ts'
import { rosette } from '#engine/forms/heads/rosettes.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Stocky: as deep as a tiger on shorter legs, with a short tail. */
const BUILD: Build = {
  ...BIG_CAT,
  trunk: [0.34, 0.33, 0.39, 0.39],
  throat: [0.38, 0.33, 0.26],
  fore: [0.4, 0.4, 0.4, 0.15, 0.17],
  foreR: [0.25, 0.17, 0.128, 0.132, 0.1],
  hind: [0.46, 0.43, 0.27, 0.17],
  tail: { long: 1.25, r: [0.1, 0.08, 0.074, 0.072, 0.05] },
  head: { scale: 0.43, ahead: 0.27, up: 0.09, k: 0.1 },
}

/** Thin and wide beside a leopard's. */
const RING = [0.27, 0.44] as const

/** Wide rosettes, each with a dot inside it, which a leopard's have not; solid on legs, neck and tail. */
function coat(spot: Spot): Skin {
  const { tube, u, v, r, arc } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const lock = noise(arc * 5, v * 8) * 0.06
  const pale = leg ? 0 : smoothstep(0.66, 0.8, belly + lock)
  const around = v * r
  const pitch = leg ? 0.14 : tail ? 0.16 : 0.29
  const { black, core, dot } = rosette(arc, around + 40, pitch, leg || tail ? undefined : RING)
  const solid = leg || tail ? 1 : Math.max(smoothstep(0.58, 0.7, belly), smoothstep(0.2, 0.08, u))
  const marking = Math.max(black, core * solid, dot * (1 - solid))
  const ends = leg ? smoothstep(0.02, 0.14, arc) : 1
  return {
    tone: mix(mix(0.34 + core * 0.12, 0.03, pale), 1, marking * ends),
    hue: pale > 0.5 ? 1 : 0,
    hair: leg ? 0.045 : 0.04,
    lift: 0.1,
  }
}

export const jaguarBody = (pose: FelinePose, camera: Camera, gape = 0): Body =>
  felineBody({
    build: BUILD,
    pose: FELINE_POSES[pose],
    camera,
    bust: bust(camera, gape),
    skin: coat,
  })
