import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import { wolf as bust } from '#engine/forms/heads/wolf.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Dark saddle, pale belly and legs, black tip of the tail; borders break into locks along the hair. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, along } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const lock = noise(arc * 4, v * 9) * 0.09 + noise(arc * 9 + 5, v * 22) * 0.05
  const saddle = leg ? 0 : smoothstep(0.42, 0.26, belly + lock)
  const pale = leg
    ? smoothstep(0.2, 0.6, u + lock * 2) * smoothstep(0.3, 0.6, belly + lock) * 0.8
    : smoothstep(0.58, 0.72, belly + lock)
  const tip = tube.name === 'tail' ? smoothstep(0.7, 0.85, u) : 0
  const tone = mix(mix(mix(0.42, 0.67, saddle), 0.06, pale), 0.9, tip)
  const long = leg ? 0.045 : tube.name === 'trunk' ? mix(0.24, 0.1, u) : 0.3
  const down = leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.5
  return {
    tone,
    hue: tone > 0.56 ? 2 : tone < 0.22 ? 1 : 0,
    hair: long,
    lift: leg ? 0.1 : 0.26,
    to: [along[0], along[1] - down, along[2]],
  }
}

export const wolfBody = (
  pose: keyof typeof CANINE_POSES,
  camera: Camera,
  bearing: Bearing = {},
  build = CANINE_BUILD,
): Body =>
  canineBody({
    build,
    pose: CANINE_POSES[pose],
    camera,
    bust: bust(camera, bearing),
    skin: coat,
  })

export const pupBody = (camera: Camera): Body => wolfBody('stand', camera, {}, young(CANINE_BUILD))
