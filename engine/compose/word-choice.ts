import type { Brief } from '#engine/language/brief.ts'
import type { Weight, WordLayout } from '#engine/language/find-writing.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { spanIn } from '#engine/lettering/between-dates.ts'
import { writeLine, type Row } from '#engine/lettering/block.ts'
import type { ReadFace } from '#engine/lettering/faces.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { inkFor, type LetterInk } from '#engine/lettering/letter-ink.ts'
import type { Text } from '#engine/lettering/inscribe.ts'
import { isOwnFaced } from '#engine/lettering/scripts.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** What one needle leaves on skin: a round of three, or a single one where thin lines were asked for. */
const NEEDLE_MM = { usual: 0.3, thin: 0.2 }
/** The thinnest stroke of bold letters, as a share of their size, and what hands gain that are bold by nature. */
const BOLD_LINE = { least: 0.06, gain: 0.012 }

const FIGURES = /^[\dIVXLCDM\s.,·/:°'"′″NSEWO–—-]+$/
const COORDINATES = /\d ?°|^-?\d+\.\d{3,}/

/** Hands for a name or a word: a verse of them is a wall. */
const LOUD: ReadonlySet<HandName> = new Set(['bold-script', 'nouveau', 'fraktur', 'western'])
const VERSE_FROM = 30
const SAYING_FROM = 22

/** What a studio would show first where only words were asked for, by what they are. */
const FIRST_SHOWN = {
  name: ['copperplate', 'needle', 'chicano', 'monoline'],
  word: ['copperplate', 'chicano', 'textura', 'brush', 'needle'],
  motto: ['copperplate', 'textura', 'chicano', 'needle'],
  verse: ['needle', 'copperplate', 'monoline', 'typewriter'],
} as const satisfies Record<string, readonly HandName[]>

const THIN_HANDS: readonly HandName[] = ['needle', 'monoline', 'fine-sans', 'deco']
const BOLD_HANDS: readonly HandName[] = [
  'textura',
  'sign-painter',
  'bold-script',
  'sailor',
  'western',
  'fraktur',
  'brush',
  'tag',
]
/** Bold letters and no more were asked for: blackletter is another wish. */
const BOLD_FIRST: readonly HandName[] = ['bold-script', 'sign-painter', 'roman']
const BLACKLETTER: ReadonlySet<HandName> = new Set(['textura', 'fraktur'])

/** Its lone I is a loop that nobody reads. */
const LOOPED_I: ReadonlySet<HandName> = new Set(['needle', 'chicano'])
const LONE_I = /(?<![\p{L}\p{N}])I(?![\p{L}\p{N}.])/u

/** "Plain and small" asks for no blackletter with a drop shade. */
const QUIET_ASKED =
  /\b(?:plain|simple|small|tiny|little|subtle|discreet|dainty|delicate|minimal(?:ist)?|thin|fin[eoa]s?|sencill[oa]|pequeñ[oa]|discret[oa]|delicad[oa]|schlicht|klein|fein(?:e[rnms]?)?|dezent|petite?|discrète?|fine?ment|simples|pequen[oa]|piccol[oa]|semplice)\b/i
const QUOTATION = /["“„«][^"“”„«»]*["”“»]/g
const QUIET: readonly HandName[] = ['needle', 'fine-sans', 'monoline', 'typewriter']

/** Hands whose last stroke is thin enough to go on as a line. */
const RISES: ReadonlySet<HandName> = new Set(['needle', 'monoline', 'copperplate'])
const AT_THE_END = /\b(?:end|tail|last|final)\b|\b(?:letzte|última?|ultima|dernière|fin)\b/iu

const INITIALS = /^\p{Lu}(?:\.|\. ?|\s?[&+]\s?)?\p{Lu}(?:\. ?\p{Lu})?\.?$/u

/** The hand that was asked for, else one of the style's. Figures alone are set where they can be told apart. */
export function handFor(
  { writing, prompt, lettering, subjects }: Brief,
  { hands: own, stage, letters, isLettering = false, isThin = false }: StageLook,
  { texts, random }: { texts: readonly Text[]; random: Build['random'] },
): HandName {
  const weight = weightFor(writing, { isThin })
  const isBesidePicture =
    letters !== 'solid' && weight !== 'thin' && subjects.some(({ source }) => source !== 'none')
  const isQuiet = isLettering && QUIET_ASKED.test(prompt.replaceAll(QUOTATION, ''))
  const nature = natureOf(lettering, texts)
  const shown = isLettering
    ? FIRST_SHOWN[nature]
    : nature === 'name' || nature === 'verse'
      ? inScript(own)
      : own
  const hands = keepingCase(ofWeight(isQuiet ? QUIET : shown, weight), { texts, stage })
  const isLong = texts.reduce((sum, { text }) => sum + text.length, 0) > VERSE_FROM
  const quiet = isLong ? hands.filter((hand) => !LOUD.has(hand)) : hands
  const suited = quiet.length > 0 ? quiet : hands
  const drawn = suited[Math.floor(random() * suited.length)]!
  const hasLoneI = texts.some(({ text }) => LONE_I.test(text))
  // Its capital I is read as a J, and that of the other blackletter is not.
  const told =
    drawn === 'fraktur' && texts.some(({ text }) => text.includes('I')) ? 'textura' : drawn
  const chosen = hasLoneI && LOOPED_I.has(told) ? legible(told) : told
  const { layout } = writing
  const named = weight === 'bold' && writing.hand ? inBold(writing.hand) : writing.hand
  const beside = isBesidePicture ? withWeight(named, writing) : named
  const asked = hasLoneI && beside === 'needle' ? legible(beside) : beside
  // A last stroke goes on only where letters join, and initials stand upright.
  // What flies off does so from the last stroke, where the end of the words was named.
  const isLifted = layout === 'birds' && asked === null && AT_THE_END.test(prompt)
  const isBetweenDates = layout === 'heartbeat' && spanIn(texts) !== undefined
  if (isLifted && !RISES.has(chosen)) return 'copperplate'
  if (
    layout === 'infinity-end' ||
    layout === 'sprig' ||
    (layout === 'heartbeat' && !isBetweenDates)
  )
    return [asked, chosen].find((hand) => hand && HANDS[hand].isJoined) ?? 'needle'
  // On fingers every letter stands alone.
  if (layout === 'knuckles' && asked === null) return HANDS[chosen].isJoined ? 'textura' : chosen
  // Joined letters have no half that could be mirrored.
  if (layout === 'mirror' && texts.some(({ text }) => text.length > 1))
    return [asked, chosen].find((hand) => hand && HANDS[hand].isCapitals) ?? 'roman'
  // Needle lines are lost among the thick ones of flash.
  if ((layout === 'stem' || layout === 'infinity') && asked === null)
    return HANDS[chosen].isJoined ? chosen : stage === 'flash' ? 'sign-painter' : 'needle'
  if (asked) return asked
  const large = texts.filter(({ isSmall }) => !isSmall)
  if (large.length > 0 && large.every(({ text }) => isShouted(text)) && isForSmall(chosen)) {
    if (stage === 'flash') return 'sailor'
    if (weight === 'bold') return random() < 0.5 ? 'sailor' : 'roman'
    return weight === 'thin' || isQuiet || THIN_HANDS.includes(chosen) ? 'fine-sans' : 'roman'
  }
  if (layout === 'monogram') return HANDS[chosen].isJoined ? 'roman' : chosen
  if (large.length > 0) return chosen
  if (texts.some(({ text }) => COORDINATES.test(text)))
    return hands.includes('typewriter') ? 'typewriter' : 'fine-sans'
  const isPlain = chosen === 'typewriter' || HANDS[chosen].isCapitals === true
  return isPlain && chosen !== 'western' ? chosen : 'roman'
}

/** How heavy the letters are: as it was said, else as the style is. */
export const weightFor = (
  { weight }: Brief['writing'],
  { isThin = false }: Pick<StageLook, 'isThin'>,
): Weight | null => weight ?? (isThin ? 'thin' : null)

/** Inks of styles that pack black: thin capitals would be the work of another needle. */
const PACKS_BLACK: ReadonlySet<LetterInk> = new Set(['lit', 'red', 'gold'])

/** Whether the bold of a hand is written: where it was asked for, and in capitals where the style packs black. */
export const isInBold = (weight: Weight | null, hand: HandName, { letters }: StageLook): boolean =>
  weight === 'bold' || (weight === null && hand === 'roman' && PACKS_BLACK.has(letters))

function ofWeight(hands: readonly HandName[], weight: Weight | null): readonly HandName[] {
  if (weight === null) return hands
  const [able, instead] = weight === 'thin' ? [THIN_HANDS, THIN_HANDS] : [BOLD_HANDS, BOLD_FIRST]
  const fitting = hands.filter((hand) => able.includes(hand) && !BLACKLETTER.has(hand))
  return fitting.length > 1 || weight === 'thin' ? orElse(fitting, instead) : instead
}

const orElse = <T>(list: readonly T[], instead: readonly T[]) => (list.length > 0 ? list : instead)

/** Its small letters are capitals too. */
const isAllCapitals = (hand: HandName) => HANDS[hand].isCapitals === true || hand === 'roman'

/** A word in capitals on flash is its idiom; anything longer is written as the person wrote it. */
const FLASH_WORD_MOST = 6

/** Those that keep small letters small, where somebody wrote such. */
function keepingCase(
  hands: readonly HandName[],
  { texts, stage }: { texts: readonly Text[]; stage: StageLook['stage'] },
): readonly HandName[] {
  const large = texts.filter(({ isSmall }) => !isSmall).map(({ text }) => text)
  const isIdiom = stage === 'flash' && large.every((text) => text.length <= FLASH_WORD_MOST)
  if (isIdiom || !large.some((text) => /\p{Ll}/u.test(text))) return hands
  return orElse(
    hands.filter((hand) => !isAllCapitals(hand)),
    hands,
  )
}

/** Cursive in bold is another hand: its hairlines made fat would be a worm. */
const inBold = (hand: HandName): HandName =>
  hand === 'needle' || hand === 'monoline' || hand === 'copperplate' ? 'bold-script' : hand

/** One line of a needle was meant, not only joined letters. */
const isNeedleMeant = ({ said }: Brief['writing']) =>
  /needle|fine|thin|delicate|mono|hand/i.test(said.join(' '))

/** Beside a picture with darks of its own, joined letters have a pen's weight: hairlines are lost there. */
const withWeight = (hand: HandName | null, writing: Brief['writing']): HandName | null =>
  hand === 'needle' && !isNeedleMeant(writing) ? 'copperplate' : hand

const legible = (hand: HandName): HandName => (hand === 'chicano' ? 'copperplate' : 'monoline')

/** People and verses are written in script wherever the style has one. */
function inScript(hands: readonly HandName[]): readonly HandName[] {
  const scripts = hands.filter((hand) => HANDS[hand].isJoined)
  return scripts.length > 0 ? scripts : hands
}

function natureOf(lettering: Brief['lettering'], texts: readonly Text[]): keyof typeof FIRST_SHOWN {
  const large = texts.filter(({ isSmall }) => !isSmall)
  if (large.reduce((sum, { text }) => sum + text.length, 0) > SAYING_FROM) return 'verse'
  if (lettering.some(({ kind }) => kind === 'name')) return 'name'
  return large.some(({ text }) => text.includes(' ')) ? 'motto' : 'word'
}

/** Hairlines are lost on cloth: who asked for cursive and no more gets one with weight. */
export function handOnCloth({ writing }: Brief, { stage }: StageLook, hand: HandName): HandName {
  const isThin = hand === 'needle' || hand === 'monoline'
  if (!isThin || isNeedleMeant(writing)) return hand
  return stage === 'flash' ? 'sign-painter' : 'copperplate'
}

const isShouted = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** Its capitals begin a word and are none to spell one with: a word of them cannot be read. */
const isForSmall = (hand: HandName) =>
  HANDS[hand].isJoined === true || hand === 'textura' || hand === 'fraktur' || hand === 'brush'

/** Where several lines stand better than one: a long one along an arm would be as low as a thread. */
const ROOM: Partial<Record<string, number>> = { heart: 3.4, ring: 2.2, spine: 7.5, limb: 4.4 }

/** Words on a place of the body are lines across it; where no place was said they are a block, which is as large as a square lets it be. */
const ROOM_OF_WORDS = { square: 1.75, placed: 2.4 }

/** Places that letters follow in a shallow arch: the words of who asked, in what they called the place. */
const ARCHED =
  /chest|collar|clav[ií]c|pecho|brust|schlüsselbein|poitrine|petto|peito|across (?:my |the )?(?:upper |lower )?(?:back|shoulders?|stomach|belly)/i
/** Longer lines would be too low to read on one arch. */
const ARCHED_MOST = 30
const ARCHED_LEAST = 12

/** So narrow that words on them are one line. */
const ONE_LINE_PLACES: ReadonlySet<string> = new Set(['Wrist', 'Ankle', 'Finger'])
const ONE_LINE_MOST = 26

const lengthOfAll = (lettering: Brief['lettering']) =>
  lettering.reduce((sum, { text }) => sum + text.length, 0)

/** One line that lies across a chest or a collarbone follows it. */
const isArched = ({ placement, lettering }: Brief) =>
  ARCHED.test(placement?.asked ?? '') &&
  !/stern/i.test(placement?.asked ?? '') &&
  lettering.length === 1 &&
  lengthOfAll(lettering) <= ARCHED_MOST &&
  lengthOfAll(lettering) >= ARCHED_LEAST

/** Width against height of the room for words: one line where the layout has one. */
export function aspectFor(brief: Brief, { name, width, height }: Layout): number {
  const { writing, placement, lettering } = brief
  const isOneLine =
    ONE_LINE_PLACES.has(placement?.gallery ?? '') && lengthOfAll(lettering) <= ONE_LINE_MOST
  if (writing.layout === null && (isOneLine || isArched(brief))) return 40
  if (name === 'band' || (writing.layout !== null && writing.layout !== 'rows'))
    return ROOM[writing.layout ?? ''] ?? 9
  return Math.max(1.2, (ROOM_OF_WORDS[name === 'square' ? 'square' : 'placed'] * width) / height)
}

/** How much of a canvas words fill that stand there alone: a place on the map is small type with air about it. */
export const fillOfWords = ({ lettering }: Brief): number =>
  lettering.length > 0 && lettering.every(({ text }) => COORDINATES.test(text)) ? 0.64 : 0.9

/** The layout that was asked for, that the place asks for, or, for flash, a ribbon by the seed. */
export function layoutOfWords(
  brief: Brief,
  { look, rows, random }: { look: StageLook; rows: readonly Row[]; random: Build['random'] },
): WordLayout | null {
  const { writing, placement, lettering } = brief
  const lot = random()
  // A ring about two letters is a monogram's.
  const isRing = writing.layout === 'circle' || writing.layout === null
  if (isRing && rows.length === 1 && INITIALS.test(rows[0]!.text)) return 'monogram'
  if (writing.layout) return writing.layout
  // Around a portrait that only the person has: the ring leaves its place open.
  if (lettering.some(({ position }) => position === 'around')) return 'circle'
  if (/spine|wirbels|column/i.test(placement?.asked ?? '')) return 'spine'
  if (rows.length > 1) return null
  const isShort = rows.every(({ text }) => text.length <= 18 && !isOwnFaced(text))
  // Figures and numerals lean apart on a curve.
  if (rows.every(({ text }) => FIGURES.test(text))) return null
  if (isArched(brief)) return 'arc'
  return look.stage === 'flash' && isShort && lot < 0.4 ? 'banner' : null
}

/** What the words are inked with: the style's ink, or black where they are too many or too thin for it. Black drops a shade where one was asked. */
export function inkOfWords(
  { letters, isThin = false }: Pick<StageLook, 'letters' | 'isThin'>,
  hand: HandName,
  rows: readonly Row[],
  isShaded = false,
): LetterInk {
  const text = rows.map((row) => row.text).join('')
  // The faces of other scripts are strong: two letters of them would be the heaviest thing that a single needle ever did.
  const own = inkFor(isThin && isOwnFaced(text) ? 'outline' : letters, hand, text)
  return isShaded && own === 'solid' ? inkFor('dropped', hand, text) : own
}

/** A needle's width in the units of the letters, when the whole of them is so wide on skin. */
export function leastLineFor(
  rows: readonly Row[],
  {
    hand,
    readFace,
    widthMm,
    weight = null,
  }: { hand: HandName; readFace: ReadFace; widthMm: number; weight?: Weight | null },
): number {
  const widths = rows.map(({ text, scale }) => scale * writeLine(text, { hand, readFace }).width)
  const needleMm = weight === 'thin' ? NEEDLE_MM.thin : NEEDLE_MM.usual
  // Ornament takes about a fifth of the whole width.
  const needle = (needleMm * Math.max(1, ...widths) * 1.2) / widthMm
  if (weight !== 'bold') return needle
  const isHeavy = BOLD_HANDS.includes(hand) || hand === 'chicano'
  const line = isHeavy ? HANDS[hand].hairline + BOLD_LINE.gain : BOLD_LINE.least
  return Math.max(needle, line * LETTER_SIZE)
}
