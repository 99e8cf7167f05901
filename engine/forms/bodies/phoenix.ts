import { birdBody } from '#engine/forms/bodies/bird.ts'
import { raptor } from '#engine/forms/heads/raptor.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, type Seat } from '#engine/forms/sculpt/figure.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import { eyed, plume } from '#engine/forms/sculpt/plume.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [RED, FLAME, GOLD, DARK, BEAK] = [0, 1, 2, 3, 4]
const TAGS = ['red', 'flame', 'flameIn', 'ruby', 'beak'] as const
const HORN = MATERIALS.indexOf('horn')

const hue: HueOf = (tone, material, crisp, [, y]) => {
  if (material === HORN) return BEAK
  if (crisp > 0.4) return tone < 0.6 ? GOLD : DARK
  return y < -0.1 ? FLAME : RED
}

/** Wings burn from dark roots to golden tips. */
const look: Wing['look'] = (row) =>
  row === 0
    ? { tone: [0.6, 0.08, 0.02], hue: RED, tip: [GOLD, 0.72] }
    : row === 1
      ? { tone: [0.6, 0.04, 0.02], hue: FLAME, tip: [GOLD, 0.85] }
      : { tone: [0.75, 0.2, 0.03], hue: row === 2 ? RED : DARK }

export interface PhoenixPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3; crown?: V3; open: number }
  wing: Wing
  /** Where the long plumes of the tail go, and to which side they swing. */
  tail: { way: V3; across: V3; bend: V3 }
}

const BROAD = { long: [1.14, 0.72], wide: 0.086, counts: [11, 12], finger: 1, look } as const

/** Out of the fire: head up, wings thrown high, the tail still in the flames. */
const RISE: PhoenixPose = {
  spine: [
    [0.3, 0.72, 0.04],
    [0.22, 0.52, 0.02],
    [0.14, 0.26, 0],
    [0.04, -0.04, 0],
    [-0.06, -0.34, 0],
    [-0.1, -0.56, 0],
  ],
  back: [-0.9, 0.3, 0.01],
  head: { at: [0.36, 0.84, -0.02], face: [0.5, 0.24, -0.84], open: 20 },
  wing: {
    ...BROAD,
    shoulder: [0.02, 0.3, 0.22],
    elbow: [-0.1, 0.44, 0.62],
    wrist: [0.08, 0.86, 0.92],
    tip: [0.0, 1.16, 1.2],
    ways: [
      [-0.1, 0.9, 0.42],
      [-0.3, 0.1, 0.95],
      [-0.3, -0.95, 0.2],
    ],
    facing: [1, 0.05, 0.1],
    over: -1,
  },
  tail: { way: [-0.1, -1, 0], across: [0, 0.1, 1], bend: [0, 0, 0.24] },
}

/** Sailing past, tail streaming after it. */
const FLY: PhoenixPose = {
  spine: [
    [0.66, 0.26, 0],
    [0.52, 0.18, 0],
    [0.3, 0.08, 0],
    [0.0, -0.02, 0],
    [-0.3, -0.08, 0],
    [-0.52, -0.1, 0],
  ],
  back: [0, 1, 0.01],
  head: { at: [0.76, 0.32, 0.02], face: [1, 0.04, 0.2], open: 0 },
  wing: {
    ...BROAD,
    shoulder: [0.28, 0.12, 0.2],
    elbow: [0.1, 0.38, 0.52],
    wrist: [0.3, 0.8, 0.86],
    tip: [0.1, 1.16, 1.1],
    ways: [
      [-0.35, 0.88, 0.45],
      [-0.85, 0.3, 0.6],
      [-1, -0.3, 0.1],
    ],
    facing: [0.1, -0.6, 0.9],
    over: -1,
  },
  tail: { way: [-1, -0.36, 0], across: [-0.3, 0.8, 0.6], bend: [0.1, -0.3, 0] },
}
export const PHOENIX_POSES = { rise: RISE, fly: FLY }

