import { birdBody } from '#engine/forms/bodies/bird.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Strand } from '#engine/forms/sculpt/sight.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [WHITE, BEAK, BLACK, WATER] = [0, 1, 2, 3]
const HORN = MATERIALS.indexOf('horn')
/** Orange bill, black at its root and round the eye. */
const hue: HueOf = (tone, material, crisp, [, , z]) => {
  if (material === HORN) return z < 0.42 || tone > 0.8 ? BLACK : BEAK
  return (crisp > 0.4 && tone > 0.1) || z > 0.27 ? BLACK : WHITE
}

const look: Wing['look'] = (row) => ({ tone: [row === 0 ? 0.5 : 0.42, 0, 0.03], hue: WHITE })

export interface SwanPose {
  wing?: Wing
  folded?: FoldedWing
}
/** Resting on the water, wings a little lifted. */
const SWIM: SwanPose = {
  folded: {
    bend: [0.3, 0.06, 0.3],
    tip: [-0.98, 0.34, 0.16],
    facing: [-0.05, 0.3, 1],
    wide: 0.62,
    wrap: 0.18,
    look,
  },
}
/** Rising off the water. */
const RISE: SwanPose = {
  wing: {
    long: [0.98, 0.72],
    wide: 0.09,
    counts: [10, 12],
    finger: 0.5,
    look,
    shoulder: [0.2, 0.12, 0.22],
    elbow: [0.0, 0.4, 0.5],
    wrist: [0.16, 0.8, 0.8],
    tip: [-0.04, 1.1, 1.02],
    ways: [
      [-0.45, 0.8, 0.45],
      [-0.9, 0.3, 0.5],
      [-1, -0.2, 0.1],
    ],
    facing: [0.1, -0.6, 0.9],
    over: -1,
  },
}
export const SWAN_POSES = { swim: SWIM, rise: RISE }

const NECK: readonly V3[] = [
  [0.74, 1.0, 0.0],
  [0.58, 1.1, 0],
  [0.44, 1.0, 0],
  [0.42, 0.76, 0],
  [0.54, 0.46, 0],
  [0.52, 0.14, 0],
  [0.24, -0.06, 0],
  [-0.2, -0.1, 0],
  [-0.56, 0.0, 0],
]

/** Rings of water round the breast. */
const ripples = (): Strand[] =>
  [0, 1, 2, 3].map((n) => ({
    points: [
      [-0.9 + n * 0.12, -0.36 - n * 0.07, 0.3],
      [-0.3, -0.42 - n * 0.07, 0.36],
      [0.3, -0.42 - n * 0.07, 0.36],
      [1.0 - n * 0.16, -0.34 - n * 0.07, 0.3],
    ],
    width: 3.2 - n * 0.5,
    tone: 0.8,
    hue: WATER,
  }))

export function swanBody(pose: SwanPose, camera: Camera): Body {
  const body = birdBody({
    name: 'swan',
    camera,
    tags: ['featherWhite', 'beak', 'black', 'water'],
    spine: NECK,
    radii: [0.1, 0.11, 0.11, 0.115, 0.135, 0.2, 0.33, 0.34, 0.14],
    back: [-0.4, 1, 0.01],
    head: {
      bust: songbird(
        {
          bill: { long: 0.66, deep: 0.15, hook: 0.03 },
          base: 0.06,
          coat: [dab([0.1, 0.12, 0.4], 0.2, 0.95, 1), dab([0.1, -0.02, 0.38], 0.16, 0.95, 1)],
          eye: 0.06,
        },
        camera,
      ),
      at: [0.8, 0.98, 0],
      face: [0.92, -0.34, 0.16],
      scale: 0.26,
      hue,
      tip: [0, 0, 1],
      blend: 0.08,
    },
    coats: [
      {
        // the neck is down, too fine for single feathers
        from: 0.5,
        to: 0.95,
        long: (u) => mix(0.07, 0.2, smoothstep(0.2, 0.75, u)),
        wide: (u) => mix(0.03, 0.075, smoothstep(0.2, 0.75, u)),
        pointed: 0.2,
        look: (u) => ({ tone: [mix(0.06, 0.28, smoothstep(0.5, 0.66, u)), 0, 0.02], hue: WHITE }),
      },
    ],
    ...(pose.folded ? { folded: pose.folded } : {}),
    ...(pose.wing
      ? {
          wings: [
            { wing: pose.wing, side: 1, arm: 0.11 },
            { wing: pose.wing, side: -1, arm: 0.11 },
          ],
        }
      : {}),
    tail: fan(
      [-0.56, 0.02, 0],
      [-1, 0.42, 0],
      [0, 0, 1],
      [0.1, 0.6, 0.7],
      0.5,
      [0.4, 0.38, 0.35, 0.3],
      0.075,
      () => look(0, 0),
    ),
    down: () => ({ tone: 0.08, hue: WHITE, hair: 0.06, lift: 0.2 }),
  })
  return { ...body, strands: ripples() }
}
