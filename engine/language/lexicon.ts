/**
 * Turns the hand-written lists of `vocabulary/` into one table: phrase -> what it may mean.
 *
 * A line of a subject list reads `targets: words ; es: words ; de: words`. Words are singular and separated by commas; plurals are
 * found by rule, irregular ones need their own word. The targets say what is drawn:
 *
 *   rose                       the motif of that name
 *   skull/sugar                a variant of a motif
 *   panther > tiger            the motif that is wanted, then stand-ins in order; the first that exists is drawn
 *   frog > icon frog           an icon as the last resort
 *   horse+winged               a motif with a modifier
 *   panther (tiger)            the one in brackets is only suggested, never drawn unasked
 *   none owned (star)          never drawn, with the reason
 *
 * A wanted motif that is not drawn yet switches on by itself once the registry has it.
 */
import type { Language, RelationKind, RelationManner } from '#engine/language/brief.ts'
import { listFlags } from '#engine/language/colour-sets.ts'
import { plain } from '#engine/language/normalise.ts'
import { resolveTargets, type SubjectEntry, type SubjectGroup } from '#engine/language/targets.ts'
import {
  addItalianWords,
  addTranslations,
  listLines,
  splitLine,
} from '#engine/language/translated.ts'
import { ADJECTIVES } from '#engine/language/vocabulary/adjectives.ts'
import { ANIMALS } from '#engine/language/vocabulary/animals.ts'
import { CHARACTERS } from '#engine/language/vocabulary/characters.ts'
import {
  COUNTS,
  POSITIONS,
  RELATIONS,
  VAGUE_COUNTS,
} from '#engine/language/vocabulary/counts-and-relations.ts'
import {
  DETAIL_IN_ENGLISH,
  DETAILS,
  MODIFIERS,
  MOODS,
} from '#engine/language/vocabulary/descriptions.ts'
import {
  FOREIGN_DETAILS,
  FOREIGN_POSITIONS,
  FOREIGN_RELATIONS,
} from '#engine/language/vocabulary/foreign-relations.ts'
import { FOOD } from '#engine/language/vocabulary/food.ts'
import { NARROWER_WORDS, NOUNS, ORDINARY_WORDS } from '#engine/language/vocabulary/generated.ts'
import { IDEAS } from '#engine/language/vocabulary/ideas.ts'
import {
  ITALIAN_COLOUR_MODES,
  ITALIAN_COLOURS,
  ITALIAN_COUNTS,
  ITALIAN_DETAILS,
  ITALIAN_PLACEMENTS,
  ITALIAN_POSITIONS,
  ITALIAN_RELATIONS,
  ITALIAN_SIZES,
  ITALIAN_STYLES,
} from '#engine/language/vocabulary/italian.ts'
import { MYTHICAL } from '#engine/language/vocabulary/mythical.ts'
import { NATURE } from '#engine/language/vocabulary/nature.ts'
import { NEAR_RELATIVES } from '#engine/language/vocabulary/near-relatives.ts'
import { NEAR_THINGS } from '#engine/language/vocabulary/near-things.ts'
import { OBJECTS } from '#engine/language/vocabulary/objects.ts'
import { HOLDS_ONLY_IN } from '#engine/language/vocabulary/only-in.ts'
import { PASTIMES } from '#engine/language/vocabulary/pastimes.ts'
import { PEOPLE } from '#engine/language/vocabulary/people.ts'
import { PLACES } from '#engine/language/vocabulary/places.ts'
import { PLANTS } from '#engine/language/vocabulary/plants.ts'
import {
  COLOUR_MODES,
  COLOURS,
  PLACEMENTS,
  SIZES,
  STYLES,
} from '#engine/language/vocabulary/styles.ts'
import { SYMBOLS } from '#engine/language/vocabulary/symbols.ts'
import { TOOLS } from '#engine/language/vocabulary/tools.ts'
import { listVerbForms } from '#engine/language/vocabulary/verbs.ts'
import { createWordList } from '#engine/language/word-list.ts'
import { listMotifs } from '#engine/motifs/registry.ts'

