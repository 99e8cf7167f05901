import { approaching } from '#engine/forms/bodies/approaching.ts'
import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { bull as bust, BULL_HORN_TIPS } from '#engine/forms/heads/bull.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** All shoulder and neck, light behind, short in the leg, a tufted tail. */
const BUILD: Build = {
  spine: [0.44, 0.46, 0.42],
  trunk: [0.35, 0.31, 0.44, 0.52],
  flat: 0.76,
  neck: [0.3, 0.3],
  throat: [0.46, 0.33, 0.2],
  fore: [0.46, 0.4, 0.46, 0.3, 0.13],
  foreR: [0.28, 0.14, 0.078, 0.056, 0.068],
  hind: [0.46, 0.48, 0.44, 0.13],
  hindR: [0.32, 0.16, 0.076, 0.056, 0.068],
  wide: [0.19, 0.25],
  tail: { long: 1.15, r: [0.055, 0.04, 0.034, 0.032, 0.034, 0.09, 0.06, 0.015] },
  foot: 'hoof',
  sinew: 0.3,
  head: { scale: 0.5, ahead: 0.27, up: 0.02, k: 0.1, reach: 1.95 },
}

/** Head down, horns first, one fore leg thrown out, tail lashing. */
const CHARGE: Pose = {
  spine: [12, 2, -10],
  neck: [10, -2],
  fore: [
    [-44, [-64, 6], [-26, 3], -50, -40],
    [-64, [-104, 6], [-66, 3], -146, -160],
  ],
  hind: [
    [[-116, 8], -150, -118, -134],
    [[-70, 6], -132, -96, -84],
  ],
  tail: [140, 110, 80, 100, 150, 176, -160],
  face: [0.8, -0.4, 0.6],
  crown: [0.42, 0.9, 0],
}
/** Planted on all four, head level and turned to us. */
const STAND: Pose = {
  spine: [2, -2, 0],
  neck: [22, 10],
  fore: [
    [-62, [-114, 5], [-90, 2], -90, -60],
    [-56, [-100, 5], [-76, 2], -80, -56],
  ],
  hind: [
    [[-94, 5], -128, -96, -66],
    [[-62, 5], -122, -86, -60],
  ],
  tail: [-120, -96, -92, -92, -90, -92, -94],
  face: [0.68, -0.16, 0.72],
}
const POSES = { charge: CHARGE, approach: approaching(CHARGE, [0.92, -0.3, 0.26]), stand: STAND }

/** Short and dark, lighter along the back, black below. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 4, v * 6) * 0.12
  const tail = tube.name === 'tail'
  const tuft = tail ? smoothstep(0.6, 0.75, u) : 0
  const neck = leg || tail ? 0 : smoothstep(0.4, 0.2, u + lock)
  const dark = Math.max(tuft, neck * 0.55, leg ? smoothstep(0.4, 0.8, u) * 0.8 : 0)
  const light = leg || tail ? 0 : smoothstep(0.3, 0.1, belly + lock) * smoothstep(0.3, 0.5, u)
  const tone = mix(mix(0.42, 0.32, light), 0.72, dark)
  return {
    tone,
    hue: tone > 0.66 ? 2 : 0,
    hair: tuft > 0.3 ? 0.24 : neck > 0.5 ? 0.07 : 0.034,
    lift: tuft > 0.3 ? 0.3 : 0.06,
  }
}

export const bullBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({
    build: BUILD,
    pose: POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    tips: BULL_HORN_TIPS,
  })
