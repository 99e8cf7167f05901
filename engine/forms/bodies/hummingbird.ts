import { birdBody } from '#engine/forms/bodies/bird.ts'
import { blossom } from '#engine/forms/bodies/blossom.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [GREEN, WHITE, DARK, RUBY, BLUE, PINK, LEAF] = [0, 1, 2, 3, 4, 5, 6]
const TAGS = ['green', 'featherWhite', 'wingDark', 'ruby', 'wing', 'pink', 'leaf'] as const
const HORN = MATERIALS.indexOf('horn')

/** Green crown, ruby throat; the bill is dark. */
const hue: HueOf = (tone, material, crisp, [, y, z]) => {
  if (material === HORN || crisp > 0.4) return crisp > 0.4 && tone < 0.1 ? WHITE : DARK
  return y < 0.0 + Math.sin(z * 9) * 0.03 && z > -0.25 ? RUBY : GREEN
}

const look: Wing['look'] = (row, n) =>
  row === 0
    ? { tone: [0.85, 0.3, 0.04], hue: n < 10 ? BLUE : GREEN, tip: [DARK, 0.75] }
    : { tone: [0.85, 0.16, 0.02], hue: row === 1 ? BLUE : GREEN }
/** Nearly all hand: ten long primaries on a short arm. */
const BLADE = { long: [1.12, 0.44], wide: 0.075, counts: [10, 7], finger: 0.45, look } as const

export interface HummingbirdPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3; crown?: V3 }
  wings: readonly [Wing, Wing]
  tail: { way: V3; facing: V3; spread: number }
  flower?: boolean
}

/** Hanging in the air before a flower, wings thrown up and back, tail fanned under it. */
const HOVER: HummingbirdPose = {
  spine: [
    [0.36, 0.42, 0],
    [0.27, 0.3, 0],
    [0.12, 0.08, 0],
    [-0.06, -0.22, 0],
    [-0.14, -0.48, 0],
  ],
  back: [-0.8, 0.5, 0.01],
  head: { at: [0.44, 0.52, 0.01], face: [0.98, 0.16, 0.16] },
  wings: [
    {
      ...BLADE,
      shoulder: [0.1, 0.3, 0.15],
      elbow: [0.02, 0.36, 0.26],
      wrist: [0.0, 0.5, 0.38],
      tip: [-0.08, 0.66, 0.52],
      ways: [
        [-0.5, 0.86, 0.3],
        [-0.95, 0.1, 0.2],
        [-0.8, -0.6, 0.05],
      ],
      facing: [0.2, -0.3, 1],
      over: -1,
    },
    {
      ...BLADE,
      shoulder: [0.14, 0.32, 0.12],
      elbow: [0.12, 0.42, 0.22],
      wrist: [0.14, 0.56, 0.32],
      tip: [0.14, 0.72, 0.42],
      ways: [
        [0.2, 0.95, 0.3],
        [-0.6, 0.7, 0.2],
        [-0.9, 0.1, 0.05],
      ],
      facing: [0.2, -0.2, -1],
      over: 1,
    },
  ],
  tail: { way: [0.05, -1, 0], facing: [0.4, 0.1, 1], spread: 0.5 },
}

/** Drinking: body level, wings up in a V, bill deep in the flower. */
const DRINK: HummingbirdPose = {
  spine: [
    [0.4, 0.12, 0],
    [0.28, 0.05, 0],
    [0.06, -0.06, 0],
    [-0.24, -0.2, 0],
    [-0.46, -0.34, 0],
  ],
  back: [-0.3, 0.9, 0.01],
  head: { at: [0.5, 0.18, 0.01], face: [1, 0.12, 0.12] },
  wings: [
    {
      ...BLADE,
      shoulder: [0.14, 0.1, 0.15],
      elbow: [0.04, 0.18, 0.28],
      wrist: [0.02, 0.32, 0.42],
      tip: [-0.1, 0.46, 0.56],
      ways: [
        [-0.62, 0.74, 0.3],
        [-1, 0.02, 0.2],
        [-0.9, -0.4, 0.05],
      ],
      facing: [0.1, -0.3, 1],
      over: -1,
    },
    {
      ...BLADE,
      shoulder: [0.18, 0.12, 0.12],
      elbow: [0.16, 0.24, 0.22],
      wrist: [0.2, 0.4, 0.32],
      tip: [0.22, 0.56, 0.42],
      ways: [
        [0.1, 0.98, 0.3],
        [-0.7, 0.62, 0.2],
        [-0.95, 0.05, 0.05],
      ],
      facing: [0.2, -0.2, -1],
      over: 1,
    },
  ],
  tail: { way: [-0.72, -0.7, 0], facing: [0.2, 0.5, 0.9], spread: 0.46 },
  flower: true,
}
export const HUMMINGBIRD_POSES = { hover: HOVER, drink: DRINK }

const BILL = 1.22
const SCALE = 0.36

export function hummingbirdBody(pose: HummingbirdPose, camera: Camera): Body {
  const { head, tail } = pose
  const body = birdBody({
    name: 'hummingbird',
    camera,
    tags: TAGS,
    spine: pose.spine,
    radii: [0.13, 0.175, 0.2, 0.14, 0.05],
    back: pose.back,
    head: {
      bust: songbird(
        {
          bill: { long: BILL, deep: 0.066, hook: -0.04 },
          base: 0.36,
          coat: [dab([0, -0.25, 0.2], 0.5, 0.55, 0.8), dab([0, 0.05, 1.2], 1.1, 0.8, 1)],
          eye: 0.085,
        },
        camera,
      ),
      ...head,
      scale: SCALE,
      hue,
      tip: [0, 0.04, 0.34 + BILL],
      blend: 0.08,
    },
    coats: [
      {
        from: 0.02,
        to: 0.9,
        long: (u) => mix(0.075, 0.14, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.032, 0.05, smoothstep(0, 0.5, u)),
        pointed: 0.1,
        look: (u, v) => {
          if (Math.abs(v) < 1.75) return { tone: [0.72, 0.16, 0.03], hue: GREEN }
          return u < 0.26
            ? { tone: [0.8, 0.3, 0.12], hue: RUBY }
            : { tone: [0.3, 0, 0.02], hue: WHITE }
        },
      },
    ],
    wings: [
      { wing: pose.wings[0], side: 1, arm: 0.07 },
      { wing: pose.wings[1], side: -1, arm: 0.07 },
    ],
    tail: fan(
      pose.spine.at(-1)!,
      tail.way,
      [1, 0, 0.3],
      tail.facing,
      tail.spread,
      [0.42, 0.44, 0.46, 0.47, 0.44],
      0.065,
      (n) => ({
        tone: [0.8, 0.3, 0.04],
        hue: n > 2 ? DARK : GREEN,
        tip: [n > 2 ? WHITE : DARK, 0.8],
      }),
    ),
    down: ({ v }) =>
      Math.abs(v) > 1.75
        ? { tone: 0.1, hue: WHITE, hair: 0.05 }
        : { tone: 0.6, hue: GREEN, hair: 0.05 },
  })
  if (!pose.flower) return body
  const mouth = add(head.at, unit(head.face), SCALE * 1.3)
  const flower = blossom(body.clay, mouth, unit(head.face), {
    petal: PINK,
    heart: RUBY,
    leaf: LEAF,
  })
  const plain = body.skin
  return {
    ...body,
    tubes: [...body.tubes, flower.stem],
    blades: [...body.blades!, ...flower.blades],
    skin: (spot, ppu) =>
      spot.tube === flower.stem ? { tone: 0.35, hue: LEAF, gloss: 0.1 } : plain(spot, ppu),
  }
}
