import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { pangolin as bust } from '#engine/forms/heads/pangolin.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** An arched back that goes over into a tail as broad and as long as itself; digging claws before. */
const BUILD: Build = {
  spine: [0.36, 0.4, 0.36],
  trunk: [0.33, 0.38, 0.34, 0.26],
  flat: 0.94,
  neck: [0.16, 0.16],
  throat: [0.25, 0.2, 0.16],
  fore: [0.22, 0.22, 0.24, 0.1, 0.12],
  foreR: [0.17, 0.12, 0.09, 0.08, 0.06],
  hind: [0.28, 0.26, 0.14, 0.12],
  hindR: [0.24, 0.15, 0.1, 0.09, 0.07],
  wide: [0.16, 0.15],
  tail: { long: 1.9, r: [0.27, 0.25, 0.22, 0.18, 0.13, 0.05] },
  foot: 'paw',
  claws: 1.9,
  hide: 'bone',
  sinew: 0.5,
  head: { scale: 0.33, ahead: 0.16, up: 0, k: 0.12 },
}

/** Walking, back humped, snout and tail low. */
const WALK: Pose = {
  spine: [26, 2, -28],
  neck: [-2, 2],
  fore: [
    [-56, [-74, 10], [-50, 3], -60, -10],
    [-60, [-108, 10], [-92, 3], -90, -14],
  ],
  hind: [
    [[-76, 12], -126, -70, -6],
    [[-44, 12], -110, -50, -4],
  ],
  tail: [-150, -164, -178, 176, 168, 160, 150],
  face: [0.84, -0.14, 0.5],
}
/** Up on its hind legs, hands clasped, tail for a prop. */
const UPRIGHT: Pose = {
  spine: [50, 62, 46],
  neck: [26, 10],
  fore: [
    [-56, [-84, 12], [10, -16], [-10, -8], -50],
    [-52, [-74, 12], [16, -16], [-6, -8], -50],
  ],
  hind: [
    [[-50, 16], -110, -40, 0],
    [[-30, 16], -100, -30, 0],
  ],
  tail: [-146, -164, -176, 172, 160, 146, 132],
  face: [0.82, -0.04, 0.54],
}
const POSES = { walk: WALK, upright: UPRIGHT }

/** Great overlapping scales above and on the tail all round; belly and inner legs bare. */
function plates(spot: Spot, ppu: number): Skin {
  const { tube, u, v } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const belly = Math.abs(v) / Math.PI
  if (leg && u > 0.8) return { tone: 0.24, hue: 1 }
  if (!leg && !tail && belly > 0.74) return { tone: 0.18, hue: 1 }
  const long = leg ? 0.13 : 0.24
  const scale = scaleAt(spot, long, leg ? 8 : tail ? 8 : 11, 1)
  const { tone, line } = scaleTone(scale, long * ppu, 0.32, 0.5)
  // inks leave out what is thinner than a needle: on so small an animal the seams have to be told loudly
  const seam = Math.max(line, smoothstep(3, 1.4, scale.under * long * ppu))
  return { tone: Math.min(1, tone), hue: 0, line: seam, gloss: 0.25 }
}

export const pangolinBody = (pose: keyof typeof POSES, camera: Camera): Body =>
  grazerBody({ build: BUILD, pose: POSES[pose], camera, bust: bust(camera), skin: plates })
