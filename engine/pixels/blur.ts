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
  const box = { width, height, radius, share }
  for (let pass = 0; pass < passes; pass++) {
    let y = 0
    for (; y + 3 < height; y += 4) blurFourRows(values, rows, y * width, box)
    for (; y < height; y++) blurRow(values, rows, y * width, box)
    // Sums of columns are kept as a row, so that memory is read in order.
    for (let x = 0; x < width; x++) sums[x] = rows[x]! * (radius + 1)
    for (let k = 1; k <= radius; k++) {
      const o = (k < height ? k : height - 1) * width
      for (let x = 0; x < width; x++) sums[x]! += rows[o + x]!
    }
    for (y = 0; y + 3 < height; y += 4) passFourDown(values, rows, sums, y, box)
    for (; y < height; y++) passDown(values, rows, sums, y, box)
  }
  return values
}

interface Box {
  width: number
  height: number
  radius: number
  share: number
}

// Rows are walked in functions of their own, which are compiled once: loops within loops are compiled anew for every field.

function blurRow(
  values: Float32Array,
  rows: Float32Array,
  o: number,
  { width, radius, share }: Box,
): void {
  let sum = values[o]! * (radius + 1)
  for (let k = 1; k <= radius; k++) sum += values[o + (k < width ? k : width - 1)]!
  const [first, last] = [values[o]!, values[o + width - 1]!]
  for (let x = 0; x < width; x++) {
    rows[o + x] = sum * share
    sum +=
      (x + radius + 1 < width ? values[o + x + radius + 1]! : last) -
      (x > radius ? values[o + x - radius]! : first)
  }
}

/** Four at once: each sum waits for the one before it, and what waits for nothing is added meanwhile. */
function blurFourRows(values: Float32Array, rows: Float32Array, a: number, box: Box): void {
  const { width, radius, share } = box
  const [b, c, d] = [a + width, a + 2 * width, a + 3 * width]
  // Most of a row is far from both edges, where nothing has to be asked.
  const end = width - radius - 1
  if (end <= radius) {
    for (const o of [a, b, c, d]) blurRow(values, rows, o, box)
    return
  }
  let sumA = values[a]! * (radius + 1)
  let sumB = values[b]! * (radius + 1)
  let sumC = values[c]! * (radius + 1)
  let sumD = values[d]! * (radius + 1)
  for (let k = 1; k <= radius; k++) {
    sumA += values[a + k]!
    sumB += values[b + k]!
    sumC += values[c + k]!
    sumD += values[d + k]!
  }
  for (let x = 0; x < width; x++) {
    rows[a + x] = sumA * share
    rows[b + x] = sumB * share
    rows[c + x] = sumC * share
    rows[d + x] = sumD * share
    const enter = x < end ? x + radius + 1 : width - 1
    const leave = x > radius ? x - radius : 0
    sumA += values[a + enter]! - values[a + leave]!
    sumB += values[b + enter]! - values[b + leave]!
    sumC += values[c + enter]! - values[c + leave]!
    sumD += values[d + enter]! - values[d + leave]!
  }
}

/** One row further down, for all columns. */
function passDown(
  values: Float32Array,
  rows: Float32Array,
  sums: Float32Array,
  y: number,
  { width, height, radius, share }: Box,
): void {
  const from = y * width
  const enter = (y + radius + 1 < height ? y + radius + 1 : height - 1) * width
  const leave = (y > radius ? y - radius : 0) * width
  for (let x = 0; x < width; x++) {
    values[from + x] = sums[x]! * share
    sums[x]! += rows[enter + x]! - rows[leave + x]!
  }
}

/** The same for four rows: a column's sum is fetched and put back once for all of them. */
function passFourDown(
  values: Float32Array,
  rows: Float32Array,
  sums: Float32Array,
  y: number,
  { width, height, radius, share }: Box,
): void {
  const [a, b, c, d] = [y * width, (y + 1) * width, (y + 2) * width, (y + 3) * width]
  const entering = (k: number) => Math.min(height - 1, y + k + radius + 1) * width
  const leaving = (k: number) => Math.max(0, y + k - radius) * width
  const [inA, inB, inC, inD] = [entering(0), entering(1), entering(2), entering(3)]
  const [outA, outB, outC, outD] = [leaving(0), leaving(1), leaving(2), leaving(3)]
  for (let x = 0; x < width; x++) {
    let sum = sums[x]!
    values[a + x] = sum * share
    // Rounded as it would be in its row.
    sum = Math.fround(sum + (rows[inA + x]! - rows[outA + x]!))
    values[b + x] = sum * share
    sum = Math.fround(sum + (rows[inB + x]! - rows[outB + x]!))
    values[c + x] = sum * share
    sum = Math.fround(sum + (rows[inC + x]! - rows[outC + x]!))
    values[d + x] = sum * share
    sums[x] = sum + (rows[inD + x]! - rows[outD + x]!)
  }
}
