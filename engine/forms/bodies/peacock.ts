import { birdBody, type BirdPlan } from '#engine/forms/bodies/bird.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, type Seat } from '#engine/forms/sculpt/figure.ts'
import type { FoldedWing } from '#engine/forms/sculpt/folded-wing.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import { eyed, plume } from '#engine/forms/sculpt/plume.ts'
import { createRng } from '#shared/random.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [BLUE, GREEN, GOLD, DARK, TEAL, WHITE, WOOD] = [0, 1, 2, 3, 4, 5, 6]
const TAGS = ['blue', 'green', 'gold', 'wingDark', 'wingLight', 'featherWhite', 'wood'] as const
const HORN = MATERIALS.indexOf('horn')

/** Blue, with bare white skin over and under the eye. */
const hue: HueOf = (tone, material, crisp, [, y, z]) => {
  if (material === HORN) return DARK
  if (crisp > 0.4) return tone < 0.1 ? WHITE : DARK
  return z > -0.1 && Math.abs(y - 0.14) < 0.17 && Math.abs(y - 0.14) > 0.06 ? WHITE : BLUE
}

const EYE = eyed(
  [
    { reach: 0.3, hue: DARK, tone: 0.85 },
    { reach: 0.52, hue: TEAL, tone: 0.3 },
    { reach: 0.78, hue: GOLD, tone: 0.12 },
    { reach: 0.94, hue: GREEN, tone: 0.6 },
  ],
  { hue: GREEN, tone: 0.34 },
)
const TRAIN: Pick<Blade, 'tone' | 'hue' | 'paint'> = {
  tone: [0.6, 0.3, 0.1],
  hue: GREEN,
  paint: EYE,
}

/** Rings of the fan, outermost first: length, number of feathers, half width. */
const RINGS = [
  { long: 1.62, count: 27, wide: 0.05 },
  { long: 1.34, count: 24, wide: 0.048 },
  { long: 1.08, count: 21, wide: 0.046 },
  { long: 0.82, count: 17, wide: 0.044 },
  { long: 0.58, count: 13, wide: 0.042 },
] as const

/** The wheel: five rings of eyes round the back, the inner ones over the outer. */
function wheel(root: V3): Blade[] {
  const rng = createRng(3)
  return RINGS.flatMap(({ long, count, wide }, ring) =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n + (ring & 1 ? 0.5 : 0)) / (count - 0.5) - 0.5) * 3.9 + (rng() - 0.5) * 0.03
      return plume({
        root,
        way: [-0.22 + ring * 0.02, Math.cos(a), Math.sin(a)],
        long: long * mix(0.97, 1.03, rng()),
        bend: [0, 0, Math.sign(a) * 0.02],
        wide,
        facing: [1, 0.1, 0.05],
        lift: ring * 0.03 - 0.2 - Math.abs(a) * 0.002,
        look: TRAIN,
        flare: 1.9,
      })
    }),
  )
}

/** The train hanging from a perch, all its eyes down one long fall. */
function fall(root: V3): Blade[] {
  const rng = createRng(8)
  return Array.from({ length: 46 }, (_, n) => {
    const h = n / 45
    const long = mix(2.0, 0.5, h)
    const out = (rng() - 0.5) * mix(0.8, 0.5, h)
    return plume({
      root: add(root, [h * 0.16, h * 0.14, (rng() - 0.5) * 0.16]),
      way: [-0.72 + out * 0.6, -0.7 - out * 0.6, out * 0.5],
      long,
      bend: [0.1, -0.16, 0],
      wide: 0.056,
      facing: [-0.2, 0.35, 1],
      lift: -0.06 + h * 0.1,
      look: TRAIN,
      flare: 1.8,
    })
  })
}

/** A crown of bare shafts, each with a small fan. */
const crest = (place: Seat): Blade[] =>
  Array.from({ length: 7 }, (_, n) => {
    const a = (n - 3) * 0.24
    const root = fromSeat(place, [0.02 * (n - 3), 0.34, -0.04])
    const way = add(
      fromSeat(place, [Math.sin(a) * 0.4, Math.cos(a), Math.sin(a) * -0.8 - 0.15]),
      place.o,
      -1,
    )
    return plume({
      root,
      way,
      long: 0.26,
      bend: [0, 0, 0],
      wide: 0.012,
      facing: [0.3, 0, 1],
      lift: 0.05,
      look: { tone: [0.8, 0.2, 0.1], hue: n % 2 ? TEAL : BLUE },
      flare: 3,
    })
  })

const COAT: Pick<Blade, 'tone' | 'hue'> = { tone: [0.8, 0.24, 0.05], hue: BLUE }
const look: FoldedWing['look'] = (row, n) =>
  row === 0
    ? { tone: [0.7, 0.3, 0.05], hue: GOLD }
    : { tone: [0.85, 0.1, 0.03], hue: n % 2 ? WHITE : TEAL }

