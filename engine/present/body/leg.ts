import { type Build, type Model } from '#engine/present/body/body.ts'
import { bone, cut, limb, mass, type Form } from '#engine/present/body/solid.ts'

/** Units of a leg: the thigh is 1 long from hip (y = 0) to knee (y = 1), the ankle is at 1.92. */

/** Seen from the front: the broad muscles of the thigh, the kneecap, a little of the shin. */
export function legFront(build: Build): Model {
  return {
    groups: [
      { name: 'other leg', forms: frontForms(build, -0.62), join: 0 },
      { name: 'leg', forms: frontForms(build, 0), join: 0.03 },
    ],
    strokes: [],
    nails: [],
  }
}

function frontForms(build: Build, x: number): Form[] {
  const { muscle: m, hips } = build
  const g = 0.1 + 0.9 * build.girth + 0.2 * (hips - 0.96)
  const way = x < 0 ? -1 : 1
  return [
    ...limb(
      [
        [x + 0.02 * way, -0.4, -0.02, 0.34 * g],
        [x, 0.05, -0.02, 0.285 * g],
        [x, 0.5, -0.02, 0.225 * g],
        [x - 0.01 * way, 0.86, -0.01, 0.155 * g],
        [x - 0.01 * way, 1.02, 0, 0.142 * g],
        [x, 1.2, -0.03, 0.138 * g],
        [x, 1.7, -0.04, 0.09 * g],
      ],
      { join: 0.06 },
    ),
    mass([x + 0.1 * way, 0.45, 0.09 * g], [0.1 * g, 0.36, 0.1 * g + 0.02 * m], {
      angle: 0.06 * way,
      join: 0.1,
    }),
    mass([x - 0.09 * way, 0.66, 0.08 * g], [0.075 * g, 0.2, 0.07 * g + 0.02 * m], {
      angle: -0.16 * way,
      join: 0.08,
    }),
    mass([x, 0.4, 0.15 * g], [0.085 * g, 0.4, 0.07 * g], { join: 0.09 }),
    mass([x - 0.005, 1.0, 0.1 * g], [0.075, 0.09, 0.055], { join: 0.09 }),
    mass([x, 1.2, 0.085 * g], [0.05, 0.06, 0.035], { join: 0.1 }),
    cut(mass([x - 0.125 * way, 1.0, 0.17], [0.03, 0.07, 0.04], { join: 0.14 })),
    cut(mass([x + 0.125 * way, 1.0, 0.17], [0.03, 0.07, 0.04], { join: 0.14 })),
  ]
}

/** Seen from behind: the two heads of the calf and the long tendon. */
export function legBack(build: Build): Model {
  return {
    groups: [
      { name: 'other leg', forms: backForms(build, -0.52), join: 0 },
      { name: 'leg', forms: backForms(build, 0), join: 0.02 },
    ],
    strokes: [
      { points: [-0.1, 1.03, 0, 1.045, 0.1, 1.03], height: -0.006, width: 0.009 },
      { points: [-0.07, 0.99, 0.01, 1.0, 0.09, 0.985], height: -0.004, width: 0.008 },
    ],
    nails: [],
  }
}

function backForms(build: Build, x: number): Form[] {
  const { muscle: m, hips } = build
  const g = 0.1 + 0.9 * build.girth + 0.1 * (hips - 0.96)
  const way = x < 0 ? -1 : 1
  const swell = g * (0.8 + 0.22 * m)
  return [
    ...limb(
      [
        [x, 0.4, 0, 0.21 * g],
        [x, 0.85, 0, 0.15 * g],
        [x, 1.05, 0.01, 0.132 * g],
        [x, 1.35, 0, 0.135 * g],
        [x, 1.6, -0.01, 0.095 * g],
        [x, 1.8, -0.01, 0.066 * g],
        [x, 1.95, 0, 0.072 * g],
      ],
      { join: 0.05 },
    ),
    mass([x - 0.065 * way, 1.28, 0.06], [0.082 * swell, 0.21, 0.1 * swell], {
      angle: 0.05 * way,
      join: 0.045,
    }),
    mass([x + 0.068 * way, 1.25, 0.055], [0.074 * swell, 0.19, 0.09 * swell], {
      angle: -0.05 * way,
      join: 0.045,
    }),
    mass([x, 1.5, 0.05], [0.1 * g, 0.14, 0.06], { join: 0.08 }),
    bone([x, 1.5, 0.04], [x, 2.0, 0.06], [0.04, 0.026], { join: 0.09 }),
    mass([x - 0.07, 1.93, 0], [0.03, 0.05, 0.045], { join: 0.08 }),
    mass([x + 0.07, 1.95, 0], [0.03, 0.05, 0.045], { join: 0.08 }),
    mass([x, 2.1, 0.045], [0.085, 0.13, 0.09], { join: 0.12 }),
    mass([x - 0.085, 0.86, 0.03], [0.045, 0.24, 0.09], { angle: 0.08, join: 0.08 }),
    mass([x + 0.09, 0.86, 0.03], [0.045, 0.24, 0.09], { angle: -0.08, join: 0.08 }),
  ]
}

