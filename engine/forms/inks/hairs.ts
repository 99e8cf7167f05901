import { clamp, noise } from '#engine/forms/sculpt/maths.ts'
import type { Flow } from '#engine/forms/sculpt/hair.ts'
import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import type { Rng } from '#shared/random.ts'

/** Places where hairs start, the farthest first, so that near fur lies over far. */
export interface Roots {
  count: number
  x: Float32Array
  y: Float32Array
  /** Pixels under them, and how long the coat is there. */
  place: Int32Array
  length: Float32Array
}

/** Steps of depth that are told apart when hairs are put in order. */
const LAYERS = 96
/** Hairs of one depth are mixed, or the coat would show its layers. */
const SHUFFLE = 0.12

/**
 * Scatters roots over the coat, about `spacing` pixels apart; `share` of a place says how many of them are wanted there. One
 * throw a cell of the flow, not one a pixel: inks ask for tens of thousands.
 */
export function scatter(
  s: Sight,
  rng: Rng,
  spacing: (length: number) => number,
  share: (i: number) => number,
): Roots {
  const { w, h, flow, depth } = s
  const { cell, wide, tall } = flow
  const [x, y, place, length, order]: number[][] = [[], [], [], [], []]
  let [least, most] = [Infinity, -Infinity]
  for (let j = 0; j < wide * tall; j++) {
    if (!flow.x[j] && !flow.y[j]) continue
    const [left, top] = [(j % wide) * cell, Math.floor(j / wide) * cell]
    const long = flow.length[j]!
    const gap = spacing(long)
    for (let wanted = (cell * cell) / (gap * gap); wanted > 0; wanted--) {
      const px = left + rng() * cell
      const py = top + rng() * cell
      if (px >= w - 1 || py >= h - 1) continue
      const i = (py | 0) * w + (px | 0)
      if (!grows(s, i) || rng() > Math.min(1, wanted) * s.hair[i]! * share(i)) continue
      const far = depth[i]! + (rng() - 0.5) * SHUFFLE
      if (far < least) least = far
      if (far > most) most = far
      x!.push(px)
      y!.push(py)
      place!.push(i)
      length!.push(long)
      order!.push(far)
    }
  }
  return sorted({ x: x!, y: y!, place: place!, length: length!, order: order! }, least, most)
}

type Loose = Record<'x' | 'y' | 'place' | 'length' | 'order', number[]>

function sorted({ x, y, place, length, order }: Loose, least: number, most: number): Roots {
  const count = x.length
  const layerOf = (k: number) => (((order[k]! - least) / (most - least + 1e-6)) * LAYERS) | 0
  const starts = new Int32Array(LAYERS + 1)
  for (let k = 0; k < count; k++) starts[layerOf(k) + 1]!++
  for (let k = 0; k < LAYERS; k++) starts[k + 1]! += starts[k]!
  const roots: Roots = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    place: new Int32Array(count),
    length: new Float32Array(count),
  }
  for (let k = 0; k < count; k++) {
    const to = starts[layerOf(k)]!++
    roots.x[to] = x[k]!
    roots.y[to] = y[k]!
    roots.place[to] = place[k]!
    roots.length[to] = length[k]!
  }
  return roots
}

const STEPS_MOST = 14
/** Pixels a step of a hair takes; locks bend over lengths far greater. */
const STEP_PX = 5

/** How wide and how strong a hair is from its root to its tip. */
export interface Taper {
  width: (t: number) => number
  opacity: (t: number) => number
}

/** Hair follows the flow, gathers into locks, and goes straight on past the outline. */
export class Comb {
  private readonly flow: Flow
  private readonly x: Float32Array
  private readonly y: Float32Array
  private readonly path = new Float32Array(2 * STEPS_MOST + 2)

  constructor({ flow }: Pick<Sight, 'flow'>, wander: number) {
    this.flow = flow
    this.x = new Float32Array(flow.x.length)
    this.y = new Float32Array(flow.y.length)
    for (let j = 0; j < this.x.length; j++) {
      if (!flow.x[j] && !flow.y[j]) continue
      const px = (j % flow.wide) * flow.cell
      const py = Math.floor(j / flow.wide) * flow.cell
      const turn =
        (noise(px * 0.035, py * 0.035) * 0.55 + noise(px * 0.011 + 40, py * 0.011) * 0.4) * wander
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      this.x[j] = flow.x[j]! * c - flow.y[j]! * s
      this.y[j] = flow.x[j]! * s + flow.y[j]! * c
    }
  }

