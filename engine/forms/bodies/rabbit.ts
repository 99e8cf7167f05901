import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { rabbit as bust, RABBIT_EAR_TIPS } from '#engine/forms/heads/rabbit.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Round behind, long in the hind foot, a puff for a tail. */
const BUILD: Build = {
  spine: [0.34, 0.34, 0.3],
  trunk: [0.34, 0.34, 0.29, 0.24],
  flat: 0.86,
  neck: [0.16, 0.16],
  throat: [0.24, 0.21, 0.18],
  fore: [0.24, 0.26, 0.28, 0.1, 0.1],
  foreR: [0.14, 0.085, 0.06, 0.058, 0.05],
  hind: [0.4, 0.38, 0.3, 0.14],
  hindR: [0.28, 0.14, 0.07, 0.075, 0.06],
  wide: [0.17, 0.12],
  tail: { long: 0.16, r: [0.08, 0.13, 0.08] },
  foot: 'paw',
  claws: 0.6,
  head: { scale: 0.41, ahead: 0.18, up: 0.08, k: 0.1, reach: 2 },
}

/** At rest, back rounded, hind feet flat under it. */
const SIT: Pose = {
  spine: [52, 28, 4],
  neck: [46, 34],
  fore: [
    [-70, [-104, 6], [-84, 2], -80, -8],
    [-66, [-94, 6], [-76, 2], -74, -8],
  ],
  hind: [
    [[-14, 20], -136, -2, 0],
    [[-8, 20], -134, 0, 0],
  ],
  tail: [170, 150],
  face: [0.78, -0.1, 0.62],
}
/** Bolting: hind legs kicked out behind, fore legs reaching. */
const RUN: Pose = {
  spine: [24, 8, -8],
  neck: [30, 20],
  fore: [
    [-40, [-50, 6], [-28, 3], -40, -30],
    [-56, [-86, 6], [-46, 3], -70, -60],
  ],
  hind: [
    [[-116, 8], -170, -136, -150],
    [[-92, 8], -160, -120, -136],
  ],
  tail: [140, 120],
  face: [0.92, -0.06, 0.38],
  crown: [-0.45, 0.9, 0],
}
/** Up on its hind feet to look about, forepaws hanging before the chest. */
const UPRIGHT: Pose = {
  spine: [80, 84, 78],
  neck: [78, 60],
  fore: [
    [-50, [-62, 10], [-24, 4], -76, -84],
    [-46, [-44, 10], [-12, 4], -66, -78],
  ],
  hind: [
    [[14, 20], -142, 0, 0],
    [[20, 20], -140, 2, 0],
  ],
  tail: [-170, 170],
  face: [0.76, 0.02, 0.64],
}
const POSES = { sit: SIT, run: RUN, upright: UPRIGHT }

/** Ticked brown, white below and under the tail. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 6, v * 9) * 0.1
  const pale = tail
    ? smoothstep(0.15, 0.4, u)
    : leg
      ? smoothstep(0.6, 0.9, u + lock) * 0.6
      : smoothstep(0.66, 0.8, belly + lock)
  const tick = noise(arc * 22, v * 14) * 0.08
  const back = leg || tail ? 0 : smoothstep(0.25, 0.08, belly + lock) * 0.5
  const tone = mix(mix(0.42, 0.6, back) + tick, 0.05, pale)
  return {
    tone,
    hue: tone > 0.64 ? 2 : tone < 0.2 ? 1 : 0,
    hair: leg ? 0.06 : tail ? 0.14 : 0.12,
    lift: leg ? 0.12 : 0.24,
  }
}

export const rabbitBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({
    build: BUILD,
    pose: POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    tips: RABBIT_EAR_TIPS,
  })
