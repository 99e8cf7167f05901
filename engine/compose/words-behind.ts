import type { Lettering } from '#engine/language/brief.ts'
import type { Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'
import { planOf } from '#engine/compose/plan-map.ts'
import { inkOfWords, isInBold, leastLineFor, weightFor } from '#engine/compose/word-choice.ts'
import type { BoundOptions } from '#engine/compose/words-bound.ts'
import { writeBlock, type Row, type WritingOptions } from '#engine/lettering/block.ts'
import { spansOfRows } from '#engine/lettering/clearance.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { inscribe, rowsFor } from '#engine/lettering/inscribe.ts'
import { boundsOf, moved } from '#engine/lettering/plane.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { printSize } from '#engine/present/print-size.ts'

/** Longer words would have to be so small that the picture hides whole letters of them. */
const LETTERS_MOST = 16

/** Of each letter at least so much is seen: by its upper half, which is what a letter is read by, and by all of it. Joined letters have their strokes at the foot. */
const SEEN_LEAST = { head: 0.75, capitals: 0.6, joined: 0.72 }
/** Hidden for less than this, words only touch what stands before them. */
const HIDDEN_LEAST = 0.05
/** About so much of all letters lies behind the picture in one that was drawn by hand. */
const HIDDEN_BEST = 0.2

/** Bare skin about who stands before words, in canvas units; and how many lines of the style wide that is. */
const GAP = 7
const GAP_LINES = 2.2

/** How wide the words are against the picture before them. */
const WIDTHS = [1.05, 1.25, 1.5, 1.75, 2.05, 2.4]
/** A word is a title, and never as high as what stands before it; the capital of a script is most of its height. */
const HEIGHT_MOST = { capitals: 0.62, joined: 0.95 }

/** Steps that are tried across and down, as shares of the picture's sides. */
const STEP = { x: 0.08, y: 0.04 }

/** Words that stand behind the picture, which hides a part of them, and from which each letter is still read. Answers which were set so. */
export function addBehind(
  build: Build,
  written: readonly Lettering[],
  options: BoundOptions,
): readonly Lettering[] {
  const { look, resources, brief, hand } = options
  const { readFace } = resources
  const rows = rowsFor(textsOf(written), { hand, readFace, aspect: 40, lines: 1 })
  if (rows.length !== 1 || rows[0]!.text.length > LETTERS_MOST) return []
  const others = [...build.back, ...build.middle, ...build.front]
  const all = unionOf(others.map(inkBoxOf))
  const wholeMm = printSize(build.layout, brief.placement).widthMm * look.fill
  const weight = weightFor(brief.writing, look)
  const isBold = isInBold(weight, hand, look)
  const leastLine = leastLineFor(rows, { hand, readFace, widthMm: wholeMm, weight })
  const writing = { hand, readFace, leastLine, isBold }
  const { drawing, isModelled } = inscribe(rows, {
    ...writing,
    random: build.random,
    layout: 'rows',
    ink: inkOfWords(look, hand, rows, brief.writing.isShaded),
    flourish: 'none',
  })
  const layer = layerAt(
    { ...drawing, origin: { kind: 'words', text: rows[0]!.text, font: hand } },
    centreOf(all),
    { width: boxWidth(all), height: Infinity },
    { role: 'lettering', halo: 0, hasVolume: isModelled },
  )
  const kind = HANDS[hand].isJoined ? 'joined' : 'capitals'
  const place = bestPlace(layer, others, {
    letters: lettersOf(rows, writing),
    widest: widestFor(build, boxHeight(all)),
    highest: HEIGHT_MOST[kind],
    least: SEEN_LEAST[kind],
  })
  if (!place) return []
  Object.assign(layer, place)
  for (const before of others) if (before.halo > 0) before.halo = Math.max(before.halo, GAP_LINES)
  build.back.unshift(layer)
  build.mayTouchFace.add(layer)
  return written
}

/** On an arm the whole keeps to the canvas's shape. */
const widestFor = ({ layout }: Build, height: number) =>
  Math.max(1, (1.45 * height * layout.width) / layout.height)

/** A letter as points of its ink, in the units of the drawing, and which of them are of its upper half. */
interface Sampled {
  points: readonly Point[]
  heads: number
}

const ROWS_OF_LETTER = 14

function lettersOf(rows: readonly Row[], writing: WritingOptions): Sampled[] {
  const block = writeBlock(rows, writing)
  return block.rows.flatMap(({ line, dx, baseline }) =>
    line.glyphs
      .filter(({ rings }) => rings.length > 0)
      .map((glyph) => sampled(moved(glyph.rings, dx, baseline))),
  )
}

function sampled(rings: ReturnType<typeof moved>): Sampled {
  const { top, bottom } = boundsOf(rings)
  const step = (bottom - top) / ROWS_OF_LETTER
  const heights = Array.from({ length: ROWS_OF_LETTER }, (_, i) => top + (i + 0.5) * step)
  const points: Point[] = []
  let heads = 0
  spansOfRows(rings, heights).forEach((spans, i) => {
    for (const [from, to] of spans)
      for (let x = from + step / 4; x < to; x += step / 2) points.push([x, heights[i]!])
    if (i < ROWS_OF_LETTER / 2) heads = points.length
  })
  return { points, heads }
}

type Place = Pick<Layer, 'x' | 'y' | 'scale'>

/** The place where every letter is still read, as much lies behind the picture as should, and the words stand about its middle. Undefined where there is none. */
function bestPlace(
  words: Layer,
  others: readonly Layer[],
  {
    letters,
    widest,
    highest,
    least,
  }: { letters: readonly Sampled[]; widest: number; highest: number; least: number },
): Place | undefined {
  const all = unionOf(others.map(inkBoxOf))
  const isHidden = hider(others, all)
  const [width, height] = [boxWidth(all), boxHeight(all)]
  const [cx, cy] = centreOf(all)
  const base = words.scale
  let best: { place: Place; cost: number } | undefined
  for (const share of WIDTHS.filter((each) => each * width <= Math.max(widest, 1.25 * width))) {
    const scale = base * share
    const own = inkBoxOf({ ...words, scale })
    if (boxHeight(own) > highest * Math.max(height, width)) continue
    const middle = centreOf(own)
    // A bloom may cover the last stroke of a name alone.
    const reach = Math.max(0.4, 0.5 * share)
    for (let aside = -reach; aside <= reach; aside += STEP.x)
      for (let down = -0.62; down <= 0.62; down += STEP.y) {
        const place = {
          scale,
          x: words.x + cx + aside * width - middle[0],
          y: words.y + cy + down * height - middle[1],
        }
        const seen = seenOf(letters, { place, isHidden, least })
        if (!seen) continue
        const cost =
          3 * Math.abs(seen.hidden - HIDDEN_BEST) +
          0.7 * Math.abs(aside) +
          // Over the shoulders of who stands before them rather than about the feet.
          0.35 * Math.abs(down) +
          (down > 0.1 ? 0.25 : 0) +
          0.4 * (1 - seen.least) +
          0.12 * Math.abs(share - 1.6)
        if (!best || cost < best.cost) best = { place, cost }
      }
  }
  return best?.place
}

/** How much of all letters is hidden, and how much is seen of the one that is seen least; undefined where one can no longer be read, or none is hidden. */
function seenOf(
  letters: readonly Sampled[],
  {
    place: { x, y, scale },
    isHidden,
    least: mustSee,
  }: { place: Place; isHidden: (x: number, y: number) => boolean; least: number },
): { hidden: number; least: number } | undefined {
  let [hidden, total, least] = [0, 0, 1]
  for (const { points, heads } of letters) {
    let [all, head] = [0, 0]
    points.forEach(([px, py], i) => {
      if (!isHidden(x + px * scale, y + py * scale)) return
      all++
      if (i < heads) head++
    })
    const seen = 1 - all / Math.max(1, points.length)
    if (seen < mustSee || head > (1 - SEEN_LEAST.head) * heads) return undefined
    least = Math.min(least, seen)
    hidden += all
    total += points.length
  }
  const share = hidden / Math.max(1, total)
  return share < HIDDEN_LEAST ? undefined : { hidden: share, least }
}

/** So many cells along the longer side. */
const CELLS = 160

/** Whether a place lies behind the picture, or in the bare skin about it. */
function hider(others: readonly Layer[], box: ReturnType<typeof unionOf>) {
  const { owner, width, height, cell, left, top } = planOf(others, box, CELLS)
  const reach = Math.ceil(GAP / cell)
  const hides = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!owner[row * width + column]) continue
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          const [r, c] = [row + dy, column + dx]
          if (r >= 0 && c >= 0 && r < height && c < width) hides[r * width + c] = 1
        }
    }
  return (x: number, y: number): boolean => {
    const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
    return (
      column >= 0 && row >= 0 && column < width && row < height && hides[row * width + column] === 1
    )
  }
}
