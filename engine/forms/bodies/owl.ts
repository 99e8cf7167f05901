import { BEAK, BLACK, BROWN, GOLD, WHITE, WOOD } from '#engine/forms/bodies/owl-face.ts'
import type { OwlKind } from '#engine/forms/bodies/owl-kinds.ts'
import { birdBody, type BirdPlan } from '#engine/forms/bodies/bird.ts'
import { birdBust } from '#engine/forms/bodies/bird-bust.ts'
import { owl as bust, OWL_EYE } from '#engine/forms/heads/owl.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const TAGS = ['feather', 'featherWhite', 'featherBlack', 'gold', 'beak', 'wood', 'furDark'] as const
/** Past it, what is painted is face and no eye. */
const EYE_REACH = 0.19
const HORN = MATERIALS.indexOf('horn')

const hue: HueOf = (tone, material, crisp, [x, y]) => {
  if (material === HORN) return tone > 0.7 ? BLACK : BEAK
  const isEye = Math.hypot(Math.abs(x) - OWL_EYE[0], y - OWL_EYE[1]) < EYE_REACH
  if (crisp > 0.4 && isEye) return tone < 0.6 ? GOLD : BLACK
  return tone < 0.2 ? WHITE : tone > 0.6 ? BLACK : BROWN
}

export interface OwlPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3; crown?: V3 }
  wing?: Omit<Wing, 'look'>
  folded?: Omit<FoldedWing, 'look'>
  legs: readonly (readonly [V3, V3, V3, V3])[]
  tail: { way: V3; facing: V3; spread: number; long?: number }
  branch?: BirdPlan['branch']
}

/** Upright and broad on a branch, face turned to us. */
const STAND: OwlPose = {
  spine: [
    [0.06, 0.6, 0.04],
    [0.06, 0.42, 0.03],
    [0.04, 0.14, 0],
    [0.0, -0.2, -0.04],
    [-0.08, -0.5, -0.08],
    [-0.18, -0.72, -0.1],
  ],
  back: [-1, 0.1, 0.01],
  head: { at: [0.12, 0.8, 0.06], face: [0.96, -0.08, 0.12], crown: [0, 1, 0.14] },
  folded: {
    bend: [0.2, 0.5, 0.38],
    tip: [-0.2, -1.0, 0.3],
    facing: [0.9, 0.35, 1],
    wide: 0.6,
    wrap: 0.16,
  },
  legs: [
    [
      [0.1, -0.42, 0.17],
      [0.2, -0.6, 0.19],
      [0.1, -0.84, 0.18],
      [0.34, -0.86, 0.22],
    ],
    [
      [0.1, -0.42, -0.17],
      [0.2, -0.6, -0.19],
      [0.1, -0.84, -0.18],
      [0.34, -0.86, -0.14],
    ],
  ],
  tail: { way: [-0.18, -1, 0], facing: [1, 0.1, 0.2], spread: 0.22, long: 0.8 },
}
const PERCH: OwlPose = {
  ...STAND,
  branch: {
    points: [
      [0.2, -0.8, -1.02],
      [0.12, -0.92, -0.5],
      [0.1, -0.97, 0.02],
      [0.04, -0.98, 0.5],
      [-0.1, -1.1, 1.0],
    ],
    radius: 0.11,
    hue: WOOD,
  },
}

/** Coming down on its prey without a sound: wings high, feet thrown forward. */
const SWOOP: OwlPose = {
  spine: [
    [0.26, 0.56, 0],
    [0.2, 0.4, 0],
    [0.1, 0.16, 0],
    [0.0, -0.12, 0],
    [-0.16, -0.42, 0],
    [-0.32, -0.64, 0],
  ],
  back: [-0.7, 0.5, 0.01],
  head: { at: [0.36, 0.66, 0], face: [0.94, -0.22, 0.34], crown: [0.2, 1, 0.12] },
  wing: {
    long: [0.98, 0.78],
    wide: 0.105,
    counts: [10, 12],
    finger: 0.35,
    shoulder: [0.04, 0.3, 0.3],
    elbow: [-0.1, 0.4, 0.66],
    wrist: [0.1, 0.78, 1.02],
    tip: [0.04, 1.02, 1.36],
    ways: [
      [-0.15, 0.72, 0.7],
      [-0.3, -0.2, 0.95],
      [-0.3, -0.95, 0.12],
    ],
    facing: [1, 0.05, 0.1],
    over: -1,
  },
  legs: [
    [
      [0.0, -0.36, 0.17],
      [0.2, -0.52, 0.24],
      [0.46, -0.76, 0.26],
      [0.64, -0.8, 0.3],
    ],
    [
      [0.0, -0.36, -0.17],
      [0.2, -0.5, -0.24],
      [0.48, -0.7, -0.26],
      [0.66, -0.74, -0.26],
    ],
  ],
  tail: { way: [-0.5, -0.85, 0], facing: [1, -0.3, 0.1], spread: 0.62 },
}
export const OWL_POSES = { perch: PERCH, stand: STAND, swoop: SWOOP }