/** Plumes that end in a burning eye, between shorter ones that end in a point. */
function tail(root: V3, { way, across, bend }: PhoenixPose['tail'], facing: V3): Blade[] {
  const eye = eyed(
    [
      { reach: 0.34, hue: DARK, tone: 0.8 },
      { reach: 0.66, hue: GOLD, tone: 0.04 },
      { reach: 0.95, hue: RED, tone: 0.5 },
    ],
    { hue: FLAME, tone: 0.26 },
    0.84,
    0.13,
  )
  return Array.from({ length: 15 }, (_, n) => {
    const h = (n / 14) * 2 - 1
    const isLong = n % 2 === 0
    const side = Math.sign(h) || 1
    return plume({
      root: add(root, across, h * 0.1),
      way: add(way, across, h * (isLong ? 0.95 : 0.6)),
      long: (isLong ? 1.85 : 1.2) * mix(1, 0.72, Math.abs(h)),
      bend: [bend[0] * side, bend[1], bend[2] * side * (0.4 + Math.abs(h))],
      waves: isLong ? 1.3 : 0.9,
      wide: isLong ? 0.058 : 0.075,
      facing,
      lift: isLong ? 0.02 - n * 0.001 : -0.04,
      look: isLong
        ? { tone: [0.7, 0.2, 0.05], hue: FLAME, paint: eye }
        : { tone: [0.85, 0.15, 0.03], hue: RED, tip: [GOLD, 0.8] },
      flare: isLong ? 1.9 : 0.8,
    })
  })
}

const crest = (place: Seat): Blade[] =>
  Array.from({ length: 7 }, (_, n) =>
    plume({
      root: fromSeat(place, [(n % 2 ? 1 : -1) * 0.06, 0.42 - n * 0.02, 0.1 - n * 0.08]),
      way: add(fromSeat(place, [(n % 2 ? 1 : -1) * 0.12, 0.8 - n * 0.12, -0.8]), place.o, -1),
      long: 0.42 - n * 0.03,
      bend: [0, 0.3, 0],
      waves: 1,
      wide: 0.028,
      facing: [0.3, 0.1, 1],
      lift: 0.04,
      look: { tone: [0.8, 0.1, 0.03], hue: n % 2 ? FLAME : RED, tip: [GOLD, 0.7] },
    }),
  )

export function phoenixBody(pose: PhoenixPose, camera: Camera): Body {
  const { head } = pose
  return birdBody({
    name: 'phoenix',
    camera,
    tags: TAGS,
    spine: pose.spine,
    radii: [0.14, 0.19, 0.25, 0.27, 0.19, 0.09],
    back: pose.back,
    head: {
      bust: raptor(
        {
          beak: 0.7,
          open: head.open,
          base: 0.26,
          coat: [dab([0.1, -0.35, 0.2], 0.4, 0.1, 0.8)],
          iris: 0.1,
        },
        camera,
      ),
      at: head.at,
      face: head.face,
      ...(head.crown ? { crown: head.crown } : {}),
      scale: 0.44,
      hue,
      tip: [0, 0, 0.9],
      crest,
    },
    coats: [
      {
        from: 0.02,
        to: 0.94,
        long: (u) => mix(0.13, 0.22, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.042, 0.07, smoothstep(0, 0.5, u)),
        pointed: 0.9,
        look: (u, v, row) =>
          Math.abs(v) > 1.7
            ? { tone: [0.6, 0.08, 0.02], hue: row % 3 ? FLAME : GOLD, tip: [GOLD, 0.9] }
            : { tone: [0.85, 0.3, 0.04], hue: u < 0.2 ? FLAME : RED },
      },
    ],
    wings: [
      { wing: pose.wing, side: 1, arm: 0.11 },
      { wing: pose.wing, side: -1, arm: 0.11 },
    ],
    tail: tail(pose.spine.at(-1)!, pose.tail, pose === RISE ? [1, 0.1, 0.2] : [0.1, 0.2, 1]),
    down: () => ({ tone: 0.5, hue: RED, hair: 0.07, lift: 0.2 }),
  })
}
