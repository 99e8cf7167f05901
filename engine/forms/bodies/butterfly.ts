import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, clamp, curve, noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { rounded, toLine, type Web, type WebPaint } from '#engine/forms/sculpt/webs.ts'

const [ORANGE, BLACK, WHITE, GOLD] = [0, 1, 2, 3]

/** A wing in its own plane: u out from the body, v towards the head. */
interface WingPlan {
  outline: readonly V2[]
  /** Where the veins leave the body, where the middle cell ends, and where they meet the edge. */
  root: V2
  cell: readonly V2[]
  ends: readonly V2[]
  /** Width of the dark border. */
  border: number
}

const FORE: WingPlan = {
  outline: rounded([
    [0, 0.06],
    [0.22, 0.24],
    [0.6, 0.58],
    [1.0, 0.86],
    [1.2, 0.92],
    [1.27, 0.82],
    [1.2, 0.56],
    [1.12, 0.3],
    [1.1, 0.06],
    [1.02, -0.1],
    [0.8, -0.12],
    [0.42, -0.1],
    [0.06, -0.06],
  ]),
  root: [0.02, 0.02],
  cell: [
    [0.62, 0.5],
    [0.66, 0.4],
    [0.66, 0.28],
    [0.6, 0.16],
    [0.5, 0.06],
  ],
  ends: [
    [1.24, 0.9],
    [1.26, 0.7],
    [1.2, 0.48],
    [1.12, 0.22],
    [1.06, 0.0],
    [0.86, -0.11],
  ],
  border: 0.1,
}
const HIND: WingPlan = {
  outline: rounded([
    [0, 0.02],
    [0.3, 0.06],
    [0.66, 0.04],
    [0.92, -0.1],
    [0.98, -0.34],
    [0.9, -0.58],
    [0.78, -0.72],
    [0.66, -0.8],
    [0.62, -0.98],
    [0.54, -1.02],
    [0.5, -0.86],
    [0.34, -0.84],
    [0.18, -0.66],
    [0.06, -0.36],
    [0.0, -0.12],
  ]),
  root: [0.02, -0.04],
  cell: [
    [0.5, -0.06],
    [0.56, -0.18],
    [0.54, -0.32],
    [0.44, -0.42],
    [0.3, -0.42],
  ],
  ends: [
    [0.9, -0.08],
    [0.98, -0.32],
    [0.88, -0.58],
    [0.72, -0.76],
    [0.56, -0.98],
    [0.34, -0.82],
    [0.12, -0.5],
  ],
  border: 0.11,
}

/** A monarch's glass window: orange cells between black veins, a black border with two rows of white pearls. */
function painter({ outline, root, cell, ends, border }: WingPlan): Web['paint'] {
  const ring = [...outline]
  // each vein leaves the cell at the corner that lies nearest to its end
  const veins = ends.map((end) => {
    const from = cell.reduce((a, b) =>
      Math.hypot(end[0] - a[0], end[1] - a[1]) < Math.hypot(end[0] - b[0], end[1] - b[1]) ? a : b,
    )
    return curve([from, [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2 + 0.015], end] as V2[], 4)
  })
  const walls = [
    curve([root, [cell[0]![0] * 0.5, cell[0]![1] * 0.56], cell[0]!] as V2[], 4),
    curve(cell, 3),
    curve([cell.at(-1)!, [cell.at(-1)![0] * 0.5, cell.at(-1)![1] * 0.4], root] as V2[], 4),
  ]
  const pearls = pearlsOf(outline, border)
  return (u, v): WebPaint => {
    const edge = toLine(ring, u, v)
    const out = Math.hypot(u - root[0], v - root[1])
    const ragged =
      border * (1 + noise(u * 9, v * 9) * 0.14) * (0.18 + 0.82 * smoothstep(0.35, 0.85, out))
    for (const [pu, pv, r] of pearls)
      if (Math.hypot(u - pu, v - pv) < r) return { tone: 0, hue: WHITE }
    if (edge < ragged) return { tone: 0.95, hue: BLACK }
    const vein = Math.min(...veins.map((line) => toLine(line, u, v)))
    const wall = Math.min(...walls.map((line) => toLine(line, u, v)))
    // veins widen towards the border, and the border runs in along them
    const swell = 0.012 + 0.05 * smoothstep(border * 2.2, border, edge)
    if (vein < swell || wall < 0.014) return { tone: 0.97, hue: BLACK, line: 1 }
    const deep = smoothstep(0.42, 0, out) * 0.6
    const beside = smoothstep(0.07, 0.01, Math.min(vein, wall)) * 0.32
    const hairs = Math.sin(Math.atan2(v - root[1], u - root[0]) * 90) * 0.05
    return {
      tone: clamp(0.08 + deep + beside + smoothstep(border * 2, border, edge) * 0.25 + hairs),
      hue: out > 0.62 && edge > border * 1.8 ? GOLD : ORANGE,
    }
  }
}

