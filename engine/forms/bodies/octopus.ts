import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { model, onTube, radiusAt, tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [RED, PALE, BLACK, GOLD] = [0, 1, 2, 3]

/** An arm as a painter throws it: where it leaves, its line through the picture, and how it curls at the end. */
interface Arm {
  /** Points after the root. */
  line: readonly V3[]
  /** Turns of the curl at its end, and which way round. */
  curl: number
  hand: 1 | -1
  /** Which way the suckers look. */
  under: V3
}

export interface OctopusPose {
  mantle: readonly V3[]
  eyes: V3
  arms: readonly Arm[]
}

/** Facing us, mantle leaning, eight arms thrown out and curling. */
const SPREAD: OctopusPose = {
  mantle: [
    [0.24, 1.2, -0.12],
    [0.2, 1.06, -0.1],
    [0.12, 0.74, -0.04],
    [0.03, 0.4, 0.02],
    [0, 0.12, 0.08],
    [0, -0.06, 0.08],
  ],
  eyes: [0.0, 0.2, 0.2],
  arms: [
    {
      line: [
        [0.5, 0.06, 0.2],
        [0.9, 0.26, 0.24],
        [1.14, 0.62, 0.18],
      ],
      curl: 1.3,
      hand: 1,
      under: [-0.6, 0.7, 0.22],
    },
    {
      line: [
        [-0.5, 0.0, 0.2],
        [-0.9, 0.12, 0.24],
        [-1.2, 0.44, 0.18],
      ],
      curl: 1.3,
      hand: -1,
      under: [0.6, 0.7, 0.22],
    },
    {
      line: [
        [0.46, -0.26, 0.28],
        [0.9, -0.34, 0.3],
        [1.28, -0.16, 0.26],
      ],
      curl: 1.15,
      hand: 1,
      under: [-0.2, 0.8, 0.25],
    },
    {
      line: [
        [-0.44, -0.28, 0.28],
        [-0.84, -0.5, 0.3],
        [-1.24, -0.42, 0.26],
      ],
      curl: 1.2,
      hand: -1,
      under: [0.2, 0.8, 0.25],
    },
    {
      line: [
        [0.3, -0.46, 0.34],
        [0.5, -0.84, 0.36],
        [0.88, -1.0, 0.3],
      ],
      curl: 1.25,
      hand: 1,
      under: [0.5, 0.6, 0.25],
    },
    {
      line: [
        [-0.26, -0.46, 0.34],
        [-0.42, -0.84, 0.36],
        [-0.78, -1.12, 0.3],
      ],
      curl: 1.1,
      hand: -1,
      under: [-0.5, 0.6, 0.25],
    },
    {
      line: [
        [0.12, -0.5, 0.42],
        [-0.04, -0.9, 0.44],
        [0.1, -1.28, 0.4],
      ],
      curl: 1.3,
      hand: 1,
      under: [0.8, 0.1, 0.3],
    },
    {
      line: [
        [-0.02, -0.44, 0.2],
        [0.24, -0.78, 0.1],
        [0.52, -1.3, 0.06],
      ],
      curl: 1.0,
      hand: 1,
      under: [0.6, 0.4, 0.3],
    },
  ],
}

/** Shooting away: mantle ahead, arms streaming behind it in one sheaf. */
const SWIM: OctopusPose = {
  mantle: [
    [0.86, 1.08, 0],
    [0.78, 1.0, 0],
    [0.52, 0.76, 0.02],
    [0.26, 0.48, 0.04],
    [0.06, 0.24, 0.06],
    [-0.04, 0.1, 0.06],
  ],
  eyes: [0.1, 0.3, 0.18],
  arms: (
    [
      [165, 1, 0.9],
      [186, -1, 1.0],
      [204, 1, 0.85],
      [222, -1, 1.1],
      [238, 1, 0.9],
      [256, -1, 1.0],
      [276, -1, 1.1],
      [146, 1, 1.15],
    ] as const
  ).map(([degrees, hand, curl], n) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const z = 0.08 + (n % 3) * 0.14
    const long = 1.25 + (n % 2) * 0.3
    return {
      line: [
        [x * 0.5 - 0.06, y * 0.5 + 0.04, z],
        [x * 0.8 * long + hand * y * 0.2, y * 0.8 * long - hand * x * 0.2, z + 0.04],
        [x * 1.2 * long, y * 1.2 * long, z],
      ],
      curl,
      hand,
      under: [-y * hand, x * hand, 0.3],
    }
  }),
}
export const OCTOPUS_POSES = { spread: SPREAD, swim: SWIM }

