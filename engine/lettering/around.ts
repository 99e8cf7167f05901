import { bent } from '#engine/lettering/bend.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { arcLine, flatLine } from '#engine/lettering/on-curve.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, towards, warped, type Ring } from '#engine/lettering/plane.ts'
import { penned, simplified } from '#engine/lettering/polygons.ts'

/** The radius of the ring in letter sizes: letters that are larger outshine what they stand around. */
const LEAST_RADIUS = 2.7
/** How much of the ring one line may take: alone, or the upper and the lower of two. */
const MOST_SPAN = { alone: 5, shared: 2.5 }

/** Words around something that stands at the origin: the first line over it, the second under it, both to be read without turning. */
export function around(
  rows: readonly Row[],
  options: WritingOptions,
): Inscribed & { innerRadius: number } {
  const { isJoined, white = 0.1 } = HANDS[options.hand]
  const lines = [rows[0]!, ...(rows.length > 1 ? [joined(rows.slice(1))] : [])]
  const flat = lines.map(({ text, scale }) => {
    const line = flatLine(text, options, isJoined ? undefined : Math.max(0.18, white))
    return {
      ...line,
      rings: warped(line.rings, ([x, y]) => [x * scale, y * scale]),
      width: line.width * scale,
    }
  })
  const { size } = flat[0]!
  const most = flat.length > 1 ? MOST_SPAN.shared : MOST_SPAN.alone
  const radius = Math.max(LEAST_RADIUS * size, ...flat.map(({ width }) => width / most))
  const { top, bottom } = boundsOf(flat[0]!.rings)
  const waist = radius - (top + Math.min(0, bottom)) / 2
  const rule = Math.max(options.leastLine, size * 0.014)
  // The lower line stands with its head towards the middle, on the same ring.
  const baselines = flat.map(({ rings }, i) => (i === 0 ? radius : waist - boundsOf(rings).top / 2))
  const spans = flat.map(({ width }, i) => width / baselines[i]!)
  const letters: Ring[][] = flat.map(({ rings }, i) => {
    const [baseline, span] = [baselines[i]!, spans[i]!]
    const curve =
      i === 0
        ? arcLine(baseline, -Math.PI / 2 - span / 2, span)
        : arcLine(baseline, Math.PI / 2 + span / 2, -span)
    return simplified(bent(rings, curve, 0))
  })
  const innerRadius = Math.min(radius - Math.max(bottom, 0), waist + flatTop(flat[1])) - size * 0.3
  return {
    letters,
    ornament: rest({ spans, waist, size, rule }),
    size,
    missing: flat.flatMap(({ missing }) => missing),
    innerRadius,
  }
}

const flatTop = (line: { rings: Ring[] } | undefined) => {
  if (!line) return 0
  const { top } = boundsOf(line.rings)
  return top / 2
}

const joined = (rows: readonly Row[]): Row => ({
  text: rows.map(({ text }) => text).join(' · '),
  scale: rows[0]!.scale,
})

/** What the letters leave of the ring is a line with a sign in its middle. */
function rest(ring: { spans: number[]; waist: number; size: number; rule: number }): Ring[] {
  const { spans, waist, size, rule } = ring
  const [upper = 0, lower = 0] = spans
  const gap = (size * 0.34) / waist
  const out: Ring[] = []
  const from = -Math.PI / 2 + upper / 2 + gap
  const to = Math.PI / 2 - lower / 2 - (lower > 0 ? gap : 0)
  for (const side of [1, -1] as const) {
    const turned = (angle: number) => (side === 1 ? angle : Math.PI - angle)
    const sign = lower > 0 ? (from + to) / 2 : Math.PI / 2
    const clear = (size * 0.24) / waist
    const ends =
      lower > 0
        ? [[from, sign - clear] as const, [sign + clear, to] as const]
        : [[from, sign - clear] as const]
    for (const [a, z] of ends)
      if (z - a > 0.1) out.push(...penned([arcLine(waist, turned(a), turned(z) - turned(a))], rule))
    if (to - from > 0.2 || lower === 0)
      out.push(
        lower > 0
          ? disc(towards(turned(sign), waist), Math.max(rule * 1.4, size * 0.06), 24)
          : lozenge(towards(turned(sign), waist), size * 0.07, size * 0.12),
      )
  }
  return out
}
