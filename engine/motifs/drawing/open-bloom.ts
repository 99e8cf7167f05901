// Flowers that lie open to whoever looks: blossoms, anemones, mallows. A tilt turns the whole flower away a little.
import {
  circle,
  coords,
  lerp,
  polar,
  smooth,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { rolled } from '#engine/motifs/drawing/blossom.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import type { Rng } from '#shared/random.ts'

/** Upper edges from left to right, in parts of the half width and the length. */
export const NOTCHED = coords(
  '-1,0.62 -1,0.82 -0.7,0.98 -0.3,1.01 -0.02,0.86 0.24,1 0.66,0.99 0.98,0.84 1,0.61',
)
export const RUFFLED = coords(
  '-1,0.6 -1.05,0.75 -0.85,0.85 -0.74,0.97 -0.44,0.94 -0.24,1.04 0.02,0.98 0.3,1.05 0.48,0.94 0.76,0.97 0.86,0.84 1.04,0.74 1,0.59',
)
export const ROUNDED = coords(
  '-1,0.62 -0.97,0.8 -0.7,0.95 -0.34,1.02 0.04,1.03 0.4,1 0.74,0.94 0.98,0.78 1,0.6',
)
const FLANK = coords('-0.16,0.1 -0.44,0.26 -0.8,0.44')

interface OpenBloom {
  count: number
  length: number
  width: number
  rim: readonly Point[]
  tag: Tag
  turn?: number
  /** 1 is seen from straight above. */
  tilt?: number
  veins?: number
  /** How far the rim of every other petal rolls in, in parts of the length. */
  roll?: number
  tone?: number
  random: Rng
}

/** Petals around a middle, no two alike, every second one over its neighbours. */
export function openBloom(bloom: OpenBloom): Part[] {
  const { count, turn = 0 } = bloom
  const order = Array.from({ length: count }, (_, i) => i)
  const below = order.filter((i) => i % 2 === 0)
  return [...below, ...order.filter((i) => i % 2 === 1)].flatMap((i) =>
    openPetal(bloom, turn + (i * TAU) / count, i % 2 === 1),
  )
}

function openPetal(bloom: OpenBloom, turn: number, isOver: boolean): Part[] {
  const { tag, rim, random, tilt = 1, veins = 5, roll = 0.12, tone } = bloom
  const length = bloom.length * lerp(0.93, 1.07, random())
  const width = bloom.width * lerp(0.94, 1.06, random())
  const lean = (random() - 0.5) * 0.14
  const place = ([x, y]: Point): Point => {
    const [across, out] = [x * width + lean * length * y * y, y * length]
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    return [across * c + out * s, (across * s - out * c) * tilt]
  }
  const edge = rim.map(([x, y]) => place([x, y + (random() - 0.5) * 0.03]))
  const left = FLANK.map(place)
  const right = FLANK.toReversed().map(([x, y]) => place([-x, y]))
  const fan = Array.from({ length: veins }, (_, i) => {
    const side = veins === 1 ? 0 : (2 * i) / (veins - 1) - 1
    const reach = (0.56 + random() * 0.24) * (1 - 0.14 * Math.abs(side))
    return [place([side * 0.1, 0.14]), place([side * 0.36, 0.38]), place([side * 0.62, reach])]
  })
  const parts: Part[] = [
    { d: smooth([place([0, 0]), ...left, ...edge, ...right], true, 0.95), fill: tag, tone },
    lines(fan, 0.5, 2),
  ]
  if (!isOver || roll === 0) return parts
  const isLeft = random() < 0.5
  const upper = isLeft ? edge.slice(0, -2) : edge.slice(2)
  const lip = rolled(upper, place([0, 0.2]), length * roll * lerp(0.8, 1.3, random()), {
    skew: isLeft ? 0.75 : 1.35,
  })
  return [...parts, { ...lip, fill: tag === 'petal' ? 'petalLight' : tag }]
}

/** Fine stamens that lean out of the middle, no two as long, each with its anther. */
export function stamenCrown(
  count: number,
  {
    from,
    reach,
    bead,
    tilt = 1,
    random,
  }: { from: number; reach: number; bead: number; tilt?: number; random: Rng },
): Part[] {
  const threads = Array.from({ length: count }, (_, i): Point[] => {
    const turn = ((i + random() * 0.5) * TAU) / count
    const far = reach * lerp(0.66, 1.08, random())
    const at = (r: number, sway: number): Point => {
      const [x, y] = polar(r, turn + sway)
      return [x, y * tilt]
    }
    const bend = (random() - 0.5) * 0.3
    return [at(from, 0), at(lerp(from, far, 0.55), bend * 0.6), at(far, bend)]
  })
  return [
    lines(threads, 0.6, 1),
    ...threads.map((thread): Part => ({
      d: circle(thread.at(-1)!, bead * lerp(0.8, 1.15, random())),
      fill: 'black',
      stroke: 0,
      detail: 1,
    })),
  ]
}
