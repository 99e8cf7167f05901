import { Clearance, inkCentre } from '#engine/lettering/clearance.ts'
import type { ReadFace } from '#engine/lettering/faces.ts'
import { HANDS, SWASHES, type Hand, type HandName } from '#engine/lettering/hands.ts'
import { marked } from '#engine/lettering/mark-glyphs.ts'
import { strokeEnds, type StrokeEnd } from '#engine/lettering/pen.ts'
import { areaOf, boundsOf, moved, type Bounds, type Ring } from '#engine/lettering/plane.ts'
import { difference, offset, simplified, union, widened } from '#engine/lettering/polygons.ts'
import {
  UNSEEN,
  plainText,
  readBack,
  setLine,
  type SetGlyph,
  type SetLine,
} from '#engine/lettering/set-line.ts'
import { isOwnFaced } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { signsApart } from '#engine/lettering/signs.ts'
import { bounced, lapped, pushedTogether } from '#engine/lettering/tag/bounce.ts'
import { withShortBars } from '#engine/lettering/short-bar.ts'
import { withVersal } from '#engine/lettering/versal.ts'
import { closedUp, evenlySpaced, wordsApart, FIGURE_ROWS } from '#engine/lettering/spacing.ts'

export interface WritingOptions {
  hand: HandName
  readFace: ReadFace
  /** No stroke is thinner, in the units of the drawing: a needle has a width. */
  leastLine: number
  /** Heavy letters were asked for: a hand that has a bold of its own is written in it. */
  isBold?: boolean
  /** Much flourish was asked for: capitals have the swash forms of their face, where it has such. */
  isSwashed?: boolean
}

/** A line of a text and how large it is against the first one. */
export interface Row {
  text: string
  scale: number
  /** Its first letter is larger than the others. */
  hasVersal?: boolean
  /** Its size makes it as wide as the other lines of its saying: it is no smaller voice. */
  isLocked?: boolean
}

/** A row as it was written, where it stands. */
export interface WrittenRow {
  line: SetLine
  rings: Ring[]
  bounds: Bounds
  baseline: number
  dx: number
  size: number
  isLocked: boolean
}

/** Rows of letters in one hand, centred on x = 0 by their ink, the first baseline at y = 0. */
export interface Block {
  hand: HandName
  rows: WrittenRow[]
  letters: Ring[]
  size: number
  leastLine: number
  missing: string[]
}

/** As the hand writes it: some hands have capitals only. */
export const asWritten = (text: string, hand: HandName) =>
  HANDS[hand].isCapitals ? plainText(text).toLocaleUpperCase('und') : plainText(text)

const FIGURES = /^[\d\s.,/:–—-]*\d[\d\s.,/:–—-]*$/
const FIGURES_WHITE = 0.22

/** Under a cursive name figures stand upright and apart, as a studio sets them: in the hand that goes with it. */
const figuresOf = (text: string, hand: HandName): HandName | undefined =>
  FIGURES.test(text) ? HANDS[hand].figures : undefined

/** The letters of a line as the faces of a hand set them, before the eye has spaced them. */
export function lettersOf(
  text: string,
  {
    hand,
    readFace,
    isBold = false,
    isSwashed = false,
  }: Pick<WritingOptions, 'hand' | 'readFace' | 'isBold' | 'isSwashed'>,
  size = LETTER_SIZE,
): SetLine {
  const asked = asWritten(text, hand)
  const drawn = figuresOf(asked, hand) ?? hand
  const { faces } = drawnAs(drawn, isBold)
  const { instead, plain = '', opening = '' } = HANDS[drawn]
  const swashes = isSwashed ? { features: SWASHES, opening } : {}
  const asSet = { faces, readFace, size, plain, ...swashes, ...(instead ? { instead } : {}) }
  const shaped = setLine(asked, asSet)
  // What the shaper lost on the way is written letter by letter: nothing but what was asked leaves here.
  return saysWhatWasAsked(text, hand, shaped) ? shaped : setLine(asked, { ...asSet, isApart: true })
}

/** Runes stand as far from each other as a carver leaves them. */
const IN_RUNES = /\p{Script=Runic}/u
const RUNES_WHITE = 0.17

