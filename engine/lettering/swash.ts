import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { endsOf, type WrittenRow } from '#engine/lettering/block.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { evenStroke, penPath, ribbon, scroll, type StrokeEnd } from '#engine/lettering/pen.ts'
import { lengthOf, minus, plus, times, walk, type Line } from '#engine/lettering/plane.ts'

type Exit = 'under' | 'wave' | 'curl' | 'knot'

/** A swash begins inside the stroke it goes on, so that nothing shows where they meet. */
const rootOf = ({ at, direction, width }: StrokeEnd): Point => minus(at, times(direction, width))

const goOn = (end: StrokeEnd, size: number, points: readonly Point[], to?: Point) =>
  penPath(
    [rootOf(end), ...points.map(([x, y]) => plus(end.at, [x * size, y * size]))],
    end.direction,
    to,
  )

const withCurl = (line: Point[], length: number, side: number): Point[] => {
  const { at, direction } = walk(line, lengthOf(line))
  return [...line, ...scroll({ at, direction, length, side, turns: 1.1 }).slice(1)]
}

/** A lead-in that comes down from a capital's head and turns away reads as an S before the name. */
const isHook = (line: Line, { at }: StrokeEnd, size: number) =>
  line.some(([, y]) => y - at[1] > 0.1 * size)

/** Lead-ins to the left of the first letter, the longest first. */
function* entries(end: StrokeEnd, size: number, hasCurl: boolean): Generator<Point[]> {
  const up = end.direction[1] < -0.25 ? -1 : 1
  const ahead = times(end.direction, 0.34)
  for (const share of [0.62, 0.5, 0.36])
    for (const side of [up, -up]) {
      const k = size * share
      const lines: Point[][] = []
      // Where the stroke points left already it goes on its way first: no hook at the join.
      if (end.direction[0] < -0.3)
        lines.push(
          goOn(end, k, [
            ahead,
            [ahead[0] - 0.62, ahead[1] * 0.5 - 0.13 * side],
            [ahead[0] - 1.25, ahead[1] * 0.5 + 0.05 * side],
          ]),
        )
      lines.push(
        goOn(end, k, [
          [-0.62, 0.16 * side],
          [-1.3, -0.1 * side],
          [-1.95, 0.1 * side],
        ]),
        goOn(end, k, [
          [-0.5, 0.1 * side],
          [-1.1, 0.02 * side],
        ]),
      )
      for (const line of lines.filter((each) => !isHook(each, end, size))) {
        if (hasCurl) yield withCurl(line, k * 0.9, side)
        if (hasCurl) yield withCurl(line, k * 0.9, -side)
        yield line
      }
    }
}

/** Capitals whose first stroke curls inwards: it turns out of the curl, over the letter's head or past its foot, and away to the left. */
function* loops(end: StrokeEnd, size: number, row: WrittenRow): Generator<Point[]> {
  const up = (end.at[1] - row.bounds.top) / size
  const left = (end.at[0] - row.bounds.left) / size
  const down = (row.baseline - end.at[1]) / size
  // From the waist of an E it would cross the whole letter.
  if (up > 0.3 && down > 0.3) return
  const ahead = times(end.direction, 0.1)
  for (const share of [0.55, 0.4, 0.28])
    for (const lift of [0.1, 0.2, 0.32])
      for (const turn of [0.05, 0.3]) {
        yield goOn(end, size, [
          ahead,
          [turn, -up - lift],
          [-left - 0.35 * share, -up - lift * 0.6],
          [-left - 1.15 * share, -up + 0.12],
        ])
        yield goOn(end, size, [
          ahead,
          [-left * 0.3, down + lift],
          [-left - 0.35 * share, down + lift * 0.6],
          [-left - 1.1 * share, down - 0.05],
        ])
        yield goOn(end, size, [ahead, [-left - 0.3 * share, 0.05], [-left - 0.95 * share, -0.06]])
      }
}

