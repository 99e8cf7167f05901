/** Longer than any text we take; beyond it nothing is looked at, so that the time spent has a bound of its own. */
const MAX_LENGTH = 4_000
const MAX_PARTS = 4

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

/** Where Unicode keeps the letters in white on black circles and squares, and those that make flags. */
const EMOJI_ALPHABETS = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6]

const FIGURES_FOR_LETTERS = new Map(
  Object.entries({
    '@': 'a',
    4: 'a',
    3: 'e',
    '€': 'e',
    1: 'i',
    '!': 'i',
    '|': 'i',
    0: 'o',
    5: 's',
    $: 's',
    7: 't',
  }),
)

/** One letter, one separator, one letter… at least three of them: a word written to be read by people alone. */
const SPACED_LETTERS =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ ._*-]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu

/**
 * A text as its words are meant, in the ways in which people hide them: small Latin letters without accents, invisible
 * characters or punctuation. Then the same with what was spaced or dotted apart put together again, with figures read as
 * the letters they look like, and without figures, which end many names.
 */
export function listReadings(text: string): string[] {
  const plain = fold(text.slice(0, MAX_LENGTH))
  const joined = plain
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[ ._*-]/g, ''))
    .replace(/(?<=\p{L})[._*-](?=\p{L})/gu, '')
  const words = spaceOut(plain)
  const decoded = words.replace(/\S*\p{L}\S*/gu, (word) =>
    Array.from(word, (character) => FIGURES_FOR_LETTERS.get(character) ?? character).join(''),
  )
  const withoutFigures = spaceOut(words.replace(/\d+/g, ' '))
  return [...new Set([words, spaceOut(joined), decoded, withoutFigures])]
}

function fold(text: string): string {
  const visible = Array.from(text, decompose)
    .join('')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (character) => (/[\t\n\r]/.test(character) ? ' ' : ''))
  return Array.from(visible.toLowerCase(), (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}

/** Some single characters stand for whole sentences, which would make a long text eighteen times as long. */
function decompose(character: string): string {
  const code = character.codePointAt(0)!
  const alphabet = EMOJI_ALPHABETS.find((first) => code >= first && code < first + 26)
  if (alphabet !== undefined) return String.fromCodePoint(0x61 + code - alphabet)
  const parts = character.normalize('NFKD')
  return parts.length > MAX_PARTS ? character : parts
}

/** Punctuation at the edge of a word ends it; inside one some of it may stand for a letter. */
function spaceOut(text: string): string {
  return text
    .replace(/[_\-–—/\\,;:?"“”«»()[\]{}…]/g, ' ')
    .replace(/(?<=^|\s)[^\p{L}\p{N}\s@$]+|[^\p{L}\p{N}\s]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
