import type { Lettering, NotDrawn } from '#engine/language/brief.ts'

/** What the engine's faces have between them: Latin letters with the marks of Europe's languages, figures and common signs. */
const WRITABLE =
  /^[\s\u0021-\u007E\u00A0-\u017F\u01CD-\u01DC\u01E4-\u01E9\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2122]$/u
const MAY_BE_FOREIGN = /[\u0250-\u1FFF\u2070-\uFFFF]/
const FOREIGN_WORD = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu
const SUGGESTION = 'lettering in Latin letters'

/** Letters that are left out of the drawing because no face has them, each once. */
export const unwritableLetters = (text: string): string[] => [
  ...new Set(Array.from(text.normalize('NFC')).filter((letter) => !WRITABLE.test(letter))),
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
