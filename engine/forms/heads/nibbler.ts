import { eye } from '#engine/forms/heads/eye.ts'
import { leafEar } from '#engine/forms/heads/grazer.ts'
import { dropped, openMouth, type Jaw } from '#engine/forms/heads/jaw.ts'
import { ruff } from '#engine/forms/heads/ruff.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, cross, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** What makes one gnawing animal's head differ from another's; 1 is a rabbit's. */
export interface NibblerBuild {
  skull: V3
  cheek: number
  muzzle: { long: number; wide: number; drop: number }
  nose: number
  eye: { at: V3; width: number; round: number; tone: number; facing: V3 }
  ear: { kind: 'long' | 'round'; at: V3; tip: V3; wide: number }
  /** Length of the incisors that show. */
  teeth: number
  neck: { from: V3; wide: number; deep: number; thick: number; locks?: number }
  end: V3
  coat: number
}

/** Where things of the muzzle lie on this build. */
export const nibOf =
  ({ muzzle: { long, wide, drop } }: NibblerBuild) =>
  ([x, y, z]: V3): V3 => {
    const t = Math.max(0, z - 0.1)
    return [x * wide, y - drop * t, 0.1 + (z - 0.1) * long]
  }

/** The nose sits on the end of the bridge, however long that is. */
const noseOf = (b: NibblerBuild): V3 =>
  add(nibOf(b)([0, -0.12, 0.62]), [0, 0, 0.2 * b.muzzle.wide - 0.02])

/** The long mouth of one that bites: gums from the pads back to below the eye. */
export function nibblerJaw(b: NibblerBuild, gape: number): Jaw {
  const m = nibOf(b)
  return {
    joint: [0, -0.24, -0.1],
    gape,
    front: m([0.11, -0.36, 0.54]),
    back: m([0.2, -0.3, 0.1]),
    fang: 0.15,
    tongue: 0.1,
  }
}

export function nibblerClay(b: NibblerBuild, gape = 0): Clay {
  const m = nibOf(b)
  const jaw = nibblerJaw(b, gape)
  const low = dropped(jaw)
  const [w, h, d] = b.skull
  const { wide } = b.muzzle
  const c = new Clay()
    .ball([0, 0.1, -0.3], [0.48 * w, 0.5 * h, 0.6 * d])
    .ball([0.27 * b.cheek, -0.16, -0.08], [0.26 * b.cheek, 0.32, 0.4], { k: 0.18 }) // cheek
    .limb(m([0, 0.12, 0.08]), m([0, -0.1, 0.62]), 0.34 * wide, 0.2 * wide, { k: 0.18 }) // bridge
    .ball(m([0.1, -0.24, 0.6]), [0.16 * wide, 0.14, 0.19], { k: 0.08 }) // pad
    .ball(low(m([0, -0.4, 0.42])), [0.15 * wide, 0.1, 0.2], { k: 0.08 }) // chin
  if (gape > 0) c.limb([0.17, -0.36, -0.02], low(m([0.05, -0.47, 0.5])), 0.18, 0.1, { k: 0.1 }) // lower jaw
  const { at, width } = b.eye
  const out = unit(b.eye.facing)
  c.ball(add(at, [-0.05, 0.06, -0.03]), [width * 1.1, width * 1.05, width * 1.3], { k: 0.1 }) // orbit
    .ball(add(at, out, 0.05), [width, width * 0.86, width * 1.1], { cut: true, k: 0.05 })
    .ball(add(at, out, -width * 0.72), [width, width, width * 1.04], { k: 0.02 })
  if (b.ear.kind === 'long') leafEar(c, b.ear)
  else dish(c, b.ear)
  c.ball(noseOf(b), [0.075 * b.nose, 0.055 * b.nose, 0.06], { k: 0.04, of: 'skin' })
  if (b.teeth > 0 && gape === 0)
    c.limb(
      add(m([0.03, -0.3, 0.6]), [0, 0, 0.08]),
      add(m([0.03, -0.3 - b.teeth, 0.6]), [0, 0, 0.05]),
      0.034,
      0.026,
      {
        k: 0.01,
        of: 'tooth',
      },
    )
  c.limb([0, -0.05, -0.45], add(b.neck.from, [0, 0.06, 0]), 0.4 * w, b.neck.wide * 0.95, {
    bust: true,
    k: 0.2,
  })
  ruff(c, { ...b.neck, to: b.end })
  return gape > 0 ? openMouth(c, jaw) : c
}

/** A round ear, hollow to the front. */
function dish(c: Clay, { at, tip, wide }: NibblerBuild['ear']): void {
  const up = unit(add(tip, at, -1))
  const ahead: V3 = [0.35, 0.05, 1]
  const facing = unit(add(ahead, up, -(ahead[0] * up[0] + ahead[1] * up[1] + ahead[2] * up[2])))
  const axes = [cross(up, facing), up, facing] as const
  const long = Math.hypot(...add(tip, at, -1)) / 2
  const middle = add(at, up, long)
  c.ball(middle, [wide, long, 0.09], { k: 0.07, axes })
  c.ball(add(middle, facing, 0.1), [wide * 0.8, long * 0.82, 0.11], { cut: true, k: 0.04, axes })
}

