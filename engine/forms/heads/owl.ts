import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V2, V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, frame, FRONT, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Where the eye sits, and how large it is: both look ahead, in the middle of a veil of feathers. */
export const OWL_EYE: V3 = [0.255, 0.05, 0.36]
/** What parts a horned owl from a barn owl in the face: size and tone of the eyes, and whether a stern brow hangs over them. */
export interface OwlEyes {
  round: number
  /** Tone of the iris: pale yellow 0.2, nearly black 0.9. */
  iris: number
  isStern: boolean
  /** Tone of the skull under its feathers. */
  base: number
  /** A face of one white disc: half its outline, across and up. */
  disc?: readonly V2[]
}

/** Broad skull, two hollows of a veil, a small beak sunk between them. Ears and veil are feathers. */
function clay({ round, isStern }: OwlEyes): Clay {
  const feather = { of: 'feather' } as const
  const out = new Clay()
    .ball([0, 0.06, -0.1], [0.58, 0.5, 0.46], feather)
    .ball([0.24, 0.0, 0.2], [0.32, 0.36, 0.2], { k: 0.15, ...feather }) // veil
    .ball([0.26, -0.26, 0.1], [0.28, 0.24, 0.26], { k: 0.2, ...feather }) // cheek
    .ball([OWL_EYE[0] + 0.01, OWL_EYE[1] - 0.01, 0.52], [0.21, 0.2, 0.13], {
      cut: true,
      k: 0.14,
      ...feather,
    })
    .ball([0, -0.06, 0.34], [0.1, 0.2, 0.12], { k: 0.1, ...feather }) // bristles at the root of the beak
    .ball([OWL_EYE[0], OWL_EYE[1], OWL_EYE[2] - 0.08], [round + 0.02, round + 0.02, round], {
      k: 0.02,
      ...feather,
    })
  // brows meet in a V
  if (isStern) out.limb([0.03, 0.16, 0.4], [0.46, 0.44, 0.12], 0.06, 0.08, { k: 0.12, ...feather })
  const beak = tube(
    'beak',
    [
      [0, 0.03, 0.42],
      [0, -0.03, 0.53],
      [0, -0.13, 0.59],
      [0, -0.23, 0.57],
      [0, -0.32, 0.5],
    ],
    [0.06, 0.07, 0.064, 0.042, 0.006],
    [0, 0, 1],
    4,
  )
  model(out, beak, { of: 'horn', k: 0.03 }, 0.8)
  return out.limb([0, -0.16, 0.42], [0, -0.27, 0.43], 0.06, 0.02, { of: 'horn', k: 0.02 })
}

/** The lid under the brow makes it stern. */
const STERN_LID: readonly V2[] = [
  [-1.15, 0.3],
  [-0.3, 0.6],
  [0.95, 1.02],
  [0.6, 1.3],
  [-0.8, 1.2],
]
const CALM_LID: readonly V2[] = [
  [-1.16, 0.42],
  [-0.5, 0.66],
  [0.4, 0.7],
  [1.16, 0.42],
  [0.8, 1.3],
  [-0.8, 1.3],
]

/** Fine rays that run from the eye to the rim of a disc. */
const rays = (disc: readonly V2[]): Paint[] =>
  disc.slice(1).flatMap(([x, y], n) => {
    const [a, b] = disc[n]!
    return [0.1, 0.4, 0.7].map((k) => {
      const to: V2 = [a + (x - a) * k, b + (y - b) * k]
      const at = (t: number, w: number): V3 => [
        OWL_EYE[0] * 0.8 + (to[0] - OWL_EYE[0] * 0.8) * t,
        OWL_EYE[1] + (to[1] - OWL_EYE[1]) * t,
        w,
      ]
      return mark(FRONT, [at(0.5, 0.001), at(0.8, 0.006), at(1, 0.002)], 0.5, {
        soft: 0.008,
        alpha: 0.55,
        hair: 0,
      })
    })
  })

function paints({ round, iris, isStern, disc }: OwlEyes): Paint[] {
  const f = frame(OWL_EYE, [1, 0, -0.2], [0.2, 0, 1], 0.26)
  const ring = (r: number, x = 0, y = 0): V2[] =>
    Array.from({ length: 14 }, (_, k) => [
      x + Math.cos((k / 7) * Math.PI) * r * round,
      y + Math.sin((k / 7) * Math.PI) * r * round,
    ])
  const crisp = { soft: round * 0.05, hair: 0 }
  return [
    dab([0.1, -0.2, 0.5], 0.3, 0.04, 0.9),
    ...(disc
      ? [
          shape(FRONT, [[0, disc[0]![1]], ...disc, [0, disc.at(-1)![1]]], 0.01, {
            soft: 0.02,
            hair: 0,
          }),
          ...rays(disc),
          // the shade of the beak's ridge, which parts the two halves
          mark(FRONT, '0.07,0.26,0.004 0.075,0.1,0.016 0.07,-0.04,0.01', 0.5, {
            soft: 0.03,
            alpha: 0.7,
            hair: 0,
          }),
        ]
      : []),
    ...(isStern
      ? [
          dab([OWL_EYE[0], 0.05, 0.4], 0.32, 0.5, 0.8),
          shape(f, ring(1.5), 0.95, { soft: round * 0.35, alpha: 0.9 }),
        ]
      : []),
    shape(f, ring(1.18), 0.99, crisp),
    shape(f, ring(0.98), Math.min(1, iris + 0.3), crisp),
    shape(f, ring(0.9), iris, { soft: round * 0.25, hair: 0 }),
    shape(f, ring(0.5, 0, -round * 0.4), iris * 0.3, { soft: round * 0.3, hair: 0, alpha: 0.8 }),
    ...Array.from({ length: 16 }, (_, k) => {
      const a = (k / 8) * Math.PI
      const spoke = (r: number, w: number): V3 => [
        Math.cos(a) * r * round,
        Math.sin(a) * r * round,
        w * round,
      ]
      return mark(f, [spoke(0.5, 0.02), spoke(0.92, 0.03)], 0.5, { ...crisp, alpha: 0.5 })
    }),
    shape(f, ring(0.54), 1, crisp),
    shape(
      f,
      (isStern ? STERN_LID : CALM_LID).map(([x, y]): V2 => [x * round, y * round]),
      0.98,
      { ...crisp, soft: round * 0.1 },
    ),
    shape(f, ring(0.17, -round * 0.2, round * 0.3), 0, crisp),
    mark(FRONT, '0.0,-0.2,0.004 0.05,-0.19,0.012 0.085,-0.12,0.004', 0.9, { soft: 0.01, hair: 0 }),
    shape(FRONT, '0.03,-0.03 0.055,-0.02 0.06,-0.055 0.035,-0.06', 0.98, {
      soft: 0.008,
      hair: 0,
    }),
  ]
}

export const owl = (camera: Camera, eyes: OwlEyes): Head => ({
  name: 'owl',
  clay: clay(eyes),
  camera,
  base: eyes.base,
  paints: paints(eyes),
  guides: [
    lie([0, 0.2, 0.4], [0, 1, -0.2], 0.08, 0.1),
    lie([0.4, 0.1, 0.3], [1, 0, -0.4], 0.08, 0.1),
    lie([0.2, -0.3, 0.3], [0.2, -1, -0.2], 0.1, 0.15),
    lie([0.2, 0.5, -0.2], [0, -0.2, -1], 0.12, 0.2),
  ],
})
