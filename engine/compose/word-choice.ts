import type { Brief } from '#engine/language/brief.ts'
import type { WordLayout } from '#engine/language/find-writing.ts'
import type { Build } from '#engine/compose/build.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { writeLine, type Row } from '#engine/lettering/block.ts'
import type { ReadFace } from '#engine/lettering/faces.ts'
import { HANDS, type HandName } from '#engine/lettering/hands.ts'
import { inkFor, type LetterInk } from '#engine/lettering/letter-ink.ts'
import type { Text } from '#engine/lettering/inscribe.ts'
import { isOwnFaced } from '#engine/lettering/scripts.ts'

/** What one needle leaves on skin. */
const NEEDLE_MM = 0.3

const FIGURES = /^[\dIVXLCDM\s.,·/:°'"′″NSEWO–—-]+$/
const COORDINATES = /\d ?°|^-?\d+\.\d{3,}/

/** Hands for a name or a word: a verse of them is a wall. */
const LOUD: ReadonlySet<HandName> = new Set(['bold-script', 'nouveau', 'fraktur', 'western'])
const VERSE_FROM = 30

/** "Plain and small" asks for no blackletter with a drop shade. */
const QUIET_ASKED =
  /\b(?:plain|simple|small|tiny|little|subtle|discreet|dainty|delicate|minimal(?:ist)?|thin|fin[eoa]s?|sencill[oa]|pequeñ[oa]|discret[oa]|delicad[oa]|schlicht|klein|fein(?:e[rnms]?)?|dezent|petite?|discrète?|fine?ment|simples|pequen[oa]|piccol[oa]|semplice)\b/i
const QUOTATION = /["“„«][^"“”„«»]*["”“»]/g
const QUIET: readonly HandName[] = ['needle', 'fine-sans', 'monoline', 'typewriter']

const INITIALS = /^\p{Lu}(?:\.|\. ?|\s?[&+]\s?)?\p{Lu}(?:\. ?\p{Lu})?\.?$/u

/** The hand that was asked for, else one of the style's. Figures alone are set where they can be told apart. */
export function handFor(
  { writing, prompt }: Brief,
  { hands: own, stage, isLettering = false }: StageLook,
  { texts, random }: { texts: readonly Text[]; random: Build['random'] },
): HandName {
  const isQuiet = isLettering && QUIET_ASKED.test(prompt.replaceAll(QUOTATION, ''))
  const hands = isQuiet ? QUIET : own
  const isLong = texts.reduce((sum, { text }) => sum + text.length, 0) > VERSE_FROM
  const quiet = isLong ? hands.filter((hand) => !LOUD.has(hand)) : hands
  const suited = quiet.length > 0 ? quiet : hands
  const chosen = suited[Math.floor(random() * suited.length)]!
  const { hand: asked, layout } = writing
  // A last stroke goes on only where letters join, and initials stand upright.
  if (layout === 'infinity-end' || layout === 'heartbeat')
    return [asked, chosen].find((hand) => hand && HANDS[hand].isJoined) ?? 'needle'
  // On fingers every letter stands alone.
  if (layout === 'knuckles' && asked === null) return HANDS[chosen].isJoined ? 'textura' : chosen
  // Joined letters have no half that could be mirrored.
  if (layout === 'mirror')
    return [asked, chosen].find((hand) => hand && HANDS[hand].isCapitals) ?? 'roman'
  // Needle lines are lost among the thick ones of flash.
  if ((layout === 'stem' || layout === 'infinity') && asked === null)
    return HANDS[chosen].isJoined ? chosen : stage === 'flash' ? 'sign-painter' : 'needle'
  if (asked) return asked
  const large = texts.filter(({ isSmall }) => !isSmall)
  if (large.length > 0 && large.every(({ text }) => isShouted(text)) && isForSmall(chosen))
    return stage === 'flash' ? 'sailor' : HANDS[chosen].hairline < 0.03 ? 'fine-sans' : 'roman'
  if (layout === 'monogram') return HANDS[chosen].isJoined ? 'roman' : chosen
  if (large.length > 0) return chosen
  if (texts.some(({ text }) => COORDINATES.test(text)))
    return hands.includes('typewriter') ? 'typewriter' : 'fine-sans'
  const isPlain = chosen === 'typewriter' || HANDS[chosen].isCapitals === true
  return isPlain && chosen !== 'western' ? chosen : 'roman'
}

/** Hairlines are lost on cloth: who asked for cursive and no more gets one with weight. */
export function handOnCloth({ writing }: Brief, { stage }: StageLook, hand: HandName): HandName {
  const isThin = hand === 'needle' || hand === 'monoline'
  const isMeant = /needle|fine|thin|delicate|mono|hand/i.test(writing.said.join(' '))
  if (!isThin || isMeant) return hand
  return stage === 'flash' ? 'sign-painter' : 'copperplate'
}

const isShouted = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** Its capitals begin a word and are none to spell one with: a word of them cannot be read. */
const isForSmall = (hand: HandName) =>
  HANDS[hand].isJoined === true || hand === 'textura' || hand === 'fraktur' || hand === 'brush'

/** Where several lines stand better than one: a long one along an arm would be as low as a thread. */
const ROOM: Partial<Record<string, number>> = { heart: 3.4, ring: 2.2, spine: 4, limb: 6.5 }

/** Width against height of the room for words: one line where the layout has one. */
export function aspectFor({ writing }: Brief, { name, width, height }: Layout): number {
  if (name === 'band' || (writing.layout !== null && writing.layout !== 'rows'))
    return ROOM[writing.layout ?? ''] ?? 9
  return Math.max(1.3, (3.3 * width) / height)
}

/** The layout that was asked for, that the place asks for, or, for some, an arch by the seed. */
export function layoutOfWords(
  { writing, placement, lettering }: Brief,
  {
    look,
    hand,
    rows,
    random,
  }: { look: StageLook; hand: HandName; rows: readonly Row[]; random: Build['random'] },
): WordLayout | null {
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
  const isArchable = rows.every(({ text }) => (text.match(/\p{L}/gu) ?? []).length >= 5)
  // Figures and numerals lean apart on a curve.
  if (rows.every(({ text }) => FIGURES.test(text))) return null
  if (look.stage === 'flash' && isShort && lot < 0.4) return 'banner'
  return !HANDS[hand].isJoined && isShort && isArchable && lot > 0.82 ? 'arc' : null
}

/** What the words are inked with: the style's ink, or black where they are too many or too thin for it. */
export const inkOfWords = (
  { letters }: StageLook,
  hand: HandName,
  rows: readonly Row[],
): LetterInk => inkFor(letters, hand, rows.map(({ text }) => text).join(''))

/** A needle's width in the units of the letters, when the whole of them is so wide on skin. */
export function leastLineFor(
  rows: readonly Row[],
  { hand, readFace, widthMm }: { hand: HandName; readFace: ReadFace; widthMm: number },
): number {
  const widths = rows.map(({ text, scale }) => scale * writeLine(text, { hand, readFace }).width)
  // Ornament takes about a fifth of the whole width.
  return (NEEDLE_MM * Math.max(1, ...widths) * 1.2) / widthMm
}
