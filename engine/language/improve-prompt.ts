import type { Brief, Size } from '#engine/language/brief.ts'
import { describeWhat, writeBareName, writeList } from '#engine/language/describe.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import {
  ALONE_ADVICE,
  DARK_SKIN_ADVICE,
  GENERAL_ADVICE,
  LETTERING_ADVICE,
  PLACEMENT_ADVICE,
  STYLE_ADVICE,
} from '#engine/language/vocabulary/advice.ts'

/** What the form beside the text says. It fills what the text leaves open and never speaks against it. */
export interface ImproveOptions {
  style?: string | undefined
  placement?: string | undefined
  colourMode?: 'black' | 'colored' | undefined
  size?: Size | undefined
  /** 1 to 10 on the Monk scale. */
  skinTone?: number | undefined
}

/** From this tone on, thin grey shading is lost in the skin. */
const DEEP_TONE = 7

/**
 * Rewrites a poor prompt into a good one: everything that was asked, in plain words, and what a tattooer would want to know besides.
 * What was written is read again: where it says less than the person did, or nothing was understood, their own words stay.
 */
export function improvePrompt(text: string, options: ImproveOptions = {}): string {
  const brief = readPrompt(text)
  const style = brief.style ?? options.style ?? null
  const advice = [
    (style && STYLE_ADVICE.get(style)) ?? GENERAL_ADVICE,
    ...((options.skinTone ?? 0) >= DEEP_TONE ? [DARK_SKIN_ADVICE] : []),
  ]
  const what = describeWhat(brief)
  const better = joinSentences([
    what === ''
      ? closeSentence(text.trim())
      : writeWish(what, style, brief.colourMode ?? options.colourMode),
    ...writeLayout(brief),
    ...writePlace(brief, options),
    ...(brief.mood.length > 0 ? [`The mood is ${writeList(brief.mood)}.`] : []),
    ...(brief.without.length > 0 ? [`No ${brief.without.join(', no ')}.`] : []),
    ...advice,
  ])
  const understood = new Set(listAsked(readPrompt(better)))
  if (listAsked(brief).every((wish) => understood.has(wish))) return better
  return joinSentences([
    closeSentence(text.trim()),
    ...(brief.placement ? [] : writePlace(brief, options)),
    ...advice,
  ])
}

const joinSentences = (sentences: readonly string[]) =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/** Everything a person would miss, each as a line that two readings of one wish have in common. */
function listAsked({
  subjects,
  relations,
  lettering,
  placement,
  style,
  colourMode,
}: Brief): string[] {
  const name = (index: number) => subjects[index]?.wanted
  return [
    `${subjects.length} subjects`,
    ...subjects.map(({ wanted, count }) => `${count} ${wanted}`),
    ...relations
      .filter(({ kind }) => kind !== 'with')
      .map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    ...lettering.map((line) => `says ${line.text}`),
    ...(placement ? [`on ${placement.gallery}`] : []),
    ...(style ? [`in ${style}`] : []),
    ...(colourMode ? [colourMode] : []),
  ]
}

const COLOUR_PHRASES = { black: ', in black and grey', colored: ', in full colour' } as const

function writeWish(what: string, style: string | null, colour: Brief['colourMode'] | undefined) {
  return `${style ? `${style} tattoo` : 'Tattoo'} of ${what}${colour ? COLOUR_PHRASES[colour] : ''}.`
}

function writeLayout({ subjects, lettering }: Brief): string[] {
  const hero = subjects.find(({ role }) => role === 'hero')
  if (!hero) return lettering.length > 0 ? [LETTERING_ADVICE] : []
  if (subjects.length === 1 && lettering.length === 0) return [ALONE_ADVICE]
  return [`Make the ${writeBareName(hero)} the largest, and let nothing cover it.`]
}

function writePlace(brief: Brief, options: ImproveOptions): string[] {
  const gallery = brief.placement?.gallery ?? options.placement ?? null
  const size = brief.size ?? options.size ?? null
  const sizes = size ? [`Make it ${size}.`] : []
  if (!gallery) return sizes
  const asked = plain(brief.placement?.asked ?? '')
  const isEnglish = getLexicon()
    .find(asked, 'en')
    .some(
      (entry) =>
        entry.type === 'placement' &&
        entry.value === gallery &&
        ENGLISH.test(asked) &&
        !/\b(?:my|our)\b/.test(asked),
    )
  const place = isEnglish ? asked.replace(/^(?:on|my|our|the) /, '') : gallery.toLowerCase()
  const article = /^[aeiou]/.test(place) ? 'an' : 'a'
  const isForm = /(?:band|sleeve)$/.test(place)
  const sentence = isForm ? `Make it ${article} ${place}.` : `Place it on the ${place}.`
  return [sentence, PLACEMENT_ADVICE.get(gallery) ?? '', ...sizes]
}

/** Our own list of placements is in five languages; these are the English words of it. */
const ENGLISH =
  /\b(?:arm|forearm|sleeve|biceps?|triceps?|thigh|leg|hip|knee|hand|palm|shoulders?|neck|nape|throat|wrists?|armband|wristband|anklet|back|spine|calf|shin|chest|collarbone|ribs?|ribcage|stomach|belly|sternum|underboob|fingers?|knuckles?|ankles?|foot|feet|elbow)$/

const closeSentence = (text: string): string =>
  text === '' || /[.!?]$/.test(text) ? text : `${text}.`
