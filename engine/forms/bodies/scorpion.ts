import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { jointedLeg, mirrored } from '#engine/forms/sculpt/jointed.ts'
import { add, clamp, cross, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { model, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [SHELL, PALE, DARK, RED] = [0, 1, 2, 3]

export interface ScorpionPose {
  /** Five knots of the tail, then the sting's bulb and its tip; forward is +x, up +y. */
  tail: readonly V3[]
  /** Shoulder, elbow, wrist and the middle between the finger tips, for either side. */
  arms: readonly [readonly V3[], readonly V3[]]
}

/** From above, tail swung round to one side. */
const ABOVE: ScorpionPose = {
  tail: [
    [-0.62, 0.04, 0.02],
    [-0.86, 0.06, 0.1],
    [-1.06, 0.1, 0.28],
    [-1.14, 0.16, 0.54],
    [-1.02, 0.24, 0.8],
    [-0.76, 0.32, 0.9],
    [-0.46, 0.36, 0.82],
  ],
  arms: [
    [
      [0.44, 0, 0.14],
      [0.66, 0.06, 0.5],
      [1.02, 0.06, 0.6],
      [1.6, 0.0, 0.34],
    ],
    [
      [0.44, 0, -0.14],
      [0.6, 0.06, -0.52],
      [0.96, 0.06, -0.7],
      [1.54, 0.0, -0.54],
    ],
  ],
}

/** About to strike: tail arched over the back, claws up. */
const STRIKE: ScorpionPose = {
  tail: [
    [-0.66, 0.12, 0],
    [-0.9, 0.36, 0.02],
    [-0.96, 0.7, 0.04],
    [-0.8, 1.0, 0.04],
    [-0.46, 1.16, 0.04],
    [-0.12, 1.08, 0.04],
    [0.1, 0.8, 0.04],
  ],
  arms: [
    [
      [0.44, 0, 0.14],
      [0.72, 0.14, 0.5],
      [1.0, 0.26, 0.56],
      [1.5, 0.36, 0.36],
    ],
    [
      [0.44, 0, -0.14],
      [0.76, 0.2, -0.44],
      [1.04, 0.36, -0.46],
      [1.46, 0.58, -0.3],
    ],
  ],
}
export const SCORPION_POSES = { above: ABOVE, strike: STRIKE }

/** Four legs of the +z side. */
const LEGS: readonly (readonly V3[])[] = [0, 1, 2, 3].map((n) => {
  const [x, lean] = [0.3 - n * 0.16, 0.5 - n * 0.42]
  return [
    [x, -0.02, 0.16],
    [x + lean * 0.25 + 0.1, 0.2, 0.42],
    [x + lean * 0.7 + 0.06, 0.14, 0.7 + n * 0.03],
    [x + lean * 1.05 - 0.08, -0.2, 0.86 + n * 0.06],
    [x + lean * 1.3 - 0.2, -0.26, 0.9 + n * 0.08],
  ]
})

/** An arm, then a hand like a nut with two curved fingers. */
function pincer(clay: Clay, [shoulder, elbow, wrist, reach]: readonly V3[], side: number): Tube[] {
  const arm = jointedLeg(clay, [shoulder!, elbow!, wrist!], 0.085, { name: 'arm' })
  const way = unit(add(reach!, wrist!, -1))
  const long = Math.hypot(...add(reach!, wrist!, -1))
  const across = unit(cross([0, 1, 0], way)).map((v) => v * -side) as unknown as V3
  const palm = add(wrist!, way, long * 0.34)
  clay.ball(palm, [long * 0.32, 0.11, 0.15], {
    of: 'bone',
    k: 0.02,
    axes: [way, cross(across, way), across],
  })
  const finger = (out: number, from: number, thick: number): void => {
    const at = (k: number, spread: number): V3 =>
      add(add(palm, way, long * (0.2 + 0.46 * k)), across, out * spread)
    const line = tube(
      'finger',
      [at(0, from), at(0.35, from + 0.05), at(0.75, from * 0.6 + 0.03), at(1.05, 0.012)],
      [thick, thick * 0.8, thick * 0.5, 0.006],
      [0, 1, 0.01],
      4,
    )
    model(clay, line, { of: 'bone', k: 0.015 })
  }
  finger(1, 0.07, 0.058)
  finger(-1, 0.075, 0.066)
  return [arm, tube('palm', [wrist!, palm, reach!], [0.08, 0.13, 0.03], [0, 1, 0.01], 3)]
}

/** Plates across the back, keels and grains; the sting is dark. */
function hide({ tube: { name }, arc, v, at: [x, , z], u }: Spot): Skin {
  const grain = noise(x * 24, z * 24) * 0.07
  if (name === 'trunk') {
    const plate = (arc - 0.3) / 0.115
    const h = plate - Math.floor(plate)
    const isPlate = arc > 0.3
    return {
      tone: clamp(0.4 + grain + (isPlate ? smoothstep(0.45, 0, h) * 0.34 : Math.abs(z) * 0.6)),
      hue: isPlate && h > 0.78 ? PALE : SHELL,
      line: isPlate ? smoothstep(0.1, 0.04, h) : 0,
      gloss: 0.3,
    }
  }
  const keel = smoothstep(0.25, 0.1, Math.abs(Math.sin(v * 2)))
  const isSting = name === 'tail' && u > 0.86
  return {
    tone: clamp((isSting ? 0.8 : 0.42) + grain + keel * 0.22),
    hue: isSting ? RED : name === 'leg' ? DARK : SHELL,
    gloss: 0.35,
  }
}

export function scorpionBody(pose: ScorpionPose, camera: Camera): Body {
  const clay = new Clay(false)
  const trunk = tube(
    'trunk',
    [
      [0.58, 0, 0],
      [0.44, 0.02, 0],
      [0.2, 0.04, 0],
      [-0.1, 0.04, 0],
      [-0.38, 0.03, 0],
      [-0.58, 0.02, 0],
    ],
    [0.1, 0.18, 0.23, 0.26, 0.2, 0.1],
    [0, 1, 0.01],
    4,
  )
  for (let n = 0; n + 1 < trunk.points.length; n++) {
    const r = trunk.radii[n]!
    clay.ball(trunk.points[n]!, [0.09, r * 0.55, r], { of: 'bone', k: 0.03 })
  }
  const tail = tube(
    'tail',
    [[-0.5, 0.03, 0], ...pose.tail],
    [0.1, 0.1, 0.1, 0.1, 0.1, 0.095, 0.1, 0.02],
    [0, 0.2, 1],
    4,
  )
  const knots = [[-0.5, 0.03, 0] as V3, ...pose.tail]
  for (let n = 0; n + 3 < knots.length; n++) {
    const [a, b] = [knots[n]!, knots[n + 1]!]
    const way = unit(add(b, a, -1))
    const side = unit(cross(way, [0.2, 0.3, 0.9]))
    const long = Math.hypot(...add(b, a, -1))
    clay.ball(add(a, way, long / 2), [long * 0.56, 0.12 - n * 0.004, 0.12 - n * 0.004], {
      of: 'bone',
      k: 0.012,
      axes: [way, side, cross(way, side)],
    })
  }
  const [last, bulb, tip] = knots.slice(-3) as [V3, V3, V3]
  clay
    .limb(last, bulb, 0.1, 0.11, { of: 'bone', k: 0.012 })
    .limb(bulb, add(add(bulb, add(tip, bulb, -1), 0.6), [0, 0.05, 0]), 0.1, 0.04, {
      of: 'bone',
      k: 0.02,
    })
    .limb(add(add(bulb, add(tip, bulb, -1), 0.6), [0, 0.05, 0]), tip, 0.04, 0.004, {
      of: 'horn',
      k: 0.02,
    })
  const limbs = [1, -1].flatMap((side, n) => {
    clay.ball([0.46, 0.13, 0.035 * side], [0.03, 0.03, 0.026], { of: 'mouth', k: 0.003 })
    clay.limb([0.58, 0, 0.05 * side], [0.72, 0.0, 0.07 * side], 0.05, 0.02, {
      of: 'bone',
      k: 0.015,
    })
    return [
      ...pincer(clay, pose.arms[n]!, side),
      ...LEGS.map((leg, k) =>
        jointedLeg(
          clay,
          leg.map(([x, y, z], j) =>
            mirrored([x + (n ? -0.05 : 0.03) * j * (k % 2 ? 1 : -1), y, z], side),
          ),
          0.064,
        ),
      ),
    ]
  })
  return {
    name: 'scorpion',
    camera,
    clay,
    tubes: [trunk, tail, ...limbs],
    tags: ['furDark', 'gold', 'furBlack', 'red'],
    sheen: 0.08,
    own: {
      horn: { tone: 0.92, hue: DARK, gloss: 0.4 },
      mouth: { tone: 0.97, hue: DARK, gloss: 0.5 },
    },
    shown: pose.arms.map((arm) => arm.at(-1)!),
    skin: hide,
  }
}
