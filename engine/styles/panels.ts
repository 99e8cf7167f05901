import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { Fields } from '#engine/render/fields.ts'
import { traceRings } from '#engine/present/trace.ts'

/** One shape that is ornamented by itself. Lengths are in pixels of the drawing. */
export interface Panel {
  /** Its deepest place, and how deep that is. */
  x: number
  y: number
  depth: number
}

/** Where a place lies in its panel. */
export interface InPanel {
  panel: Panel
  /** From the edge. */
  deep: number
  /** Along the edge from where it begins, and how long the edge is. */
  along: number
  around: number
}

/** One edge of a panel: points a half-size pixel apart. */
interface Edge {
  x: Float32Array
  y: Float32Array
  label: number
}

/** Labels are bytes: of a drawing with more panels the last ones stay plain. */
const MOST = 255
/** Passes of smoothing over an edge, so that steps do not crumple what runs along it; tufts of a coat need many more. */
const [EVEN, EVEN_COAT] = [20, 140]

export interface Panels {
  at: (x: number, y: number) => InPanel | undefined
}

/** Parts the hero into panels: each shape of a drawing is one, and each sculpted thing as a whole. */
export function panelsOf(
  g: GBuffer,
  f: Pick<Fields, 'w2' | 'h2' | 'id'>,
  isIn: (k: number) => boolean,
): Panels {
  const { labels, coats } = labelsOf(g, f, isIn)
  const edges = edgesOf(labels, coats, f)
  const nearest = nearestEdges(labels, edges, f)
  const panels: Panel[] = Array.from({ length: MOST + 1 }, () => ({ x: 0, y: 0, depth: 0 }))
  const { w2, h2 } = f
  const found: InPanel = { panel: panels[0]!, deep: 0, along: 0, around: 1 }
  const at = (x: number, y: number): InPanel | undefined => {
    const [hx, hy] = [(x - 0.5) / 2, (y - 0.5) / 2]
    const i =
      Math.min(h2 - 1, Math.max(0, Math.round(hy))) * w2 +
      Math.min(w2 - 1, Math.max(0, Math.round(hx)))
    if (!labels[i] || nearest.edge[i]! < 0) return undefined
    const edge = edges[nearest.edge[i]!]!
    const [along, deep] = closest(edge, nearest.point[i]!, hx, hy)
    found.panel = panels[labels[i]]!
    found.deep = 2 * deep
    found.along = 2 * along
    found.around = 2 * edge.x.length
    return found
  }
  for (let y = 0; y < h2; y++)
    for (let x = 0; x < w2; x++) {
      const i = y * w2 + x
      const n = nearest.edge[i]!
      if (!labels[i] || n < 0) continue
      const k = nearest.point[i]!
      const [dx, dy] = [edges[n]!.x[k]! - x, edges[n]!.y[k]! - y]
      const depth = 2 * Math.sqrt(dx * dx + dy * dy)
      const panel = panels[labels[i]]!
      if (depth <= panel.depth) continue
      panel.depth = depth
      panel.x = 2 * x + 1
      panel.y = 2 * y + 1
    }
  return { at }
}

function labelsOf(g: GBuffer, f: Pick<Fields, 'id'>, isIn: (k: number) => boolean) {
  const numbers = new Map<string, number>()
  const formed = new Set(
    g.regions.flatMap(({ layer, isSculpted }, k) => (isSculpted && isIn(k) ? [layer] : [])),
  )
  const labelOf = Uint8Array.from(g.regions, ({ layer, isSculpted }, k) => {
    // A sculpted thing is one panel with all that is black on it.
    if (k === 0 || (isSculpted ? !formed.has(layer) : !isIn(k))) return 0
    const name = isSculpted ? `layer ${layer}` : `region ${k}`
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return number > MOST ? 0 : number
  })
  const coats = new Set(labelOf.filter((_, k) => g.regions[k]!.isSculpted))
  return { labels: Uint8Array.from(f.id, (k) => labelOf[k]!), coats }
}

function edgesOf(
  values: Uint8Array,
  coats: ReadonlySet<number>,
  { w2, h2 }: Pick<Fields, 'w2' | 'h2'>,
): Edge[] {
  const rings = traceRings({ width: w2, height: h2, values }, 0.3)
  return [...rings].flatMap(([label, list]) =>
    list
      .filter((ring) => ring.length >= 6)
      .map((ring) => ({ ...evened(ring, coats.has(label) ? EVEN_COAT : EVEN), label })),
  )
}

