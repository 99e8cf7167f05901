import type { Random } from './random.ts'

/** Texts that have broken other programs: quotes of SQL, HTML and shells, ways out of a folder, and odd Unicode. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  'NaN',
  'null',
  'undefined',
  '2147483648',
  '99999999999999999999',
  "' or 1=1 --",
  "'; drop table account; --",
  '%_\\%',
  '$1 $2 :name ?',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'a\r\nSet-Cookie: x=1',
  'a\u0000b',
  'a\ud83d',
  '\udc00a',
  '\ufeff\u200b\u202egnp.exe',
  '\uffff\ufffe',
  'Z\u0351\u036b\u0343\u036a\u0302A\u0334L\u0319G\u0337O'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(100),
  'ı İ ß ŉ ǰ ΐ',
  '(a|a)*'.repeat(30),
  'a '.repeat(900),
  'x'.repeat(90_000),
  '__proto__',
  'constructor',
]

/** A text over and over until it is as deep as a body may be long. */
const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}${close.repeat(depth)}`

/** Values that are no text; as JSON, since some of them only JSON can say. */
const VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e999',
  '2147483648',
  '9007199254740993',
  '[]',
  '{}',
  '[null]',
  '{"toString":1,"length":-1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"$ne":null}',
  nested('[', ']', 5_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
]

export const hostileText = (random: Random) => random.pick(TEXTS)

/** Some value as JSON. */
export const hostileJson = (random: Random) =>
  random.chance(60) ? JSON.stringify(hostileText(random)) : random.pick(VALUES)

/** The text as an address carries it, with halves of surrogate pairs as the three bytes that some programs make of them. */
export function escapeText(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0)!
    if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(character)
    const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
  }).join('')
}
