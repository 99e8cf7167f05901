import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '#server/platform/db.ts'
import type { GallerySort } from '#shared/gallery.ts'
import type { Gender, Placement } from '#shared/options.ts'

/**
 * Every list of the gallery is found as ids first, by indexes alone, and shown afterwards. The conditions are written as
 * the partial indexes of migration 0004 have them: otherwise those would not be used.
 */
export interface Place {
  id: number
  popularity: number
}

export interface Slice {
  sort: GallerySort
  after: Place | undefined
  offset: number
  limit: number
}

export interface Filter {
  gender: Gender | null
  placement: Placement | null
}

const PUBLIC = sql`tattoo.is_public and tattoo.hidden_at is null`

export async function listNewestOrPopular(
  db: Executor,
  filter: Filter,
  slice: Slice,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, popularity from tattoo
    where ${PUBLIC}${filterBy(filter)}${after(slice)}
    order by ${order(slice)}
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

/** The best-liked few of each tag. Each tag is read only so far. */
export async function listBestOfTags(
  db: Executor,
  tags: readonly string[],
  { each }: { each: number },
): Promise<{ tag: string; id: number }[]> {
  const { rows } = await sql<{ tag: string; id: number }>`
    select wanted.tag, best.id
    from unnest(${[...tags]}::text[]) as wanted (tag)
    cross join lateral (
      select tattoo_id as id from tattoo_tag
      where tattoo_tag.tag = wanted.tag
      order by popularity desc, tattoo_id desc
      limit ${each}
    ) as best`.execute(db)
  return rows
}

/** How many there are, up to a limit: read from the index that the newest are found by. */
export async function countShown(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select id from tattoo where ${PUBLIC} order by id desc limit ${most}) as shown`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Designs with any of the tags. Each tag is read only as far as one page may need. */
export async function listTagged(
  db: Executor,
  { tags, query, ...filter }: Filter & { tags: readonly string[]; query: string | undefined },
  slice: Slice,
): Promise<Place[]> {
  const isFiltered = filter.gender !== null || filter.placement !== null || query !== undefined
  const matching = isFiltered
    ? sql`and exists (
        select from tattoo where tattoo.id = tattoo_tag.tattoo_id and ${PUBLIC}${filterBy(filter)}${matches(query)})`
    : sql``
  const { rows } = await sql<Place>`
    select distinct id, popularity
    from unnest(${[...tags]}::text[]) as wanted (tag)
    cross join lateral (
      select tattoo_id as id, popularity from tattoo_tag
      where tattoo_tag.tag = wanted.tag ${matching}${after(slice, sql`tattoo_id`)}
      order by ${order(slice, sql`tattoo_id`)}
      limit ${slice.offset + slice.limit}
    ) as hit
    order by ${order(slice)}
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

export type Matching = Filter & { query: string }

/**
 * Looks at the next designs in order, so many and no more, and keeps those that match. For words that many designs have
 * this fills a page at once, where the inverted index would have to fetch and sort every one of them.
 */
export async function walkMatching(
  db: Executor,
  { query, ...filter }: Matching,
  { steps, ...slice }: Slice & { steps: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, popularity from (
      select id, popularity, search from tattoo
      where ${PUBLIC}${filterBy(filter)}${after(slice)}
      order by ${order(slice)}
      limit ${steps}
    ) as walked
    where search @@ to_tsquery('english', ${query})
    order by ${order(slice)}
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

/** Whether there are fewer designs left in the list than so many steps. */
export async function isNearEnd(
  db: Executor,
  filter: Filter,
  { steps, ...slice }: Slice & { steps: number },
): Promise<boolean> {
  const { rows } = await sql<{ seen: number }>`
    select count(*)::integer as seen from (
      select from tattoo where ${PUBLIC}${filterBy(filter)}${after(slice)}
      order by ${order(slice)} limit ${steps}
    ) as rest`.execute(db)
  return (rows[0]?.seen ?? 0) < steps
}

/** Ids share a neighbourhood by their higher bits: see the column `search`. */
const NEIGHBOURHOOD_BITS = 13

export interface Neighbourhood {
  number: number
  /** With everything older. */
  isOlderToo: boolean
}

export const neighbourhoodOf = (id: number) => id >> NEIGHBOURHOOD_BITS

export async function findNewestId(db: Executor): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from tattoo`.execute(db)
  return rows[0]?.id ?? 0
}

/** All of a neighbourhood that match, newest first, through the inverted index. */
export async function listNewestMatching(
  db: Executor,
  { query, ...filter }: Matching,
  { number, isOlderToo }: Neighbourhood,
  slice: Pick<Slice, 'after' | 'limit'>,
): Promise<Place[]> {
  const newestFirst: Slice = { ...slice, sort: 'Recent', offset: 0 }
  const { rows } = await sql<Place>`
    with hit as materialized (
      select id, popularity from tattoo
      where ${PUBLIC} and tattoo.search @@ (to_tsquery('english', ${query}) ${isOlderToo ? sql`` : sql`&& ${`'#${number}'`}::tsquery`})
        ${filterBy(filter)}${after(newestFirst)} and id < ${(number + 1) * 2 ** NEIGHBOURHOOD_BITS}::bigint
    )
    select id, popularity from hit order by id desc limit ${slice.limit}`.execute(db)
  return rows
}

/** The most popular that match, of so many at most: sorting has to fetch every one. */
export async function listPopularMatching(
  db: Executor,
  { query, ...filter }: Matching,
  { candidates, ...slice }: Slice & { candidates: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with hit as materialized (
      select id, popularity from tattoo
      where ${PUBLIC}${matches(query)}${filterBy(filter)}${after(slice)}
      limit ${candidates}
    )
    select id, popularity from hit
    order by ${order(slice)}
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

function filterBy({ gender, placement }: Filter): RawBuilder<unknown> {
  const byGender = gender === null ? sql`` : sql` and tattoo.gender = ${gender}`
  const byPlacement = placement === null ? sql`` : sql` and tattoo.placement = ${placement}`
  return sql`${byGender}${byPlacement}`
}

const matches = (query: string | undefined) =>
  query === undefined ? sql`` : sql` and tattoo.search @@ to_tsquery('english', ${query})`

const order = ({ sort }: Slice, id: RawBuilder<unknown> = sql`id`) =>
  sort === 'Popular' ? sql`popularity desc, ${id} desc` : sql`${id} desc`

function after({ sort, after: place }: Slice, id: RawBuilder<unknown> = sql`id`) {
  if (!place) return sql``
  return sort === 'Popular'
    ? sql` and (popularity, ${id}) < (${place.popularity}, ${place.id})`
    : sql` and ${id} < ${place.id}`
}
