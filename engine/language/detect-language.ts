import type { Language } from '#engine/language/brief.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import type { Lexicon } from '#engine/language/lexicon.ts'
import { FUNCTION_WORDS } from '#engine/language/vocabulary/function-words.ts'

const FOREIGN: readonly Language[] = ['es', 'pt', 'fr', 'de', 'it']
const FUNCTION_WORD_SETS = (Object.keys(FUNCTION_WORDS) as Language[]).map(
  (language) => [language, new Set(FUNCTION_WORDS[language].split(' '))] as const,
)

/** Guesses by function words, by words that only one language has, and by telling letters. English in doubt. */
export function detectLanguage(
  text: string,
  tokens: readonly string[],
  lexicon: Pick<Lexicon, 'nativeWords' | 'isOrdinary'>,
): Language {
  const { nativeWords } = lexicon
  const score: Record<Language, number> = { en: 0.5, es: 0, de: 0, fr: 0, pt: 0, it: 0 }
  for (const token of tokens) {
    for (const [language, words] of FUNCTION_WORD_SETS) if (words.has(token)) score[language] += 1
    const isKnown = lexicon.isOrdinary(token)
    const native =
      nativeWords.get(token) ?? (isKnown ? undefined : findNativeSingular(token, nativeWords))
    if (native) score[native] += 0.8
    else if (isKnown && token.length > 3) score.en += 0.15
  }
  if (/[ñ¿¡]/.test(text)) score.es += 1.5
  if (/[äöüß]/i.test(text)) score.de += 1
  if (/[ãõ]/i.test(text)) score.pt += 1.5
  if (/[èêœû]|\b[ld]['’]/i.test(text)) score.fr += 1
  if (/\b(?:un|l|dell|nell|sull|all)['’][aeiouàèéìòù]/i.test(text) && !/[çêœû]/i.test(text))
    score.it += 0.6
  return (Object.keys(score) as Language[]).reduce((best, language) =>
    score[language] > score[best] ? language : best,
  )
}

function findNativeSingular(
  token: string,
  nativeWords: ReadonlyMap<string, Language>,
): Language | undefined {
  return FOREIGN.find((language) =>
    listSingulars(token, language).some((singular) => nativeWords.get(singular) === language),
  )
}
