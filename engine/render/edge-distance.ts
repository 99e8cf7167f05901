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
  const squares = workspace.floats('edge: squares', width, 'as left')
  // Where the parabolas of the envelope stand, and where each takes over from the one before.
  const feet = workspace.places('edge: feet', width, 'as left')
  const starts = workspace.floats('edge: starts', width + 1, 'as left')
  for (let y = 0; y < height; y++) {
    const o = y * width
    for (let x = 0; x < width; x++) squares[x] = distance[o + x]! * distance[o + x]!
    let k = 0
    feet[0] = 0
    starts[0] = -1e9
    starts[1] = 1e9
    for (let x = 1; x < width; x++) {
      const top = squares[x]! + x * x
      let foot = feet[k]!
      let start = (top - squares[foot]! - foot * foot) / (2 * (x - foot))
      while (start <= starts[k]! && k > 0) {
        k--
        foot = feet[k]!
        start = (top - squares[foot]! - foot * foot) / (2 * (x - foot))
      }
      k++
      feet[k] = x
      starts[k] = start
      starts[k + 1] = 1e9
    }
    k = 0
    for (let x = 0; x < width; x++) {
      while (starts[k + 1]! < x) k++
      const dx = x - feet[k]!
      distance[o + x] = 2 * Math.sqrt(dx * dx + squares[feet[k]!]!)
    }
  }
}
