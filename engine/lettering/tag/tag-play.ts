import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { disc, penPath, ribbon } from '#engine/lettering/pen.ts'
import type { Line, Ring } from '#engine/lettering/plane.ts'

/** How the marker is held: the angle of its edge, and its widest and thinnest line as shares of the size. */
const EDGE = { angle: -0.62, broad: 0.105, thin: 0.045 }

/** A stroke of the marker that wrote the letters. */
function marked(plot: Plot, line: Line, share = 1): Ring {
  const [broad, thin] = [plot.width(EDGE.broad * share), plot.width(EDGE.thin * share)]
  return ribbon(line, (along, [x, y]) => {
    const turn = Math.atan2(y, x) - EDGE.angle
    const width = Math.hypot(broad * Math.sin(turn), thin * Math.cos(turn))
    return (width / 2) * Math.min(1, 0.55 + along * 8, 0.4 + (1 - along) * 8)
  })
}

/** Straight strokes of the marker, one for each pair of points. */
function zigzag(plot: Plot, points: Line, share = 1): void {
  plot.lay(
    points.slice(1).map((point, i) => marked(plot, [points[i]!, point], share)),
    points,
  )
}

const edgesOf = ({ block }: Plot) => ({
  left: Math.min(...block.rows.map(({ bounds }) => bounds.left)),
  right: Math.max(...block.rows.map(({ bounds }) => bounds.right)),
  top: Math.min(...block.rows.map(({ bounds }) => bounds.top)),
  bottom: Math.max(...block.rows.map(({ bounds }) => bounds.bottom)),
})

/** Under the word in one go, with the head of an arrow where it leaves. */
function arrowBelow(plot: Plot): void {
  const { size } = plot
  const { left, right, bottom } = edgesOf(plot)
  const reach = right - left
  const foot = bottom + 0.14 * size
  const tip: Point = [right + 0.18 * size, foot - 0.02 * size]
  const line = penPath([
    [left + 0.02 * reach, foot + 0.2 * size],
    [left + 0.5 * reach, foot + 0.03 * size],
    tip,
  ])
  plot.lay([marked(plot, line)], line)
  const barb = (x: number, y: number): Point => [tip[0] + x * size, tip[1] + y * size]
  zigzag(plot, [barb(-0.15, -0.11), tip, barb(-0.1, 0.16)], 0.75)
}

/** Where the paint runs: how far along the word, and how long it ran, as shares of the size. */
const RUNS = [
  [0.12, 0.34],
  [0.38, 0.2],
  [0.6, 0.42],
  [0.86, 0.26],
] as const

/** Too much ink in the tip: it runs down from the feet of letters and ends in beads. */
function drips(plot: Plot): void {
  const { size, block } = plot
  const row = block.rows.at(-1)
  if (!row) return
  const { left, right } = row.bounds
  const feet = row.line.glyphs.flatMap(({ rings }): Point[] => {
    const lowest = rings.flat().toSorted((a, b) => b[1] - a[1])[0]
    return lowest ? [[lowest[0] + row.dx, lowest[1] + row.baseline]] : []
  })
  const taken = new Set<Point>()
  for (const [share, length] of RUNS) {
    const wanted = left + share * (right - left)
    const foot = feet
      .filter((each) => !taken.has(each))
      .toSorted((a, b) => Math.abs(a[0] - wanted) - Math.abs(b[0] - wanted))[0]
    if (!foot) continue
    const [x, y] = foot
    const end: Point = [x, y + length * size]
    const line: Line = [[x, y - 0.02 * size], end]
    if (!plot.isFree(line, { gap: 0.04, skip: 0.14 })) continue
    taken.add(foot)
    const thin = plot.width(0.034)
    plot.lay(
      [
        ribbon(line, (along) => (thin / 2) * (1 + 1.2 * Math.max(0, 1 - along * 6))),
        disc(end, thin * 0.95),
      ],
      line,
    )
    plot.roots.push(foot)
  }
}

export function tagPlay(plot: Plot, plan: 'arrow' | 'drips'): void {
  if (plot.block.rows.length === 0) return
  // Under a date the paint of the name has no way to run.
  const isBare = plot.block.rows.at(-1)!.size >= plot.size * 0.8
  if (plan === 'drips' && isBare) drips(plot)
  else arrowBelow(plot)
}
