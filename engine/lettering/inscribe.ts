import { tightBox } from '#engine/motifs/drawing/box.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import type { Plant } from '#engine/language/find-growth.ts'
import type { WordLayout } from '#engine/language/find-writing.ts'
import type { FLOURISHES } from '#shared/lettering.ts'
import type { Rng } from '#shared/random.ts'
import { becoming } from '#engine/lettering/becoming.ts'
import { betweenDates } from '#engine/lettering/between-dates.ts'
import {
  writeBlock,
  lettersOf,
  writeLine,
  type Row,
  type WritingOptions,
  type WrittenRow,
} from '#engine/lettering/block.ts'
import { asHeart } from '#engine/lettering/as-heart.ts'
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
import { asSprig } from '#engine/lettering/sprig.ts'
import { asStem, STEM_LETTERS_MOST } from '#engine/lettering/stem.ts'
import { isLockedUp, lockUp } from '#engine/lettering/lock-up.ts'
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
  /** What a last stroke becomes that grows. */
  plant?: Plant
  /** None where there is no room for it. */
  flourish: Flourish
  /** The words are the line of their shape, and do not stand in it. */
  isOutline?: boolean
  /** An arch that nobody asked for by name: it only follows the body. */
  isGentle?: boolean
}

/** Dates against the name above them: never larger, and narrower than it where they can be read so. */
const SMALL = { most: 0.4, least: 0.3, width: 0.6 }

/** More letters than these on one curve would be too small to read. */
const MOST_ON = { arc: 34, circle: 90, wave: 40, heart: 60, band: 60, birds: 60, ring: 60 }

/** Under a shorter word a stroke has no room to come back. */
const SHORT_WORD = 4

/** One joined word of no more letters would go half the way round a circle: it stands level in one. */
const LONGEST_IN_RING = 12

/** "Psalm 46:10" under its verse: where the words are from, and not said with the same voice. */
const SOURCE =
  /^(?:(?:[1-3] )?\p{L}+ \d{1,3}[:.,]\d{1,3}(?:[-–]\d{1,3})?|(?:psalms?|salmos?|psaume) \d{1,3})$/iu

/** A year, a span of years or a date in figures. */
const YEARS = /^(?=.*\d{2})[\d\s.,/:–—-]+$/
const YEARS_SCALE = 0.5

/** "In memory of Dad 1950 - 2020": the years that end a saying are a date under it, whatever room there is. */
const ENDING_YEARS = /^(.*\p{L}.{0,2}?)[,\s]+(\d{4}\s?[-–—]\s?\d{4})$/u

function withoutYears(each: Text): Text[] {
  const [, saying, years] = each.isSmall ? [] : (ENDING_YEARS.exec(each.text) ?? [])
  if (saying === undefined || years === undefined) return [each]
  return [
    { text: saying, isSmall: false },
    { text: years, isSmall: true },
  ]
}

/** So few letters are one line wherever there is room for it: a short saying that is broken falls apart. On a square it would be a thread, and only what two words say stays together. */
const ONE_LINE_MOST = { broad: 22, square: 10 }
/** Width against height of a room that is broad enough for that. */
const ROOMY = 2.3

