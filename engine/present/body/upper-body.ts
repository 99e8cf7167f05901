import { bothSides, mirrored, type Build, type Model } from '#engine/present/body/body.ts'
import { bone, cut, limb, mass, type Form } from '#engine/present/body/solid.ts'

/** Units of the upper body: the upper arm is 1 long, the midline is x = 0, the shoulders are y = 0. */
const SHOULDER_X = 0.6

export const shoulderX = (build: Build) => SHOULDER_X * build.shoulders

/** The right arm in the picture, hanging a little away from the trunk. */
function armForms(build: Build): Form[] {
  const { girth: g, muscle: m } = build
  const x = shoulderX(build)
  const swell = g * (0.82 + 0.18 * m)
  return [
    ...limb(
      [
        [x, 0.06, -0.02, 0.165 * g],
        [x + 0.08, 0.4, -0.01, 0.148 * g],
        [x + 0.14, 0.75, -0.01, 0.12 * g],
        [x + 0.18, 1.02, -0.02, 0.106 * g],
        [x + 0.22, 1.25, 0, 0.116 * g],
        [x + 0.26, 1.5, 0.02, 0.094 * g],
        [x + 0.31, 1.82, 0.03, 0.066 * g],
      ],
      { join: 0.06 },
    ),
    mass([x + 0.03, 0.1, 0], [0.17 * swell, 0.27, 0.18 * swell], { angle: -0.16, join: 0.09 }),
    mass([x + 0.05, 0.5, 0.07], [0.085 * swell, 0.24, 0.085 * swell], {
      angle: -0.17,
      join: 0.07,
    }),
    mass([x + 0.16, 0.5, -0.05], [0.07 * swell, 0.26, 0.09 * swell], { angle: -0.14, join: 0.06 }),
    mass([x + 0.28, 1.2, 0.03], [0.06 * swell, 0.22, 0.07 * swell], { angle: -0.12, join: 0.06 }),
    mass([x + 0.15, 1.22, 0.02], [0.055 * swell, 0.2, 0.07 * swell], { angle: -0.16, join: 0.06 }),
  ]
}

function hangingHand(build: Build): Form[] {
  const x = shoulderX(build) + 0.31
  const g = 0.55 + 0.45 * build.girth
  return [
    ...limb(
      [
        [x, 1.82, 0.03, 0.066 * g],
        [x + 0.01, 1.92, 0.03, 0.075 * g],
        [x, 2.08, 0.05, 0.085 * g],
      ],
      { flat: 0.75 },
    ),
    ...limb(
      [
        [x + 0.03, 2.12, 0.05, 0.05 * g],
        [x, 2.3, 0.08, 0.042 * g],
        [x - 0.05, 2.42, 0.06, 0.036 * g],
      ],
      { join: 0.02 },
    ),
    ...limb(
      [
        [x - 0.04, 1.95, 0.07, 0.05 * g],
        [x - 0.09, 2.12, 0.12, 0.04 * g],
        [x - 0.09, 2.24, 0.12, 0.034 * g],
      ],
      { join: 0.02 },
    ),
  ]
}

/** What front and back of a trunk share. */
function trunkForms(build: Build): Form[] {
  const { shoulders: s, waist: w, hips, neck, muscle: m } = build
  const x = shoulderX(build)
  return [
    mass([0, 0.5, -0.02], [0.45 * (0.45 + 0.55 * s), 0.78, 0.28], { join: 0.1 }),
    bone([-x * 0.72, 0.1, -0.04], [x * 0.72, 0.1, -0.04], [0.17, 0.17], { join: 0.11 }),
    bone([0, 0.75, -0.04], [0, 1.32, -0.04], [0.4 * w, 0.39 * w], { join: 0.16, flat: 0.66 }),
    bone([0, 1.5, -0.04], [0, 2, -0.04], [0.44 * hips, 0.48 * hips], { join: 0.16, flat: 0.64 }),
    bone([0, 0.06, -0.05], [0, -0.5, 0.02], [0.175 * neck, 0.165 * neck], { join: 0.09 }),
    ...bothSides([
      bone([0.1, -0.2, -0.08], [x * 0.9, 0.02, -0.08], [0.075 + 0.035 * m, 0.1], { join: 0.13 }),
      mass([0.34 * (0.4 + 0.6 * s), 0.46, -0.1], [0.13 + 0.03 * m, 0.46, 0.16], {
        angle: 0.14,
        join: 0.14,
      }),
    ]),
  ]
}

