import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { jointedLeg, mirrored } from '#engine/forms/sculpt/jointed.ts'
import { clamp, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [BLACK, RED, BROWN, PALE] = [0, 1, 2, 3]

/** Four legs of the +z side, front to rear; forward is +x, up +y. */
type Legs = readonly (readonly V3[])[]

export interface SpiderPose {
  legs: readonly [Legs, Legs]
  /** A thread from the spinnerets. */
  thread?: boolean
}

const STAND: Legs = [
  [
    [0.34, 0.02, 0.12],
    [0.72, 0.3, 0.4],
    [1.12, 0.24, 0.56],
    [1.5, -0.14, 0.46],
    [1.72, -0.2, 0.36],
  ],
  [
    [0.26, 0.02, 0.17],
    [0.5, 0.34, 0.66],
    [0.66, 0.26, 1.02],
    [0.92, -0.14, 1.28],
    [1.1, -0.2, 1.36],
  ],
  [
    [0.14, 0.02, 0.18],
    [0.1, 0.32, 0.62],
    [-0.06, 0.24, 0.92],
    [-0.24, -0.14, 1.14],
    [-0.36, -0.2, 1.24],
  ],
  [
    [0.04, 0.02, 0.14],
    [-0.26, 0.36, 0.56],
    [-0.74, 0.28, 0.84],
    [-1.24, -0.14, 0.84],
    [-1.5, -0.2, 0.74],
  ],
]
/** The same leg a step on, so that the two sides are not one. */
const step = (legs: Legs, by: number): Legs =>
  legs.map((leg, n) =>
    leg.map(([x, y, z], k): V3 => [
      x + (n % 2 ? -by : by) * (k / 4),
      y,
      z * (1 - by * 0.3 * (k / 4)),
    ]),
  )
const HOLD: Legs = [
  STAND[0]!,
  STAND[1]!,
  STAND[2]!,
  [
    [0.04, 0.02, 0.14],
    [-0.4, 0.44, 0.5],
    [-0.9, 0.4, 0.46],
    [-1.3, 0.16, 0.16],
    [-1.5, 0.1, 0.04],
  ],
]
export const SPIDER_POSES: Record<'stand' | 'hang', SpiderPose> = {
  stand: { legs: [step(STAND, 0.1), step(STAND, -0.1)] },
  hang: { legs: [HOLD, step(STAND, 0.12)], thread: true },
}

const MIDDLE: V3 = [-0.46, 0.1, 0]

/** A widow: glossy black, a red hourglass on her back, legs banded. */
function hide({ tube: { name }, at: [x, y, z], arc, u }: Spot): Skin {
  if (name === 'leg') {
    const band = smoothstep(0.3, 0.7, Math.sin(arc * 13))
    return { tone: clamp(0.86 - band * 0.5 + u * 0.1), hue: band > 0.6 ? BROWN : BLACK, gloss: 0.3 }
  }
  if (name === 'breast') {
    const groove = Math.abs(Math.sin(Math.atan2(z, x - 0.16) * 4))
    return { tone: 0.72 + smoothstep(0.3, 0.05, groove) * 0.25, hue: BLACK, gloss: 0.35 }
  }
  const a = (x - MIDDLE[0]) / 0.5
  const waist = 0.05 + 0.19 * Math.abs(a - 0.05) ** 0.9
  const isIn = Math.abs(a - 0.05) < 0.58 && y > MIDDLE[1]
  const edge = waist - Math.abs(z)
  if (isIn && edge > 0.012) return { tone: 0.3 - edge * 0.5, hue: RED, gloss: 0.25 }
  if (isIn && edge > -0.016)
    return { tone: 0.06, hue: PALE, line: 0.5 * smoothstep(0.004, 0.01, edge) }
  const hairs = noise(x * 30, z * 30) * 0.06
  return { tone: 0.8 + hairs, hue: BLACK, gloss: 0.5 }
}

export function spiderBody(pose: SpiderPose, camera: Camera): Body {
  const clay = new Clay(false)
  clay
    .ball(MIDDLE, [0.52, 0.36, 0.42], { of: 'bone' })
    .limb([0.02, 0.0, 0], [-0.12, 0.04, 0], 0.07, 0.06, { of: 'bone', k: 0.03 })
    .ball([0.18, 0.04, 0], [0.24, 0.14, 0.2], { of: 'bone', k: 0.02 })
    .ball([0.36, 0.07, 0], [0.14, 0.12, 0.13], { of: 'bone', k: 0.05 })
  const legs = [1, -1].flatMap((side, n) => {
    clay
      .ball([0.5, 0.0, 0.065 * side], [0.1, 0.08, 0.06], { of: 'bone', k: 0.01 })
      .limb([0.56, -0.02, 0.06 * side], [0.66, -0.06, 0.03 * side], 0.035, 0.004, {
        of: 'horn',
        k: 0.01,
      }) // fangs
      .ball([-0.97, 0.06, 0.05 * side], [0.07, 0.035, 0.035], { of: 'bone', k: 0.01 }) // spinnerets
    for (const [x, z, r] of [
      [0.47, 0.035, 0.03],
      [0.45, 0.1, 0.022],
      [0.41, 0.06, 0.02],
      [0.39, 0.11, 0.016],
    ] as const)
      clay.ball([x, 0.16, z * side], [r, r, r], { of: 'tooth', k: 0.002 })
    const feeler = [
      [0.44, 0.0, 0.12],
      [0.62, 0.14, 0.22],
      [0.78, 0.04, 0.18],
    ] as const
    return [
      ...pose.legs[n]!.map((leg) =>
        jointedLeg(
          clay,
          leg.map((p) => mirrored(p, side)),
          0.066,
        ),
      ),
      jointedLeg(
        clay,
        feeler.map((p) => mirrored(p, side)),
        0.05,
      ),
    ]
  })
  const at = (name: string, from: number, to: number, r: number) =>
    tube(
      name,
      [
        [from, 0.06, 0],
        [(from + to) / 2, 0.06, 0],
        [to, 0.06, 0],
      ],
      [r, r * 1.2, r],
      [0, 1, 0.01],
      2,
    )
  return {
    name: 'spider',
    camera,
    clay,
    tubes: [at('belly', -0.12, -0.9, 0.3), at('breast', 0.44, 0.02, 0.14), ...legs],
    tags: ['black', 'red', 'leather', 'bone'],
    sheen: 0.1,
    own: {
      tooth: { tone: 0.05, hue: PALE, gloss: 0.6 },
      horn: { tone: 0.9, hue: BLACK, gloss: 0.4 },
    },
    ...(pose.thread
      ? {
          strands: [
            {
              points: [
                [-1.0, 0.06, 0],
                [-1.5, 0.1, 0.01],
                [-2.3, 0.1, 0],
              ] as V3[],
              width: 2,
              tone: 0.8,
              hue: BLACK,
            },
          ],
        }
      : {}),
    skin: hide,
  }
}
