import { ACCENTED, MISSPELT } from '#engine/language/vocabulary/misspelt.ts'
import type { Doubt } from '#shared/lettering.ts'

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu
/** Said twice on purpose. */
const MEANT_TWICE =
  /^(?:bye|la|ha|na|knock|ding|choo|tick|very|so|no|yes|hush|never|holy|dada|mama)$/i

const SCRIPTS = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['runes', /\p{Script=Runic}/u],
  ['Korean', /\p{Script=Hangul}/u],
] as const

export interface ProofOptions {
  /** Names are spelt as their bearers like. */
  isName: boolean
  today: Date
}

/** What a careful reader would ask about a text before a needle writes it. Nothing is changed: the person decides. */
export function proofRead(text: string, { isName, today }: ProofOptions): Doubt[] {
  return [
    ...(isName ? [] : listMisspelt(text)),
    ...listDoubled(text),
    ...listAccents(text),
    ...listMixed(text),
    ...listDates(text, today),
    ...listNumerals(text),
  ]
}

function listMisspelt(text: string): Doubt[] {
  return (text.match(WORD) ?? []).flatMap((word): Doubt[] => {
    const meant = MISSPELT.get(word.toLowerCase())
    if (meant)
      return [{ kind: 'spelling', text: word, message: `Did you mean “${like(word, meant)}”?` }]
    const accented = ACCENTED.get(word.toLowerCase())
    if (!accented) return []
    return [{ kind: 'accent', text: word, message: `Usually written “${like(word, accented)}”.` }]
  })
}

/** In the capitals that the word has. */
function like(word: string, meant: string): string {
  if (word.length > 1 && word === word.toLocaleUpperCase('und'))
    return meant.toLocaleUpperCase('und')
  return /^\p{Lu}/u.test(word) ? meant.slice(0, 1).toLocaleUpperCase('und') + meant.slice(1) : meant
}

function listDoubled(text: string): Doubt[] {
  return Array.from(text.matchAll(/(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu)).flatMap(
    ([both, word = '']): Doubt[] =>
      MEANT_TWICE.test(word)
        ? []
        : [{ kind: 'doubled', text: both, message: `“${word}” stands there twice.` }],
  )
}

/** Marks that no language heaps on one letter, or that stand on nothing. */
function listAccents(text: string): Doubt[] {
  const heaped = text
    .normalize('NFD')
    .match(/[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}{3,}|(?:^|\s)\p{M}/gu)
  return (heaped ?? []).slice(0, 1).map((found) => ({
    kind: 'accent',
    text: found.normalize('NFC'),
    message: 'These marks belong to no language we know.',
  }))
}

/** A Cyrillic а in a Latin name looks right on a screen, and is set in another face. */
function listMixed(text: string): Doubt[] {
  return (text.match(WORD) ?? []).flatMap((word): Doubt[] => {
    const found = SCRIPTS.filter(([, script]) => script.test(word)).map(([name]) => name)
    if (found.length < 2) return []
    return [
      { kind: 'scripts', text: word, message: `One word with letters of ${found.join(' and ')}.` },
    ]
  })
}

const NUMERIC_DATE = /(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?!\d)/g
const YEARS = /(?<!\d)((?:1[5-9]|20|21)\d\d)\s*[-–—]\s*((?:1[5-9]|20|21)\d\d)(?!\d)/g

function listDates(text: string, today: Date): Doubt[] {
  const doubts: Doubt[] = []
  for (const [date, first = '', , second = '', third = ''] of text.matchAll(NUMERIC_DATE)) {
    const isYearFirst = first.length === 4
    const [a, b] = isYearFirst ? [Number(third), Number(second)] : [Number(first), Number(second)]
    const year = Number(isYearFirst ? first : third)
    if (!isDay(a, b, year) && (isYearFirst || !isDay(b, a, year)))
      doubts.push({ kind: 'date', text: date, message: 'There is no such day.' })
    else if (year > today.getUTCFullYear())
      doubts.push({ kind: 'date', text: date, message: 'This day is still to come.' })
  }
  for (const [span, from, to] of text.matchAll(YEARS))
    if (Number(from) > Number(to))
      doubts.push({ kind: 'date', text: span, message: 'It ends before it begins.' })
    else if (Number(to) > today.getUTCFullYear())
      doubts.push({ kind: 'date', text: span, message: 'It ends in the future.' })
  return doubts
}

function isDay(day: number, month: number, year: number): boolean {
  const whole = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(whole)
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const ROMAN = /(?<![\p{L}'’])[IVXLCDM]{2,}(?![\p{L}'’])/gu
const RIGHT_ROMAN = /^M{0,4}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
/** Words and sizes that only look roman. */
const NO_NUMBER = /^(?:MILD|CIVIC|VIVID|LIVID|MID|DIM|MIX|LID|DID|MIMIC|VIM|CIVIL|DVD|CD|IDLI)$/

const listNumerals = (text: string): Doubt[] =>
  (text.match(ROMAN) ?? [])
    .filter((numeral) => !RIGHT_ROMAN.test(numeral) && !NO_NUMBER.test(numeral))
    .map((numeral) => ({
      kind: 'numerals',
      text: numeral,
      message: 'This is no roman number as they are written.',
    }))
