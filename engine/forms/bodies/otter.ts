import { canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { otter as bust } from '#engine/forms/heads/otter.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Long and round as a bolster, on short legs, with a tail as thick as a leg at its root. */
const BUILD: Build = {
  spine: [0.42, 0.45, 0.4],
  trunk: [0.33, 0.38, 0.36, 0.32],
  flat: 0.88,
  neck: [0.2, 0.2],
  throat: [0.3, 0.28, 0.26],
  fore: [0.22, 0.26, 0.26, 0.09, 0.13],
  foreR: [0.15, 0.105, 0.084, 0.08, 0.074],
  hind: [0.28, 0.26, 0.18, 0.22],
  hindR: [0.22, 0.14, 0.095, 0.1, 0.1],
  wide: [0.17, 0.15],
  tail: { long: 1.25, r: [0.17, 0.16, 0.14, 0.11, 0.07, 0.02] },
  foot: 'paw',
  claws: 0.7,
  sinew: 0.5,
  head: { scale: 0.38, ahead: 0.16, up: 0.05, k: 0.14 },
}

/** Up on its hind feet to look about, leaning on its tail, hands at its chest. */
const UPRIGHT: Pose = {
  spine: [74, 82, 84],
  neck: [76, 60],
  fore: [
    [-56, [-96, 14], [-20, -14], [-30, -10], -50],
    [-50, [-86, 14], [-8, -14], [-20, -10], -44],
  ],
  hind: [
    [[-50, 16], -112, -20, 0],
    [[-40, 16], -104, -14, 0],
  ],
  tail: [-128, -150, -168, 178, 170],
  face: [0.78, -0.02, 0.62],
}
/** On its back in the water, belly up, one hand on its chest and one held out to whoever is beside it. */
const FLOAT: Pose = {
  spine: [88, 90, 92],
  neck: [90, 84],
  fore: [
    [-44, [-58, 30], [62, -40], [70, -50], 60],
    [-60, [-50, 64], [34, 70], [50, 60], [70, 40]],
  ],
  hind: [
    [
      [-60, 34],
      [-96, 20],
      [-40, 20],
      [64, 24],
    ],
    [
      [-60, 34],
      [-96, 20],
      [-40, 20],
      [64, 24],
    ],
  ],
  tail: [-104, -98, -90, -82, -76],
  face: [0.98, 0.12, 0.14],
  laid: { grow: 1.22, raise: 0.02, ahead: 0.04 },
}
const POSES = { upright: UPRIGHT, float: FLOAT }

/** Sleek and dark, the belly and throat paler. */
function coat(spot: Spot): Skin {
  const { tube, v, arc, u } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 9) * 0.1
  const pale = leg || tail ? 0 : smoothstep(0.6, 0.8, belly + lock)
  const back = leg ? smoothstep(0.5, 0.8, u) : smoothstep(0.4, 0.1, belly + lock)
  const tone = mix(mix(0.5 + lock * 0.5, 0.7, back * 0.7), 0.2, pale)
  return {
    tone,
    hue: tone > 0.66 ? 2 : tone < 0.28 ? 1 : 0,
    hair: leg ? 0.05 : 0.09,
    lift: leg ? 0.08 : 0.14,
  }
}

export const otterBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