const waves = (end: StrokeEnd, size: number) =>
  [1, 0.75, 0.5].map((share) =>
    goOn(end, size * share, [
      [0.42, -0.13],
      [0.95, 0.04],
      [1.5, -0.2],
    ]),
  )

/** Out to the right, around, and back under the word. */
function* sweepsUnder(end: StrokeEnd, row: WrittenRow, size: number): Generator<Point[]> {
  const [x] = end.at
  const slope = end.direction[1] / Math.max(0.4, end.direction[0])
  const rise = Math.max(-0.24, Math.min(-0.1, slope * 0.34))
  for (const depth of [0.42, 0.55, 0.7, 0.85]) {
    const y = row.baseline + depth * size
    const far = row.bounds.left + (x - row.bounds.left) * 0.1
    yield penPath(
      [
        rootOf(end),
        [x + 0.42 * size, end.at[1] + rise * size],
        [x + 0.7 * size, row.baseline + 0.04 * size],
        [x + 0.22 * size, y - 0.06 * size],
        [far + (x - far) * 0.56, y + 0.07 * size],
        [far + (x - far) * 0.2, y - 0.02 * size],
        [far, y - 0.16 * size],
      ],
      end.direction,
    )
  }
}

/** As the sweep, with a loop tied in its middle. */
function* knots(end: StrokeEnd, row: WrittenRow, size: number): Generator<Point[]> {
  const [x] = end.at
  for (const depth of [0.5, 0.65, 0.8]) {
    const y = row.baseline + depth * size
    const far = row.bounds.left + (x - row.bounds.left) * 0.06
    const middle = (x + far) / 2
    const round = Math.min(size, (x - far) * 0.34)
    // A wheel that turns back while it rolls to the left: its rim draws the loop.
    const loop = Array.from({ length: 41 }, (_, i): Point => {
      const turn = (i / 40) * 2 * Math.PI
      return [
        middle - round * (0.16 * (turn - Math.PI) + 0.46 * Math.sin(turn)),
        y - 0.13 * round * (1 - Math.cos(turn)),
      ]
    })
    yield [
      ...penPath(
        [
          rootOf(end),
          [x + 0.55 * size, end.at[1] - 0.12 * size],
          [x + 0.85 * size, row.baseline + 0.06 * size],
          [x + 0.3 * size, y - 0.02 * size],
          loop[0]!,
        ],
        end.direction,
        [-1, 0],
      ),
      ...loop.slice(1),
      ...penPath([loop.at(-1)!, [far, y - 0.06 * size]], [-1, 0]).slice(1),
    ]
  }
}

function* exits(end: StrokeEnd, row: WrittenRow, size: number, kind: Exit): Generator<Point[]> {
  if (kind === 'knot') yield* knots(end, row, size)
  if (kind !== 'wave' && kind !== 'curl') yield* sweepsUnder(end, row, size)
  for (const wave of waves(end, size)) {
    if (kind === 'curl') yield withCurl(wave, size * 0.9, -1)
    if (kind === 'curl') yield withCurl(wave, size * 0.8, 1)
    yield wave
  }
}

