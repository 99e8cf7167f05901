import type { CulturalNote } from '#engine/language/brief.ts'

/** The runes of the Elder Futhark by the sounds they stood for: longer ones first. */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['th', 'ᚦ'],
  ['ng', 'ᛜ'],
  ['ck', 'ᚲ'],
  ['ph', 'ᚠ'],
  ['qu', 'ᚲᚹ'],
  ['sch', 'ᛊ'],
  ['a', 'ᚨ'],
  ['b', 'ᛒ'],
  ['c', 'ᚲ'],
  ['d', 'ᛞ'],
  ['e', 'ᛖ'],
  ['f', 'ᚠ'],
  ['g', 'ᚷ'],
  ['h', 'ᚺ'],
  ['i', 'ᛁ'],
  ['j', 'ᛃ'],
  ['k', 'ᚲ'],
  ['l', 'ᛚ'],
  ['m', 'ᛗ'],
  ['n', 'ᚾ'],
  ['o', 'ᛟ'],
  ['p', 'ᛈ'],
  ['q', 'ᚲ'],
  ['r', 'ᚱ'],
  ['s', 'ᛊ'],
  ['t', 'ᛏ'],
  ['u', 'ᚢ'],
  ['v', 'ᚹ'],
  ['w', 'ᚹ'],
  ['x', 'ᚲᛊ'],
  ['y', 'ᛁ'],
  ['z', 'ᛉ'],
]
const BY_LENGTH = SOUNDS.toSorted((a, b) => b[0].length - a[0].length)

const RUNES = '(?:runes|futhark|futhorc|runen|runenschrift|runas)(?!\\p{L})'
/** "Runic" or "rune" before a noun names a thing, as a runic compass: they are a script before its signs and where no noun follows. */
const RUNIC =
  '(?:(?:runic|rune) (?:alphabet|symbols|script|inscription|characters|signs|writing)|rune letters|rune vichinghe|(?:runic|rune)(?= *(?:$|[^\\p{L} -])| (?:on|in|along|across|around|under|underneath|below|beneath|above|over|down|up|at|with|and|or|for|from|by|please|su|sul|sulla|con|e)(?!\\p{L})))(?!\\p{L})'
/** "In old Norse runes" is one phrase, "with thorns on runes" and "in a circle of runes" are two. */
const WHICH =
  '(?:(?!(?:on|of|and|or|with|in|inside|through|around|over|under|between|by|for|at|from|de|di|da|von|mit|und|auf|en|em|et|con|y|e|avec|com|sur|sobre|su)(?!\\p{L}))[\\p{L}-]+ ){0,3}?'
const WITH = '(?:with|mit|con|avec|com)'
const WRITTEN =
  '(?:written|spelled|spelt|carved|engraved|inscribed|lettered|geschrieben|geritzt|escrit[oa]s?|écrite?s?|scritt[oaie])(?: out)?'
/** Where words stood there is a comma with white after it. */
const WORDS = ',\\s{2,}'

/** Runes as a script, and no signs beside a picture: letters that only look like them are a hand of Latin ones. */
const IN_RUNES = new RegExp(
  [
    `(?<!\\p{L})(?:in|into|using|as|auf|en|em) ${WHICH}(?:${RUNES}|${RUNIC})(?: (?:alphabet|letters|symbols|script|inscription)(?!\\p{L}))?`,
    `(?<!\\p{L})${WRITTEN} ${WITH} ${WHICH}${RUNES}`,
    // "“Erik” with runes", but not "with runes around it".
    `(?<=${WORDS})${WITH} ${WHICH}${RUNES}(?! (?:around|on|under|underneath|below|above|beside|behind|at|um|alrededor|autour|intorno|em volta))`,
    `(?<!\\p{L})${RUNES}(?: (?:that|which|die|que|qui|che))?(?: (?:say|spell|read|saying|spelling|reading))?:? (?=${WORDS})`,
    `(?<!\\p{L})(?:elder|younger) futhark(?!\\p{L})`,
  ].join('|'),
  'iu',
)

/** The person's words for runes, where words were asked in them. `text` has a mask where those words stood. */
export const runesAskedIn = (text: string): string | undefined =>
  IN_RUNES.exec(text)?.[0].trim().toLowerCase()

/** Latin words by their sounds. Carvers wrote a doubled sound once. What has no rune is kept. */
export function inRunes(text: string): string {
  const word = text
    .normalize('NFD')
    .replaceAll(/[äæ]|a\u0308/giu, 'e')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ø/giu, 'o')
    .replaceAll(/ß/gu, 's')
    .replaceAll(/[ðþ]/giu, 'th')
    .toLowerCase()
    .replaceAll(/([a-z])\1/gu, '$1')
  let runes = ''
  for (let i = 0; i < word.length;) {
    const [sound = word[i]!, rune = sound] =
      BY_LENGTH.find(([each]) => word.startsWith(each, i)) ?? []
    runes += rune
    i += sound.length
  }
  return runes
}

/** Tells how the runes read, before a needle writes them. */
export const runeNote = (text: string): CulturalNote => ({
  text,
  note: `“${text}” is written by its sounds in the Elder Futhark: ${inRunes(text)}. Doubled letters are carved once. Another spelling can be as right: ask somebody who reads runes.`,
})
