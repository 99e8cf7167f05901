import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { ram as bust, RAM_HORN_TIPS } from '#engine/forms/heads/ram.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A mountain sheep: deep in the chest, sure on short legs. */
export const RAM_BUILD: Build = {
  spine: [0.36, 0.38, 0.36],
  trunk: [0.32, 0.31, 0.37, 0.36],
  flat: 0.78,
  neck: [0.3, 0.28],
  throat: [0.34, 0.21, 0.13],
  fore: [0.38, 0.34, 0.4, 0.26, 0.12],
  foreR: [0.21, 0.115, 0.07, 0.052, 0.058],
  hind: [0.42, 0.42, 0.36, 0.12],
  hindR: [0.28, 0.14, 0.074, 0.052, 0.058],
  wide: [0.17, 0.19],
  tail: { long: 0.16, r: [0.06, 0.05, 0.02] },
  foot: 'hoof',
  sinew: 0.6,
  head: { scale: 0.46, ahead: 0.22, up: 0.03, k: 0.08, reach: 1.8 },
}

/** On a height: head up, one fore hoof set ahead. */
const STAND: Pose = {
  spine: [6, 2, 8],
  neck: [58, 50],
  fore: [
    [-62, [-116, 4], [-88, 2], -90, -60],
    [-52, [-92, 4], [-60, 2], -70, -50],
  ],
  hind: [
    [[-92, 4], -132, -94, -64],
    [[-64, 4], -126, -88, -60],
  ],
  tail: [-150, -120],
  face: [0.72, -0.16, 0.68],
}
/** The moment before the clash: up on the hind legs, brow first. */
const CHARGE: Pose = {
  spine: [34, 28, 18],
  neck: [26, 6],
  fore: [
    [-50, [-52, 6], [-96, 3], -140, -160],
    [-58, [-70, 6], [-116, 3], -150, -166],
  ],
  hind: [
    [[-92, 8], -134, -100, -70],
    [[-62, 6], -124, -88, -64],
  ],
  tail: [150, 140],
  face: [0.82, -0.44, 0.44],
  crown: [0.3, 0.95, 0.1],
}
export const RAM_POSES = { stand: STAND, charge: CHARGE }

/** Brown, a dark line down the fronts of the legs, white belly and rump. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 8) * 0.1
  const tail = tube.name === 'tail'
  const neck = leg || tail ? 0 : smoothstep(0.4, 0.26, u + lock)
  const pale = leg
    ? 0
    : Math.max(
        smoothstep(0.9, 0.95, u + lock * 0.5),
        smoothstep(0.74, 0.86, belly + lock) * smoothstep(0.45, 0.55, u),
      ) * (tail ? 0 : 1)
  const dark = Math.max(
    leg ? smoothstep(0.3, 0.7, u) * 0.5 : 0,
    neck * smoothstep(0.2, 0.8, belly) * 0.45,
    tail ? 0.8 : 0,
  )
  const tone = mix(mix(0.34, 0.66, dark), 0.05, pale)
  return {
    tone,
    hue: tone > 0.6 ? 2 : tone < 0.2 ? 1 : 0,
    hair: leg ? 0.04 : mix(0.07, 0.12, neck),
    lift: leg ? 0.06 : 0.18,
  }
}

export const ramBody = (pose: keyof typeof RAM_POSES, camera: Camera): Body =>
  grazerBody({
    build: RAM_BUILD,
    pose: RAM_POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    tips: RAM_HORN_TIPS,
  })
