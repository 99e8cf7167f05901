import type { Contour } from '#engine/forms/sculpt/contour.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** Points without skin that a line still runs over: a ragged edge does not break it. */
const BRIDGED = 6
/** Shorter pieces between ragged strokes are crumbs. */
const SHORTEST = 14

/** Lines end with the skin that they border, and not where an arm or a bust is cut off; what lies between two ends is no line either. */
export const endingWith = (
  lines: readonly Contour[],
  fade: Float32Array,
  least: number,
): Contour[] =>
  lines.flatMap(({ points, near, far }) =>
    stretches(near, (pixel) => fade[pixel]! >= least).map(([from, to]) => {
      const part = <Value>(values: readonly Value[]) => values.slice(from, to)
      return { points: part(points), near: part(near), far: part(far) }
    }),
  )

/** From where to where values pass, gaps of a few left out of account. */
function stretches(
  values: readonly number[],
  passes: (value: number) => boolean,
): [from: number, to: number][] {
  const found: [number, number][] = []
  values.forEach((value, k) => {
    if (!passes(value)) return
    const last = found.at(-1)
    if (last && k - last[1] <= BRIDGED) last[1] = k + 1
    else found.push([k, k + 1])
  })
  return found.filter(([from, to]) => to - from >= Math.min(SHORTEST, values.length))
}

/** Of all that is seen, pieces smaller than this share of the largest are strokes of a brush that lost touch with it. */
const ISLAND = 0.02
const [HALF_THERE, THERE] = [0.5, 2]

/** A bust ends in strokes: those that no longer hang together with it fade altogether, or their outlines alone would be left. */
export function dropIslands(
  { hit, size }: Pick<Surface, 'hit' | 'size'>,
  fade: Float32Array,
): void {
  const state = hit.map((one, i) => (one && fade[i]! > HALF_THERE ? 1 : 0))
  const places = new Int32Array(state.length)
  const pieces: [from: number, to: number][] = []
  let count = 0
  const reach = (i: number) => {
    if (state[i] !== 1) return
    state[i] = THERE
    places[count++] = i
  }
  for (let start = 0; start < state.length; start++) {
    if (state[start] !== 1) continue
    const from = count
    reach(start)
    for (let next = from; next < count; next++) {
      const i = places[next]!
      if (i % size) reach(i - 1)
      if ((i + 1) % size) reach(i + 1)
      reach(i - size)
      reach(i + size)
    }
    pieces.push([from, count])
  }
  const largest = Math.max(...pieces.map(([from, to]) => to - from))
  for (const [from, to] of pieces)
    if (to - from < largest * ISLAND) for (let k = from; k < to; k++) fade[places[k]!] = 0
}
