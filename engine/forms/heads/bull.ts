import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  hornTone,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { horn, type HornJoint } from '#engine/forms/heads/horns.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: GrazerBuild = {
  skull: [1.36, 1.12, 1],
  muzzle: { long: 0.84, wide: 1.5, deep: 1.36, drop: 0.16, arch: 0 },
  nose: [0.24, 0.14],
  eye: {
    at: [0.485, 0.15, 0.13],
    width: 0.11,
    round: 0.66,
    tone: 0.66,
    facing: [0.76, 0.05, 0.65],
  },
  ear: { at: [0.46, 0.26, -0.52], tip: [1.1, 0.1, -0.55], wide: 0.17 },
  neck: { from: [0, -0.7, -0.95], wide: 0.82, deep: 0.78, thick: 0.26, locks: 8 },
  end: [0, -1.95, -0.7],
  coat: 0.5,
}

/** Out to the side, then ahead and up. */
const HORN: readonly HornJoint[] = [
  [0.3, 0.46, -0.36, 0.16],
  [0.58, 0.52, -0.34, 0.135],
  [0.86, 0.58, -0.14, 0.11],
  [1.02, 0.78, 0.12, 0.072],
  [1, 1.06, 0.24, 0.008],
]
export const BULL_HORN_TIPS: readonly V3[] = [1, -1].map((side): V3 => [side, 1.06, 0.24])

/** Nearly black, browner in the face, a pale ring behind the nose. */
function coat(p: V3): number {
  const m = snoutOf(BUILD)
  const [, y, z] = p
  const edge = ragged(p)
  const ring = patch(p, m([0, -0.16, 1.02]), 0.34, [1, 1, 0.6])
  const light = Math.max(
    patch(p, [0.42, -0.08, -0.1], 0.4) * 0.5,
    patch(p, m([0.1, 0.06, 0.5]), 0.3, [0.7, 1, 1.4]) * 0.45,
  )
  const dark = Math.max(
    smoothstep(0.32, 0.48, y + edge * 0.5) * smoothstep(0.5, 0.2, z),
    smoothstep(-0.4, -0.9, y + edge),
  )
  // no darker: what is black in a palette may be blue there, and the neck would wear a bib
  return mix(mix(mix(0.46, 0.32, light), 0.61, dark), 0.14, ring * 0.9)
}

export const bull = (camera: Camera, end: V3 = BUILD.end): Head => {
  const clay = grazerClay(BUILD, end)
    .limb([0, 0.46, -0.38], [0.34, 0.46, -0.38], 0.2, 0.18, { k: 0.1 }) // the poll between the horns
    .limb([0.02, 0.56, -0.24], [0.05, 0.3, 0.16], 0.14, 0.05, { k: 0.06 }) // its tuft
    .ball([0, -0.55, -0.55], [0.22, 0.34, 0.5], { k: 0.2 }) // dewlap
  horn(clay, HORN, { k: 0.03 })
  return {
    name: 'bull',
    clay,
    camera,
    base: 0.6,
    sheen: 0.14,
    paints: [field(coat), field(hornTone(0.16, 0.8, 0.9, 1.7), 'horn'), ...grazerFace(BUILD)],
    guides: [
      ...grazerGuides(BUILD, end),
      lie([0.05, 0.62, -0.2], [0.3, -0.6, 0.7], 0.26, 0.3),
      lie([0.12, 0.4, 0.12], [0.4, -0.8, 0.4], 0.2, 0.25),
      lie([0.3, 0.58, -0.24], [0.6, -0.5, 0.6], 0.22, 0.3),
    ],
    fade: grazerFade(BUILD, end),
    tags: ['furDark', 'furLight', 'furBlack', 'gold', 'bone'],
    hue: grazerHue(coat),
  }
}
