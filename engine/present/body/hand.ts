import type { Build, Model, Nail, Stroke } from '#engine/present/body/body.ts'
import { bone, cut, limb, mass, type Form, type Group } from '#engine/present/body/solid.ts'

/** Units of a hand: from wrist (y = 0) to the tip of the middle finger (y = -1). */

interface Finger {
  name: string
  /** Knuckle, first joint, second joint, tip. */
  joints: readonly (readonly [x: number, y: number])[]
  radius: number
}

const FINGERS: readonly Finger[] = [
  {
    name: 'index',
    joints: [
      [-0.15, -0.48],
      [-0.19, -0.72],
      [-0.205, -0.84],
      [-0.21, -0.93],
    ],
    radius: 0.05,
  },
  {
    name: 'middle',
    joints: [
      [-0.04, -0.51],
      [-0.05, -0.77],
      [-0.055, -0.9],
      [-0.056, -0.99],
    ],
    radius: 0.051,
  },
  {
    name: 'ring',
    joints: [
      [0.07, -0.48],
      [0.1, -0.72],
      [0.11, -0.845],
      [0.115, -0.93],
    ],
    radius: 0.048,
  },
  {
    name: 'little',
    joints: [
      [0.165, -0.42],
      [0.225, -0.6],
      [0.25, -0.69],
      [0.265, -0.76],
    ],
    radius: 0.042,
  },
]

const THUMB: Finger = {
  name: 'thumb',
  joints: [
    [-0.13, -0.12],
    [-0.27, -0.28],
    [-0.35, -0.41],
    [-0.385, -0.49],
  ],
  radius: 0.058,
}

/** Stations thick at the joints and lean between them; the whole finger bows a little towards the viewer. */
function fingerGroup({ name, joints, radius }: Finger, slim: number): Group {
  const r = radius * slim
  const [a, b, c, d] = joints as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const between = (p: readonly number[], q: readonly number[], t: number) =>
    [p[0]! + (q[0]! - p[0]!) * t, p[1]! + (q[1]! - p[1]!) * t] as const
  const station = (
    p: readonly number[],
    z: number,
    radiusThere: number,
  ): [number, number, number, number] => [p[0]!, p[1]!, z, radiusThere]
  return {
    name,
    join: 0.035,
    forms: [
      ...limb(
        [
          station(a, 0.035, r * 1.1),
          station(between(a, b, 0.5), 0.05, r * 0.98),
          station(b, 0.055, r * 1.0),
          station(between(b, c, 0.5), 0.05, r * 0.9),
          station(c, 0.042, r * 0.89),
          station(d, 0.03, r * 0.74),
        ],
        { join: 0.012, flat: 0.94 },
      ),
      mass([b[0], b[1], 0.07], [r * 0.72, r * 1.05, r * 0.62], { join: 0.02 }),
      mass([c[0], c[1], 0.055], [r * 0.62, r * 0.75, r * 0.5], { join: 0.015 }),
    ],
  }
}

/** Short folds across a joint. */
function jointFolds({ joints, radius }: Finger): Stroke[] {
  const [a, b, c] = joints as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const fold = (p: readonly [number, number], along: number, half: number, height: number) => {
    const arc = 0.22 * half
    const at = (s: number, bow: number) => [
      p[0] + ux * (along + bow) - uy * s,
      p[1] + uy * (along + bow) + ux * s,
    ]
    return {
      points: [...at(-half, -arc), ...at(-half * 0.4, 0), ...at(half * 0.4, 0), ...at(half, -arc)],
      height,
      width: 0.0055,
    }
  }
  return [
    fold(b, -0.026, radius * 0.5, -0.0035),
    fold(b, -0.012, radius * 0.62, -0.005),
    fold(b, 0.003, radius * 0.66, -0.0055),
    fold(b, 0.018, radius * 0.58, -0.0045),
    fold(b, 0.032, radius * 0.44, -0.003),
    fold(c, -0.006, radius * 0.46, -0.004),
    fold(c, 0.008, radius * 0.4, -0.003),
  ]
}

