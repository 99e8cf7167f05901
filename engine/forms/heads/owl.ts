import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V2, V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, frame, FRONT, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Where the eye sits, and how large it is: both look ahead, in the middle of a veil of feathers. */
export const OWL_EYE: V3 = [0.255, 0.05, 0.36]
const ROUND = 0.16

/** A great horned owl: broad skull, two hollows of a veil, a small beak sunk between them. Ears and veil are feathers. */
function clay(): Clay {
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
    .limb([0.03, 0.16, 0.4], [0.46, 0.44, 0.12], 0.06, 0.08, { k: 0.12, ...feather }) // brows meet in a V
    .ball([OWL_EYE[0], OWL_EYE[1], OWL_EYE[2] - 0.08], [ROUND + 0.02, ROUND + 0.02, ROUND], {
      k: 0.02,
      ...feather,
    })
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

function paints(): Paint[] {
  const f = frame(OWL_EYE, [1, 0, -0.2], [0.2, 0, 1], 0.26)
  const ring = (r: number, x = 0, y = 0): V2[] =>
    Array.from({ length: 14 }, (_, k) => [
      x + Math.cos((k / 7) * Math.PI) * r * ROUND,
      y + Math.sin((k / 7) * Math.PI) * r * ROUND,
    ])
  const crisp = { soft: ROUND * 0.05, hair: 0 }
  return [
    dab([0.1, -0.2, 0.5], 0.3, 0.04, 0.9),
    dab([OWL_EYE[0], 0.05, 0.4], 0.32, 0.5, 0.8),
    shape(f, ring(1.5), 0.95, { soft: ROUND * 0.35, alpha: 0.9 }),
    shape(f, ring(1.18), 0.99, crisp),
    shape(f, ring(0.98), 0.5, crisp),
    shape(f, ring(0.9), 0.2, { soft: ROUND * 0.25, hair: 0 }),
    shape(f, ring(0.5, 0, -ROUND * 0.4), 0.04, { soft: ROUND * 0.3, hair: 0, alpha: 0.8 }),
    ...Array.from({ length: 16 }, (_, k) => {
      const a = (k / 8) * Math.PI
      const spoke = (r: number, w: number): V3 => [
        Math.cos(a) * r * ROUND,
        Math.sin(a) * r * ROUND,
        w * ROUND,
      ]
      return mark(f, [spoke(0.5, 0.02), spoke(0.92, 0.03)], 0.5, { ...crisp, alpha: 0.5 })
    }),
    shape(f, ring(0.54), 1, crisp),
    // the lid under the brow makes it stern
    shape(
      f,
      [
        [-1.15 * ROUND, 0.3 * ROUND],
        [-0.3 * ROUND, 0.6 * ROUND],
        [0.95 * ROUND, 1.02 * ROUND],
        [0.6 * ROUND, 1.3 * ROUND],
        [-0.8 * ROUND, 1.2 * ROUND],
      ],
      0.98,
      { ...crisp, soft: ROUND * 0.1 },
    ),
    shape(f, ring(0.17, -ROUND * 0.2, ROUND * 0.3), 0, crisp),
    mark(FRONT, '0.0,-0.2,0.004 0.05,-0.19,0.012 0.085,-0.12,0.004', 0.9, { soft: 0.01, hair: 0 }),
    shape(FRONT, '0.03,-0.03 0.055,-0.02 0.06,-0.055 0.035,-0.06', 0.98, {
      soft: 0.008,
      hair: 0,
    }),
  ]
}

export const owl = (camera: Camera): Head => ({
  name: 'owl',
  clay: clay(),
  camera,
  base: 0.4,
  paints: paints(),
  guides: [
    lie([0, 0.2, 0.4], [0, 1, -0.2], 0.08, 0.1),
    lie([0.4, 0.1, 0.3], [1, 0, -0.4], 0.08, 0.1),
    lie([0.2, -0.3, 0.3], [0.2, -1, -0.2], 0.1, 0.15),
    lie([0.2, 0.5, -0.2], [0, -0.2, -1], 0.12, 0.2),
  ],
})
