import { birdBody, type BirdPlan } from '#engine/forms/bodies/bird.ts'
import { birdBust } from '#engine/forms/bodies/bird-bust.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const TAGS = ['featherBlack', 'furBlack', 'rockDark', 'wood'] as const
const [BLACK, SHEEN, BILL, WOOD] = [0, 1, 2, 3]
const HORN = MATERIALS.indexOf('horn')
const hue: HueOf = (tone, material, crisp) =>
  material === HORN ? BILL : crisp > 0.4 && tone < 0.1 ? SHEEN : BLACK

/** Heavy bill with bristles over the nostril. */
const head = (camera: Camera, open = 0): Head =>
  songbird(
    {
      bill: { long: 0.66, deep: 0.17, hook: 0.05 },
      base: 0.72,
      coat: [dab([0, -0.05, 0.7], 0.6, 0.62, 1)],
      eye: 0.065,
      bristles: true,
      open,
    },
    camera,
  )

/** Glossy black: every feather dark at its root, with a pale rim to part it from the next. */
const GLOSS: Pick<Blade, 'tone' | 'hue'> = { tone: [0.9, 0.5, 0.14], hue: BLACK }
/** Black quills under coverts that shine more the smaller they are, so that the rows part. */
const ROWS: readonly ReturnType<Wing['look']>[] = [
  { tone: [0.9, 0.56, 0.12], hue: BLACK },
  { tone: [0.72, 0.2, 0.04], hue: SHEEN },
  { tone: [0.84, 0.44, 0.1], hue: BLACK },
  { tone: [0.62, 0.14, 0.04], hue: SHEEN },
]
const look: Wing['look'] = (row) => ROWS[row]!

export interface RavenPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3 }
  wing?: Wing
  folded?: FoldedWing
  legs: readonly (readonly [V3, V3, V3, V3])[]
  tail: { way: V3; facing: V3; spread: number }
  branch?: BirdPlan['branch']
}

/** Watching from a branch, head a little forward. */
const STAND: RavenPose = {
  spine: [
    [0.42, 0.66, 0],
    [0.32, 0.48, 0],
    [0.18, 0.22, 0],
    [-0.06, -0.08, 0],
    [-0.36, -0.34, 0],
    [-0.58, -0.5, 0],
  ],
  back: [-0.6, 0.8, 0.01],
  head: { at: [0.5, 0.7, 0.02], face: [0.97, 0.02, 0.22] },
  folded: {
    bend: [0.3, 0.24, 0.28],
    tip: [-0.92, -0.68, 0.12],
    facing: [-0.05, 0.25, 1],
    wide: 0.54,
    wrap: 0.16,
    look,
  },
  legs: [
    [
      [0.02, -0.24, 0.13],
      [0.1, -0.44, 0.15],
      [0.02, -0.76, 0.14],
      [0.2, -0.77, 0.16],
    ],
    [
      [0.06, -0.24, -0.13],
      [0.2, -0.42, -0.15],
      [0.22, -0.72, -0.14],
      [0.4, -0.73, -0.16],
    ],
  ],
  tail: { way: [-0.84, -0.62, 0], facing: [-0.5, 0.8, 0.6], spread: 0.16 },
}
const PERCH: RavenPose = {
  ...STAND,
  branch: {
    points: [
      [0.95, -0.74, -0.4],
      [0.5, -0.84, -0.2],
      [0.06, -0.86, 0.04],
      [-0.4, -0.92, 0.24],
      [-0.85, -0.9, 0.4],
    ],
    radius: 0.09,
    hue: WOOD,
  },
}

/** On the wing, calling over its shoulder: both wings high and fingered. */
const FLY: RavenPose = {
  spine: [
    [0.66, 0.14, 0],
    [0.52, 0.1, 0],
    [0.3, 0.03, 0],
    [0, -0.02, 0],
    [-0.34, -0.02, 0],
    [-0.58, 0, 0],
  ],
  back: [0, 1, 0.01],
  head: { at: [0.76, 0.16, 0.02], face: [1, -0.06, 0.18] },
  wing: {
    shoulder: [0.28, 0.1, 0.18],
    elbow: [0.12, 0.34, 0.46],
    wrist: [0.32, 0.66, 0.82],
    tip: [0.12, 0.98, 1.1],
    ways: [
      [-0.35, 0.82, 0.5],
      [-0.86, 0.28, 0.56],
      [-1, -0.28, 0.1],
    ],
    facing: [0.1, -0.6, 0.9],
    long: [0.96, 0.6],
    wide: 0.086,
    counts: [9, 11],
    over: -1,
    finger: 0.9,
    look,
  },
  legs: [
    [
      [-0.16, -0.16, 0.1],
      [-0.34, -0.2, 0.1],
      [-0.52, -0.16, 0.09],
      [-0.64, -0.18, 0.09],
    ],
    [
      [-0.16, -0.16, -0.1],
      [-0.34, -0.2, -0.1],
      [-0.52, -0.16, -0.09],
      [-0.64, -0.18, -0.09],
    ],
  ],
  tail: { way: [-1, 0.02, 0], facing: [0.1, 0.7, 0.7], spread: 0.5 },
}
export const RAVEN_POSES = { perch: PERCH, stand: STAND, fly: FLY }

export function ravenBody(pose: RavenPose, camera: Camera, open = 0): Body {
  const { wing, folded, branch, tail } = pose
  const legs = pose.legs.map((joints, n): BirdLeg => ({
    joints,
    side: n ? -1 : 1,
    thigh: 0.11,
    shank: 0.032,
    toe: 0.16,
    claw: 0.08,
  }))
  return birdBody({
    name: 'raven',
    camera,
    tags: TAGS,
    spine: pose.spine,
    radii: [0.15, 0.2, 0.26, 0.28, 0.19, 0.08],
    back: pose.back,
    head: {
      bust: head(camera, open),
      ...pose.head,
      scale: 0.46,
      hue,
      tip: [0, 0, 1.02],
    },
    coats: [
      {
        from: 0.02,
        to: 0.92,
        long: (u) => mix(0.14, 0.22, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.042, 0.07, smoothstep(0, 0.5, u)),
        pointed: 0.8,
        look: () => GLOSS,
      },
    ],
    ...(wing
      ? {
          wings: [
            { wing, side: 1, arm: 0.11 },
            { wing, side: -1, arm: 0.11 },
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
      [0.7, 0.69, 0.66, 0.62, 0.56],
      0.08,
      () => look(0, 0),
    ),
    legs,
    thigh: { long: () => 0.12, wide: () => 0.04, look: () => GLOSS },
    down: () => ({ tone: 0.8, hue: BLACK, hair: 0.08, lift: 0.2 }),
    foot: { skin: SHEEN, horn: BILL },
  })
}

/** The head alone, throat hackles loose and pointed. */
export const ravenBust = (camera: Camera, open = 0): Body =>
  birdBust({
    name: 'raven',
    head: head(camera, open),
    hue,
    tags: TAGS,
    reach: 1.04,
    neck: [
      [-0.26, 0.08, 0],
      [-0.42, -0.26, 0],
      [-0.46, -0.6, 0],
      [-0.4, -0.94, 0],
      [-0.28, -1.2, 0],
    ],
    radii: [0.33, 0.4, 0.48, 0.52, 0.42],
    coats: [
      {
        from: 0.06,
        to: 0.86,
        long: (u) => mix(0.24, 0.6, smoothstep(0.1, 0.8, u)),
        wide: (u) => mix(0.055, 0.095, smoothstep(0.1, 0.8, u)),
        pointed: 1,
        loose: 0.16,
        look: () => GLOSS,
      },
    ],
  })
