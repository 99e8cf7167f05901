import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  type CanineBuild,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { SMOOTH } from '#engine/forms/heads/dog-parts.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A long fine wedge without a stop, the ears laid back and folded, on a neck like a swan's. */
const BUILD: CanineBuild = {
  ...SMOOTH,
  skull: [0.84, 0.86, 1],
  cheek: 0.8,
  muzzle: { long: 1.06, wide: 0.84, deep: 0.98, drop: 0.05 },
  stop: 0.36,
  flews: 0.12,
  ear: {
    kind: 'folded',
    at: [0.46, 0.5, -0.34],
    tip: [0.86, 0.2, -0.4],
    wide: 0.19,
    round: 0.07,
  },
  eye: {
    at: [0.29, 0.14, 0.36],
    width: 0.095,
    round: 0.72,
    slant: 0.26,
    tone: 0.74,
    mild: true,
  },
  neck: { wide: 0.46, deep: 0.5, thick: 0.16, nape: 0.4, locks: 6 },
  end: [0, -2.1, -0.6],
}

/** Fawn grey, white down the throat, the muzzle greyer. */
function coat(p: V3): number {
  const edge = ragged(p) * 0.5
  const throat = patch(p, [0, -1.05, 0], 0.42, [0.8, 1.5, 1])
  const mask = smoothstep(0.7, 1.1, p[2] + edge) * 0.35
  return mix(mix(0.4, 0.6, mask), 0.08, throat)
}

export const greyhound = (camera: Camera): Head => ({
  name: 'greyhound',
  clay: canineClay(BUILD),
  camera,
  base: 0.36,
  paints: [field(coat), ...canineFace(BUILD)],
  guides: canineGuides(BUILD),
  fade: canineFade(BUILD),
  tags: ['hide', 'furWhite', 'furDark', 'gold', 'pink'],
  hue: canineHue(coat),
})
