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

const COORDINATES = /\d ?°|^-?\d+\.\d{3,}/

/** The hand that was asked for, else one of the style's. Figures alone are set where they can be told apart. */
export function handFor(
  { writing }: Brief,
  { hands }: StageLook,
  { texts, random }: { texts: readonly Text[]; random: Build['random'] },
): HandName {
  const chosen = hands[Math.floor(random() * hands.length)]!
  const { hand: asked, layout } = writing
  // A last stroke goes on only where letters join, and initials stand upright.
  if (layout === 'infinity' || layout === 'heartbeat')
    return [asked, chosen].find((hand) => hand && HANDS[hand].isJoined) ?? 'needle'
  if (asked) return asked
  if (layout === 'monogram') return HANDS[chosen].isJoined ? 'roman' : chosen
  if (!texts.every(({ isSmall }) => isSmall)) return chosen
  if (texts.some(({ text }) => COORDINATES.test(text)))
    return hands.includes('typewriter') ? 'typewriter' : 'fine-sans'
  return HANDS[chosen].isJoined || chosen === 'fraktur' ? 'roman' : chosen
}

/** Width against height of the room for words: one line where the layout has one. */
export function aspectFor({ writing }: Brief, { name, width, height }: Layout): number {
  if (name === 'band' || (writing.layout !== null && writing.layout !== 'rows'))
    return writing.layout === 'spine' ? 4 : 9
  return Math.max(1.3, (3.3 * width) / height)
}

/** The layout that was asked for, that the place asks for, or, for some, an arch by the seed. */
export function layoutOfWords(
  { writing, placement }: Brief,
  {
    look,
    hand,
    rows,
    random,
  }: { look: StageLook; hand: HandName; rows: readonly Row[]; random: Build['random'] },
): WordLayout | null {
  const lot = random()
  if (writing.layout) return writing.layout
  if (/spine|wirbels|column/i.test(placement?.asked ?? '')) return 'spine'
  if (rows.length > 1) return null
  const isShort = rows.every(({ text }) => text.length <= 18 && !isOwnFaced(text))
  if (look.stage === 'flash' && isShort && lot < 0.4) return 'banner'
  return !HANDS[hand].isJoined && isShort && lot > 0.82 ? 'arc' : null
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
