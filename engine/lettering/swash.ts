import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { endsOf, type WrittenRow } from '#engine/lettering/block.ts'
import type { Plot } from '#engine/lettering/ornament.ts'
import { penPath, ribbon, type StrokeEnd } from '#engine/lettering/pen.ts'
import { lengthOf, minus, plus, times, type Line } from '#engine/lettering/plane.ts'

/** A swash begins inside the stroke it goes on, so that nothing shows where they meet. */
export const rootOf = ({ at, direction, width }: StrokeEnd): Point =>
  minus(at, times(direction, width))

/** On from an end through points that are counted from it, in sizes. */
export const goOn = (end: StrokeEnd, size: number, points: readonly Point[], to?: Point) =>
  penPath(
    [rootOf(end), ...points.map(([x, y]) => plus(end.at, [x * size, y * size]))],
    end.direction,
    to,
  )

export const smooth = (share: number) => {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

/** Hands of a pointed pen press where it comes down or leans on its way; a needle does not. */
const PRESSED: ReadonlySet<string> = new Set(['copperplate', 'chicano'])

/** Sets a line down that goes on a stroke: as thick as it at first, then a pen's own line, lifted off to a point. */
export function goesOn(plot: Plot, end: StrokeEnd, line: Line | undefined): boolean {
  if (!line) return false
  const { size, block } = plot
  const long = lengthOf(line)
  const thin = plot.width(0.018) / 2
  const isPressed = PRESSED.has(block.hand)
  // A heavy stroke takes longer to thin out than a needle's.
  const lead = Math.min(0.5, (0.3 * size + 6 * end.width) / long)
  const start = Math.max(thin, end.width / 2)
  plot.lay(
    [
      ribbon(line, (share, [, down]) => {
        const leaned = isPressed
          ? 1 + 1.5 * Math.sin(Math.PI * share) ** 2 * (0.45 + 0.55 * Math.abs(down))
          : 1 + 0.2 * Math.sin(Math.PI * share) ** 2
        const body = start + (thin * leaned - start) * smooth(share / lead)
        const lifted = 1 - 0.62 * smooth((share - 0.62) / 0.38)
        return body * lifted
      }),
    ],
    line,
  )
  plot.roots.push(end.at)
  return true
}

export const distancesFor = (plot: Plot) => ({
  gap: 0.02 + plot.width(0.018) / plot.size,
  skip: 0.16,
  lead: 0.3,
  apart: 0.05,
})

/** A lead-in that comes down from a capital's head and turns away reads as an S before the name. */
const isHook = (line: Line, { at }: StrokeEnd, size: number) =>
  line.some(([, y]) => y - at[1] > 0.1 * size)

/** Lead-ins to the left of the first letter in one curve, the longest first: a wave would be a stroke of its own. */
function* entries(end: StrokeEnd, size: number): Generator<Point[]> {
  const [dx, dy] = end.direction
  for (const share of [0.95, 0.75, 0.55, 0.4])
    for (const bend of [-0.1, 0.04, -0.24]) {
      const k = size * share
      // Where the stroke points left already it goes on its way first: no hook at the join.
      if (dx < -0.25)
        yield goOn(end, k, [
          [dx * 0.42, dy * 0.36],
          [dx * 0.42 - 0.62, dy * 0.42 + bend],
        ])
      else
        yield goOn(end, k, [
          [-0.42, -0.1 + bend],
          [-1.05, 0.02],
        ])
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

/** Out to the right, around, and back under the word as far as a share of it. */
export function* sweepsUnder(
  end: StrokeEnd,
  row: WrittenRow,
  size: number,
  { back = 0.9, turn = 1 }: { back?: number; turn?: number } = {},
): Generator<Point[]> {
  const [x] = end.at
  const slope = end.direction[1] / Math.max(0.4, end.direction[0])
  const rise = Math.max(-0.24, Math.min(-0.1, slope * 0.34))
  for (const depth of [0.36, 0.46, 0.6, 0.75, 0.9]) {
    const y = row.baseline + depth * size
    const far = x - (x - row.bounds.left) * back
    yield penPath(
      [
        rootOf(end),
        [x + 0.34 * turn * size, end.at[1] + rise * turn * size],
        [x + 0.56 * turn * size, row.baseline + 0.02 * size],
        [x + 0.16 * size, y - 0.05 * size],
        [far + (x - far) * 0.52, y + 0.06 * size],
        [far, y - 0.08 * size],
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

function* exits(
  end: StrokeEnd,
  row: WrittenRow,
  size: number,
  kind: 'under' | 'wave' | 'knot',
): Generator<Point[]> {
  if (kind === 'knot') yield* knots(end, row, size)
  if (kind !== 'wave') yield* sweepsUnder(end, row, size)
  yield* waves(end, size)
}

/** Rows as large as the first: a date under a name grows nothing. */
export const bigRows = ({ block, size }: Plot) => block.rows.filter((row) => row.size >= size * 0.8)

/** Much was asked for: the first and the last stroke of the block both go on. */
export function swashes(plot: Plot, exit: 'under' | 'knot'): void {
  const { block, size } = plot
  const big = bigRows(plot)
  const [head, foot] = [big[0], big.at(-1)]
  if (!head || !foot) return
  const isLast = foot === block.rows.at(-1)
  const distances = distancesFor(plot)
  const lengthShare = Math.min(1, Math.max(0.6, (head.bounds.right - head.bounds.left) / size / 4))
  const grow = (end: StrokeEnd, lines: Iterable<Point[]>) =>
    goesOn(plot, end, plot.choose(lines, distances))
  const isClean = (end: StrokeEnd) => (line: Point[]) => !isHook(line, end, size)
  const ends = endsOf(head, block.hand)
  const isGrown = ends.first
    .slice(0, 4)
    .some((end) => grow(end, [...entries(end, size * lengthShare)].filter(isClean(end))))
  if (!isGrown)
    ends.inward.some((end) => grow(end, [...loops(end, size, head)].filter(isClean(end))))
  const last = endsOf(foot, block.hand).last[0]
  // Over a smaller row, a date, the stroke has no room to come back.
  if (last) grow(last, exits(last, foot, size * lengthShare, isLast ? exit : 'wave'))
}

/** What bold scripts have under them: the tail of a ball player's shirt, the same lifted, or strokes of a brush. */
export function tails(plot: Plot, kind: 'tail' | 'lifted' | 'strokes'): void {
  const { block, size } = plot
  const row = bigRows(plot).at(-1)
  if (!row) return
  const { left, right } = row.bounds
  const bottom = Math.max(...block.rows.map(({ bounds }) => bounds.bottom))
  const isLast = row === block.rows.at(-1)
  const end = endsOf(row, block.hand).last[0]
  if (kind !== 'strokes' && end && isLast) {
    const body = plot.width(0.045)
    const reach = right - left
    const candidates = [0.18, 0.26, 0.38].map((depth) => {
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
    const line = plot.choose(candidates, { gap: 0.075, skip: 0.2 })
    if (line) {
      // As thick as the stroke it leaves, thinner around the turn, and leaned on underneath.
      const half = (share: number) => {
        const turn = end.width / 2 + (body * 0.42 - end.width / 2) * smooth(share / 0.2)
        const belly = body * Math.sin(Math.PI * Math.max(0, (share - 0.22) / 0.78)) ** 1.3
        return Math.max(turn * (1 - 0.7 * smooth((share - 0.5) / 0.5)), belly)
      }
      plot.lay([ribbon(line, half)], line)
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
