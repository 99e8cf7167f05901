import { CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { raccoon as bust } from '#engine/forms/heads/raccoon.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Plump and low, small hands, a thick ringed tail. */
const BUILD: Build = {
  spine: [0.32, 0.36, 0.32],
  trunk: [0.32, 0.34, 0.31, 0.28],
  flat: 0.86,
  neck: [0.18, 0.18],
  throat: [0.29, 0.26, 0.22],
  fore: [0.28, 0.28, 0.3, 0.1, 0.11],
  foreR: [0.16, 0.095, 0.07, 0.07, 0.06],
  hind: [0.34, 0.32, 0.2, 0.13],
  hindR: [0.22, 0.13, 0.075, 0.075, 0.065],
  wide: [0.16, 0.15],
  tail: { long: 1.15, r: [0.1, 0.14, 0.15, 0.14, 0.1, 0.03] },
  foot: 'paw',
  sinew: 1,
  head: { scale: 0.38, ahead: 0.18, up: 0.06, k: 0.12 },
}

/** On its haunches, hands at its chest. */
const BEG: Pose = {
  spine: [56, 64, 66],
  neck: [66, 44],
  fore: [
    [-50, [-92, 16], [2, -14], [10, -8], -30],
    [-46, [-82, 16], [12, -14], [14, -8], -30],
  ],
  hind: [
    [[-18, 22], -130, -2, 0],
    [[-12, 22], -128, 0, 0],
  ],
  tail: [-164, -176, 172, 150, 128],
  face: [0.7, -0.06, 0.7],
}
const POSES = { beg: BEG, stand: CANINE_POSES.stand }

/** Grizzled grey, dark hands and feet, five black rings round the tail. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 9) * 0.1
  const ring = tail
    ? smoothstep(0.42, 0.58, Math.abs(((((u * 5.4 + lock * 0.4) % 1) + 1) % 1) - 0.5) * 2)
    : 0
  const tip = tail ? smoothstep(0.86, 0.92, u) : 0
  const pale = leg ? 0 : tail ? 1 - ring : smoothstep(0.68, 0.82, belly + lock) * 0.6
  const dark = Math.max(
    tail ? Math.max(ring, tip) : 0,
    leg ? smoothstep(0.5, 0.75, u + lock) : 0,
    leg || tail ? 0 : smoothstep(0.22, 0.06, belly + lock) * 0.5,
  )
  const tone = mix(mix(0.42 + lock * 0.6, 0.1, pale), 0.78, dark)
  return {
    tone,
    hue: tone > 0.62 ? 2 : tone < 0.22 ? 1 : 0,
    hair: leg ? mix(0.12, 0.05, u) : tail ? 0.07 : 0.16,
    lift: leg ? 0.12 : 0.26,
  }
}

export const raccoonBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
