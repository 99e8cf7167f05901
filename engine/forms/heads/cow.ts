import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  hornTone,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { horn, type HornJoint } from '#engine/forms/heads/horns.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Longer and gentler in the face than a bull, its ears out to the side. */
const COW: GrazerBuild = {
  skull: [1.16, 1.06, 1],
  muzzle: { long: 0.98, wide: 1.34, deep: 1.22, drop: 0.2, arch: 0 },
  nose: [0.22, 0.13],
  eye: { at: [0.42, 0.17, 0.15], width: 0.12, round: 0.78, tone: 0.86, facing: [0.78, 0.05, 0.62] },
  ear: { at: [0.4, 0.3, -0.46], tip: [1.14, 0.14, -0.38], wide: 0.21 },
  neck: { from: [0, -0.66, -0.9], wide: 0.62, deep: 0.66, thick: 0.08, locks: 5 },
  end: [0, -1.8, -0.65],
  coat: 0.12,
}
const HIGHLAND: GrazerBuild = {
  ...COW,
  skull: [1.24, 1.12, 1],
  muzzle: { ...COW.muzzle, long: 0.86, wide: 1.42 },
  neck: { ...COW.neck, wide: 0.84, deep: 0.8, thick: 0.28, locks: 11 },
  end: [0, -1.6, -0.55],
  coat: 1.5,
}

const SHORT: readonly HornJoint[] = [
  [0.28, 0.5, -0.36, 0.1],
  [0.46, 0.64, -0.34, 0.08],
  [0.52, 0.84, -0.22, 0.01],
]
/** Out level, then up in a sweep. */
const SPREAD: readonly HornJoint[] = [
  [0.3, 0.46, -0.36, 0.14],
  [0.72, 0.44, -0.32, 0.12],
  [1.12, 0.46, -0.16, 0.1],
  [1.4, 0.66, 0.0, 0.068],
  [1.48, 1.02, 0.02, 0.008],
]
export const COW_EAR_TIPS: readonly V3[] = [1, -1].map((side): V3 => [1.14 * side, 0.14, -0.38])
export const HIGHLAND_HORN_TIPS: readonly V3[] = [1, -1].map((side): V3 => [1.48 * side, 1.02, 0])

/** White, with black over both eyes and ears and a blaze between them. */
function patched(p: V3): number {
  const m = snoutOf(COW)
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const edge = ragged(p) * 0.7 + noise(p[0] * 3, p[1] * 3) * 0.06
  const cap =
    smoothstep(0.13, 0.2, x + edge - Math.max(0, 0.1 - y) * 0.3) *
    smoothstep(-0.34, -0.2, y - edge) *
    smoothstep(0.62, 0.46, z + edge)
  const throat = smoothstep(-0.75, -0.95, y + edge * 1.6) * 0.95
  const lids = patch(p, COW.eye.at, 0.2, [1, 0.8, 1.2]) * 0.75
  const rosy = patch(p, m([0, -0.14, 1.06]), 0.3, [1.1, 1, 0.7]) * 0.24
  return mix(0.04 + rosy, 0.86, Math.max(cap * (1 - lids), throat))
}

/** Russet, paler on the muzzle. */
function russet(p: V3): number {
  const m = snoutOf(HIGHLAND)
  const pale = patch(p, m([0, -0.16, 1.02]), 0.36, [1.1, 1, 0.7]) * 0.7
  return mix(0.44, 0.16, pale) + noise(p[0] * 5, p[1] * 5) * 0.06
}

/** Hair from the poll that falls before the eyes. */
const FRINGE: readonly Guide[] = [
  lie([0.04, 0.62, -0.2], [0.1, -0.5, 0.85], 0.5, 0.5),
  lie([0.14, 0.46, 0.08], [0.14, -0.95, 0.3], 0.56, 0.4),
  lie([0.26, 0.5, -0.14], [0.36, -0.8, 0.5], 0.5, 0.4),
  lie([0.1, 0.34, 0.22], [0.1, -1, 0.25], 0.5, 0.34),
  lie([0.36, 0.3, 0.02], [0.3, -0.95, 0.1], 0.4, 0.34),
  lie([0.8, 0.2, -0.42], [0.3, -1, 0.1], 0.4, 0.34),
]

interface Kind {
  name: string
  build: GrazerBuild
  horns: readonly HornJoint[]
  coat: (p: V3) => number
  tags: NonNullable<Head['tags']>
  fringe: readonly Guide[]
}

function headOf({ name, build, horns, coat, tags, fringe }: Kind, camera: Camera): Head {
  const clay = grazerClay(build).limb([0, 0.44, -0.38], [0.28, 0.44, -0.38], 0.18, 0.15, { k: 0.1 })
  if (fringe.length > 0)
    for (const x of [0.04, 0.15, 0.27])
      clay
        .ball([x, 0.62 - x * 0.4, -0.28], [0.16, 0.18, 0.2], { k: 0.1 })
        .limb([x, 0.6 - x * 0.4, -0.16], [x * 1.3, 0.16 + x * 0.2, 0.26 - x * 0.3], 0.13, 0.03, {
          k: 0.05,
        })
  horn(clay, horns, { k: 0.03 })
  return {
    name,
    clay,
    camera,
    base: 0.4,
    paints: [field(coat), field(hornTone(0.12, 0.7, 0.9, 1.7), 'horn'), ...grazerFace(build)],
    guides: [...grazerGuides(build), ...fringe],
    fade: grazerFade(build, build.end),
    tags,
    hue: grazerHue(coat),
  }
}

export const cow = (camera: Camera): Head =>
  headOf(
    {
      name: 'cow',
      build: COW,
      horns: SHORT,
      coat: patched,
      tags: ['furWhite', 'furWhite', 'furBlack', 'furDark', 'bone'],
      fringe: [],
    },
    camera,
  )

export const highlandCow = (camera: Camera): Head =>
  headOf(
    {
      name: 'highland-cow',
      build: HIGHLAND,
      horns: SPREAD,
      coat: russet,
      tags: ['fur', 'furLight', 'furDark', 'furDark', 'bone'],
      fringe: FRINGE,
    },
    camera,
  )
