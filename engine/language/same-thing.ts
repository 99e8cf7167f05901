import { INDEFINITE, type Context } from '#engine/language/body-parts.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import type { DraftSubject } from '#engine/language/reading.ts'
import type { Item } from '#engine/language/scan.ts'
import { isFamilyOf } from '#engine/language/subject-kinds.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

/** ", a labrador", ". He's a labrador". */
const isSaidAgain = (said: readonly string[]): boolean => {
  const article = said.at(-1) ?? ''
  const link = said
    .slice(0, -1)
    .filter((word) => !/^[,.!;]$/.test(word))
    .join(' ')
  return (
    INDEFINITE.test(article) &&
    said.length > 1 &&
    /^(?:|hes|shes|its|he's|she's|it's|(?:he|she|it|which|who) (?:is|was))$/.test(link)
  )
}

/** "My dog, a labrador": the same, said more exactly. */
export function isSameBeing(
  { tokens, sentence }: Context,
  { start, entry }: Item & { entry: SubjectEntry },
  last: DraftSubject,
): boolean {
  const said = tokens.slice(sentence.lastSubjectEnd, start).map((token) => token.plain)
  const owner = tokens[sentence.lastSubjectEnd - 2]?.plain ?? ''
  return (
    isSaidAgain(said) &&
    /^(?:my|our|mi|mein|meine|meinen|mon|ma|meu|minha|mio|mia)$/.test(owner) &&
    entry.group === last.group &&
    entry.group === 'animal'
  )
}

/** "My two dogs, a lab and a pug", "a flower at the end, a daisy": the first that is named exactly takes the place of the general name. */
export function isNamedExactly(
  { tokens, sentence }: Context,
  { start, words, entry }: Item & { entry: SubjectEntry },
  last: DraftSubject,
): boolean {
  const comma = tokens
    .slice(sentence.lastSubjectEnd, start)
    .findLastIndex(({ text }) => text === ',')
  if (comma < 0 || sentence.relation || !isOfKind(entry, last.wanted)) return false
  const said = tokens.slice(sentence.lastSubjectEnd + comma + 1, start)
  if (said.length > MOST_SAID_OF_ONE) return false
  // "Flowers, mostly roses and lilies": those that are meant.
  const isList = !last.isCountExact && (isFamilyOf('flower', entry) || /flowers?$/.test(words))
  return INDEFINITE.test(said[0]?.plain ?? '') || (isList && said.every(isSaidOfNext))
}

const isSaidOfNext = ({ plain }: { plain: string }): boolean =>
  /^(?:mostly|mainly|especially|like|including|maybe)$/.test(plain) ||
  getLexicon()
    .find(plain, 'en')
    .some(({ type }) => /^(?:colour|modifier|size)$/.test(type))

/** "A very fluffy white". */
const MOST_SAID_OF_ONE = 4

const isOfKind = ({ wanted, motif, group }: SubjectEntry, general: string): boolean =>
  isFamilyOf(general, { wanted, motif }) ||
  (/^(?:flowers?|wildflowers?|bouquet)$/.test(general) && group === 'plant' && wanted !== general)
