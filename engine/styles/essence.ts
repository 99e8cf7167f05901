import { eased, Spacing } from '#engine/forms/inks/spacing.ts'
import { chains, linkInto, type Link } from '#engine/forms/sculpt/contour.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { Shaded } from '#engine/styles/shared.ts'
import { traceRings } from '#engine/present/trace.ts'

/** Canvas units. Room that a line keeps about itself, and how long it must run to be one. */
const [ROOM, LONG] = [9, 40]
/** How far a hand evens a line out between its corners. */
const EASE = 18
/** Half the weight of the outline, and of a line within it. */
const [OUTER, INNER] = [2.1, 1.45]
/** Over this length a loose end thins out. */
const THIN = 60
/** Lines within the outline. */
const MOST = 22
/** Turning more than this within a few units of itself, a line has a corner, which no hand rounds off. */
const CORNER = { turn: 0.8, within: 8 }

/**
 * The few lines that are the thing: its outline, and those of its inner borders that stand apart from all others, the longest
 * first. As strokes of x, y, half width; all in pixels of the drawing.
 */
export function essence({ g, f }: Shaded): number[][] {
  // Volume is known at half size, which is fine enough for a line that is evened out.
  const unit = g.pixel / 2
  const spacing = new Spacing(f.w2, f.h2)
  const strokes: number[][] = []
  const draw = (points: readonly V2[], isLoose: boolean) => {
    const line = evenedOut(points, unit)
    spacing.claim(line, ROOM * unit)
    strokes.push(strokeOf(line, g.pixel, isLoose))
  }
  for (const ring of outlines({ g, f })) draw(ring, false)
  let left = MOST
  for (const points of borders({ g, f })) {
    const run = spacing.freeRun(points, ROOM * unit * 1.05)
    if (!run || run[1] - run[0] < LONG * unit) continue
    draw(points.slice(...run), true)
    if (--left === 0) break
  }
  return strokes
}

function strokeOf(line: readonly V2[], pixel: number, isLoose: boolean): number[] {
  const last = line.length - 1
  const thin = (THIN * pixel) / 2
  return line.flatMap(([x, y], k) => {
    const end = isLoose ? Math.min(1, 0.3 + k / thin, 0.3 + (last - k) / thin) : 1
    return [2 * x + 1, 2 * y + 1, (isLoose ? INNER : OUTER) * pixel * end]
  })
}

/** Long even curves from corner to corner: what pixels left of a straight edge is no tremor of the hand. */
function evenedOut(points: readonly V2[], unit: number): V2[] {
  const corners = cornersOf(points, CORNER.within * unit)
  if (corners.length === 0) return eased(points, EASE * unit)
  const [a, b] = [points[0]!, points.at(-1)!]
  const isRing = Math.hypot(a[0] - b[0], a[1] - b[1]) < 1
  // A ring has no end of its own: it begins at a corner.
  const from = isRing ? corners[0]! : 0
  const run = isRing ? [...points.slice(from, -1), ...points.slice(0, from), points[from]!] : points
  const stops = [0, ...corners.map((k) => k - from).filter((k) => k > 0), run.length - 1]
  return stops
    .slice(1)
    .flatMap((to, n) => eased(run.slice(stops[n], to + 1), EASE * unit).slice(n > 0 ? 1 : 0))
}

/** Where a line turns most, among places that turn much. */
function cornersOf(points: readonly V2[], within: number): number[] {
  const reach = Math.max(2, Math.round(within))
  const turns = points.map(([x, y], k) => {
    const [from, to] = [points[k - reach], points[k + reach]]
    if (!from || !to) return 0
    const turn = Math.atan2(to[1] - y, to[0] - x) - Math.atan2(y - from[1], x - from[0])
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  })
  const corners: number[] = []
  for (const [k, turn] of turns.entries()) {
    if (turn < CORNER.turn) continue
    const last = corners.at(-1)
    if (last === undefined || k - last > reach) corners.push(k)
    else if (turn > turns[last]!) corners[corners.length - 1] = k
  }
  return corners
}

/** Borders within one material, between two, and of one thing before another. */
const WEIGHTS = [1, 3, 100]

/** Rings around all that is drawn, point beside point; what is sculpted has contours of its own. */
function outlines({ g, f }: Pick<Shaded, 'g' | 'f'>): V2[][] {
  const isOutlined = g.regions.map(({ isSculpted }, k) => (k > 0 && !isSculpted ? 1 : 0))
  const values = new Uint8Array(f.id.length)
  for (let i = 0; i < values.length; i++) values[i] = isOutlined[f.id[i]!]!
  const rings = traceRings({ width: f.w2, height: f.h2, values }, 0.3).get(1) ?? []
  return rings.map(evenly).filter((ring) => ring.length > 24)
}

function evenly(ring: readonly number[]): V2[] {
  const points: V2[] = []
  for (let k = 0; k < ring.length; k += 2) {
    const [x0, y0] = [ring[k]!, ring[k + 1]!]
    const [x1, y1] = [ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!]
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)))
    for (let n = 0; n < steps; n++)
      points.push([x0 + ((x1 - x0) * n) / steps, y0 + ((y1 - y0) * n) / steps])
  }
  if (points[0]) points.push(points[0])
  return points
}

/** Rims and ribs belong to the shape that they lie on: the last before them that has an outline of its own. */
function ownersOf(regions: GBuffer['regions']): Uint16Array {
  let under = 0
  return Uint16Array.from(regions, ({ isTrim, tag, layer }, k) => {
    if (!isTrim || tag === 'black' || regions[under]!.layer !== layer) under = k
    return under
  })
}

/** Borders between one region and the next, longest first: those of two materials count for more, and where one thing lies before another, they come before all. */
function borders({ g, f }: Pick<Shaded, 'g' | 'f'>): V2[][] {
  const { w2, h2 } = f
  const corner = w2 + 1
  const owner = ownersOf(g.regions)
  const id = f.id.map((k) => owner[k]!)
  const edges = new Map<number, Map<number, Link[]>>()
  const layerOf = Int32Array.from(g.regions, ({ layer }) => layer)
  const isShape = Uint8Array.from(g.regions, ({ tag, isGleam, isSculpted }, k) =>
    k > 0 && tag !== 'black' && !isGleam && !isSculpted ? 1 : 0,
  )
  const link = (a: number, b: number, i: number, j: number) => {
    const [p, q] = [id[i]!, id[j]!]
    if (p === q || !isShape[p] || !isShape[q]) return
    // Ids grow in painting order: the border is the edge of whatever lies above, and goes on however many it lies upon.
    const apart = layerOf[p] !== layerOf[q] ? 2 : g.regions[p]!.tag !== g.regions[q]!.tag ? 1 : 0
    const key = 3 * Math.max(p, q) + apart
    let links = edges.get(key)
    if (!links) edges.set(key, (links = new Map()))
    linkInto(links, a, b, i, j)
  }
  for (let y = 0; y + 1 < h2; y++)
    for (let x = 0; x + 1 < w2; x++) {
      const i = y * w2 + x
      link(y * corner + x + 1, (y + 1) * corner + x + 1, i, i + 1)
      link((y + 1) * corner + x, (y + 1) * corner + x + 1, i, i + w2)
    }
  return [...edges]
    .flatMap(([key, links]) => {
      const weight = WEIGHTS[key % 3]!
      return chains(links, corner, 12).map(({ points }) => ({ points, weight }))
    })
    .toSorted((a, b) => b.points.length * b.weight - a.points.length * a.weight)
    .map(({ points }) => points)
}
