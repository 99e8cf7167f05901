import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A wing shut against the body, for the +z side: from the bend at the breast to the tips over the tail. */
export interface FoldedWing {
  bend: V3
  tip: V3
  /** The side that is seen. */
  facing: V3
  /** Width of the shut wing. */
  wide: number
  /** How far its edges wrap round the body. */
  wrap: number
  look: Wing['look']
}

/** Rows from the tips forward, later ones over earlier: primaries, secondaries, three rows of coverts, the shoulder. */
const ROWS = [
  { row: 0, from: 0.4, to: [0.86, 1], across: [0.34, 0.86], count: 7, width: 0.075 },
  { row: 0, from: 0.3, to: [0.7, 0.84], across: [0.06, 0.8], count: 9, width: 0.09 },
  { row: 1, from: 0.22, to: [0.44, 0.58], across: [0.04, 0.96], count: 9, width: 0.095 },
  { row: 2, from: 0.13, to: [0.34, 0.42], across: [0.02, 0.98], count: 9, width: 0.09 },
  { row: 2, from: 0.06, to: [0.23, 0.31], across: [0.04, 0.96], count: 8, width: 0.085 },
  { row: 3, from: 0.0, to: [0.14, 0.2], across: [0.08, 0.92], count: 7, width: 0.08 },
  { row: 3, from: -0.05, to: [0.06, 0.1], across: [0.2, 0.8], count: 5, width: 0.08 },
] as const

export function foldedWing(w: FoldedWing, side: 1 | -1): Blade[] {
  const flip = ([x, y, z]: V3): V3 => [x, y, z * side]
  const [bend, tip, facing] = [flip(w.bend), flip(w.tip), unit(flip(w.facing))]
  const span = add(tip, bend, -1)
  const long = Math.hypot(...span)
  const way = unit(span)
  // across the wing, from the back to the belly
  const over = unit(cross(way, facing))
  const belly = dot(over, [0.6, -1, 0]) > 0 ? over : ([-over[0], -over[1], -over[2]] as const)
  const half = (a: number): number =>
    w.wide * 0.5 * (a < 0.25 ? mix(0.72, 1, (a + 0.05) / 0.3) : mix(1, 0.16, (a - 0.25) / 0.75))
  const place = (a: number, b: number): V3 => {
    const c = b * 2 - 1
    return add(
      add(add(bend, way, a * long), belly, c * half(a)),
      facing,
      -w.wrap * c * c * (1 - a * 0.6),
    )
  }
  return ROWS.flatMap(({ row, from, to, across, count, width }, order) =>
    Array.from({ length: count }, (_, n): Blade => {
      const h = n / (count - 1)
      const b = mix(across[0], across[1], h)
      // the lowest feathers reach farthest
      const end = mix(to[0], to[1], row === 0 ? h : 1 - Math.abs(h - 0.5) * 2)
      const at = (k: number): V3 =>
        add(place(mix(from, end, k), mix(b, mix(b, 0.55, 0.25), k)), facing, k * 0.015)
      return {
        points: [at(0), at(0.35), at(0.7), at(0.92), at(1)],
        widths: [0.6, 1, row ? 1 : 0.9, row ? 0.66 : 0.55, 0.05].map(
          (k) => k * width * w.wide * 1.75,
        ),
        facing: unit(add(facing, belly, (b - 0.5) * 0.9)),
        lift: 0.04 + order * 0.022 - h * 0.016,
        arch: 0.5,
        barb: 0.75,
        ...w.look(row, order === 0 ? n : 10 + n),
      }
    }),
  )
}
