import { dragonWing, type BatWing } from '#engine/forms/bodies/dragon-wing.ts'
import { dragonLeg } from '#engine/forms/bodies/dragon-leg.ts'
import { westernDragon as bust } from '#engine/forms/heads/western-dragon.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fromSeat, seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { add, clamp, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { plumage } from '#engine/forms/sculpt/plumage.ts'
import { plateAt, scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { frameAt, model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [HIDE, BELLY, SPINE, WEB, BONE, RED] = [0, 1, 2, 3, 4, 5]
const TAGS = ['green', 'belly', 'leaf', 'red', 'bone', 'ruby'] as const
const number = (name: (typeof MATERIALS)[number]): number => MATERIALS.indexOf(name)

const hue: HueOf = (tone, material, crisp) => {
  if (material === number('mouth') || material === number('tongue')) return RED
  if (material === number('tooth') || material === number('horn')) return BONE
  if (crisp > 0.5 && tone < 0.3) return BELLY
  return tone < 0.09 ? BELLY : HIDE
}

export interface WesternDragonPose {
  /** From the poll to the tip of the tail. */
  joints: readonly V3[]
  radii: readonly number[]
  back: V3
  face: V3
  crown: V3
  legs: readonly { at: number; side: number; bones: readonly V3[] }[]
  wings: readonly [BatWing, BatWing]
}

/** Rearing in the air with both wings thrown up, claws out, tail lashing under it. */
const FLY: WesternDragonPose = {
  joints: [
    [0.74, 0.84, 0.1],
    [0.5, 0.98, 0.04],
    [0.24, 0.82, 0],
    [0.2, 0.48, 0],
    [0.22, 0.12, 0],
    [0.06, -0.24, 0],
    [-0.16, -0.58, 0],
    [-0.42, -0.86, 0.04],
    [-0.8, -1.0, 0.1],
    [-1.14, -0.86, 0.16],
    [-1.3, -0.54, 0.2],
    [-1.16, -0.28, 0.22],
    [-0.96, -0.3, 0.22],
  ],
  radii: [0.13, 0.15, 0.17, 0.24, 0.29, 0.27, 0.22, 0.16, 0.12, 0.09, 0.065, 0.04, 0.015],
  back: [0.3, 1, 0.02],
  face: [0.9, -0.22, 0.4],
  crown: [0.1, 1, 0.05],
  legs: [
    {
      at: 0.3,
      side: 1,
      bones: [
        [0.16, -0.2, 0.26],
        [0.3, 0.02, 0.08],
        [0.14, -0.02, 0.04],
      ],
    },
    {
      at: 0.3,
      side: -1,
      bones: [
        [0.2, -0.12, -0.26],
        [0.32, 0.12, -0.04],
        [0.14, 0.04, -0.04],
      ],
    },
    {
      at: 0.48,
      side: 1,
      bones: [
        [0.2, -0.22, 0.3],
        [0.08, -0.36, 0.04],
        [0.16, -0.06, 0.06],
      ],
    },
    {
      at: 0.48,
      side: -1,
      bones: [
        [0.26, -0.12, -0.28],
        [0.16, -0.34, -0.04],
        [0.16, -0.02, -0.04],
      ],
    },
  ],
  wings: [
    {
      root: [0.06, 0.5, 0.16],
      out: [-0.66, 0.3, 0.72],
      up: [0.1, 1, -0.1],
      size: 1.08,
      bulge: 0.16,
    },
    {
      root: [0.06, 0.5, -0.16],
      out: [0.24, 0.5, -0.9],
      up: [-0.5, 1, 0.3],
      size: 1.1,
      bulge: 0.16,
    },
  ],
}
export const WESTERN_DRAGON_POSES = { fly: FLY }

/** Plates under the throat and belly, scales elsewhere; every scale ends dark. */
function hide(spot: Spot, ppu: number): Skin {
  const {
    tube: { name },
    v,
  } = spot
  const round = Math.abs(v) / Math.PI
  if (name === 'finger') return { tone: 0.4, hue: SPINE, gloss: 0.1 }
  if (name === 'trunk' && round > 0.64) {
    const plate = plateAt(spot, 0.085, ppu)
    const seam = smoothstep(0.655, 0.643, round)
    return { tone: plate.tone * 0.7 + 0.04, hue: BELLY, line: Math.max(plate.line, seam) * 0.9 }
  }
  const isTrunk = name === 'trunk'
  const long = isTrunk ? 0.075 : 0.058
  const scale = scaleAt(spot, long, isTrunk ? 20 : 10)
  const { tone, line } = scaleTone(scale, long * ppu, 0.34, 0.5)
  return { tone: clamp(tone), hue: scale.under < 0.2 ? SPINE : HIDE, line: line * 0.85, gloss: 0.2 }
}

/** Plates along the back, a spade at the end of the tail. */
function ridge(body: Tube, to: number, spade: boolean): Blade[] {
  const out: Blade[] = []
  const count = Math.round(body.total / 0.1)
  for (let k = 1; k < count * to; k++) {
    const u = k / count
    const r = radiusAt(body, u)
    const [along, back] = frameAt(body, u)
    const tall = r * 0.6 + 0.05
    out.push({
      points: [
        onTube(body, u, r * 0.7),
        onTube(body, u + 0.004, r + tall * 0.4),
        add(onTube(body, u, r + tall * 0.7), add(along, back, 0.6), tall * 0.5),
      ],
      widths: [0.3 * tall + 0.02, 0.2 * tall + 0.015, 0.002],
      facing: [0.3, 0, 1],
      tone: [0.85, 0.2, 0.4],
      hue: SPINE,
      barb: 0.05,
      shaft: 0,
      lift: back[2] > -0.3 ? 0.04 : -0.2,
    })
  }
  if (!spade) return out
  const [along] = frameAt(body, 1)
  const end = onTube(body, 0.97)
  out.push({
    points: [end, add(end, along, 0.08), add(end, along, 0.16), add(end, along, 0.36)],
    widths: [0.02, 0.13, 0.09, 0.003],
    facing: [0.3, 0, 1],
    tone: [0.7, 0.2, 0.4],
    hue: WEB,
    barb: 0.05,
    lift: 0.03,
  })
  return out
}

export function westernDragonBody(pose: WesternDragonPose, camera: Camera): Body {
  const clay = new Clay(false)
  const body = tube('trunk', pose.joints, pose.radii, pose.back, 5)
  model(clay, body, { of: 'bone' })
  const legs = pose.legs.map(({ at, side, bones }, n) =>
    dragonLeg(clay, onTube(body, at, -0.04, -side * 0.08), bones, n),
  )
  const wings = pose.wings.map((wing) => dragonWing(clay, wing, { web: WEB, dark: SPINE }))
  const place = seat(add(pose.joints[0]!, unit(pose.face), 0.14), 0.46, pose.face, pose.crown, 0.1)
  return {
    ...common(camera, place),
    clay,
    tubes: [body, ...legs, ...wings.flatMap(({ fingers }) => fingers)],
    webs: wings.map(({ web }) => web),
    blades: ridge(body, 0.94, true),
    skin: hide,
  }
}

const common = (camera: Camera, place: Seat) => ({
  name: 'western-dragon',
  camera,
  tags: TAGS,
  own: { horn: { tone: 0.2, hue: BONE, gloss: 0.2 } },
  head: { bust: bust(camera), seat: place, reach: 1.1, hue },
  shown: [fromSeat(place, [0, 0, 1.05])],
})

/** The head on an arched neck whose scales run out in points. */
export function westernDragonBust(camera: Camera): Body {
  const clay = new Clay(false)
  const joints: V3[] = [
    [-0.2, 0.1, 0],
    [-0.56, 0.02, 0],
    [-0.84, -0.32, 0],
    [-0.84, -0.76, 0],
    [-0.6, -1.14, 0],
    [-0.4, -1.4, 0],
  ]
  const radii = [0.32, 0.34, 0.38, 0.44, 0.46, 0.34]
  const neck = tube('trunk', joints, radii, [-0.5, 1, 0.01], 5)
  model(
    clay,
    tube(
      'core',
      joints.slice(0, -1),
      radii.map((r) => r * 0.98),
      [-0.5, 1, 0.01],
      4,
    ),
    {
      of: 'bone',
    },
  )
  const place = seat([0, 0, 0], 1, [1, 0, 0.06], [0, 1, 0], 0.16)
  return {
    ...common(camera, place),
    clay,
    tubes: [neck],
    blades: [
      ...ridge(neck, 0.8, false),
      ...plumage(neck, {
        from: 0.62,
        to: 0.95,
        long: (u) => mix(0.24, 0.4, smoothstep(0.6, 0.9, u)),
        wide: () => 0.075,
        pointed: 0.8,
        loose: 0.1,
        look: (_, v) =>
          Math.abs(v) > 2
            ? { tone: [0.6, 0.05, 0.2], hue: BELLY }
            : { tone: [0.85, 0.3, 0.2], hue: HIDE },
      }),
    ],
    skin: hide,
  }
}
