import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { felineBody, isLeg, SLIM_CAT } from '#engine/forms/bodies/feline.ts'
import { lynx as bust } from '#engine/forms/heads/lynx.ts'
import { rosette } from '#engine/forms/heads/rosettes.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Long in the leg, broad in the paw, hardly a tail. */
const BUILD: Build = {
  ...SLIM_CAT,
  foreR: [0.22, 0.15, 0.12, 0.14, 0.11],
  hindR: [0.28, 0.18, 0.105, 0.13, 0.11],
  tail: { long: 0.3, r: [0.09, 0.085, 0.08, 0.06] },
}

/** Small solid spots, scattered; belly and inner legs pale; the stump of a tail dipped in black. */
function coat(spot: Spot): Skin {
  const { tube, u, v, r, arc } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 8) * 0.1
  const pale = leg ? smoothstep(0.75, 0.95, u) * 0.5 : smoothstep(0.62, 0.78, belly + lock)
  const { core } = rosette(arc, v * r + 40, leg ? 0.1 : 0.13)
  const marking = tail ? smoothstep(0.5, 0.6, u + lock) : core * (1 - pale) * 0.85
  return {
    tone: mix(mix(0.32 + lock, 0.05, pale), 0.92, marking),
    hue: marking > 0.5 ? 4 : pale > 0.5 ? 1 : 0,
    hair: leg ? 0.07 : 0.12,
    lift: 0.18,
  }
}

export const lynxBody = (pose: FelinePose, camera: Camera): Body =>
  felineBody({
    build: BUILD,
    pose: FELINE_POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    reach: 1.75,
  })