  /** A hair from (x, y); `curl` bends it to one side. Answers how many steps it took. */
  private grow(x: number, y: number, length: number, curl: number): number {
    const { flow, path } = this
    const steps = Math.max(3, Math.min(STEPS_MOST, Math.round(length / STEP_PX)))
    const step = length / steps
    let [dx, dy] = [0, 0]
    path[0] = x
    path[1] = y
    for (let k = 0; k < steps; k++) {
      const column = clamp(Math.round(x / flow.cell), 0, flow.wide - 1)
      const j = clamp(Math.round(y / flow.cell), 0, flow.tall - 1) * flow.wide + column
      let [ax, ay, bend] = [this.x[j]!, this.y[j]!, curl]
      if (ax === 0 && ay === 0) [ax, ay, bend] = [dx, dy, curl * 0.3]
      else if (k > 0) {
        ax = dx * 0.55 + ax * 0.45
        ay = dy * 0.55 + ay * 0.45
      }
      dx = ax - ay * bend
      dy = ay + ax * bend
      const size = Math.sqrt(dx * dx + dy * dy) || 1
      dx /= size
      dy /= size
      x += dx * step
      y += dy * step
      path[2 * k + 2] = x
      path[2 * k + 3] = y
    }
    return steps
  }

  /** Draws a hair into the ink, moving it towards `tone`. */
  hair(
    sheet: Sheet,
    { x, y, length, curl }: { x: number; y: number; length: number; curl: number },
    { width, tone, opacity }: { width: number; tone: number; opacity: number },
    taper: TaperTable,
  ): void {
    const steps = this.grow(x, y, length, curl)
    const { path } = this
    const stride = (TAPER_STEPS - 1) / steps
    for (let k = 0; k < steps; k++) {
      const [a, b] = [Math.round(k * stride), Math.round((k + 1) * stride)]
      segment(
        sheet,
        path[2 * k]!,
        path[2 * k + 1]!,
        path[2 * k + 2]!,
        path[2 * k + 3]!,
        width * taper.width[a]!,
        width * taper.width[b]!,
        tone,
        opacity * taper.opacity[a]!,
        opacity * taper.opacity[b]!,
        k > 0,
        k === steps - 1,
      )
    }
  }
}

const TAPER_STEPS = 43

/** A taper read off at even steps: powers for every step of every hair are slow. */
export interface TaperTable {
  width: Float32Array
  opacity: Float32Array
}

export function taperTable({ width, opacity }: Taper): TaperTable {
  const read = (of: (t: number) => number) =>
    Float32Array.from({ length: TAPER_STEPS }, (_, k) => of(k / (TAPER_STEPS - 1)))
  return { width: read(width), opacity: read(opacity) }
}

/** A piece of a hair with round ends; `isJoined` where another ends at its start, `isLast` at the tip. */
export function segment(
  { w: wide, h: tall, ink }: Sheet,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  wa: number,
  wb: number,
  tone: number,
  oa: number,
  ob: number,
  isJoined: boolean,
  isLast: boolean,
): void {
  const reach = (wa > wb ? wa : wb) + 0.5
  const x0 = Math.max(0, Math.ceil((ax < bx ? ax : bx) - reach))
  const x1 = Math.min(wide - 1, Math.floor((ax < bx ? bx : ax) + reach))
  const y0 = Math.max(0, Math.ceil((ay < by ? ay : by) - reach))
  const y1 = Math.min(tall - 1, Math.floor((ay < by ? by : ay) + reach))
  const ex = bx - ax
  const ey = by - ay
  const per = 1 / (ex * ex + ey * ey + 1e-9)
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const raw = ((x - ax) * ex + (y - ay) * ey) * per
      // Each pixel belongs to one piece, so that joints are not inked twice.
      if ((isJoined && raw < 0) || (raw > 1 && !isLast)) continue
      const t = raw < 0 ? 0 : raw > 1 ? 1 : raw
      const dx = x - ax - ex * t
      const dy = y - ay - ey * t
      const half = wa + (wb - wa) * t
      const cover = half + 0.5 - Math.sqrt(dx * dx + dy * dy)
      if (cover <= 0) continue
      const i = y * wide + x
      const part = (cover < 1 ? cover : 1) * (half < 0.5 ? half * 2 : 1) * (oa + (ob - oa) * t)
      ink[i] = ink[i]! + (tone - ink[i]!) * part
    }
}
