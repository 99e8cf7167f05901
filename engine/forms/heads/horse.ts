import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { add, pairs, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { dab, mark, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

/** What a unicorn has over a horse: a horn, and a white coat with a pale mane. */
export interface HorseLook {
  hasHorn?: boolean
  /** A white coat with a mane of its own colour, and no horn. */
  isWhite?: boolean
}

const HORN_ROOT: V3 = [0, 0.5, 0.22]
export const HORN_TIP: V3 = [0, 1.72, 1.12]
const HORN_RINGS = 11

/** A long straight horn, ringed by its twist. */
function horn(c: Clay): void {
  c.limb(HORN_ROOT, HORN_TIP, 0.075, 0.006, { k: 0.04, of: 'bone' })
  const way = unit(add(HORN_TIP, HORN_ROOT, -1))
  const across: V3 = unit([0, -way[2], way[1]])
  for (let n = 0; n < HORN_RINGS; n++) {
    const t = n / HORN_RINGS
    const at = add(HORN_ROOT, add(HORN_TIP, HORN_ROOT, -1), 0.06 + t * 0.88)
    const r = 0.09 * (1 - t) + 0.012
    // leaning rings are what a spiral looks like from the side
    c.ball(at, [r, r, 0.026], { k: 0.012, of: 'bone', axes: [[1, 0, 0], across, way] })
  }
}

function clay({ hasHorn }: HorseLook): Clay {
  const c = new Clay()
    .ball([0, 0.62, -0.25], [0.33, 0.36, 0.4]) // poll
    .limb([0.07, 0.55, -0.02], [0.03, -0.5, 0.68], 0.27, 0.13, { k: 0.1 }) // face, flat in front
    .ball([0.19, 0.06, -0.26], [0.17, 0.44, 0.37], { k: 0.08, by: [0, -18, 0] }) // round cheek
    .ball([0.3, -0.12, 0.24], [0.1, 0.3, 0.09], { cut: true, k: 0.14, by: [0, 30, 0] }) // hollow before it
    .limb([0.12, -0.3, -0.1], [0.07, -0.8, 0.5], 0.15, 0.11, { k: 0.14 }) // jaw bar
    .limb([0, 0.1, -0.1], [0, -0.75, 0.6], 0.2, 0.15, { k: 0.14 }) // what the cheeks hold
    .limb([0.26, 0.24, 0.08], [0.17, -0.22, 0.4], 0.05, 0.03, { k: 0.08 }) // facial crest
    .ball([0, -0.68, 0.76], [0.21, 0.22, 0.2], { k: 0.12 }) // muzzle
    .ball([0.13, -0.62, 0.84], [0.12, 0.14, 0.12], { k: 0.06 }) // wing of the nostril
    .ball([0, -0.88, 0.78], [0.16, 0.11, 0.14], { k: 0.08 }) // upper lip
    .ball([0, -0.98, 0.6], [0.13, 0.09, 0.14], { k: 0.05 }) // lower lip
    .ball([0.2, -0.64, 0.9], [0.05, 0.09, 0.06], { cut: true, k: 0.04, by: [0, 30, -15] }) // nostril
    .ball([0.27, 0.46, 0.03], [0.13, 0.11, 0.16], { k: 0.08 }) // orbit
    .ball([0.38, 0.41, 0.06], [0.08, 0.06, 0.1], { cut: true, k: 0.06 })
    .ball([0.3, 0.4, 0.05], [0.09, 0.09, 0.1], { k: 0.02 }) // eye
    .ball([0.34, 0.62, -0.15], [0.1, 0.08, 0.12], { cut: true, k: 0.1 }) // hollow over the eye
    .limb([0.17, 0.86, -0.3], [0.21, 1.14, -0.28], 0.12, 0.14, { k: 0.06 }) // ear
    .limb([0.21, 1.14, -0.28], [0.19, 1.52, -0.16], 0.14, 0.015, { k: 0.05 })
    .ball([0.27, 1.18, -0.14], [0.065, 0.24, 0.1], { cut: true, k: 0.04, by: [30, 0, -5] })
    .limb([0, 0.35, -0.55], [0, -1.7, -1.2], 0.36, 0.72, { bust: true, k: 0.16 }) // neck
    .limb([0.24, 0.05, -0.62], [0.4, -1.3, -0.95], 0.06, 0.14, { bust: true, k: 0.2 }) // muscle
  const crest = pairs('0.98,-0.36 0.6,-0.78 0.1,-1.1 -0.5,-1.45 -1.1,-1.75')
  for (let i = 0; i + 1 < crest.length; i++) {
    const [[ya, za], [yb, zb]] = [crest[i]!, crest[i + 1]!]
    c.limb([0.03, ya, za], [0.05, yb, zb], 0.1, 0.12, { bust: true, k: 0.05 })
  }
  // the mane falls in locks down the neck, the forelock between the eyes
  for (let i = 0; i < 9; i++) {
    const [y, z] = [0.9 - i * 0.24, -0.45 - i * 0.155]
    c.limb(
      [0.08, y, z],
      [0.34 + i * 0.035, y - 0.5 - (i % 3) * 0.08, z + 0.02 - (i % 2) * 0.1],
      0.13,
      0.02,
      {
        bust: true,
        k: 0.05,
      },
    )
  }
  // and blows back off the crest, every second lock farther
  for (let i = 0; i < 8; i++) {
    const [y, z] = [0.94 - i * 0.28, -0.46 - i * 0.175]
    const far = i % 2 ? 0.56 : 0.4
    c.limb([0.03, y, z], [0.1, y - 0.2, z - far * 0.7], 0.13, 0.1, { bust: true, k: 0.05 })
    c.limb([0.1, y - 0.2, z - far * 0.7], [0.14, y - 0.56, z - far], 0.1, 0.015, {
      bust: true,
      k: 0.03,
    })
  }
  c.limb([0.03, 1.0, -0.22], [0.1, 0.55, 0.2], 0.1, 0.02, { k: 0.04 })
  if (hasHorn) horn(c)
  return c
}

/** How dark the mane is: on a white coat it must still be seen. */
const BLACK_MANE = 0.95
const WHITE_MANE = 0.66
const SILVER_MANE = 0.26

const paints = (deep: number, mane: number, coat: number): Paint[] => [
  dab([0, -0.8, 0.8], 0.45, 0.8 * deep, 0.9), // dark muzzle
  dab([0.3, 0.42, 0.05], 0.22, 0.8 * deep, 0.7),
  dab([0.35, -0.05, -0.2], 0.35, coat, 0.6),
  dab([0.05, 0.1, 0.35], 0.5, 0.02, 0.95, [0.35, 1.3, 1]), // blaze
  dab([0, 0.7, -0.9], 0.55, mane, 1), // mane
  dab([0, 0.1, -1.25], 0.5, mane, 1),
  dab([0, -0.6, -1.65], 0.6, mane, 1),
  dab([0, -1.2, -1.9], 0.6, mane, 1),
  dab([0, 0.3, -1.2], 0.6, mane, 1),
  dab([0, -0.3, -1.6], 0.6, mane, 1),
  dab([0, -0.9, -2.0], 0.6, mane, 1),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
    dab([0.24 + i * 0.03, 0.6 - i * 0.24, -0.5 - i * 0.155], 0.4, mane, 1, [1, 1.2, 0.75]),
  ),
  dab([0.05, 0.85, -0.05], 0.3, mane, 1, [0.6, 1.2, 1]), // forelock
  dab([0.2, 1.1, -0.2], 0.16, 0.85 * deep, 0.8),
  mark(SIDE, '0.84,-0.92,0.006 0.72,-0.93,0.016 0.56,-0.88,0.014 0.44,-0.8,0.004', 0.97, {
    soft: 0.016,
    hair: 0.1,
  }), // mouth
  mark(
    SIDE,
    '0.96,-0.56,0.004 0.92,-0.53,0.014 0.87,-0.57,0.024 0.86,-0.66,0.02 0.88,-0.72,0.004',
    0.98,
    {
      soft: 0.014,
      hair: 0.1,
    },
  ), // nostril
  ...eye({
    at: [0.37, 0.41, 0.06],
    along: [0.3, 0.35, -0.88],
    facing: [0.92, 0.1, 0.38],
    width: 0.1,
    round: 0.72,
    iris: 0.95,
    tone: 0.92,
    rim: 0.2,
    pupil: 'bar',
    pupilSize: 0.4,
  }),
]

const guides = [
  lie([0.05, -0.3, 0.7], [0, -0.8, 0.6], 0.05, 0.05),
  lie([0.15, 0.2, 0.3], [0.1, -0.8, 0.5], 0.06, 0.05),
  lie([0.3, 0, -0.2], [0, -0.9, -0.2], 0.07, 0.05),
  lie([0.15, -0.5, 0.3], [0, -0.7, 0.5], 0.06, 0.05),
  lie([0.15, -0.8, 0.8], [0, -0.7, 0.3], 0.03, 0.05),
  lie([0.3, 0.6, -0.2], [0, -0.4, -0.7], 0.07, 0.05),
  lie([0.4, -0.4, -0.7], [0, -1, -0.3], 0.09, 0.05),
  lie([0.6, -1.2, -0.9], [0, -1, -0.2], 0.1, 0.05),
  lie([0.1, -0.7, -0.4], [0, -1, 0], 0.09, 0.05),
  lie([0.2, 1.2, -0.25], [0, 1, 0], 0.05, 0.05),
  lie([0.04, 1.0, -0.14], [0.15, -0.9, 0.5], 0.45, 0.15),
  lie([0.08, 0.7, 0.05], [0.15, -0.9, 0.5], 0.3, 0.15),
  lie([0.05, 1.02, -0.4], [0.3, -0.4, -0.8], 0.5, 0.3),
  ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
    lie([0.1, 0.8 - i * 0.38, -0.52 - i * 0.25], [0.3, -0.8, -0.6], 0.6, 0.3),
    lie([0.1, 0.6 - i * 0.38, -0.9 - i * 0.25], [0.1, -0.75, -0.8], 0.6, 0.3),
    lie([0.32 + i * 0.04, 0.45 - i * 0.38, -0.52 - i * 0.25], [0.25, -1, -0.3], 0.5, 0.2),
  ]),
]

