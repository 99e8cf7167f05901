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
    for (let y = 0; y < height; y++) {
      const o = y * width
      let sum = values[o]! * (radius + 1)
      for (let k = 1; k <= radius; k++) sum += values[o + (k < width ? k : width - 1)]!
      for (let x = 0; x < width; x++) {
        rows[o + x] = sum * share
        const enter = x + radius + 1
        const leave = x - radius
        sum +=
          values[o + (enter < width ? enter : width - 1)]! - values[o + (leave > 0 ? leave : 0)]!
      }
    }
    // Sums of columns are kept as a row, so that memory is read in order.
    for (let x = 0; x < width; x++) sums[x] = rows[x]! * (radius + 1)
    for (let k = 1; k <= radius; k++) {
      const o = (k < height ? k : height - 1) * width
      for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!
    }
    for (let y = 0; y < height; y++) {
      const o = y * width
      const enter = (y + radius + 1 < height ? y + radius + 1 : height - 1) * width
      const leave = (y - radius > 0 ? y - radius : 0) * width
      for (let x = 0; x < width; x++) {
        values[o + x] = sums[x]! * share
        sums[x]! += rows[enter + x]! - rows[leave + x]!
      }
    }
  }
  return values
}