/** One line in a hand, spaced by eye where the hand is. */
export function writeLine(
  text: string,
  options: Pick<WritingOptions, 'hand' | 'readFace'> & Partial<WritingOptions>,
  size = LETTER_SIZE,
  white = HANDS[options.hand].white,
): SetLine {
  const { hand, leastLine = 0, isBold = false } = options
  const line = lettersOf(text, options, size)
  if (HANDS[hand].isJoined && FIGURES.test(text))
    return evenlySpaced(line, FIGURES_WHITE * size, FIGURE_ROWS)
  if (IN_RUNES.test(text)) return evenlySpaced(line, RUNES_WHITE * size)
  if (isOwnFaced(text)) return line
  const { instead, shortBar } = HANDS[hand]
  if (white === undefined) {
    const joined = instead ? closedUp(line, instead.letters) : line
    return wordsApart(signsApart(shortBar ? withShortBars(joined, shortBar) : joined))
  }
  const far = white * size + lackingIn(hand, { leastLine, isBold }, size)
  return HANDS[hand].laps === undefined
    ? evenlySpaced(line, far)
    : pushedTogether(evenlySpaced(bounced(line), far))
}

/** The faces and the thinnest stroke of a hand, or of its bold where that was asked for. */
const drawnAs = (hand: HandName, isBold: boolean): Pick<Hand, 'faces' | 'hairline'> =>
  (isBold ? HANDS[hand].bold : undefined) ?? HANDS[hand]

/** A needle that is wider than this against the letters would close them. */
const STROKE_MOST = 0.06

/** What strokes gain towards their neighbours where a needle is wider than they are. */
const lackingIn = (
  hand: HandName,
  { leastLine, isBold }: Pick<WritingOptions, 'leastLine'> & { isBold: boolean },
  size: number,
) => Math.max(0, Math.min(leastLine, size * STROKE_MOST) - drawnAs(hand, isBold).hairline * size)

/** Their faces are strong, and dense letters would close up under a second pen. */
const OTHER_PEN: { nib: Hand['nib']; hairline: number } = { nib: undefined, hairline: 0.03 }

/** The outlines of glyphs welded where they join, and no stroke thinner than a needle. */
export function weld(
  given: readonly SetGlyph[],
  { hand, leastLine, isBold = false }: Pick<WritingOptions, 'hand' | 'leastLine' | 'isBold'>,
  size: number,
): Ring[] {
  const glyphs = given.map(marked)
  return wordsOf(glyphs).flatMap((word) => {
    const said = word.map(({ text }) => text).join('')
    const name = figuresOf(said, hand) ?? hand
    const own = { nib: HANDS[name].nib, hairline: drawnAs(name, isBold).hairline }
    const { nib, hairline } = isOwnFaced(said) ? OTHER_PEN : own
    const lacking = Math.min(leastLine, size * STROKE_MOST) - hairline * size
    const { laps } = HANDS[hand]
    let rings =
      laps === undefined
        ? union(word.flatMap((glyph) => glyph.rings))
        : lapped(
            word.map((glyph) => glyph.rings),
            laps * size,
          )
    if (nib)
      rings = widened(rings, {
        broad: nib.broad * size,
        thin: nib.thin * size,
        angle: nib.angle,
      })
    if (lacking > 0) rings = thickened(rings, lacking / 2)
    return simplified(rings)
  })
}

const isWithin = (a: Bounds, b: Bounds) =>
  a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom

/** How much of what strokes gain their counters give: the rest would close them. */
const COUNTER_GIVES = 0.4

/** Heavier strokes with the corners of the letters as sharp as they were, and counters that stay open. */
function thickened(rings: readonly Ring[], by: number): Ring[] {
  const heavy = offset(rings, by, 'sharp')
  const holes = rings.filter((ring) => areaOf(ring) < 0)
  if (holes.length === 0) return heavy
  const open = offset(
    holes.map((ring) => ring.toReversed()),
    -by * COUNTER_GIVES,
    'sharp',
  )
  // What stands alone inside a counter, as the letter in a sign of copyright, stays there.
  const islands = rings.filter(
    (ring) =>
      areaOf(ring) > 0 && holes.some((hole) => isWithin(boundsOf([ring]), boundsOf([hole]))),
  )
  const opened = difference(heavy, open)
  return islands.length > 0 ? union(opened, offset(islands, by, 'sharp')) : opened
}

/** Glyphs up to each space: joining happens within words, and joining all at once takes much longer. */
function wordsOf(glyphs: readonly SetGlyph[]): SetGlyph[][] {
  const words: SetGlyph[][] = [[]]
  for (const glyph of glyphs)
    if (glyph.rings.length === 0) words.push([])
    else words.at(-1)!.push(glyph)
  return words.filter((word) => word.length > 0)
}

