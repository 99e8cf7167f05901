import type { Lettering, LetteringKind } from '#engine/language/brief.ts'
import {
  ABOUT_NUMBERS,
  BEFORE_WRITTEN,
  COLON_SAYING,
  COORDINATES,
  DATE,
  FAMILY_NAME,
  FAREWELL,
  LETTER_PAIR,
  LETTERS,
  LOW_BEFORE_WRITTEN,
  LOW_NAME,
  MOTTO,
  NAME_BEFORE_QUOTE,
  NAMES,
  NAMES_BEFORE,
  NOT_ROMAN,
  NUMBER,
  PARENT,
  QUOTED,
  ROMAN,
  SAYING,
  SHOUTED,
  VERSE,
  WANTS_ROMAN,
  WHOLE_DATE,
  WORD,
  YEAR_OF_THING,
} from '#engine/language/lettering-patterns.ts'
import { writeInRoman } from '#engine/language/roman-numerals.ts'

/** More inscriptions than this do not fit one tattoo. */
export const MAX_LETTERINGS = 8

interface Found {
  lettering: Lettering
  start: number
}

export interface LetteringSearch {
  lettering: Lettering[]
  /** The text with the lettering taken out, each replaced by a comma. */
  rest: string
}

/** Finds all that is to be written: in quotation marks, after "the word", "that says", "the name", and dates and numbers. */
export function findLettering(text: string): LetteringSearch {
  const found: Found[] = []
  let rest = text

  function take(pattern: RegExp, read: (match: RegExpExecArray) => [string, LetteringKind] | null) {
    for (const match of rest.matchAll(pattern)) {
      const reading = read(match)
      const words = reading?.[0].replace(/\s+/g, ' ').trim()
      if (!reading || !words || found.length >= MAX_LETTERINGS) continue
      const { index } = match
      // A mask of the same length keeps every later match at its true place.
      if (rest.slice(index, index + match[0].length) !== match[0]) continue
      const start = index + Math.max(0, match[0].lastIndexOf(reading[0]))
      const end = index + match[0].length
      // "“Always” underneath" places the words and nothing else.
      const placed = OWN_POSITION.exec(rest.slice(end))?.[0].length ?? 0
      rest = rest.slice(0, index) + ','.padEnd(end + placed - index) + rest.slice(end + placed)
      const position = findPosition(text, index, end)
      found.push({ start, lettering: { text: words, kind: reading[1], position } })
    }
  }
  const group = (match: RegExpExecArray): string => match.groups?.text ?? ''

  // Before the quotation marks: minutes and seconds of arc look like them.
  take(COORDINATES, (match) => [match[0], 'numerals'])
  for (const pattern of QUOTED) {
    // "Rock 'n' roll" quotes nothing, and of a quotation that was read already only the marks are left.
    take(pattern, ([, quoted = '']) =>
      /^ ?n ?$/i.test(quoted) || !/[\p{L}\p{N}]/u.test(quoted)
        ? null
        : [quoted, kindOf(quoted.trim())],
    )
  }
  for (const { lettering, start } of found) {
    const isName = NAME_BEFORE_QUOTE.test(text.slice(0, Math.max(0, start - 1)))
    if (isName && lettering.kind !== 'date') lettering.kind = 'name'
  }
  take(VERSE, ([verse]) => [verse, 'word'])
  take(NAMES, (match) => [withoutFullStop(group(match)), 'name'])
  take(NAMES_BEFORE, (match) =>
    found.some(({ lettering }) => lettering.kind === 'name') ? null : [group(match), 'name'],
  )
  take(LOW_NAME, (match) =>
    found.some(({ lettering }) => lettering.kind === 'name') ? null : [group(match), 'name'],
  )
  take(LETTERS, (match) => [group(match), /^[A-Z]{3,}$/.test(group(match)) ? 'word' : 'name'])
  take(LETTER_PAIR, ([pair]) => [pair, 'name'])
  take(BEFORE_WRITTEN, (match) => [withoutFullStop(group(match)), 'name'])
  take(LOW_BEFORE_WRITTEN, (match) => [group(match), kindOf(group(match))])
  take(FAMILY_NAME, (match) => [group(match), 'name'])
  take(FAREWELL, (match) => [
    group(match),
    group(match).includes(' ') ? kindOf(group(match)) : 'word',
  ])
  take(COLON_SAYING, (match) => [group(match), kindOf(group(match))])
  take(SAYING, (match) => [group(match), kindOf(group(match).trim())])
  take(WORD, (match) => [group(match), kindOf(group(match))])
  take(SHOUTED, (match) => [group(match), kindOf(group(match))])
  take(MOTTO, ([motto]) => [motto, kindOf(motto)])
  take(PARENT, (match) => [group(match), 'word'])
  take(DATE, (match) => {
    const [date] = match
    if (YEAR_OF_THING.test(rest.slice(match.index))) return null
    const isRoman = WANTS_ROMAN.test(text)
    return isRoman ? [writeInRoman(date), 'numerals'] : [date, 'date']
  })
  take(ROMAN, ([roman]) => (NOT_ROMAN.test(roman.trim()) ? null : [roman, 'numerals']))
  take(NUMBER, (match) => [match[1] ?? match[2] ?? match[4] ?? '', 'numerals'])

  return {
    lettering: found.toSorted((a, b) => a.start - b.start).map(({ lettering }) => lettering),
    rest: found.length > 0 ? rest.replace(ABOUT_NUMBERS, ' ') : rest,
  }
}

function kindOf(text: string): LetteringKind {
  if (WHOLE_DATE.test(text)) return 'date'
  if (/^[MDCLXVI .·|/-]{2,}$/.test(text) || /^[\d .,°:/-]+$/.test(text)) return 'numerals'
  return text.split(/\s+/).length > 2 ? 'quote' : 'word'
}

/** A name at the end of a sentence takes no full stop along; initials keep theirs. */
const withoutFullStop = (name: string): string => name.replace(/(?<!\b[A-Z])[.'’-]+$/, '')

const OWN_POSITION =
  /^ (?:(?:written|right|just|directly) )?(?:under(?:neath)?(?: it| them)?|below(?: it)?|beneath(?: it)?|above(?: it)?|debajo|abajo|arriba|darunter|darüber|(?:en )?dessous|(?:au-)?dessus|embaixo|abaixo|acima)(?= ?(?:[,.;!?]|$| (?:and|y|und|et|e) ))/i

const POSITION_WORDS: readonly [RegExp, NonNullable<Lettering['position']>][] = [
  [/^(?:under|underneath|below|beneath|debajo|darunter|dessous|embaixo|abajo|unten)/i, 'under'],
  [/^(?:above|over it|on top|arriba|oben|darüber|au-dessus|acima|em cima)/i, 'above'],
  [/^(?:around|alrededor|autour|ao redor)/i, 'around'],
  [/^(?:inside|in the (?:middle|cent))/i, 'inside'],
]

/** Where the lettering stands, by the word right after it, or right before it ("underneath it says …"). */
function findPosition(text: string, start: number, end: number): Lettering['position'] {
  const after = text.slice(end, end + 40).replace(/^[^\p{L}]*(?:(?:written|it) )?/u, '')
  const before = text
    .slice(Math.max(0, start - 40), start)
    .split(/[,.;]/)
    .at(-1)!
    .trim()
    .split(' ')
    .slice(-4)
  for (const [pattern, position] of POSITION_WORDS) {
    if (pattern.test(after)) return position
  }
  for (const word of before.toReversed()) {
    for (const [pattern, position] of POSITION_WORDS.slice(0, 2))
      if (pattern.test(word)) return position
  }
  return null
}