function nailOf({ joints, radius }: Finger, slim: number): Nail {
  const [c, d] = [joints[2]!, joints[3]!]
  const angle = Math.atan2(d[1] - c[1], d[0] - c[0]) + Math.PI / 2
  return {
    x: c[0] + (d[0] - c[0]) * 0.93,
    y: c[1] + (d[1] - c[1]) * 0.93,
    halfWidth: radius * 0.58 * slim,
    halfLength: radius * 0.8,
    angle,
  }
}

function backOfHand(build: Build): Form[] {
  const g = 0.25 + 0.75 * build.girth
  const m = build.muscle
  const tendons = FINGERS.map(({ joints }) =>
    bone(
      [joints[0]![0] * 0.9, joints[0]![1] + 0.02, 0.085],
      [joints[0]![0] * 0.35, -0.08, 0.062],
      [0.007 + 0.006 * m, 0.004 + 0.003 * m],
      { join: 0.035 },
    ),
  )
  return [
    ...limb(
      [
        [0.03, 0.75, 0, 0.185 * g],
        [0.01, 0.35, 0, 0.15 * g],
        [0, 0.06, 0, 0.128 * g],
        [0, -0.04, 0, 0.128 * g],
      ],
      { join: 0.05, flat: 0.76 },
    ),
    bone([-0.015, -0.12, 0], [-0.1, -0.42, 0], [0.13 * g, 0.095 * g], { join: 0.06, flat: 0.66 }),
    bone([0.03, -0.12, 0], [0.09, -0.38, 0], [0.12 * g, 0.095 * g], { join: 0.06, flat: 0.66 }),
    bone([-0.14, -0.46, 0], [0.15, -0.4, 0], [0.065 * g, 0.058 * g], { join: 0.05, flat: 0.9 }),
    mass([-0.12, -0.2, -0.01], [0.1 * g, 0.14, 0.06], { angle: 0.6, join: 0.06 }),
    mass([0.115, 0.03, 0.03], [0.03, 0.035, 0.045], { join: 0.05 }),
    ...FINGERS.map(({ joints, radius }) =>
      mass([joints[0]![0], joints[0]![1] + 0.005, 0.055], [radius * 0.72, radius * 0.8, 0.034], {
        join: 0.03,
      }),
    ),
    ...tendons,
    ...[
      [-0.095, -0.47],
      [0.015, -0.48],
      [0.12, -0.43],
    ].map(([x, y]) =>
      cut(mass([x!, y!, 0.105], [0.018, 0.05, 0.03], { angle: x! * 0.6, join: 0.06 })),
    ),
  ]
}

/** The back of a hand with spread fingers. */
export function handBack(build: Build): Model {
  const slim = 0.22 + 0.78 * build.girth
  const wristFolds: Stroke[] = [
    { points: [-0.1, -0.02, -0.03, 0.0, 0.05, 0.0, 0.11, -0.02], height: -0.004, width: 0.008 },
    { points: [-0.1, 0.02, -0.02, 0.035, 0.06, 0.035, 0.115, 0.02], height: -0.003, width: 0.008 },
  ]
  const veins: Stroke[] = [
    { points: [-0.06, 0.02, -0.07, -0.1, -0.02, -0.2, -0.03, -0.32, -0.1, -0.42] },
    { points: [0.06, 0.0, 0.07, -0.12, 0.03, -0.22, 0.04, -0.33, 0.02, -0.42] },
    { points: [0.03, -0.22, 0.1, -0.3, 0.13, -0.37] },
  ].map(({ points }) => ({ points, height: 0.004 + 0.005 * build.muscle, width: 0.014 }))
  return {
    groups: [
      { name: 'palm', forms: backOfHand(build), join: 0 },
      { ...fingerGroup(THUMB, slim), join: 0.06 },
      ...FINGERS.map((finger) => fingerGroup(finger, slim)),
    ],
    strokes: [...[...FINGERS, THUMB].flatMap(jointFolds), ...wristFolds, ...veins],
    nails: [...FINGERS, THUMB].map((finger) => nailOf(finger, slim)),
  }
}

