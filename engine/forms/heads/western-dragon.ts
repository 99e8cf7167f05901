import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, mark, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { scaleAround } from '#engine/forms/sculpt/scales.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'
import { dropped, openMouth, type Jaw } from '#engine/forms/heads/jaw.ts'

const JAW: Jaw = {
  joint: [0, -0.16, -0.3],
  gape: 30,
  front: [0.15, -0.08, 0.86],
  back: [0.26, -0.14, 0.0],
  fang: 0.24,
  tongue: 0.11,
}

/** Spikes that crown the skull and fringe the cheek: root, tip, half width at the root. */
const SPIKES: readonly (readonly [V3, V3, number])[] = [
  [[0.4, 0.16, -0.34], [0.66, 0.26, -0.86], 0.075],
  [[0.44, -0.04, -0.34], [0.74, -0.06, -0.8], 0.07],
  [[0.4, -0.26, -0.3], [0.64, -0.4, -0.66], 0.06],
  [[0, 0.42, -0.1], [0, 0.62, -0.34], 0.06],
  [[0, 0.4, -0.34], [0, 0.64, -0.66], 0.07],
  [[0.08, 0.3, 0.72], [0.09, 0.42, 0.6], 0.05],
  [[0.05, 0.31, 0.46], [0.05, 0.42, 0.32], 0.05],
]

/** A fire-drake: long wedge of a muzzle, bony brows, two horns swept back, jaws full of teeth. */
function clay(): Clay {
  const skin = { of: 'bone' } as const
  const horn = { of: 'horn', k: 0.03 } as const
  const low = dropped(JAW)
  const out = new Clay()
    .ball([0, 0.1, -0.3], [0.4, 0.36, 0.46], skin)
    .ball([0.3, -0.1, -0.26], [0.2, 0.24, 0.34], { k: 0.14, ...skin }) // cheek
    .limb([0.1, 0.12, 0.04], [0.08, 0.08, 0.84], 0.25, 0.14, { k: 0.14, ...skin }) // muzzle
    .limb([0.2, -0.02, 0.0], [0.13, 0.0, 0.88], 0.12, 0.09, { k: 0.08, ...skin }) // upper lip
    .ball([0.1, 0.14, 0.94], [0.1, 0.09, 0.11], { k: 0.06, ...skin }) // nose
    .ball([0, 0.04, 0.98], [0.08, 0.07, 0.07], { k: 0.06, ...skin })
    .limb([0, 0.3, 0.1], [0, 0.22, 0.8], 0.06, 0.04, { k: 0.08, ...skin }) // ridge
    .limb([0.1, 0.3, 0.42], [0.38, 0.44, -0.1], 0.08, 0.11, { k: 0.06, ...skin }) // brow
    .ball([0.33, 0.24, 0.2], [0.13, 0.09, 0.14], { cut: true, k: 0.07, ...skin })
    .ball([0.27, 0.22, 0.12], [0.14, 0.12, 0.14], { k: 0.02, ...skin }) // eye
    .limb(low([0.28, -0.24, -0.24]), low([0.18, -0.28, 0.3]), 0.14, 0.1, { k: 0.08, ...skin })
    .limb(low([0.18, -0.28, 0.3]), low([0.08, -0.24, 0.8]), 0.1, 0.085, { k: 0.08, ...skin })
    .limb(low([0.02, -0.3, 0.74]), low([0.0, -0.44, 0.66]), 0.06, 0.01, horn) // spike of the chin
  openMouth(out, JAW)
  const crown = tube(
    'horn',
    [
      [0.24, 0.38, -0.2],
      [0.32, 0.56, -0.5],
      [0.4, 0.62, -0.92],
      [0.42, 0.54, -1.3],
      [0.38, 0.62, -1.62],
    ],
    [0.12, 0.105, 0.08, 0.05, 0.006],
    [0, 1, 0.01],
    5,
  )
  model(out, crown, horn)
  for (const [root, tip, r] of SPIKES) out.limb(root, tip, r, 0.006, horn)
  return out.ball([0.15, 0.16, 1.0], [0.045, 0.035, 0.05], { cut: true, k: 0.02, of: 'mouth' }) // nostril
}

const paints = (): Paint[] => [
  dab([0, 0.35, 0.2], 0.8, 0.5, 0.7),
  dab([0.16, -0.4, 0.3], 0.46, 0.08, 0.9),
  dab([0.26, 0.4, 0.05], 0.22, 0.62, 0.7),
  dab([0.4, 0.6, -1.5], 0.8, 0.75, 0.8), // horns darken to the tip
  mark(SIDE, '0.98,-0.04,0.005 0.7,-0.08,0.012 0.3,-0.1,0.012 0.0,-0.12,0.004', 0.95, {
    soft: 0.014,
    hair: 0,
  }),
  // rings of the horns
  ...[0, 1, 2, 3, 4, 5].map((k) =>
    mark(
      SIDE,
      [
        [-0.36 - k * 0.16, 0.36 + Math.min(k, 2) * 0.04, 0.004],
        [-0.42 - k * 0.16, 0.56 + Math.min(k, 2) * 0.03, 0.011],
        [-0.4 - k * 0.16, 0.74, 0.004],
      ],
      0.85,
      { soft: 0.012, hair: 0, alpha: 0.8 },
    ),
  ),
  ...[0, 1, 2].map((k) =>
    mark(
      SIDE,
      [
        [0.8 - k * 0.14, 0.03, 0.004],
        [0.74 - k * 0.14, 0.12, 0.012],
        [0.76 - k * 0.14, 0.24, 0.004],
      ],
      0.9,
      { soft: 0.012, hair: 0 },
    ),
  ), // snarl
  ...eye({
    at: [0.37, 0.22, 0.19],
    along: [0.42, 0.3, -0.85],
    facing: [0.88, 0.1, 0.45],
    width: 0.13,
    round: 0.8,
    iris: 0.8,
    tone: 0.06,
    lid: 0.62,
    pupil: 'slit',
    pupilSize: 0.62,
  }),
]

export const westernDragon = (camera: Camera): Head => ({
  name: 'western-dragon',
  clay: clay(),
  camera,
  base: 0.36,
  paints: paints(),
  guides: [lie([0, 0.3, 0], [0, 0, -1], 0.01, 0.05)],
  scales: scaleAround({ long: 0.1, files: 20, deep: 0.35 }),
})
