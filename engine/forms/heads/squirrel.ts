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
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Short of face, large of eye, with tufts on its pricked ears. */
const BUILD: NibblerBuild = {
  skull: [0.96, 0.92, 0.96],
  cheek: 1.02,
  muzzle: { long: 1.04, wide: 0.86, drop: 0.14 },
  nose: 0.95,
  eye: { at: [0.39, 0.16, 0.2], width: 0.145, round: 0.92, tone: 0.9, facing: [0.8, 0.14, 0.56] },
  ear: { kind: 'long', at: [0.26, 0.42, -0.36], tip: [0.42, 1.12, -0.44], wide: 0.17 },
  teeth: 0.05,
  neck: { from: [0, -0.58, -0.5], wide: 0.5, deep: 0.48, thick: 0.17, locks: 7 },
  end: [0, -1.4, -0.3],
  coat: 0.9,
}
const EAR_TIP: V3 = [0.42, 1.12, -0.44]

/** What a picture must hold when the head sits on a body. */
export const SQUIRREL_EAR_TIPS: readonly V3[] = [1, -1].map((side): V3 => [0.44 * side, 1.36, -0.5])

/** Red above, white on lips and throat and in a ring about the eye. */
function coat(p: V3): number {
  const m = nibOf(BUILD)
  const [, y] = p
  const edge = ragged(p)
  const pale = Math.max(
    smoothstep(-0.3, -0.46, y + edge),
    patch(p, m([0.06, -0.3, 0.6]), 0.2) * 0.9,
    patch(p, [0.42, 0.17, 0.2], 0.24, [1, 1, 1.1]) * 0.85,
  )
  const dark = Math.max(
    patch(p, EAR_TIP, 0.3, [0.9, 1.1, 0.9]) * 0.9,
    patch(p, [0, 0.5, -0.2], 0.42, [0.7, 0.6, 1.3]) * 0.4,
  )
  return mix(mix(0.46, 0.8, dark), 0.04, pale)
}

export const squirrel = (camera: Camera): Head => ({
  name: 'squirrel',
  clay: nibblerClay(BUILD),
  camera,
  base: 0.44,
  paints: [field(coat), ...nibblerFace(BUILD)],
  guides: [...nibblerGuides(BUILD), lie(EAR_TIP, [0.1, 1, -0.1], 0.34, 0.2)],
  fade: nibblerFade(BUILD),
  whiskers: nibblerWhiskers(BUILD),
  tags: ['fur', 'furWhite', 'furDark', 'pink'],
  hue: nibblerHue(coat),
})
