import { listWords } from '#shared/search-words.ts'
import { normaliseTag } from '#shared/tags.ts'

export interface RankedDesign {
  id: number
  prompt: string
  style: string
  placement: string | null
  tags: readonly string[]
}

/** Puts designs in the order of their likeness to one. Another way to measure it needs nothing but this. */
export interface SimilarityRanker {
  rank<Design extends RankedDesign>(
    target: Omit<RankedDesign, 'id'>,
    candidates: readonly Design[],
    /** How rare a tag is, from 0 for one that every design has. */
    rarityOf: (tag: string) => number,
  ): Promise<Design[]>
}

const STYLE_WEIGHT = 2
const PLACEMENT_WEIGHT = 1
const WORDS_WEIGHT = 6
const WORDS_COMPARED = 40

/** By what is in the picture first, rare things above common ones; then by style, place and the words it was asked with. */
export const overlapRanker: SimilarityRanker = {
  async rank(target, candidates, rarityOf) {
    const tags = new Set(target.tags.map(normaliseTag))
    const words = new Set(listWords(target.prompt, WORDS_COMPARED))
    const score = (candidate: RankedDesign) => {
      const shared = candidate.tags.map(normaliseTag).filter((tag) => tags.has(tag))
      return (
        shared.reduce((sum, tag) => sum + rarityOf(tag), 0) +
        (candidate.style === target.style ? STYLE_WEIGHT : 0) +
        (candidate.placement !== null && candidate.placement === target.placement
          ? PLACEMENT_WEIGHT
          : 0) +
        WORDS_WEIGHT * sharedShare(words, listWords(candidate.prompt, WORDS_COMPARED))
      )
    }
    return candidates
      .map((candidate) => ({ candidate, score: score(candidate) }))
      .toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
      .map(({ candidate }) => candidate)
  },
}

/** What both have, of what either has. */
function sharedShare(words: ReadonlySet<string>, others: readonly string[]): number {
  const shared = others.filter((word) => words.has(word)).length
  const all = words.size + others.length - shared
  return all === 0 ? 0 : shared / all
}
