import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { dab, FRONT, mark, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

function clay(): Clay {
  const bone = { of: 'bone' } as const
  const c = new Clay()
    .ball([0, 0.42, -0.32], [0.66, 0.6, 0.86], bone) // cranium
    .ball([0, 0.38, 0.2], [0.54, 0.44, 0.42], { k: 0.3, ...bone }) // forehead
    .ball([0, -0.2, 0.3], [0.5, 0.4, 0.36], { k: 0.15, ...bone }) // face
    .ball([0, -0.48, 0.46], [0.34, 0.24, 0.28], { k: 0.12, ...bone }) // upper jaw
    .ball([0.72, 0.1, 0.26], [0.2, 0.3, 0.28], { cut: true, k: 0.16, ...bone }) // temple
    .limb([0.1, 0.13, 0.62], [0.5, 0.17, 0.44], 0.1, 0.07, { k: 0.1, ...bone }) // brow
    .limb([0.53, 0.14, 0.4], [0.55, -0.2, 0.36], 0.06, 0.08, { k: 0.08, ...bone }) // outer rim
    .limb([0.3, -0.34, 0.55], [0.6, -0.22, 0.32], 0.1, 0.1, { k: 0.1, ...bone }) // cheekbone
    .limb([0.57, -0.24, 0.3], [0.66, -0.17, -0.15], 0.07, 0.045, { k: 0.05, ...bone })
    .limb([0, 0.1, 0.62], [0, -0.06, 0.74], 0.08, 0.055, { k: 0.07, ...bone }) // bridge of the nose
    .ball([0.42, -0.56, 0.5], [0.13, 0.15, 0.2], { cut: true, k: 0.12, ...bone }) // hollow of the cheek
    .ball([0.25, -0.03, 0.64], [0.15, 0.15, 0.32], {
      cut: true,
      k: 0.05,
      of: 'mouth',
      by: [18, 0, -14],
    }) // orbit, squarer than round
    .ball([0.36, -0.08, 0.6], [0.14, 0.15, 0.3], {
      cut: true,
      k: 0.05,
      of: 'mouth',
      by: [22, 0, -14],
    })
    .limb([0.02, -0.1, 0.74], [0.085, -0.34, 0.72], 0.05, 0.105, {
      cut: true,
      k: 0.025,
      of: 'mouth',
    }) // nose, a pear upside down
    .limb([0, -0.2, 0.56], [0, -0.46, 0.72], 0.025, 0.035, { k: 0.03, ...bone }) // septum
    .limb([0.1, -1.1, 0.6], [0.42, -0.98, 0.14], 0.15, 0.13, { k: 0.1, ...bone }) // lower jaw
    .ball([0.5, -0.68, -0.02], [0.08, 0.42, 0.2], { k: 0.12, by: [0, -12, -8], ...bone }) // its branch
    .ball([0.46, -0.12, -0.3], [0.2, 0.26, 0.26], { k: 0.15, ...bone }) // behind the ear
    .ball([0, -1.15, 0.64], [0.26, 0.14, 0.13], { k: 0.1, ...bone }) // chin
    .ball([0, -0.8, 0.05], [0.32, 0.3, 0.5], { k: 0.02, of: 'mouth' }) // dark behind the teeth
  for (let k = 0; k < 7; k++) {
    const a = 0.12 + k * 0.225
    const [x, z] = [Math.sin(a) * 0.35, 0.32 + Math.cos(a) * 0.42]
    const r = k === 0 ? 0.062 : 0.052
    c.limb([x * 0.97, -0.55, z], [x, -0.77, z + 0.01], r * 0.8, r, { k: 0.03, of: 'tooth' })
    c.limb([x * 0.92, -0.86, z - 0.02], [x * 0.94, -1.04, z - 0.03], r * 0.88, r * 0.7, {
      k: 0.03,
      of: 'tooth',
    })
  }
  return c
}

/** Between teeth it is black in every style. */
const GAP = { soft: 0.008, hair: 0.1 }

const paints = (): Paint[] => [
  dab([0, 0.9, -0.3], 0.9, 0.04, 0.8),
  dab([0.3, -0.04, 0.6], 0.34, 0.55, 0.7), // grime about the holes
  dab([0.04, -0.3, 0.8], 0.2, 0.5, 0.6),
  dab([0.2, -1.0, 0.6], 0.3, 0.4, 0.5),
  dab([0.42, -0.5, 0.45], 0.28, 0.75, 0.8), // sunken cheek
  dab([0.7, 0.1, 0.2], 0.4, 0.7, 0.8), // temple
  mark(FRONT, '0.44,-0.3,0.003 0.4,-0.4,0.007 0.43,-0.48,0.002', 0.9, { soft: 0.012, hair: 0.1 }),
  mark(SIDE, '0.1,-0.9,0.003 0.16,-1.0,0.007 0.12,-1.06,0.002', 0.9, { soft: 0.012, hair: 0.1 }),
  dab([0.25, -0.5, 0.7], 0.3, 0.3, 0.4),
  ...[0, 1, 2].map((k) =>
    mark(
      FRONT,
      [
        [0.1 + k * 0.09, -0.5, 0.002],
        [0.1 + k * 0.088, -0.6, 0.006],
        [0.1 + k * 0.086, -0.66, 0.002],
      ],
      0.7,
      { soft: 0.016, alpha: 0.6 },
    ),
  ), // roots of the teeth
  ...[0, 0.09, 0.175, 0.25, 0.305].flatMap((x) => [
    mark(
      FRONT,
      [
        [x, -0.56, 0.003],
        [x, -0.68, 0.011],
        [x, -0.8, 0.014],
      ],
      1,
      GAP,
    ),
    mark(
      FRONT,
      [
        [x, -0.86, 0.013],
        [x, -0.94, 0.009],
        [x, -1.02, 0.002],
      ],
      1,
      GAP,
    ),
  ]),
  mark(FRONT, '0,-0.83,0.016 0.2,-0.82,0.02 0.34,-0.8,0.01', 1, GAP), // where the rows meet
  mark(
    FRONT,
    '0.3,1.05,0.002 0.26,0.92,0.006 0.3,0.84,0.005 0.24,0.74,0.006 0.27,0.66,0.001',
    0.9,
    {
      soft: 0.01,
      hair: 0.1,
    },
  ), // crack
  mark(SIDE, '0.0,1.15,0.004 -0.05,0.9,0.005 -0.02,0.6,0.005 -0.1,0.35,0.004 -0.3,0.2,0.003', 0.6, {
    soft: 0.012,
    hair: 0.3,
    alpha: 0.7,
  }), // suture
]

export const skull = (camera: Camera): Head => ({
  name: 'skull',
  clay: clay(),
  camera,
  base: 0.1,
  paints: paints(),
  socket: [0.31, -0.05, 0.52],
  guides: [lie([0, 0, 0], [0, 1, 0], 0.02)],
})
