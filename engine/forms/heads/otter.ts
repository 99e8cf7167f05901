import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  muzzleOf,
  type CanineBuild,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Broad and flat above, blunt before, with round ears low at the sides and a neck as wide as the head. */
const BUILD: CanineBuild = {
  skull: [1.02, 0.8, 0.92],
  cheek: 1.12,
  ruff: 0.86,
  muzzle: { long: 0.48, wide: 1.26, deep: 0.92, drop: 0.02 },
  stop: 0.3,
  flews: 0.1,
  ear: {
    kind: 'pricked',
    at: [0.64, 0.12, -0.36],
    tip: [0.8, 0.3, -0.38],
    wide: 0.16,
    round: 0.14,
  },
  eye: { at: [0.36, 0.08, 0.42], width: 0.1, round: 0.94, slant: 0.1, tone: 0.8, mild: true },
  neck: { wide: 0.8, deep: 0.7, thick: 0.2, nape: 0.5 },
  end: [0, -1.75, -0.4],
  coat: 0.42,
}

/** Dark brown above, pale from the lips down the throat. */
function coat(p: V3): number {
  const m = muzzleOf(BUILD)
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const edge = ragged(p) * 0.7
  const lips =
    smoothstep(0.06, -0.08, y - m([0, -0.24, 0])[1] + edge * 0.5) * smoothstep(0.25, 0.45, z)
  const cheek = patch(p, [0.56, -0.4, 0.16], 0.4, [1.1, 0.8, 1.1]) * 0.9
  const throat = smoothstep(-0.42, -0.62, y + edge * 0.6 - z * 0.1) * smoothstep(0.95, 0.7, x)
  const brow = patch(p, [0.3, 0.3, 0.38], 0.13, [1.2, 0.6, 1]) * 0.4
  const cup = patch(p, [0.72, 0.2, -0.3], 0.12) * 0.7
  return mix(mix(0.56, 0.08, Math.max(lips, cheek, throat, brow)), 0.82, cup)
}

const whiskers = (): V3[][] => {
  const root = muzzleOf(BUILD)([0.2, -0.4, 0.98])
  return [0, 1, 2, 3].map((n) => [
    add(root, [0, -0.035 * n, 0]),
    add(root, [0.32, -0.02 - n * 0.09, 0.02]),
    add(root, [0.66, -0.14 - n * 0.15, -0.16]),
  ])
}

export const otter = (camera: Camera): Head => ({
  name: 'otter',
  clay: canineClay(BUILD),
  camera,
  base: 0.5,
  paints: [field(coat), ...canineFace(BUILD)],
  guides: canineGuides(BUILD),
  fade: canineFade(BUILD),
  whiskers: whiskers(),
  tags: ['fur', 'furLight', 'furBlack', 'furDark', 'pink'],
  hue: canineHue(coat),
})
