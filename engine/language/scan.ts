import type { Language } from '#engine/language/brief.ts'
import { isOnBody } from '#engine/language/on-body.ts'
import { COLOUR_NOUN, isColourHere } from '#engine/language/colour-nouns.ts'
import { isAnd, isFollowedByName } from '#engine/language/grammar.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon, LONGEST_PHRASE, type Entry } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { ADJECTIVES, ADJECTIVES_BEFORE_NOUNS } from '#engine/language/vocabulary/adjectives.ts'
import { CHATTER } from '#engine/language/vocabulary/chatter.ts'
import { FOREIGN_CHATTER } from '#engine/language/vocabulary/foreign-chatter.ts'
import {
  COMMON_WORDS,
  FUNCTION_WORDS,
  STOP_WORDS,
} from '#engine/language/vocabulary/function-words.ts'
import { MEASURES } from '#engine/language/vocabulary/measures.ts'

export interface Token {
  text: string
  plain: string
  isPossessive: boolean
  isBoundary: boolean
}

/** One thing understood: which tokens, and what they mean. */
export interface Item {
  start: number
  end: number
  words: string
  entry: Entry | null
  isPlural: boolean
}

/** A prompt of the longest length has fewer words; a text of single letters may not make more work. */
const MAX_TOKENS = 500

const stopWords: ReadonlySet<string> = new Set(
  `${STOP_WORDS} ${COMMON_WORDS} ${Object.values(FUNCTION_WORDS).join(' ')}`
    .trim()
    .split(/\s+/)
    .map(plain),
)
export const isStopWord = (word: string): boolean => stopWords.has(word)

const chatter = `${MEASURES.trim()}\n${FOREIGN_CHATTER.trim()}\n${CHATTER.trim()}`
  .split('\n')
  .map((line) => new RegExp(line, 'giu'))

/** Takes out what people tell about themselves and to the artist. */
export function removeChatter(text: string): string {
  // A dash between spaces parts a sentence as a comma does.
  let rest = ` ${text} `.replace(/ -+ /g, ' , ')
  for (const pattern of chatter) rest = rest.replace(pattern, ' ')
  return rest
}

/** Function words are too short for the speller. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ['n', 'and'],
  ['wnat', 'want'],
  ['sumthin', 'something'],
  ['sumthing', 'something'],
  ['gonna', 'will'],
  ['adn', 'and'],
  ['teh', 'the'],
  ['hte', 'the'],
  ['wiht', 'with'],
  ['wih', 'with'],
  ['whit', 'with'],
  ['thru', 'through'],
  ['w', 'with'],
  ['bak', 'back'],
])

const BOUNDARY = /^[,.;:!?()\n]$/

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const words = text.matchAll(
    /\d+(?:[:.,/·•∙|-]\d+){2,}|\d{2}[/·•∙|]\d{1,2}(?!\d)|\d+[:.,]\d+|[\p{L}\p{N}&]+(?:['’][\p{L}]+)*|[,.;:!?()\n]/gu,
  )
  for (const [word] of words) {
    if (tokens.length >= MAX_TOKENS) break
    if (BOUNDARY.test(word)) {
      tokens.push({ text: word, plain: word, isPossessive: false, isBoundary: true })
      continue
    }
    const elided = /^(d|l|un|qu|n|j|c|m|t|dell|nell|sull|dall|all)['’](.+)$/i.exec(word)
    if (elided?.[1]) {
      const article = elided[1]
      tokens.push({
        text: article,
        plain: article.toLowerCase(),
        isPossessive: false,
        isBoundary: false,
      })
    }
    const body = elided?.[2] ?? word
    const isPossessive = /['’]s$/i.test(body)
    // "She'll" is no shell, "he'll" no hell.
    const said = plain(isPossessive ? body.slice(0, -2) : body.replace(/['’]ll$/i, ''))
    const bare = SLIPS.get(said) ?? said
    tokens.push({ text: body, plain: bare, isPossessive, isBoundary: false })
  }
  return tokens
}

/** Longest match first: phrases of several words, then single words. */
export function scan(tokens: Token[], language: Language): Item[] {
  const items: Item[] = []
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i]!
    const single = { start: i, end: i + 1, words: token.plain, entry: null, isPlural: false }
    const item = token.isBoundary ? single : (matchLongest(tokens, i, language) ?? single)
    items.push(item)
    i = item.end
  }
  return items
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function matchLongest(tokens: Token[], start: number, language: Language): Item | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length >= 1; length--) {
    const part = tokens.slice(start, start + length)
    if (part.some((token) => token.isBoundary)) continue
    const words = part.map((token) => token.plain).join(' ')
    for (const { form, isPlural } of listForms(part, words, language)) {
      const entry = chooseMeaning(getLexicon().find(form, language), {
        tokens,
        start,
        length,
        language,
      })
      // "Plantées dans" is said of several as "plantée dans" is of one.
      const isBent =
        entry?.type === 'relation' && length > 1 && isThingAhead(tokens, start + length, language)
      if (!entry || (isPlural && !isBent && !/^(?:subject|placement|colour)$/.test(entry.type)))
        continue
      const end = start + length
      const own = isPlural ? null : findOwnPlural(entry, { tokens, start, length, language })
      if (own) return { start, end, words, entry: own, isPlural: true }
      return {
        start,
        end,
        words,
        entry,
        isPlural: isPlural || isListedPlural(form, entry, language),
      }
    }
  }
  return null
}

