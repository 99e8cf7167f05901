import type { Blade } from '#engine/forms/sculpt/blades.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** One wing as joints and three ways its feathers point; everything for the +z side, mirrored for the other. */
export type Wing = {
  shoulder: V3
  elbow: V3
  wrist: V3
  tip: V3
  /** Way of the outermost primary, of the feather at the wrist, of the innermost by the body. */
  ways: readonly [V3, V3, V3]
  /** The side that is seen. */ facing: V3
  /** Lengths of the longest primary and of the secondaries. */ long: readonly [number, number]
  wide: number
  counts: readonly [number, number]
  /** 1 seen from above (inner feathers over outer), -1 from below. */ over: 1 | -1
  /** Share of a primary that narrows to a finger, 0 for a swift's blade. */ finger: number
  look: (row: number, index: number) => Pick<Blade, 'tone' | 'hue' | 'tip'>
}

const lerp = (a: V3, b: V3, t: number): V3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

/** Rows of overlapping blades: primaries, secondaries, then three rows of coverts over their roots. */
export function feathers(w: Wing, side: 1 | -1): Blade[] {
  const flip = (p: V3): V3 => [p[0], p[1], p[2] * side]
  const [s, e, r, t] = [w.shoulder, w.elbow, w.wrist, w.tip].map(flip) as [V3, V3, V3, V3]
  const [outer, mid, inner] = w.ways.map((v) => unit(flip(v))) as [V3, V3, V3]
  const facing = unit(flip(w.facing))
  const out: Blade[] = []
  const [np, ns] = w.counts
  const total = np + ns
  /** Root and way of the nth feather, 0 the outermost. */
  const stand = (n: number): { root: V3; way: V3; h: number } => {
    if (n < np) {
      const h = n / np
      return { root: lerp(t, r, h), way: unit(lerp(outer, mid, h ** 0.85)), h: n / total }
    }
    const h = (n - np) / (ns - 1)
    const root = h < 0.75 ? lerp(r, e, h / 0.75) : lerp(e, s, ((h - 0.75) / 0.25) * 0.7)
    return { root, way: unit(lerp(mid, inner, h)), h: n / total }
  }
  const blade = (
    row: number,
    n: number,
    length: number,
    wide: number,
    lift: number,
    finger: number,
  ): void => {
    const { root, way } = stand(n)
    const bow = add(facing, way, 0)
    const drop = length * 0.05
    const at = (k: number): V3 => add(add(root, way, length * k), bow, -drop * k * k)
    const step = (w.over * n) / total
    out.push({
      points: [root, at(0.35), at(0.7), at(0.93), at(1)],
      widths: [wide * 0.6, wide, wide * mix(1, 0.62, finger), wide * mix(0.62, 0.4, finger), 0.004],
      facing,
      lift: lift + step * 0.09,
      arch: 0.55,
      barb: 0.75,
      fray: row === 0 ? 0.12 : 0,
      ...w.look(row, n),
    })
  }
  for (let n = 0; n < total; n++) {
    const isPrimary = n < np
    const profile = isPrimary
      ? mix(w.long[0] * (0.86 + 0.14 * Math.min(1, n / 2)), w.long[1] * 1.08, (n / np) ** 1.3)
      : w.long[1] * mix(1, 0.82, (n - np) / ns)
    blade(0, n, profile, w.wide, 0, isPrimary ? w.finger : 0)
  }
  for (let row = 1; row <= 3; row++) {
    const share = [0, 0.52, 0.34, 0.2][row]!
    // at the very tip coverts would pile up like a shell
    for (let n = row * 0.9; n < total; n += row === 3 ? 0.75 : 0.9) {
      const isPrimary = n < np
      const length = (isPrimary ? mix(w.long[0] * 0.75, w.long[1], n / np) : w.long[1]) * share
      blade(row, n, Math.max(length, w.wide * 2), w.wide * (1 - row * 0.12), 0.06 * row, 0)
    }
  }
  return out
}

/** A tail as a fan: middle feathers on top; `lengths` runs from the middle one outwards. */
export function fan(
  root: V3,
  way: V3,
  across: V3,
  facing: V3,
  spread: number,
  lengths: readonly number[],
  wide: number,
  look: (n: number) => Pick<Blade, 'tone' | 'hue' | 'tip'>,
  finger = 0,
): Blade[] {
  return lengths.flatMap((length, n) =>
    (n ? [1, -1] : [1]).map((side): Blade => {
      const a = (spread * n * side) / (lengths.length - 1)
      const to = unit(add(add([0, 0, 0], unit(way), Math.cos(a)), unit(across), Math.sin(a)))
      const start = add(root, unit(across), side * n * wide * 0.35)
      const bend = add(to, unit(across), side * finger * 0.25)
      const at = (k: number): V3 => add(start, unit(lerp(to, bend, k)), length * k)
      return {
        points: [start, at(0.4), at(0.75), at(0.95), at(1)],
        widths: [
          wide * 0.5,
          wide * mix(1, 0.8, finger),
          wide * mix(1, 0.4, finger),
          wide * mix(0.7, 0.2, finger),
          0.004,
        ],
        facing,
        lift: -n * 0.012,
        arch: 0.5,
        barb: 0.7,
        ...look(n),
      }
    }),
  )
}
