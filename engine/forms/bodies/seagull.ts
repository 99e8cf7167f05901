import { birdBody } from '#engine/forms/bodies/bird.ts'
import { PERCHER_POSES, type PercherPose } from '#engine/forms/bodies/percher-poses.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [WHITE, GREY, BLACK, BILL] = [0, 1, 2, 3]
const HORN = MATERIALS.indexOf('horn')
const hue: HueOf = (_, material) => (material === HORN ? BILL : WHITE)

/** Grey over the back, black only at the tips of the outermost quills. */
const look: Wing['look'] = (row, v) =>
  row === 0
    ? { tone: [0.34, 0.3, 0.06], hue: GREY, ...(v < 0.4 ? { tip: [BLACK, 0.6] as const } : {}) }
    : { tone: [0.42, 0.24, 0.06], hue: GREY }

const { fly, stand } = PERCHER_POSES
/** Long and narrow in the wing, hanging on the wind. */
const GLIDE: PercherPose = {
  ...fly,
  wing: {
    ...fly.wing!,
    elbow: [0.26, 0.34, 0.52],
    wrist: [0.42, 0.42, 1.02],
    tip: [0.1, 0.52, 1.62],
    ways: [
      [-0.72, 0.1, 0.7],
      [-0.98, 0, 0.3],
      [-1, -0.1, 0.05],
    ],
    facing: [0.1, 0.9, -0.1],
    long: [0.62, 0.44],
    wide: 0.075,
    finger: 0.1,
  },
  tail: { way: [-1, 0.02, 0], facing: [0.1, 0.9, 0.3], spread: 0.4 },
}
/** At rest on a pier: level, the wings crossed over the tail. */
const STAND: PercherPose = {
  ...stand,
  spine: [
    [0.5, 0.54, 0],
    [0.43, 0.38, 0],
    [0.26, 0.16, 0],
    [-0.06, 0.03, 0],
    [-0.42, -0.02, 0],
    [-0.7, -0.06, 0],
  ],
  back: [-0.3, 0.95, 0.01],
  head: { at: [0.57, 0.62, 0.02], face: [0.97, -0.02, 0.24] },
  folded: {
    bend: [0.34, 0.16, 0.24],
    tip: [-1.14, -0.06, 0.08],
    facing: [-0.05, 0.25, 1],
    wide: 0.4,
    wrap: 0.16,
  },
  legs: [
    [
      [-0.02, -0.14, 0.12],
      [0.06, -0.34, 0.13],
      [0, -0.6, 0.12],
      [0.14, -0.61, 0.14],
    ],
    [
      [0.04, -0.14, -0.12],
      [0.16, -0.32, -0.13],
      [0.16, -0.57, -0.12],
      [0.3, -0.58, -0.14],
    ],
  ],
  tail: { way: [-1, -0.06, 0], facing: [-0.1, 0.9, 0.5], spread: 0.16 },
}
export const SEAGULL_POSES = { glide: GLIDE, stand: STAND }

export function seagullBody(pose: PercherPose, camera: Camera, open = 0): Body {
  const { tail } = pose
  const wing = pose.wing && { ...pose.wing, look }
  const folded = pose.folded && { ...pose.folded, look }
  return birdBody({
    name: 'seagull',
    camera,
    tags: ['featherWhite', 'hide', 'featherBlack', 'beak'],
    spine: pose.spine,
    radii: [0.14, 0.17, 0.24, 0.26, 0.18, 0.07],
    back: pose.back,
    head: {
      bust: songbird(
        { bill: { long: 0.48, deep: 0.11, hook: 0.05 }, base: 0.05, coat: [], eye: 0.062, open },
        camera,
      ),
      ...pose.head,
      scale: 0.36,
      hue,
      tip: [0, 0, 1],
    },
    coats: [
      {
        from: 0.3,
        to: 0.92,
        long: () => 0.16,
        wide: () => 0.066,
        pointed: 0.2,
        look: () => ({ tone: [0.2, 0, 0.01], hue: WHITE }),
      },
    ],
    ...(wing
      ? {
          wings: [
            { wing, side: 1, arm: 0.1 },
            { wing, side: -1, arm: 0.1 },
          ],
        }
      : {}),
    ...(folded ? { folded } : {}),
    tail: fan(
      pose.spine.at(-1)!,
      tail.way,
      [0, 0, 1],
      tail.facing,
      tail.spread,
      [0.46, 0.45, 0.43, 0.4],
      0.075,
      () => ({ tone: [0.3, 0.02, 0.02], hue: WHITE }),
    ),
    legs: pose.legs.map((joints, n): BirdLeg => ({
      joints,
      side: n ? -1 : 1,
      thigh: 0.09,
      shank: 0.024,
      toe: 0.11,
      claw: 0.03,
    })),
    down: () => ({ tone: 0.07, hue: WHITE, hair: 0.05, lift: 0.2 }),
    foot: { skin: BILL, horn: BILL },
  })
}