const FAR_AHEAD = 5
/** "Entrelacées avec la date" joins nothing that could be seen. */
function isThingAhead(tokens: readonly Token[], at: number, language: Language): boolean {
  const ahead = tokens.slice(at, at + FAR_AHEAD)
  const stop = ahead.findIndex(({ isBoundary }) => isBoundary)
  return ahead.slice(0, stop < 0 ? FAR_AHEAD : stop).some(({ plain: word }) =>
    [word, ...listSingulars(word, language)].some((form) =>
      getLexicon()
        .find(form, language)
        .some(({ type }) => type === 'subject'),
    ),
  )
}

/** "Tre spade" are swords in Italian, whatever a spade is in English: a plural of the language itself comes first. */
function findOwnPlural(entry: Entry, place: Place): Entry | null {
  const { tokens, start, length, language } = place
  // A word alone does not tell its language: "kraken" is the monster, not several German octopuses.
  if (language === 'en' || tokens.length === 1 || length > 1) return null
  if (entry.type !== 'subject' || entry.language) return null
  const word = tokens[start]!.plain
  for (const form of listSingulars(word, language)) {
    if (form === word || !isPluralEnding(word, form)) continue
    const own = getLexicon()
      .find(form, language)
      .find((other) => other.type === 'subject' && other.language === language)
    if (own?.type === 'subject' && own.wanted !== entry.wanted) return own
  }
  return null
}

function listForms(part: Token[], words: string, language: Language) {
  const forms = [{ form: words, isPlural: false }]
  if (part.some((token) => token.isPossessive)) {
    const full = part.map((token) => token.plain + (token.isPossessive ? 's' : '')).join(' ')
    forms.push({ form: full, isPlural: false })
  }
  // "Dragon fly" and "butter fly" are one word in the lists.
  if (part.length === 2 && part.every(({ plain: word }) => word.length > 2 && !isStopWord(word)))
    forms.push({ form: words.replace(' ', ''), isPlural: false })
  // "4 leaf clover" is in the lists as "four leaf clover".
  if (part.length > 1 && /^\d /.test(words)) {
    const said = words.replace(/^\d/, (digit) => NUMBER_WORDS[Number(digit) - 2] ?? digit)
    forms.push({ form: said, isPlural: false })
  }
  const singulars = listSingulars(words, language)
  // "Relojes de arena", "avioncito de papel": the first word bends.
  const [first, ...rest] = part
  const isRomance = /^(?:es|fr|pt|it)$/.test(language)
  const bent = isRomance && first && rest.length > 0 ? listSingulars(first.plain, language) : []
  const tail = rest.map((token) => token.plain).join(' ')
  forms.push(
    ...bent.map((form) => ({
      form: `${form} ${tail}`,
      isPlural: isPluralEnding(first!.plain, form),
    })),
  )
  // "Pesci rossi", "cochons volants": both words bend.
  if (isRomance && rest.length === 1)
    for (const one of bent)
      for (const other of listSingulars(tail, language))
        forms.push({ form: `${one} ${other}`, isPlural: isPluralEnding(words, one) })
  if (language !== 'en') singulars.push(...listSingulars(words, 'en'))
  // A martini with olives is one martini.
  const isOfOne = / with /.test(words)
  return [
    ...forms,
    ...singulars.map((form) => ({ form, isPlural: !isOfOne && isPluralEnding(words, form) })),
  ]
}

/** A diminutive ("perrito", "Kätzchen") is found by the same rules and is one thing. */
const isPluralEnding = (words: string, form: string): boolean =>
  !/(?:ito|ita|illo|illa|inho|inha|ette|chen|lein|ino|ina|etto|etta)$/.test(words) ||
  form.length > words.length

/** Irregular plurals stand in the lists as words of their own: "wolves" beside "wolf". */
function isListedPlural(form: string, entry: Entry, language: Language): boolean {
  if (entry.type !== 'subject') return false
  // By the rules of its own language: "elefante" is no plural of the Spanish "elefanta".
  const own = entry.language ?? (language === 'en' ? 'en' : undefined)
  if (own !== language || !isPluralEnding(form, form)) return false
  // "Little stars" stands in the lists as it is: its last word tells.
  const last = form.slice(form.lastIndexOf(' ') + 1)
  if (last !== form && listSingulars(last, language).includes(entry.wanted)) return true
  return listSingulars(form, language).some((singular) =>
    getLexicon()
      .find(singular, language)
      .some(
        (other) =>
          other.type === 'subject' &&
          other.wanted === entry.wanted &&
          (language === 'en' || other.language === language),
      ),
  )
}