/** The first and the last stroke of the block go on: single-needle script has no other ornament. */
export function swashes(plot: Plot, { exit, entry }: { exit: Exit; entry: 'wave' | 'curl' }): void {
  const { block, size } = plot
  const big = block.rows.filter((row) => row.size >= size * 0.8)
  const [head, foot] = [big[0], big.at(-1)]
  if (!head || !foot) return
  const isLast = foot === block.rows.at(-1)
  const width = plot.width(0.018)
  const distances = { gap: 0.016 + width / size, skip: 0.16, lead: 0.3, apart: 0.05 }
  // A pointed pen presses where it comes down; a needle does not.
  const isPen = block.hand === 'copperplate' || block.hand === 'chicano'
  const [press, swell] = isPen ? [1.5, 1.7] : [0.25, 0.35]
  const grow = (end: StrokeEnd, line: Line | undefined) => {
    if (!line) return false
    const even = evenStroke(width, Math.max(width, end.width))
    plot.lay(
      [
        ribbon(line, (share, [, down]) => {
          const pressed = Math.sin(Math.PI * Math.min(1, share * 1.05))
          // Underneath the word the pen leans on its way back: an even line would be a rule.
          const leaned = exit === 'under' ? swell * Math.sin(Math.PI * share) ** 4 : 0
          return even(share) * (1 + press * pressed * Math.max(0, Math.abs(down) - 0.1) + leaned)
        }),
      ],
      line,
    )
    plot.roots.push(end.at)
    return true
  }
  const lengthShare = Math.min(1, Math.max(0.6, (head.bounds.right - head.bounds.left) / size / 4))
  const ends = endsOf(head, block.hand)
  const starts = ends.first.slice(0, 4)
  if (
    !starts.some((end) =>
      grow(end, plot.choose(entries(end, size * lengthShare, entry === 'curl'), distances)),
    )
  )
    ends.inward.some((end) =>
      grow(
        end,
        plot.choose(
          [...loops(end, size, head)].filter((line) => !isHook(line, end, size)),
          distances,
        ),
      ),
    )
  const last = endsOf(foot, block.hand).last[0]
  // Over a smaller row, a date, the stroke has no room to come back.
  if (last)
    grow(
      last,
      plot.choose(exits(last, foot, size * lengthShare, isLast ? exit : 'wave'), distances),
    )
}

/** What bold scripts have under them: the tail of a ball player's shirt, the same lifted, or strokes of a brush. */
export function tails(plot: Plot, kind: 'tail' | 'lifted' | 'strokes'): void {
  const { block, size } = plot
  const row = block.rows.filter((each) => each.size >= size * 0.8).at(-1)
  if (!row) return
  const { left, right } = row.bounds
  const bottom = Math.max(...block.rows.map(({ bounds }) => bounds.bottom))
  const isLast = row === block.rows.at(-1)
  const end = endsOf(row, block.hand).last[0]
  if (kind !== 'strokes' && end && isLast) {
    const body = plot.width(0.05)
    const reach = right - left
    const candidates = [0.16, 0.26, 0.38].map((depth) => {
      const y = bottom + depth * size
      const lift = kind === 'lifted' ? 0.2 * size : 0.05 * size
      return penPath(
        [
          rootOf(end),
          [end.at[0] + 0.22 * size, end.at[1] - 0.06 * size],
          [end.at[0] + 0.36 * size, (end.at[1] + y) / 2],
          [right - reach * 0.12, y - 0.03 * size],
          [left + reach * 0.45, y],
          [left + reach * 0.06, y + (kind === 'lifted' ? -0.3 : 1) * lift],
        ],
        end.direction,
      )
    })
    const line = plot.choose(candidates, { gap: 0.035, skip: 0.2 })
    if (line) {
      const half = (share: number) =>
        end.width * 0.5 * Math.max(0, 1 - share * 5) +
        body * 0.22 * Math.min(1, share * 5) +
        body * Math.max(0, Math.sin(Math.PI * Math.max(0, (share - 0.3) / 0.7)))
      plot.lay([ribbon(line, (share) => half(share) * Math.min(1, 0.25 + (1 - share) * 3))], line)
      plot.roots.push(end.at)
      return
    }
  }
  const reach = right - left
  const y = bottom + size * 0.14
  const stroke = (from: number, to: number, dy: number, width: number) => {
    const line = penPath([
      [left + reach * from, y + dy * size + 0.05 * size],
      [left + reach * (from + to) * 0.5, y + dy * size - 0.035 * size],
      [left + reach * to, y + dy * size - 0.07 * size],
    ])
    if (!plot.isFree(line, { gap: 0.03 })) return
    plot.lay(
      [
        ribbon(
          line,
          (share) =>
            (plot.width(width) / 2) * Math.min(1, share * 7 + 0.12) * (1 - 0.86 * share ** 1.6),
        ),
      ],
      line,
    )
  }
  stroke(0.03, 0.98, 0.02, 0.085)
  if (kind === 'strokes') stroke(0.34, 0.9, 0.13, 0.04)
}
