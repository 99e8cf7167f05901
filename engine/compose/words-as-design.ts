import type { Brief, Lettering } from '#engine/language/brief.ts'
import type { WordLayout } from '#engine/language/find-writing.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { textsOf } from '#engine/compose/preview-words.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import { hasInk, type Text } from '#engine/lettering/inscribe.ts'
import { plainText } from '#engine/lettering/set-line.ts'

export interface WordOptions {
  look: StageLook
  resources: EngineResources
}

/** The reader promises what the style's own hand can write. */
const canWrite = (text: string, { look, resources }: WordOptions) =>
  hasInk(text, { hand: look.hands[0]!, ...resources })

/** Of what is asked, what can be written. */
export const writable = (lettering: readonly Lettering[], options: WordOptions) =>
  lettering.filter(({ text }) => canWrite(text, options))

/** A sign of infinity with more letters in its line, or at its end, would be a page with a trinket: it is drawn, and they stand with it. */
const MOST_IN_SIGN = 60

export const fitsInSign = (lettering: readonly Lettering[]): boolean =>
  lettering.reduce((sum, { text }) => sum + text.length, 0) <= MOST_IN_SIGN

/** The words where they are the design: asked for by the style, or because nothing else was asked. Undefined otherwise. */
export function wordsAsDesign(
  brief: Brief,
  actors: readonly Actor[],
  options: WordOptions,
): Text[] | undefined {
  const { layout } = brief.writing
  if (!options.look.isLettering && layout !== 'infinity' && actors.length > 0) return undefined
  const asked = writable(brief.lettering, options)
  // A motif and a word are one design: only what is made of letters has its company about it.
  const isOfLetters =
    MADE_OF_LETTERS.has(layout ?? '') && (!SIGNS.has(layout ?? '') || fitsInSign(asked))
  if (actors.length > 0 && asked.length > 0 && !isOfLetters) return undefined
  if (asked.length > 0) return textsOf(asked, brief.writing.layout)
  // "Infinity symbol" names a layout of words and has none.
  if (actors.length > 0 && !options.look.isLettering) return undefined
  const word = unaskedWord(brief, actors, options)
  return word === undefined ? undefined : [{ text: word, isSmall: false }]
}

/** Layouts in which the words are the picture. */
const MADE_OF_LETTERS: ReadonlySet<string> = new Set<WordLayout>([
  'infinity',
  'infinity-end',
  'heartbeat',
  'heart',
  'ring',
  'band',
  'birds',
  'knuckles',
  'heart-between',
  'mirror',
  'spine',
  'limb',
])

const SIGNS: ReadonlySet<string> = new Set<WordLayout>(['infinity', 'infinity-end'])

/** What is written where no words were named: the person's own, never one of ours. */
function unaskedWord(
  brief: Brief,
  actors: readonly Actor[],
  options: WordOptions,
): string | undefined {
  const said = plainText(brief.prompt)
  const isIdea = actors.length === 0 && brief.subjects.every((subject) => subject.isSuggested)
  if (options.look.isLettering && isIdea && said.length <= 60 && canWrite(said, options))
    return said
  const first = brief.subjects[actors[0]?.subject ?? -1]
  const asked = first ?? brief.subjects.find(({ source }) => source !== 'none')
  const name = plainText(asked?.text ?? '')
  // A sign has a name of ours; drawn, it is what was meant.
  const isTheirs = said.toLowerCase().includes(name.toLowerCase())
  if (!isTheirs || !canWrite(name, options)) return undefined
  return name.slice(0, 1).toUpperCase() + name.slice(1, 60)
}
