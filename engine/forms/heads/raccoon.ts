import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  muzzleOf,
  type Bearing,
  type CanineBuild,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILD: CanineBuild = {
  skull: [1, 0.94, 0.92],
  cheek: 1.12,
  ruff: 1.02,
  muzzle: { long: 0.72, wide: 0.82, deep: 0.84, drop: 0.06 },
  stop: 0.5,
  flews: 0,
  ear: {
    kind: 'pricked',
    at: [0.5, 0.48, -0.3],
    tip: [0.64, 0.8, -0.3],
    wide: 0.24,
    round: 0.15,
  },
  eye: { at: [0.33, 0.12, 0.45], width: 0.1, round: 0.86, slant: 0.2, tone: 0.7 },
  neck: { wide: 0.78, deep: 0.66, thick: 0.2 },
  end: [0, -1.7, -0.4],
  coat: 0.85,
}

/** The black mask over both eyes, white above it and on the muzzle, a dark line down the nose. */
function coat(p: V3): number {
  const m = muzzleOf(BUILD)
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const edge = ragged(p) * 0.8
  const mask =
    smoothstep(0.2, 0.13, Math.abs(y - 0.06 + Math.max(0, x - 0.3) * 0.75) + edge * 0.5 - 0.02) *
    smoothstep(0.1, 0.16, x + edge * 0.2) *
    smoothstep(0.84, 0.7, x + edge) *
    smoothstep(-0.3, 0, z)
  const stripe =
    smoothstep(0.1, 0.05, x + edge * 0.2) * smoothstep(0.15, 0.35, z) * smoothstep(-0.35, -0.2, y)
  const brow = patch(p, [0.5, 0.28, 0.26], 0.28, [1.5, 0.5, 1.2]) * 0.85
  const lips =
    smoothstep(0.05, -0.05, y - m([0, -0.26, 0])[1] + edge * 0.5) * smoothstep(0.3, 0.5, z)
  const cheek = patch(p, [0.74, -0.42, 0], 0.34, [1, 0.7, 1])
  const rim = patch(p, [0.62, 0.86, -0.28], 0.2, [1, 0.7, 1]) * 0.7
  const pale = Math.max(brow, lips, cheek, rim)
  const cup = patch(p, [0.56, 0.64, -0.12], 0.13) * 0.9
  return mix(mix(0.42, 0.04, pale), 0.86, Math.max(mask, stripe * 0.8, cup))
}

const whiskers = (): V3[][] => {
  const root = muzzleOf(BUILD)([0.18, -0.42, 1.0])
  return [0, 1, 2].map((n) => [
    add(root, [0, -0.04 * n, 0]),
    add(root, [0.34, 0.04 - n * 0.1, 0.02]),
    add(root, [0.72, 0.02 - n * 0.16, -0.14]),
  ])
}

export const raccoon = (camera: Camera, bearing: Bearing = {}): Head => ({
  name: 'raccoon',
  clay: canineClay(BUILD, bearing),
  camera,
  base: 0.42,
  paints: [field(coat), ...canineFace(BUILD, bearing)],
  guides: canineGuides(BUILD, bearing.gape),
  fade: canineFade(BUILD, bearing),
  whiskers: whiskers(),
  tags: ['hide', 'furWhite', 'furBlack', 'furDark', 'pink'],
  hue: canineHue(coat),
})