/** Points a pixel apart, smoothed; a ring has no ends. */
function evened(ring: readonly number[], passes: number): Pick<Edge, 'x' | 'y'> {
  const points: number[] = []
  for (let k = 0; k < ring.length; k += 2) {
    const [x0, y0] = [ring[k]!, ring[k + 1]!]
    const [x1, y1] = [ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!]
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)))
    for (let n = 0; n < steps; n++)
      points.push(x0 + ((x1 - x0) * n) / steps - 0.5, y0 + ((y1 - y0) * n) / steps - 0.5)
  }
  const count = points.length / 2
  let x = Float32Array.from({ length: count }, (_, k) => points[2 * k]!)
  let y = Float32Array.from({ length: count }, (_, k) => points[2 * k + 1]!)
  const mean = (of: Float32Array) => {
    const out = new Float32Array(count)
    for (let k = 0; k < count; k++)
      out[k] = (of[k ? k - 1 : count - 1]! + 2 * of[k]! + of[k + 1 < count ? k + 1 : 0]!) / 4
    return out
  }
  for (let pass = 0; pass < passes; pass++) {
    x = mean(x)
    y = mean(y)
  }
  return { x, y }
}

interface Nearest {
  edge: Int16Array
  point: Int32Array
}

/** For every place the point of its own panel's edge that is nearest, found by passing it on from neighbour to neighbour. */
function nearestEdges(
  labels: Uint8Array,
  edges: readonly Edge[],
  { w2, h2 }: Pick<Fields, 'w2' | 'h2'>,
): Nearest {
  const { xs, ys, labelOf, starts } = pointsOf(edges)
  // The number of the nearest point of all of them that is known so far, and the square of the way to it.
  const best = new Int32Array(w2 * h2).fill(-1)
  const away = new Float32Array(w2 * h2).fill(1e9)
  const offer = (i: number, x: number, y: number, k: number): void => {
    if (labelOf[k] !== labels[i]) return
    const dx = xs[k]! - x
    const dy = ys[k]! - y
    const d = dx * dx + dy * dy
    if (d >= away[i]!) return
    away[i] = d
    best[i] = k
  }
  for (let k = 0; k < xs.length; k++) {
    const [cx, cy] = [Math.round(xs[k]!), Math.round(ys[k]!)]
    for (let v = Math.max(0, cy - 1); v <= Math.min(h2 - 1, cy + 1); v++)
      for (let u = Math.max(0, cx - 1); u <= Math.min(w2 - 1, cx + 1); u++)
        offer(v * w2 + u, u, v, k)
  }
  const pass = (by: 1 | -1) => {
    for (let r = 0; r < h2; r++) {
      const y = by > 0 ? r : h2 - 1 - r
      for (let c = 0; c < w2; c++) {
        const x = by > 0 ? c : w2 - 1 - c
        const i = y * w2 + x
        if (!labels[i]) continue
        for (let n = 0; n < 4; n++) {
          const u = x - by * ASIDE[n]!
          const v = y - by * ABOVE[n]!
          if (u < 0 || v < 0 || u >= w2 || v >= h2) continue
          const k = best[v * w2 + u]!
          // One that a neighbour took over from here is no news.
          if (k >= 0 && k !== best[i]) offer(i, x, y, k)
        }
      }
    }
  }
  for (const by of [1, -1, 1, -1] as const) pass(by)
  const edge = new Int16Array(w2 * h2).fill(-1)
  const point = new Int32Array(w2 * h2)
  for (let i = 0; i < best.length; i++) {
    if (best[i]! < 0) continue
    edge[i] = ownerOf(starts, best[i]!)
    point[i] = best[i]! - starts[edge[i]!]!
  }
  return { edge, point }
}

/** The points of all edges one after the other, and where those of each begin. */
function pointsOf(edges: readonly Edge[]) {
  const starts = new Int32Array(edges.length + 1)
  edges.forEach(({ x }, n) => {
    starts[n + 1] = starts[n]! + x.length
  })
  const count = starts[edges.length]!
  const points = {
    xs: new Float64Array(count),
    ys: new Float64Array(count),
    labelOf: new Int32Array(count),
    starts,
  }
  edges.forEach(({ x, y, label }, n) => {
    points.xs.set(x, starts[n])
    points.ys.set(y, starts[n])
    points.labelOf.fill(label, starts[n], starts[n + 1])
  })
  return points
}

/** Whose point it is: the last that begins no later. */
function ownerOf(starts: Int32Array, k: number): number {
  let [low, high] = [0, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= k) low = middle
    else high = middle - 1
  }
  return low
}

/** Neighbours that are known by then. */
const ASIDE = [1, 0, 1, -1]
const ABOVE = [0, 1, 1, 1]

/** How far along an edge a place lies, and how far from it: between points, so that bands run smoothly. */
function closest({ x, y }: Edge, near: number, px: number, py: number): [number, number] {
  const n = x.length
  let [along, best] = [near, 1e9]
  for (let j = near - 3; j <= near + 2; j++) {
    const a = (j + 2 * n) % n
    const b = (a + 1) % n
    const [dx, dy] = [x[b]! - x[a]!, y[b]! - y[a]!]
    let t = ((px - x[a]!) * dx + (py - y[a]!) * dy) / (dx * dx + dy * dy || 1e-6)
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const d = (px - x[a]! - t * dx) ** 2 + (py - y[a]! - t * dy) ** 2
    if (d >= best) continue
    best = d
    along = a + t
  }
  return [along, Math.sqrt(best)]
}
