import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, cross, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { scaleAt, scaleTone } from '#engine/forms/sculpt/scales.ts'
import { model, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [GREEN, PALE, BROWN, BLACK, GOLD] = [0, 1, 2, 3, 4]

/** The middles of the shields of the carapace: five along the spine, four a side, then the rim; forward is +x, up +y. */
const SPINE: readonly number[] = [0.6, 0.3, 0.0, -0.3, -0.58]
const RIBS: readonly V2[] = [
  [0.44, 0.34],
  [0.15, 0.4],
  [-0.16, 0.38],
  [-0.43, 0.28],
]
const SHIELDS: readonly V2[] = [
  ...SPINE.map((x): V2 => [x, 0]),
  ...RIBS.flatMap(([x, z]): V2[] => [
    [x, z],
    [x, -z],
  ]),
]
const LONG = 0.82
const WIDE = 0.66
const RIM = 0.84
const RIM_SHIELDS = 24

/** The carapace from above: which shield, how near its seam, how far from its middle. */
function shieldAt(x: number, z: number): { seam: number; out: number } {
  const [a, b] = [x / LONG, z / WIDE]
  const far = Math.hypot(a, b)
  if (far > RIM) {
    const turn = (Math.atan2(b, a) / (2 * Math.PI)) * RIM_SHIELDS + 0.5
    const side = Math.abs(turn - Math.round(turn)) * 2
    return { seam: Math.min((1 - side) * 0.09, (far - RIM) * 0.7), out: side * 0.4 }
  }
  let [best, second] = [9, 9]
  for (const [sx, sz] of SHIELDS) {
    const d = Math.hypot(x - sx, (z - sz) * 0.86)
    if (d < best) [best, second] = [d, best]
    else if (d < second) second = d
  }
  return { seam: Math.min((second - best) / 2, (RIM - far) * 0.7), out: best }
}

export interface TurtlePose {
  head: readonly V3[]
  /** Fore and hind flippers: joints for the +z side, then for the other. */
  fore: readonly [readonly V3[], readonly V3[]]
  hind: readonly [readonly V3[], readonly V3[]]
}

/** Flying through the water: one stroke down, the other high. */
const SWIM: TurtlePose = {
  head: [
    [0.66, 0.02, 0],
    [0.84, 0.06, 0.02],
    [1.02, 0.08, 0.06],
    [1.16, 0.04, 0.09],
  ],
  fore: [
    [
      [0.5, 0.0, 0.4],
      [0.62, 0.0, 0.76],
      [0.44, -0.03, 1.1],
      [0.08, -0.08, 1.34],
    ],
    [
      [0.5, 0.0, -0.4],
      [0.72, 0.06, -0.72],
      [0.66, 0.12, -1.08],
      [0.36, 0.12, -1.4],
    ],
  ],
  hind: [
    [
      [-0.56, -0.04, 0.34],
      [-0.76, -0.05, 0.52],
      [-1.02, -0.08, 0.62],
    ],
    [
      [-0.56, -0.04, -0.34],
      [-0.8, -0.04, -0.46],
      [-1.06, -0.06, -0.5],
    ],
  ],
}

/** From the side, both fore flippers beating down and forward. */
const SIDE: TurtlePose = {
  head: [
    [0.66, 0.02, 0],
    [0.86, 0.1, 0.0],
    [1.04, 0.16, 0.02],
    [1.18, 0.14, 0.04],
  ],
  fore: [
    [
      [0.5, -0.06, 0.36],
      [0.6, -0.3, 0.6],
      [0.44, -0.66, 0.76],
      [0.08, -0.98, 0.84],
    ],
    [
      [0.5, -0.06, -0.36],
      [0.8, 0.16, -0.62],
      [0.9, 0.5, -0.8],
      [0.76, 0.86, -0.9],
    ],
  ],
  hind: [
    [
      [-0.56, -0.08, 0.3],
      [-0.78, -0.2, 0.4],
      [-1.02, -0.34, 0.44],
    ],
    [
      [-0.56, -0.06, -0.3],
      [-0.82, -0.04, -0.4],
      [-1.08, -0.06, -0.44],
    ],
  ],
}
export const TURTLE_POSES = { swim: SWIM, side: SIDE }

/** A flipper: a blade of clay, thick at its front edge, run out to a rounded point. */
function flipper(clay: Clay, joints: readonly V3[], widths: readonly number[]): Tube {
  const bone = tube('flipper', joints, widths, [-1, 0.1, 0], 5)
  for (let i = 0; i + 1 < bone.points.length; i++) {
    const [a, b] = [bone.points[i]!, bone.points[i + 1]!]
    const way = unit(add(b, a, -1))
    const across = unit(add([-1, 0, 0], way, way[0]))
    const r = (bone.radii[i]! + bone.radii[i + 1]!) / 2
    clay.ball(add(a, across, r * 0.35), [0.09, r, 0.035 + r * 0.1], {
      of: 'bone',
      k: 0.04,
      axes: [way, across, cross(way, across)],
    })
  }
  return bone
}

/** Large plates edged with pale skin. */
function plates(spot: Spot, ppu: number, long: number, files: number): Skin {
  const scale = scaleAt(spot, long, files, 0.5)
  const { line } = scaleTone(scale, long * ppu, 0.3, 0.2)
  const pale = smoothstep(0.24, 0.08, scale.under)
  return {
    tone: clamp(0.52 - pale * 0.5),
    hue: pale > 0.5 ? PALE : GREEN,
    line: line * 0.85,
    gloss: 0.15,
  }
}

function hide(spot: Spot, ppu: number): Skin {
  const {
    tube: { name },
    at: [x, y, z],
  } = spot
  if (name === 'head') return plates(spot, ppu, 0.085, 9)
  if (name === 'flipper' && Math.hypot(x / LONG, z / WIDE) > 0.99)
    return plates(spot, ppu, 0.085, 7)
  if (y < -0.06 || Math.hypot(x / LONG, z / WIDE) > 1.04)
    return { tone: 0.1 + 0.1 * Math.abs(Math.sin(x * 9)), hue: PALE, gloss: 0.1 }
  const { seam, out } = shieldAt(x, z)
  const rays = Math.sin(Math.atan2(z, x) * 40 + out * 6) * 0.06
  return {
    tone: clamp(0.36 + out * 1.3 + rays - smoothstep(0.05, 0.015, seam) * 0.4),
    hue: seam < 0.03 ? GOLD : BROWN,
    line: smoothstep(0.016, 0.007, seam),
    gloss: 0.12,
  }
}

export function turtleBody(pose: TurtlePose, camera: Camera): Body {
  const clay = new Clay(false)
  clay
    .ball([0, 0.0, 0], [LONG, 0.3, WIDE], { of: 'bone' })
    .ball([0, -0.18, 0], [0.9, 0.2, 0.8], { of: 'bone', cut: true, k: 0.03 })
    .ball([0, -0.02, 0], [LONG * 0.9, 0.12, WIDE * 0.88], { of: 'bone', k: 0.02 }) // breast plate
    .ball([0.0, 0.0, 0], [LONG * 1.03, 0.045, WIDE * 1.03], { of: 'bone', k: 0.05 }) // rim
  // ridge of the spine
  for (const x of SPINE)
    clay.ball([x, 0.285 * Math.sqrt(1 - (x / LONG) ** 2), 0], [0.12, 0.05, 0.05], {
      of: 'bone',
      k: 0.06,
    })
  const trunk = tube(
    'shell',
    [
      [0.7, 0, 0],
      [0, 0, 0],
      [-0.7, 0, 0],
    ],
    [0.4, 0.6, 0.4],
    [0, 1, 0],
    3,
  )
  const head = tube('head', pose.head, [0.13, 0.14, 0.155, 0.09], [0, 1, 0.01], 4)
  model(clay, head, { of: 'bone', k: 0.05 }, 0.86)
  const [, , skull, nose] = pose.head as [V3, V3, V3, V3]
  clay.limb(nose, add(nose, [0.06, -0.05, 0.01]), 0.075, 0.03, { of: 'bone', k: 0.04 }) // beak
  for (const side of [1, -1]) {
    const eye = add(skull, [0.06, 0.06, 0.11 * side])
    clay
      .ball(eye, [0.046, 0.04, 0.036], { of: 'horn', k: 0.01 })
      .ball(add(eye, [0.008, 0.004, 0.02 * side]), [0.032, 0.03, 0.026], { of: 'mouth', k: 0.003 })
  }
  const limbs = [
    ...pose.fore.map((joints) => flipper(clay, joints, [0.17, 0.2, 0.17, 0.03])),
    ...pose.hind.map((joints) => flipper(clay, joints, [0.14, 0.17, 0.06])),
  ]
  clay.limb([-0.78, -0.02, 0], [-0.98, -0.03, 0.02], 0.06, 0.01, { of: 'bone', k: 0.04 })
  return {
    name: 'turtle',
    camera,
    clay,
    tubes: [trunk, head, ...limbs],
    tags: ['green', 'belly', 'leather', 'black', 'gold'],
    own: {
      horn: { tone: 0.3, hue: GOLD, gloss: 0.2 },
      mouth: { tone: 0.97, hue: BLACK, line: 1, gloss: 0.5 },
    },
    skin: hide,
    shown: [add(nose, [0.1, 0, 0])],
  }
}
