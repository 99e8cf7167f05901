import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { felineBody, isLeg, SLIM_CAT, type FelineLook } from '#engine/forms/bodies/feline.ts'
import { leopard as spottedHead, panther as blackHead } from '#engine/forms/heads/leopard.ts'
import { rosette } from '#engine/forms/heads/rosettes.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Rosettes over back and flanks, solid spots on the legs, bars on the tail, pale below. */
function spots(spot: Spot): Skin {
  const { tube, u, v, r, arc } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const lock = noise(arc * 5, v * 8) * 0.06
  const pale = leg ? 0 : smoothstep(0.66, 0.8, belly + lock)
  const around = v * r
  const { black, core } = rosette(arc, around + 40, leg ? 0.12 : tail ? 0.14 : 0.19)
  // on legs, tail and belly the rings close to spots
  const solid = leg || tail ? 1 : Math.max(smoothstep(0.55, 0.7, belly), smoothstep(0.22, 0.08, u))
  const marking = Math.max(black, core * solid)
  const ends = leg ? smoothstep(0.02, 0.14, arc) : 1
  return {
    tone: mix(mix(0.3 + core * 0.14, 0.03, pale), 1, marking * ends),
    hue: pale > 0.5 ? 1 : 0,
    hair: leg ? 0.05 : 0.075,
    lift: 0.14,
  }
}

/** All black, uneven enough to be fur. */
const black = (spot: Spot): Skin => ({
  tone: 0.62 + 0.05 * smoothstep(-0.2, 0.3, noise(spot.arc * 3, spot.v * 2)),
  hue: 0,
  hair: isLeg(spot) ? 0.05 : 0.08,
  lift: 0.12,
})

export const leopardBody = (
  pose: FelinePose,
  camera: Camera,
  { gape = 0, isAsleep = false }: FelineLook = {},
): Body =>
  felineBody({
    build: SLIM_CAT,
    pose: FELINE_POSES[pose],
    camera,
    bust: spottedHead(camera, gape, isAsleep),
    skin: spots,
  })

export const pantherBody = (
  pose: FelinePose,
  camera: Camera,
  { gape = 0, isAsleep = false }: FelineLook = {},
): Body =>
  felineBody({
    build: SLIM_CAT,
    pose: FELINE_POSES[pose],
    camera,
    bust: blackHead(camera, gape, isAsleep),
    skin: black,
  })
