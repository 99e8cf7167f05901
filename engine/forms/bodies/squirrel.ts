import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { squirrel as bust, SQUIRREL_EAR_TIPS } from '#engine/forms/heads/squirrel.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A slim pear with long hind feet, and a plume of a tail as large as itself. */
const BUILD: Build = {
  spine: [0.32, 0.36, 0.32],
  trunk: [0.31, 0.31, 0.27, 0.23],
  flat: 0.88,
  neck: [0.15, 0.15],
  throat: [0.24, 0.21, 0.18],
  fore: [0.22, 0.24, 0.26, 0.09, 0.1],
  foreR: [0.13, 0.08, 0.055, 0.054, 0.05],
  hind: [0.36, 0.34, 0.28, 0.14],
  hindR: [0.26, 0.13, 0.062, 0.064, 0.054],
  wide: [0.17, 0.12],
  tail: { long: 2.3, r: [0.1, 0.2, 0.27, 0.29, 0.27, 0.22, 0.08] },
  foot: 'paw',
  claws: 0.8,
  head: { scale: 0.42, ahead: 0.16, up: 0.06, k: 0.11, reach: 1.7 },
}

/** On its haunches, hands at its chest, the tail up its back and rolled over at the tip. */
const UPRIGHT: Pose = {
  spine: [54, 60, 56],
  neck: [52, 34],
  fore: [
    [-50, [-88, 14], [8, -18], [18, -10], -20],
    [-46, [-78, 14], [14, -18], [20, -10], -20],
  ],
  hind: [
    [[-14, 22], -132, -2, 0],
    [[-8, 22], -130, 0, 0],
  ],
  tail: [168, 138, 108, 92, 84, 96, 140, 196],
  face: [0.82, -0.06, 0.56],
}
/** In full leap, stretched, the tail streaming. */
const LEAP: Pose = {
  spine: [22, 10, -2],
  neck: [22, 14],
  fore: [
    [-40, [-40, 8], [-16, 4], -20, -10],
    [-50, [-60, 8], [-26, 4], -30, -20],
  ],
  hind: [
    [[-136, 10], -172, -150, -160],
    [[-116, 10], -164, -140, -150],
  ],
  tail: [164, 154, 158, 168, 176, 168, 150],
  face: [0.9, 0, 0.42],
}
const POSES = { upright: UPRIGHT, leap: LEAP }

/** Red above, a clean white belly; the tail parts to both sides, dark along its middle. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 6, v * 9) * 0.14
  if (tube.name === 'tail') {
    const seam = smoothstep(0.34, 0.1, Math.abs(belly - 0.5) * 0.6 + lock + 0.1) * 0.3
    const rim = smoothstep(0.24, 0.06, belly + lock) * 0.3
    return {
      tone: 0.46 + seam + rim + lock,
      hue: seam + rim > 0.28 ? 2 : 0,
      hair: 0.3,
      lift: 0.62,
    }
  }
  const pale = leg ? 0 : smoothstep(0.62, 0.74, belly + lock)
  const back = leg ? 0 : smoothstep(0.3, 0.1, belly + lock) * 0.4
  const foot = leg ? smoothstep(0.7, 0.9, u) * 0.2 : 0
  const tone = mix(mix(0.46, 0.68, back + foot), 0.04, pale)
  return {
    tone,
    hue: tone > 0.6 ? 2 : tone < 0.2 ? 1 : 0,
    hair: leg ? 0.07 : 0.13,
    lift: leg ? 0.12 : 0.24,
  }
}

export const squirrelBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({
    build: BUILD,
    pose: POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    tips: SQUIRREL_EAR_TIPS,
  })
