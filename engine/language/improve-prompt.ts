import type { Brief, Language, Subject } from '#engine/language/brief.ts'
import { writeBareName } from '#engine/language/describe.ts'
import { isEmptyBrief } from '#engine/language/empty-brief.ts'
import { listSingulars, pluralise } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'

/** What the form beside the text says. It fills what the text leaves open and never speaks against it. */
export interface ImproveOptions {
  style?: string | undefined
  placement?: string | undefined
  colourMode?: 'black' | 'colored' | undefined
  /** What somebody else made of the text: taken where it keeps every fact. */
  candidate?: string | undefined
}

/**
 * The same wish, said better: what is misspelt is spelt, what is to be written stands in quotation marks, and what the form says is
 * added. The person's own words stay, with every name, date and dedication. A text that is given back as it was needs no help.
 */
export function improvePrompt(text: string, options: ImproveOptions = {}): string {
  const brief = readPrompt(text)
  const own = text.trim()
  const { candidate } = options
  if (candidate !== undefined && keepsFacts(own, brief, candidate)) return candidate
  if (isEmptyBrief(brief)) return text
  const added = writeAdded(brief, options)
  const spelt = quoteLettering(spellSubjects(own, brief), brief)
  const better = [spelt, own]
    .map((said) => joinSentences(said, added))
    .find((said) => said.length <= PROMPT_MAX_LENGTH && asksTheSame(brief, readPrompt(said), added))
  return better ?? text
}

/** Only what is missing from a text is added to it; to a text that has all of it, nothing, not even a full stop. */
function joinSentences(said: string, added: string): string {
  if (added === '') return said
  const first = said.charAt(0).toLocaleUpperCase() + said.slice(1)
  return `${/[.!?…]$/.test(first) ? first : `${first}.`} ${added}`
}

const STYLE_WORDS: Record<Language, (style: string) => string> = {
  en: (style) => `In ${style} style`,
  es: (style) => `Estilo ${style}`,
  de: (style) => `Stil: ${style}`,
  fr: (style) => `Style ${style}`,
  pt: (style) => `Estilo ${style}`,
  it: (style) => `Stile ${style}`,
}
const COLOUR_WORDS = { black: 'in black and grey', colored: 'in full colour' } as const

/** In one sentence. Other languages get the style alone, whose name is the same in all of them: the form says the rest. */
function writeAdded({ style, placement, colourMode, language }: Brief, options: ImproveOptions) {
  const isEnglish = language === 'en'
  const parts = [
    style === null && options.style ? STYLE_WORDS[language](options.style) : '',
    isEnglish && colourMode === null && options.colourMode ? COLOUR_WORDS[options.colourMode] : '',
    isEnglish && placement === null && options.placement
      ? `on the ${options.placement.toLowerCase()}`
      : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return ''
  const sentence = parts.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** A word that no list has was understood as another: that one is what is meant. */
function spellSubjects(text: string, { subjects, language }: Brief): string {
  if (language !== 'en') return text
  return subjects.reduce((said, subject) => {
    const misspelt = findMisspelt(subject)
    if (misspelt === undefined) return said
    const name = writeBareName(subject)
    const meant = misspelt.endsWith('s') ? pluralise(name) : name
    return said.replace(new RegExp(`(?<!\\p{L})${escape(misspelt)}(?!\\p{L})`, 'u'), meant)
  }, text)
}

/** Names beside it are nobody's to spell. */
function findMisspelt({ text, source, isSuggested }: Subject): string | undefined {
  if (source === 'none' || isSuggested) return undefined
  const [word, ...others] = text.split(' ').filter((part) => !/^\p{Lu}/u.test(part))
  if (word === undefined || others.length > 0) return undefined
  const lexicon = getLexicon()
  const isKnown = [plain(word), ...listSingulars(plain(word), 'en')].some(
    (form) => lexicon.has(form) || lexicon.isOrdinary(form) || lexicon.isNoun(form),
  )
  return isKnown || isRunTogether(plain(word)) ? undefined : word
}

/** "Postbox" stands in the lists as two words, and is spelt well. */
const isRunTogether = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => i + 3).some((cut) =>
    getLexicon().has(`${word.slice(0, cut)} ${word.slice(cut)}`),
  )

const QUOTED = /[“”„«»"‘’']/

/** What stands in quotation marks is written and nothing else, whoever reads it. */
function quoteLettering(text: string, { lettering }: Brief): string {
  return lettering.reduce((said, { text: line, kind }) => {
    const at = said.indexOf(line)
    const isPlain = kind === 'name' || kind === 'word'
    if (at === -1 || !isPlain || QUOTED.test(said)) return said
    return `${said.slice(0, at)}“${line}”${said.slice(at + line.length)}`
  }, text)
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Everything a person would miss, each as a line that two readings of one wish have in common. */
function listAsked({ subjects, relations, lettering, placement }: Brief): string[] {
  const name = (index: number) => subjects[index]?.wanted
  return [
    `${subjects.length} subjects`,
    ...subjects.map(({ wanted, count }) => `${count} ${wanted}`),
    ...relations
      .filter(({ kind }) => kind !== 'with')
      .map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    `${lettering.length} lines`,
    ...lettering.map((line) => `says ${line.text}`),
    ...(placement ? [`on ${placement.gallery}`] : []),
  ]
}

/** Whether a reading asks for all that the other does, and for no more than was added to it. */
function asksTheSame(before: Brief, after: Brief, added: string): boolean {
  const understood = new Set(listAsked(after))
  const isStyleKept =
    before.style === null ? added !== '' || after.style === null : before.style === after.style
  const isColourKept = before.colourMode === null || before.colourMode === after.colourMode
  return isStyleKept && isColourKept && listAsked(before).every((wish) => understood.has(wish))
}

/** Names, figures and what is said of whom: words that nobody may lose from somebody's wish. */
const FACTS =
  /“[^”]+”|"[^"]+"|«[^»]+»|\d[\d./:-]*|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+|(?<=\b(?:my|our|his|her|mi|mis|mein|meine[nrms]?|mon|ma|mes|minha|meu|mia|mio) )\p{L}{3,}/gu

/** Whether what somebody else made of a text still says all of it, and asks for nothing else. */
export function keepsFacts(text: string, brief: Brief, candidate: string): boolean {
  const said = plain(candidate)
  const hasFacts = (text.match(FACTS) ?? []).every((fact) => said.includes(plain(fact)))
  return hasFacts && asksTheSame(brief, readPrompt(candidate), candidate)
}