export interface Place {
  tokens: Token[]
  start: number
  length: number
  language: Language
}

const PRIORITY: readonly Entry['type'][] = [
  'colourMode',
  'placement',
  'style',
  'subject',
  'position',
  'relation',
  'count',
  'size',
  'colour',
  'detail',
  'modifier',
  'mood',
  'idea',
]

/** Of several meanings the one that fits its place in the sentence. */
function chooseMeaning(entries: readonly Entry[], place: Place): Entry | null {
  if (entries.length === 0) return null
  const { tokens, start, length, language } = place
  const token = tokens[start]!
  const before = tokens[start - 1]
  const after = tokens[start + length]?.plain ?? ''
  const isMaybeName =
    language !== 'de' &&
    before !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    /^\p{Ll}/u.test(before.text)
  if (isMaybeName && isFollowedByName(before.plain)) return null
  // "Minha cachorrinha vira-lata Pipoca": a capital after a noun, where nouns have none.
  if (isMaybeName && language !== 'en' && !isStopWord(before.plain)) return null
  const next = tokens[start + length]
  const goesOn = next !== undefined && !next.isBoundary && !isAnd(next.plain)
  const joinsOn = goesOn && entries.some((entry) => entry.type === 'relation')
  const isNoNoun = language === 'de' && /^\p{Ll}/u.test(token.text) && writesNounsLarge(tokens)
  const allowed = entries.filter((entry) => {
    if (isNoNoun && entry.type === 'subject' && entry.language === 'de') return false
    if (isMaybeName && language === 'en' && entry.type === 'subject' && entry.language) return false
    // "Un chat qui pêche": a verb.
    if (entry.type === 'subject' && length === 1 && /^(?:qui|che)$/.test(before?.plain ?? ''))
      return false
    if (entry.type === 'subject' && length === 1 && COLOUR_NOUN.test(token.plain))
      return !isColourHere(place)
    // "A round door".
    if (
      entry.type === 'relation' &&
      length === 1 &&
      /^(?:an?|two|three)$/.test(before?.plain ?? '')
    )
      return false
    // "Derrière" before a noun joins two things; at the end of a clause it only places one.
    if (entry.type === 'position' && (joinsOn || (entry.value === 'with' && goesOn))) return false
    return entry.type !== 'placement' || isOnBody(entry.needsContext, place)
  })
  // "Two devils playing cards": what they do with them.
  if (length > 1 && token.plain === 'playing' && isBeingWord(before, language)) return null
  if (token.plain === 'bow' && length === 1 && after === 'and')
    return entries.find((entry) => entry.type === 'subject') ?? null
  // "A fox and a hare boxing": what they do, where a being stands right before it.
  const doing = allowed.find((entry) => entry.type === 'relation' && entry.manner === 'fighting')
  if (doing && token.plain.endsWith('ing') && isBeingWord(before, language)) return doing
  if (language === 'en' && length === 1 && isAdjective(place)) return asModifier(token.plain)
  for (const type of PRIORITY) {
    const fitting = allowed.filter((entry) => entry.type === type)
    const native = fitting.find((entry) => entry.type === 'subject' && entry.language === language)
    const choice = native ?? fitting[0]
    if (choice) return choice
  }
  return null
}

const adjectives: ReadonlySet<string> = new Set(ADJECTIVES.trim().split(/\s+/))
const nounsToo: ReadonlySet<string> = new Set(ADJECTIVES_BEFORE_NOUNS.split(' '))
const asModifier = (word: string): Entry => ({ type: 'modifier', value: word })

/** "A starry whale", "a whale, starry": how it looks; "a rainbow" is a thing. */
function isAdjective({ tokens, start }: Place): boolean {
  const word = tokens[start]!.plain
  if (adjectives.has(word)) return true
  const next = tokens[start + 1]
  return (
    nounsToo.has(word) &&
    next !== undefined &&
    getLexicon()
      .find(next.plain, 'en')
      .some(({ type }) => type === 'subject')
  )
}

const BEING_GROUP = /^(?:animal|mythical|person|character)$/

const isBeingWord = (token: Token | undefined, language: Language): boolean =>
  token !== undefined &&
  [token.plain, ...listSingulars(token.plain, language)].some((form) =>
    getLexicon()
      .find(form, language)
      .some((entry) => entry.type === 'subject' && BEING_GROUP.test(entry.group ?? '')),
  )

/** Whoever writes one German noun as it should be writes no noun small: "angelt" is a verb then. */
export const writesNounsLarge = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, i) => i > 0 && !tokens[i - 1]!.isBoundary && /^\p{Lu}\p{Ll}{2}/u.test(text),
  )
