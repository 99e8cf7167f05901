import type { Brief } from '#engine/language/brief.ts'
import { unwritableLetters } from '#engine/language/unwritten.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Whether nothing was asked that a picture could be made of. Such a text is asked about, never guessed at. */
export const isEmptyBrief = ({ subjects, lettering }: Brief): boolean =>
  subjects.every(({ source }) => source === 'none') &&
  !lettering.some(({ text }) => isWritable(text))

function isWritable(text: string): boolean {
  const missing = unwritableLetters(text)
  return Array.from(text.normalize('NFC')).some(
    (letter) => letter.trim() !== '' && !missing.includes(letter),
  )
}

/** Things that everybody can picture, for who has not said any. */
const WELL_KNOWN = ['a rose', 'a swallow with a heart', 'a wolf under the moon']
const EXAMPLES = 3
/** Words that nobody can draw can be written, by themselves or with something that everybody can picture. */
const WAYS_TO_WRITE = [
  (text: string) => `the words “${text}”`,
  (text: string) => `the words “${text}” in a banner`,
  (text: string) => `a swallow with the words “${text}”`,
]
/** Longer words of theirs would make no inscription. */
const LONGEST_WORDS = 40

const COLOURS = { black: ' in black', colored: ' in colour' } as const

/** Three wishes that can be drawn, made of what the person did say: their words, the place, the style and the colour. */
export function suggestPrompts(brief: Brief): string[] {
  const { notDrawn, style, colourMode, placement } = brief
  const tail = [
    style ? `, ${style.toLowerCase()}` : '',
    colourMode ? COLOURS[colourMode] : '',
    placement ? `, on the ${placement.gallery.toLowerCase()}` : '',
  ].join('')
  const near = notDrawn.flatMap(({ suggestion }) =>
    suggestion && findMotif(suggestion) ? [`a ${suggestion.replaceAll('-', ' ')}`] : [],
  )
  const unknown = notDrawn.find(({ reason, text }) => isInscription(reason, text))
  const asksForWords = notDrawn.some(({ reason }) => reason === 'words')
  const written = asksForWords
    ? ['the name “Ada” with a small heart']
    : unknown
      ? WAYS_TO_WRITE.map((write) => write(unknown.text))
      : []
  return [...new Set([...near, ...written, ...WELL_KNOWN])]
    .slice(0, EXAMPLES)
    .map((wish) => `${wish}${tail}`)
}

const isInscription = (reason: Brief['notDrawn'][number]['reason'], text: string): boolean =>
  (reason === 'unknown' || reason === 'undrawn') &&
  text.length <= LONGEST_WORDS &&
  unwritableLetters(text).length === 0 &&
  !/[“”"]/.test(text)
