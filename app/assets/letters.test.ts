import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const APP = path.join(import.meta.dirname, '..')
const IDEAS = path.join(APP, '../content/ideas')
/** What one letter may cost that is not English. The packages' own files weigh 30 and 59 KB. */
const BYTES_MOST = 20_000

/** The faces of a family in their order: the last one that claims a character is asked first. */
const faces = readFileSync(path.join(APP, 'app.css'), 'utf8')
  .split('@font-face')
  .slice(1)
  .flatMap((text) => {
    const [, family = ''] = /font-family: '([^']+)'/.exec(text) ?? []
    const [, address = ''] = /url\('([^']+)'\)/.exec(text) ?? []
    const ranges = [...text.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    )
    return address === '' ? [] : [{ family, address, ranges }]
  })

function fileFor(family: string, character: string): string | undefined {
  const code = character.codePointAt(0)!
  return faces.findLast(
    (face) =>
      face.family === family && face.ranges.some(([from, to]) => from! <= code && code <= to!),
  )?.address
}

const LETTERS = new Set(
  readdirSync(IDEAS)
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => Array.from(readFileSync(path.join(IDEAS, name), 'utf8')))
    .filter((character) => /[^\n -~]/u.test(character)),
)

test('names with long vowels and accents bring no large file of letters', () => {
  expect(LETTERS).toContain('ō')
  for (const family of ['Fraunces Variable', 'Instrument Sans Variable']) {
    expect(fileFor(family, 'ō')).toBeDefined()
    const files = Array.from(LETTERS, (letter) => fileFor(family, letter)).filter(
      (file) => file !== undefined,
    )
    for (const file of new Set(files)) {
      expect(file).toMatch(/^\.\/assets\/fonts\//)
      const bytes = file.endsWith('-english.woff2') ? 0 : statSync(path.join(APP, file)).size
      expect(bytes).toBeLessThan(BYTES_MOST)
    }
  }
})

test('a letter that Instrument Sans has not makes no page fetch a file for it', () => {
  expect(fileFor('Instrument Sans Variable', 'ʻ')).toBeUndefined()
  expect(fileFor('Fraunces Variable', 'ʻ')).toBe('./assets/fonts/fraunces-english.woff2')
})