export type Entry =
  | SubjectEntry
  | {
      type:
        | 'style'
        | 'colourMode'
        | 'colour'
        | 'size'
        | 'mood'
        | 'modifier'
        | 'detail'
        | 'idea'
        | 'position'
      value: string
    }
  | { type: 'placement'; value: string; needsContext: boolean }
  | { type: 'count'; value: number; isExact: boolean }
  | {
      type: 'relation'
      kind: RelationKind
      isSwapped: boolean
      manner: RelationManner | null
      /** A form of a verb holds only in its own language. */
      language: Language | undefined
    }

export interface Lexicon {
  /** All meanings of a phrase that hold in a language. */
  find(phrase: string, language: Language): readonly Entry[]
  has(phrase: string): boolean
  /** Whether two words stand side by side in some phrase of the lists. */
  isPart(pair: string): boolean
  /** Whether an English reader knows the phrase as a subject; false for misspellings and other languages. */
  isEnglish(phrase: string): boolean
  isOrdinary(word: string): boolean
  isNoun(word: string): boolean
  /** Every word of the lists, with its language where it is not English. */
  words: ReadonlyMap<string, Language | undefined>
  /** Words that only one language has, a help in guessing it. */
  nativeWords: ReadonlyMap<string, Language>
}

/** Phrases of more words than this are not looked up. */
export const LONGEST_PHRASE = 6

const SUBJECT_LISTS: readonly (readonly [SubjectGroup, string])[] = [
  ['plant', PLANTS],
  ['animal', ANIMALS],
  ['mythical', MYTHICAL],
  ['person', PEOPLE],
  ['symbol', SYMBOLS],
  ['object', OBJECTS],
  ['object', FOOD],
  ['object', TOOLS],
  ['object', PASTIMES],
  ['object', PLACES],
  ['nature', NATURE],
  ['character', CHARACTERS],
]

export interface SubjectLine {
  group: SubjectGroup
  target: string
  words: { word: string; language: Language | undefined }[]
}

/** The subject lists, taken apart. */
export function listSubjectLines(): SubjectLine[] {
  const lines = SUBJECT_LISTS.flatMap(([group, text]) =>
    listLines(text).map((line) => ({ group, line })),
  )
  return lines.map(({ group, line }) => {
    const [target, rest] = splitLine(line)
    const words = rest.split(' ; ').flatMap((section, i) => {
      const language = i === 0 ? undefined : (section.trim().slice(0, 2) as Language)
      const list = language ? section.slice(section.indexOf(':') + 1) : section
      return list
        .split(',')
        .map((word) => ({ word: plain(word), language }))
        .filter(({ word }) => word !== '')
    })
    return { group, target, words }
  })
}

/** Every English phrase that the curated lists explain; the build of the generated tables leaves these alone. */
export function listCuratedWords(): ReadonlySet<string> {
  return new Set(
    listSubjectLines().flatMap(({ words }) =>
      words.filter(({ language }) => !language).map(({ word }) => word),
    ),
  )
}

const languageOf = (entry: Entry): Language | undefined =>
  entry.type === 'subject' || entry.type === 'relation' ? entry.language : undefined

/** Spanish, Portuguese and Italian are alike enough to be taken for one another in a short text. */
const ALIKE = /^(?:es|pt|it)$/

const isSpokenIn = (own: Language | undefined, language: Language): boolean =>
  !own || own === language || (ALIKE.test(own) && ALIKE.test(language))

const MIN_BORROWED = 6
const STAND_INS: ReadonlySet<string> = new Set(
  [NEAR_RELATIVES, NEAR_THINGS].flatMap((list) => list.split(',').map(plain)),
)

/** What is drawn as something that it only resembles is told, in every language, and is no other name of that. */
const tellStandIn = (phrase: string, entry: Entry): Entry =>
  entry.type === 'subject' && entry.source !== 'none' && STAND_INS.has(phrase)
    ? { ...entry, isStandIn: true }
    : entry

let kept: Lexicon | undefined

/** The one lexicon, made at first use: the lists are large and most processes never read a prompt. */
export function getLexicon(): Lexicon {
  kept ??= createLexicon()
  return kept
}

