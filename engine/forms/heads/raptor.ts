import { Clay, hinged } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

/** What parts an eagle from a hawk: the weight of the beak, how wide it screams, and the coat. */
export interface Raptor {
  /** Length and depth of the beak, 1 for an eagle. */
  beak: number
  /** How far the beak is open, in degrees. */
  open: number
  base: number
  coat: readonly Paint[]
  /** Tone of the eye: pale yellow 0.1, brown 0.7. */
  iris: number
  /** Tone of the beak before the cere, where it is dark. */
  horn?: number
}

const JAW: V3 = [0, -0.12, 0.12]

function clay({ beak: b, open }: Raptor): Clay {
  const feather = { of: 'feather' } as const
  const horn = { of: 'horn' } as const
  const jaw = hinged(JAW, open)
  // everything of the beak is measured from where it leaves the face
  const at = (y: number, z: number): V3 => [0, 0.1 + (y - 0.1) * b, 0.43 + (z - 0.36) * b]
  const out = new Clay()
    .ball([0, 0.1, -0.1], [0.42, 0.37, 0.54], { ...feather })
    .ball([0, 0.25, 0.14], [0.3, 0.19, 0.36], { k: 0.15, ...feather }) // flat brow
    .ball([0.16, -0.12, 0.06], [0.27, 0.24, 0.34], { k: 0.2, ...feather }) // cheek
  const upper = tube(
    'beak',
    [
      at(0.1, 0.34),
      at(0.125, 0.5),
      at(0.12, 0.64),
      at(0.08, 0.77),
      at(0.01, 0.88),
      at(-0.09, 0.955),
      at(-0.19, 0.985),
      at(-0.31, 0.975),
    ],
    [0.185, 0.172, 0.155, 0.132, 0.102, 0.068, 0.036, 0.004].map((r) => r * b),
    [0, 1, 0.01],
    4,
  )
  model(out, upper, { ...horn, k: 0.06 }, 0.74)
  // the cutting edge overhangs the lower beak, with the swell before the hook
  const edge: readonly [number, number, number][] = [
    [0.115, -0.06, 0.3],
    [0.105, -0.065, 0.5],
    [0.09, -0.085, 0.7],
    [0.066, -0.08, 0.82],
    [0.034, -0.11, 0.92],
  ]
  for (let i = 0; i + 1 < edge.length; i++) {
    const [p, q] = [edge[i]!, edge[i + 1]!].map(([x, y, z]): V3 => [
      x * b,
      at(y, z)[1],
      at(y, z)[2],
    ]) as [V3, V3]
    out.limb(p, q, 0.05 * b, 0.045 * b, { k: 0.09, ...horn })
  }
  const lower = tube(
    'jaw',
    [at(-0.17, 0.24), at(-0.2, 0.46), at(-0.21, 0.66), at(-0.19, 0.8), at(-0.17, 0.87)].map(jaw),
    [0.13, 0.115, 0.09, 0.06, 0.012].map((r) => r * b),
    [0, 1, 0.01],
    3,
  )
  if (open > 4) {
    const inside = { k: 0.02, of: 'mouth' } as const
    out
      .limb([0.03, -0.08, 0.14], at(-0.04, 0.8), 0.1 * b, 0.05 * b, inside) // roof and floor of the mouth
      .limb([0.05, -0.14, 0.14], jaw(at(-0.14, 0.7)), 0.11 * b, 0.04 * b, inside)
      .limb([0.09, -0.13, 0.16], [0.1, -0.15, 0.3], 0.1, 0.07, inside)
      .limb(jaw([0, -0.06, 0.3]), jaw([0, 0.0, 0.5]), 0.05 * b, 0.045 * b, { k: 0.02, of: 'skin' }) // tongue
      .limb(jaw([0, 0.0, 0.5]), jaw([0, 0.03, 0.66]), 0.045 * b, 0.012, { k: 0.02, of: 'skin' })
  }
  model(out, lower, { ...horn, k: 0.02 }, 0.85)
  return out
    .limb([0.2, 0.3, 0.44], [0.4, 0.34, -0.04], 0.055, 0.075, { k: 0.1, ...feather }) // the ridge that makes it glare
    .ball([0.43, 0.18, 0.24], [0.13, 0.12, 0.17], { cut: true, k: 0.1, ...feather })
    .ball([0.31, 0.18, 0.22], [0.13, 0.12, 0.14], { k: 0.03, ...feather }) // eye
    .ball([0.17 * b, at(0.17, 0.55)[1], at(0.17, 0.55)[2]], [0.05, 0.022, 0.045], {
      cut: true,
      k: 0.015,
      of: 'mouth',
      by: [0, -35, 0],
    }) // nostril
}