/** How far two lines of cursive stand aside from the middle, as a share of the shorter one. */
const STAGGER = 0.2

const FROM_RIGHT = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** Two lines of cursive are set as a signature is, the first to the left and the second to the right. */
function stagger(written: LooseRow[], hand: HandName): void {
  const [one, other] = written
  if (written.length !== 2 || !one || !other || !HANDS[hand].isJoined) return
  const [a, b] = [one, other].map(({ rings }) => boundsOf(rings).right - boundsOf(rings).left)
  const isAlike = Math.min(a!, b!) > 0.4 * Math.max(a!, b!)
  if (!isAlike || one.size !== other.size) return
  // What is read from the right begins there.
  const way = FROM_RIGHT.test(one.text) ? -1 : 1
  const aside = way * Math.min(0.55 * one.size, STAGGER * Math.min(a!, b!))
  one.dx -= aside
  other.dx += aside
}

/** A row that is set but not yet stands anywhere. */
interface LooseRow {
  text: string
  line: SetLine
  rings: Ring[]
  dx: number
  size: number
  isLocked: boolean
}

/** White between two rows where they come nearest, as a share of the size: capitals make bars, between which the eye wants more of it. */
const WHITE = { joined: 0.15, small: 0.2, capitals: 0.38 }
/** No row comes nearer than this by its baseline, however its letters would slip between those above. */
const NEAREST_ROW = 0.74
/** From so many rows on it is a verse: its lines stand as far from each other as the two that need most. */
const VERSE_ROWS = 3

/** How far the baseline of a row must be below the one above it, that their letters keep a white apart. */
function clearOf(above: LooseRow, own: LooseRow, white: number): number {
  const step = own.size / 24
  const lows = new Map<number, number>()
  for (const [x, y] of above.rings.flat()) {
    const column = Math.round((x + above.dx) / step)
    for (const aside of [-2, -1, 0, 1, 2])
      lows.set(column + aside, Math.max(lows.get(column + aside) ?? -Infinity, y))
  }
  let most = -Infinity
  for (const [x, y] of own.rings.flat()) {
    const low = lows.get(Math.round((x + own.dx) / step))
    if (low !== undefined) most = Math.max(most, low - y)
  }
  return most + white
}

/** From one baseline to the next: by the letters themselves, which the figure of a face knows nothing of. */
function leadingOf(above: LooseRow, own: LooseRow, hand: HandName): number {
  const { isJoined = false, isCapitals = false, leading } = HANDS[hand]
  const { size } = own
  const [over, under] = [boundsOf(above.rings), boundsOf(own.rings)]
  // A date stands off its name; scripts with marks above and below their letters leave no room to set them into each other.
  if (!own.isLocked && size < above.size * 0.8) return over.bottom - under.top + 0.2 * above.size
  if (isOwnFaced(own.text)) return Math.max(size * leading, over.bottom - under.top + 0.06 * size)
  const isOfCapitals = isCapitals || !/\p{Ll}/u.test(own.text)
  const white = isOfCapitals ? WHITE.capitals : isJoined ? WHITE.joined : WHITE.small
  // Between lines of two sizes the white is that of the smaller: a block has one.
  const least = own.isLocked ? clearOf(above, own, white * Math.min(size, above.size)) : 0
  return own.isLocked ? least : Math.max(size * NEAREST_ROW, clearOf(above, own, white * size))
}

/** The middle of a row: of joined letters that of their ink, as a swash weighs little; others stand over the middle of what is ruled under them. */
function middleOf(rings: readonly Ring[], hand: HandName): number {
  if (HANDS[hand].isJoined) return inkCentre(rings)[0]
  const { left, right } = boundsOf(rings)
  return (left + right) / 2
}

/** How high the letters are that make the edge of a line, as a share of its size. */
const BODY = { small: 0.5, capitals: 0.7 }

/** Lines of several sizes, with as much white between each two as between those that need most. */
function evenWhite(own: readonly number[], loose: readonly LooseRow[], hand: HandName): number[] {
  const bodyOf = ({ text, size }: LooseRow) =>
    size * (HANDS[hand].isCapitals || !/\p{Ll}/u.test(text) ? BODY.capitals : BODY.small)
  const whites = loose.slice(1).map((row, i) => own[i + 1]! - bodyOf(row))
  const white = Math.max(...whites)
  return loose.map((row, i) => (i === 0 ? 0 : white + bodyOf(row)))
}