function createLexicon(): Lexicon {
  const phrases = new Map<string, Entry[]>()
  const words = new Map<string, Language | undefined>()
  const isOrdinary = createWordList(ORDINARY_WORDS)
  const pairs = new Set<string>()

  function add(word: string, meaning: Entry): void {
    const phrase = plain(word)
    if (phrase === '') return
    const entry = tellStandIn(phrase, meaning)
    const list = phrases.get(phrase)
    if (list) list.push(entry)
    else phrases.set(phrase, [entry])
    const language = languageOf(entry)
    const parts = phrase.split(' ')
    for (const [i, part] of parts.entries()) {
      if (i > 0) pairs.add(`${parts[i - 1]} ${part}`)
      if (!language || !words.has(part)) words.set(part, language)
      // Plurals too, so that a misspelt plural finds its word.
      if (entry.type === 'subject' && !language && !part.endsWith('s') && part.length > 3)
        words.set(part.endsWith('y') ? `${part.slice(0, -1)}ies` : `${part}s`, undefined)
    }
  }
  function addList(text: string, make: (value: string, word: string) => Entry): void {
    for (const line of listLines(text)) {
      const [value, list] = splitLine(line)
      for (const word of list.split(',')) add(word.replace('!', ''), make(value, word.trim()))
    }
  }

  for (const line of listSubjectLines()) {
    const entry = resolveTargets(line.target, line.words[0]?.word ?? '', line.group)
    const inLanguage = new Map<Language | undefined, SubjectEntry>([[undefined, entry]])
    for (const { word, language } of line.words) {
      const own = inLanguage.get(language) ?? { ...entry, language }
      inLanguage.set(language, own)
      add(word, own)
    }
    const slug = entry.wanted.replaceAll('-', ' ')
    // A line for a variant must not claim the plain name: "sword" is not the sword in the stone.
    if (entry.source !== 'none' && !entry.variant && !phrases.has(slug)) add(slug, entry)
  }
  addList(`${STYLES}${ITALIAN_STYLES}`, (value) => ({ type: 'style', value }))
  addList(`${COLOUR_MODES}${ITALIAN_COLOUR_MODES}`, (value) => ({ type: 'colourMode', value }))
  addList(`${COLOURS}${ITALIAN_COLOURS}`, (value) => ({ type: 'colour', value }))
  addList(`${SIZES}${ITALIAN_SIZES}`, (value) => ({ type: 'size', value }))
  addList(IDEAS, (value) => ({ type: 'idea', value }))
  addList(`${POSITIONS}${ITALIAN_POSITIONS}${FOREIGN_POSITIONS}`, (value) => ({
    type: 'position',
    value,
  }))
  addList(`${COUNTS}${ITALIAN_COUNTS}`, (value) => ({
    type: 'count',
    value: Number(value),
    isExact: true,
  }))
  addList(VAGUE_COUNTS, (value) => ({ type: 'count', value: Number(value), isExact: false }))
  addList(`${PLACEMENTS}${ITALIAN_PLACEMENTS}`, (value, word) => ({
    type: 'placement',
    value,
    needsContext: word.endsWith('!'),
  }))
  for (const { phrase, kind, manner, ...form } of listVerbForms())
    add(phrase, {
      type: 'relation',
      kind: kind as RelationKind,
      manner: manner as RelationManner | null,
      ...form,
    })
  addList(`${RELATIONS}${ITALIAN_RELATIONS}${FOREIGN_RELATIONS}`, (value) => {
    const [kind = '', manner] = value.split('@')
    return {
      type: 'relation',
      kind: kind.replace('~', '') as RelationKind,
      isSwapped: kind.endsWith('~'),
      manner: (manner as RelationManner | undefined) ?? null,
      language: undefined,
    }
  })
  const known = [...phrases]
  for (const [phrase, entries] of known)
    for (const entry of entries)
      if (entry.type === 'relation')
        for (const bent of contracted(phrase, entry.language))
          if (!phrases.has(bent)) add(bent, entry)
  for (const word of MOODS.split(',')) add(word, { type: 'mood', value: word.trim() })
  for (const word of [...MODIFIERS.split(','), ...ADJECTIVES.trim().split(/\s+/)])
    add(word, { type: 'modifier', value: word.trim().replace(/\s+/g, ' ') })
  for (const word of `${DETAILS},${ITALIAN_DETAILS},${FOREIGN_DETAILS}`.split(','))
    add(word, { type: 'detail', value: DETAIL_IN_ENGLISH.get(plain(word)) ?? word.trim() })

  const flag = phrases.get('flag')!.find(({ type }) => type === 'subject')!
  for (const phrase of listFlags()) if (!phrases.has(phrase)) add(phrase, flag)
  addItalianWords(phrases, add)
  addTranslations(phrases, add)

  const nativeWords = new Map<string, Language>()
  for (const [phrase, entries] of phrases) {
    const [first, ...others] = entries.map(languageOf)
    if (first && others.every((language) => language === first) && !isOrdinary(phrase))
      nativeWords.set(phrase, first)
  }
  addMotifWords(phrases)
  const narrower = addNarrowerWords(phrases)

  return {
    words,
    nativeWords,
    has: (phrase) => phrases.has(phrase),
    isPart: (pair) => pairs.has(pair),
    isOrdinary,
    isNoun: createWordList(NOUNS),
    isEnglish: (phrase) =>
      phrases.get(phrase)?.some((entry) => entry.type === 'subject' && !entry.language) ?? false,
    find(phrase, language) {
      const entries = phrases.get(phrase)
      if (!entries) return []
      // Breeds of an English dictionary are other words elsewhere, a French "terrier" a burrow; plants have one name everywhere.
      if (language !== 'en' && narrower.has(phrase) && !phrase.includes(' ')) return []
      const only = HOLDS_ONLY_IN.get(phrase)
      return entries.filter((entry) => {
        const allowed = only?.get(entry.type)
        if (allowed && !allowed.includes(language)) return false
        if (entry.type === 'relation') return isSpokenIn(entry.language, language)
        if (entry.type !== 'subject' || !entry.language || entry.language === language) return true
        // A foreign word counts only where it cannot be one of the text's own language: a French "vélo" is no Spanish "velo".
        if (language === 'en') return !isOrdinary(phrase) || phrase.length > 7
        if (!isSpokenIn(entry.language, language) && phrase.length < MIN_BORROWED) return false
        return !entries.some(
          (other) =>
            other !== entry &&
            other.type === 'subject' &&
            (other.language === language || !other.language),
        )
      })
    },
  }
}

