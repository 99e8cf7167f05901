import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { leaf, lozenge, penPath, ribbon, scroll } from '#engine/lettering/pen.ts'
import {
  areaOf,
  boundsOf,
  lengthOf,
  moved,
  walk,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'
import type { WrittenRow } from '#engine/lettering/block.ts'

interface Tip {
  at: Point
  side: 1 | -1
  up: 1 | -1
}

/** Never off the dot of an i or an accent. */
const largestOf = (rings: readonly Ring[]) =>
  rings.reduce((most, ring) => (Math.abs(areaOf(ring)) > Math.abs(areaOf(most)) ? ring : most))

/** One tip for each corner of a block: the tall letter nearest to it, else the outermost letter's own top or foot. */
function tipOf(
  { line, dx, baseline, size }: WrittenRow,
  side: 1 | -1,
  up: 1 | -1,
): Tip | undefined {
  const letters = line.glyphs
    .filter(({ rings }) => rings.length > 0)
    .map(({ rings }) => largestOf(moved(rings, dx, baseline)))
    .filter((ring) => {
      const { left, right } = boundsOf([ring])
      return (left + right) * side > 0
    })
  const outermost = side < 0 ? letters : letters.toReversed()
  const isTall = (ring: Ring) => {
    const { top, bottom } = boundsOf([ring])
    return up < 0 ? baseline - top > size * 0.56 : bottom - baseline > size * 0.1
  }
  const tall = outermost.slice(0, 3).find(isTall)
  const ring = tall ?? outermost[0]
  if (!ring) return undefined
  const slant = tall ? 0.05 : 0.3
  const reach = ([x, y]: Point) => up * y + side * x * slant
  const at = ring.reduce((most, point) => (reach(point) > reach(most) ? point : most))
  return { at: [at[0], at[1] - up], side, up }
}

/** Hairlines of a pen off the ends and the corners of blackletter. */
export function penPlay(plot: Plot): void {
  const { block, size } = plot
  const big = block.rows.filter((row) => row.size >= size * 0.8)
  const [head, foot] = [big[0], big.at(-1)]
  if (!head || !foot) return
  const half = plot.width(0.018) / 2
  const lay = (line: Line, gap: number, skip: number): boolean => {
    if (!plot.isFree(line, { gap, skip, apart: gap * 0.8, lead: 0.16 })) return false
    const width = (share: number, [, down]: Point) =>
      half *
      (0.8 + 0.7 * Math.max(0, down) + 0.4 * Math.sin(Math.PI * share)) *
      Math.min(1, 0.5 + (1 - share) * 6)
    plot.lay([ribbon(line, width)], line)
    return true
  }
  for (const up of [-1, 1] as const)
    for (const side of [-1, 1] as const) {
      const tip = tipOf(up < 0 ? head : foot, side, up)
      if (tip && (up < 0 || foot === block.rows.at(-1))) playAtTip(plot, tip, lay)
    }
}

type Lay = (line: Line, gap: number, skip: number) => boolean

/** A hairline leaves a tip, runs over the word and curls, with smaller curls off it. */
function playAtTip(plot: Plot, { at, side, up }: Tip, lay: Lay): void {
  const { size } = plot
  // Beside a short word long lines would be the design.
  const { left, right } = boundsOf(plot.block.letters)
  const most = Math.max(0.6, ((right - left) / size) * 0.34)
  for (const share of [1.5, 1.2, 0.9, 0.65, 0.45]) {
    if (share > most) continue
    const k = size * share
    const run = penPath(
      [
        at,
        [at[0] + side * k * 0.2, at[1] + up * k * 0.13],
        [at[0] + side * k * 0.6, at[1] + up * k * 0.11],
      ],
      [side * 0.5, up],
      [side, -up * 0.1],
    )
    const end = { at: run.at(-1)!, direction: [side, -up * 0.1] as Point }
    const curl = scroll({ ...end, length: k * 0.5, side: up * side, turns: 1.15 })
    if (!lay([...run, ...curl.slice(1)], 0.026, 0.1)) continue
    plot.roots.push(at)
    const length = lengthOf(run)
    for (const [along, turn, reach] of [
      [0.3, -1, 0.42],
      [0.68, 1, 0.36],
    ] as const)
      lay(
        scroll({
          ...walk(run, length * along),
          length: k * reach,
          side: turn * up * side,
          turns: 1.25,
        }),
        0.03,
        0.03,
      )
    plot.scatter([
      leaf(walk(run, length * 0.3).at, [side, up * 0.7], k * 0.24, k * 0.05, up * side * 0.5),
    ])
    plot.scatter([
      lozenge([at[0] - side * size * 0.07, at[1] + up * size * 0.06], size * 0.018, size * 0.028),
    ])
    return
  }
}
