import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { horn } from '#engine/forms/heads/horns.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const TOOTH = MATERIALS.indexOf('tooth')

const BUILD: GrazerBuild = {
  skull: [1.12, 1.1, 1.1],
  muzzle: { long: 1.2, wide: 1.08, deep: 1.16, drop: 0.3, arch: 0 },
  nose: [0.19, 0.17],
  disc: true,
  eye: { at: [0.385, 0.2, 0.18], width: 0.08, round: 0.7, tone: 0.6, facing: [0.78, 0.1, 0.6] },
  ear: { at: [0.32, 0.42, -0.4], tip: [0.66, 1.02, -0.36], wide: 0.17 },
  neck: { from: [0, -0.62, -0.85], wide: 0.8, deep: 0.74, thick: 0.24, locks: 8 },
  end: [0, -1.9, -0.6],
  coat: 1.25,
}

/** Dark bristles, paler along the lips, black about the eye. */
function coat(p: V3): number {
  const m = snoutOf(BUILD)
  const edge = ragged(p)
  const light = Math.max(
    patch(p, m([0.14, -0.2, 0.6]), 0.34, [1, 0.7, 1.5]) * 0.7,
    patch(p, [0.42, -0.2, -0.2], 0.4) * 0.5,
  )
  const dark = Math.max(
    patch(p, [0.36, 0.22, 0.16], 0.22) * 0.7,
    smoothstep(0.4, 0.6, p[1] + edge * 0.6) * 0.6,
  )
  return mix(mix(0.52, 0.26, light), 0.76, dark) + noise(p[0] * 9, p[1] * 9) * 0.04
}

export const boar = (camera: Camera, end: V3 = BUILD.end): Head => {
  const m = snoutOf(BUILD)
  const clay = grazerClay(BUILD, end)
  const [, y, z] = m([0, -0.26, 0.72])
  // the lower tusk sweeps out and up, the upper one hones it
  horn(
    clay,
    [
      [0.15, y - 0.08, z, 0.06],
      [0.28, y - 0.08, z + 0.06, 0.055],
      [0.37, y + 0.08, z + 0.08, 0.046],
      [0.36, y + 0.3, z + 0.02, 0.008],
    ],
    { of: 'tooth', k: 0.02 },
  )
  horn(
    clay,
    [
      [0.16, y + 0.02, z - 0.12, 0.05],
      [0.27, y + 0.04, z - 0.1, 0.042],
      [0.31, y + 0.18, z - 0.1, 0.008],
    ],
    { of: 'tooth', k: 0.02 },
  )
  return {
    name: 'boar',
    clay,
    camera,
    base: 0.55,
    paints: [field(coat), ...grazerFace(BUILD)],
    guides: [
      ...grazerGuides(BUILD, end),
      lie([0, 0.6, -0.2], [0, 0.8, -0.7], 0.3, 0.5),
      lie([0, 0.62, -0.6], [0, 0.7, -0.8], 0.4, 0.5),
      lie([0.42, -0.2, -0.2], [0.6, -0.6, -0.6], 0.26, 0.3),
    ],
    fade: grazerFade(BUILD, end),
    tags: ['furDark', 'furLight', 'furBlack', 'gold', 'bone'],
    hue: (tone, material, crisp, at) =>
      material === TOOTH ? 4 : grazerHue(coat)(tone, material, crisp, at),
  }
}
