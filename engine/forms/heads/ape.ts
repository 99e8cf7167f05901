import { eye } from '#engine/forms/heads/eye.ts'
import { dropped, openMouth, type Jaw } from '#engine/forms/heads/jaw.ts'
import { ruff } from '#engine/forms/heads/ruff.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { FRONT, mark, type Paint } from '#engine/forms/sculpt/paint.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** What makes one ape's head differ from another's; 1 is a gorilla's. */
export interface ApeBuild {
  skull: V3
  /** Height of the crest on the crown; 0 for a round one. */
  crest: number
  /** Thickness of the ridge over the eyes. */
  brow: number
  muzzle: { wide: number; tall: number; long: number }
  nose: number
  eye: { at: V3; width: number; round: number; tone: number; lid: number }
  ear: { at: V3; r: V3 }
  neck: { from: V3; wide: number; deep: number; thick: number; locks?: number }
  end: V3
  coat: number
}

const BARE = { of: 'bone' } as const

/** Where things of the muzzle lie on this build. */
const snout =
  ({ muzzle: { wide, tall, long } }: ApeBuild) =>
  ([x, y, z]: V3): V3 => [x * wide, -0.3 + (y + 0.3) * tall, 0.3 + (z - 0.3) * long]

function jawOf(b: ApeBuild, gape: number): Jaw {
  const m = snout(b)
  return {
    joint: [0, -0.2, -0.15],
    gape,
    front: m([0.17, -0.5, 0.57]),
    back: m([0.3, -0.46, 0.16]),
    fang: 0.24 * b.muzzle.tall,
    tongue: 0.17 * b.muzzle.wide,
  }
}

export function apeClay(b: ApeBuild, gape = 0): Clay {
  const m = snout(b)
  const jaw = jawOf(b, gape)
  const low = dropped(jaw)
  const [w, h, d] = b.skull
  const { wide, tall, long } = b.muzzle
  const c = new Clay()
    .ball([0, 0.16, -0.3], [0.62 * w, 0.62 * h, 0.66 * d])
    .ball([0.48 * w, -0.24, -0.1], [0.28 * w, 0.44, 0.36], { k: 0.24 }) // furred cheek
  if (b.crest > 0) c.ball([0, 0.62 * h, -0.38], [0.4 * w, 0.34 * b.crest, 0.5], { k: 0.24 })
  c.ball([0, 0.04, 0.2], [0.4 * w, 0.3, 0.24], { k: 0.08, ...BARE }) // the bare face
    .ball([0.28 * w, -0.06, 0.24], [0.15, 0.14, 0.16], { k: 0.12, ...BARE }) // cheekbone
    .ball(m([0, -0.3, 0.36]), [0.4 * wide, 0.34 * tall, 0.3 * long], { k: 0.16, ...BARE }) // muzzle
    .ball(m([0, -0.4, 0.5]), [0.35 * wide, 0.18 * tall, 0.22 * long], { k: 0.2, ...BARE }) // upper lip
  c.limb([0.24 * wide, -0.36, 0.0], low(m([0.14, -0.62, 0.4])), 0.15, 0.13 * tall, {
    k: 0.12,
    ...BARE,
  })
    .ball(low(m([0, -0.64, 0.46])), [0.25 * wide, 0.13 * tall, 0.2 * long], { k: 0.12, ...BARE }) // jaw
    .ball(low(m([0, -0.6, 0.6])), [0.2 * wide, 0.045, 0.09], { k: 0.1, ...BARE }) // lower lip
  const { at, width } = b.eye
  c.limb([0, at[1] + 0.15, 0.4], [0.26 * w, at[1] + 0.16, 0.4], 0.075 * b.brow, 0.085 * b.brow, {
    k: 0.1,
    ...BARE,
  }) // ridge over the eyes
    .limb([0.26 * w, at[1] + 0.16, 0.4], [0.43 * w, at[1] + 0.02, 0.18], 0.085 * b.brow, 0.07, {
      k: 0.1,
      ...BARE,
    })
    .ball(add(at, [0, 0, 0.1]), [width * 1.5, width * 1.1, 0.14], { cut: true, k: 0.08, ...BARE })
    .ball(add(at, [0, 0, -width * 0.9]), [width * 1.15, width, width], { k: 0.03, ...BARE })
    .limb([0, at[1] + 0.02, 0.42], m([0, -0.06, 0.56]), 0.08, 0.1 * b.nose, { k: 0.08, ...BARE }) // bridge
    .limb(m([0.03, -0.03, 0.58]), m([0.15 * b.nose, -0.08, 0.58]), 0.06 * b.nose, 0.07 * b.nose, {
      k: 0.05,
      ...BARE,
    }) // wings that arch over the nostrils
    .limb(m([0.15 * b.nose, -0.08, 0.58]), m([0.17 * b.nose, -0.18, 0.54]), 0.07 * b.nose, 0.05, {
      k: 0.04,
      ...BARE,
    })
    .ball(m([0, -0.15, 0.6]), [0.05 * b.nose, 0.08, 0.1], { k: 0.04, ...BARE })
    .ball(m([0.09 * b.nose, -0.15, 0.69]), [0.062 * b.nose, 0.034 * b.nose, 0.08], {
      cut: true,
      k: 0.03,
      of: 'mouth',
      by: [0, 0, -22],
    }) // nostril
    .ball(b.ear.at, b.ear.r, { k: 0.05, by: [30, 0, -8], ...BARE })
    .ball(add(b.ear.at, [0.02, 0, 0.07]), [b.ear.r[0] * 0.6, b.ear.r[1] * 0.7, b.ear.r[2]], {
      cut: true,
      k: 0.04,
      by: [30, 0, -8],
      ...BARE,
    })
  // an open jaw needs room before the chest
  const room = gape / 40
  ruff(c, { ...b.neck, from: add(b.neck.from, [0, -0.26 * room, -0.3 * room]), to: b.end })
  return gape > 0 ? openMouth(c, jaw) : c
}

