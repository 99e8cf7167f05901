/** Longer than any text we take; beyond it nothing is looked at, so that the time spent has a bound of its own. */
const MAX_LENGTH = 4_000

/** Look-alikes that Unicode's own decomposition keeps apart from their Latin twins. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ß: 'ss',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ı: 'i',
    ɡ: 'g',
    æ: 'ae',
    œ: 'oe',
  }),
)

/** One letter, one separator, one letter… at least three of them: a word written to be read by people alone. */
const SPACED_LETTERS =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ ._*-]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu

/**
 * A text as its words are meant, in the ways in which people hide them: small Latin letters without accents, invisible
 * characters or punctuation; the second form also with what was spaced or dotted apart put together again.
 */
export function normaliseText(text: string): { words: string; joined: string } {
  const plain = fold(text.slice(0, MAX_LENGTH))
  const joined = plain
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[ ._*-]/g, ''))
    .replace(/(?<=\p{L})[._*-](?=\p{L})/gu, '')
  return { words: spaceOut(plain), joined: spaceOut(joined) }
}

function fold(text: string): string {
  const visible = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (character) => (/[\t\n\r]/.test(character) ? ' ' : ''))
  return Array.from(visible.toLowerCase(), (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}

/** Punctuation at the edge of a word ends it; inside one some of it may stand for a letter. */
function spaceOut(text: string): string {
  return text
    .replace(/[_\-–—/\\,;:?"“”«»()[\]{}…]/g, ' ')
    .replace(/(?<=^|\s)[^\p{L}\p{N}\s@$]+|[^\p{L}\p{N}\s]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
