import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { pig as bust } from '#engine/forms/heads/pig.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A barrel on short legs. */
const BUILD: Build = {
  spine: [0.42, 0.46, 0.4],
  trunk: [0.41, 0.44, 0.42, 0.4],
  flat: 0.84,
  neck: [0.18, 0.18],
  throat: [0.42, 0.37, 0.3],
  fore: [0.34, 0.28, 0.28, 0.12, 0.1],
  foreR: [0.24, 0.14, 0.085, 0.07, 0.07],
  hind: [0.38, 0.34, 0.26, 0.1],
  hindR: [0.34, 0.18, 0.095, 0.07, 0.07],
  wide: [0.18, 0.2],
  tail: { long: 1.1, r: [0.055, 0.05, 0.046, 0.042, 0.036, 0.02] },
  foot: 'hoof',
  sinew: 0.5,
  head: { scale: 0.46, ahead: 0.2, up: 0.02, k: 0.14 },
}

/** Trotting off, tail in a curl. */
const TROT: Pose = {
  spine: [3, 0, -2],
  neck: [14, 4],
  fore: [
    [-58, [-84, 5], [-64, 2], -80, -60],
    [-62, [-120, 5], [-96, 2], -120, -100],
  ],
  hind: [
    [[-94, 5], -132, -100, -70],
    [[-58, 5], -114, -76, -56],
  ],
  tail: [140, 86, 20, -60, -140, 150, 110],
  face: [0.76, -0.06, 0.64],
}
/** Down on its hams, front straight. */
const SIT: Pose = {
  spine: [36, 40, 38],
  neck: [46, 30],
  fore: [
    [-68, [-104, 6], [-86, 3], -86, -56],
    [-62, [-96, 6], [-80, 3], -80, -56],
  ],
  hind: [
    [[4, 22], -140, -16, 0],
    [[10, 22], -136, -12, 0],
  ],
  tail: [170, 100, 20, -60, -140, 150, 90],
  face: [0.74, 0, 0.66],
}
const POSES = { trot: TROT, sit: SIT }

/** Bare hide with a breath of bristle along the back. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 9) * 0.05
  const low = leg ? smoothstep(0.5, 0.9, u) * 0.6 : smoothstep(0.6, 0.9, belly)
  return {
    tone: mix(0.14, 0.34, low) + lock,
    hue: tube.name === 'tail' || low > 0.3 ? 0 : 1,
    hair: leg || tube.name === 'tail' ? 0.012 : 0.022,
    lift: 0.1,
  }
}

export const pigBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
