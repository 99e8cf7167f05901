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
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A blunt face under ears as tall as itself. */
const BUILD: CanineBuild = {
  skull: [0.96, 0.9, 0.86],
  cheek: 1,
  ruff: 1,
  muzzle: { long: 0.5, wide: 1, deep: 0.92, drop: 0 },
  stop: 0.6,
  flews: 0,
  ear: {
    kind: 'pricked',
    at: [0.48, 0.46, -0.24],
    tip: [0.98, 1.46, -0.2],
    wide: 0.42,
    round: 0.07,
  },
  eye: { at: [0.34, 0.1, 0.42], width: 0.1, round: 0.86, slant: 0.34, tone: 0.75 },
  neck: { wide: 0.8, deep: 0.66, thick: 0.2 },
  end: [0, -1.6, -0.4],
  coat: 0.9,
}

/** Dark brown, paler about the throat, black cups of the ears. */
const coatOf = (gape: number) => {
  const chin = dropped(canineJaw(BUILD, gape))(muzzleOf(BUILD)([0, -0.66, 0.9]))
  return (p: V3): number => {
    const edge = ragged(p)
    const pale = Math.max(patch(p, chin, 0.3) * 0.6, smoothstep(-0.6, -1, p[1] + edge) * 0.4)
    const dark = Math.max(
      patch(p, [0.66, 0.98, -0.1], 0.34, [0.7, 1.4, 1]),
      patch(p, [0.34, 0.1, 0.42], 0.18) * 0.6,
    )
    return mix(mix(0.48, 0.24, pale), 0.82, dark)
  }
}

export const bat = (camera: Camera, bearing: Bearing = {}): Head => {
  const { gape = 0 } = bearing
  const coat = coatOf(gape)
  return {
    name: 'bat',
    clay: canineClay(BUILD, bearing),
    camera,
    base: 0.48,
    paints: [field(coat), ...canineFace(BUILD, bearing)],
    guides: canineGuides(BUILD, gape),
    fade: canineFade(BUILD, bearing),
    tags: ['furDark', 'furLight', 'furBlack', 'gold', 'pink', 'wingDark'],
    hue: canineHue(coat),
  }
}
