import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { dab, mark, SIDE } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

/** A viper striking: wedge of a skull, venom glands wide behind, jaws far open, two long fangs. */
function clay(): Clay {
  const skin = { of: 'bone' } as const
  return new Clay()
    .ball([0, 0.1, -0.3], [0.36, 0.27, 0.5], { ...skin })
    .ball([0.34, 0.0, -0.38], [0.26, 0.24, 0.4], { k: 0.2, ...skin }) // gland
    .limb([0.1, 0.16, 0.1], [0.07, 0.3, 0.78], 0.25, 0.15, { k: 0.2, ...skin }) // snout, tipped up
    .limb([0.17, 0.02, 0.0], [0.1, 0.16, 0.8], 0.14, 0.1, { k: 0.1, ...skin }) // upper lip
    .ball([0, 0.3, 0.9], [0.12, 0.12, 0.08], { k: 0.08, ...skin })
    .limb([0.22, 0.36, -0.05], [0.17, 0.42, 0.38], 0.08, 0.07, { k: 0.07, ...skin }) // brow shield
    .ball([0.3, 0.24, 0.2], [0.1, 0.1, 0.13], { k: 0.02, ...skin }) // eye
    .ball([0, -0.12, 0.28], [0.17, 0.2, 0.5], { cut: true, k: 0.06, of: 'mouth', by: [0, -12, 0] }) // gape
    .limb([0.3, -0.16, -0.42], [0.17, -0.66, 0.25], 0.14, 0.1, { k: 0.08, ...skin }) // lower jaw
    .limb([0.17, -0.66, 0.25], [0.05, -0.78, 0.6], 0.1, 0.09, { k: 0.06, ...skin })
    .limb([0, -0.3, -0.32], [0, -0.68, 0.42], 0.2, 0.1, { k: 0.03, of: 'mouth' }) // floor of the mouth
    .ball([0, -0.12, -0.3], [0.28, 0.24, 0.22], { k: 0.04, of: 'mouth' })
    .limb([0.13, 0.1, 0.66], [0.13, -0.12, 0.72], 0.06, 0.035, { k: 0.02, of: 'tooth' }) // fang
    .limb([0.13, -0.12, 0.72], [0.12, -0.34, 0.64], 0.035, 0.005, { k: 0.02, of: 'tooth' })
    .limb([0.08, -0.68, 0.5], [0.08, -0.54, 0.54], 0.028, 0.005, { k: 0.01, of: 'tooth' })
    .ball([0.12, 0.34, 0.9], [0.035, 0.03, 0.04], { cut: true, k: 0.02, ...skin }) // nostril
}

const paints = () => [
  dab([0.1, 0.4, 0.2], 0.6, 0.5, 0.8),
  dab([0.4, -0.05, -0.3], 0.5, 0.2, 0.6),
  dab([0.15, -0.72, 0.3], 0.4, 0.05, 0.9),
  mark(SIDE, '0.2,0.24,0.03 -0.15,0.16,0.07 -0.5,0.06,0.09 -0.8,0.02,0.05', 0.95, {
    soft: 0.03,
    hair: 0,
  }), // streak behind the eye
  mark(SIDE, '0.86,0.2,0.008 0.5,0.1,0.014 0.1,0,0.014 -0.2,-0.1,0.008', 0.95, {
    soft: 0.015,
    hair: 0,
  }), // lip
  ...[0, 1, 2, 3].map((k) =>
    mark(
      SIDE,
      [
        [0.66 - k * 0.17, 0.14 - k * 0.04, 0.006],
        [0.64 - k * 0.17, 0.26 - k * 0.045, 0.004],
      ],
      0.9,
      { soft: 0.01, hair: 0 },
    ),
  ),
  ...eye({
    at: [0.38, 0.25, 0.2],
    along: [0.2, 0.2, -0.95],
    facing: [0.95, 0.15, 0.25],
    width: 0.13,
    round: 0.8,
    iris: 0.9,
    tone: 0.1,
    lid: 0.75,
    pupilSize: 0.3,
  }),
]

export const snake = (camera: Camera): Head => ({
  name: 'snake',
  clay: clay(),
  camera,
  base: 0.36,
  paints: paints(),
  guides: [lie([0, 0.3, 0], [0, 0, -1], 0.01, 0.05)],
})
