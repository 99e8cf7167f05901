import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import type { WordLayout } from '#engine/language/find-writing.ts'
import type { FLOURISHES } from '#shared/lettering.ts'
import type { Rng } from '#shared/random.ts'
import { becoming } from '#engine/lettering/becoming.ts'
import {
  writeBlock,
  writeLine,
  type Row,
  type WritingOptions,
  type WrittenRow,
} from '#engine/lettering/block.ts'
import { asBand, inHeart, inRing } from '#engine/lettering/framed.ts'
import { hearted } from '#engine/lettering/hearted.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { asMonogram, fingersOf, initialsOf, onKnuckles } from '#engine/lettering/in-frame.ts'
import { inInfinity } from '#engine/lettering/in-infinity.ts'
import { intoBirds } from '#engine/lettering/into-birds.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import {
  inkFor,
  inkLetters,
  hasVolume,
  isColoured,
  type LetterInk,
} from '#engine/lettering/letter-ink.ts'
import { alongLimb, downSpine, inCircle, onArc, onWave } from '#engine/lettering/on-curve.ts'
import { asMirror } from '#engine/lettering/mirror.ts'
import { adorn, type OrnamentName } from '#engine/lettering/ornament.ts'
import { isOwnFaced, isUnjoined } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'
import { asStem, STEM_LETTERS_MOST } from '#engine/lettering/stem.ts'
import { breakVerse } from '#engine/lettering/verse.ts'

type Flourish = (typeof FLOURISHES)[number]

/** One thing to be written. */
export interface Text {
  text: string
  /** Dates stand smaller beside a name. */
  isSmall: boolean
}

export interface InscribeOptions extends WritingOptions {
  random: Rng
  /** Rows one under the other where it is null. */
  layout: WordLayout | null
  ink: LetterInk
  /** What the style does where it has room for it, whatever the letters bear; the same where it is not said. */
  accentInk?: LetterInk
  /** None where there is no room for it. */
  flourish: Flourish
  /** An arch that nobody asked for by name: it only follows the body. */
  isGentle?: boolean
}

/** Dates against the name above them: never larger, and narrower than it where they can be read so. */
const SMALL = { most: 0.4, least: 0.3, width: 0.6 }

/** More letters than these on one curve would be too small to read. */
const MOST_ON = { arc: 34, circle: 90, wave: 40, heart: 60, band: 60, birds: 60, ring: 60 }

/** "Psalm 46:10" under its verse: where the words are from, and not said with the same voice. */
const SOURCE =
  /^(?:(?:[1-3] )?\p{L}+ \d{1,3}[:.,]\d{1,3}(?:[-–]\d{1,3})?|(?:psalms?|salmos?|psaume) \d{1,3})$/iu

/** A year, a span of years or a date in figures. */
const YEARS = /^(?=.*\d{2})[\d\s.,/:–—-]+$/
const YEARS_SCALE = 0.5

/** So few letters are one line wherever there is room for it: two of three letters each fall apart. */
const ONE_LINE_MOST = 14
/** Width against height of a room that is broad enough for that. */
const ROOMY = 2.3

/** Each text broken into lines for its room; small ones stand under what they belong to. */
export function rowsFor(
  given: readonly Text[],
  { aspect, ...options }: Pick<WritingOptions, 'hand' | 'readFace'> & { aspect: number },
): Row[] {
  const widthOf = (text: string) => writeLine(text, options).width
  const lineHeight = LETTER_SIZE * HANDS[options.hand].leading
  const texts = given.map((each, i) => ({
    ...each,
    isSmall: each.isSmall || (i > 0 && SOURCE.test(each.text)),
  }))
  const isMixed = texts.some(({ isSmall }) => !isSmall)
  const widest = Math.max(
    1,
    ...texts.filter(({ isSmall }) => !isSmall).map(({ text }) => widthOf(text)),
  )
  const smallOf = (text: string) =>
    Math.min(SMALL.most, Math.max(SMALL.least, (SMALL.width * widest) / widthOf(text)))
  return texts.flatMap(({ text, isSmall }) => {
    const scale = isSmall && isMixed ? smallOf(text) : 1
    const isOneLine = aspect >= ROOMY && text.length <= ONE_LINE_MOST
    const lines = isOneLine
      ? [text]
      : breakVerse(text, { widthOf, lineHeight, aspect: aspect / scale })
    // Years that end a saying stand under it as a date does under a name.
    const scaleOf = (line: string) =>
      lines.length > 1 && YEARS.test(line) ? scale * YEARS_SCALE : scale
    // A line of which no face has anything takes no room.
    return lines
      .filter((line) => hasInk(line, options))
      .map((line) => ({ text: line, scale: scaleOf(line) }))
  })
}

/** Whether anything of a text can be written in a hand. */
export const hasInk = (text: string, options: Pick<WritingOptions, 'hand' | 'readFace'>) =>
  writeLine(text, options).glyphs.some(({ rings }) => rings.length > 0)

/** The grandest first, of every kind that hands grow. */
const GRAND: readonly OrnamentName[] = [
  'vine-filigree',
  'pen-filigree',
  'filigree-both',
  'vine-pair',
  'vine',
  'pen-play',
  'whiplash',
  'tag-crown',
  'knot',
  'sweep',
  'stars',
  'tail-lifted',
  'rules',
]

/** Scrollwork and the play of a pen look attached where nobody asked for them: letters are stronger alone. */
const LOUD = /filigree|pen-play|knot|sweep/

