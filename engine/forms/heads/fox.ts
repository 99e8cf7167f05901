import {
  canineClay,
  canineFace,
  canineFade,
  canineGuides,
  canineJaw,
  muzzleOf,
  type Bearing,
  type CanineBuild,
} from '#engine/forms/heads/canine.ts'
import { canineHue } from '#engine/forms/heads/canine-coat.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A fine pointed muzzle, wide cheeks and great ears. */
const BUILD: CanineBuild = {
  skull: [0.94, 0.82, 0.88],
  cheek: 1.06,
  ruff: 1.1,
  muzzle: { long: 0.94, wide: 0.6, deep: 0.62, drop: 0.05 },
  stop: 0.26,
  flews: 0,
  ear: {
    kind: 'pricked',
    at: [0.44, 0.42, -0.34],
    tip: [0.76, 1.32, -0.32],
    wide: 0.4,
    round: 0.03,
  },
  eye: { at: [0.31, 0.1, 0.43], width: 0.094, round: 0.6, slant: 0.62, tone: 0.24, isSlit: true },
  neck: { wide: 0.76, deep: 0.66, thick: 0.2 },
  end: [0, -1.8, -0.35],
  coat: 0.9,
  slope: 0.2,
  sullen: 0.05,
  brow: 0.5,
}

/** Red above; white lips, cheeks and throat; a dark streak from eye to nose and dark ears. */
const coatOf = (gape: number) => {
  const m = muzzleOf(BUILD)
  const chin = dropped(canineJaw(BUILD, gape))(m([0, -0.7, 0.8]))
  return (p: V3): number => {
    const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
    const edge = ragged(p) * 0.8
    // white from the lips out over the cheek to the points of the ruff
    const cheek =
      smoothstep(0.05, -0.05, y + 0.06 - (x - 0.4) * 0.42 + edge) *
      smoothstep(0.2, 0.3, x + edge) *
      smoothstep(-0.5, -0.3, z + edge) *
      smoothstep(-0.95, -0.75, y + edge)
    const lips =
      smoothstep(0.04, -0.04, y - m([0, -0.34, 0])[1] + edge * 0.4) * smoothstep(0.25, 0.4, z)
    const pale = Math.max(
      cheek,
      lips,
      patch(p, chin, 0.36),
      patch(p, [0.5, 0.62, -0.12], 0.18, [0.9, 1.3, 1]),
      patch(p, [0, -1.1, 0.0], 0.6, [0.8, 1.2, 1]),
    )
    const dark = Math.max(
      patch(p, [0.62, 1.12, -0.4], 0.2, [1, 1.2, 1.4]),
      patch(p, [0.58, 0.86, -0.24], 0.16, [0.8, 1.3, 1]),
      patch(p, m([0.2, -0.1, 0.55]), 0.1, [0.6, 0.6, 3.4]) * 0.7,
    )
    return mix(mix(0.46, 0.02, pale), 0.8, dark)
  }
}

export const fox = (camera: Camera, bearing: Bearing = {}): Head => {
  const { gape = 0 } = bearing
  const coat = coatOf(gape)
  return {
    name: 'fox',
    clay: canineClay(BUILD, bearing),
    camera,
    base: 0.4,
    paints: [field(coat), ...canineFace(BUILD, bearing)],
    guides: canineGuides(BUILD, gape),
    fade: canineFade(BUILD, bearing),
    tags: ['fur', 'furWhite', 'furBlack', 'gold', 'pink'],
    hue: canineHue(coat),
  }
}
