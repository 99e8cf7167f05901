import { dab, FRONT, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng } from '#shared/random.ts'

/** How a face is painted; places are those of the human at rest, so that paint follows every shape and pose. */
export interface FaceLook {
  /** Darkness of bare skin, of lips and of brows, 0 to 1. */
  skin: number
  lips: number
  brows: number
  /** How heavy brows are: 1 is average. */
  heavy?: number
  /** How far the brow arches. */
  arch?: number
  /** Lines of age, 0 to 1. */
  age?: number
  /** Folds of anger between the brows and beside the nose, 0 to 1. */
  frown?: number
  /** Painted lids, 0 to 1. */
  makeup?: number
  /** How long and dark lashes are: below 0 for less than average. */
  lashes?: number
  /** Eyes are closed: a pen draws the edge of the lid and the lashes under it. */
  isAsleep?: boolean
  /** Laid over all else: a painted face. */
  over?: readonly Paint[]
  seed: number
}

/** Fine lines that line work keeps. */
const DRAWN = { hair: 0.1, alpha: 0.8 }

// Lips reach over the middle: a rim there would be a seam.
const UPPER_LIP =
  '-0.03,-0.478 0.035,-0.464 0.075,-0.462 0.13,-0.478 0.2,-0.503 0.272,-0.532 0.15,-0.54 -0.03,-0.54'
const LOWER_LIP =
  '-0.03,-0.528 0.15,-0.532 0.272,-0.532 0.22,-0.578 0.15,-0.612 0.075,-0.628 -0.03,-0.632'

export const facePaints = (look: FaceLook): Paint[] => [
  ...(look.makeup ? lids(look.makeup) : []),
  dab([0.3, 0.23, 0.7], 0.2, 0.3, 0.35, [1.3, 0.6, 1]), // under the brow
  dab([0.13, 0.12, 0.75], 0.12, 0.4, 0.35), // beside the root of the nose
  dab([0.5, -0.3, 0.6], 0.38, 0.18, 0.5), // hollow of the cheek
  dab([0, -0.68, 0.95], 0.12, 0.35, 0.4, [1.4, 0.6, 1]), // under the lip
  dab([0.1, -0.3, 0.98], 0.075, 0.75, 0.7, [1.1, 0.55, 1]), // nostril
  mark(FRONT, '0.062,-0.3,0.006 0.098,-0.29,0.013 0.13,-0.3,0.006', 0.96, {
    soft: 0.012,
    hair: 0.2,
  }),
  shape(FRONT, UPPER_LIP, mix(look.lips, 1, 0.12), { soft: 0.016, gloss: 0.06 }),
  shape(FRONT, LOWER_LIP, look.lips, { soft: 0.018, gloss: 0.12 }),
  mark(FRONT, '0,-0.652,0.004 0.05,-0.65,0.005 0.1,-0.638,0.001', 0.8, { soft: 0.012, ...DRAWN }),
  mark(
    FRONT,
    '0.19,0.185,0.001 0.24,0.222,0.004 0.33,0.232,0.005 0.43,0.205,0.005 0.48,0.175,0.001',
    0.9,
    {
      soft: 0.009,
      ...DRAWN,
    },
  ), // fold of the lid
  mark(FRONT, '0,-0.537,0.008 0.08,-0.532,0.008 0.18,-0.537,0.007 0.275,-0.533,0.008', 0.97, {
    soft: 0.01,
    hair: 0.1,
  }),
  ...brows(look),
  ...(look.frown ? anger(look.frown) : []),
  ...(look.age ? [dab([0.3, 0.02, 0.75], 0.16, 0.34, 0.5 * look.age, [1.3, 0.7, 1])] : []),
  ...(look.over ?? []),
]

/** The middle of a brow, from the nose outwards. */
export const browAt = (t: number, arch = 0.5): [number, number] => [
  mix(0.115, 0.53, t),
  0.285 +
    arch * 0.1 * Math.sin(Math.min(1, t * 1.35) * Math.PI * 0.62) -
    0.07 * Math.max(0, t - 0.6) ** 1.5 * 4,
]

/** Folds between the brows and from the wings of the nose. */
const anger = (much: number): Paint[] => [
  mark(FRONT, '0.035,0.24,0.004 0.05,0.32,0.012 0.045,0.42,0.002', 0.85 * much, {
    soft: 0.016,
    ...DRAWN,
  }),
  mark(FRONT, '0,0.16,0.002 0.05,0.175,0.009 0.11,0.15,0.002', 0.6 * much, {
    soft: 0.014,
    ...DRAWN,
  }),
  mark(FRONT, '0.17,-0.2,0.004 0.235,-0.31,0.012 0.29,-0.45,0.003', 0.7 * much, {
    soft: 0.018,
    ...DRAWN,
  }),
]

const BROW_HAIRS = 96

