import {
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
} from 'obscenity'
import {
  ALLOWED,
  CONTEXT_RULES,
  PHRASES,
  RECOVERY,
  RULE_IDS,
  SWASTIKA,
  SWASTIKA_RELIGIONS,
  TERMS,
  type ContextRule,
} from '#server/features/moderation/moderation-rules.ts'
import {
  ModerationRefusedError,
  type Breach,
  type TextKind,
} from '#server/features/moderation/moderation.errors.ts'
import { listReadings } from '#server/features/moderation/normalise-text.ts'

/** Throws ModerationRefusedError, which names the words and the rule. Comes before anything is charged or shown. */
export function checkText(text: string, kind: TextKind): void {
  const breach = findBreach(text, kind)
  if (breach) throw new ModerationRefusedError(breach, kind)
}

/** What a text may be read as, for those who keep lists of their own. */
export const listReadingsOf = (text: string): string[] => listReadings(text)

/** The gravest rule that a text breaks, and where. Swearing is a matter of taste in a tattoo, not in a name that others see. */
export function findBreach(text: string, kind: TextKind): Breach | undefined {
  const readings = listReadings(text).map(removeAllowed)
  const breaches = readings.flatMap((reading) => [
    ...listTermBreaches(reading),
    ...listPhraseBreaches(reading),
    ...CONTEXT_RULES.flatMap((rule) => listContextBreaches(reading, rule)),
  ])
  const isRecovery = readings.some((reading) => RECOVERY.test(reading))
  return breaches
    .filter(({ rule }) => rule !== 'profanity' || kind !== 'prompt')
    .filter(({ rule }) => rule !== 'self-harm' || !isRecovery)
    .toSorted((a, b) => RULE_IDS.indexOf(a.rule) - RULE_IDS.indexOf(b.rule))[0]
}

const listEntries = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '')

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const ALLOWED_PHRASES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${listEntries(ALLOWED)
    // The longest first: of two that begin alike, the first in the list would win.
    .toSorted((a, b) => b.length - a.length)
    // A hyphen in the text may have been taken for a space or for nothing.
    .map((phrase) => escape(phrase).replaceAll(' ', ' ?'))
    .join('|')})(?![\p{L}\p{N}])`,
  'gu',
)
/** Leaves something that is no word, so that what stood on both sides does not come together. */
const removeAllowed = (text: string) => text.replace(ALLOWED_PHRASES, '·')

/** Letters that English doubles; all others count once however often they are repeated. */
const DOUBLED = 'beolsg'
const SPELLINGS = [
  resolveConfusablesTransformer(),
  resolveLeetSpeakTransformer(),
  collapseDuplicatesTransformer({
    defaultThreshold: 1,
    customThresholds: new Map(Array.from(DOUBLED, (letter): [string, number] => [letter, 2])),
  }),
]

const COMPILED = RULE_IDS.flatMap((rule) =>
  listEntries(TERMS[rule])
    .flatMap((term) => [term, ...hideVowel(term)])
    .map((term) => ({ rule, pattern: parseRawPattern(toRawPattern(term)) })),
).map((term, id) => ({ ...term, id }))

const MATCHER = new RegExpMatcher({
  blacklistedTerms: COMPILED,
  blacklistMatcherTransformers: SPELLINGS,
})

/** The words as they are printed in newspapers: f\*ck. */
function hideVowel(term: string): string[] {
  if (!/^\*?[a-z]{4,}\*?$/.test(term)) return []
  return [term.replace(/(?<=[a-z])[aeiou]/, '¤')]
}

/** Into obscenity's notation: `|` is the edge of a word, `[x]` an x that may be missing. */
function toRawPattern(term: string): string {
  const core = term.replace(/^\*|\*$/g, '')
  const letters = Array.from(core.matchAll(/(.)\1*/gsu), ([run]) => {
    const letter = run[0] === '¤' ? '*' : String.fromCodePoint(run.codePointAt(0)!)
    if (!DOUBLED.includes(letter)) return letter
    return run.length > 1 ? letter + letter : `${letter}[${letter}]`
  })
  const isOpen = { start: term.startsWith('*'), end: term.endsWith('*') }
  return `${isOpen.start ? '' : '|'}${letters.join('')}${isOpen.end ? '' : '|'}`
}

function listTermBreaches(text: string): Breach[] {
  return MATCHER.getAllMatches(text).map(({ termId, startIndex, endIndex }) => ({
    rule: COMPILED[termId]!.rule,
    words: widen(text, startIndex, endIndex + 1),
  }))
}

/** To whole words, so that people recognise what they wrote. */
function widen(text: string, start: number, end: number): string {
  const from = text.lastIndexOf(' ', start) + 1
  const to = text.indexOf(' ', end)
  return text.slice(from, to === -1 ? text.length : to)
}

function listPhraseBreaches(text: string): Breach[] {
  const found = PHRASES.flatMap(([rule, pattern]): Breach[] => {
    const match = pattern.exec(text)
    return match ? [{ rule, words: match[0] }] : []
  })
  const swastika = SWASTIKA.exec(text)
  if (swastika && !SWASTIKA_RELIGIONS.test(text)) found.push({ rule: 'hate', words: swastika[0] })
  return found
}

function listContextBreaches(
  text: string,
  { rule, first, second, withinWords }: ContextRule,
): Breach[] {
  const words = text.split(' ')
  for (const [at, word] of words.entries()) {
    if (!first.test(word)) continue
    const from = Math.max(0, at - withinWords)
    const near = words.slice(from, at + withinWords + 1)
    const other = near.findIndex((candidate) => second.test(candidate))
    if (other === -1) continue
    const [start, end] = [Math.min(at, from + other), Math.max(at, from + other)]
    return [{ rule, words: words.slice(start, end + 1).join(' ') }]
  }
  return []
}
