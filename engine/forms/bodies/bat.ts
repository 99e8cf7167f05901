import { bat as bust } from '#engine/forms/heads/bat.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { seat } from '#engine/forms/sculpt/figure.ts'
import { clamp, curve, noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import type { Web } from '#engine/forms/sculpt/webs.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

const MEMBRANE = 5
const BONE_DARK = 2

/** A wing in its own plane: u out from the body, v towards the head. */
const WRIST: V2 = [0.78, 0.62]
const ELBOW: V2 = [0.44, 0.1]
const SHOULDER: V2 = [0.06, 0.2]
const TIPS: readonly V2[] = [
  [1.86, 0.34],
  [1.5, -0.42],
  [0.94, -0.72],
]
const ANKLE: V2 = [0.2, -0.66]
/** Fingers arch: the middle of each, between wrist and tip. */
const KNUCKLES: readonly V2[] = [
  [1.36, 0.68],
  [1.28, 0.22],
  [0.96, 0.02],
]

/** The rim between two tips hangs in. */
const scallop = (a: V2, b: V2, towards: V2, deep: number): V2[] => {
  const middle: V2 = [
    ((a[0] + b[0]) / 2) * (1 - deep) + towards[0] * deep,
    ((a[1] + b[1]) / 2) * (1 - deep) + towards[1] * deep,
  ]
  return Array.from({ length: 8 }, (_, n): V2 => {
    const t = n / 8
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return [p * a[0] + q * middle[0] + r * b[0], p * a[1] + q * middle[1] + r * b[1]]
  })
}

const OUTLINE: readonly V2[] = [
  ...curve([SHOULDER, [0.3, 0.26], [0.54, 0.42], WRIST] as V2[], 5),
  ...curve([WRIST, [1.1, 0.72], KNUCKLES[0]!, [1.68, 0.54], TIPS[0]!] as V2[], 5).slice(0, -1),
  ...scallop(TIPS[0]!, TIPS[1]!, WRIST, 0.62),
  ...scallop(TIPS[1]!, TIPS[2]!, WRIST, 0.6),
  ...scallop(TIPS[2]!, ANKLE, ELBOW, 0.62),
  ...curve([ANKLE, [0.1, -0.5], [0.02, -0.1], SHOULDER] as V2[], 4),
]

const FINGERS: readonly (readonly V2[])[] = TIPS.map((tip, n) =>
  curve([WRIST, KNUCKLES[n]!, tip] as V2[], 6),
)
const ARM: readonly V2[] = [SHOULDER, ELBOW, WRIST]

function toLine(points: readonly V2[], u: number, v: number): number {
  let best = 9
  for (let i = 0; i + 1 < points.length; i++) {
    const [[au, av], [bu, bv]] = [points[i]!, points[i + 1]!]
    const [eu, ev] = [bu - au, bv - av]
    const h = clamp(((u - au) * eu + (v - av) * ev) / (eu * eu + ev * ev + 1e-9))
    best = Math.min(best, Math.hypot(u - au - eu * h, v - av - ev * h))
  }
  return best
}

/** Skin between the fingers: dark beside them and at the rim, thin and lit in the middle, with fine creases. */
const paint: Web['paint'] = (u, v) => {
  const finger = Math.min(...FINGERS.map((line) => toLine(line, u, v)), toLine(ARM, u, v))
  const rim = toLine(OUTLINE, u, v)
  const out = Math.hypot(u - WRIST[0], v - WRIST[1])
  const fan = Math.atan2(v - WRIST[1], u - WRIST[0])
  const crease = smoothstep(0.82, 1, Math.abs(Math.sin(fan * 17 + noise(u * 4, v * 4) * 0.6)))
  const dark = Math.max(
    smoothstep(0.2, 0.02, finger) * 0.5,
    smoothstep(0.12, 0.01, rim) * 0.4,
    smoothstep(0.5, 0.05, u) * 0.4,
  )
  return {
    tone: clamp(0.4 + dark + crease * 0.16 * smoothstep(0.1, 0.5, out)),
    hue: MEMBRANE,
    line: crease > 0.9 && finger > 0.06 && out > 0.2 ? 0.35 : 0,
  }
}

interface BatPose {
  /** How far each wing is raised, in degrees. */
  raised: readonly [number, number]
  /** How far it reaches towards us. */
  forward: number
}
export const BAT_POSES = {
  spread: { raised: [6, 6], forward: 0.1 },
  flying: { raised: [26, 16], forward: 0.34 },
  swooping: { raised: [-14, 40], forward: 0.2 },
} satisfies Record<string, BatPose>

/** Where a place of a wing lies in space. */
const placed =
  ({ raised, forward }: BatPose, side: 1 | -1) =>
  (u: number, v: number): V3 => {
    const up = ((side > 0 ? raised[0] : raised[1]) * Math.PI) / 180
    const [c, s] = [Math.cos(up), Math.sin(up)]
    return [
      side * (0.08 + u * c - v * s),
      u * s + v * c,
      -0.06 + forward * u * (1.4 - u * 0.6) + 0.06 * Math.sin(v * 3) * u,
    ]
  }

export function batBody(pose: BatPose, camera: Camera, bearing: Bearing): Body {
  const clay = new Clay(false)
  const torso = tube(
    'torso',
    [
      [0, 0.3, 0],
      [0, 0.12, 0.02],
      [0, -0.18, 0.02],
      [0, -0.44, 0],
      [0, -0.58, -0.02],
    ],
    [0.15, 0.21, 0.19, 0.12, 0.05],
    [0, 0, -1],
    4,
  )
  model(clay, torso)
  const sides = [1, -1] as const
  const bones = sides.flatMap((side) => {
    const place = placed(pose, side)
    const at = ([u, v]: V2): V3 => place(u, v)
    const arm = tube(
      'arm',
      ARM.map((p) => at(p)),
      [0.08, 0.05, 0.036],
      [0, 0, 1],
      3,
    )
    model(clay, arm, { k: 0.05 })
    for (const line of FINGERS)
      for (let n = 0; n + 1 < line.length; n++)
        clay.limb(at(line[n]!), at(line[n + 1]!), 0.026 - n * 0.0014, 0.0246 - n * 0.0014, {
          k: 0.01,
          of: 'bone',
        })
    const wrist = at(WRIST)
    clay.limb(wrist, [wrist[0] + side * 0.02, wrist[1] + 0.14, wrist[2] + 0.04], 0.03, 0.02, {
      k: 0.02,
      of: 'bone',
    })
    clay.limb(
      [wrist[0] + side * 0.02, wrist[1] + 0.14, wrist[2] + 0.04],
      [wrist[0] + side * 0.08, wrist[1] + 0.2, wrist[2] + 0.05],
      0.02,
      0.004,
      { k: 0.01, of: 'horn' },
    ) // the claw of the thumb
    const heel = at(ANKLE)
    clay.limb([side * 0.07, -0.44, 0], heel, 0.06, 0.028, { k: 0.04 })
    for (const n of [-1, 0, 1])
      clay.limb(heel, [heel[0] + n * 0.05, heel[1] - 0.12, heel[2] + 0.03], 0.02, 0.005, {
        k: 0.01,
        of: 'horn',
      })
    return [arm]
  })
  const head = bust(camera, bearing)
  const place = seat([0, 0.47, 0.14], 0.3, [0.06, -0.04, 1], [0, 1, 0], 0.1, 2)
  return {
    name: 'bat',
    camera,
    clay,
    tubes: [torso, ...bones],
    tags: head.tags!,
    own: {
      bone: { tone: 0.6, hue: BONE_DARK, gloss: 0.2 },
      horn: { tone: 0.9, hue: BONE_DARK, gloss: 0.3 },
    },
    head: { bust: head, seat: place, hue: head.hue! },
    webs: sides.map((side) => ({ outline: OUTLINE, place: placed(pose, side), paint })),
    shown: sides.flatMap((side) => [...TIPS, WRIST].map(([u, v]) => placed(pose, side)(u, v))),
    skin: ({ tube: { name }, u, v }) => {
      const arm = name === 'arm'
      const pale = arm ? 0 : smoothstep(0.5, 0.9, Math.abs(v) / Math.PI) * 0.5
      return {
        tone: 0.52 - pale * 0.36 + (arm ? 0.1 : 0),
        hue: pale > 0.3 ? 1 : 0,
        hair: arm ? 0.05 * (1 - u) : 0.14,
        lift: 0.3,
      }
    },
  }
}
