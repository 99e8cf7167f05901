import { birdBody } from '#engine/forms/bodies/bird.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [BLUE, WHITE, DARK, RED] = [0, 1, 2, 3]
/** How far round from the back the blue reaches. */
const BELLY = 1.75
const HORN = MATERIALS.indexOf('horn')

/** Red forehead and throat, blue crown; the bill is dark. */
const hue: HueOf = (tone, material, crisp, [, y, z]) => {
  if (material === HORN || crisp > 0.4) return crisp > 0.4 && tone < 0.1 ? WHITE : DARK
  const isRed = y < -0.02 + Math.sin(z * 9) * 0.03 ? z > -0.2 : z > 0.26
  return isRed ? RED : BLUE
}

/** Dark quills under coverts that are lighter row by row: each group of feathers is told from the next. */
const ROWS: readonly ReturnType<Wing['look']>[] = [
  { tone: [0.95, 0.6, 0.06], hue: DARK },
  { tone: [0.8, 0.2, 0.02], hue: BLUE },
  { tone: [0.6, 0.06, 0.02], hue: BLUE },
  { tone: [0.9, 0.4, 0.04], hue: DARK },
]

/** Scythes: short arm, very long hand, swept back. */
const SCYTHE = {
  long: [1.15, 0.5],
  wide: 0.07,
  counts: [9, 8],
  finger: 0.75,
  look: (row: number) => ROWS[row]!,
} as const

export interface SwallowPose {
  wings: readonly [Wing, Wing]
  face: V3
  crown?: V3
  /** How far the streamers part. */
  fork: number
}

/** Banking past: one wing thrown up behind the head, the other down before the belly. */
const BANK: SwallowPose = {
  wings: [
    {
      ...SCYTHE,
      shoulder: [0.16, 0.08, 0.13],
      elbow: [0.1, 0.22, 0.28],
      wrist: [0.32, 0.44, 0.5],
      tip: [0.22, 0.62, 0.86],
      ways: [
        [-0.6, 0.5, 0.62],
        [-0.94, 0.12, 0.3],
        [-1, -0.1, 0.05],
      ],
      facing: [0, -1, 0.3],
      over: -1,
    },
    {
      ...SCYTHE,
      shoulder: [0.16, 0.1, 0.13],
      elbow: [0.12, 0.3, 0.26],
      wrist: [0.34, 0.52, 0.44],
      tip: [0.3, 0.78, 0.72],
      ways: [
        [-0.5, 0.74, 0.46],
        [-0.9, 0.34, 0.26],
        [-1, 0.0, 0.05],
      ],
      facing: [0, 1, -0.3],
      over: 1,
    },
  ],
  face: [1, 0.02, 0.2],
  fork: 0.42,
}

/** Seen from above, both wings spread: the sailor's swallow. */
const wide: Wing = {
  ...SCYTHE,
  shoulder: [0.16, 0.12, 0.14],
  elbow: [0.14, 0.16, 0.34],
  wrist: [0.42, 0.16, 0.6],
  tip: [0.36, 0.14, 1.02],
  ways: [
    [-0.72, 0, 0.7],
    [-0.95, 0, 0.26],
    [-1, 0, -0.02],
  ],
  facing: [0, 1, 0.02],
  over: 1,
}
const ABOVE: SwallowPose = {
  wings: [wide, wide],
  face: [0.96, 0.0, 0.2],
  crown: [0, 0.5, -0.86],
  fork: 0.5,
}

/** Falling on a fly: wings half shut and swept right back. */
const swept: Wing = {
  ...SCYTHE,
  shoulder: [0.16, 0.12, 0.14],
  elbow: [0.02, 0.2, 0.3],
  wrist: [0.3, 0.3, 0.5],
  tip: [0.06, 0.34, 0.68],
  ways: [
    [-0.94, 0.1, 0.3],
    [-1, 0.02, 0.08],
    [-1, -0.05, -0.04],
  ],
  facing: [0, 1, 0.2],
  over: 1,
}
const DIVE: SwallowPose = { wings: [swept, swept], face: [1, -0.05, 0.16], fork: 0.3 }

export const SWALLOW_POSES = { bank: BANK, above: ABOVE, dive: DIVE }

export function swallowBody(pose: SwallowPose, camera: Camera): Body {
  return birdBody({
    name: 'swallow',
    camera,
    tags: ['wing', 'featherWhite', 'wingDark', 'red'],
    spine: [
      [0.5, 0.12, 0],
      [0.34, 0.08, 0],
      [0.06, 0, 0],
      [-0.3, -0.01, 0],
      [-0.58, 0.02, 0],
    ],
    radii: [0.13, 0.18, 0.2, 0.13, 0.05],
    back: [0, 1, 0.01],
    head: {
      bust: songbird(
        {
          bill: { long: 0.34, deep: 0.1, hook: 0 },
          base: 0.55,
          coat: [dab([0, -0.25, 0.2], 0.5, 0.4, 0.8)],
          eye: 0.075,
        },
        camera,
      ),
      at: [0.6, 0.13, 0],
      scale: 0.36,
      face: pose.face,
      ...(pose.crown ? { crown: pose.crown } : {}),
      hue,
      tip: [0, 0.06, 0.7],
      blend: 0.08,
    },
    coats: [
      {
        from: 0.03,
        to: 0.86,
        long: (u) => mix(0.14, 0.24, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.05, 0.078, smoothstep(0, 0.5, u)),
        pointed: 0.3,
        // the breast is too fine for single feathers: it stays smooth
        round: BELLY,
        look: () => ({ tone: [0.9, 0.4, 0.1], hue: BLUE }),
      },
    ],
    wings: [
      { wing: pose.wings[0], side: 1, arm: 0.07 },
      { wing: pose.wings[1], side: -1, arm: 0.07 },
    ],
    tail: fan(
      [-0.5, 0.02, 0],
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      pose.fork,
      [0.34, 0.38, 0.44, 0.54, 0.7, 1.15],
      0.06,
      (n) => ({ tone: [0.8, 0.3, 0.02], hue: n > 3 ? DARK : BLUE }),
      0.8,
    ),
    // red throat, a dark band under it, white below
    down: ({ u, v }) => {
      if (Math.abs(v) < BELLY) return { tone: 0.6, hue: BLUE, hair: 0.06 }
      if (u < 0.1) return { tone: 0.5, hue: RED, hair: 0.06 }
      return u < 0.2 ? { tone: 0.8, hue: DARK, hair: 0.06 } : { tone: 0.04, hue: WHITE, hair: 0.06 }
    },
  })
}
