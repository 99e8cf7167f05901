import { Clay, hinged } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { V2, V3 } from '#engine/forms/sculpt/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** What parts a raven from a swallow or a hummingbird: skull, bill and coat. */
export interface Songbird {
  /** Length of the bill from the face, its depth there, and how far its tip hooks down. */
  bill: { long: number; deep: number; hook: number }
  base: number
  coat: readonly Paint[]
  /** Half width of the eye. */
  eye: number
  /** Bristles over the nostril, as a raven has them. */
  bristles?: boolean
  /** How far the bill is open, in degrees. */
  open?: number
}

/** Bills shorter than this bend down less. */
const STRAIGHT_BELOW = 0.6

/** Where the bill is hinged. */
const JAW: V3 = [0, -0.04, 0.14]

/** A round dark bird's eye: pale ring of skin, no white, one glint. */
function beadEye(at: V2, r: number): Paint[] {
  const ring = (k: number, dx = 0, dy = 0): V2[] =>
    Array.from({ length: 12 }, (_, n) => [
      at[0] + dx + Math.cos((n / 6) * Math.PI) * r * k,
      at[1] + dy + Math.sin((n / 6) * Math.PI) * r * k,
    ])
  return [
    shape(SIDE, ring(1.45), 0.2, { soft: r * 0.2, hair: 0, alpha: 0.6 }),
    shape(SIDE, ring(1.28), 0.99, { soft: r * 0.1, hair: 0 }),
    shape(SIDE, ring(0.98), 0.55, { soft: r * 0.1, hair: 0 }),
    shape(SIDE, ring(0.72), 1, { soft: r * 0.08, hair: 0 }),
    shape(SIDE, ring(0.26, r * 0.26, r * 0.36), 0, { soft: r * 0.05, hair: 0 }),
  ]
}

function clay({ bill, open = 0 }: Songbird): Clay {
  const jaw = hinged(JAW, open)
  // the upper half lifts a little as the lower one drops
  const lift = hinged(JAW, -open * 0.3)
  const feather = { of: 'feather' } as const
  const out = new Clay()
    .ball([0, 0.08, -0.1], [0.4, 0.38, 0.5], feather)
    .ball([0.1, -0.08, 0.14], [0.26, 0.26, 0.3], { k: 0.2, ...feather }) // cheek and throat
    .ball([0.2, 0.16, 0.18], [0.16, 0.15, 0.18], { k: 0.12, ...feather }) // round the eye
  const { long, deep, hook } = bill
  // a short bill is straighter
  const drop = Math.min(1, long / STRAIGHT_BELOW)
  const at = (k: number, y: number): V3 => [0, 0.06 + y, 0.34 + long * k]
  const upper = tube(
    'bill',
    [
      at(0, 0.01),
      at(0.35, 0.02),
      at(0.7, -0.03 - hook * 0.4),
      at(0.93, -0.07 * drop - hook),
      at(1, -0.1 * drop - hook * 1.6),
    ].map(lift),
    [1, 0.86, 0.56, 0.26, 0.04].map((k) => k * deep),
    [0, 1, 0.01],
    4,
  )
  const lower = tube(
    'jaw',
    [at(0, -deep * 0.9), at(0.45, -deep * 0.85), at(0.88, -deep * 0.5 - hook * 0.7)].map(jaw),
    [0.62, 0.5, 0.08].map((k) => k * deep),
    [0, 1, 0.01],
    4,
  )
  if (open > 4) {
    const inside = { k: 0.02, of: 'mouth' } as const
    out
      .limb([0, -0.06, 0.2], lift(at(0.6, -deep * 0.35)), deep * 0.6, deep * 0.3, inside)
      .limb([0, -0.1, 0.2], jaw(at(0.55, -deep * 0.6)), deep * 0.55, deep * 0.25, inside)
      .limb(jaw(at(0, -deep * 0.3)), jaw(at(0.5, -deep * 0.25)), deep * 0.24, deep * 0.1, {
        k: 0.02,
        of: 'skin',
      }) // tongue
  }
  model(out, lower, { of: 'horn', k: 0.02 }, 0.8)
  model(out, upper, { of: 'horn', k: 0.04 }, 0.8)
  return out
}

function billPaints({ bill: { long, deep, hook }, bristles, open = 0 }: Songbird): Paint[] {
  const at = (k: number, y: number, w: number): V3 => [0.34 + long * k, 0.06 + y, w]
  const edge = [
    at(0.97, -0.1 - hook * 1.4, 0.003),
    at(0.7, -deep * 0.52 - hook * 0.4, 0.01),
    at(0.3, -deep * 0.5, 0.011),
    at(-0.2, -deep * 0.62, 0.012),
    at(-0.34, -deep * 0.7, 0.003),
  ]
  return [
    ...(open > 4 ? [] : [mark(SIDE, edge, 0.99, { soft: 0.01, hair: 0 })]), // the cut of the bill
    mark(
      SIDE,
      [
        at(0.1, deep * 0.5, 0.002),
        at(0.4, deep * 0.42, 0.014),
        at(0.8, -deep * 0.1 - hook * 0.5, 0.002),
      ],
      0.08,
      { soft: 0.02, hair: 0, alpha: 0.7 },
    ), // light along the ridge
    shape(
      SIDE,
      [at(0.16, deep * 0.12, 0), at(0.24, deep * 0.24, 0), at(0.32, deep * 0.12, 0)].map(
        ([z, y]): V2 => [z, y],
      ),
      0.99,
      { soft: 0.008, hair: 0 },
    ),
    ...(bristles
      ? [0, 1, 2, 3, 4].map((k) =>
          mark(
            SIDE,
            [
              at(-0.04, deep * (0.8 - k * 0.24), 0.012),
              at(0.16, deep * (0.62 - k * 0.2), 0.012),
              at(0.4 - k * 0.02, deep * (0.36 - k * 0.12), 0.001),
            ],
            0.98,
            { soft: 0.008, hair: 0 },
          ),
        )
      : []),
  ]
}

const guides = [
  lie([0.1, 0.45, 0.2], [0, 0.2, -1], 0.08, 0.1),
  lie([0.3, 0, 0.3], [0.2, -0.4, -1], 0.09, 0.15),
  lie([0.4, 0.1, -0.2], [0.1, -0.4, -1], 0.12, 0.2),
  lie([0.1, 0.4, -0.4], [0, -0.4, -1], 0.14, 0.25),
  lie([0.1, -0.35, 0.2], [0, -0.9, -0.6], 0.14, 0.3),
]

export const songbird = (build: Songbird, camera: Camera): Head => ({
  name: 'songbird',
  clay: clay(build),
  camera,
  base: build.base,
  paints: [...build.coat, ...billPaints(build), ...beadEye([0.16, 0.14], build.eye)],
  guides,
})
