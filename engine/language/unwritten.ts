import type { Lettering, NotDrawn } from '#engine/language/brief.ts'
import {
  HAN_BITS,
  HAN_FROM,
  HANGUL_BITS,
  HANGUL_FROM,
} from '#engine/language/vocabulary/writable.ts'

/**
 * What the engine's faces have between them: Latin letters with the marks of Europe's languages, Greek, Cyrillic, Hebrew, Arabic,
 * Devanagari, Thai, runes and kana, figures and common signs. A letter with marks is looked at mark by mark.
 */
const WRITABLE = new RegExp(
  '^(?:[\\s\\u0021-\\u007E\\u00A1-\\u00AC\\u00AE-\\u017E\\u01CD-\\u01DC\\u01E4-\\u01E9\\u0218-\\u021B\\u1E80-\\u1E85\\u1E9E\\u1EA0-\\u1EF9' +
    '\\u0386-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE\\u1F00-\\u1F15\\u1F18-\\u1F1D\\u1F20-\\u1F45\\u1F48-\\u1F4D\\u1F50-\\u1F57\\u1F60-\\u1F7D\\u1F80-\\u1FB4' +
    '\\u0400-\\u045F\\u0490-\\u0493' +
    '\\u05D0-\\u05EA\\u060C\\u061B\\u061F\\u0621-\\u063A\\u0640-\\u0652\\u0660-\\u0669\\u067E\\u0686\\u0698\\u06A9\\u06AF\\u06CC\\u06F0-\\u06F9' +
    '\\u0905-\\u0939\\u0950\\u0958-\\u0961\\u0964-\\u096F' +
    '\\u0E01-\\u0E30\\u0E32\\u0E33\\u0E3F-\\u0E46\\u0E4F-\\u0E5B\\u16A0-\\u16F0' +
    '\\u3001\\u3002\\u3005\\u300C-\\u300F\\u3041-\\u3093\\u30A1-\\u30F6\\u30FB-\\u30FE\\u3131-\\u3163' +
    '\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026\\u2032\\u2033\\u2122' +
    '♥❤∞★☾☀✝🐾])$',
  'u',
)
/** Vowel signs and points: they are no letters by themselves. */
const WRITABLE_MARK =
  /^[\u05B0-\u05C3\u0901-\u0903\u093C\u093E-\u094D\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]$/u
const MAY_BE_FOREIGN = /[\u0250-\u1FFF\u2070-\uFFFF]/
const FOREIGN_WORD = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu
const SUGGESTION = 'lettering in Latin letters'

const tables = [
  { from: HAN_FROM, bits: Buffer.from(HAN_BITS, 'base64') },
  { from: HANGUL_FROM, bits: Buffer.from(HANGUL_BITS, 'base64') },
]

/** Scripts of thousands of letters, of which the faces have those in use. */
function isInTables(letter: string): boolean {
  const code = letter.codePointAt(0)!
  return tables.some(
    ({ from, bits }) =>
      code >= from && ((bits[(code - from) >> 3] ?? 0) >> ((code - from) & 7)) & 1,
  )
}

const isWritable = (letter: string) =>
  WRITABLE.test(letter) || WRITABLE_MARK.test(letter) || isInTables(letter)

/** Letters that are left out of the drawing because no face has them, each once. */
export const unwritableLetters = (text: string): string[] => [
  ...new Set(Array.from(text.normalize('NFC')).filter((letter) => !isWritable(letter))),
]

/** More than this nobody reads. */
const MOST = 8

/** Everything asked in writing that cannot be written: whole words of another script, and single signs within a line. */
export function listUnwritten(lettering: readonly Lettering[], rest: string): NotDrawn[] {
  const ofLines = lettering.flatMap(({ text }) => {
    const missing = unwritableLetters(text)
    if (missing.length === 0) return []
    const isWhole = Array.from(text).every((letter) => letter === ' ' || missing.includes(letter))
    return [isWhole ? text : missing.join(' ')]
  })
  const words = MAY_BE_FOREIGN.test(rest) ? (rest.match(FOREIGN_WORD) ?? []) : []
  return [...new Set([...ofLines, ...words])]
    .slice(0, MOST)
    .map((text) => ({ text, reason: 'script', suggestion: SUGGESTION }))
}

/** Somebody who asks in a language we read, with words of another script among it. A whole wish in that script is none of ours. */
export function isAmongLatin(text: string): boolean {
  if (!/[\u0250-\u1FFF\u2070-\uFFFF]/.test(text)) return false
  const latin = text.match(/[A-Za-z\u00C0-\u024F]{2,}/g) ?? []
  const others = text.match(/(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu) ?? []
  return latin.length > 0 && others.length <= Math.max(4, latin.length)
}