/** The hand's own ways, and the grandest of them where much was asked. */
function ornamentsFor(hand: HandName, flourish: Flourish): readonly OrnamentName[] {
  const { ornaments } = HANDS[hand]
  const grandest = GRAND.find((name) => ornaments.includes(name))
  if (flourish === 'rich' && grandest) return [grandest]
  const quiet = ornaments.filter((name) => !LOUD.test(name))
  return quiet.length > 0 ? quiet : ['none']
}

/** Under letters of other scripts stands what their own pens would leave. */
const ornamentOf = (text: string): OrnamentName =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
    ? 'strokes'
    : 'rule-below'

const COORDINATE = /^[\d\s.,°'"′″NSEWO-]*\d\s?[°NSEWO][\d\s.,°'"′″NSEWO-]*$/

/** Rows under each other, with the hand's own ornament. */
function inRows(rows: readonly Row[], options: InscribeOptions): Inscribed {
  const { hand, random, flourish } = options
  const block = writeBlock(rows, { ...options, isStaggered: true })
  const ornaments = ornamentsFor(hand, flourish)
  const chosen = ornaments[Math.floor(random() * ornaments.length)]!
  const foreign = rows.find(({ text }) =>
    HANDS[hand].isJoined ? isUnjoined(text) : isOwnFaced(text),
  )
  const isPlace = rows.every(({ text }) => COORDINATE.test(text))
  const ornament =
    flourish === 'none' || block.rows.length === 0
      ? []
      : adorn(block, foreign ? ornamentOf(foreign.text) : isPlace ? 'compass' : chosen, random)
          .areas
  const isSmall = ({ size }: WrittenRow) => size < block.size * 0.8
  return {
    letters: block.rows.filter((row) => !isSmall(row)).map(({ rings }) => rings),
    small: block.rows.filter(isSmall).map(({ rings }) => rings),
    ornament,
    size: block.size,
    missing: block.missing,
  }
}

/** Of these the lines about the words are ornament; a heart or a band is the layout itself. */
const BARE_CURVES: ReadonlySet<string> = new Set(['arc', 'arc-down', 'wave', 'spine', 'limb'])

/** Over an arch nothing is grown unasked: scrolls in its belly look attached. */
const ARCS: ReadonlySet<string> = new Set(['arc', 'arc-down'])

const isBare = ({ flourish, layout }: InscribeOptions) =>
  (flourish === 'none' && BARE_CURVES.has(layout ?? '')) ||
  (flourish !== 'rich' && ARCS.has(layout ?? ''))

/** The asked layout where the text suits it: undefined where it does not. */
function inLayout(rows: readonly Row[], options: InscribeOptions): Inscribed | undefined {
  const { layout } = options
  const lines = rows.map(({ text }) => text)
  const whole = lines.join(' ')
  const count = Array.from(whole).length
  switch (layout) {
    case 'arc':
    case 'arc-down':
      return count <= MOST_ON.arc && count > 3
        ? onArc(whole, options, {
            isDown: layout === 'arc-down',
            isGentle: options.isGentle ?? false,
          })
        : undefined
    case 'circle':
      return count <= MOST_ON.circle && count > 3 ? inCircle(whole, options) : undefined
    case 'wave':
      return count <= MOST_ON.wave && count > 5 ? onWave(whole, options) : undefined
    case 'spine':
      return downSpine(lines, options)
    case 'knuckles': {
      const fingers = fingersOf(whole)
      return fingers && onKnuckles(fingers, options)
    }
    case 'monogram': {
      const initials = initialsOf(whole)
      return initials === undefined ? undefined : asMonogram(initials, options)
    }
    case 'infinity':
      return inInfinity(rows, options) ?? inLayout(rows, { ...options, layout: 'infinity-end' })
    case 'heart-between':
      return hearted(rows, options, { isFilled: isColoured(options.accentInk ?? options.ink) })
    case 'birds':
      return count <= MOST_ON.birds ? intoBirds(rows, options, options.random) : undefined
    case 'infinity-end':
    case 'heartbeat':
      return HANDS[options.hand].isJoined && !isUnjoined(whole)
        ? becoming(rows, layout, options)
        : undefined
    case 'limb':
      return alongLimb(lines, options)
    case 'heart':
      return count <= MOST_ON.heart ? inHeart(rows, options) : undefined
    case 'ring':
      return count <= MOST_ON.ring ? inRing(rows, options) : undefined
    case 'band':
      return count <= MOST_ON.band ? asBand(rows, options) : undefined
    case 'stem':
      return count <= STEM_LETTERS_MOST ? asStem(whole, options, { hasBud: true }) : undefined
    case 'mirror':
      return asMirror(whole, options)
    case 'rows':
    case 'banner':
    case null:
      return undefined
  }
}

/** Words as a drawing, and whether the style's light models it. */
export function inscribe(
  rows: readonly Row[],
  options: InscribeOptions,
): { drawing: Drawing; isModelled: boolean } {
  const laid = inLayout(rows, options) ?? inRows(rows, options)
  const inscribed = isBare(options) ? { ...laid, ornament: [] } : laid
  const ink = inkFor(options.ink, options.hand, rows.map(({ text }) => text).join(''))
  const parts = inkLetters(inscribed, ink, options.leastLine, options.accentInk)
  return { drawing: { parts, box: tightBox(parts, 0) }, isModelled: hasVolume(ink) }
}
