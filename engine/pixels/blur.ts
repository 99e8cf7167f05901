import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

export interface BlurOptions {
  /** In points; whole. Below 1 nothing happens. */
  radius: number
  passes?: number
  /** Lends the two arrays that are needed; without it they are made anew. */
  workspace?: Workspace
}

/** Box blur in place; running sums, so that the radius costs nothing. Beyond the edge its own value goes on. */
export function blur(
  { width, height, values }: Field,
  { radius, passes = 2, workspace }: BlurOptions,
): Float32Array {
  if (radius < 1) return values
  const rows =
    workspace?.floats('blur: rows', width * height, 'as left') ?? new Float32Array(width * height)
  const sums = workspace?.floats('blur: sums', width, 'as left') ?? new Float32Array(width)
  const share = 1 / (2 * radius + 1)
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) blurRow(values, rows, y * width, width, radius, share)
    // Sums of columns are kept as a row, so that memory is read in order.
    for (let x = 0; x < width; x++) sums[x] = rows[x]! * (radius + 1)
    for (let k = 1; k <= radius; k++) {
      const o = (k < height ? k : height - 1) * width
      for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!
    }
    for (let y = 0; y < height; y++) {
      const enter = (y + radius + 1 < height ? y + radius + 1 : height - 1) * width
      const leave = (y - radius > 0 ? y - radius : 0) * width
      passDown(values, rows, sums, { from: y * width, enter, leave, share })
    }
  }
  return values
}

// Rows are walked in functions of their own, which are compiled once: loops within loops are compiled anew for every field.

function blurRow(
  values: Float32Array,
  rows: Float32Array,
  o: number,
  width: number,
  radius: number,
  share: number,
): void {
  let sum = values[o]! * (radius + 1)
  for (let k = 1; k <= radius; k++) sum += values[o + (k < width ? k : width - 1)]!
  // Most of a row is far from both edges, where nothing has to be asked.
  const middle = Math.min(radius, width)
  const end = Math.max(middle, width - radius - 1)
  const [first, last] = [values[o]!, values[o + width - 1]!]
  let x = 0
  for (; x < middle; x++) {
    rows[o + x] = sum * share
    sum += (x + radius + 1 < width ? values[o + x + radius + 1]! : last) - first
  }
  for (; x < end; x++) {
    rows[o + x] = sum * share
    sum += values[o + x + radius + 1]! - values[o + x - radius]!
  }
  for (; x < width; x++) {
    rows[o + x] = sum * share
    sum += last - (x > radius ? values[o + x - radius]! : first)
  }
}

/** One row further down, for all columns. */
function passDown(
  values: Float32Array,
  rows: Float32Array,
  sums: Float32Array,
  { from, enter, leave, share }: { from: number; enter: number; leave: number; share: number },
): void {
  for (let x = 0; x < sums.length; x++) {
    values[from + x] = sums[x]! * share
    sums[x]! += rows[enter + x]! - rows[leave + x]!
  }
}
