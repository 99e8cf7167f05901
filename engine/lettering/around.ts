import { bent } from '#engine/lettering/bend.ts'
import type { Row, WritingOptions } from '#engine/lettering/block.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { arcLine, flatLine } from '#engine/lettering/on-curve.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, towards, warped, type Ring } from '#engine/lettering/plane.ts'
import { penned, simplified } from '#engine/lettering/polygons.ts'

/** The radius of the ring in letter sizes: letters that are larger outshine what they stand around. */
const LEAST_RADIUS = { alone: 2.1, shared: 1.9 }
/** How much of the ring one line may take: alone, or the upper and the lower of two. */
const MOST_SPAN = { alone: 5, shared: 2.5 }
/** How much of it a short one takes where its letters may stand apart, and how far apart that is, in sizes: small words on a bare ring look lost. */
const FULL = { alone: 2.7, shared: 1.7, white: 0.42 }

/** "Stay" over a thing and "wild" under it: two halves of about one width, or undefined where the words have none. */
export function halved(row: Row, options: WritingOptions): [Row, Row] | undefined {
  const words = row.text.split(' ')
  const widthOf = (text: string) => flatLine(text, options).width
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
    .map(([upper, lower]) => {
      const [a, b] = [widthOf(upper), widthOf(lower)]
      return { upper, lower, even: Math.min(a, b) / Math.max(a, b) }
    })
    .toSorted((a, b) => b.even - a.even)
  const [best] = halves
  if (!best || best.even < EVEN_HALVES) return undefined
  return [
    { ...row, text: best.upper },
    { ...row, text: best.lower },
  ]
}

/** The narrower half against the wider one: less than this, and the ring tips over. */
const EVEN_HALVES = 0.6

/** Words around something that stands at the origin: the first line over it, the second under it, both to be read without turning. */
export function around(
  rows: readonly Row[],
  options: WritingOptions,
): Inscribed & { innerRadius: number } {
  const { isJoined, white = 0.1 } = HANDS[options.hand]
  const lines = [rows[0]!, ...(rows.length > 1 ? [joined(rows.slice(1))] : [])]
  const kind = lines.length > 1 ? 'shared' : 'alone'
  const flat = lines.map(({ text, scale }) => {
    const line = isJoined
      ? flatLine(text, options)
      : spacedOut(text, options, { white: Math.max(0.18, white), kind })
    return {
      ...line,
      rings: warped(line.rings, ([x, y]) => [x * scale, y * scale]),
      width: line.width * scale,
    }
  })
  const { size } = flat[0]!
  const radius = Math.max(
    LEAST_RADIUS[kind] * size,
    ...flat.map(({ width }) => width / MOST_SPAN[kind]),
  )
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

/** A short line with its letters so far apart that they fill their part of the ring. */
function spacedOut(
  text: string,
  options: WritingOptions,
  { white, kind }: { white: number; kind: 'alone' | 'shared' },
) {
  const line = flatLine(text, options, white)
  const gaps = Math.max(1, Array.from(text).length - 1)
  const lacking = FULL[kind] * LEAST_RADIUS[kind] - line.width / line.size
  const more = Math.min(FULL.white, white + lacking / gaps)
  return more > white ? flatLine(text, options, more) : line
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
