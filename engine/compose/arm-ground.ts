import { circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'
import { drift } from '#engine/compose/arm-drift.ts'
import { wind } from '#engine/compose/arm-wind.ts'
import { layerOf } from '#engine/compose/placing.ts'
import { distanceFrom, type Distance } from '#engine/compose/distance.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import type { ArmGround } from '#engine/compose/stage-look.ts'
import type { Layer } from '#engine/compose/scene.ts'

export interface Arm {
  width: number
  height: number
  /** How far a point is from whoever stands on the arm. */
  from: Distance
  random: Rng
}

const CELLS = 150

/** What runs behind everybody down a sleeve and fades out at its ends and edges: drawn to measure, so that nothing of it repeats. */
export function armGround(
  kind: ArmGround,
  {
    width,
    height,
    layers,
    random,
  }: { width: number; height: number; layers: readonly Layer[]; random: Rng },
): Layer[] {
  const from = distanceFrom(silhouetteOf(layers, [0, 0, width, height], CELLS))
  const arm: Arm = { width, height, from, random }
  const parts =
    kind === 'wind' ? wind(arm) : kind === 'drift' ? drift(arm) : kind === 'smoke' ? smoke(arm) : []
  return parts.length > 0 ? [layerOf(parts, { hasVolume: false })] : []
}

/** Bare skin at the edge of the canvas. */
const RIM = 24
/** Over so much of the length a ground comes and goes, and over so much of the breadth. */
const FADE = { along: 0.17, across: 0.2 }

const smoothly = (t: number) => {
  const u = Math.min(1, Math.max(0, t))
  return u * u * (3 - 2 * u)
}

/** How strong a ground is: whole along the middle, nothing at the ends and edges, and nowhere a straight edge. */
export function strengthOf({ width, height, random }: Pick<Arm, 'width' | 'height' | 'random'>) {
  const [a, b, c] = [random() * 7, random() * 7, random() * 7]
  return ([x, y]: Point): number => {
    if (x < RIM || y < RIM || x > width - RIM || y > height - RIM) return 0
    const ragged = 0.35 * Math.sin(y / 37 + a) + 0.25 * Math.sin(y / 17 + b)
    const waver = 0.3 * Math.sin(x / 41 + c) + 0.2 * Math.sin(x / 19 + a)
    const across = Math.min(x - RIM, width - RIM - x) / (FADE.across * width)
    const along = Math.min(y - RIM, height - RIM - y) / (FADE.along * height)
    return smoothly(across + 0.4 * ragged) * smoothly(along + 0.4 * waver)
  }
}

/** A cloud: a row of billows whose upper edges are crisp, and whose foot is lost in the air. */
interface Billow {
  at: Point
  radius: number
}

/** In breadths of the arm: how far one cloud is from the next, and how large their billows are. */
const CLOUDS = { apart: 0.42, least: 0.06, more: 0.085, billows: 6, lean: 0.5 }

function cloudsOn({ width, height, random }: Arm): Billow[] {
  const count = Math.max(3, Math.round(height / (CLOUDS.apart * width)))
  const first = random() < 0.5 ? 1 : -1
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? -first : first
    const start: Point = [
      width * (0.5 + side * (0.18 + 0.14 * random())),
      height * ((i + 0.3 + 0.5 * random()) / count),
    ]
    const many = CLOUDS.billows + Math.floor(3 * random())
    const lean = (random() - 0.5) * CLOUDS.lean
    return Array.from({ length: many }, (__, k): Billow => {
      const t = k / (many - 1) - 0.5
      const swell = 1 - 1.5 * t * t
      const radius = width * (CLOUDS.least + CLOUDS.more * random()) * swell
      return {
        at: [
          start[0] + t * width * 0.52,
          start[1] + t * width * lean - swell * width * 0.05 * random(),
        ],
        radius,
      }
    })
  }).flat()
}

/** How far apart the dots of a shade are, and how large: pepper that closes to black. */
const PEPPER = { apart: 6.2, least: 0.6, more: 2.5 }
/** How far a shade reaches: from a cloud's edge, and from whoever stands before it, in breadths of the arm. */
const REACH = { cloud: 0.15, hero: 0.075 }
/** A path may not grow without end. */
const DOTS_A_PATH = 600

/** Whipped shade: clouds are left as skin, dark gathers above their edges and around everybody, and thins out into dots. */
function smoke(arm: Arm): Part[] {
  const { width, height, from, random } = arm
  const billows = cloudsOn(arm)
  const strength = strengthOf(arm)
  const darkness = (at: Point): number => {
    const whole = strength(at)
    if (whole <= 0.02) return 0
    let [nearest, foot] = [Infinity, 0]
    for (const { at: middle, radius } of billows) {
      const away = Math.hypot(at[0] - middle[0], at[1] - middle[1]) - radius
      if (away >= nearest) continue
      nearest = away
      // Under a cloud there is no edge.
      foot = (at[1] - middle[1]) / (radius + Math.max(0, away))
    }
    const above = smoothly((0.75 - foot) / 0.9)
    const rim = 0.8 * Math.exp(-(from(at) / (REACH.hero * width)))
    if (nearest < 0) {
      // The underside of each billow is a little in shade.
      const inside = 0.34 * smoothly((foot - 0.1) / 0.8) * smoothly(1 + nearest / (0.07 * width))
      return whole * inside
    }
    const edge = above * Math.exp(-nearest / (REACH.cloud * width))
    return whole * Math.min(1, Math.max(rim, edge) + 0.25 * rim * edge)
  }
  const dots: string[] = []
  for (let y = RIM; y < height - RIM; y += PEPPER.apart * 0.87)
    for (let x = RIM; x < width - RIM; x += PEPPER.apart) {
      const at: Point = [
        x + (random() - 0.5) * 1.1 * PEPPER.apart,
        y + (random() - 0.5) * 1.1 * PEPPER.apart,
      ]
      const lot = random()
      // Under the bodies nothing is seen of it.
      if (from(at) < 0.5) continue
      const dark = darkness(at)
      if (lot > 0.1 + 1.15 * dark || dark < 0.04) continue
      dots.push(circle(at, PEPPER.least + PEPPER.more * dark ** 1.5 * (0.7 + 0.6 * random())))
    }
  return Array.from({ length: Math.ceil(dots.length / DOTS_A_PATH) }, (_, i): Part => ({
    d: dots.slice(i * DOTS_A_PATH, (i + 1) * DOTS_A_PATH).join(''),
    fill: 'black',
    stroke: 0,
    shade: 0,
    detail: 1,
  }))
}
