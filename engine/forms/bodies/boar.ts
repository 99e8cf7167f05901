import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { boar as bust } from '#engine/forms/heads/boar.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A wedge: high bristling withers, light behind, short legs. */
const BUILD: Build = {
  spine: [0.4, 0.42, 0.4],
  trunk: [0.31, 0.34, 0.41, 0.46],
  flat: 0.72,
  neck: [0.24, 0.24],
  throat: [0.44, 0.36, 0.26],
  fore: [0.4, 0.32, 0.34, 0.18, 0.11],
  foreR: [0.25, 0.13, 0.075, 0.056, 0.064],
  hind: [0.42, 0.38, 0.3, 0.11],
  hindR: [0.28, 0.14, 0.075, 0.056, 0.064],
  wide: [0.15, 0.2],
  tail: { long: 0.5, r: [0.04, 0.03, 0.028, 0.06, 0.01] },
  foot: 'hoof',
  sinew: 0.7,
  head: { scale: 0.5, ahead: 0.2, up: 0.0, k: 0.14 },
}

/** At full tilt, tusks ahead. */
const CHARGE: Pose = {
  spine: [8, 4, -6],
  neck: [-2, -10],
  fore: [
    [-46, [-62, 6], [-30, 3], -56, -44],
    [-64, [-104, 6], [-70, 3], -140, -156],
  ],
  hind: [
    [[-118, 8], -152, -118, -136],
    [[-74, 6], -134, -98, -86],
  ],
  tail: [140, 110, 130, 170],
  face: [0.84, -0.1, 0.54],
  crown: [0.1, 1, 0],
}
const STAND: Pose = {
  spine: [4, 2, 0],
  neck: [10, 0],
  fore: [
    [-62, [-114, 5], [-90, 2], -90, -60],
    [-56, [-100, 5], [-76, 2], -80, -56],
  ],
  hind: [
    [[-92, 5], -130, -96, -66],
    [[-62, 5], -124, -86, -60],
  ],
  tail: [-130, -104, -96, -94],
  face: [0.74, -0.1, 0.66],
}
const POSES = { charge: CHARGE, stand: STAND }

/** Bristles, longest and standing along the spine. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, along, back } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 9) * 0.12
  const crest = leg || tail ? 0 : smoothstep(0.26, 0.08, belly + lock) * smoothstep(0.95, 0.6, u)
  const dark = Math.max(crest * 0.8, leg ? smoothstep(0.35, 0.7, u) : 0, tail ? 0.7 : 0)
  const tone = mix(0.44 + lock * 0.5, 0.74, dark)
  return {
    tone,
    hue: tone > 0.66 ? 2 : 0,
    hair: leg ? 0.06 : tail ? 0.12 : mix(0.13, 0.26, crest),
    lift: leg ? 0.1 : 0.2 + crest * 0.4,
    to: [
      along[0] + back[0] * crest * 0.7,
      along[1] + back[1] * crest * 0.7,
      along[2] + back[2] * crest * 0.7,
    ],
  }
}

export const boarBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
