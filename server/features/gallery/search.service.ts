import * as dictionary from '#server/features/gallery/dictionary.queries.ts'
import { editDistance } from '#server/features/gallery/edit-distance.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import { listNearSubjects } from '#server/features/gallery/near-subjects.ts'
import { createQuickLookup, type QuickLookup } from '#server/features/gallery/quick-lookup.ts'
import {
  composeQuery,
  standsForFamily,
  widenQuery,
  type SearchQuery,
} from '#server/features/gallery/search-query.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listWords } from '#shared/search-words.ts'

const WORDS_PER_SEARCH = 10
const CANDIDATES_PER_WORD = 40
/** Shorter words have a neighbour whatever they are. */
const MENDED_MIN_LENGTH = 4
/** From here on two letters may be wrong: half of a short word would make it another. */
const LONG_WORD_LENGTH = 7
/** Designs looked at in order before the inverted index is asked. The walk ends when the page is full. */
const WALK_STEPS = 800
/** By likes or rank the index is no help with the order: where the first steps promise a full page, more are worth their time. */
const LONG_WALK_STEPS = 4_000
const LONG_WALK_MARGIN = 1.3
const FIRST_CANDIDATES = 600
/** The newest neighbourhood is seldom whole, so that only the second shows how common the words are. */
const NEIGHBOURHOODS_TRIED = 2
/** Words that have filled less of the page by then are rare enough to be fetched at once from all that is older. */
const PROMISING_SHARE = 1 / 3
const NEIGHBOURHOODS_MOST = 6

/** The engine's threads may all be drawing, and people's designs wait in the same line. */
const READING = { waitMs: 60, mostAsked: 4 }
/** The model needs a second to start and then a fortieth of one. Only a search that has found next to nothing waits for it. */
const COMPARING = { waitMs: 2_500, mostAsked: 4 }

const lookups = new WeakMap<object, QuickLookup>()

/** Each provider's answers are remembered as long as the provider itself. */
function lookupOf(provider: object, create: () => QuickLookup): QuickLookup {
  const lookup = lookups.get(provider) ?? create()
  lookups.set(provider, lookup)
  return lookup
}

/** What the ink engine takes words for. */
const listMeant = ({ ink }: Pick<Deps, 'ink'>, text: string) =>
  lookupOf(ink, () =>
    createQuickLookup(async (asked) => (await ink.read({ prompt: asked })).tags, READING),
  )(text)

/** The search again with the subjects that come nearest to its meaning; undefined when there are none. */
export async function searchByMeaning(
  { embeddings }: Pick<Deps, 'embeddings'>,
  text: string,
  understood: SearchQuery,
): Promise<string | undefined> {
  const lookup = lookupOf(embeddings, () =>
    createQuickLookup((asked) => listNearSubjects(embeddings, asked), COMPARING),
  )
  const near = await lookup(text.toLowerCase())
  return near.length === 0 ? undefined : widenQuery(understood.loose, near)
}

/** Words as they were meant: mistakes mended, families and the engine's synonyms added. Undefined when there is no word in it. */
export async function understandSearch(
  deps: Pick<Deps, 'db' | 'ink'>,
  text: string,
): Promise<SearchQuery | undefined> {
  const { db } = deps
  const typed = listWords(text, WORDS_PER_SEARCH)
  if (typed.length === 0) return undefined
  const [knownWords, typedTags] = await Promise.all([
    dictionary.listKnownWords(db, typed),
    dictionary.listTagUses(db, typed),
  ])
  const known = new Set(knownWords)
  const isRight = (word: string) =>
    known.has(word) || standsForFamily(word) || word.length < MENDED_MIN_LENGTH
  const words = await Promise.all(
    typed.map(async (word) => (isRight(word) ? word : mendWord(db, word))),
  )
  const isMended = words.some((word, index) => word !== typed[index])
  const tags = isMended ? await dictionary.listTagUses(db, words) : typedTags
  // Words that are tags themselves need no interpreter.
  const isPlain = tags.length === words.length
  return composeQuery(words, isPlain ? [] : await listMeant(deps, words.join(' ')))
}

/** The nearest word that some design uses, or the word itself when nothing is near. */
async function mendWord(db: Executor, word: string): Promise<string> {
  const most = word.length < LONG_WORD_LENGTH ? 1 : 2
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
  const walk = (steps: number) => queries.walkMatching(db, search, { ...slice, steps })
  const walked = await walk(WALK_STEPS)
  if (walked.length === slice.limit) return walked
  // Far down a list of a common word, the index would fetch all that came before.
  const rest = { ...slice, steps: WALK_STEPS }
  const isNearEnd = slice.after && (await queries.isNearEnd(db, search, rest))
  if (isNearEnd) return walked
  if (slice.sort === 'Recent') return listByNeighbourhood(db, search, slice)
  const needed = (LONG_WALK_MARGIN * WALK_STEPS * (slice.offset + slice.limit)) / walked.length
  const further = needed <= LONG_WALK_STEPS ? await walk(Math.ceil(needed)) : []
  if (further.length === slice.limit) return further
  return queries.listFirstMatching(db, search, { ...slice, candidates: FIRST_CANDIDATES })
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
  for (let step = 0; found.length < wanted && step <= newest; step++) {
    const isRare = step >= NEIGHBOURHOODS_TRIED && found.length < wanted * PROMISING_SHARE
    const isOlderToo = isRare || step === NEIGHBOURHOODS_MOST
    const neighbourhood = { number: newest - step, isOlderToo }
    const rest = { after, limit: wanted - found.length }
    found.push(...(await queries.listNewestMatching(db, search, neighbourhood, rest)))
    if (isOlderToo) break
  }
  return found.slice(offset)
}
