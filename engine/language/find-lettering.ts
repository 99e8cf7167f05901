import type { Lettering, LetteringKind } from '#engine/language/brief.ts'
import {
  placeNames,
  putUnder,
  sharePositions,
  type Found,
} from '#engine/language/lines-together.ts'
import { findPosition } from '#engine/language/find-position.ts'
import {
  ABOUT_NUMBERS,
  ASKS_FOR_NAME,
  BEFORE_SCRIPT,
  BEFORE_WRITTEN,
  CALLED,
  COLON_SAYING,
  COORDINATES,
  DATE,
  FAMILY_NAME,
  FAREWELL,
  GOES_ON_IN_FIGURES,
  LETTER_PAIR,
  LETTERS_LEFT,
  LETTER_ON,
  NAMES_HEARTED,
  NAMES_OF_KIN,
  NAMES_PLACED,
  CAPITALISED_PLACED,
  NAME_SET_OFF,
  LETTERS,
  LOW_BEFORE_WRITTEN,
  LOW_NAME,
  LUCKY_NUMBER,
  MOTTO,
  OWN_PERSON,
  IN_OTHER_SCRIPT,
  NAME_WITH_DATE,
  KIN_TITLE,
  NAME_WITH_LIFE,
  NAME_BEFORE_QUOTE,
  CAPITALS,
  NAME_AS_PART,
  NAMES,
  NAMES_LISTED,
  NAMES_BEFORE,
  NAMES_FOR,
  NO_NAMES,
  NOT_ROMAN,
  NOT_WRITTEN,
  NUMBER,
  PARENT,
  PARENT_IN_HEART,
  QUOTED,
  ON_CLOTH,
  OTHER_SCRIPT,
  ROMAN,
  SAYING,
  SAYING_CAPITALS,
  GERMAN_STANDS_AFTER,
  HALF_ROMAN,
  NAME_ON_THING,
  SHOUTED,
  SHOUTED_AFTER,
  SHOUTED_IN_WAY,
  TOLD_YEAR,
  SHOUTED_ON,
  VERSE,
  WANTS_ROMAN,
  WHOLE_DATE,
  WORD,
  WORDS,
  YEAR_OF_THING,
} from '#engine/language/lettering-patterns.ts'
import {
  BEFORE_ESCRITO,
  BEFORE_WAY,
  GERMAN_STANDS,
  isBareName,
  isGermanInscription,
  isNameOnBody,
  isSaid,
  LIKE_STOP_WORDS,
  NAME_BEFORE_DATE,
  NAME_IN_HAND,
  NAME_ON_BODY,
  NAME_WITH_WINGS,
  namesInHand,
  NUMBER_ON,
} from '#engine/language/bare-lettering.ts'
import { ADORNED, CALLED_AS_PEOPLE } from '#engine/language/find-writing.ts'
import { isPlaceOnBody, OWN_ONES, PARENTS } from '#engine/language/names-unmarked.ts'
import {
  LEADS_IN_HAND,
  LETTERS_LIKE,
  SHAPED,
  UNQUOTED,
  wantsOnlyThese,
} from '#engine/language/unquoted-lettering.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { isAmongLatin, unwritableLetters } from '#engine/language/unwritten.ts'
import { writeInRoman } from '#engine/language/roman-numerals.ts'
import { isStopWord } from '#engine/language/scan.ts'

/** What is left of "spells out her name" once the name is read, and what a "quote tattoo" says. */
const ONLY_WHOSE = /^(?:her|his|my|our|their|the|its?|an?|this|that|tattoos?)$/i

/** More inscriptions than this do not fit one tattoo. */
export const MAX_LETTERINGS = 8

export interface LetteringSearch {
  lettering: Lettering[]
  /** The text with the lettering taken out, each replaced by a comma. */
  rest: string
  /** The same, with the words about how it is written. */
  about: string
}

