import type { Field } from '#engine/pixels/field.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

export interface InflateOptions {
  /** Tells its arrays from those of another inflation of the same drawing. */
  name: string
  /** Sweeps at full size, the dearest: the more, the rounder. */
  finest: number
}

type Ids = Field<Uint16Array>

/**
 * Height of every region at once: a membrane blown up inside its own outline (Poisson, coarse to fine).
 * Painting order decides the border: against something painted later the surface runs on underneath (no slope),
 * against something earlier or bare skin it comes down to zero. That is what makes petals and locks overlap.
 */
export function inflate(
  ids: Ids,
  { name, finest }: InflateOptions,
  workspace: Workspace,
): Float32Array {
  const levels = [ids]
  for (let fine = ids; Math.min(fine.width, fine.height) > COARSEST;) {
    fine = halved(fine, `inflate ${name}: ids ${levels.length}`, workspace)
    levels.push(fine)
  }
  let height: Float32Array | null = null
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const level = levels[depth]!
    const coarse: Float32Array | null = height
    height = workspace.floats(`inflate ${name}: height ${depth}`, level.width * level.height)
    if (coarse) prolong(height, level, { ids: levels[depth + 1]!, height: coarse })
    const sweeps = depth === levels.length - 1 ? 40 : depth >= 2 ? 14 : depth === 1 ? 8 : finest
    relax(height, level, sweeps, workspace)
  }
  const out = height!
  // Over-relaxation may leave a value just below zero; its root would spread through the blur that follows.
  for (let i = 0; i < out.length; i++) out[i] = out[i]! > 0 ? 2.8 * Math.sqrt(out[i]!) : 0
  return out
}

/** Points to the shorter side of the coarsest grid, at most. */
const COARSEST = 40

function halved(fine: Ids, name: string, workspace: Workspace): Ids {
  const width = fine.width >> 1
  const height = fine.height >> 1
  const values = workspace.ids(name, width * height, 'as left')
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = fine.values[2 * y * fine.width + 2 * x]!
  return { width, height, values }
}

/** A first guess at the finer grid's height, from the coarser one's. */
function prolong(
  height: Float32Array,
  fine: Ids,
  coarse: { ids: Ids; height: Float32Array },
): void {
  const { width, height: rows, values: coarseId } = coarse.ids
  const { values: id } = fine
  for (let y = 1; y < fine.height - 1; y++)
    for (let x = 1; x < fine.width - 1; x++) {
      const i = y * fine.width + x
      const k = id[i]!
      if (!k) continue
      const column = Math.min(width - 1, x >> 1)
      const row = Math.min(rows - 1, y >> 1)
      const from = row * width + column
      // Odd samples sit between two coarse ones; only values of the same region may be averaged.
      let sum = 0
      let count = 0
      if (coarseId[from] === k) {
        sum += 2 * coarse.height[from]!
        count += 2
      }
      if (x & 1 && column + 1 < width && coarseId[from + 1] === k) {
        sum += coarse.height[from + 1]!
        count++
      }
      if (y & 1 && row + 1 < rows && coarseId[from + width] === k) {
        sum += coarse.height[from + width]!
        count++
      }
      height[i] = count ? (4 * sum) / count : 0
    }
}

const INVERSE = [0, 1, 1 / 2, 1 / 3, 1 / 4]

/** Successive over-relaxation, `sweeps` times; `u` is the height. */
function relax(
  u: Float32Array,
  { width: w, height: h, values: id }: Ids,
  sweeps: number,
  workspace: Workspace,
): void {
  // Painted pixels are listed once, with their links, so that the sweeps touch nothing else.
  const list = workspace.places('inflate: list', w * h, 'as left')
  const links = workspace.bytes('inflate: links', w * h, 'as left')
  let n = 0
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const k = id[i]!
      if (!k) continue
      let bits = 0
      let borders = 0
      let a = 0
      a = id[i - 1]!
      if (a === k) bits |= 1
      else if (a < k) borders++
      a = id[i + 1]!
      if (a === k) bits |= 2
      else if (a < k) borders++
      a = id[i - w]!
      if (a === k) bits |= 4
      else if (a < k) borders++
      a = id[i + w]!
      if (a === k) bits |= 8
      else if (a < k) borders++
      list[n] = i
      links[n] = bits | (borders << 4)
      n++
    }
  const over = 1.55
  for (let s = 0; s < sweeps; s++) {
    // In alternating direction, for information crosses the picture twice as fast.
    const back = s & 1
    for (let j = 0; j < n; j++) {
      const q = back ? n - 1 - j : j
      const i = list[q]!
      const bits = links[q]!
      let sum = 1
      if ((bits & 15) === 15) {
        sum += u[i - 1]! + u[i + 1]! + u[i - w]! + u[i + w]!
        u[i]! += over * (sum * 0.25 - u[i]!)
        continue
      }
      let degree = bits >> 4
      if (bits & 1) {
        sum += u[i - 1]!
        degree++
      }
      if (bits & 2) {
        sum += u[i + 1]!
        degree++
      }
      if (bits & 4) {
        sum += u[i - w]!
        degree++
      }
      if (bits & 8) {
        sum += u[i + w]!
        degree++
      }
      const next = u[i]! + over * (sum * INVERSE[degree]! - u[i]!)
      u[i] = degree === 0 ? 1 : next > 0 ? (next < 90000 ? next : 90000) : 0
    }
  }
}