interface PeacockPose {
  spine: readonly V3[]
  back: V3
  head: { at: V3; face: V3 }
  folded?: FoldedWing
  train: readonly Blade[]
  legs: readonly (readonly [V3, V3, V3, V3])[]
  branch?: BirdPlan['branch']
}

const DISPLAY: PeacockPose = {
  spine: [
    [0.34, 0.72, 0.02],
    [0.28, 0.56, 0],
    [0.24, 0.36, 0],
    [0.2, 0.08, 0],
    [0.08, -0.18, 0],
    [-0.12, -0.34, 0],
  ],
  back: [-1, 0.2, 0.01],
  head: { at: [0.38, 0.8, 0.04], face: [0.5, -0.06, 0.86] },
  train: wheel([-0.04, -0.16, 0]),
  legs: [
    [
      [0.1, -0.3, 0.1],
      [0.16, -0.48, 0.12],
      [0.1, -0.8, 0.13],
      [0.26, -0.82, 0.17],
    ],
    [
      [0.1, -0.3, -0.1],
      [0.18, -0.46, -0.12],
      [0.16, -0.78, -0.13],
      [0.32, -0.8, -0.13],
    ],
  ],
}

const PERCH: PeacockPose = {
  spine: [
    [0.5, 0.92, 0.02],
    [0.38, 0.78, 0],
    [0.3, 0.56, 0],
    [0.2, 0.28, 0],
    [-0.04, 0.02, 0],
    [-0.3, -0.14, 0],
  ],
  back: [-0.7, 0.7, 0.01],
  head: { at: [0.57, 0.97, 0.03], face: [0.96, -0.06, 0.26] },
  folded: {
    bend: [0.28, 0.3, 0.22],
    tip: [-0.5, -0.22, 0.14],
    facing: [-0.05, 0.25, 1],
    wide: 0.4,
    wrap: 0.14,
    look,
  },
  train: fall([-0.28, -0.1, 0]),
  legs: [
    [
      [0.06, -0.06, 0.1],
      [0.14, -0.26, 0.12],
      [0.06, -0.5, 0.12],
      [0.22, -0.52, 0.15],
    ],
    [
      [0.1, -0.06, -0.1],
      [0.24, -0.24, -0.12],
      [0.24, -0.46, -0.12],
      [0.4, -0.47, -0.14],
    ],
  ],
  branch: {
    points: [
      [1.0, -0.44, -0.4],
      [0.54, -0.56, -0.2],
      [0.1, -0.6, 0.04],
      [-0.3, -0.7, -0.1],
      [-0.7, -0.74, -0.3],
    ],
    radius: 0.08,
    hue: WOOD,
  },
}
export const PEACOCK_POSES = { display: DISPLAY, perch: PERCH }

export function peacockBody(pose: PeacockPose, camera: Camera): Body {
  return birdBody({
    name: 'peacock',
    camera,
    tags: TAGS,
    spine: pose.spine,
    radii: [0.075, 0.09, 0.13, 0.22, 0.22, 0.1],
    back: pose.back,
    head: {
      bust: songbird(
        {
          bill: { long: 0.4, deep: 0.11, hook: 0.03 },
          base: 0.45,
          coat: [dab([0.3, 0.3, 0.2], 0.16, 0.05, 0.9), dab([0.3, -0.02, 0.2], 0.14, 0.05, 0.9)],
          eye: 0.075,
        },
        camera,
      ),
      ...pose.head,
      scale: 0.26,
      hue,
      tip: [0, 0.06, 0.76],
      blend: 0.06,
      crest,
    },
    coats: [
      {
        from: 0.02,
        to: 0.94,
        long: (u) => mix(0.07, 0.15, smoothstep(0, 0.6, u)),
        wide: (u) => mix(0.03, 0.055, smoothstep(0, 0.6, u)),
        pointed: 0.1,
        look: (u, v) =>
          u > 0.55 && Math.abs(v) < 1.8 ? { tone: [0.8, 0.2, 0.05], hue: GREEN } : COAT,
      },
    ],
    ...(pose.folded ? { folded: pose.folded } : {}),
    ...(pose.branch ? { branch: pose.branch } : {}),
    tail: pose.train,
    legs: pose.legs.map((joints, n) => ({
      joints,
      side: n ? -1 : 1,
      thigh: 0.09,
      shank: 0.026,
      toe: 0.13,
      claw: 0.05,
    })),
    thigh: {
      long: () => 0.1,
      wide: () => 0.036,
      look: () => ({ tone: [0.6, 0.2, 0.05], hue: GOLD }),
    },
    down: () => ({ tone: 0.55, hue: BLUE, hair: 0.05, lift: 0.2 }),
    foot: { skin: GOLD, horn: DARK },
  })
}
