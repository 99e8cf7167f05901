import { acting } from '#engine/language/acting.ts'
import type { Brief, Lettering, NotDrawn } from '#engine/language/brief.ts'
import { listCulturalNotes } from '#engine/language/cultural-notes.ts'
import { nameColours } from '#engine/language/colour-sets.ts'
import { detectLanguage } from '#engine/language/detect-language.ts'
import { isEmptyBrief } from '#engine/language/empty-brief.ts'
import { findLettering, findToldNames, maskNames } from '#engine/language/find-lettering.ts'
import { findWriting, pairOf } from '#engine/language/find-writing.ts'
import { nameKin } from '#engine/language/kin.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { maskTold } from '#engine/language/long-message.ts'
import { findMissingWords } from '#engine/language/missing-words.ts'
import { nearestTo } from '#engine/language/nearest.ts'
import { asTyped, tidy } from '#engine/language/normalise.ts'
import { findPersonal } from '#engine/language/personal.ts'
import { putInPlainOrder } from '#engine/language/plain-order.ts'
import { Reader } from '#engine/language/reader.ts'
import { correctSpelling, removeChatter, scan, tokenise } from '#engine/language/scan.ts'
import { settle } from '#engine/language/settle.ts'
import { frameIn, plainFrames } from '#engine/language/framing.ts'
import { listUnwritten } from '#engine/language/unwritten.ts'
import { maskStory } from '#engine/language/story.ts'
import { tellApart } from '#engine/language/told-apart.ts'
import { sharePose } from '#engine/language/shared-pose.ts'
import { seenFrom } from '#engine/language/views.ts'
import { ALL_ADVICE } from '#engine/language/vocabulary/advice.ts'

/** Reads free text into a Brief. Never throws; an empty text gives an empty brief. The same text gives the same brief. */
export function readPrompt(prompt: string): Brief {
  const text = removeAdvice(tidy(prompt))
  const wish = maskStory(maskTold(text))
  const brief = readWish(prompt, text, wish)
  // "My nan loved robins": where nothing else is said, the story is the wish.
  return wish !== text && isEmptyBrief(brief) ? readWish(prompt, text, text) : brief
}

/** `wish` is the text without what is only told; names that it asks for may stand in the rest. */
function readWish(prompt: string, text: string, wish: string): Brief {
  const { lettering, rest: unlettered, about } = findLettering(wish)
  const told = findToldNames(text, wish, lettering)
  lettering.push(...told)
  const rest = maskNames(unlettered, told)
  const words = tokenise(rest).map((token) => token.plain)
  const lexicon = getLexicon()
  const language = detectLanguage(text, words, lexicon)
  const tokens = tokenise(removeChatter(putInPlainOrder(nameColours(nameKin(plainFrames(rest))))))
  correctSpelling(tokens, language)
  const reading = new Reader(tokens, scan(tokens, language), language).read()
  const read = settle(reading, lettering)
  const apart = tellApart(read, wish)
  const settled = { ...read, ...apart, subjects: acting(apart.subjects, wish) }
  const unwritten = listUnwritten(lettering.map(withoutHeart), rest)
  const isUnwritten = (said: string) => unwritten.some((word) => word.text === said)
  const writing = findWriting(
    about,
    lettering.filter(({ kind }) => kind !== 'date' && kind !== 'numerals').map((line) => line.text),
  )
  // "… blackletter": how words are written is no thing that could be missing.
  const isWay = (said: string) => lettering.length > 0 && writing.said.includes(said.toLowerCase())
  const isAnythingDrawn = settled.subjects.some(({ source }) => source !== 'none')
  const personal = findPersonal(text, isAnythingDrawn)
  return {
    prompt,
    lettering: lettering.map((line) => ({ ...line, text: asTyped(line.text, prompt) })),
    writing,
    language,
    ...settled,
    subjects: [...sharePose(seenFrom(settled.subjects, wish), wish), ...personal.subjects],
    frame: settled.subjects.length > 0 ? frameIn(wish) : null,
    pieces: findPieces(text),
    // A word of another script is told as such, and not as a thing that nobody can draw.
    notDrawn: [
      ...settled.notDrawn
        .filter(({ text: said }) => !isUnwritten(said) && !isWay(said))
        .map(withNearest),
      ...unwritten,
      ...personal.notDrawn,
      ...(unwritten.length === 0 ? findMissingWords(wish, lettering) : []),
    ],
    culturalNotes: listCulturalNotes(text),
  }
}

/** The heart of "Anna ♥ Ben" is drawn and not written. */
const withoutHeart = (line: Lettering): Lettering =>
  pairOf(line.text) ? { ...line, text: line.text.replace(/[♥❤]/u, '&') } : line

function withNearest(missing: NotDrawn): NotDrawn {
  const { text, reason, suggestion } = missing
  if (reason !== 'unknown' && reason !== 'undrawn') return missing
  const nearest = nearestTo(text, suggestion)
  return nearest.length > 0 ? { ...missing, nearest } : missing
}

/** Our own advice in an improved prompt is no wish. */
function removeAdvice(text: string): string {
  let rest = text
  for (const sentence of ALL_ADVICE) rest = rest.replaceAll(sentence, ' ')
  return rest
    .replace(/, and let nothing cover it\./g, '.')
    .replace(/\bmake the (.{1,60}) the largest\./gi, '')
}

const SPLIT =
  /\bsplit (?:in|into|between|across)\b|\bone half on (?:me|my|his|her)\b|\b(?:half|halves) on (?:his|her|mine|each|my)\b/i
const MATCHING =
  /\bmatching\b|\bcouples? tattoos?|\bpartner ?tattoos?|\bbest friend tattoos?|\bcoincident(?:e|es)\b|\bassorti(?:e?s)?\b|\ba juego\b|\bcombinando\b/i

const findPieces = (text: string): Brief['pieces'] =>
  SPLIT.test(text) ? 'split' : MATCHING.test(text) ? 'matching' : null
