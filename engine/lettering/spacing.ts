import { spansAt } from '#engine/lettering/clearance.ts'
import { moved } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** The rows that are measured, as shares of the size: from below the baseline, or tails collide, to above capitals. */
const ROWS = Array.from({ length: 29 }, (_, i) => 0.06 - i * 0.03)

/** Old-style figures hang deep and have thin tails that lie between wider rows. */
export const FIGURE_ROWS = Array.from({ length: 84 }, (_, i) => 0.32 - i * 0.015)

const POINTS = /^[.,:;·•]$/
const DASHES = /^[-–—]$/

/** Up to this height, as a share of the size, letters stand beside a point. */
const AT_POINT = -0.16
/** How far the strokes of one foot reach back from its edge, as a share of the size. */
const FOOT = 0.13
/** White between a point and the foot of a letter beside it, and how far it may slip under what the letter reaches out with above. */
const BESIDE_POINT = { foot: 1.25, serif: 0.9, arm: -0.9 }

/** Where a letter stands at the height of a point, to the eye: a thin serif counts for less than the stroke on it. */
function footOf(
  edges: readonly number[],
  measured: readonly number[],
  { isRight, reach }: { isRight: boolean; reach: number },
) {
  const all = edges.filter((x, i) => measured[i]! > AT_POINT && Number.isFinite(x))
  if (all.length === 0) return undefined
  // What lies further back is the foot of a letter before this one.
  const outermost = isRight ? Math.max(...all) : Math.min(...all)
  const low = all.filter((x) => Math.abs(x - outermost) < reach)
  const mean = low.reduce((sum, x) => sum + x, 0) / low.length
  return { mean, least: Math.min(...low), most: Math.max(...low) }
}

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
  let before = ''
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
    const low = footOf(lefts, measured, { isRight: false, reach: size * FOOT })
    const own = Number.isFinite(least) ? least : Math.min(...glyph.rings.flat().map(([x]) => x))
    // After a space nothing may slip under what stands before it, as a figure does under a dash.
    const isPoint = POINTS.test(glyph.text)
    // A dash so thin that it lies between two rows has no edge there: its box is its edge.
    const isDash = DASHES.test(glyph.text)
    // A point has white of its own on both sides: under the arm of a V it would be lost.
    // Within a number it belongs to both sides.
    const share = !isDash && !isAfterDash && (isPoint || /^\d$/.test(glyph.text)) ? 0.3 : 0.75
    const isBeside = isPoint || isAfterPoint || isDash || isAfterDash
    // Between letters it stands as far from the foot of the one as from that of the other: the arms of a V reach out over it.
    const isOfLetters = /^\p{L}/u.test(isPoint ? before : glyph.text) && (isPoint || isAfterPoint)
    const foot = edge && footOf(edge, measured, { isRight: true, reach: size * FOOT })
    const isFooted = isOfLetters && foot !== undefined && low !== undefined
    const beside = !isBeside
      ? -Infinity
      : isFooted
        ? Math.max(
            (foot.mean + foot.most) / 2 + white * BESIDE_POINT.foot - (low.mean + low.least) / 2,
            foot.most + white * BESIDE_POINT.serif - low.least,
            end + white * BESIDE_POINT.arm - own,
          )
        : end + white * share - own
    const clear = isAfterSpace ? end + gapOfWords - own : beside
    const apart = edge && !isFooted ? placeBeside(edge, lefts, white) : -Infinity
    const dx = edge ? Math.max(clear, apart) : -own
    isAfterSpace = false
    isAfterPoint = isPoint
    isAfterDash = isDash
    const behind = edge
    before = glyph.text
    shift = dx
    edge = rights.map((x, i) => Math.max(x + dx, behind?.[i] ?? -Infinity))
    const start = end
    const far = isDash ? dx + Math.max(...glyph.rings.flat().map(([x]) => x)) : end
    end = Math.max(end, far, ...edge.filter(Number.isFinite))
    return { ...glyph, x: start, advance: end - start, rings: moved(glyph.rings, dx, 0) }
  })
  return { ...line, glyphs, width: end }
}

/** How near letters may come, as shares of their white: two serifs over a deep hollow nearer than two strokes. */
const NEAREST = { stroke: 0.62, serif: 0.34, share: 0.2 }

/** How far a letter moves so that the white before it is as wanted; deep hollows count only so far. */
function placeBeside(edge: readonly number[], lefts: readonly number[], white: number): number {
  const deepest = white * 2.6
  const gaps = edge.map((x, i) => lefts[i]! - x).filter((gap) => !Number.isNaN(gap))
  const isWide = (dx: number) => {
    let sum = 0
    let near = 0
    for (const gap of gaps) {
      if (gap + dx < white * NEAREST.serif) return false
      if (gap + dx < white * NEAREST.stroke) near++
      sum += Math.min(deepest, gap + dx)
    }
    return near <= gaps.length * NEAREST.share && sum / gaps.length >= white
  }
  let [low, high] = [-4000, 8000]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (isWide(middle)) high = middle
    else low = middle
  }
  return high
}

/** White between the words of joined letters: a space is as wide as the ink beside it looks, not as the face says. */
const BETWEEN_WORDS = { least: 0.28, most: 0.42 }

/** Words of a cursive moved so far apart that none leans on the next, and none is lost: each word itself stays as its face joins it. */
export function wordsApart(line: SetLine): SetLine {
  const { size } = line
  let edge: number[] | undefined
  let shift = 0
  const words: SetLine['glyphs'][] = []
  for (const glyph of line.glyphs)
    if (glyph.rings.length === 0 && glyph.advance > 0) words.push([glyph], [])
    else (words.at(-1) ?? words[words.push([]) - 1]!).push(glyph)
  const glyphs = words.flatMap((word) => {
    const rings = word.flatMap((glyph) => glyph.rings)
    if (rings.length > 0) {
      const spans = ROWS.map((row) => spansAt(rings, row * size))
      if (edge) {
        const gaps = spans.map((row, i) => (row[0]?.[0] ?? Infinity) + shift - edge![i]!)
        const white = Math.min(...gaps.filter((gap) => !Number.isNaN(gap)))
        if (Number.isFinite(white))
          shift +=
            Math.max(0, BETWEEN_WORDS.least * size - white) -
            Math.max(0, white - BETWEEN_WORDS.most * size)
      }
      const before = edge
      edge = spans.map((row, i) =>
        Math.max((row.at(-1)?.[1] ?? -Infinity) + shift, before?.[i] ?? -Infinity),
      )
    }
    const by = shift
    return word.map((glyph) => ({
      ...glyph,
      x: glyph.x + by,
      rings: moved(glyph.rings, by, 0),
    }))
  })
  return { ...line, glyphs, width: line.width + shift }
}
