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
  muzzle: { long: 1, wide: 1, deep: 1, drop: 0.12, arch: 0 },
  nose: [0.13, 0.1],
  eye: { at: [0.365, 0.2, 0.1], width: 0.12, round: 0.78, tone: 0.7, facing: [0.78, 0.08, 0.62] },
  ear: { at: [0.34, 0.36, -0.52], tip: [0.98, 0.62, -0.62], wide: 0.17 },
  neck: { from: [0, -0.95, -0.82], wide: 0.5, deep: 0.52, thick: 0.19, locks: 8 },
  end: [0, -2.1, -0.85],
  coat: 1,
}

/** A royal: beam, brow, bez and trez tines, and a crown of three. */
const ANTLER: readonly (readonly HornJoint[])[] = [
  [
    [0.16, 0.4, -0.3, 0.1],
    [0.2, 0.62, -0.36, 0.095],
    [0.42, 0.92, -0.5, 0.082],
    [0.76, 1.24, -0.54, 0.074],
    [0.93, 1.62, -0.42, 0.068],
    [0.9, 1.98, -0.24, 0.05],
    [0.76, 2.3, -0.12, 0.008],
  ],
  [
    [0.2, 0.6, -0.36, 0.075],
    [0.29, 0.66, -0.1, 0.062],
    [0.38, 0.86, 0.16, 0.048],
    [0.36, 1.14, 0.26, 0.008],
  ],
  [
    [0.32, 0.8, -0.46, 0.06],
    [0.5, 0.86, -0.22, 0.05],
    [0.62, 1.06, -0.04, 0.038],
    [0.62, 1.26, 0.02, 0.008],
  ],
  [
    [0.76, 1.24, -0.54, 0.06],
    [0.66, 1.4, -0.32, 0.052],
    [0.54, 1.6, -0.16, 0.04],
    [0.5, 1.8, -0.1, 0.008],
  ],
  [
    [0.92, 1.86, -0.32, 0.055],
    [1.06, 2.06, -0.3, 0.044],
    [1.12, 2.3, -0.24, 0.008],
  ],
  [
    [0.94, 1.66, -0.4, 0.055],
    [1.12, 1.8, -0.56, 0.044],
    [1.26, 2.02, -0.62, 0.008],
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
  return mix(mix(mix(0.42, 0.66, mane), 0.74, dark), 0.08, pale)
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
