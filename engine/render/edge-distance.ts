import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

/** Rows to a border that lies beyond the picture. */
const FAR = 300

/** Exact Euclidean distance (Felzenszwalb) to line pixels and region borders. Measured at half size, told in full-size pixels. */
export function edgeDistance(
  ids: Field<Uint16Array>,
  crease: Uint8Array,
  workspace: Workspace,
): Float32Array {
  const { width, height } = ids
  const values = workspace.floats('edge: distance', width * height, 'as left')
  measureDown(values, ids, crease)
  measureAcross({ width, height, values }, workspace)
  return values
}

/** Vertical distances row by row: the same two sweeps as by column, but memory is read in order. */
function measureDown(
  distance: Float32Array,
  { width, height, values: id }: Field<Uint16Array>,
  crease: Uint8Array,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const k = id[i]!
      const isEdge =
        crease[i] || (y + 1 < height && k !== id[i + width]) || (x + 1 < width && k !== id[i + 1])
      distance[i] = isEdge ? 0 : y > 0 ? distance[i - width]! + 1 : FAR
    }
  for (let i = (height - 1) * width - 1; i >= 0; i--) {
    const fromBelow = distance[i + width]! + 1
    if (fromBelow < distance[i]!) distance[i] = fromBelow
  }
}

/** The lower envelope of the parabolas that stand on each row's squared distances. */
function measureAcross({ width, height, values: distance }: Field, workspace: Workspace): void {
  const squares = workspace.places('edge: squares', width, 'as left')
  // Where the parabolas of the envelope stand, and where each takes over from the one before.
  const feet = workspace.places('edge: feet', width, 'as left')
  const starts = workspace.floats('edge: starts', width + 1, 'as left')
  for (let y = 0; y < height; y++) {
    const o = y * width
    for (let x = 0; x < width; x++) squares[x] = distance[o + x]! * distance[o + x]!
    const last = envelope(squares, feet, starts, width)
    for (let x = 0, k = 0; x < width; x++) {
      while (k < last && starts[k + 1]! < x) k++
      const foot = feet[k]!
      const dx = x - foot
      distance[o + x] = 2 * Math.sqrt(dx * dx + squares[foot]!)
    }
  }
}

/** Answers the place of the last parabola in the envelope. */
function envelope(
  squares: Int32Array,
  feet: Int32Array,
  starts: Float32Array,
  width: number,
): number {
  let k = 0
  let foot = 0
  let base = squares[0]!
  feet[0] = 0
  starts[0] = -1e9
  for (let x = 1; x < width; x++) {
    const top = squares[x]! + x * x
    let start = (top - base) / (2 * (x - foot))
    while (k > 0 && start <= starts[k]!) {
      foot = feet[--k]!
      base = squares[foot]! + foot * foot
      start = (top - base) / (2 * (x - foot))
    }
    feet[++k] = x
    starts[k] = start
    foot = x
    base = top
  }
  return k
}
