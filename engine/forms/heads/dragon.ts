import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { dab, mark, SIDE } from '#engine/forms/sculpt/paint.ts'
import { scaleAround } from '#engine/forms/sculpt/scales.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

/** An eastern dragon: long square muzzle, bulb of a nose, heavy brows, jaws open, antlers. Mane and whiskers are the body's. */
function clay(): Clay {
  const skin = { of: 'bone' } as const
  const tooth = { of: 'tooth' } as const
  return new Clay()
    .ball([0, 0.1, -0.35], [0.46, 0.42, 0.5], { ...skin })
    .ball([0.36, -0.1, -0.3], [0.2, 0.3, 0.34], { k: 0.15, ...skin }) // cheek
    .limb([0.12, 0.12, 0.1], [0.1, 0.06, 0.95], 0.25, 0.19, { k: 0.15, ...skin }) // muzzle
    .limb([0.2, -0.08, 0.1], [0.17, -0.05, 0.98], 0.13, 0.13, { k: 0.08, ...skin }) // upper lip
    .ball([0.13, 0.2, 1.06], [0.15, 0.14, 0.15], { k: 0.06, ...skin }) // bulbs of the nose
    .ball([0, 0.1, 1.14], [0.12, 0.1, 0.1], { k: 0.06, ...skin })
    .ball([0.17, 0.2, 1.2], [0.05, 0.045, 0.06], { cut: true, k: 0.03, ...skin }) // nostril
    .limb([0, 0.34, 0.2], [0, 0.3, 0.85], 0.07, 0.05, { k: 0.08, ...skin }) // ridge of the nose
    .limb([0.14, 0.4, 0.36], [0.42, 0.56, -0.06], 0.12, 0.12, { k: 0.07, ...skin }) // brow
    .ball([0.33, 0.32, 0.3], [0.14, 0.1, 0.14], { cut: true, k: 0.08, ...skin })
    .ball([0.29, 0.3, 0.2], [0.15, 0.13, 0.14], { k: 0.02, ...skin }) // eye
    .ball([0, -0.3, 0.45], [0.2, 0.2, 0.6], { cut: true, k: 0.05, of: 'mouth' })
    .ball([0, -0.3, -0.2], [0.3, 0.28, 0.3], { k: 0.04, of: 'mouth' })
    .limb([0.3, -0.3, -0.3], [0.2, -0.66, 0.4], 0.16, 0.13, { k: 0.08, ...skin }) // lower jaw
    .limb([0.2, -0.66, 0.4], [0.08, -0.68, 0.84], 0.13, 0.12, { k: 0.08, ...skin })
    .ball([0, -0.66, 0.92], [0.14, 0.11, 0.1], { k: 0.06, ...skin }) // chin
    .limb([0, -0.4, -0.2], [0, -0.62, 0.7], 0.16, 0.1, { k: 0.03, of: 'mouth' })
    .limb([0, -0.42, 0.0], [0, -0.46, 0.5], 0.12, 0.1, { k: 0.02, of: 'skin' }) // tongue
    .limb([0, -0.46, 0.5], [0, -0.34, 0.86], 0.1, 0.03, { k: 0.05, of: 'skin' })
    .limb([0.19, -0.1, 0.96], [0.2, -0.36, 1.0], 0.06, 0.006, { k: 0.02, ...tooth }) // upper fang
    .limb([0.19, -0.62, 0.72], [0.21, -0.36, 0.76], 0.055, 0.006, { k: 0.02, ...tooth }) // lower fang
    .limb([0.2, -0.14, 0.7], [0.2, -0.26, 0.71], 0.045, 0.01, { k: 0.02, ...tooth })
    .limb([0.21, -0.14, 0.5], [0.21, -0.25, 0.5], 0.045, 0.01, { k: 0.02, ...tooth })
    .limb([0.21, -0.14, 0.32], [0.21, -0.24, 0.31], 0.045, 0.01, { k: 0.02, ...tooth })
    .limb([0.22, -0.58, 0.5], [0.22, -0.46, 0.51], 0.045, 0.01, { k: 0.02, ...tooth })
    .limb([0.23, -0.54, 0.3], [0.23, -0.43, 0.3], 0.045, 0.01, { k: 0.02, ...tooth })
    .limb([0.2, 0.5, -0.3], [0.34, 0.86, -0.75], 0.1, 0.075, { k: 0.05, of: 'horn' }) // antler
    .limb([0.34, 0.86, -0.75], [0.42, 1.02, -1.25], 0.075, 0.05, { k: 0.04, of: 'horn' })
    .limb([0.42, 1.02, -1.25], [0.42, 1.28, -1.6], 0.05, 0.01, { k: 0.03, of: 'horn' })
    .limb([0.35, 0.88, -0.8], [0.38, 1.25, -0.92], 0.06, 0.01, { k: 0.03, of: 'horn' })
    .limb([0.48, 0.2, -0.4], [0.85, 0.34, -0.75], 0.12, 0.02, { k: 0.06, ...skin }) // ear
}

const paints = () => [
  dab([0, 0.3, 0.4], 0.7, 0.45, 0.7),
  dab([0.12, 0.2, 1.1], 0.26, 0.12, 0.8),
  dab([0.2, -0.7, 0.5], 0.42, 0.06, 0.9),
  dab([0.26, 0.46, 0.15], 0.22, 0.1, 0.8),
  dab([0.4, 1.1, -1.5], 0.7, 0.6, 0.6),
  mark(SIDE, '1.05,-0.14,0.006 0.8,-0.16,0.016 0.4,-0.17,0.016 0.0,-0.16,0.008', 0.96, {
    soft: 0.015,
    hair: 0,
  }),
  ...[0, 1, 2].map((k) =>
    mark(
      SIDE,
      [
        [0.92 - k * 0.14, 0.0, 0.005],
        [0.86 - k * 0.14, 0.1, 0.014],
        [0.88 - k * 0.14, 0.24, 0.004],
      ],
      0.9,
      { soft: 0.012, hair: 0 },
    ),
  ), // wrinkles of the muzzle
  ...[0, 1, 2].map((k) =>
    mark(
      SIDE,
      [
        [0.02 - k * 0.14, 0.2, 0.005],
        [-0.06 - k * 0.14, -0.05, 0.016],
        [0.0 - k * 0.12, -0.3, 0.004],
      ],
      0.9,
      { soft: 0.012, hair: 0 },
    ),
  ), // and of the cheek
  ...eye({
    at: [0.39, 0.3, 0.27],
    along: [0.45, 0.25, -0.85],
    facing: [0.85, 0.1, 0.5],
    width: 0.15,
    round: 0.8,
    iris: 0.62,
    tone: 0.05,
    lid: 0.8,
    pupilSize: 0.42,
  }),
]

export const dragon = (camera: Camera): Head => ({
  name: 'dragon',
  clay: clay(),
  camera,
  base: 0.34,
  paints: paints(),
  guides: [lie([0, 0.3, 0], [0, 0, -1], 0.01, 0.05)],
  scales: scaleAround({ long: 0.13, files: 18, deep: 0.35 }),
})
