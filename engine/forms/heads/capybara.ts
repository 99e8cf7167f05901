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
import { mix } from '#engine/pixels/maths.ts'

/** A brick of a face: deep to the very lips, eyes and small ears high and far back. */
const BUILD: NibblerBuild = {
  skull: [0.9, 0.84, 1.1],
  cheek: 1.1,
  muzzle: { long: 1.46, wide: 1.62, drop: -0.02 },
  nose: 1.8,
  eye: { at: [0.46, 0.32, 0.08], width: 0.105, round: 0.72, tone: 0.9, facing: [0.86, 0.24, 0.44] },
  ear: { kind: 'round', at: [0.36, 0.34, -0.5], tip: [0.48, 0.62, -0.54], wide: 0.15 },
  teeth: 0,
  neck: { from: [0, -0.55, -0.6], wide: 0.62, deep: 0.6, thick: 0.22, locks: 8 },
  end: [0, -1.5, -0.5],
  coat: 0.95,
}

/** Sandy brown, darker on the muzzle and behind the eye. */
function coat(p: V3): number {
  const m = nibOf(BUILD)
  const edge = ragged(p)
  const dark = Math.max(
    patch(p, m([0, -0.05, 0.7]), 0.34, [1.2, 1, 0.9]) * 0.4,
    patch(p, [0.5, 0.6, -0.5], 0.2) * 0.6,
  )
  const pale = patch(p, [0.45, -0.35, 0.1], 0.34) * 0.5
  return mix(mix(0.38 + edge * 0.08, 0.72, dark), 0.16, pale)
}

export const capybara = (camera: Camera): Head => ({
  name: 'capybara',
  clay: nibblerClay(BUILD),
  camera,
  base: 0.46,
  paints: [field(coat), ...nibblerFace(BUILD)],
  guides: nibblerGuides(BUILD),
  fade: nibblerFade(BUILD),
  whiskers: nibblerWhiskers(BUILD),
  tags: ['fur', 'furLight', 'furDark', 'furDark'],
  hue: nibblerHue(coat),
})
