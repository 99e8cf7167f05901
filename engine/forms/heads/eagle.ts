import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { smoothstep } from '#engine/forms/sculpt/maths.ts'
import { dab, mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

function clay(): Clay {
  const feather = { of: 'feather' } as const
  const horn = { of: 'horn' } as const
  return new Clay()
    .ball([0, 0.14, -0.12], [0.46, 0.43, 0.6], { ...feather })
    .limb([0, -0.35, -0.4], [0, -1.7, -0.5], 0.48, 0.85, { bust: true, k: 0.35, ...feather }) // neck
    .ball([0.16, -0.14, 0.1], [0.28, 0.26, 0.34], { k: 0.2, ...feather }) // cheek
    .limb([0, 0.12, 0.4], [0, 0.14, 0.68], 0.2, 0.185, { k: 0.06, ...horn }) // beak: cere, arch, hook
    .limb([0, 0.14, 0.68], [0, 0.06, 0.92], 0.185, 0.15, { k: 0.1, ...horn })
    .limb([0, 0.06, 0.92], [0, -0.12, 1.06], 0.15, 0.09, { k: 0.1, ...horn })
    .limb([0, -0.12, 1.06], [0, -0.38, 1.06], 0.085, 0.012, { k: 0.08, ...horn })
    .limb([0.07, -0.03, 0.42], [0.04, -0.1, 0.94], 0.13, 0.09, { k: 0.08, of: 'horn' }) // edge of the upper beak
    .limb([0, -0.17, 0.3], [0, -0.2, 0.82], 0.15, 0.06, { k: 0.02, ...horn }) // lower beak
    .limb([0.27, 0.29, 0.46], [0.44, 0.36, -0.02], 0.06, 0.1, { k: 0.07, ...feather }) // the ridge that makes it glare
    .ball([0.42, 0.19, 0.24], [0.14, 0.12, 0.17], { cut: true, k: 0.1, ...feather })
    .ball([0.31, 0.19, 0.22], [0.13, 0.12, 0.14], { k: 0.03, ...feather }) // eye
    .ball([0.19, 0.17, 0.58], [0.04, 0.03, 0.05], {
      cut: true,
      k: 0.02,
      of: 'horn',
      by: [0, -30, 0],
    }) // nostril
}

const paints = (): Paint[] => [
  dab([0.3, -1.6, -0.2], 1.05, 0.95, 1), // dark body
  dab([0.3, 0.1, 0.42], 0.24, 0.45, 0.7), // lores
  dab([0, 0.12, 0.5], 0.28, 0.1, 0.9), // cere
  dab([0, -0.25, 1.08], 0.42, 0.92, 1), // dark tip
  dab([0.1, 0.2, 0.8], 0.26, 0.12, 0.8),
  mark(
    SIDE,
    '1.0,-0.2,0.004 0.86,-0.17,0.012 0.55,-0.175,0.014 0.32,-0.16,0.014 0.2,-0.17,0.004',
    0.97,
    {
      soft: 0.014,
      hair: 0.1,
    },
  ), // gape
  mark(SIDE, '0.66,0.34,0.004 0.66,0.22,0.007 0.62,0.02,0.007 0.6,-0.14,0.003', 0.6, {
    soft: 0.014,
    hair: 0.1,
  }), // edge of the cere
  ...[0, 1, 2, 3, 4].map((k) =>
    mark(
      SIDE,
      [
        [0.72 + k * 0.07, 0.28 - k * k * 0.012, 0.002],
        [0.74 + k * 0.07, 0.1 - k * 0.03, 0.005],
        [0.73 + k * 0.065, -0.08 - k * 0.02, 0.001],
      ],
      0.7,
      { soft: 0.02, hair: 0.6, alpha: 0.14 },
    ),
  ), // growth lines
  shape(SIDE, '0.55,0.17 0.6,0.2 0.63,0.17 0.59,0.145', 0.97, { soft: 0.01, hair: 0 }),
  ...eye({
    at: [0.4, 0.18, 0.22],
    along: [0.34, 0.1, -0.94],
    facing: [0.93, 0.05, 0.36],
    width: 0.12,
    round: 0.84,
    iris: 0.8,
    tone: 0.3,
    rim: 0.12,
    look: [-0.05, -0.05],
    lid: 0.62,
    pupilSize: 0.44,
  }),
  mark(SIDE, '0.5,0.22,0.012 0.34,0.275,0.03 0.12,0.3,0.026 -0.02,0.29,0.004', 0.97, {
    soft: 0.02,
    hair: 0.2,
  }), // shade under the ridge
]

const guides = [
  lie([0.1, 0.5, 0.3], [0, 0.25, -1], 0.1, 0.1),
  lie([0.3, 0.4, 0.2], [0.2, 0.12, -1], 0.12, 0.15),
  lie([0.3, 0, 0.4], [0.2, -0.4, -1], 0.1, 0.15),
  lie([0.4, 0, 0.0], [0.2, -0.4, -1], 0.16, 0.2),
  lie([0.1, 0.5, -0.3], [0, -0.2, -1], 0.22, 0.3),
  lie([0.4, 0.2, -0.4], [0.1, -0.6, -0.8], 0.26, 0.3),
  lie([0.2, -0.4, 0.2], [0.1, -0.9, -0.5], 0.2, 0.3),
  lie([0.45, -0.5, -0.3], [0.1, -1, -0.35], 0.32, 0.3),
  lie([0.1, -0.2, -0.9], [0, -1, -0.4], 0.36, 0.35),
  lie([0.1, -0.9, 0.15], [0, -1, 0.05], 0.36, 0.35),
  lie([0.6, -1.0, -0.4], [0.1, -1, -0.1], 0.42, 0.3),
  lie([0.1, -1.2, -1.2], [0, -1, -0.5], 0.5, 0.4),
  lie([0.5, -1.6, -0.2], [0.1, -1, 0.05], 0.5, 0.3),
]

export const eagle = (camera: Camera): Head => ({
  name: 'eagle',
  clay: clay(),
  camera,
  base: 0.1,
  paints: paints(),
  guides,
  fade: ([, y, z]) => smoothstep(-1.55, -0.95, y + z * 0.1),
})
