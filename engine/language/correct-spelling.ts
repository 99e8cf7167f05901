import type { Language } from '#engine/language/brief.ts'
import { isBodyPart } from '#engine/language/grammar.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { isStopWord, writesNounsLarge, type Token } from '#engine/language/scan.ts'
import {
  createSpeller,
  isSlipOf,
  measureDistance,
  type Speller,
  type WordRank,
} from '#engine/language/spelling.ts'

/** The longest first word of a phrase in the lists is shorter. */
const MAX_COMPOUND_PART = 12

let kept: Speller | undefined
const getSpeller = (): Speller => (kept ??= createSpeller(getLexicon().words, rankWord))

function rankWord(word: string): WordRank {
  const lexicon = getLexicon()
  const entries = [word, ...listSingulars(word, 'en')].flatMap((form) => lexicon.find(form, 'en'))
  if (entries.length === 0) return lexicon.has(word) ? 'known' : 'part'
  return entries.some((entry) => entry.type !== 'subject' || entry.source === 'drawn')
    ? 'known'
    : 'rare'
}

/** Corrects words that are neither ordinary English nor known here. */
export function correctSpelling(tokens: Token[], language: Language): void {
  const lexicon = getLexicon()
  const isKnown = (word: string, at?: number): boolean => {
    if (lexicon.has(word) || isBodyPart(word)) return true
    if (!lexicon.words.has(word)) return false
    // "Compas" is in the lists only as a part of "compas rose"; alone it is a slip.
    if (
      language !== 'en' ||
      at === undefined ||
      listSingulars(word, 'en').some((form) => lexicon.has(form))
    )
      return true
    const [before, next] = [tokens[at - 1]?.plain, tokens[at + 1]?.plain]
    return lexicon.isPart(`${before} ${word}`) || lexicon.isPart(`${word} ${next}`)
  }
  for (const [i, token] of tokens.entries()) {
    const word = token.plain
    if (language === 'en' && lexicon.isNoun(word)) continue
    if (token.isBoundary || isKnown(word, i) || isStopWord(word) || lexicon.isOrdinary(word))
      continue
    // "Somethin": a dropped g.
    if (word.endsWith('in') && isStopWord(`${word}g`)) {
      token.plain = `${word}g`
      continue
    }
    const singulars = listSingulars(word, language)
    if (singulars.some((singular) => isKnown(singular) || lexicon.isNoun(singular))) continue
    // "We've" is no slip for a wave.
    if (/\p{L}['’]\p{L}/u.test(token.text)) continue
    // A capital inside a sentence is a name, not a mistake.
    const isName =
      language === 'en' &&
      i > 0 &&
      /^\p{Lu}/u.test(token.text) &&
      !tokens[i - 1]!.isBoundary &&
      tokens.some(({ text }) => /^\p{Ll}/u.test(text))
    const isLoose =
      language === 'de'
        ? /^\p{Ll}/u.test(token.text) && writesNounsLarge(tokens)
        : language !== 'en' && !isNounPlace(tokens, i)
    if (isName || isLoose) continue
    token.plain = splitCompound(word) ?? correctWord(word, language) ?? word
  }
}

/** The thing that was meant, unless an ordinary word is nearer: "diagonaly" is no dragonfly. */
function correctWord(word: string, language: Language): string | undefined {
  const nearest = getSpeller().correct(word, language)
  if (nearest === undefined || language !== 'en') return nearest
  const isFar = measureDistance(word, nearest, 1) > 1
  return isFar && isSlipOf(word, (known) => getLexicon().isOrdinary(known)) ? undefined : nearest
}

const BEFORE_FOREIGN_NOUN =
  /^(?:un|una|unos|unas|el|la|los|las|une|le|les|des|du|l|d|de|um|uma|uns|umas|o|a|os|as|do|da|con|avec|com|y|et|e|dos|tres|deux|trois|dois|duas|mi|mon|ma|meu|minha|en|na|no|sur|sobre)$/

/** In es, fr and pt a word is corrected only where a noun may stand: verbs are in no list and must not be bent into things. */
const isNounPlace = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]!.isBoundary || BEFORE_FOREIGN_NOUN.test(tokens[at - 1]!.plain)

/** "Grimreaper" and "playin": two words run together, or a dropped g. */
function splitCompound(word: string): string | undefined {
  const lexicon = getLexicon()
  if (word.endsWith('in') && lexicon.words.has(`${word}g`)) return `${word}g`
  for (let cut = 3; cut <= Math.min(word.length - 3, MAX_COMPOUND_PART); cut++) {
    const phrase = `${word.slice(0, cut)} ${word.slice(cut)}`
    if (lexicon.has(phrase)) return phrase
  }
  return undefined
}
