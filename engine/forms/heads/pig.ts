import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { patch } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Heavy of jowl, short of snout, its ears tipped over its eyes. */
const BUILD: GrazerBuild = {
  skull: [1.3, 1.16, 1.06],
  muzzle: { long: 0.82, wide: 1.22, deep: 1.16, drop: 0.16, arch: 0 },
  nose: [0.24, 0.21],
  disc: true,
  eye: { at: [0.41, 0.18, 0.2], width: 0.075, round: 0.62, tone: 0.6, facing: [0.74, 0.12, 0.64] },
  ear: { at: [0.36, 0.46, -0.3], tip: [0.86, 0.74, 0.22], wide: 0.32 },
  neck: { from: [0, -0.62, -0.8], wide: 0.82, deep: 0.76, thick: 0.05, locks: 4 },
  end: [0, -1.6, -0.55],
  coat: 0.08,
}

/** Bare and pale, pinker on ears and snout. */
function coat(p: V3): number {
  const m = snoutOf(BUILD)
  const rosy = Math.max(
    patch(p, m([0.1, -0.12, 1.0]), 0.34) * 0.6,
    patch(p, [0.62, 0.68, -0.1], 0.36) * 0.6,
    patch(p, [0.4, 0.2, 0.2], 0.18) * 0.5,
  )
  return mix(0.14, 0.42, rosy) + noise(p[0] * 9, p[1] * 9) * 0.03
}

export const pig = (camera: Camera, end: V3 = BUILD.end): Head => ({
  name: 'pig',
  clay: grazerClay(BUILD, end),
  camera,
  base: 0.3,
  paints: [field(coat), ...grazerFace(BUILD)],
  guides: grazerGuides(BUILD, end),
  fade: grazerFade(BUILD, end),
  tags: ['pink', 'skin', 'furDark', 'gold'],
  hue: grazerHue(coat),
})
