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
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: GrazerBuild = {
  skull: [1, 1, 1],
  muzzle: { long: 1.16, wide: 0.94, deep: 0.96, drop: 0.12, arch: 0 },
  nose: [0.13, 0.1],
  eye: { at: [0.365, 0.2, 0.1], width: 0.12, round: 0.78, tone: 0.7, facing: [0.78, 0.08, 0.62] },
  ear: { at: [0.36, 0.3, -0.52], tip: [1.04, 0.42, -0.6], wide: 0.19 },
  neck: { from: [0, -0.95, -0.86], wide: 0.66, deep: 0.66, thick: 0.22, locks: 9 },
  end: [0, -2.3, -0.95],
  coat: 1,
}

/** A royal: one even bow of a beam, brow, bez and trez tines ever shorter along its front, and a crown of three. */
const ANTLER: readonly (readonly HornJoint[])[] = [
  [
    [0.16, 0.4, -0.3, 0.11],
    [0.22, 0.64, -0.38, 0.105],
    [0.5, 0.94, -0.56, 0.094],
    [0.86, 1.28, -0.62, 0.086],
    [1.06, 1.7, -0.52, 0.078],
    [1.04, 2.12, -0.34, 0.06],
    [0.86, 2.5, -0.18, 0.01],
  ],
  [
    [0.22, 0.62, -0.38, 0.08],
    [0.3, 0.64, -0.06, 0.07],
    [0.42, 0.84, 0.24, 0.054],
    [0.42, 1.2, 0.36, 0.01],
  ],
  [
    [0.42, 0.86, -0.5, 0.068],
    [0.56, 0.9, -0.2, 0.058],
    [0.68, 1.1, 0.04, 0.044],
    [0.68, 1.4, 0.12, 0.01],
  ],
  [
    [0.88, 1.32, -0.62, 0.068],
    [0.8, 1.44, -0.34, 0.058],
    [0.68, 1.64, -0.16, 0.044],
    [0.62, 1.92, -0.1, 0.01],
  ],
  [
    [1.06, 1.98, -0.4, 0.064],
    [1.18, 2.2, -0.4, 0.05],
    [1.22, 2.52, -0.34, 0.01],
  ],
  [
    [1.06, 1.7, -0.52, 0.064],
    [1.26, 1.9, -0.64, 0.052],
    [1.42, 2.22, -0.7, 0.01],
  ],
]

/** Tips that a picture must hold when the head sits on a body. */
export const ANTLER_TIPS: readonly V3[] = ANTLER.flatMap((tine) => {
  const [x, y, z] = tine.at(-1)!
  return [1, -1].map((side): V3 => [x * side, y, z])
})

/** Brown, greyer in the face, a dark mane, pale about the eyes and on the chin. */
function coat(p: V3): number {
  const m = snoutOf(BUILD)
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const edge = ragged(p)
  const mane = smoothstep(-0.55, -1.35, y + edge * 1.6 + z * 0.2)
  const bridge =
    smoothstep(0.17, 0.06, x + edge * 0.4) *
    smoothstep(0.1, 0.3, z) *
    smoothstep(-0.02, 0.1, y + z * 0.2)
  const dark = Math.max(
    bridge * 0.45,
    patch(p, [0, 0.56, -0.12], 0.3, [1, 0.7, 1]) * 0.8,
    patch(p, m([0.1, -0.08, 1.1]), 0.2) * 0.9,
    patch(p, [0.52, 0.46, -0.42], 0.16, [1.4, 0.8, 0.6]) * 0.4,
  )
  const pale = Math.max(
    patch(p, m([0, -0.36, 1.05]), 0.16),
    patch(p, m([0.1, -0.24, 0.8]), 0.16, [1, 0.6, 1.6]) * 0.6,
    patch(p, [0.34, 0.14, 0.12], 0.24, [1, 0.9, 1.1]) * 0.5,
    patch(p, [0.66, 0.44, -0.45], 0.16, [1.5, 0.7, 0.6]) * 0.8,
    patch(p, [0, -0.5, -0.25], 0.26, [1, 0.8, 1.2]) * 0.6,
  )
  return mix(mix(mix(0.4, 0.54, mane), 0.7, dark), 0.08, pale)
}

export const stag = (camera: Camera, end: V3 = BUILD.end): Head => {
  const clay = grazerClay(BUILD, end)
  for (const tine of ANTLER) horn(clay, tine)
  // the burr where antler meets bone
  clay.ball([0.19, 0.57, -0.35], [0.14, 0.05, 0.14], { k: 0.03, of: 'horn', by: [0, -20, -20] })
  return {
    name: 'stag',
    clay,
    camera,
    base: 0.42,
    sheen: 0.1,
    paints: [field(coat), field(hornTone(0.42, 0.08, 0.4, 2.0), 'horn'), ...grazerFace(BUILD)],
    guides: grazerGuides(BUILD, end),
    fade: grazerFade(BUILD, end),
    tags: ['fur', 'furWhite', 'furDark', 'gold', 'bone'],
    hue: grazerHue(coat),
  }
}