/** Seen from the outside, toes to the right. Units: from ankle bone to floor is about 0.28. */
export function footSide(build: Build): Model {
  const g = 0.25 + 0.75 * build.girth
  const toes = [0, 1, 2, 3].map((k) =>
    bone(
      [0.6 + 0.07 * k, 0.25 - 0.012 * k, 0.14 - 0.055 * k],
      [0.69 + 0.085 * k, 0.275 - 0.006 * k, 0.13 - 0.055 * k],
      [0.036 + 0.003 * k, 0.03 + 0.004 * k],
      { join: 0.018 },
    ),
  )
  return {
    groups: [
      {
        name: 'leg',
        forms: [
          ...limb(
            [
              [-0.06, -1.1, -0.02, 0.235 * g],
              [-0.04, -0.75, -0.02, 0.2 * g],
              [0, -0.4, 0, 0.135 * g],
              [0.02, -0.15, 0, 0.115 * g],
              [0.03, 0.05, 0, 0.12 * g],
            ],
            { join: 0.05 },
          ),
          // Heel, instep, sole.
          mass([-0.1, 0.17, 0], [0.13, 0.12, 0.1], { join: 0.08 }),
          bone([-0.075, -0.35, -0.01], [-0.125, 0.1, -0.01], [0.045, 0.04], { join: 0.06 }),
          bone([0.06, 0.04, 0], [0.36, 0.17, 0], [0.12, 0.095], { join: 0.08, flat: 0.9 }),
          bone([0.36, 0.17, 0], [0.6, 0.235, -0.01], [0.095, 0.06], { join: 0.06, flat: 1.3 }),
          bone([-0.08, 0.23, 0], [0.58, 0.255, 0.02], [0.065, 0.052], { join: 0.06, flat: 1.4 }),
          mass([0.03, 0.02, 0.1 * g], [0.05, 0.062, 0.05], { join: 0.045 }),
          cut(bone([-0.075, -0.22, 0.16], [-0.065, 0.02, 0.155], [0.03, 0.035], { join: 0.13 })),
          cut(mass([0.16, 0.34, 0.08], [0.2, 0.06, 0.1], { join: 0.05 })),
          ...[0.3, 0.37, 0.45].map((y, k) =>
            bone(
              [0.1 + 0.02 * k, 0.0, 0.09],
              [0.58 + 0.05 * k, 0.215 - 0.01 * k, y * 0.28],
              [0.012, 0.01],
              {
                join: 0.04,
              },
            ),
          ),
          ...toes,
        ],
        join: 0,
      },
    ],
    strokes: [
      { points: [0.115, -0.09, 0.135, -0.03, 0.14, 0.03], height: -0.008, width: 0.012 },
      { points: [0.1, -0.12, 0.13, -0.07, 0.15, -0.01], height: -0.005, width: 0.01 },
      { points: [-0.16, 0.02, -0.15, 0.08, -0.155, 0.12], height: -0.006, width: 0.01 },
    ],
    nails: [
      { x: 0.698, y: 0.262, halfWidth: 0.014, halfLength: 0.016, angle: 1.3 },
      { x: 0.785, y: 0.26, halfWidth: 0.014, halfLength: 0.016, angle: 1.3 },
    ],
  }
}
