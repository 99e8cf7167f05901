import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { horn, ringed, type HornJoint } from '#engine/forms/heads/horns.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: GrazerBuild = {
  skull: [1.06, 1, 0.95],
  muzzle: { long: 0.86, wide: 1.04, deep: 1.06, drop: 0.2, arch: 0.14 },
  nose: [0.1, 0.07],
  eye: { at: [0.385, 0.12, 0.1], width: 0.11, round: 0.7, tone: 0.3, facing: [0.8, 0.06, 0.6] },
  ear: { at: [0.4, -0.02, -0.42], tip: [0.74, -0.12, -0.62], wide: 0.1 },
  neck: { from: [0, -0.8, -0.85], wide: 0.64, deep: 0.64, thick: 0.22, locks: 8 },
  end: [0, -1.95, -0.75],
  coat: 0.9,
}

/** Up from the brow, back, down round the ear, ahead and out: one full turn. */
const HORN: readonly HornJoint[] = Array.from({ length: 13 }, (_, n) => {
  const t = n / 12
  const angle = ((58 + t * 385) * Math.PI) / 180
  const round = mix(0.52, 0.42, t)
  return [
    0.17 + 0.48 * smoothstep(0, 0.36, t) + 0.58 * t ** 1.7,
    0.06 + Math.sin(angle) * round * (1 - 0.1 * t),
    -0.36 + Math.cos(angle) * round,
    mix(0.2, 0.02, t ** 1.4),
  ] as const
})
const [TIP_X, TIP_Y, TIP_Z] = HORN.at(-1)!
export const RAM_HORN_TIPS: readonly V3[] = [1, -1].map((side): V3 => [TIP_X * side, TIP_Y, TIP_Z])

/** Greyish brown, pale muzzle, shaggy dark throat. */
function coat(p: V3): number {
  const m = snoutOf(BUILD)
  const [, y] = p
  const edge = ragged(p)
  const pale = Math.max(
    patch(p, m([0, -0.2, 1.05]), 0.36, [1, 1, 1.1]),
    patch(p, [0.36, 0.04, 0.14], 0.2) * 0.4,
  )
  const dark = Math.max(
    smoothstep(-0.35, -1.2, y + edge * 1.3) * 0.8,
    patch(p, m([0, 0.1, 0.5]), 0.24, [0.6, 1, 1.5]) * 0.4,
  )
  return mix(mix(0.4, 0.64, dark), 0.06, pale)
}

/** Dark furrows between the rings come from their relief; wear lightens the tip. */
const hornCoat = ([x, y, z]: V3): number =>
  0.2 + Math.sin(x * 83 + y * 67 + z * 59) * 0.05 - smoothstep(0.8, 1.3, Math.abs(x)) * 0.14

export const ram = (camera: Camera, end: V3 = BUILD.end): Head => {
  const clay = grazerClay(BUILD, end)
  horn(clay, HORN, { k: 0.03 })
  ringed(clay, HORN, 26)
  return {
    name: 'ram',
    clay,
    camera,
    base: 0.4,
    paints: [field(coat), field(hornCoat, 'horn'), ...grazerFace(BUILD)],
    guides: grazerGuides(BUILD, end),
    fade: grazerFade(BUILD, end),
    tags: ['fur', 'furWhite', 'furDark', 'gold', 'horn'],
    hue: grazerHue(coat),
  }
}