/** Prepositions and what they become before an article: "seduto su", "seduto sulla". */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  de: 'd du des del do da dos das',
  di: 'd del dello della dell dei degli delle',
  da: 'dal dallo dalla dall dai dagli dalle',
  a: 'al allo alla all ai agli alle au aux ao aos',
  su: 'sul sullo sulla sull sui sugli sulle',
  em: 'no na nos nas num numa',
  von: 'vom',
  zu: 'zum zur',
}

function contracted(phrase: string, language: Language | undefined): string[] {
  const cut = phrase.lastIndexOf(' ')
  const forms = cut < 0 || language === 'en' ? undefined : WITH_ARTICLE[phrase.slice(cut + 1)]
  return forms?.split(' ').map((form) => `${phrase.slice(0, cut)} ${form}`) ?? []
}

/** "Hand holding a rose" as one word would swallow the rose and the holding. */
const SEVERAL = / (?:with|on|in|and|holding|attacking|leaving|under|through) /

/** A motif that no list mentions is still found by its own words. */
function addMotifWords(phrases: Map<string, Entry[]>): void {
  // "Red rose" and "two koi" as one word would swallow the colour and the count.
  const isDescribed = (word: string): boolean => {
    const first = phrases.get(word.split(' ')[0]!)
    return (
      word.includes(' ') &&
      (first?.some(({ type }) => /^(?:colour|count|size|modifier|style)$/.test(type)) ?? false)
    )
  }
  for (const motif of listMotifs()) {
    for (const word of [motif.name, ...motif.words].map(plain)) {
      if (phrases.has(word) || isDescribed(word) || SEVERAL.test(word)) continue
      phrases.set(word, [tellStandIn(word, resolveTargets(motif.name, word))])
    }
  }
}

function addNarrowerWords(phrases: Map<string, Entry[]>): ReadonlySet<string> {
  const added = new Set<string>()
  for (const line of listLines(NARROWER_WORDS)) {
    const [target, list] = splitLine(line)
    const entry = phrases.get(plain(target))?.find((other) => other.type === 'subject')
    if (entry?.type !== 'subject') continue
    // One list for all of them: there are thousands. Each names a kind of its own, drawn as the wider one: the person is told.
    const entries: Entry[] = [{ ...entry, isStandIn: true }]
    for (const word of list.split(', ')) {
      if (phrases.has(word)) continue
      phrases.set(word, entries)
      if (entry.group !== 'plant') added.add(word)
    }
  }
  return added
}
