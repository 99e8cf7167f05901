import {
  nibblerClay,
  nibblerFace,
  nibblerFade,
  nibblerGuides,
  nibblerHue,
  type NibblerBuild,
} from '#engine/forms/heads/nibbler.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A small cone: no cheeks, hardly an ear, the mouth a slit at its end. */
const BUILD: NibblerBuild = {
  skull: [0.88, 0.8, 1.05],
  cheek: 0.84,
  muzzle: { long: 1.62, wide: 0.72, drop: 0.12 },
  nose: 1.1,
  eye: { at: [0.3, 0.06, 0.3], width: 0.08, round: 0.9, tone: 0.95, facing: [0.84, 0.2, 0.5] },
  ear: { kind: 'round', at: [0.42, 0.02, -0.42], tip: [0.52, 0.16, -0.5], wide: 0.09 },
  teeth: 0,
  neck: { from: [0, -0.5, -0.6], wide: 0.5, deep: 0.5, thick: 0.1, locks: 4 },
  end: [0, -1.3, -0.5],
  coat: 0.2,
}

/** Bare and pale below, small scales from the brow back. */
function coat(p: V3): number {
  const [x, y, z] = p
  const scale = scaleAt({ arc: 4 - z, v: Math.atan2(x, y + 0.3) }, 0.2, 16)
  const { tone, line } = scaleTone(scale, 60, 0.4, 0.4)
  const scaled = smoothstep(-0.05, 0.1, y + Math.max(0, -0.1 - z) * 0.6) * smoothstep(0.75, 0.6, z)
  return mix(0.16, Math.max(tone, line * 0.95), scaled)
}

export const pangolin = (camera: Camera): Head => ({
  name: 'pangolin',
  clay: nibblerClay(BUILD),
  camera,
  base: 0.34,
  paints: [field(coat), ...nibblerFace(BUILD)],
  guides: nibblerGuides(BUILD),
  fade: nibblerFade(BUILD),
  tags: ['leather', 'skin', 'furDark', 'pink', 'bone'],
  hue: nibblerHue(coat),
})