export function nibblerFace(b: NibblerBuild, gape = 0): Paint[] {
  const tip = add(noseOf(b), [0, 0, 0.04])
  const n = b.nose
  const { facing } = b.eye
  const splitLip = mark(
    { ...FRONT, o: [0, tip[1], 0] },
    [
      [0, -0.05 * n, 0.01],
      [0, -0.15, 0.012],
      [0.07, -0.2, 0.016],
      [0.16 * b.muzzle.wide, -0.19, 0.006],
    ],
    0.95,
    { soft: 0.014, hair: 0.1 },
  )
  return [
    ...(gape > 0 ? [] : [splitLip]),
    shape(
      { ...FRONT, o: tip, reach: 0.14 },
      [
        [-0.075 * n, 0.03 * n],
        [-0.03 * n, 0.05 * n],
        [0.03 * n, 0.05 * n],
        [0.075 * n, 0.03 * n],
        [0.03 * n, -0.03 * n],
        [0, -0.06 * n],
        [-0.03 * n, -0.03 * n],
      ],
      0.8,
      { soft: 0.014, hair: 0, gloss: 0.3 },
    ),
    mark(
      { ...FRONT, o: tip, reach: 0.14 },
      [
        [0.022 * n, 0.012 * n, 0.006],
        [0.05 * n, 0.022 * n, 0.012],
        [0.066 * n, 0.036 * n, 0.004],
      ],
      1,
      { soft: 0.008, hair: 0 },
    ), // nostril
    ...eye({
      at: b.eye.at,
      along: unit([facing[2] * 0.6, 0.2, -facing[0]]),
      facing,
      width: b.eye.width,
      round: b.eye.round,
      tone: b.eye.tone,
      iris: 0.96,
      rim: 0.14,
      pupilSize: 0.6,
    }),
  ]
}

export function nibblerGuides(b: NibblerBuild): Guide[] {
  const m = nibOf(b)
  const l = b.coat
  const { at, tip } = b.ear
  const toTip = add(tip, at, -1)
  const { from, wide, deep } = b.neck
  return [
    lie(m([0, 0, 0.75]), [0, 0.4, -1], 0.04, 0.1),
    lie(m([0.12, -0.25, 0.65]), [0.5, -0.1, -1], 0.05, 0.12),
    lie(m([0, 0.2, 0.35]), [0, 0.5, -0.9], 0.08 * l, 0.12),
    lie([0.1, 0.5, 0], [0.2, 0.6, -0.9], 0.1 * l, 0.15),
    lie([0.4, -0.05, 0.1], [0.7, -0.3, -0.8], 0.12 * l, 0.2),
    lie([0.5, -0.25, -0.2], [0.8, -0.6, -0.5], 0.2 * l, 0.3),
    lie([0.45, 0.2, -0.4], [0.5, -0.2, -1], 0.14 * l, 0.2),
    lie(m([0, -0.45, 0.4]), [0, -0.8, -0.6], 0.1 * l, 0.2),
    lie([0.15, -0.55, 0.05], [0.1, -1, -0.1], 0.22 * l, 0.3),
    lie([wide * 0.9, from[1], from[2]], [0.3, -1, -0.1], 0.3 * l, 0.3),
    lie([0.2, from[1], from[2] + deep], [0.1, -1, 0.1], 0.34 * l, 0.3),
    lie([wide * 0.8, b.end[1] + 0.5, b.end[2]], [0.2, -1, 0], 0.34 * l, 0.3),
    lie(add(at, toTip, 0.8), toTip, 0.05 + 0.02 * l, 0.06),
    lie(add(add(at, toTip, 0.3), [0, 0, 0.08]), add(toTip, [0, 0, 0.2]), 0.05 + 0.06 * l, 0.2),
  ]
}

export const nibblerFade =
  ({ neck: { from }, end }: NibblerBuild) =>
  (p: V3): number => {
    const span = add(end, from, -1)
    const t =
      ((p[1] - from[1]) * span[1] + (p[2] - from[2]) * span[2]) / (span[1] ** 2 + span[2] ** 2)
    return smoothstep(1.0, 0.4, t)
  }

/** Tags in this order: coat, pale, dark, pink. */
export const nibblerHue =
  (coat: (at: V3) => number): HueOf =>
  (_, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'skin' || of === 'tongue') return 3
    if (of === 'mouth') return 2
    if (of === 'tooth') return 1
    if (crisp > 0.5) return 2
    const own = coat(at)
    return own < 0.2 ? 1 : own > 0.62 ? 2 : 0
  }

/** Long hairs out of the pads, on either side. */
export const nibblerWhiskers = (b: NibblerBuild): V3[][] => {
  const m = nibOf(b)
  return [0, 1, 2, 3].map((n) => [
    m([0.17, -0.2 - n * 0.035, 0.66 - (n % 2) * 0.06]),
    add(m([0.17, -0.2 - n * 0.035, 0.66]), [0.34, 0.1 - n * 0.07, 0.05]),
    add(m([0.17, -0.2 - n * 0.035, 0.66]), [0.72, 0.1 - n * 0.13, -0.12]),
  ])
}
