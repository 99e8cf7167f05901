import { canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { opossum as bust } from '#engine/forms/heads/opossum.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Low and shaggy, on short black legs, with a bare tail that grips. */
const BUILD: Build = {
  spine: [0.36, 0.4, 0.36],
  trunk: [0.33, 0.35, 0.32, 0.29],
  flat: 0.86,
  neck: [0.18, 0.18],
  throat: [0.28, 0.25, 0.22],
  fore: [0.24, 0.24, 0.26, 0.09, 0.1],
  foreR: [0.15, 0.085, 0.058, 0.056, 0.052],
  hind: [0.3, 0.3, 0.22, 0.12],
  hindR: [0.22, 0.12, 0.062, 0.062, 0.054],
  wide: [0.16, 0.14],
  tail: { long: 1.9, r: [0.1, 0.07, 0.056, 0.046, 0.034, 0.014] },
  foot: 'paw',
  claws: 0.9,
  head: { scale: 0.4, ahead: 0.18, up: 0.04, k: 0.12 },
}

/** Ambling, snout to the ground, the tail in a hook behind. */
const AMBLE: Pose = {
  spine: [14, 4, -10],
  neck: [8, -4],
  fore: [
    [-50, [-76, 8], [-52, 3], -60, -6],
    [-62, [-112, 8], [-92, 3], -84, -6],
  ],
  hind: [
    [[-70, 12], -140, -76, -6],
    [[-34, 12], -126, -58, -4],
  ],
  tail: [-166, 176, 160, 130, 84, 30, -30],
  face: [0.84, -0.16, 0.52],
}
/** Up on its haunches, hands before its chest. */
const BEG: Pose = {
  spine: [56, 62, 60],
  neck: [56, 32],
  fore: [
    [-50, [-88, 14], [2, -16], [12, -8], -30],
    [-46, [-78, 14], [10, -16], [16, -8], -30],
  ],
  hind: [
    [[-18, 22], -130, -2, 0],
    [[-12, 22], -128, 0, 0],
  ],
  tail: [-152, -174, 176, 150, 110, 60, 0],
  face: [0.8, -0.04, 0.6],
}
const POSES = { amble: AMBLE, beg: BEG }

/** Grizzled guard hairs over a pale coat; black legs with pink fingers, a tail that is black at its root only. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  if (tube.name === 'tail') {
    const root = smoothstep(0.3, 0.18, u)
    const ring = smoothstep(0.4, 0.1, Math.abs(Math.sin(arc * 40)))
    return { tone: mix(0.2 + ring * 0.28, 0.85, root), hue: root > 0.5 ? 2 : 3, hair: root * 0.05 }
  }
  const leg = isLeg(spot)
  if (leg && u > 0.8) return { tone: 0.3, hue: 3, hair: 0 }
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 6, v * 9) * 0.22
  const dark = leg ? smoothstep(0.3, 0.55, u) : 0
  const back = leg ? 0 : smoothstep(0.35, 0.1, belly + lock) * 0.5
  const pale = leg ? 0 : smoothstep(0.6, 0.8, belly + lock)
  const tone = mix(mix(mix(0.38 + lock, 0.66, back), 0.14, pale), 0.88, dark)
  return {
    tone,
    hue: tone > 0.62 ? 2 : tone < 0.22 ? 1 : 0,
    hair: leg ? 0.08 : 0.22,
    lift: leg ? 0.12 : 0.34,
  }
}

export const opossumBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  canineBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: coat })