/** Finds all that is to be written: in quotation marks, after "the word", "that says", "the name", and dates and numbers. */
export function findLettering(
  text: string,
  { hasLetterSign = false }: { hasLetterSign?: boolean } = {},
): LetteringSearch {
  const found: Found[] = []
  let rest = text

  function take(
    pattern: RegExp,
    read: (match: RegExpExecArray) => [string, LetteringKind] | null,
    { keepsLead = false, hasPlace = false } = {},
  ) {
    for (const match of rest.matchAll(pattern)) {
      const reading = read(match)
      const words = reading?.[0].replace(/\s+/g, ' ').trim()
      if (!reading || !words || found.length >= MAX_LETTERINGS) continue
      const { index } = match
      if (NOT_WRITTEN.test(rest.slice(0, index))) continue
      // A mask of the same length keeps every later match at its true place.
      if (rest.slice(index, index + match[0].length) !== match[0]) continue
      const start = index + Math.max(0, match[0].lastIndexOf(reading[0]))
      const end = index + match[0].length
      if (/\d$/.test(match[0]) && GOES_ON_IN_FIGURES.test(rest.slice(end))) continue
      // "“Always” underneath" places the words and nothing else.
      const placed = OWN_POSITION.exec(rest.slice(end))?.[0].length ?? 0
      // "My cats Bean and Sprout … their names": the cats are still to be seen.
      const from = keepsLead ? start : index
      rest = rest.slice(0, from) + ','.padEnd(end + placed - from) + rest.slice(end + placed)
      // "Con sotto SPQR": what leads to the words says where they stand.
      const position = findPosition(text, hasPlace ? start : from, end)
      found.push({ start, end, lettering: { text: words, kind: reading[1], position } })
    }
  }
  const hasName = () => found.some(({ lettering }) => lettering.kind === 'name')
  const group = (match: RegExpExecArray): string => match.groups?.text ?? ''
  /** What no mark and no word for writing leads to is looked for last, and only where nothing was found. */
  function takeUnquoted() {
    const isNothingSaid = () => found.every(({ lettering: { kind } }) => kind === 'date')
    for (const { pattern, accepts, kind, keepsLead, hasPlace, isOfSign } of UNQUOTED) {
      if (isOfSign && !hasLetterSign) continue
      const read = (match: RegExpExecArray): [string, LetteringKind] | null => {
        const said = group(match)
        const after = rest.slice(match.index + match[0].length)
        const isRead = isNothingSaid() && (accepts?.(said, after) ?? true)
        return isRead ? [said, kind ?? kindOf(said)] : null
      }
      take(pattern, read, { keepsLead: keepsLead ?? false, hasPlace: hasPlace ?? false })
    }
  }

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
  // What stands in quotation marks is written and nothing else, but for names, letters and dates.
  const isQuoted = found.some(({ lettering }) => lettering.kind !== 'numerals')
  const unlessQuoted = (match: RegExpExecArray): [string, LetteringKind] | null =>
    isQuoted || ONLY_WHOSE.test(group(match)) ? null : [group(match), kindOf(group(match).trim())]
  for (const { lettering, start } of found) {
    const isName = NAME_BEFORE_QUOTE.test(text.slice(0, Math.max(0, start - 1)))
    if (isName && lettering.kind !== 'date') lettering.kind = 'name'
  }
  take(VERSE, ([verse]) => [verse, 'word'])
  take(LUCKY_NUMBER, ([lucky]) => [lucky, 'word'])
  take(NAMES_OF_KIN, (match) => [group(match), 'name'])
  take(NAMES, (match) =>
    isPlaceOnBody(group(match)) ? null : [withoutFullStop(group(match)), 'name'],
  )
  take(NAME_AS_PART, (match) => [group(match), 'name'])
  take(NAMES_LISTED, (match) => [group(match), 'name'], { keepsLead: true })
  take(CAPITALS, unlessQuoted)
  for (const before of [NAMES_BEFORE, NAME_SET_OFF])
    take(before, (match) => (NO_NAMES.test(text) || hasName() ? null : [group(match), 'name']), {
      keepsLead: true,
    })
  take(LOW_NAME, (match) => (hasName() ? null : [group(match), 'name']))
  take(NAMES_FOR, unlessQuoted)
  take(LETTERS, (match) => [group(match), /^[A-Z]{3,}$/.test(group(match)) ? 'word' : 'name'])
  take(NAMES_HEARTED, (match) => [group(match), 'name'])
  take(LETTER_PAIR, ([pair]) => [pair, 'name'])
  take(LETTER_ON, (match) => [group(match), 'name'])
  take(NAMES_PLACED, (match) => [group(match), 'name'])
  take(CAPITALISED_PLACED, (match) => [group(match), 'quote'], { hasPlace: true })
  take(NAME_WITH_DATE, (match) =>
    isKnownWord(group(match)) ? null : [withoutFullStop(group(match)), 'name'],
  )
  take(NAME_BEFORE_DATE, (match) =>
    group(match)
      .split(' ')
      .some(
        (word) =>
          /(?:daten|datum|fechas?|dat[ae])$/i.test(word) ||
          (!LIKE_STOP_WORDS.test(word) && isKnownWord(word)),
      )
      ? null
      : [group(match), 'name'],
  )
  take(NAME_WITH_LIFE, (match) => {
    const last = plain(group(match).split(' ').at(-1)!)
    const isThing = getLexicon().has(last) || isStopWord(last)
    // "Aunt Rosa" is no rose.
    return isThing && !KIN_TITLE.test(group(match)) ? null : [group(match), 'name']
  })
  take(BEFORE_WRITTEN, (match) => [withoutFullStop(group(match)), 'name'])
  if (isAmongLatin(text))
    take(OTHER_SCRIPT, (match) => {
      const written = group(match)
      if (unwritableLetters(written).length > 0) return null
      const isName = NAME_BEFORE_QUOTE.test(text.slice(0, text.indexOf(written)))
      return [written, isName ? 'name' : kindOf(written)]
    })
  take(LOW_BEFORE_WRITTEN, unlessQuoted)
  take(
    NAME_IN_HAND,
    (match) => {
      const names = isQuoted ? null : namesInHand(group(match))
      return names ? [names, 'name'] : null
    },
    { keepsLead: true },
  )
  take(NAME_ON_BODY, (match) =>
    !isQuoted && isNameOnBody(match, text) ? [group(match), 'name'] : null,
  )
  take(
    NAME_WITH_WINGS,
    (match) => (found.length === 0 && isBareName(group(match)) ? [group(match), 'name'] : null),
    { keepsLead: true },
  )
  take(FAMILY_NAME, (match) => [group(match), 'name'])
  take(FAREWELL, (match) => [
    group(match),
    group(match).includes(' ') ? kindOf(group(match)) : 'word',
  ])
  take(BEFORE_ESCRITO, unlessQuoted)
  take(BEFORE_WAY, (match) => (isSaid(group(match)) ? unlessQuoted(match) : null))
  take(GERMAN_STANDS, (match) => (isGermanInscription(group(match)) ? unlessQuoted(match) : null))
  take(NAME_ON_THING, (match) => (isKnownWord(group(match)) ? null : [group(match), 'name']))
  take(GERMAN_STANDS_AFTER, (match) =>
    isKnownWord(group(match)) && !PARENTS.test(group(match)) ? null : unlessQuoted(match),
  )
  take(SAYING_CAPITALS, unlessQuoted)
  take(COLON_SAYING, unlessQuoted)
  take(SAYING, (match) => (tellsWhere(match, found) ? null : unlessQuoted(match)))
  take(WORDS, unlessQuoted)
  take(WORD, unlessQuoted)
  take(SHOUTED, unlessQuoted)
  take(ON_CLOTH, unlessQuoted, { keepsLead: true })
  take(SHOUTED_ON, unlessQuoted)
  take(SHOUTED_AFTER, unlessQuoted, { keepsLead: true })
  take(SHOUTED_IN_WAY, unlessQuoted, { keepsLead: true })
  take(BEFORE_SCRIPT, unlessQuoted)
  take(MOTTO, ([motto]) => (isQuoted ? null : [motto, kindOf(motto)]))
  take(PARENT_IN_HEART, unlessQuoted)
  take(PARENT, (match) => [group(match), 'word'])
  take(NUMBER_ON, (match) => [group(match), 'numerals'])
  take(DATE, (match) => {
    const [date] = match
    if (YEAR_OF_THING.test(rest.slice(match.index))) return null
    if (/^\d{4}$/.test(date) && TOLD_YEAR.test(rest.slice(0, match.index))) return null
    const isRoman = WANTS_ROMAN.test(text) && !HALF_ROMAN.test(date)
    return isRoman ? [writeInRoman(date), 'numerals'] : [date, 'date']
  })
  takeUnquoted()
  take(ROMAN, ([roman]) => (NOT_ROMAN.test(roman.trim()) ? null : [roman, 'numerals']))
  take(NUMBER, (match) => {
    const number = match[1] ?? match[2] ?? match[4] ?? ''
    return [WANTS_ROMAN.test(text) ? writeInRoman(number) : number, 'numerals']
  })

  const inOrder = withoutMeanings(
    found.toSorted((a, b) => a.start - b.start),
    text,
  )
  sharePositions(inOrder, text)
  putUnder(inOrder, text)
  rest = placeNames(inOrder, rest)
  const written = inOrder.map(({ lettering }) => lettering)
  return {
    lettering: written,
    about: rest,
    rest: found.length > 0 ? withoutWays(rest, inOrder, text) : rest,
  }
}

