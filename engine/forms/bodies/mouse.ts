import { canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { mouse as bust } from '#engine/forms/heads/mouse.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A pear on short legs with a bare, ringed tail. */
const BUILD: Build = {
  spine: [0.3, 0.34, 0.3],
  trunk: [0.34, 0.36, 0.3, 0.25],
  flat: 0.9,
  neck: [0.14, 0.14],
  throat: [0.25, 0.22, 0.19],
  fore: [0.2, 0.2, 0.22, 0.08, 0.09],
  foreR: [0.13, 0.075, 0.05, 0.05, 0.046],
  hind: [0.3, 0.3, 0.24, 0.12],
  hindR: [0.24, 0.12, 0.055, 0.06, 0.05],
  wide: [0.18, 0.13],
  tail: { long: 1.9, r: [0.075, 0.06, 0.046, 0.034, 0.02, 0.008] },
  foot: 'paw',
  claws: 0.9,
  head: { scale: 0.38, ahead: 0.16, up: 0.04, k: 0.12 },
}

/** Up on its haunches, hands before the chest, tail laid round. */
const UPRIGHT: Pose = {
  spine: [58, 62, 56],
  neck: [52, 30],
  fore: [
    [-50, [-86, 14], [4, -16], [14, -8], -30],
    [-46, [-76, 14], [10, -16], [16, -8], -30],
  ],
  hind: [
    [[-20, 22], -130, -2, 0],
    [[-14, 22], -128, 0, 0],
  ],
  tail: [-150, -172, 178, 150, 110, 90, 130],
  face: [0.86, -0.02, 0.5],
}
/** Scurrying, nose ahead, tail streaming in a wave. */
const RUN: Pose = {
  spine: [8, 0, -8],
  neck: [10, 6],
  fore: [
    [-50, [-80, 8], [-46, 3], -40, -10],
    [-70, [-124, 8], [-96, 3], -80, -40],
  ],
  hind: [
    [[-80, 12], -142, -70, -20],
    [[-30, 12], -130, -30, 0],
  ],
  tail: [172, 160, 168, -168, -150, 176, 140],
  face: [0.88, -0.12, 0.46],
}
const POSES = { upright: UPRIGHT, run: RUN }

/** Grey brown above, pale below; hands, feet and tail bare. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  if (tube.name === 'tail') {
    const ring = smoothstep(0.4, 0.1, Math.abs(Math.sin(arc * 46)))
    return { tone: 0.26 + ring * 0.34, hue: 3, hair: 0 }
  }
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 6, v * 9) * 0.1
  if (leg && u > 0.72) return { tone: 0.2, hue: 3, hair: 0 }
  const pale = leg ? smoothstep(0.5, 0.7, u) * 0.5 : smoothstep(0.62, 0.78, belly + lock)
  const back = leg ? 0 : smoothstep(0.3, 0.1, belly + lock) * 0.6
  const tone = mix(mix(0.48, 0.68, back), 0.1, pale)
  return {
    tone,
    hue: tone > 0.6 ? 2 : tone < 0.25 ? 1 : 0,
    hair: leg ? 0.06 : 0.13,
    lift: leg ? 0.12 : 0.24,
  }
}

export const mouseBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
