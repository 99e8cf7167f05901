import type { Context } from '#engine/language/body-parts.ts'
import { isNegation } from '#engine/language/grammar.ts'
import { isStopWord, type Item } from '#engine/language/scan.ts'

/** "No banner", "instead of a lens": what comes next is not wanted, until something is again. */
export function takesNegation(
  { tokens, sentence, language }: Context,
  { words, entry, end }: Item,
): boolean {
  if (entry && entry.type !== 'count' && entry.type !== 'modifier') return false
  // "Auf nem Stein" is German for "auf einem".
  const isPreposition =
    (words === 'no' && language === 'pt') ||
    // Of which, in French.
    (words === 'dont' && language === 'fr') ||
    (words === 'nem' && language === 'de')
  const isInstead = words === 'instead' && tokens[end]?.plain === 'of'
  if ((isNegation(words) && !isPreposition) || isInstead) {
    sentence.flush()
    // "A camera with flowers instead of a lens": they are where it would be.
    if (isInstead)
      sentence.relating.relateBrought(
        /^(?:an?|une?|una|uma?|eine[rsnm]?)$/.test(tokens[end + 1]?.plain ?? ''),
      )
    sentence.isNegated = true
    sentence.isReplaced = isInstead
    return true
  }
  if (sentence.isReplaced && !/^(?:of|an?|the|une?|una|uno|uma?|eine[rsnm]?)$/.test(words)) {
    sentence.isReplaced = false
    sentence.isNegated = false
    return isStopWord(words)
  }
  if (!/^(?:but|more|just|only|pero|aber|mais|nur)$/.test(words)) return false
  sentence.isNegated = false
  return true
}