/** Two rows of pearls along the outer edge. */
function pearlsOf(outline: readonly V2[], border: number): V3[] {
  const out: V3[] = []
  let [walked, count] = [0, 0]
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [outline[i - 1]!, outline[i]!]
    walked += Math.hypot(b[0] - a[0], b[1] - a[1])
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    if (walked < 0.085 || Math.hypot(x, y) < 0.72) continue
    walked = 0
    // inwards: outlines run clockwise
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(b[1] - a[1]) / long, -(b[0] - a[0]) / long]
    const deep = border * (count % 2 ? 0.3 : 0.7)
    out.push([x + nx * deep, y + ny * deep, border * (count % 2 ? 0.12 : 0.19)])
    count++
  }
  return out
}

export interface ButterflyPose {
  /** How far the wings are raised, in degrees: 0 flat, 90 shut over the back; right and left. */
  raised: readonly [number, number]
  /** How far the fore wings are drawn forward, in degrees. */
  spread: number
  /** How much the body bends. */
  bend: number
}
export const BUTTERFLY_POSES = {
  spread: { raised: [6, 6], spread: 8, bend: 0 },
  half: { raised: [30, 62], spread: 10, bend: 0.14 },
  shut: { raised: [82, 74], spread: 2, bend: 0.16 },
} satisfies Record<string, ButterflyPose>

/** Forward is +y, the back looks to +z. */
function wingsOf({ raised, spread }: ButterflyPose): Web[] {
  return ([1, -1] as const).flatMap((side, n) =>
    [FORE, HIND].map((plan, k): Web => {
      const turn = ((k ? spread * -0.3 : spread) * Math.PI) / 180
      const up = (raised[n]! * Math.PI) / 180
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return {
        outline: plan.outline,
        place: (u, v) => {
          const [a, b] = [u * c - v * s, u * s + v * c]
          // a wing is a sail: it bows a little along its length
          const lift = up + 0.22 * (a - 0.4) * (1 - raised[n]! / 120)
          return [
            side * (0.06 + a * Math.cos(lift)),
            b + (k ? 0.06 : 0.12),
            0.05 + a * Math.sin(lift) - (k ? 0.012 : 0) + 0.03 * Math.sin(b * 5) * a,
          ]
        },
        paint: painter(plan),
        lift: k ? -0.01 : 0.01,
      }
    }),
  )
}

export function butterflyBody(pose: ButterflyPose, camera: Camera): Body {
  const clay = new Clay(false)
  const sway = (y: number): number => -pose.bend * smoothstep(0, -0.8, y)
  const at = (y: number, z = 0): V3 => [0, y, z + sway(y)]
  const abdomen = tube(
    'abdomen',
    [at(-0.02), at(-0.2), at(-0.42), at(-0.62), at(-0.76)],
    [0.055, 0.078, 0.07, 0.045, 0.012],
    [0, 0, 1],
    4,
  )
  model(clay, abdomen, { of: 'bone' })
  const thorax = tube('thorax', [at(0.0), at(0.14), at(0.28)], [0.07, 0.105, 0.06], [0, 0, 1], 4)
  model(clay, thorax, { of: 'fur', k: 0.02 })
  const head = tube('head', [at(0.3), at(0.38), at(0.42)], [0.05, 0.072, 0.04], [0, 0, 1], 2)
  model(clay, head, { of: 'fur', k: 0.015 })
  for (const side of [1, -1])
    clay.ball([0.055 * side, 0.39, 0.02], [0.042, 0.046, 0.042], { of: 'mouth', k: 0.004 })
  const legs = [1, -1].flatMap((side) =>
    [0.24, 0.12].map((y, n) => ({
      points: [
        [0.05 * side, y, -0.04],
        [0.16 * side, y + 0.1 - n * 0.16, -0.14],
        [0.2 * side, y + 0.22 - n * 0.4, -0.3],
      ] as V3[],
      width: 2.4,
      tone: 0.95,
      hue: BLACK,
    })),
  )
  return {
    name: 'butterfly',
    camera,
    clay,
    tubes: [abdomen, thorax, head],
    tags: ['flame', 'black', 'furWhite', 'gold'],
    own: { mouth: { tone: 0.97, hue: BLACK, gloss: 0.5 } },
    webs: wingsOf(pose),
    strands: [
      ...[1, -1].map((side) => ({
        points: [
          [0.03 * side, 0.43, 0.03],
          [0.12 * side, 0.64, 0.08],
          [0.26 * side, 0.86, 0.1],
          [0.33 * side, 0.92, 0.1],
          [0.34 * side, 0.9, 0.1],
        ] as V3[],
        width: 2.6,
        tone: 0.95,
        hue: BLACK,
      })),
      ...(pose.raised[0] > 30 ? legs : []),
    ],
    skin: ({ tube: { name }, arc, v }) => {
      if (name === 'abdomen') {
        const ring = Math.abs(((arc / 0.085) % 1) - 0.5) * 2
        return {
          tone: 0.62 + smoothstep(0.6, 1, ring) * 0.3,
          hue: BLACK,
          line: smoothstep(0.86, 0.96, ring) * 0.9,
          gloss: 0.3,
        }
      }
      const dot = Math.abs(Math.abs(v) - 0.9) < 0.22 && Math.abs(((arc / 0.1) % 1) - 0.5) < 0.16
      return { tone: dot ? 0 : 0.85, hue: dot ? WHITE : BLACK, hair: 0.05, lift: 0.4 }
    },
    shown: [add([0, 0, 0], [0, 0.95, 0])],
  }
}
