import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Outlines and distances of a typeface, in its own units. */
export interface Typeface {
  unitsPerEm: number
  glyphs: Record<string, { advance: number; d: string }>
  /** By how much the second letter of a pair moves. */
  kerning: Record<string, number>
}

export type TypefaceName = 'display' | 'text'

const FILE = path.join(import.meta.dirname, 'typefaces.json')

let typefaces: Record<TypefaceName, Typeface> | undefined

/** Read when the first picture is made; most processes make none. */
function typefaceOf(name: TypefaceName): Typeface {
  typefaces ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<TypefaceName, Typeface>
  return typefaces[name]
}

export interface TypeStyle {
  face: TypefaceName
  sizePx: number
  /** Between letters, in em. */
  tracking?: number
}

/** What can be written of a text: accents that the typeface lacks are left off, other letters left out. */
export function writable(text: string, face: TypefaceName): string {
  const { glyphs } = typefaceOf(face)
  const has = (letter: string) => Object.hasOwn(glyphs, letter)
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '))
    .map((letter) => {
      if (has(letter)) return letter
      const bare = letter.normalize('NFKD')[0]!
      return has(bare) ? bare : ''
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** Every letter with where it begins. */
function place(text: string, { face, sizePx, tracking = 0 }: TypeStyle) {
  const { glyphs, kerning, unitsPerEm } = typefaceOf(face)
  const scale = sizePx / unitsPerEm
  let x = 0
  const letters = Array.from(text)
  const placed = letters.map((letter, index) => {
    const { advance, d } = glyphs[letter] ?? { advance: 0, d: '' }
    const from = x
    x += (advance + (kerning[letter + (letters[index + 1] ?? '')] ?? 0)) * scale + tracking * sizePx
    return { d, from }
  })
  return { placed, scale, width: x }
}

export const widthOf = (text: string, style: TypeStyle): number => place(text, style).width

/** One line of text as SVG, its baseline beginning at the given point. */
export function lineOf(
  text: string,
  style: TypeStyle,
  at: { x: number; y: number; colour: string },
): string {
  const { placed, scale } = place(text, style)
  const paths = placed
    .filter(({ d }) => d !== '')
    .map(
      ({ d, from }) =>
        `<path transform="translate(${(at.x + from).toFixed(2)} ${at.y}) scale(${scale.toFixed(5)})" d="${d}"/>`,
    )
  return `<g fill="${at.colour}">${paths.join('')}</g>`
}

/** The words in at most so many lines that fit the width; undefined when they do not. */
export function breakLines(
  text: string,
  style: TypeStyle,
  { widthPx, lines: most }: { widthPx: number; lines: number },
): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, style) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const fits = lines.length <= most && lines.every((line) => widthOf(line, style) <= widthPx)
  return fits ? lines : undefined
}
