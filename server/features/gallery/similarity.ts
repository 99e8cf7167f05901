import { listWords } from '#shared/search-words.ts'
import { normaliseTag } from '#shared/tags.ts'

export interface ComparedDesign {
  id: number
  prompt: string
  style: string
  placement: string | null
  tags: readonly string[]
}

export interface Measures<Design> {
  /** How rare a tag is, from 0 for one that every design has. */
  rarityOf: (tag: string) => number
  /** How near the prompts are in meaning, from 0 to 1; undefined where nobody has compared them yet. */
  meaningOf?: (candidate: Design) => number | undefined
  /** Prompts cost most of the time; they can be left out for a first choice among many. */
  arePromptsLeftOut?: boolean
}

const STYLE_WEIGHT = 2
const PLACEMENT_WEIGHT = 1
const PROMPT_WEIGHT = 8
const WORDS_COMPARED = 40
/** Any two prompts for a tattoo are about so near to each other. */
const UNRELATED_MEANING = 0.4

/**
 * By what is in the picture first, rare things above common ones; then by style, place and what was asked for: by its
 * meaning where that is known, else by its words.
 */
export function rankBySimilarity<Design extends ComparedDesign>(
  target: ComparedDesign,
  candidates: readonly Design[],
  { rarityOf, meaningOf, arePromptsLeftOut = false }: Measures<Design>,
): Design[] {
  const tags = new Set(target.tags.map(normaliseTag))
  const words = new Set(listWords(target.prompt, WORDS_COMPARED))
  const promptLikeness = (candidate: Design) => {
    if (arePromptsLeftOut) return 0
    const meaning = meaningOf?.(candidate)
    if (meaning === undefined)
      return sharedShare(words, listWords(candidate.prompt, WORDS_COMPARED))
    return Math.max(0, (meaning - UNRELATED_MEANING) / (1 - UNRELATED_MEANING))
  }
  const score = (candidate: Design) => {
    const shared = candidate.tags.map(normaliseTag).filter((tag) => tags.has(tag))
    const isInSamePlace = candidate.placement !== null && candidate.placement === target.placement
    return (
      shared.reduce((sum, tag) => sum + rarityOf(tag), 0) +
      (candidate.style === target.style ? STYLE_WEIGHT : 0) +
      (isInSamePlace ? PLACEMENT_WEIGHT : 0) +
      PROMPT_WEIGHT * promptLikeness(candidate)
    )
  }
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .map(({ candidate }) => candidate)
}

/** What both have, of what either has. */
function sharedShare(words: ReadonlySet<string>, others: readonly string[]): number {
  const shared = others.filter((word) => words.has(word)).length
  const all = words.size + others.length - shared
  return all === 0 ? 0 : shared / all
}
