import { spansAt } from '#engine/lettering/clearance.ts'
import { moved } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** The rows that are measured, as shares of the size: from below the baseline, or tails collide, to above capitals. */
const ROWS = Array.from({ length: 29 }, (_, i) => 0.06 - i * 0.03)

/** Old-style figures hang deep and have thin tails that lie between wider rows. */
export const FIGURE_ROWS = Array.from({ length: 84 }, (_, i) => 0.32 - i * 0.015)

const POINTS = /^[.,:;·•]$/
const DASHES = /^[-–—]$/

/** Equal white between neighbours, measured row by row: what the figures of a face do not know of a T beside an A. */
export function evenlySpaced(
  line: SetLine,
  white: number,
  measured: readonly number[] = ROWS,
): SetLine {
  const { size } = line
  const gapOfWords = size * 0.16 + white * 0.8
  let edge: number[] | undefined
  let end = 0
  let shift = 0
  let isAfterSpace = false
  let isAfterPoint = false
  let isAfterDash = false
  const glyphs = line.glyphs.map((glyph) => {
    // Marks go with the letter they belong to.
    if (glyph.text === '' || glyph.advance === 0)
      return { ...glyph, x: end, rings: moved(glyph.rings, shift, 0) }
    if (glyph.rings.length === 0) {
      edge = edge?.map((x) => x + gapOfWords)
      isAfterSpace = edge !== undefined
      return { ...glyph, x: end, advance: gapOfWords }
    }
    const lefts: number[] = []
    const rights: number[] = []
    for (const row of measured) {
      const spans = spansAt(glyph.rings, row * size)
      lefts.push(spans[0]?.[0] ?? Infinity)
      rights.push(spans.at(-1)?.[1] ?? -Infinity)
    }
    const least = Math.min(...lefts)
    const own = Number.isFinite(least) ? least : Math.min(...glyph.rings.flat().map(([x]) => x))
    // After a space nothing may slip under what stands before it, as a figure does under a dash.
    const isPoint = POINTS.test(glyph.text)
    // A dash so thin that it lies between two rows has no edge there: its box is its edge.
    const isDash = DASHES.test(glyph.text)
    // A point has white of its own on both sides: under the arm of a V it would be lost.
    // Within a number it belongs to both sides.
    const share = !isDash && !isAfterDash && (isPoint || /^\d$/.test(glyph.text)) ? 0.3 : 0.75
    const isBeside = isPoint || isAfterPoint || isDash || isAfterDash
    const beside = isBeside ? end + white * share - own : -Infinity
    const clear = isAfterSpace ? end + gapOfWords - own : beside
    const dx = edge ? Math.max(clear, placeBeside(edge, lefts, white)) : -own
    isAfterSpace = false
    isAfterPoint = isPoint
    isAfterDash = isDash
    const before = edge
    shift = dx
    edge = rights.map((x, i) => Math.max(x + dx, before?.[i] ?? -Infinity))
    const start = end
    const far = isDash ? dx + Math.max(...glyph.rings.flat().map(([x]) => x)) : end
    end = Math.max(end, far, ...edge.filter(Number.isFinite))
    return { ...glyph, x: start, advance: end - start, rings: moved(glyph.rings, dx, 0) }
  })
  return { ...line, glyphs, width: end }
}

/** How far a letter moves so that the white before it is as wanted; deep hollows count only so far. */
function placeBeside(edge: readonly number[], lefts: readonly number[], white: number): number {
  const deepest = white * 2.1
  const gaps = edge.map((x, i) => lefts[i]! - x).filter((gap) => !Number.isNaN(gap))
  const isWide = (dx: number) => {
    let sum = 0
    for (const gap of gaps) {
      if (gap + dx < white * 0.42) return false
      sum += Math.min(deepest, gap + dx)
    }
    return sum / gaps.length >= white
  }
  let [low, high] = [-4000, 8000]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (isWide(middle)) high = middle
    else low = middle
  }
  return high
}
