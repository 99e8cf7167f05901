import { RELATED_WORDS } from '#content/gallery/related-words.ts'
import { normaliseTag } from '#shared/tags.ts'

/** A search in the language of the full-text index. */
export interface SearchQuery {
  /** Every word, or what it stands for. */
  strict: string
  /** Any of the words: for when nothing has them all. */
  loose: string
}

const PHRASE_MAX_WORDS = 4

/** From words of letters and figures alone, so that none of them can be taken for an operator. */
export function composeQuery(words: readonly string[], meant: readonly string[]): SearchQuery {
  const terms = listTerms(words)
  const strict = terms.map((term) => anyOf(term)).join(' & ')
  const asRead = meant.map(allOf).join(' & ')
  return {
    strict: asRead === '' ? strict : `(${strict}) | (${asRead})`,
    loose: anyOf([...terms.flat(), ...meant.map(allOf)]),
  }
}

/** A search that also finds any of these tags. */
export const widenQuery = (query: string, tags: readonly string[]): string =>
  anyOf([query, ...tags.map(allOf)])

/** Each word with what may stand in for it; a phrase that is known counts as one. */
function listTerms(words: readonly string[]): string[][] {
  const terms: string[][] = []
  for (let at = 0; at < words.length;) {
    const length = knownPhraseLength(words, at)
    const phrase = words.slice(at, at + Math.max(length, 1))
    const related = RELATED_WORDS.get(singular(phrase.join(' '))) ?? []
    terms.push([allOf(phrase.join('-')), ...related.map(allOf)])
    at += phrase.length
  }
  return terms
}

/** The longest phrase that begins here and that we know more words for; 0 for none. */
function knownPhraseLength(words: readonly string[], at: number): number {
  for (let length = Math.min(PHRASE_MAX_WORDS, words.length - at); length > 0; length--)
    if (RELATED_WORDS.has(singular(words.slice(at, at + length).join(' ')))) return length
  return 0
}

/** Whether a word stands for a family, so that it is spelt as it was meant though no design uses it. */
export const standsForFamily = (word: string) => RELATED_WORDS.has(singular(word))

const singular = (phrase: string) => (RELATED_WORDS.has(phrase) ? phrase : phrase.replace(/s$/, ''))

const allOf = (tag: string) => {
  const words = normaliseTag(tag).split('-')
  return words.length === 1 ? words[0]! : `(${words.join(' & ')})`
}

const anyOf = (alternatives: readonly string[]) => {
  const distinct = [...new Set(alternatives)]
  return distinct.length === 1 ? distinct[0]! : `(${distinct.join(' | ')})`
}