export function owlBody(pose: OwlPose, camera: Camera, kind: OwlKind): Body {
  const { branch, tail } = pose
  const { coat, wing: look } = kind
  const wing = pose.wing && { ...pose.wing, look }
  const folded = pose.folded && { ...pose.folded, look }
  const head = bust(camera, kind.eyes)
  const legs = pose.legs.map((joints, n): BirdLeg => ({
    joints,
    side: n ? -1 : 1,
    thigh: 0.16,
    shank: 0.055,
    toe: 0.18,
    claw: 0.14,
  }))
  return birdBody({
    name: 'owl',
    camera,
    tags: TAGS,
    spine: pose.spine,
    radii: [0.34, 0.46, 0.5, 0.42, 0.27, 0.1],
    back: pose.back,
    head: {
      bust: head,
      ...pose.head,
      scale: 0.74,
      hue,
      tip: [0, 0.6, 0],
      crest: kind.face(head.clay),
    },
    coats: [
      {
        from: 0.06,
        to: 0.92,
        long: (u) => mix(0.2, 0.34, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.075, 0.12, smoothstep(0, 0.5, u)),
        pointed: 0.3,
        look: coat,
      },
    ],
    ...(wing
      ? {
          wings: [
            { wing, side: 1, arm: 0.14 },
            { wing, side: -1, arm: 0.14 },
          ],
        }
      : {}),
    ...(folded ? { folded } : {}),
    ...(branch ? { branch } : {}),
    tail: fan(
      pose.spine.at(-1)!,
      tail.way,
      [0, 0, 1],
      tail.facing,
      tail.spread,
      [0.6, 0.59, 0.57, 0.54, 0.5].map((l) => l * (tail.long ?? 1)),
      0.095,
      () => look(0, 0),
    ),
    legs,
    thigh: {
      long: () => 0.13,
      wide: () => 0.05,
      look: () => ({ tone: [0.4, 0.02, 0.02], hue: WHITE }),
    },
    down: ({ v }) => ({
      tone: Math.abs(v) > 1.7 ? 0.2 : 0.6,
      hue: Math.abs(v) > 1.7 ? WHITE : BROWN,
      hair: 0.08,
      lift: 0.2,
    }),
    foot: { skin: WHITE, horn: BLACK },
  })
}

/** The face alone, on a ruff that runs out in points. */
export function owlBust(camera: Camera, kind: OwlKind): Body {
  const head = bust(camera, kind.eyes)
  return birdBust({
    name: 'owl',
    head,
    hue,
    tags: TAGS,
    reach: 0.5,
    crest: kind.face(head.clay),
    neck: [
      [-0.1, 0, 0],
      [-0.12, -0.26, 0],
      [-0.1, -0.5, 0],
      [-0.04, -0.7, 0],
      [0.0, -0.86, 0],
    ],
    radii: [0.52, 0.6, 0.6, 0.5, 0.32],
    coats: [
      {
        from: 0.16,
        to: 0.9,
        long: (u) => mix(0.28, 0.5, smoothstep(0.1, 0.8, u)),
        wide: (u) => mix(0.085, 0.12, smoothstep(0.1, 0.8, u)),
        pointed: 0.9,
        loose: 0.16,
        look: (u, v, row) => kind.coat(u + 0.14, v, row),
      },
    ],
  })
}