/** Lips, folds and eyes; they go last. */
export function apeFace(b: ApeBuild, gape = 0): Paint[] {
  const m = snout(b)
  const at = (x: number, y: number, w: number): V3 => {
    const p = m([x, y, 0])
    return [p[0], p[1], w]
  }
  const { at: e, width } = b.eye
  return [
    ...(gape > 0
      ? []
      : [
          mark(
            FRONT,
            [
              at(0, -0.555, 0.012),
              at(0.14, -0.54, 0.016),
              at(0.28, -0.56, 0.014),
              at(0.37, -0.63, 0.004),
            ],
            0.98,
            {
              soft: 0.016,
              hair: 0.1,
            },
          ),
        ]),
    ...[0, 1, 2].map((n) =>
      mark(
        FRONT,
        [
          at(0.27 + n * 0.03, -0.13 - n * 0.02, 0.003),
          at(0.34 + n * 0.035, -0.27 - n * 0.02, 0.009),
          at(0.36 + n * 0.035, -0.44 - n * 0.03, 0.003),
        ],
        0.9,
        { soft: 0.016, hair: 0.4, alpha: 0.7 - n * 0.15, shake: 0.03 },
      ),
    ), // folds beside the nose
    ...(b.brow > 1.1 ? [0.05, 0.12] : []).map((x) =>
      mark(
        FRONT,
        [
          [x, e[1] + 0.1, 0.003],
          [x + 0.012, e[1] + 0.17, 0.009],
          [x - 0.01, e[1] + 0.26, 0.003],
        ],
        0.9,
        { soft: 0.014, hair: 0.4, alpha: 0.5, shake: 0.02 },
      ),
    ), // furrows of the brow
    ...[0, 1].map((n) =>
      mark(
        FRONT,
        [
          [e[0] - width * 1.2, e[1] - width * (1.1 + n * 0.5), 0.004],
          [e[0], e[1] - width * (1.5 + n * 0.6), 0.008],
          [e[0] + width * 1.3, e[1] - width * (1.0 + n * 0.5), 0.003],
        ],
        0.9,
        { soft: 0.02, hair: 0.4, alpha: 0.4 },
      ),
    ), // bags under the eyes
    ...eye({
      at: e,
      along: [0.96, 0.02, -0.2],
      facing: [0.2, 0, 0.98],
      width,
      round: b.eye.round,
      tone: b.eye.tone,
      iris: 0.98,
      rim: 0.2,
      duct: 0.4,
      lid: b.eye.lid,
      pupilSize: 0.46,
    }),
  ]
}

export function apeGuides(b: ApeBuild): Guide[] {
  const l = b.coat
  const [w, h] = b.skull
  const { from, wide, deep } = b.neck
  return [
    lie([0, 0.5 * h, 0.3], [0, 0.9, -0.5], 0.1 * l, 0.15),
    lie([0.3 * w, 0.5 * h, 0.2], [0.4, 0.8, -0.5], 0.12 * l, 0.2),
    lie([0, 0.85 * h, -0.2], [0, 0.5, -0.9], 0.18 * l, 0.25),
    lie([0.5 * w, 0.3, 0], [0.8, 0.2, -0.7], 0.2 * l, 0.25),
    lie([0.6 * w, -0.2, 0], [0.9, -0.5, -0.4], 0.34 * l, 0.32),
    lie([0.5 * w, -0.55, 0.05], [0.6, -1, -0.2], 0.4 * l, 0.3),
    lie([0, -0.9, 0.3], [0, -1, 0], 0.24 * l, 0.25),
    lie([0.1, from[1] - 0.3, from[2] + deep], [0.1, -1, 0.1], 0.45 * l, 0.3),
    lie([wide * 0.9, from[1], from[2]], [0.5, -1, -0.1], 0.5 * l, 0.34),
    lie([wide * 0.8, b.end[1] + 0.5, b.end[2]], [0.3, -1, 0], 0.5 * l, 0.3),
  ]
}

export const apeFade =
  ({ neck: { from }, end }: ApeBuild) =>
  (p: V3): number => {
    const span = add(end, from, -1)
    const t =
      ((p[1] - from[1]) * span[1] + (p[2] - from[2]) * span[2]) / (span[1] ** 2 + span[2] ** 2)
    return smoothstep(1.0, 0.42, t)
  }

/** Tags in this order: coat, face, eye, tongue, tooth. */
export const apeHue: HueOf = (tone, material, crisp) => {
  const of = MATERIALS[material]
  if (of === 'tongue') return 3
  if (of === 'tooth') return 4
  if (crisp > 0.5) return tone < 0.6 ? 2 : 0
  return of === 'bone' ? 1 : 0
}
