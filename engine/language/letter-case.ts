/** How large and small letters were asked for. */
export type LetterCase = 'lower' | 'upper'

const NOT = '(?<!\\b(?:not|no|without|never|kein|keine|sin|sans|sem|senza) (?:in |all |any )*)'
const LOWER = new RegExp(
  `${NOT}(?<![\\p{L}])(?:lower[- ]?case|no capitals?|without capitals?|kleinbuchstaben|kleingeschrieben|min[uú]sculas|minuscules|minuscole)(?![\\p{L}])(?! [a-z]\\b)`,
  'iu',
)
const UPPER = new RegExp(
  `${NOT}(?<![\\p{L}])(?:all[- ]caps|in caps|upper[- ]?case|(?:all|in|with) (?:[a-z]+ ){0,2}?capitals?(?: letters)?|großbuchstaben|may[uú]sculas|majuscules|maiúsculas|maiuscole|stampatello)(?![\\p{L}])(?! [a-z]\\b)`,
  'iu',
)
const LARGE_INITIAL =
  /\b(?:first|initial|starting|leading) (?:letter|capital)s? (?:is |are |being |much |a bit |extra |drawn |made )*(?:big|bigger|large|larger|oversized|huge|tall|taller)\b|\b(?:big|bigger|large|larger|oversized|huge|tall) (?:first|initial|starting|capital) (?:letter|capital|initial)\b|\bdrop[- ]?cap\b|\bprimera letra (?:más )?grande|\berste[rn]? buchstaben? (?:groß|größer)|\bgroße[nm]? anfangsbuchstaben?|\bpremière lettre (?:plus )?grande|\bprimeira letra (?:maior|grande)|\bprima lettera (?:più )?grande/iu

export const letterCaseOf = (text: string): LetterCase | null =>
  LOWER.test(text) ? 'lower' : UPPER.test(text) ? 'upper' : null

export const wantsLargeInitial = (text: string): boolean => LARGE_INITIAL.test(text)

/** The words in the letters that were asked for. */
export function inCase(
  text: string,
  {
    letterCase = null,
    hasLargeInitial = false,
  }: { letterCase?: LetterCase | null; hasLargeInitial?: boolean },
): string {
  const set =
    letterCase === 'lower'
      ? text.toLocaleLowerCase('und')
      : letterCase === 'upper'
        ? text.toLocaleUpperCase('und')
        : text
  return hasLargeInitial && letterCase !== 'lower'
    ? set.replace(/\p{L}/u, (first) => first.toLocaleUpperCase('und'))
    : set
}
