import {
  nibblerClay,
  nibblerFace,
  nibblerFade,
  nibblerGuides,
  nibblerHue,
  nibblerWhiskers,
  nibOf,
  type NibblerBuild,
} from '#engine/forms/heads/nibbler.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: NibblerBuild = {
  skull: [1, 1, 1],
  cheek: 1,
  muzzle: { long: 1, wide: 1, drop: 0.04 },
  nose: 1.1,
  eye: { at: [0.44, 0.14, 0.1], width: 0.145, round: 0.92, tone: 0.72, facing: [0.84, 0.06, 0.54] },
  ear: { kind: 'long', at: [0.17, 0.46, -0.42], tip: [0.4, 1.66, -0.6], wide: 0.2 },
  teeth: 0,
  neck: { from: [0, -0.62, -0.5], wide: 0.52, deep: 0.5, thick: 0.18, locks: 7 },
  end: [0, -1.5, -0.3],
  coat: 1,
}

/** What a picture must hold when the head sits on a body. */
export const RABBIT_EAR_TIPS: readonly V3[] = [1, -1].map((side): V3 => [0.4 * side, 1.72, -0.6])

/** Wild brown: ticked above, pale about the eye, on the muzzle and under the chin, dark tips of the ears. */
function coat(p: V3): number {
  const m = nibOf(BUILD)
  const [, y] = p
  const edge = ragged(p)
  const pale = Math.max(
    patch(p, m([0.08, -0.3, 0.6]), 0.24),
    patch(p, [0.42, 0.14, 0.12], 0.24, [1, 1, 1.2]) * 0.7,
    smoothstep(-0.4, -0.6, y + edge) * smoothstep(-1.3, -0.9, y + edge),
    patch(p, [0.28, 1.0, -0.36], 0.3, [0.6, 1.6, 0.6]) * 0.7,
  )
  const dark = Math.max(
    smoothstep(1.36, 1.52, y + edge * 0.4),
    patch(p, [0, 0.5, -0.3], 0.4, [0.8, 0.7, 1.2]) * 0.4,
  )
  return mix(mix(0.42, 0.8, dark), 0.05, pale)
}

export const rabbit = (camera: Camera): Head => ({
  name: 'rabbit',
  clay: nibblerClay(BUILD),
  camera,
  base: 0.42,
  paints: [field(coat), ...nibblerFace(BUILD)],
  guides: nibblerGuides(BUILD),
  fade: nibblerFade(BUILD),
  whiskers: nibblerWhiskers(BUILD),
  tags: ['fur', 'furWhite', 'furDark', 'pink'],
  hue: nibblerHue(coat),
})
