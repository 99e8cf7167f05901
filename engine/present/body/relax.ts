import type { Mesh } from '#engine/forms/human/mesh.ts'
import { UNIT_MM } from '#engine/present/body/lens.ts'

/** A sheet walked outwards is nearly true; one wound about a limb has farther to go. */
const ROUNDS = 80
export const ROUNDS_ABOUT_LIMB = 300

interface RelaxOptions {
  /** Stays where it is: everything is moved back by as much as it went. */
  pinned: number
  /** Millimetres after which the sheet meets itself. */
  girth?: number
  rounds?: number
}

/** Lets a sheet give until its edges are as long as those of the skin, as near as skin that is round both ways allows. */
export function relax(
  { data, quads, stride }: Required<Mesh>,
  mm: Float32Array,
  { pinned, girth, rounds = ROUNDS }: RelaxOptions,
): void {
  const ends: number[] = []
  const lengths: number[] = []
  const join = (a: number, b: number) => {
    if (Number.isNaN(mm[a * 2]!) || Number.isNaN(mm[b * 2]!)) return
    // On an open sheet whatever lies this far apart was cut there.
    const [i, j] = [a * stride, b * stride]
    const length =
      Math.hypot(data[i]! - data[j]!, data[i + 1]! - data[j + 1]!, data[i + 2]! - data[j + 2]!) *
      UNIT_MM
    const apart = Math.hypot(mm[a * 2]! - mm[b * 2]!, mm[a * 2 + 1]! - mm[b * 2 + 1]!)
    if (girth === undefined && apart > 3 * length + 10) return
    ends.push(a * 2, b * 2)
    lengths.push(length)
  }
  for (let q = 0; q < quads.length; q += 4) {
    for (let k = 0; k < 4; k++) {
      const [a, b] = [quads[q + k]!, quads[q + ((k + 1) & 3)]!]
      if (a < b) join(a, b)
    }
    join(quads[q]!, quads[q + 2]!)
    join(quads[q + 1]!, quads[q + 3]!)
  }
  const start = [mm[pinned * 2]!, mm[pinned * 2 + 1]!]
  for (let round = 0; round < rounds; round++)
    for (let e = 0; e < lengths.length; e++) {
      const i = ends[e * 2]!
      const j = ends[e * 2 + 1]!
      let dx = mm[j]! - mm[i]!
      if (girth !== undefined) dx -= girth * Math.round(dx / girth)
      const dy = mm[j + 1]! - mm[i + 1]!
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length < 1e-6) continue
      const give = (0.35 * (length - lengths[e]!)) / length
      mm[i]! += dx * give
      mm[i + 1]! += dy * give
      mm[j]! -= dx * give
      mm[j + 1]! -= dy * give
    }
  const [x, y] = [mm[pinned * 2]! - start[0]!, mm[pinned * 2 + 1]! - start[1]!]
  for (let i = 0; i < mm.length; i += 2) {
    mm[i]! -= x
    mm[i + 1]! -= y
  }
}
