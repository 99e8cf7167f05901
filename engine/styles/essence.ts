import { eased, Spacing } from '#engine/forms/inks/spacing.ts'
import { chains, linkInto, type Link } from '#engine/forms/sculpt/contour.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Shaded } from '#engine/styles/shared.ts'
import { traceRings } from '#engine/present/trace.ts'

/** Canvas units. Room that a line keeps about itself, and how long it must run to be one. */
const [ROOM, LONG] = [14, 46]
/** How far a hand evens a line out, and half its weight. */
const [EASE, HALF] = [3, 1.85]
/** Over this length a loose end thins out. */
const THIN = 26
/** Lines within the outline. */
const MOST = 9

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
    const line = eased(points, EASE * unit)
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
    return [2 * x + 1, 2 * y + 1, HALF * pixel * end]
  })
}

/** Rings around all that is drawn, point beside point; what is sculpted has contours of its own. */
function outlines({ g, f }: Pick<Shaded, 'g' | 'f'>): V2[][] {
  const values = Uint8Array.from(f.id, (k) => (k && !g.regions[k]!.isSculpted ? 1 : 0))
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

/** Borders between one region and the next, longest first; where one thing lies before another, those come before all. */
function borders({ g, f }: Pick<Shaded, 'g' | 'f'>): V2[][] {
  const { w2, h2, id } = f
  const corner = w2 + 1
  const edges = new Map<number, Map<number, Link[]>>()
  const layerOf = Int32Array.from(g.regions, ({ layer }) => layer)
  const isShape = Uint8Array.from(g.regions, ({ tag, isGleam, isSculpted }, k) =>
    k > 0 && tag !== 'black' && !isGleam && !isSculpted ? 1 : 0,
  )
  const link = (a: number, b: number, i: number, j: number) => {
    const [p, q] = [id[i]!, id[j]!]
    if (p === q || !isShape[p] || !isShape[q]) return
    // Ids grow in painting order: the border is the edge of whatever lies above, and goes on however many it lies upon.
    const key = 2 * Math.max(p, q) + (layerOf[p] === layerOf[q] ? 0 : 1)
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
      const weight = key % 2 === 0 ? 1 : 100
      return chains(links, corner, 12).map(({ points }) => ({ points, weight }))
    })
    .toSorted((a, b) => b.points.length * b.weight - a.points.length * a.weight)
    .map(({ points }) => points)
}
