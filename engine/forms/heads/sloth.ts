import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  type CanineBuild,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field, FRONT, mark, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Round and flat of face, its ears lost in the fur, a broad nose over a smile. */
const BUILD: CanineBuild = {
  skull: [1.06, 1.02, 0.94],
  cheek: 1.12,
  ruff: 1.06,
  muzzle: { long: 0.4, wide: 1.06, deep: 0.82, drop: 0.02 },
  stop: 0.44,
  flews: 0,
  ear: { kind: 'pricked', at: [0.5, 0.2, -0.5], tip: [0.56, 0.26, -0.5], wide: 0.1, round: 0.1 },
  eye: { at: [0.33, 0.06, 0.46], width: 0.1, round: 0.9, slant: 0.1, tone: 0.92, mild: true },
  neck: { wide: 0.7, deep: 0.64, thick: 0.22, locks: 9 },
  end: [0, -1.6, -0.35],
  coat: 0.9,
}

/** A pale mask, a dark band from each eye out over the cheek, a darker cap that falls over the brow. */
function coat(p: V3): number {
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const edge = ragged(p)
  const mask =
    smoothstep(0.86, 0.7, Math.hypot(x * 0.98, (y + 0.1) * 1.16) + edge * 0.5) *
    smoothstep(-0.2, 0.06, z)
  const band =
    smoothstep(0.15, 0.09, Math.abs(y - 0.06 + Math.max(0, x - 0.3) * 0.62) + edge * 0.3) *
    smoothstep(0.18, 0.26, x) *
    smoothstep(0.78, 0.66, x + edge)
  return mix(mix(0.46, 0.08, mask), 0.84, band)
}

/** The corners of the lips run up into the cheeks. */
const SMILE: Paint = mark(
  FRONT,
  [
    [0, -0.54, 0.014],
    [0.16, -0.57, 0.022],
    [0.34, -0.5, 0.02],
    [0.47, -0.36, 0.005],
  ],
  0.95,
  { soft: 0.016, hair: 0.1 },
)

export const sloth = (camera: Camera): Head => ({
  name: 'sloth',
  clay: canineClay(BUILD),
  camera,
  base: 0.42,
  paints: [field(coat), ...canineFace(BUILD), SMILE],
  guides: canineGuides(BUILD),
  fade: canineFade(BUILD),
  tags: ['fur', 'furLight', 'furDark', 'furDark', 'wood'],
  hue: canineHue(coat),
})
