import { spansOfRows } from '#engine/lettering/clearance.ts'
import { moved } from '#engine/lettering/plane.ts'
import type { SetLine } from '#engine/lettering/set-line.ts'

/** The rows that are measured, as shares of the size: from below the baseline, or tails collide, to above capitals, and closer than a serif is thin. */
const ROWS = Array.from({ length: 141 }, (_, i) => 0.06 - i * 0.006)

/** Old-style figures hang deep and have thin tails that lie between wider rows. */
export const FIGURE_ROWS = Array.from({ length: 84 }, (_, i) => 0.32 - i * 0.015)

const POINTS = /^[.,:;·•]$/
const DASHES = /^[-–—]$/

/** Up to this height, as a share of the size, letters stand beside a point. */
const AT_POINT = -0.16
/** How far the strokes of one foot reach back from its edge, as a share of the size. */
const FOOT = 0.13
/** White between a point and the foot of a letter beside it, and how far it may slip under what the letter reaches out with above. */
const BESIDE_POINT = { foot: 1.2, serif: 1, arm: 0.12, most: 0.16 }

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
  const heights = measured.map((row) => row * size)
  const gapOfWords = size * 0.16 + white * 0.8
  // Where letters stand far apart a comma still belongs to the one before it.
  const ofPoint = Math.min(white, BESIDE_POINT.most * size)
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
    const rows = spansOfRows(glyph.rings, heights)
    const lefts = rows.map((spans) => spans[0]?.[0] ?? Infinity)
    const rights = rows.map((spans) => spans.at(-1)?.[1] ?? -Infinity)
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
            (foot.mean + foot.most) / 2 + ofPoint * BESIDE_POINT.foot - (low.mean + low.least) / 2,
            foot.most + ofPoint * BESIDE_POINT.serif - low.least,
            end + ofPoint * BESIDE_POINT.arm - own,
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
const NEAREST = { stroke: 0.66, serif: 0.42, share: 0.2 }

/** How many rows above and below a stroke it still comes near another: a serif under the end of a curve. */
const ROWS_NEAR = 6

/** How far right a letter reaches in each row or in one near it. */
const reachOf = (edge: readonly number[]) =>
  edge.map((_, i) => Math.max(...edge.slice(Math.max(0, i - ROWS_NEAR), i + ROWS_NEAR + 1)))

/** How far a letter moves so that the white before it is as wanted; deep hollows count only so far. */
function placeBeside(edge: readonly number[], lefts: readonly number[], white: number): number {
  const deepest = white * 2.6
  const gaps = edge.map((x, i) => lefts[i]! - x).filter((gap) => !Number.isNaN(gap))
  const reach = reachOf(edge)
  const nearest = Math.min(...lefts.map((x, i) => x - reach[i]!))
  const isWide = (dx: number) => {
    if (nearest + dx < white * NEAREST.serif) return false
    let sum = 0
    let near = 0
    for (const gap of gaps) {
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

/** How far the swash of a capital may reach over the word before it without joining it, as a share of the size. */
const REACH_OVER = 0.12

/** Words of a cursive moved so far apart that none leans on the next, and none is lost: each word itself stays as its face joins it. */
export function wordsApart(line: SetLine): SetLine {
  const { size } = line
  const heights = ROWS.map((row) => row * size)
  let edge: number[] | undefined
  let shift = 0
  const words: SetLine['glyphs'][] = []
  for (const glyph of line.glyphs)
    if (glyph.rings.length === 0 && glyph.advance > 0) words.push([glyph], [])
    else (words.at(-1) ?? words[words.push([]) - 1]!).push(glyph)
  const glyphs = words.flatMap((word) => {
    const rings = word.flatMap((glyph) => glyph.rings)
    if (rings.length > 0) {
      const spans = spansOfRows(rings, heights)
      if (edge) {
        const gaps = spans.map((row, i) => (row[0]?.[0] ?? Infinity) + shift - edge![i]!)
        // A capital that reaches over the small letters before it meets them in no row, and joins them to the eye.
        const [ends, begins] = [
          Math.max(...edge),
          Math.min(...spans.map(([first]) => first?.[0] ?? Infinity)),
        ]
        const over = begins + shift - ends + REACH_OVER * size
        const white = Math.min(over, ...gaps.filter((gap) => !Number.isNaN(gap)))
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

/** White after a capital of another face, as a share of the size: a pen that is wider than the face closes it. */
const AFTER_BORROWED = 0.03

/** What follows a borrowed capital comes as near to it as it would to its own: the two faces know nothing of each other. */
export function closedUp(line: SetLine, letters: string): SetLine {
  const { size } = line
  const heights = ROWS.map((row) => row * size)
  let shift = 0
  const glyphs = line.glyphs.map((glyph, i) => {
    const before = line.glyphs[i - 1]
    const isAfter = letters.includes(before?.text.normalize('NFD').slice(0, 1) || ' ')
    if (before && isAfter && before.rings.length > 0 && glyph.rings.length > 0) {
      const lefts = spansOfRows(before.rings, heights)
      const gaps = spansOfRows(glyph.rings, heights).flatMap((right, row) => {
        const left = lefts[row]!
        return left.length > 0 && right.length > 0 ? [right[0]![0] - left.at(-1)![1]] : []
      })
      if (gaps.length > 0) shift -= Math.min(...gaps) - AFTER_BORROWED * size
    }
    return { ...glyph, x: glyph.x + shift, rings: moved(glyph.rings, shift, 0) }
  })
  return { ...line, glyphs, width: line.width + shift }
}
