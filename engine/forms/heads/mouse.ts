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

/** A rat's head: a long wedge, beads for eyes, dishes for ears. */
const BUILD: NibblerBuild = {
  skull: [0.94, 0.88, 1],
  cheek: 0.94,
  muzzle: { long: 1.42, wide: 0.84, drop: 0.08 },
  nose: 0.9,
  eye: { at: [0.34, 0.17, 0.28], width: 0.1, round: 0.95, tone: 0.9, facing: [0.8, 0.25, 0.55] },
  ear: { kind: 'round', at: [0.34, 0.3, -0.36], tip: [0.66, 0.86, -0.48], wide: 0.26 },
  teeth: 0.12,
  neck: { from: [0, -0.6, -0.55], wide: 0.5, deep: 0.5, thick: 0.17, locks: 7 },
  end: [0, -1.45, -0.35],
  coat: 0.9,
}

/** Grey brown, paler below, ears bare. */
function coat(p: V3): number {
  const m = nibOf(BUILD)
  const [, y] = p
  const edge = ragged(p)
  const pale = Math.max(
    smoothstep(-0.28, -0.46, y + edge),
    patch(p, m([0.08, -0.26, 0.62]), 0.2) * 0.8,
    patch(p, [0.55, 0.62, -0.3], 0.26, [1, 1.1, 0.8]) * 0.8,
  )
  const dark = patch(p, [0, 0.5, -0.3], 0.5, [0.8, 0.6, 1.3]) * 0.5
  return mix(mix(0.5, 0.7, dark), 0.1, pale)
}

export const mouse = (camera: Camera): Head => ({
  name: 'mouse',
  clay: nibblerClay(BUILD),
  camera,
  base: 0.5,
  paints: [field(coat), ...nibblerFace(BUILD)],
  guides: nibblerGuides(BUILD),
  fade: nibblerFade(BUILD),
  whiskers: nibblerWhiskers(BUILD),
  tags: ['hide', 'furLight', 'furBlack', 'pink'],
  hue: nibblerHue(coat),
})
