import { shark as bust, type SharkKind } from '#engine/forms/heads/shark.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay, MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { fin } from '#engine/forms/sculpt/fin.ts'
import { fromSeat, seat } from '#engine/forms/sculpt/figure.ts'
import { add, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { frameAt, model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [SLATE, WHITE, RED, BLACK, TOOTH] = [0, 1, 2, 3, 4]
const [TOOTHED, MOUTH, TONGUE] = ['tooth', 'mouth', 'tongue'].map((m) =>
  MATERIALS.indexOf(m as 'tooth'),
)

export interface SharkPose {
  /** From the gills to the root of the tail. */
  joints: readonly V3[]
  back: V3
  face: V3
  crown: V3
  /** How wide the jaws gape, in degrees. */
  open: number
  /** Size of the head, larger where it comes at us. */
  scale?: number
}

/** Gliding past, tail swung away. */
const HUNT: SharkPose = {
  joints: [
    [0.5, 0.0, 0.02],
    [0.26, 0.0, 0],
    [-0.06, 0.02, -0.04],
    [-0.42, 0.06, -0.04],
    [-0.78, 0.1, 0.06],
    [-1.06, 0.12, 0.22],
  ],
  back: [0, 1, 0.01],
  face: [1, -0.04, 0.2],
  crown: [0, 1, 0.05],
  open: 24,
}

/** Coming up at us, jaws wide. */
const ATTACK: SharkPose = {
  joints: [
    [0.42, 0.3, 0.0],
    [0.26, 0.16, -0.02],
    [0.02, -0.08, -0.08],
    [-0.26, -0.36, -0.08],
    [-0.56, -0.62, 0.06],
    [-0.82, -0.76, 0.28],
  ],
  back: [-0.6, 0.8, 0.1],
  face: [0.9, 0.22, 0.24],
  crown: [-0.3, 1, 0.02],
  open: 50,
  scale: 0.76,
}
/** Seen from before and above, so that the bar of a hammerhead shows its breadth. */
const PATROL: SharkPose = { ...HUNT, face: [1, -0.06, 0.06], crown: [0, 1, 0], open: 6 }
/** Seen from above it swims in a bend: straight, it would be a torpedo. */
const CRUISE: SharkPose = {
  ...PATROL,
  joints: [
    [0.5, 0, 0.06],
    [0.26, 0, 0],
    [-0.06, 0, -0.08],
    [-0.42, 0, -0.06],
    [-0.78, 0.02, 0.14],
    [-1.04, 0.04, 0.42],
  ],
  face: [1, 0, 0.34],
}
export const SHARK_POSES = { hunt: HUNT, attack: ATTACK, patrol: PATROL, cruise: CRUISE }

function fins(clay: Clay, body: Tube): Tube[] {
  const on = (u: number, up: number, across = 0): V3 =>
    onTube(body, u, radiusAt(body, u) * up, radiusAt(body, u) * across)
  const put = (u: number, way: V3, back = 1): [V3, V3] => {
    const [along, up, side] = frameAt(body, u)
    const turned = (v: V3): V3 => unit(add(add(add([0, 0, 0], along, v[0]), up, v[1]), side, v[2]))
    return [turned(way), turned([back, 0, 0])]
  }
  const one = (u: number, up: number, across: number, way: V3, long: number, chord: number): Tube =>
    fin(clay, on(u, up, across), ...put(u, way), long, chord)
  const end = on(0.98, 0)
  return [
    one(0.32, 0.7, 0, [0.45, 1, 0], 0.5, 0.2), // the fin that is seen first
    one(0.16, -0.5, 0.75, [0.3, -0.55, 1], 0.72, 0.15),
    one(0.16, -0.5, -0.75, [0.3, -0.55, -1], 0.72, 0.15),
    one(0.66, -0.6, 0.5, [0.4, -1, 0.5], 0.2, 0.09),
    one(0.66, -0.6, -0.5, [0.4, -1, -0.5], 0.2, 0.09),
    one(0.84, 0.7, 0, [0.6, 1, 0], 0.12, 0.06),
    fin(clay, end, ...put(1, [0.55, 1, 0]), 0.66, 0.13),
    fin(clay, end, ...put(1, [0.5, -1, 0]), 0.42, 0.12),
  ]
}

/** Slate above, white below, five slits behind the head. */
function hide({ u, v, arc, tube: { name } }: Spot) {
  const round = Math.abs(v) / Math.PI
  if (name === 'fin') return { tone: 0.44 + u * 0.4, hue: SLATE, gloss: 0.1 }
  const border = 0.57 + noise(arc * 7, v > 0 ? 3 : 9) * 0.035 + smoothstep(0.8, 0.95, u) * 0.5
  const dark = smoothstep(border + 0.01, border - 0.015, round)
  const slit = [0, 1, 2, 3, 4].reduce((most, n) => {
    const x = arc - 0.1 - n * 0.05 + (round - 0.5) ** 2 * 0.5
    const long = smoothstep(0.3, 0.35, round) * smoothstep(0.74 - n * 0.02, 0.68 - n * 0.02, round)
    return Math.max(most, smoothstep(0.014, 0.005, Math.abs(x)) * long)
  }, 0)
  return {
    tone: mix(0.02, mix(0.5, 0.36, smoothstep(0, 0.5, round)), dark),
    hue: slit > 0.5 ? BLACK : dark > 0.5 ? SLATE : WHITE,
    gloss: 0.12,
    ...(slit > 0.05 ? { line: slit } : {}),
  }
}

/** What reaches furthest, and must be in the picture. */
const SNOUT: V3 = [0, 0.2, 1.06]
const HAMMER_ENDS: readonly V3[] = [
  [1.1, 0.15, 0.5],
  [-1.1, 0.15, 0.5],
]

export function sharkBody(pose: SharkPose, camera: Camera, kind: SharkKind = 'white'): Body {
  const clay = new Clay(false)
  const body = tube('trunk', pose.joints, [0.3, 0.34, 0.35, 0.27, 0.14, 0.07], pose.back, 5)
  model(clay, body, { of: 'bone' }, 0.86)
  const flukes = fins(clay, body)
  const place = seat(
    add(pose.joints[0]!, unit(pose.face), 0.16),
    pose.scale ?? 0.64,
    pose.face,
    pose.crown,
    0.16,
  )
  return {
    name: 'shark',
    camera,
    clay,
    tubes: [body, ...flukes],
    tags: ['hide', 'furWhite', 'red', 'black', 'bone'],
    sheen: 0.1,
    head: {
      bust: bust(camera, pose.open, kind),
      seat: place,
      reach: kind === 'hammer' ? 1.1 : 0.62,
      hue: (tone, material, crisp) =>
        material === TOOTHED
          ? TOOTH
          : material === TONGUE
            ? RED
            : material === MOUTH
              ? pose.open > 12
                ? RED
                : BLACK
              : crisp > 0.5 && tone > 0.6
                ? BLACK
                : tone > 0.2
                  ? SLATE
                  : WHITE,
    },
    shown: (kind === 'hammer' ? HAMMER_ENDS : [SNOUT]).map((end) => fromSeat(place, end)),
    skin: hide,
  }
}