/** Without the words about the writing, which name nothing to be seen; without any where only the words were wanted. */
const withoutWays = (rest: string, found: readonly Found[], text: string): string =>
  wantsOnlyThese(text, found)
    ? ''
    : withoutScript(
        maskNames(
          rest,
          found.map(({ lettering }) => lettering),
        ),
        found,
      )
        .replace(ABOUT_NUMBERS, ' ')
        .replace(ADORNED, ' ')
        .replace(SHAPED, ' ')
        .replace(LEADS_IN_HAND, ' ')
        .replace(LETTERS_LIKE, ' ')
        .replace(CALLED_AS_PEOPLE, ' ')
        .replace(LETTERS_LEFT, ' ')

const isKnownWord = (word: string): boolean =>
  getLexicon().has(plain(word)) || isStopWord(plain(word))

/** "O nome Ana escrito no balão": the words were said before, and here only their place is. */
const tellsWhere = ({ 0: said, index }: RegExpExecArray, found: readonly Found[]): boolean =>
  /^(?:written|escrito)\b(?!:)/i.test(said) &&
  found.some(({ end }) => end <= index && index - end <= 2)

const withoutScript = (rest: string, found: readonly Found[]): string =>
  found.some(({ lettering }) => /(?!\p{Script=Latin})\p{L}/u.test(lettering.text))
    ? rest.replace(IN_OTHER_SCRIPT, ' ')
    : rest

