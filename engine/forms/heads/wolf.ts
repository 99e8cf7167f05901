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
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const BUILD: CanineBuild = {
  skull: [1, 1, 1],
  cheek: 1,
  ruff: 1,
  muzzle: { long: 0.96, wide: 1, deep: 0.98, drop: 0.01 },
  stop: 0.2,
  slope: 0.25,
  flews: 0,
  ear: {
    kind: 'pricked',
    at: [0.42, 0.48, -0.42],
    tip: [0.58, 1.17, -0.44],
    wide: 0.29,
    round: 0.03,
  },
  eye: {
    at: [0.32, 0.14, 0.44],
    width: 0.094,
    round: 0.5,
    slant: 0.68,
    tone: 0.12,
    isHard: true,
  },
  neck: { wide: 0.8, deep: 0.72, thick: 0.24, nape: 0.6 },
  clumps: 1,
  sullen: 0.12,
  brow: 0.45,
  end: [0, -1.95, -0.4],
  coat: 1,
}

/** Grey above, pale mask, dark bridge and crown, black tips in the ruff. */
const coatOf = (gape: number) => {
  const m = muzzleOf(BUILD)
  const chin = dropped(canineJaw(BUILD, gape))(m([0, -0.7, 0.8]))
  return (p: V3): number => {
    const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
    const edge = ragged(p) * 0.9
    // the mask: from the corner of the eye back over the cheek, and along the lips
    const cheek =
      smoothstep(0.05, -0.05, y - 0.04 + (x - 0.4) * 0.25 + edge) *
      smoothstep(-0.06, 0.06, y + 0.42 + (x - 0.5) * 0.5 + edge * 1.4) *
      smoothstep(0.3, 0.42, x + edge) *
      smoothstep(-0.4, -0.2, z + edge)
    const lips =
      smoothstep(0.05, -0.05, y - m([0, -0.34, 0])[1] + edge * 0.5) *
      smoothstep(0.3, 0.5, z) *
      (gape > 0 ? smoothstep(-0.74, -0.62, y) : 1)
    const pale = Math.max(
      cheek,
      lips,
      // an open jaw that is all white would be lost where there is no outline
      patch(p, chin, gape > 0 ? 0.2 : 0.42),
      patch(p, [0.5, 0.64, -0.2], 0.14, [1, 1.4, 1]),
      patch(p, [0, -1.25, 0.0], 0.5, [0.8, 1.4, 1]) * 0.9,
    )
    // pale places above the eyes would be a person's brows: the crown comes down between them in a point
    const peak = x + Math.max(0, 0.62 - y) * 0.62
    const dark = Math.max(
      smoothstep(0.6, 0.2, peak + edge * 2.4) *
        smoothstep(0.16, 0.5, y + edge * 2) *
        smoothstep(-0.7, -0.4, z) *
        0.6,
      smoothstep(0.15, 0.07, x + edge * 0.3) *
        smoothstep(0.1, 0.4, z) *
        smoothstep(1.3, 0.7, z) *
        0.8,
      patch(p, [0.5, 1.1, -0.6], 0.4) * 1.8,
      // grizzled only: black there, the neck is blotched like a cow's
      patch(p, [0.54, 0.13, 0.2], 0.14, [1.5, 0.45, 1.6]) * 0.4,
      patch(p, [0.95, -0.85, -0.7], 0.46) * 0.42,
      smoothstep(-0.4, -1, z + edge * 0.6) * 0.42,
    )
    const cup = patch(p, [0.56, 0.86, -0.34], 0.18, [0.8, 1.3, 1])
    // grizzled, never a black cap: light hairs run through the darkest grey
    return mix(mix(mix(0.4, 0.6, dark), 0.03, pale), 0.9, cup)
  }
}

export const wolf = (camera: Camera, bearing: Bearing = {}): Head => {
  const { gape = 0 } = bearing
  const coat = coatOf(gape)
  return {
    name: 'wolf',
    clay: canineClay(BUILD, bearing),
    camera,
    base: 0.42,
    paints: [field(coat), ...canineFace(BUILD, bearing)],
    guides: canineGuides(BUILD, gape),
    fade: canineFade(BUILD, bearing),
    tags: ['furGrey', 'furWhite', 'furBlack', 'gold', 'pink'],
    hue: canineHue(coat, 0.64),
  }
}