function chestForms(build: Build): Form[] {
  const { muscle: m, bust, neck } = build
  const x = shoulderX(build)
  return [
    ...bothSides([
      bone([0.05, 0.06, 0.205], [x * 0.5, 0.01, 0.195], [0.026, 0.021], { join: 0.06 }),
      bone([x * 0.5, 0.01, 0.195], [x * 0.95, -0.065, 0.07], [0.021, 0.03], { join: 0.06 }),
      mass([x * 0.42, 0.36, 0.17], [0.23, 0.2, 0.045 + 0.05 * m], { angle: 0.25, join: 0.14 }),
      ...(bust > 0
        ? [mass([0.2, 0.62, 0.18], [0.19, 0.2, 0.06 + 0.14 * bust], { join: 0.11 })]
        : []),
      // The neck's two cords run down to the pit of the throat.
      bone([0.13 * neck, -0.5, 0.02], [0.035, 0.05, 0.185], [0.05, 0.02], { join: 0.09 }),
      cut(mass([x * 0.6, 0.11, 0.31], [0.16, 0.05, 0.05], { angle: -0.06, join: 0.15 })),
    ]),
    cut(mass([0, 0.045, 0.25], [0.032, 0.045, 0.045], { join: 0.06 })),
    cut(bone([0, 0.24, 0.34], [0, 1.3, 0.335], [0.02 + 0.02 * m, 0.03], { join: 0.13 })),
  ]
}

function backForms(build: Build): Form[] {
  const { muscle: m } = build
  const x = shoulderX(build)
  const blade = 0.05 + 0.025 * m
  return [
    ...bothSides([
      mass([x * 0.5, 0.36, 0.17], [0.16, 0.26, blade], { angle: 0.22, join: 0.11 }),
      mass([x * 0.5, 0.1, 0.13], [0.24, 0.08, 0.09], { angle: -0.14, join: 0.08 }),
      mass([0.1, 1.08, 0.17], [0.085, 0.42, 0.07 + 0.02 * m], { join: 0.08 }),
      mass([x * 0.62, 0.68, 0.06], [0.15, 0.38, 0.11 + 0.05 * m], { angle: 0.2, join: 0.14 }),
      cut(bone([0.1, 0.3, 0.38], [0.15, 0.56, 0.36], [0.035, 0.035], { join: 0.11 })),
    ]),
    cut(bone([0, -0.15, 0.3], [0, 0.5, 0.335], [0.035, 0.03], { join: 0.1 })),
    cut(bone([0, 0.5, 0.335], [0, 1.6, 0.285], [0.03, 0.04], { join: 0.1 })),
    mass([0, -0.06, 0.14], [0.05, 0.05, 0.03], { join: 0.08 }),
  ]
}

/** Trunk and both arms. The one arm that may carry a design is its own group. */
export function upperBody(build: Build, side: 'front' | 'back'): Model {
  const arm = [...armForms(build), ...hangingHand(build)]
  const front = side === 'front'
  return {
    groups: [
      {
        name: 'trunk',
        forms: [...trunkForms(build), ...(front ? chestForms(build) : backForms(build))],
        join: 0,
      },
      { name: 'other arm', forms: mirrored(arm), join: 0.11 },
      { name: 'arm', forms: arm, join: 0.11 },
    ],
    strokes: [],
    nails: [],
  }
}