/** "Bean is ginger": whoever is named in writing is no thing where the name comes again. */
export function maskNames(rest: string, lettering: readonly Lettering[]): string {
  const names = lettering
    .filter(({ kind }) => kind === 'name')
    .flatMap(({ text }) => text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? [])
  return names.reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu'), (said) =>
        ' '.repeat(said.length),
      ),
    rest,
  )
}

/** "My nan was called Rosa. I want her name with a daisy": the name stands in the story, and is asked for in the wish. */
export function findToldNames(
  text: string,
  wish: string,
  known: readonly Lettering[],
): Lettering[] {
  if (known.length > 0 || !ASKS_FOR_NAME.test(wish) || NO_NAMES.test(wish)) return []
  const told = findLettering(text).lettering.filter(({ kind }) => kind === 'name')
  const names = told.length > 0 ? told : findCalled(text)
  const asked = ASKS_FOR_NAME.exec(wish)!
  const position = findPosition(wish, asked.index, asked.index + asked[0].length)
  return names.map((name) => ({ ...name, position: name.position ?? position }))
}

const findCalled = (text: string): Lettering[] =>
  [...text.matchAll(CALLED), ...text.matchAll(OWN_ONES), ...text.matchAll(OWN_PERSON)]
    .slice(0, 1)
    .map((match) => ({
      text: withoutFullStop(match.groups?.text ?? ''),
      kind: 'name',
      position: null,
    }))

/** "The word freedom in Arabic حرية": what it means is said, and what it looks like is written. */
const withoutMeanings = (inOrder: readonly Found[], text: string): Found[] =>
  inOrder.filter((one, i) => {
    const next = inOrder[i + 1]
    const isOther = next && /^(?:(?!\p{Script=Latin})[\p{L}\p{M}\s])+$/u.test(next.lettering.text)
    const between = text.slice(one.end, next?.start)
    return !isOther || !/^["'”’»]? (?:in|auf|en|em) \p{L}+(?: \p{L}+)?:? ?["'“„«]?$/u.test(between)
  })

function kindOf(text: string): LetteringKind {
  if (WHOLE_DATE.test(text)) return 'date'
  if (/^[MDCLXVI .·|/-]{2,}$/.test(text) || /^[\d .,°:/-]+$/.test(text)) return 'numerals'
  return text.split(/\s+/).length > 2 ? 'quote' : 'word'
}

/** A name at the end of a sentence takes no full stop along; initials keep theirs. */
const withoutFullStop = (name: string): string => name.replace(/(?<!\b[A-Z])[.'’-]+$/, '')

const OWN_POSITION =
  /^ (?:(?:written|lettered|right|just|directly|écrit|escrito|escrita|geschrieben|scritto|scritta) )?(?:(?:juste|justo|logo|proprio|direkt) )?(?:under(?:neath)?(?: it| them)?|below(?: it)?|beneath(?: it)?|above(?: it)?|debajo|abajo|arriba|darunter|drunter|darüber|drüber|(?:en )?dessous|(?:au-)?dessus|embaixo|abaixo|acima|sotto|sopra|dentro|drin|darin|dedans|(?:across|along|at) the (?:bottom|top))(?= ?(?:[,.;!?\d]|$| ?(?:and|n|y|und|et|e|with|w|in) ))/i
