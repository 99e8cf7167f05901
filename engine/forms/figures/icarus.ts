import type { Actor } from '#engine/forms/figures/actor.ts'
import type { Figure } from '#engine/forms/figures/figure.ts'
import { arm, leg, type Stance } from '#engine/forms/figures/stance.ts'
import { skirt, trousers } from '#engine/forms/figures/wardrobe.ts'
import { man, seenFrom } from '#engine/forms/figures/who.ts'
import { RAISED, wings, type WingShape } from '#engine/forms/figures/wings.ts'
import { faceOf } from '#engine/forms/human/likeness.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Thrown back by the fall: arms flung out, one knee drawn up, the head let go. */
const FALLING: Stance = {
  ways: {
    ...arm('L', [0.9, 0.62, 0.28], [0.75, 0.9, 0.2], [0.5, 1, 0.2]),
    ...arm('R', [-0.95, 0.3, 0.35], [-0.8, 0.75, 0.35], [-0.6, 0.9, 0.3]),
    ...leg('L', [0.16, -0.8, 0.55], [0.06, -0.85, -0.6], [0, -1, -0.1]),
    ...leg('R', [-0.14, -1, 0.02], [-0.1, -0.95, -0.35], [0, -1, -0.1]),
  },
  bend: -14,
  nod: -20,
  tilt: 10,
  grip: [22, 18],
}

/** Rising: chest and face to the light, arms wide under the wings. */
const RISING: Stance = {
  ways: {
    ...arm('L', [1, 0.1, 0.1], [0.95, 0.4, 0.2], [1, 0.3, 0.2]),
    ...arm('R', [-1, 0.3, 0.1], [-0.7, 0.85, 0.25], [-0.4, 1, 0.2]),
    ...leg('L', [0.06, -1, -0.08], [0.04, -1, -0.25], [0, -1, -0.15]),
    ...leg('R', [-0.06, -0.9, 0.42], [-0.04, -0.9, -0.5], [0, -1, -0.1]),
  },
  bend: -8,
  nod: -22,
  look: 10,
  grip: [16, 14],
}

/** Wings that a man has bound to his arms' width, as far out as up. */
const BROAD: WingShape = {
  ...RAISED,
  bone: [
    [0.3, 0, 0],
    [2.4, 2.2, -0.7],
    [5, 3.4, -0.9],
    [7.4, 3, -0.9],
  ],
  long: 6.2,
}

/** The sun stands high to one side: the other is in shadow. */
const SUN: V3 = [-0.68, 0.5, 0.56]

/** The youth himself: bare but for a cloth about the hips. */
const youth = (stance: Stance): Actor =>
  man(stance, {
    build: { gender: 1, muscle: 1, weight: 0.36, morphs: faceOf(47, { 'head-oval': 0.3 }) },
    face: { skin: 0.04, lips: 0.3, brows: 0.85, arch: 0.35, heavy: 1.2, lashes: -0.2, seed: 47 },
    hair: {
      tone: 0.4,
      length: 1.5,
      volume: 0.3,
      locks: 240,
      width: 0.13,
      wave: 0.1,
      waves: 0.7,
      stiffness: 0.4,
    },
    wears: [
      trousers({ from: 0.1, to: 1.1, off: 0.12, smooth: 6, folds: 0.1, tone: 0.2, tag: 'cloth' }),
    ],
    skirt: skirt({ length: 0.2, flare: 0.3, folds: 9, deep: 0.5, tone: 0.2, tag: 'cloth' }),
  })

const flight = (stance: Stance, yaw: number, roll: number, shape: WingShape): Figure => ({
  name: 'icarus',
  seed: 5,
  camera: { ...seenFrom(yaw, 6), roll, light: SUN },
  actors: [youth(stance)],
  things: ({ joint }) => [wings(joint, 0, shape)],
})

/** Him who flew too near the sun: as he falls, and before. */
export const ICARUS = {
  falling: () => flight(FALLING, 26, 142, BROAD),
  flying: () => flight(RISING, -24, -12, RAISED),
} as const
