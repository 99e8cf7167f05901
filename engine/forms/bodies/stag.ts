import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { ANTLER_TIPS, stag as bust } from '#engine/forms/heads/stag.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: Build = {
  spine: [0.42, 0.44, 0.4],
  trunk: [0.28, 0.25, 0.33, 0.33],
  flat: 0.72,
  neck: [0.42, 0.4],
  throat: [0.3, 0.2, 0.14],
  fore: [0.42, 0.38, 0.52, 0.4, 0.14],
  foreR: [0.19, 0.094, 0.056, 0.038, 0.044],
  hind: [0.46, 0.52, 0.48, 0.14],
  hindR: [0.28, 0.128, 0.062, 0.038, 0.044],
  wide: [0.15, 0.17],
  tail: { long: 0.26, r: [0.07, 0.08, 0.02] },
  foot: 'hoof',
  sinew: 0.36,
  head: { scale: 0.41, ahead: 0.14, up: 0.0, k: 0.07, reach: 2.75 },
}

/** At the height of the leap: forelegs folded under the chest, hind legs trailing, neck up. */
const LEAP: Pose = {
  spine: [22, 16, 10],
  neck: [66, 54],
  fore: [
    [-48, [-40, 6], [-108, 3], -150, -170],
    [-58, [-66, 6], [-128, 3], -166, 176],
  ],
  hind: [
    [[-128, 8], -160, -128, -150],
    [[-108, 6], -150, -112, -130],
  ],
  tail: [130, 120],
  face: [0.86, -0.12, 0.5],
}
/** Square on its feet, head high and turned to us. */
const STAND: Pose = {
  spine: [0, -4, 6],
  neck: [70, 58],
  fore: [
    [-62, [-118, 4], [-90, 2], -92, -60],
    [-54, [-104, 4], [-66, 2], -70, -50],
  ],
  hind: [
    [[-96, 4], -132, -96, -64],
    [[-60, 4], -124, -84, -56],
  ],
  tail: [-140, -110],
  face: [0.7, -0.06, 0.7],
}
const POSES = { leap: LEAP, stand: STAND }

/** Brown with a dark neck and a pale belly and rump. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, at } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 9) * 0.08
  const tail = tube.name === 'tail'
  const neck = leg || tail ? 0 : smoothstep(0.42, 0.28, u + lock)
  const rump = leg || tail ? 0 : smoothstep(0.9, 0.95, u + lock * 0.5)
  const pale = leg
    ? 0
    : Math.max(rump, smoothstep(0.72, 0.84, belly + lock) * smoothstep(0.4, 0.5, u))
  const dark = Math.max(
    neck * (0.5 + 0.5 * belly),
    leg ? smoothstep(0.45, 0.8, u) * 0.7 : 0,
    leg || tail ? 0 : smoothstep(0.12, 0.05, belly + lock * 0.5) * 0.6,
  )
  const tone = mix(mix(0.34, 0.66, dark), 0.05, pale) + noise(at[0] * 9, at[1] * 9) * 0.03
  return {
    tone,
    hue: tone > 0.6 ? 2 : tone < 0.2 ? 1 : 0,
    hair: leg ? 0.035 : tail ? 0.12 : mix(0.045, 0.2, neck * smoothstep(0.2, 0.7, belly)),
    lift: leg ? 0.06 : 0.1 + neck * 0.15,
  }
}

export const stagBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({
    build: BUILD,
    pose: POSES[pose],
    camera,
    bust: bust(camera),
    skin: coat,
    tips: ANTLER_TIPS,
  })
