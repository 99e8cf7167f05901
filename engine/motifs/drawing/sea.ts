// Water under way: swells that rise, break and curl, each of its own size.
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** One wave running to the right: its foot, the next one's foot, and how high it stands. */
export interface Crest {
  from: number
  to: number
  height: number
}

const n2 = (v: number) => Math.round(v * 100) / 100

/** Waves so low do not break. */
const BREAKS = 17

/** Places on a crest by parts of its length and height. */
const on =
  ({ from, to, height }: Crest, level: number) =>
  (u: number, v: number): Point => [n2(from + u * (to - from)), n2(level - v * height)]

const text = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}`).join(' ')

/** Its back, the lip that hangs over, and the hollow under the lip. */
function profile(crest: Crest, level: number): string {
  const at = on(crest, level)
  const c = (...points: Point[]) => `C${text(points)}`
  if (crest.height < BREAKS)
    return c(at(0.25, 0), at(0.4, 1), at(0.66, 1)) + c(at(0.82, 1), at(0.86, 0.1), at(1, 0))
  return (
    c(at(0.22, 0), at(0.36, 0.98), at(0.66, 1)) +
    c(at(0.86, 1.02), at(0.98, 0.82), at(0.93, 0.5)) +
    c(at(0.88, 0.68), at(0.79, 0.74), at(0.71, 0.62)) +
    c(at(0.6, 0.44), at(0.68, 0.06), at(1, 0))
  )
}

/** Foam along the lip, in fingers that grow towards its tip. */
function foam(crest: Crest, level: number): Part {
  const at = on(crest, level)
  const back = [at(0.42, 0.86), at(0.54, 0.97), at(0.68, 1.02), at(0.84, 0.97), at(0.95, 0.78)]
  const d =
    smooth(back, false) +
    `C${text([at(0.99, 0.66), at(0.98, 0.5), at(0.93, 0.4)])}` +
    `C${text([at(0.94, 0.54), at(0.91, 0.6), at(0.87, 0.62)])}` +
    `C${text([at(0.87, 0.52), at(0.84, 0.46), at(0.79, 0.44)])}` +
    `C${text([at(0.81, 0.56), at(0.79, 0.66), at(0.74, 0.7)])}` +
    `C${text([at(0.72, 0.62), at(0.67, 0.58), at(0.61, 0.58)])}` +
    `C${text([at(0.65, 0.68), at(0.64, 0.78), at(0.59, 0.81)])}` +
    `C${text([at(0.55, 0.76), at(0.48, 0.76), at(0.42, 0.86)])}Z`
  return { d, fill: 'foam', stroke: 0.8 }
}

/** Lines of water drawn up the back of a wave, closer together at its crest. */
function flow(crest: Crest, level: number): Part {
  const at = on(crest, level)
  const rise = (k: number) =>
    `M${text([at(0.08 + 0.1 * k, -0.12 - 0.16 * k)])}C${text([at(0.3 + 0.06 * k, -0.1 - 0.1 * k), at(0.38 + 0.04 * k, 0.6 - 0.16 * k), at(0.56 + 0.02 * k, 0.74 - 0.17 * k)])}`
  const count = crest.height < BREAKS ? 1 : 3
  return line(Array.from({ length: count }, (_, k) => rise(k)).join(''), 0.6, 1)
}

/** A stretch of sea: one body of water that runs out thin at both ends, with its crests upon it. */
export function seaway(crests: readonly Crest[], level: number, bottom: number): Part[] {
  const [left, right] = [crests[0]!.from, crests.at(-1)!.to]
  const wide = right - left
  const deep = bottom - level
  const foot = (u: number, v: number) => `${n2(left + u * wide)} ${n2(level + v * deep)}`
  const d =
    `M${left} ${level}${crests.map((crest) => profile(crest, level)).join('')}` +
    `C${foot(0.96, 0.42)} ${foot(0.88, 0.5)} ${foot(0.8, 0.55)}` +
    `C${foot(0.74, 1.02)} ${foot(0.6, 0.98)} ${foot(0.52, 0.86)}` +
    `C${foot(0.44, 1.14)} ${foot(0.3, 1.02)} ${foot(0.22, 0.62)}C${foot(0.12, 0.6)} ${foot(0.05, 0.36)} ${left} ${level}Z`
  const swell =
    `M${foot(0.2, 0.28)}C${foot(0.3, 0.5)} ${foot(0.38, 0.5)} ${foot(0.46, 0.34)}` +
    `M${foot(0.54, 0.5)}C${foot(0.62, 0.6)} ${foot(0.7, 0.46)} ${foot(0.78, 0.24)}`
  return [
    { d, fill: 'water' },
    ...crests.map((crest) => flow(crest, level)),
    line(swell, 0.6, 1),
    ...crests.filter(({ height }) => height >= BREAKS).map((crest) => foam(crest, level)),
  ]
}