const STEPS = 11
function armTube(root: V3, { line, curl, hand, under }: Arm, n: number): Tube {
  const points: V3[] = [root, ...line]
  const [a, b] = [points.at(-2)!, points.at(-1)!]
  let heading = Math.atan2(b[1] - a[1], b[0] - a[0])
  let at = b
  for (let k = 1; k <= STEPS; k++) {
    const h = k / STEPS
    // a curl draws in as it goes: longer steps first, then ever tighter
    heading += hand * ((curl * 2 * Math.PI) / STEPS) * mix(0.6, 1.4, h)
    at = add(at, [Math.cos(heading), Math.sin(heading), 0.05], mix(0.21, 0.05, h))
    points.push(at)
  }
  const radii = points.map((_, i) => mix(0.15, 0.014, (i / (points.length - 1)) ** 0.75))
  return tube(`arm${n}`, points, radii, unit(under).map((v) => -v) as unknown as V3, 2)
}

/** Suckers in two rows along the inside of every arm. */
function suckers(clay: Clay, arm: Tube): void {
  let arc = 0.3
  for (let n = 0; arc < arm.total * 0.97; n++) {
    const at = arm.arc.findIndex((a) => a >= arc) / (arm.points.length - 1)
    const r = radiusAt(arm, at)
    const size = Math.max(r * 0.34, 0.012)
    const place = onTube(arm, at, -r * 0.86, r * 0.42 * (n & 1 ? 1 : -1))
    const out = unit(add(place, onTube(arm, at), -1))
    clay.ball(place, [size, size, size], { of: 'tongue', k: 0.01 })
    if (size > 0.022)
      clay.ball(add(place, out, size * 0.82), [size * 0.42, size * 0.42, size * 0.42], {
        of: 'mouth',
        k: 0.002,
      })
    arc += size * 1.8
  }
}

/** Warts and mottling over the back, paler where it turns under. */
function hide({ tube: { name }, arc, v, at, r }: Spot): Skin {
  const round = Math.abs(v) / Math.PI
  const isArm = name !== 'mantle'
  const under = isArm ? smoothstep(0.56, 0.66, round) : 0
  const blot = noise(at[0] * 4.5 + 7, at[1] * 4.5 + at[2] * 3)
  const wart = noise(at[0] * 31 + at[2] * 9, at[1] * 27 + at[2] * 13 + at[0] * 7)
  const ring = isArm ? smoothstep(0.4, 0.9, Math.sin((arc / (r + 0.05)) * 1.6)) * 0.12 : 0
  const dark = mix(0.54 + blot * 0.16 + ring, 0.24, under)
  const spot = smoothstep(0.3, 0.7, wart) * (1 - under)
  return { tone: clamp(dark + spot * 0.3), hue: under > 0.5 ? PALE : RED, gloss: 0.25 }
}

export function octopusBody(pose: OctopusPose, camera: Camera): Body {
  const clay = new Clay(false)
  const mantle = tube('mantle', pose.mantle, [0.08, 0.24, 0.38, 0.36, 0.29, 0.24], [0, 0, -1], 5)
  model(clay, mantle, { of: 'bone' }, 0.9)
  const root = pose.mantle.at(-1)!
  const arms = pose.arms.map((arm, n) => {
    const way = unit(add(arm.line[0]!, root, -1))
    return armTube(add(root, way, 0.08), arm, n)
  })
  for (const arm of arms) {
    model(clay, arm, { of: 'bone', k: 0.1 })
    suckers(clay, arm)
  }
  const [x, y, z] = pose.eyes
  for (const side of [1, -1]) {
    const eye: V3 = [x + side * 0.23, y + 0.02, z + 0.12]
    clay
      .ball(eye, [0.18, 0.17, 0.17], { of: 'bone', k: 0.06 })
      .ball(add(eye, [side * 0.03, -0.01, 0.08]), [0.125, 0.115, 0.11], { of: 'horn', k: 0.006 })
      .ball(add(eye, [side * 0.045, -0.012, 0.172]), [0.086, 0.036, 0.04], {
        of: 'mouth',
        k: 0.002,
      })
      .limb(add(eye, [-side * 0.12, 0.1, 0.1]), add(eye, [side * 0.15, 0.13, 0.07]), 0.04, 0.034, {
        of: 'bone',
        k: 0.03,
      }) // heavy lid
  }
  return {
    name: 'octopus',
    camera,
    clay,
    tubes: [mantle, ...arms],
    tags: ['red', 'belly', 'black', 'gold'],
    sheen: 0.06,
    own: {
      tongue: { tone: 0.1, hue: PALE, gloss: 0.2 },
      horn: { tone: 0.12, hue: GOLD, gloss: 0.4 },
      mouth: { tone: 0.96, hue: BLACK, line: 1 },
    },
    skin: hide,
  }
}
