import type { Contour } from '#engine/forms/sculpt/contour.ts'
import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'

/**
 * Something of the near surface along one of its edges, evened out. Single pixels beside an edge belong to what lies behind it,
 * or to nothing: taken one by one they would turn a line into dashes. `k` is the place along the edge.
 */
export function along(
  s: Pick<Sight, 'hit'>,
  { near }: Contour,
  of: (i: number, k: number) => number,
  reach: number,
): Float32Array {
  const raw = new Float32Array(near.length)
  let last = -1
  for (let k = 0; k < near.length; k++) {
    if (!s.hit[near[k]!]) {
      raw[k] = last < 0 ? 0 : raw[last]!
      continue
    }
    raw[k] = of(near[k]!, k)
    // What comes before the first known place is like it.
    if (last < 0) raw.fill(raw[k]!, 0, k)
    last = k
  }
  if (reach < 1) return raw
  const even = new Float32Array(raw.length)
  let [sum, from, to] = [0, 0, 0]
  for (let k = 0; k < raw.length; k++) {
    while (to < raw.length && to <= k + reach) sum += raw[to++]!
    while (from < k - reach) sum -= raw[from++]!
    even[k] = sum / (to - from)
  }
  return even
}

/** Lines thinner than this are left out. */
const WIDTH_LEAST = 0.08

/** Draws an edge with a half width for each of its points, thinning out at its ends unless it closes. */
export function drawEdge(
  sheet: Sheet,
  { points }: Contour,
  widths: Float32Array,
  { tone = 1, opacity = 1, ends = 0.06 }: { tone?: number; opacity?: number; ends?: number } = {},
): void {
  const last = points.length - 1
  const [a, b] = [points[0]!, points[last]!]
  const isClosed = Math.hypot(a[0] - b[0], a[1] - b[1]) < 4
  const thin = Math.max(4, last * ends)
  const widthAt = (k: number): number =>
    widths[k]! * (isClosed ? 1 : Math.min(1, (k + 0.5) / thin, (last - k + 0.5) / thin))
  for (let k = 0; k < last;) {
    while (k < last && !(widthAt(k) >= WIDTH_LEAST)) k++
    const start = k
    while (k < last && widthAt(k) >= WIDTH_LEAST) k++
    const piece = points.slice(start, k + 1)
    if (piece.length < 3) continue
    const size = piece.length - 1
    sheet.stroke(
      piece,
      (t) => widthAt(start + Math.round(t * size)),
      tone,
      () => opacity,
      // Round joints overlap, which only full ink hides.
      opacity === 1,
    )
  }
}
