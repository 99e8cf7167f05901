import { birdBody } from '#engine/forms/bodies/bird.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Strand } from '#engine/forms/sculpt/sight.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const [FLANK, BREAST, HEAD, BILL, WHITE, WATER] = [0, 1, 2, 3, 4, 5]
const HORN = MATERIALS.indexOf('horn')
const hue: HueOf = (_, material) => (material === HORN ? BILL : HEAD)

/** Brown quills, a bright window between two pale bars. */
const look: Wing['look'] = (row) =>
  row === 0
    ? { tone: [0.78, 0.5, 0.16], hue: BREAST }
    : row === 1
      ? { tone: [0.9, 0.72, 0.04], hue: HEAD }
      : { tone: [0.5, 0.26, 0.08], hue: FLANK }

/** A mallard's: round, steep of brow, with a long flat bill. */
function head(camera: Camera): Head {
  const out = songbird(
    {
      bill: { long: 0.56, deep: 0.13, hook: -0.02 },
      base: 0.7,
      coat: [dab([0.1, 0.1, 0.1], 0.9, 0.72, 1)],
      eye: 0.07,
    },
    camera,
  )
  // broad at its end, like a spoon
  out.clay.ball([0, 0.02, 0.78], [0.16, 0.06, 0.16], { of: 'horn', k: 0.06 })
  return out
}

/** From the nape to the tail, low on the water. */
const SPINE: readonly V3[] = [
  [0.58, 0.62, 0],
  [0.6, 0.44, 0],
  [0.56, 0.2, 0],
  [0.24, 0.0, 0],
  [-0.22, -0.02, 0],
  [-0.62, 0.12, 0],
]

const ripples = (): Strand[] =>
  [0, 1, 2].map((n) => ({
    points: [
      [-0.84 + n * 0.12, -0.3 - n * 0.07, 0.3],
      [-0.3, -0.36 - n * 0.07, 0.36],
      [0.3, -0.36 - n * 0.07, 0.36],
      [0.92 - n * 0.16, -0.28 - n * 0.07, 0.3],
    ],
    width: 3.2 - n * 0.5,
    tone: 0.8,
    hue: WATER,
  }))

/** Two black feathers of the rump, curled forward. */
const curls = (): Blade[] =>
  [0.06, -0.06].map((z) => ({
    points: [
      [-0.48, 0.18, z],
      [-0.62, 0.24, z],
      [-0.68, 0.35, z],
      [-0.6, 0.4, z],
      [-0.55, 0.35, z],
    ],
    widths: [0.02, 0.035, 0.035, 0.028, 0.004],
    facing: [0, 0.2, 1],
    tone: [0.95, 0.8, 0.4],
    hue: HEAD,
  }))

export function duckBody(camera: Camera): Body {
  const body = birdBody({
    name: 'duck',
    camera,
    tags: ['feather', 'featherDark', 'green', 'beak', 'featherWhite', 'water'],
    spine: SPINE,
    radii: [0.15, 0.16, 0.24, 0.34, 0.33, 0.12],
    back: [-0.5, 1, 0.01],
    head: {
      bust: head(camera),
      at: [0.68, 0.72, 0],
      face: [0.97, -0.06, 0.22],
      scale: 0.4,
      hue,
      tip: [0, 0, 1],
      blend: 0.1,
    },
    coats: [
      {
        from: 0.3,
        to: 0.96,
        long: () => 0.17,
        wide: () => 0.07,
        pointed: 0.15,
        look: (u) =>
          u < 0.46
            ? { tone: [0.85, 0.56, 0.3], hue: BREAST }
            : { tone: [0.4, 0.16, 0.02], hue: FLANK },
      },
      {
        // head and upper neck are of short dark feathers over a white ring
        from: 0.0,
        to: 0.28,
        long: () => 0.09,
        wide: () => 0.035,
        pointed: 0.4,
        look: (u) =>
          u > 0.2 ? { tone: [0.06, 0, 0], hue: WHITE } : { tone: [0.8, 0.55, 0.3], hue: HEAD },
      },
    ],
    folded: {
      bend: [0.34, 0.14, 0.3],
      tip: [-0.86, 0.14, 0.14],
      facing: [-0.05, 0.3, 1],
      wide: 0.46,
      wrap: 0.16,
      look,
    },
    tail: [
      ...fan(
        [-0.62, 0.1, 0],
        [-1, 0.34, 0],
        [0, 0, 1],
        [0.1, 0.6, 0.7],
        0.5,
        [0.36, 0.34, 0.3, 0.26],
        0.07,
        () => ({ tone: [0.4, 0.1, 0.02], hue: WHITE }),
      ),
      ...curls(),
    ],
    down: ({ u }) => ({
      tone: mix(0.7, 0.3, smoothstep(0.2, 0.5, u)),
      hue: u < 0.22 ? HEAD : u < 0.46 ? BREAST : FLANK,
      hair: 0.05,
      lift: 0.2,
    }),
  })
  return { ...body, strands: ripples() }
}
