import { fleece } from '#engine/forms/heads/fleece.ts'
import {
  grazerClay,
  grazerFace,
  grazerFade,
  grazerGuides,
  grazerHue,
  snoutOf,
  type GrazerBuild,
} from '#engine/forms/heads/grazer.ts'
import { horn, ringed, type HornJoint } from '#engine/forms/heads/horns.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A ewe: a long mild face between ears that stand out sideways. */
const EWE: GrazerBuild = {
  skull: [1.04, 1, 0.95],
  muzzle: { long: 0.8, wide: 0.98, deep: 1.02, drop: 0.2, arch: 0.1 },
  nose: [0.1, 0.07],
  eye: { at: [0.37, 0.1, 0.12], width: 0.115, round: 0.72, tone: 0.6, facing: [0.78, 0.04, 0.62] },
  ear: { at: [0.38, 0.12, -0.3], tip: [0.96, -0.02, -0.3], wide: 0.13 },
  neck: { from: [0, -0.8, -0.85], wide: 0.6, deep: 0.6, thick: 0.22, locks: 8 },
  end: [0, -1.8, -0.75],
  coat: 0.5,
}
/** A lamb: short in the face, round in the brow, with large dark eyes and ears too big for it. */
const LAMB: GrazerBuild = {
  ...EWE,
  skull: [1.1, 1.08, 0.98],
  muzzle: { long: 0.6, wide: 0.92, deep: 0.92, drop: 0.16, arch: 0 },
  nose: [0.09, 0.06],
  eye: { at: [0.385, 0.06, 0.14], width: 0.14, round: 0.84, tone: 0.8, facing: [0.76, 0.02, 0.66] },
  ear: { at: [0.4, 0.14, -0.3], tip: [1.06, -0.12, -0.24], wide: 0.16 },
}
/** A goat: narrow, straight in the nose, bearded, its ears held out. */
const GOAT: GrazerBuild = {
  ...EWE,
  skull: [0.98, 1, 0.95],
  muzzle: { long: 0.92, wide: 0.9, deep: 1, drop: 0.18, arch: 0.04 },
  eye: { at: [0.37, 0.12, 0.1], width: 0.11, round: 0.7, tone: 0.2, facing: [0.8, 0.06, 0.6] },
  ear: { at: [0.38, 0.06, -0.36], tip: [0.98, -0.1, -0.36], wide: 0.12 },
  neck: { from: [0, -0.8, -0.85], wide: 0.5, deep: 0.52, thick: 0.2, locks: 8 },
  coat: 0.9,
}

/** Wool on brow, cheeks and neck, in curls. */
function wool(c: Clay, brow: number): void {
  fleece(c, [0, 0.5, -0.34], [0.34 * brow, 0.2 * brow, 0.34], 24, 0.12)
  fleece(c, [0, -0.62, -0.82], [0.62, 0.52, 0.5], 46, 0.17)
}

/** Up and back in one sweep, ringed. */
const GOAT_HORN: readonly HornJoint[] = Array.from({ length: 9 }, (_, n) => {
  const t = n / 8
  return [
    0.15 + 0.32 * t,
    0.38 + Math.sin(t * 2.3) * 0.74,
    0.0 - t * 1.15 - 0.1 * t * t,
    mix(0.14, 0.02, t ** 1.2),
  ] as const
})
export const GOAT_HORN_TIPS: readonly V3[] = [1, -1].map((side): V3 => {
  const [x, y, z] = GOAT_HORN.at(-1)!
  return [x * side, y, z]
})

/** A beard below the chin, of a few pointed locks. */
function beard(c: Clay): void {
  const m = snoutOf(GOAT)
  for (const [x, z, long] of [
    [0, 0.86, 0.56],
    [0.06, 0.8, 0.44],
    [0.05, 0.94, 0.4],
  ] as const)
    c.limb(
      m([x, -0.36, z]),
      [x * 1.6, m([0, -0.36, z])[1] - long, m([0, 0, z])[2] - 0.06],
      0.075,
      0.008,
      {
        k: 0.06,
      },
    )
}

const COATS: Record<SheepKind, (p: V3) => number> = {
  sheep: (p) =>
    mix(
      0.26,
      0.1,
      Math.max(smoothstep(0.34, 0.44, p[1]), smoothstep(-0.3, -0.5, p[1] + p[2] * 0.4)),
    ),
  lamb: (p) => 0.1 + 0.1 * patch(p, snoutOf(LAMB)([0, -0.2, 1]), 0.3) + ragged(p) * 0.1,
  goat: (p) =>
    mix(
      mix(0.3, 0.66, patch(p, snoutOf(GOAT)([0, 0.1, 0.6]), 0.3, [0.7, 1, 1.8])),
      0.06,
      Math.max(
        patch(p, snoutOf(GOAT)([0, -0.2, 1.05]), 0.3),
        patch(p, snoutOf(GOAT)([0.24, 0.04, 0.4]), 0.12, [0.7, 0.8, 2.6]),
      ),
    ),
}
const BUILDS = { sheep: EWE, lamb: LAMB, goat: GOAT } as const
export type SheepKind = keyof typeof BUILDS

const hornCoat = ([x, y, z]: V3): number => 0.34 + Math.sin(x * 83 + y * 67 + z * 59) * 0.06

/** Sheep, lambs and goats: one plan, in wool or with horns and a beard. */
export function sheep(kind: SheepKind, camera: Camera): Head {
  const build = BUILDS[kind]
  const coat = COATS[kind]
  const clay = grazerClay(build)
  if (kind === 'goat') {
    horn(clay, GOAT_HORN, { k: 0.03 })
    ringed(clay, GOAT_HORN, 18)
    beard(clay)
  } else wool(clay, kind === 'lamb' ? 1.05 : 1)
  return {
    name: kind,
    clay,
    camera,
    base: 0.2,
    paints: [field(coat), field(hornCoat, 'horn'), ...grazerFace(build)],
    guides: grazerGuides(build),
    fade: grazerFade(build, build.end),
    tags: ['furLight', 'furWhite', 'furDark', 'gold', 'horn'],
    hue: grazerHue(coat),
  }
}
