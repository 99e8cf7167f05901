import { KIND } from '#engine/present/body/exposure.ts'

/** Farther apart in depth than this, one surface stands before another; decimetres. */
const STEP = 0.12

/** A pixel and those two away on every side: over fewer, the steps of an outline would still show. */
const REACH = 2
const WAYS = [-2, -1, 0, 1, 2]
const AROUND = WAYS.flatMap((dy) =>
  WAYS.map((dx) => ({ dx, dy, weight: (3 - Math.abs(dx)) * (3 - Math.abs(dy)) })),
)

/** A lens never draws an edge harder than a pixel or two: outlines, hems and folds are shared with what is beside them. */
export function soften(kind: Uint8Array, depth: Float32Array, size: number) {
  const n = kind.length
  const cover = new Uint8Array(n)
  const cloth = new Uint8Array(n)
  const differs = (p: number, q: number) =>
    kind[q] !== kind[p] || (kind[p] !== 0 && Math.abs(depth[q]! - depth[p]!) > STEP)
  const isEdge = new Uint8Array(n)
  for (let p = 0; p < n; p++) {
    const own = kind[p]!
    cover[p] = own === KIND.nothing ? 0 : 255
    cloth[p] = own === KIND.cloth ? 255 : 0
    const x = p % size
    if (p < REACH * size || p >= n - (REACH + 1) * size || x < REACH || x >= size - REACH - 1)
      continue
    if (differs(p, p + 1)) for (let k = 1 - REACH; k <= REACH; k++) isEdge[p + k] = 1
    if (differs(p, p + size)) for (let k = 1 - REACH; k <= REACH; k++) isEdge[p + k * size] = 1
  }
  const edges: number[] = []
  for (let p = 0; p < n; p++) {
    const x = p % size
    if (isEdge[p] && p >= REACH * size && p < n - REACH * size && x >= REACH && x < size - REACH)
      edges.push(p)
  }
  for (const p of edges) {
    let [body, covered, all] = [0, 0, 0]
    for (const { dx, dy, weight } of AROUND) {
      const other = kind[p + dy * size + dx]!
      all += weight
      if (other !== KIND.nothing) body += weight
      if (other === KIND.cloth) covered += weight
    }
    cover[p] = Math.round((255 * body) / all)
    cloth[p] = body > 0 ? Math.round((255 * covered) / body) : 0
  }
  return {
    cover,
    cloth,
    /** Planes of values with every edge shared among the body's own pixels around it. */
    planes: (values: Float32Array, channels: number): Float32Array => {
      const out = values.slice()
      for (const p of edges) {
        let all = 0
        const sums = new Float64Array(channels)
        for (const { dx, dy, weight } of AROUND) {
          const q = p + dy * size + dx
          if (kind[q] === KIND.nothing) continue
          all += weight
          for (let c = 0; c < channels; c++) sums[c]! += values[q * channels + c]! * weight
        }
        if (all > 0) for (let c = 0; c < channels; c++) out[p * channels + c] = sums[c]! / all
      }
      return out
    },
  }
}