/** The inside of forearm, wrist and the heel of the hand. The elbow is far below, at about y = 1.45. */
export function innerArm(build: Build): Model {
  const { girth, muscle: m } = build
  const g = girth
  const w = 0.15 + 0.85 * girth
  const swell = g * (0.84 + 0.16 * m)
  const cords = [-0.025, 0.015].map((x) =>
    bone([x, 0.0, 0.083 * w], [x * 1.6 - 0.01, 0.55, 0.125 * g], [0.011, 0.006], { join: 0.06 }),
  )
  return {
    groups: [
      {
        name: 'arm',
        forms: [
          ...limb(
            [
              [0.02, 1.75, -0.02, 0.25 * g],
              [0.02, 1.4, -0.01, 0.225 * g],
              [0.01, 1.05, 0, 0.235 * g],
              [0, 0.65, 0, 0.19 * g],
              [0, 0.3, 0, 0.14 * w],
              [0, 0.05, 0, 0.122 * w],
              [0, -0.04, 0, 0.126 * w],
            ],
            { join: 0.05, flat: 0.8 },
          ),
          mass([-0.13 * g, 1.0, 0.03], [0.1 * swell, 0.36, 0.12 * swell], {
            angle: -0.06,
            join: 0.08,
          }),
          mass([0.09 * g, 0.95, 0.07], [0.11 * swell, 0.34, 0.11 * swell], {
            angle: 0.05,
            join: 0.08,
          }),
          ...cords,
        ],
        join: 0,
      },
      { name: 'palm', forms: palmForms(w), join: 0.07 },
      ...FINGERS.map((finger) => ({ ...fingerGroup(finger, w), join: 0.03 })),
    ],
    strokes: innerStrokes(m),
    nails: [],
  }
}

function palmForms(w: number): Form[] {
  return [
    bone([-0.02, -0.12, 0], [-0.09, -0.42, 0], [0.125 * w, 0.1 * w], { join: 0.06, flat: 0.66 }),
    bone([0.03, -0.12, 0], [0.09, -0.38, 0], [0.12 * w, 0.1 * w], { join: 0.06, flat: 0.66 }),
    mass([-0.115, -0.17, 0.06], [0.085, 0.14, 0.065], { angle: 0.5, join: 0.04 }),
    mass([0.105, -0.2, 0.05], [0.06, 0.16, 0.055], { angle: 0.1, join: 0.05 }),
    bone([-0.15, -0.44, 0.03], [0.16, -0.4, 0.03], [0.055, 0.05], { join: 0.05 }),
    cut(mass([0.01, -0.28, 0.13], [0.08, 0.12, 0.05], { join: 0.1 })),
    ...limb(
      [
        [-0.15, -0.16, 0.05, 0.075 * w],
        [-0.28, -0.32, 0.07, 0.056 * w],
        [-0.36, -0.46, 0.07, 0.05 * w],
        [-0.39, -0.54, 0.06, 0.042 * w],
      ],
      { join: 0.04 },
    ),
  ]
}

function innerStrokes(muscle: number): Stroke[] {
  const fold = (points: readonly number[], depth: number): Stroke => ({
    points,
    height: -depth,
    width: 0.008,
  })
  const vein = (points: readonly number[]): Stroke => ({
    points,
    height: 0.002 + 0.004 * muscle,
    width: 0.022,
  })
  return [
    fold([-0.115, -0.03, -0.05, -0.008, 0.03, -0.004, 0.115, -0.03], 0.008),
    fold([-0.115, -0.055, -0.04, -0.035, 0.04, -0.033, 0.11, -0.055], 0.005),
    fold([-0.1, 0.035, -0.03, 0.048, 0.04, 0.048, 0.1, 0.035], 0.004),
    fold([-0.03, -0.09, -0.055, -0.18, -0.06, -0.28, -0.11, -0.37], 0.008),
    fold([-0.12, -0.37, -0.02, -0.34, 0.07, -0.31], 0.006),
    fold([0.15, -0.36, 0.05, -0.36, -0.03, -0.42], 0.006),
    vein([0.05, 0.1, 0.06, 0.3, 0.02, 0.5, 0.05, 0.75, 0.1, 1.0]),
    vein([-0.06, 0.12, -0.07, 0.35, -0.1, 0.6, -0.08, 0.85, -0.02, 1.1]),
    vein([-0.1, 0.6, -0.02, 0.72, 0.05, 0.75]),
  ]
}
