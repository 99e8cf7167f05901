import type { Language, Subject } from '#engine/language/brief.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { findMotif } from '#engine/motifs/registry.ts'

const ONE =
  "(?:one|the (?:first|second|third|fourth|other)|an?other|un[oae]?|l['’]une?|uma?|eine[rs]?|otr[oa]|outr[oa]|l['’]autre|une autre|altr[oa]|andere[rs]?)"
const LINKS = '(?:(?:is|in|are|es|en|em|é|è|est|ist) )?'
/** "One pink, one white and one burgundy", "una rosa, una blanca y otra roja". */
const EACH = new RegExp(
  `(?<!\\p{L})${ONE} ${LINKS}(?:(?:dark|light|deep|pale|bright|soft) )?(\\p{L}+)(?=\\s*(?:$|[,.;!?)&]|(?:and|y|e|et|und)\\b|${ONE}))`,
  'giu',
)

/** The colours of a count that names one for each: of three roses the pink, the white and the burgundy one. */
export function withColoursEach(
  subjects: readonly Subject[],
  text: string,
  language: Language,
): Subject[] {
  const named = [...text.matchAll(EACH)].flatMap(([, word]) => paintOf(word!, language))
  return subjects.map((subject) => {
    const { count, isCountExact, colours } = subject
    if (count < 2) return subject
    const isTold = named.length > 1 && isCountExact && named.length === count
    const told = isTold && subjects.filter((other) => other.count === count).length === 1
    if (told) return { ...subject, colours: named, hasColoursEach: true }
    // "Red and white roses": some are red and some white, where a koi of two colours has both.
    const isShared = colours.length > 1 && findMotif(subject.motif)?.category === 'plant'
    return isShared ? { ...subject, hasColoursEach: true } : subject
  })
}

const paintOf = (word: string, language: Language): string[] =>
  getLexicon()
    .find(plain(word), language)
    .flatMap((entry) => (entry.type === 'colour' ? [entry.value] : []))
    .slice(0, 1)
