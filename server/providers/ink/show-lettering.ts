import type { Brief, Lettering } from '#engine/language/brief.ts'
import { proofRead } from '#engine/language/proof-read.ts'
import { unwritableLetters } from '#engine/language/unwritten.ts'
import { previewWords, textsOf, type WordsPreview } from '#engine/compose/preview-words.ts'
import { LEAST_LETTER_MM } from '#engine/compose/rows-to-floor.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { fingersOf } from '#engine/lettering/in-frame.ts'
import { mirroringOf } from '#engine/lettering/mirror.ts'
import { plainLine } from '#engine/lettering/plain-line.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { LetterRequest } from '#server/providers/ink/ink-studio.ts'
import { readBrief } from '#server/providers/ink/read-ink.ts'
import { HAND_NAMES, type Doubt, type LetteringPreview, type Outline } from '#shared/lettering.ts'

/** So much of a text shows what a hand is like. */
const SAMPLE_LETTERS = 18
const SAMPLE_SIZE = 60
/** A prompt that is longer is a description, not an inscription. */
const ITSELF_MOST = 60

/** What would be written of a prompt and how, with what a careful reader would ask about. */
export function showLettering(
  request: LetterRequest,
  resources: EngineResources,
): LetteringPreview {
  const brief = readBrief(request)
  const { look } = RECIPES[styleOf(brief, request.style ?? null).name]
  const written = writtenOf(brief, look.isLettering === true)
  const texts = textsOf(written, brief.writing.layout)
  const preview = previewWords(brief, texts, { look, resources })
  return {
    texts: texts.map(({ text }) => asInked(text)).filter((text) => text !== ''),
    doubts: [
      ...listDoubts(written, request.today),
      ...listMissing(texts),
      ...listUnlaid(brief, texts),
      ...listSizes(preview),
    ],
    hand: preview?.hand ?? null,
    whole: preview?.whole ?? null,
    hands: texts[0] ? samplesOf(texts[0].text, resources) : [],
    widthMm: Math.round(preview?.widthMm ?? 0),
    letterMm: preview ? Math.round(preview.letterMm * 10) / 10 : null,
  }
}

/** Where letters are the style, and nothing is named to be written or drawn, the text itself is written. */
function writtenOf({ lettering, prompt, subjects }: Brief, isLettering: boolean): Lettering[] {
  const isItself =
    isLettering &&
    lettering.length === 0 &&
    subjects.every(({ source, isSuggested }) => source === 'none' || isSuggested) &&
    prompt.trim().length <= ITSELF_MOST
  const text = prompt.trim()
  return isItself && text !== '' ? [{ text, kind: 'quote', position: null }] : lettering
}

const listDoubts = (written: readonly Lettering[], today: Date): Doubt[] =>
  written.flatMap(({ text, kind }) => proofRead(text, { isName: kind === 'name', today }))

/** What no face has is left out of the drawing: it does not stand in the words either that somebody agrees to. */
function asInked(text: string): string {
  const missing = new Set(unwritableLetters(text))
  if (missing.size === 0) return text
  const kept = Array.from(text.normalize('NFC')).filter((letter) => !missing.has(letter))
  return kept.join('').replaceAll(/\s+/g, ' ').trim()
}

const listMissing = (texts: readonly { text: string }[]): Doubt[] =>
  texts.flatMap(({ text }): Doubt[] => {
    const missing = unwritableLetters(text)
    return missing.length === 0
      ? []
      : [
          {
            kind: 'missing',
            text: missing.join(' '),
            message: 'We cannot write this. It is left out.',
          },
        ]
  })

/** Hardly any word reads the same in a mirror, and few fall on the fingers: who asks for it is told, and it is written straight. */
function listUnlaid({ writing }: Brief, texts: readonly { text: string }[]): Doubt[] {
  const whole = texts.map(({ text }) => text).join(' ')
  const why =
    writing.layout === 'mirror' && mirroringOf(whole) === undefined
      ? 'does not read the same in a mirror or turned over, so it is written straight.'
      : writing.layout === 'knuckles' && fingersOf(whole) === undefined
        ? 'does not fall on the ten fingers of two hands, so it is written straight.'
        : undefined
  return why === undefined || whole === '' ? [] : [{ kind: 'layout', text: whole, message: why }]
}

function listSizes(preview: WordsPreview | undefined): Doubt[] {
  if (!preview || preview.letterMm >= LEAST_LETTER_MM) return []
  const needed = Math.ceil((preview.widthMm * LEAST_LETTER_MM) / preview.letterMm / 5) * 5
  const small = preview.letterMm.toFixed(1)
  return [
    {
      kind: 'size',
      text: `${small} mm`,
      message: `At ${Math.round(preview.widthMm)} mm across, the smallest letters are ${small} mm high and close up within about five years. From ${needed} mm they stay open.`,
    },
  ]
}

function samplesOf(text: string, { readFace }: EngineResources): LetteringPreview['hands'] {
  const sample = sampleOf(text)
  return HAND_NAMES.map((hand) => {
    const shown = HANDS[hand].isCapitals ? sample.toLocaleUpperCase('und') : sample
    const { d, width } = plainLine(shown, { hand, readFace, size: SAMPLE_SIZE })
    const room = SAMPLE_SIZE * 0.12
    const viewBox: Outline['viewBox'] = [
      -width / 2 - room,
      -SAMPLE_SIZE,
      width + 2 * room,
      SAMPLE_SIZE * 1.45,
    ]
    return { hand, outline: { d, viewBox } }
  })
}

/** Whole words, as many as fit. */
function sampleOf(text: string): string {
  const words = text.split(' ')
  let sample = words.shift() ?? ''
  for (const word of words) {
    if (sample.length + 1 + word.length > SAMPLE_LETTERS) break
    sample += ` ${word}`
  }
  return Array.from(sample).slice(0, SAMPLE_LETTERS).join('')
}
