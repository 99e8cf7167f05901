import * as dictionary from '#server/features/gallery/dictionary.queries.ts'
import { editDistance } from '#server/features/gallery/edit-distance.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import {
  createPromptMeanings,
  type PromptMeanings,
} from '#server/features/gallery/prompt-meanings.ts'
import { composeQuery, type SearchQuery } from '#server/features/gallery/search-query.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { PromptReader } from '#server/providers/image/image-provider.ts'
import { listWords } from '#shared/search-words.ts'

const WORDS_PER_SEARCH = 10
const CANDIDATES_PER_WORD = 60
/** Shorter words have a neighbour whatever they are. */
const MENDED_MIN_LENGTH = 4
/** Designs looked at in order before the inverted index is asked. The walk ends when the page is full. */
const NEWEST_WALK_STEPS = 800
/** By popularity the index is no help with the order, so that more steps are worth their time. */
const POPULAR_WALK_STEPS = 800
const POPULAR_CANDIDATES = 1_000
/** Words that fill no page in so many are rare enough to be fetched at once from all that is older. */
const NEIGHBOURHOODS_APART = 2

const meaningsOf = new WeakMap<PromptReader, PromptMeanings>()

/** Words as they were meant: mistakes mended, families and the engine's synonyms added. Undefined when there is no word in it. */
export async function understandSearch(
  { db, ink }: Pick<Deps, 'db' | 'ink'>,
  text: string,
): Promise<SearchQuery | undefined> {
  const typed = listWords(text, WORDS_PER_SEARCH)
  if (typed.length === 0) return undefined
  const [knownWords, typedTags] = await Promise.all([
    dictionary.listKnownWords(db, typed),
    dictionary.listTagUses(db, typed),
  ])
  const known = new Set(knownWords)
  const words = await Promise.all(
    typed.map(async (word) =>
      known.has(word) || word.length < MENDED_MIN_LENGTH ? word : mendWord(db, word),
    ),
  )
  const isMended = words.some((word, index) => word !== typed[index])
  const tags = isMended ? await dictionary.listTagUses(db, words) : typedTags
  // Words that are tags themselves need no interpreter.
  const isPlain = tags.length === words.length
  return composeQuery(words, isPlain ? [] : await listMeant(ink, words.join(' ')))
}

function listMeant(ink: PromptReader, text: string): Promise<readonly string[]> {
  const meanings = meaningsOf.get(ink) ?? createPromptMeanings(ink)
  meaningsOf.set(ink, meanings)
  return meanings.listMeant(text)
}

/** The nearest word that some design uses, or the word itself when nothing is near. */
async function mendWord(db: Executor, word: string): Promise<string> {
  const most = word.length <= 4 ? 1 : 2
  const [best] = (await dictionary.listLikeWords(db, word, CANDIDATES_PER_WORD))
    .map((like) => ({ ...like, distance: editDistance(word, like.word, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || b.uses - a.uses)
  return best?.word ?? word
}

/** What matches, in the order of the list: by walking while that fills the page, else through the inverted index. */
export async function listMatches(
  db: Executor,
  search: queries.Matching,
  slice: queries.Slice,
): Promise<queries.Place[]> {
  const steps = slice.sort === 'Popular' ? POPULAR_WALK_STEPS : NEWEST_WALK_STEPS
  const walked = await queries.walkMatching(db, search, { ...slice, steps })
  if (walked.length === slice.limit) return walked
  // Far down a list of a common word, the index would fetch all that came before.
  const isNearEnd = slice.after && (await queries.isNearEnd(db, search, { ...slice, steps }))
  if (isNearEnd) return walked
  if (slice.sort === 'Popular')
    return queries.listPopularMatching(db, search, { ...slice, candidates: POPULAR_CANDIDATES })
  return listByNeighbourhood(db, search, slice)
}

/** From the newest designs back, one neighbourhood after the other, then all the rest, until the page is full. */
async function listByNeighbourhood(
  db: Executor,
  search: queries.Matching,
  { after, offset, limit }: queries.Slice,
): Promise<queries.Place[]> {
  const wanted = offset + limit
  const newest = queries.neighbourhoodOf(after?.id ?? (await queries.findNewestId(db)))
  const found: queries.Place[] = []
  for (let step = 0; step <= NEIGHBOURHOODS_APART && found.length < wanted; step++) {
    const number = newest - step
    if (number < 0) break
    const neighbourhood = { number, isOlderToo: step === NEIGHBOURHOODS_APART }
    const rest = { after, limit: wanted - found.length }
    found.push(...(await queries.listNewestMatching(db, search, neighbourhood, rest)))
  }
  return found.slice(offset)
}
