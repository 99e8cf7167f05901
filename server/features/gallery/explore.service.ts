import { findIdea, IDEAS } from '#content/ideas/ideas.ts'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import {
  decodeCursor,
  encodeCursor,
  type GalleryCursor,
} from '#server/features/gallery/gallery-cursor.ts'
import { PageTooFarError } from '#server/features/gallery/gallery.errors.ts'
import * as queries from '#server/features/gallery/gallery.queries.ts'
import { listMatches, understandSearch } from '#server/features/gallery/search.service.ts'
import { listTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  GALLERY_OFFSET_MAX,
  GALLERY_PAGE_SIZE_MAX,
  type ExploreQuery,
  type ExploreResponse,
} from '#shared/gallery.ts'
import { normaliseTag } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** One page of the gallery. There is no count of it all: nobody needs one enough to pay for it. */
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
  const { places, isLoose } = await findPlaces(deps, query, slice, cursor)
  const shown = places.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = places.length > limit && last !== undefined
  return {
    tattoos: await listTattoos(
      deps,
      actor,
      shown.map(({ id }) => id),
    ),
    pagination: {
      page,
      limit,
      hasMore,
      nextCursor: hasMore ? encodeCursor({ sort, place: last, isLoose }) : null,
    },
  }
}

/** The newest designs of a tag, or of all the tags of an idea when it is the name of one. */
export async function listTattoosByTag(
  deps: Deps,
  actor: Actor | undefined,
  tag: string,
): Promise<Tattoo[]> {
  const places = await queries.listTagged(
    deps.db,
    { tags: tagsMeant(tag), query: undefined, gender: null, placement: null },
    { sort: 'Recent', after: undefined, offset: 0, limit: GALLERY_PAGE_SIZE_MAX },
  )
  return listTattoos(
    deps,
    actor,
    places.map(({ id }) => id),
  )
}

async function findPlaces(
  deps: Deps,
  { gender, placement, tag, search }: ExploreQuery,
  slice: queries.Slice,
  cursor: GalleryCursor | undefined,
): Promise<{ places: queries.Place[]; isLoose: boolean }> {
  const { db } = deps
  const filter = { gender, placement }
  const understood = search ? await understandSearch(deps, search) : undefined
  const find = (query: string | undefined) => {
    if (tag) return queries.listTagged(db, { ...filter, tags: tagsMeant(tag), query }, slice)
    if (query === undefined) return queries.listNewestOrPopular(db, filter, slice)
    return listMatches(db, { ...filter, query }, slice)
  }
  // Signs alone are no words: nothing is called that.
  if (search && !understood) return { places: [], isLoose: false }
  if (!understood) return { places: await find(undefined), isLoose: false }
  const places = cursor?.isLoose ? [] : await find(understood.strict)
  const mayLoosen = cursor ? cursor.isLoose : slice.offset === 0
  if (places.length > 0 || !mayLoosen) return { places, isLoose: false }
  return { places: await find(understood.loose), isLoose: true }
}

const IDEAS_BY_TAG_NAME = new Map(IDEAS.map((idea) => [normaliseTag(idea.name), idea]))

/** An idea is looked for under every tag it covers; any other tag stands for itself. */
function tagsMeant(tag: string): string[] {
  const name = normaliseTag(tag)
  const idea = findIdea(tag) ?? IDEAS_BY_TAG_NAME.get(name)
  return [...new Set([name, ...(idea?.tags ?? [])])]
}