/** Hairs of the brow, low and upright near the nose, lying down outwards. */
function brows({ brows: tone, heavy = 1, arch = 0.5, seed }: FaceLook): Paint[] {
  const rng = createRng(seed + 31)
  const middle = (t: number) => browAt(t, arch)
  const hairs = Array.from({ length: BROW_HAIRS }, (_, k): Paint => {
    const t = (k + rng()) / BROW_HAIRS
    const thick = heavy * 0.034 * Math.min(1, 0.55 + 3 * t) * (1 - t) ** 0.55
    const [x, y] = middle(t)
    const low = y + (rng() - 0.65) * thick * 1.5
    const lean = mix(0.7, 0.04, Math.min(1, t * 1.9)) + (rng() - 0.5) * 0.12
    const long = mix(0.05, 0.085, rng()) * (0.8 + 0.3 * heavy) * Math.min(1, 0.55 + 2 * t)
    const fall = t > 0.55 ? -0.25 * (t - 0.55) : 0
    return mark(
      FRONT,
      [
        [x, low, 0.003 * heavy ** 0.5],
        [
          x + long * 0.5 * Math.cos(lean),
          low + long * (0.5 * Math.sin(lean) + fall),
          0.0028 * heavy ** 0.5,
        ],
        [
          x + long * Math.cos(lean * 0.7),
          low + long * (0.9 * Math.sin(lean * 0.7) + 2 * fall),
          0.0006,
        ],
      ],
      tone,
      { soft: 0.006, hair: 0.1, alpha: 0.75 },
    )
  })
  const shade = mark(
    FRONT,
    [0.05, 0.3, 0.6, 0.9].map((t): V3 => [
      ...middle(t),
      heavy * 0.028 * Math.min(1, 0.4 + 4 * t) * (1 - t) ** 0.4,
    ]),
    tone,
    { soft: 0.03, alpha: 0.5 },
  )
  return [shade, ...hairs]
}

const lids = (much: number): Paint[] => [
  dab([0.33, 0.215, 0.72], 0.17, 0.62, 0.75 * much, [1.25, 0.42, 1]),
  dab([0.45, 0.19, 0.66], 0.09, 0.7, 0.6 * much, [1.2, 0.6, 1]),
]

/** Where age has folded the skin, and how deep; a wobble keeps the folds from being ruled. */
export function furrows(age: number): Paint[] {
  const drawn = (path: string, width: number, deep: number): Paint[] => {
    const points = path.split(' ').map((pair) => pair.split(',').map(Number))
    const line = points.map(([x = 0, y = 0], k): V3 => [
      x,
      y + noise(x * 9 + width * 900, y * 5) * 0.01,
      width * Math.sin(((k + 0.6) / (points.length + 0.2)) * Math.PI),
    ])
    return [mark(FRONT, line, deep * 0.7 * age, { soft: width * 1.7 + 0.006, shake: 0.012 })]
  }
  return [
    ...drawn('0.19,-0.2 0.25,-0.32 0.31,-0.45 0.34,-0.57', 0.02, 1), // nose to mouth
    ...drawn('0.28,-0.56 0.31,-0.63 0.315,-0.72 0.29,-0.8', 0.012, 0.5), // down from the mouth
    ...drawn('0,0.5 0.14,0.515 0.3,0.5', 0.011, 0.55), // forehead
    ...drawn('0.05,0.6 0.2,0.615 0.36,0.59 0.5,0.54', 0.011, 0.6),
    ...drawn('0,0.7 0.12,0.705 0.3,0.69', 0.01, 0.4),
    ...drawn('0.03,0.22 0.045,0.29 0.04,0.38', 0.011, 0.8), // frown
    ...[-2, -1, 0, 1, 2].flatMap((k) =>
      drawn(
        `0.5,${0.14 + k * 0.02} 0.56,${0.14 + k * 0.05} ${0.62 - Math.abs(k) * 0.01},${0.13 + k * 0.09}`,
        0.008,
        0.6 - 0.08 * Math.abs(k),
      ),
    ), // beside the eyes
    ...drawn('0.19,0.06 0.26,0.0 0.36,-0.005 0.45,0.045', 0.014, 0.75), // under them
    ...drawn('0.22,0.0 0.3,-0.06 0.41,-0.06 0.5,0.0', 0.013, 0.6),
    ...drawn('0.4,-0.2 0.46,-0.34 0.45,-0.52', 0.014, 0.22), // cheek
    ...drawn('0.48,-0.26 0.54,-0.4 0.52,-0.56', 0.012, 0.16),
    ...[0.03, 0.075, 0.12, 0.17].flatMap((x) =>
      drawn(`${x},-0.46 ${x * 1.03},-0.43 ${x * 1.08},-0.39`, 0.007, 0.4),
    ), // above the lip
    ...[-1.08, -1.24, -1.42].flatMap((y) =>
      drawn(`0,${y} 0.2,${y + 0.03} 0.42,${y + 0.1}`, 0.02, 0.28),
    ), // throat
    ...drawn('0.1,-1.0 0.14,-1.25 0.12,-1.55', 0.02, 0.6), // cords of the neck
  ]
}
