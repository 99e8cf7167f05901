import { EMOJI } from '#engine/language/vocabulary/emoji.ts'

/** More than anybody asks of one tattoo. All later work grows with the length, so the cap is what keeps hostile texts cheap. */
export const MAX_PROMPT_LENGTH = 2_000

const WORD_OF_EMOJI: ReadonlyMap<string, string> = new Map(
  EMOJI.split(',').map((pair) => {
    const [emoji = '', ...words] = pair.trim().split(' ')
    return [emoji, words.join(' ')]
  }),
)
const EMOJI_PATTERN = new RegExp(
  [...WORD_OF_EMOJI.keys()].toSorted((a, b) => b.length - a.length).join('|'),
  'gu',
)
/** Variation selectors, joiners, soft hyphens and direction marks: they show nothing and would split words. */
const INVISIBLE =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F|\p{Emoji_Modifier}/gu
// oxlint-disable-next-line no-control-regex -- People paste them, and no later pattern expects them.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/**
 * An emoji in quotation marks is to be written, so its name is not; a whole quotation is passed over at once. Some open curled and
 * close straight.
 */
const QUOTED_OR_EMOJI = new RegExp(
  `"[^"]{1,200}"|[“„«»”][^“”„«»"]{1,200}[”“»«"]|(?:${EMOJI_PATTERN.source})`,
  'gu',
)
const ASKS_FOR_WORDS =
  /\b(?:words?|names?|says?|saying|text|reads?|reading|lettering|quote|phrase|motto|written|spell(?:s|ing)?)\b[^,.;!?]*$/i

const HEARTS = /^(?:[a-z]+ )?hearts?$/

function nameEmoji(found: string, place: number, text: string): string {
  const word = WORD_OF_EMOJI.get(found)
  if (word === undefined) return found
  // "Anna ♥ Ben": between two names it is written, as a heart.
  const isBetween =
    /(?:^|[^\p{L}])\p{Lu}[\p{L}.'’-]*\s*$/u.test(text.slice(Math.max(0, place - 40), place)) &&
    /^[\uFE0F\u200D]*\s*\p{Lu}/u.test(text.slice(place + found.length))
  if (isBetween && HEARTS.test(word)) return '♥'
  const isWritten = ASKS_FOR_WORDS.test(text.slice(Math.max(0, place - 160), place))
  return `${isWritten ? ' ,' : ''} ${word} , `
}

/** One kind of white space, dash and apostrophe; emoji as words. Case and accents stay. */
export function tidy(text: string): string {
  return text
    .slice(0, MAX_PROMPT_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(QUOTED_OR_EMOJI, nameEmoji)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00B4\u0060\u02BC\u02BB]/g, "'")
    .replace(/\s+/g, ' ')
    .slice(0, MAX_PROMPT_LENGTH)
    .trim()
}

const DASH = '[\\u2010-\\u2015\\u2212-]'

/** What is to be written, with the emoji and dashes that were typed: "1959–2023". */
export function asTyped(found: string, typed: string): string {
  const words = withEmoji(found, typed)
  if (!words.includes('-')) return words
  const pattern = words
    .split('-')
    .map((part) => part.replace(/[\^$.*+?()[\]{}|/\\]/g, '\\$&').replace(/ +/g, '\\s+'))
    .join(DASH)
  return new RegExp(pattern, 'u').exec(typed.normalize('NFC'))?.[0].replace(/\s+/g, ' ') ?? words
}

/** Within single quotation marks, or such as do not pair, an emoji is named before it turns out to be written: nobody typed that name. */
function withEmoji(words: string, typed: string): string {
  const named = new Map(
    [...typed.matchAll(EMOJI_PATTERN)].map(([it]) => [it, WORD_OF_EMOJI.get(it)]),
  )
  let text = words
  for (const [emoji, name] of named)
    if (name !== undefined && !typed.toLowerCase().includes(name))
      text = text.replaceAll(new RegExp(`(?: ,)? *\\b${name}(?: ,|$) *`, 'giu'), ` ${emoji} `)
  return text === words ? words : text.replace(/\s+/g, ' ').trim()
}

/** Lower case without accents, hyphens and apostrophes: the form in which words are compared. */
export function plain(text: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’‘ʻ]/g, '')
    .replace(/[-_/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