/** From each baseline to the next. The lines of a verse are even, which is what makes a page of them. */
function leadingsOf(loose: readonly LooseRow[], hand: HandName): number[] {
  const own = loose.map((row, i) => (i === 0 ? 0 : leadingOf(loose[i - 1]!, row, hand)))
  if (loose.some(({ isLocked }) => isLocked)) return evenWhite(own, loose, hand)
  const isOfVerse = (i: number) => i > 0 && loose[i]!.size === loose[0]!.size
  if (loose.filter(({ size }) => size === loose[0]!.size).length < VERSE_ROWS) return own
  const widest = Math.max(...own.filter((_, i) => isOfVerse(i)))
  return own.map((each, i) => (isOfVerse(i) ? widest : each))
}

/** Rows one under the other, each in the middle. */
export function writeBlock(
  rows: readonly Row[],
  options: WritingOptions & { isStaggered?: boolean },
): Block {
  const { hand, leastLine } = options
  const loose = rows.flatMap(({ text, scale, hasVersal = false, isLocked = false }): LooseRow[] => {
    const size = LETTER_SIZE * scale
    const plain = writeLine(text, options, size)
    const line = hasVersal ? withVersal(plain) : plain
    const rings = weld(line.glyphs, options, size)
    return rings.length > 0
      ? [{ text, line, rings, dx: -middleOf(rings, hand), size, isLocked }]
      : []
  })
  if (options.isStaggered) stagger(loose, hand)
  const leadings = leadingsOf(loose, hand)
  let baseline = 0
  const written = loose.map((own, i): WrittenRow => {
    baseline += leadings[i]!
    const placed = moved(own.rings, own.dx, baseline)
    return { ...own, rings: placed, bounds: boundsOf(placed), baseline }
  })
  return {
    hand,
    rows: written,
    letters: written.flatMap(({ rings }) => rings),
    size: written[0]?.size ?? LETTER_SIZE,
    leastLine,
    missing: [...new Set(written.flatMap(({ line }) => line.missing))],
  }
}

/** Whether the glyphs of a line say what was asked, but for what no face has. */
export function saysWhatWasAsked(asked: string, hand: HandName, line: SetLine): boolean {
  const left = (text: string) =>
    Array.from(text.normalize('NFD'))
      .filter((letter) => !line.missing.join('').normalize('NFD').includes(letter))
      .join('')
      .replaceAll(UNSEEN, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return left(readBack(line)) === left(asWritten(asked, hand))
}

export interface EndsOfRow {
  first: StrokeEnd[]
  /** Those of the first letter that curl inwards. */
  inward: StrokeEnd[]
  last: StrokeEnd[]
}

/** Free stroke ends of the first and the last letter of a row, the outermost first. */
export function endsOf({ line, rings, dx, baseline, size }: WrittenRow, hand: HandName): EndsOfRow {
  const letters = line.glyphs.filter((glyph) => glyph.rings.length > 0 && glyph.text !== '')
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return { first: [], inward: [], last: [] }
  const [a, z] = [
    boundsOf(moved(first.rings, dx, baseline)),
    boundsOf(moved(last.rings, dx, baseline)),
  ]
  // Only the words at both ends of the row are looked at: a verse has a hundred strokes that end nowhere near.
  const near = rings.filter((ring) => {
    const { left, right } = boundsOf([ring])
    return left < a.right || right > z.left
  })
  const ends = strokeEnds(near, size * HANDS[hand].stem)
  return {
    inward: ends
      .filter(
        ({ at, direction }) => at[0] < a.right - (a.right - a.left) * 0.2 && direction[0] >= -0.3,
      )
      .toSorted((p, q) => p.at[0] - q.at[0]),
    first: ends
      .filter(
        ({ at, direction }) => at[0] < a.right - (a.right - a.left) * 0.35 && direction[0] < 0.35,
      )
      .toSorted((p, q) => p.at[0] - q.at[0]),
    last: ends
      .filter(
        ({ at, direction }) =>
          at[0] > z.left + (z.right - z.left) * 0.4 &&
          direction[0] > -0.2 &&
          // The head of an h is no end of the word: a pen leaves it at the foot.
          (at[1] > baseline - size * 0.5 || letters.length === 1),
      )
      .toSorted((p, q) => q.at[0] - p.at[0]),
  }
}

/** How far ornament is from the letters, looked up on a map with room for it around them. */
export const clearanceOf = ({ letters, size }: Pick<Block, 'letters' | 'size'>) =>
  new Clearance(letters, size * 1.3, size / 70)