/** Each text broken into lines for its room; small ones stand under what they belong to. */
export function rowsFor(
  given: readonly Text[],
  {
    aspect,
    lines: asked = null,
    hasVersal = false,
    ...options
  }: Pick<WritingOptions, 'hand' | 'readFace'> & {
    aspect: number
    lines?: number | null
    hasVersal?: boolean
  },
): Row[] {
  const widthOf = (text: string) => writeLine(text, options).width
  const lineHeight = LETTER_SIZE * HANDS[options.hand].leading
  const texts = given.flatMap(withoutYears).map((each, i) => ({
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
  const rows = texts.flatMap(({ text, isSmall }) => {
    const scale = isSmall && isMixed ? smallOf(text) : 1
    const isOneLine =
      asked === 1 ||
      (asked === null &&
        text.length <= (aspect >= ROOMY ? ONE_LINE_MOST.broad : ONE_LINE_MOST.square))
    const lines = isOneLine
      ? [text]
      : breakVerse(text, {
          widthOf,
          lineHeight,
          aspect: aspect / scale,
          ...(asked !== null && !isSmall ? { leastLines: asked, mostLines: asked } : {}),
        })
    // Years that end a saying stand under it as a date does under a name.
    const scaleOf = (line: string) =>
      lines.length > 1 && YEARS.test(line) ? scale * YEARS_SCALE : scale
    // The commas between names were for the reader of the wish, where each has a line.
    const isListed = asked !== null && lines.slice(0, -1).every((line) => line.endsWith(','))
    // So does one between a latitude and a longitude.
    const isPlace = lines.length > 1 && COORDINATE.test(text)
    const plain = isListed || isPlace ? lines.map((line) => line.replace(/,$/, '')) : lines
    // A line of which no face has anything takes no room.
    return plain
      .filter((line) => hasInk(line, options))
      .map((line): Row => ({ text: line, scale: scaleOf(line) }))
  })
  const sayings = texts.filter(({ isSmall }) => !isSmall).length
  if (sayings === 1 && isLockedUp(options.hand, rows)) lockUp(rows, widthOf)
  return hasVersal ? rows.map((row, i) => (i === 0 ? { ...row, hasVersal } : row)) : rows
}

/** Whether anything of a text can be written in a hand. */
export const hasInk = (text: string, options: Pick<WritingOptions, 'hand' | 'readFace'>) =>
  lettersOf(text, options).glyphs.some(({ rings }) => rings.length > 0)

/** The grandest first, of every kind that hands grow. */
const GRAND: readonly OrnamentName[] = [
  'vine',
  'pen-filigree',
  'filigree-both',
  'pen-play',
  'whiplash',
  'tag-drips',
  'knot',
  'sweep',
  'stars',
  'tail-lifted',
  'laurel',
  'rules',
]

/** Scrollwork, rules and the play of a pen look attached where nobody asked for them: letters are stronger alone. */
const LOUD = /filigree|pen-play|knot|sweep|drips|laurel|rule|stars|strokes|thorns|vine/

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

/** A place on the map is small fine type and nothing else, and so are letters that no stroke of ours grows from. */
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
  const isRich = flourish === 'rich'
  const isPlain = foreign !== undefined || rows.every(({ text }) => COORDINATE.test(text))
  const ornament =
    flourish === 'none' || block.rows.length === 0 || (isPlain && !isRich)
      ? []
      : adorn(block, foreign ? ornamentOf(foreign.text) : chosen, random, { hasRules: isRich })
          .areas
  const isSmall = ({ size, isLocked }: WrittenRow) => !isLocked && size < block.size * 0.8
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

/** On a curve nothing is grown unasked: scrolls in its belly and rules along it look attached. */
const isBare = ({ flourish, layout }: InscribeOptions) =>
  flourish !== 'rich' && BARE_CURVES.has(layout ?? '')

/** A last stroke goes on only where letters join. */
const endsIn = (
  rows: readonly Row[],
  kind: Parameters<typeof becoming>[1],
  options: InscribeOptions,
): Inscribed | undefined =>
  HANDS[options.hand].isJoined && !rows.some(({ text }) => isUnjoined(text))
    ? becoming(rows, kind, options)
    : undefined

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
      if (HANDS[options.hand].isJoined && !whole.includes(' ') && count <= LONGEST_IN_RING)
        return inRing(rows, options)
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
      return (
        hearted(rows, options, { isFilled: isColoured(options.accentInk ?? options.ink) }) ??
        betweenDates(rows, 'heart', options)
      )
    case 'birds':
      return count <= MOST_ON.birds ? intoBirds(rows, options, options.random) : undefined
    case 'heartbeat':
      return betweenDates(rows, layout, options) ?? endsIn(rows, layout, options)
    case 'infinity-end':
      return endsIn(rows, layout, options)
    case 'sprig':
      return HANDS[options.hand].isJoined && !isUnjoined(whole)
        ? asSprig(rows, options.plant ?? 'leaves', {
            ...options,
            isUnder: whole.length > SHORT_WORD && options.random() < 0.45,
          })?.inscribed
        : undefined
    case 'limb':
      return alongLimb(lines, options)
    case 'heart':
      if (count > MOST_ON.heart) return undefined
      return options.isOutline ? asHeart(rows, options) : inHeart(rows, options)
    case 'ring':
      return count <= MOST_ON.ring ? inRing(rows, options) : undefined
    case 'band':
      return count <= MOST_ON.band ? asBand(rows, options) : undefined
    case 'stem':
      return count <= STEM_LETTERS_MOST ? asStem(whole, options, { hasBud: true }) : undefined
    case 'mirror':
      // One letter is read both ways by itself, or not at all.
      return count > 1 ? asMirror(whole, options) : undefined
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
  const swashed = { ...options, isSwashed: options.flourish === 'rich' }
  const laid = inLayout(rows, swashed) ?? inRows(rows, swashed)
  const inscribed = isBare(options) ? { ...laid, ornament: [] } : laid
  const own = inkFor(options.ink, options.hand, rows.map(({ text }) => text).join(''))
  // A marker's line alone is a shop's sign; on a wall it is filled, cased and dropped.
  const ink = own === 'solid' && options.hand === 'tag' ? 'cased' : own
  const parts = inkLetters(inscribed, ink, options.leastLine, options.accentInk)
  return { drawing: { parts, box: tightBox(parts, 0) }, isModelled: hasVolume(ink) }
}
