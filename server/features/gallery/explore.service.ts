import { findIdea, IDEAS } from '#content/ideas/ideas.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import {
  decodeCursor,
  encodeCursor,
  type GalleryCursor,
  type Reach,
} from '#server/features/gallery/gallery-cursor.ts'
import { PageTooFarError } from '#server/features/gallery/gallery.errors.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import {
  listMatches,
  searchByMeaning,
  understandSearch,
} from '#server/features/gallery/search.service.ts'
import { twinsLast } from '#server/features/gallery/twins-last.ts'
import { listTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  GALLERY_OFFSET_MAX,
  GALLERY_PAGE_SIZE_MAX,
  type ExploreQuery,
  type ExploreResponse,
  type Fitting,
} from '#shared/gallery.ts'
import { normaliseTag } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** A search with fewer matches of any of its words also shows what comes near to it in meaning. */
const FEW_MATCHES = 6

/** How far it is counted what fits: further costs more than anybody wants to know. */
const COUNTED_MOST = 1_000
/** Where words decide, so many of the newest are looked at. */
const COUNTED_STEPS = 1_500

/** One page of the gallery. The first also says how many designs fit, where something was asked for. */
export async function exploreTattoos(
  deps: Deps,
  actor: Actor | undefined,
  query: ExploreQuery,
): Promise<ExploreResponse> {
  const { page, limit, sort } = query
  const cursor = query.cursor ? decodeCursor(query.cursor, sort) : undefined
  const offset = cursor ? 0 : (page - 1) * limit
  if (offset + limit > GALLERY_OFFSET_MAX) throw new PageTooFarError()
  const slice = { sort, after: cursor?.place, offset, limit: limit + 1 }
  const { places, reach, words } = await findPlaces(deps, query, slice, cursor)
  const shown = places.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = places.length > limit && last !== undefined
  const isFirst = cursor === undefined && page === 1
  const tattoos = await listTattoos(
    deps,
    actor,
    shown.map(({ id }) => id),
  )
  // Only what costs a design more than all its age brings it below nothing: see `standingOf`.
  const junk = new Set(shown.filter(({ weight }) => weight < 0).map(({ id }) => id))
  return {
    tattoos:
      isFirst && sort === 'Best' && !query.search
        ? twinsLast(tattoos, ({ id }) => junk.has(id))
        : tattoos,
    pagination: {
      page,
      limit,
      hasMore,
      nextCursor: hasMore ? encodeCursor({ sort, place: last, reach }) : null,
      fitting: isFirst ? await countFitting(deps, query, { words, shown, hasMore }) : null,
    },
  }
}

const NOTHING_SOUGHT: queries.Sought = {
  query: undefined,
  style: null,
  color: null,
  isPlaced: false,
}

/** The best designs of a tag, or of all the tags of an idea when it is the name of one. */
export async function listTattoosByTag(
  deps: Deps,
  actor: Actor | undefined,
  tag: string,
): Promise<Tattoo[]> {
  const places = await queries.listTagged(
    deps.db,
    { ...NOTHING_SOUGHT, tags: tagsMeant(tag), gender: null, placement: null },
    { sort: 'Best', after: undefined, offset: 0, limit: GALLERY_PAGE_SIZE_MAX },
  )
  return listTattoos(
    deps,
    actor,
    places.map(({ id }) => id),
  )
}

/** Null where nothing was asked for. What was not counted to its end is said to be more. */
async function countFitting(
  { db }: Pick<Deps, 'db'>,
  query: ExploreQuery,
  { words, shown, hasMore }: { words: string | undefined; shown: unknown[]; hasMore: boolean },
): Promise<Fitting | null> {
  const { tag, search, gender, placement } = query
  const sought = toMatching(query, words)
  const isNarrowed = queries.isSought(sought) || gender !== null || placement !== null
  if (!tag && !search && !isNarrowed) return null
  if (!hasMore) return { count: shown.length, isMore: false }
  if (tag && isNarrowed) return { count: shown.length, isMore: true }
  if (tag) {
    const count = await queries.countTagged(db, tagsMeant(tag), COUNTED_MOST)
    return { count, isMore: count >= COUNTED_MOST }
  }
  const steps = queries.isSought(sought) ? COUNTED_STEPS : COUNTED_MOST
  const { count, isAll } = await queries.countMatching(db, sought, steps)
  return { count: Math.max(count, shown.length), isMore: !isAll }
}

interface Found {
  places: queries.Place[]
  /** As they were understood. */
  words: string | undefined
  reach: Reach
}

async function findPlaces(
  deps: Deps,
  query: ExploreQuery,
  slice: queries.Slice,
  cursor: GalleryCursor | undefined,
): Promise<Found> {
  const { search } = query
  if (!search)
    return {
      places: await listPlaces(deps, query, undefined, slice),
      words: undefined,
      reach: 'all-words',
    }
  const understood = await understandSearch(deps, search)
  // Signs alone are no words: nothing is called that.
  if (!understood) return { places: [], words: undefined, reach: 'all-words' }
  const attempts: Attempt[] = [
    { reach: 'all-words', enough: 1, words: async () => understood.strict },
    { reach: 'any-word', enough: FEW_MATCHES, words: async () => understood.loose },
    { reach: 'meaning', enough: 0, words: () => searchByMeaning(deps, search, understood) },
  ]
  let found: Found = { places: [], words: undefined, reach: 'all-words' }
  for (const { reach, enough, words } of attempts) {
    if (cursor && cursor.reach !== reach) continue
    const sought = await words()
    if (sought === undefined) continue
    const places = await listPlaces(deps, query, sought, slice)
    found = { places, words: sought, reach }
    if (places.length >= enough) break
    // Whether a search has to go further is decided by its first page, whichever one is asked for.
    const first = { ...slice, offset: 0, limit: enough }
    if (slice.offset > 0 && (await listPlaces(deps, query, sought, first)).length >= enough) break
  }
  return found
}

/** One way to read a search. When it leads to enough designs, no other is tried. */
interface Attempt {
  reach: Reach
  enough: number
  words: () => Promise<string | undefined>
}

function listPlaces(
  { db }: Pick<Deps, 'db'>,
  query: ExploreQuery,
  words: string | undefined,
  slice: queries.Slice,
): Promise<queries.Place[]> {
  const search = toMatching(query, words)
  if (query.tag) return queries.listTagged(db, { ...search, tags: tagsMeant(query.tag) }, slice)
  if (!queries.isSought(search)) return queries.listInOrder(db, search, slice)
  return listMatches(db, search, slice)
}

const toMatching = (
  { gender, placement, style, color, skin }: ExploreQuery,
  words: string | undefined,
): queries.Matching => ({
  gender,
  placement,
  style,
  color,
  isPlaced: skin !== null,
  query: words,
})

const IDEAS_BY_TAG_NAME = new Map(IDEAS.map((idea) => [normaliseTag(idea.name), idea]))

/** An idea is looked for under every tag it covers; any other tag stands for itself. */
function tagsMeant(tag: string): string[] {
  const name = normaliseTag(tag)
  const idea = findIdea(tag) ?? IDEAS_BY_TAG_NAME.get(name)
  return [...new Set([name, ...(idea?.tags ?? [])])]
}
