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
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A grizzly: broad skull, dished face, small eyes, round ears far apart. */
const BUILD: CanineBuild = {
  skull: [1.16, 1.08, 1],
  cheek: 1.16,
  ruff: 1.12,
  muzzle: { long: 0.96, wide: 1.24, deep: 1.1, drop: 0 },
  stop: 0.5,
  slope: 0.26,
  sullen: 0.1,
  flews: 0,
  ear: {
    kind: 'pricked',
    at: [0.68, 0.5, -0.4],
    tip: [0.76, 0.66, -0.4],
    wide: 0.22,
    round: 0.22,
  },
  eye: { at: [0.31, 0.12, 0.47], width: 0.078, round: 0.74, slant: 0.34, tone: 0.66, mild: true },
  neck: { wide: 1.02, deep: 0.85, thick: 0.26, locks: 8, nape: 0.7 },
  end: [0, -2, -0.35],
  coat: 0.9,
  brow: 0.7,
}

/** Brown with a pale muzzle, grizzled cheeks, dark about the eyes. */
const coatOf = (gape: number) => {
  const m = muzzleOf(BUILD)
  const chin = dropped(canineJaw(BUILD, gape))(m([0, -0.66, 0.85]))
  return (p: V3): number => {
    const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
    const edge = ragged(p)
    const muzzle =
      smoothstep(0.5, 0.9, z + edge - Math.max(0, y) * 0.5) * smoothstep(0.2, 0.0, y + edge * 0.4)
    const pale = Math.max(muzzle * 0.95, patch(p, chin, 0.34))
    const grizzled = Math.max(
      patch(p, [0.85, -0.3, 0.05], 0.46) * 0.6,
      patch(p, [0.16, 0.5, 0.3], 0.34) * 0.5,
    )
    const dark = Math.max(
      patch(p, [0.34, 0.12, 0.46], 0.17, [1.2, 0.8, 1]) * 0.3,
      patch(p, [0.76, 0.64, -0.2], 0.17),
      smoothstep(-0.7, -1.5, y + edge) * 0.3,
      smoothstep(0.1, 0.05, x) * smoothstep(0.6, 0.9, z) * smoothstep(-0.3, -0.15, y) * 0.4,
    )
    return mix(mix(mix(0.56, 0.34, grizzled), 0.8, dark), 0.2, pale)
  }
}

/** A coat that is brown, or white but for eyes, nose and the hollows of the ears. */
export type BearCoat = 'brown' | 'white'

const BEAR_TAGS: Record<BearCoat, NonNullable<Head['tags']>> = {
  brown: ['furDark', 'furLight', 'furBlack', 'gold', 'pink'],
  white: ['furWhite', 'furWhite', 'furBlack', 'furBlack', 'pink'],
}

const white = (p: V3): number =>
  mix(0.05, 0.4, patch(p, [0.76, 0.64, -0.2], 0.15)) +
  patch(p, [0.32, 0.12, 0.46], 0.14, [1.2, 0.8, 1]) * 0.2

export const bear = (camera: Camera, bearing: Bearing = {}, kind: BearCoat = 'brown'): Head => {
  const { gape = 0 } = bearing
  const coat = kind === 'white' ? white : coatOf(gape)
  return {
    name: 'bear',
    clay: canineClay(BUILD, bearing),
    camera,
    base: kind === 'white' ? 0.05 : 0.56,
    paints: [field(coat), ...canineFace(BUILD, bearing)],
    guides: canineGuides(BUILD, gape),
    fade: canineFade(BUILD, bearing),
    tags: BEAR_TAGS[kind],
    hue: canineHue(coat, 0.72),
  }
}