/** Strokes on the beak in its own measure, so that a smaller beak keeps them. */
function beakPaints({ beak: b, open, horn }: Raptor): Paint[] {
  const put = (z: number, y: number, w: number): V3 => [
    0.43 + (z - 0.36) * b,
    0.1 + (y - 0.1) * b,
    w * b,
  ]
  const stroke = (path: readonly V3[], tone: number, alpha = 1, soft = 0.012): Paint =>
    mark(
      SIDE,
      path.map(([z, y, w]) => put(z, y, w)),
      tone,
      { soft: soft * b, hair: 0.1, alpha },
    )
  const edge: V3[] = [
    [0.95, -0.22, 0.004],
    [0.91, -0.155, 0.012],
    [0.84, -0.125, 0.012],
    [0.72, -0.15, 0.013],
    [0.5, -0.125, 0.012],
    [0.34, -0.13, 0.014],
    [0.2, -0.15, 0.012],
    [0.1, -0.17, 0.003],
  ]
  return [
    dab([0, 0.12, 0.52], 0.3, 0.06, 0.9), // cere, pale
    dab([0, put(1, -0.3, 0)[1], put(1, -0.3, 0)[0]], 0.34 * b, 0.6, 1), // darker tip
    horn === undefined
      ? dab([0.05, put(0.76, 0.2, 0)[1], put(0.76, 0.2, 0)[0]], 0.2 * b, 0.16, 0.9)
      : dab([0, put(0.9, -0.06, 0)[1], put(0.92, -0.06, 0)[0]], 0.42 * b, horn, 1),
    // the ridge of the beak in shade, streaks that follow its growth
    ...[0, 1, 2].map((k) =>
      stroke(
        [
          [0.7 + k * 0.08, 0.25 - k * k * 0.03, 0.002],
          [0.72 + k * 0.08, 0.1 - k * 0.05, 0.007],
          [0.7 + k * 0.08, -0.04 - k * 0.03, 0.002],
        ],
        0.7,
        0.3,
        0.02,
      ),
    ),
    stroke(
      [
        [0.62, 0.3, 0.002],
        [0.625, 0.24, 0.01],
        [0.6, 0.1, 0.011],
        [0.61, -0.04, 0.008],
        [0.57, -0.11, 0.003],
      ],
      0.9,
      0.9,
    ), // edge of the cere
    stroke(
      [
        [0.64, 0.3, 0.003],
        [0.645, 0.12, 0.006],
        [0.64, -0.04, 0.002],
      ],
      0.02,
      0.6,
    ),
    stroke(
      [
        [0.44, -0.03, 0.002],
        [0.52, 0.02, 0.005],
        [0.6, 0.01, 0.002],
      ],
      0.7,
      0.5,
      0.015,
    ), // fold of the cere
    ...(open > 4 ? [] : [stroke(edge, 0.98)]),
    ...(open > 4 ? [stroke(edge, 0.98, 1, 0.008)] : []),
    shape(
      SIDE,
      [
        [0.52, 0.165],
        [0.57, 0.2],
        [0.6, 0.17],
        [0.55, 0.145],
      ].map(([z, y]) => {
        const [a, c] = put(z!, y!, 0)
        return [a, c] as const
      }),
      0.99,
      { soft: 0.008, hair: 0 },
    ),
  ]
}

export const raptorPaints = (raptor: Raptor): Paint[] => [
  ...raptor.coat,
  dab([0.3, 0.06, 0.42], 0.2, 0.5, 0.7), // lores
  ...beakPaints(raptor),
  ...eye({
    at: [0.4, 0.175, 0.22],
    along: [0.34, 0.12, -0.94],
    facing: [0.93, 0.05, 0.36],
    width: 0.115,
    round: 0.9,
    iris: 0.86,
    tone: raptor.iris,
    rim: 0.12,
    look: [-0.05, -0.03],
    lid: 0.55,
    pupilSize: 0.46,
  }),
  mark(SIDE, '0.46,0.2,0.01 0.34,0.235,0.024 0.16,0.262,0.022 0.02,0.25,0.003', 0.98, {
    soft: 0.014,
    hair: 0.1,
  }), // the ridge cuts the eye
]

const guides = [
  lie([0.1, 0.5, 0.3], [0, 0.25, -1], 0.1, 0.1),
  lie([0.3, 0.4, 0.2], [0.2, 0.12, -1], 0.12, 0.15),
  lie([0.3, 0, 0.4], [0.2, -0.4, -1], 0.1, 0.15),
  lie([0.4, 0, 0.0], [0.2, -0.4, -1], 0.14, 0.2),
  lie([0.1, 0.5, -0.3], [0, -0.2, -1], 0.18, 0.25),
  lie([0.4, 0.2, -0.4], [0.1, -0.6, -0.8], 0.2, 0.25),
  lie([0.2, -0.4, 0.2], [0.1, -0.9, -0.5], 0.18, 0.25),
]

export const raptor = (build: Raptor, camera: Camera): Head => ({
  name: 'raptor',
  clay: clay(build),
  camera,
  base: build.base,
  paints: raptorPaints(build),
  guides,
})
