import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import {
  cow as patchedHead,
  COW_EAR_TIPS,
  highlandCow as shaggyHead,
  HIGHLAND_HORN_TIPS,
} from '#engine/forms/heads/cow.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Frame4, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A level back, hips as high as the withers, a deep belly. */
const COW: Build = {
  spine: [0.46, 0.52, 0.44],
  trunk: [0.38, 0.42, 0.42, 0.38],
  flat: 0.8,
  neck: [0.3, 0.28],
  throat: [0.34, 0.27, 0.2],
  fore: [0.42, 0.36, 0.44, 0.28, 0.12],
  foreR: [0.22, 0.12, 0.072, 0.054, 0.066],
  hind: [0.44, 0.44, 0.42, 0.12],
  hindR: [0.3, 0.15, 0.074, 0.056, 0.066],
  wide: [0.2, 0.19],
  tail: { long: 1.15, r: [0.055, 0.04, 0.034, 0.032, 0.034, 0.08, 0.06, 0.015] },
  foot: 'hoof',
  sinew: 0.5,
  head: { scale: 0.44, ahead: 0.24, up: 0.02, k: 0.1, reach: 1.7 },
}
/** Short in the leg under all that hair. */
const HIGHLAND: Build = {
  ...COW,
  trunk: [0.42, 0.43, 0.46, 0.46],
  throat: [0.44, 0.36, 0.26],
  fore: [0.4, 0.32, 0.34, 0.22, 0.12],
  hind: [0.42, 0.38, 0.34, 0.12],
  head: { ...COW.head, scale: 0.46, reach: 2.2 },
}

const STAND: Pose = {
  spine: [1, -1, 1],
  neck: [34, 22],
  fore: [
    [-62, [-112, 5], [-90, 2], -90, -60],
    [-58, [-100, 5], [-78, 2], -82, -56],
  ],
  hind: [
    [[-92, 5], -126, -96, -66],
    [[-64, 5], -120, -86, -60],
  ],
  tail: [-140, -100, -92, -92, -90, -92, -94],
  face: [0.68, -0.12, 0.72],
}

function udder({ clay, trunk }: Frame4): void {
  const [x, y] = trunk.points.at(-3)!
  clay.ball([x + 0.1, y - 0.36, 0], [0.22, 0.17, 0.2], { k: 0.08, of: 'skin' })
  for (const z of [0.09, -0.09])
    clay.limb([x + 0.16, y - 0.46, z], [x + 0.17, y - 0.6, z], 0.04, 0.03, { k: 0.03, of: 'skin' })
}

/** White, with great black islands that no seam cuts. */
function patches(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const island = noise(arc * 1.7 + (leg ? 3 : 0), v * 0.8 + 1.3) + noise(arc * 5, v * 3) * 0.14
  const black = leg
    ? smoothstep(0.4, 0.2, u) * smoothstep(-0.05, 0.02, island)
    : tail
      ? 0
      : Math.max(smoothstep(0.0, 0.05, island), smoothstep(0.2, 0.12, u))
  const tuft = tail ? smoothstep(0.6, 0.75, u) : 0
  const tone = mix(0.05, 0.84, black)
  return {
    tone,
    hue: tone > 0.5 ? 2 : 1,
    hair: tuft > 0.3 ? 0.2 : 0.03,
    lift: tuft > 0.3 ? 0.3 : 0.06,
  }
}

/** Long strands that hang over everything. */
function strands({ tube, u, v, arc, along }: Spot): Skin {
  const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
  const lock = noise(arc * 5, v * 8) * 0.22
  return {
    tone: 0.42 + lock,
    hue: 0,
    hair: leg ? mix(0.22, 0.05, smoothstep(0.5, 0.8, u)) : 0.32,
    lift: 0.3,
    to: [along[0] * 0.35, along[1] * 0.35 - 1, along[2] * 0.35],
  }
}

export function cowBody(camera: Camera): Body {
  const body = grazerBody({
    build: COW,
    pose: STAND,
    camera,
    bust: patchedHead(camera),
    skin: patches,
    tips: COW_EAR_TIPS,
    dress: udder,
  })
  return { ...body, own: { ...body.own, skin: { tone: 0.2, hue: 0 } } }
}

export const highlandBody = (camera: Camera): Body =>
  grazerBody({
    build: HIGHLAND,
    pose: STAND,
    camera,
    bust: shaggyHead(camera),
    skin: strands,
    tips: HIGHLAND_HORN_TIPS,
  })