const UNICORN_TAGS = ['furWhite', 'violet', 'gold', 'black', 'pink'] as const
const HORN = MATERIALS.indexOf('bone')
export const unicornHue: HueOf = (tone, material, crisp) =>
  material === HORN ? 2 : crisp > 0.5 ? 3 : tone > 0.2 ? 1 : 0

/** White with a silver mane; hoofs, eyes and nostrils are dark. */
export const WHITE_TAGS = ['furWhite', 'furGrey', 'black'] as const
export const whiteHue: HueOf = (tone, _, crisp) =>
  crisp > 0.5 || tone > 0.5 ? 2 : tone > 0.2 ? 1 : 0

/** How dark muzzle and eyelids of a white horse are, in parts of a brown one's. */
const ON_WHITE = 0.36

export const horse = (camera: Camera, look: HorseLook = {}): Head => ({
  name: 'horse',
  clay: clay(look),
  camera,
  base: look.hasHorn || look.isWhite ? 0.06 : 0.55,
  sheen: 0.4,
  paints: look.hasHorn
    ? paints(ON_WHITE, WHITE_MANE, 0.08)
    : look.isWhite
      ? paints(ON_WHITE, SILVER_MANE, 0.08)
      : paints(1, BLACK_MANE, 0.44),
  guides,
  fade: ([, y, z]) =>
    Math.max(smoothstep(-0.35, -0.05, z + y * 0.15), smoothstep(-1.15, -0.4, y - z * 0.3)),
  ...(look.hasHorn ? { tags: UNICORN_TAGS, hue: unicornHue } : {}),
  ...(look.isWhite ? { tags: WHITE_TAGS, hue: whiteHue } : {}),
})
