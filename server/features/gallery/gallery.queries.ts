import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '#server/platform/db.ts'
import type { GallerySort } from '#shared/gallery.ts'
import type { Color, Gender, Placement } from '#shared/options.ts'
import { LETTERING, type Style } from '#shared/styles.ts'

/**
 * Every list of the gallery is found as ids first, by indexes alone, and shown afterwards. The conditions are written as
 * the partial indexes of migration 0017 have them: otherwise those would not be used.
 */
export interface Place {
  id: number
  /** What the list is put in order by before their numbers: see `Slice`. */
  weight: number
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

/** What is looked for through the inverted index: words, and what stands in it like words. */
export interface Sought {
  /** For `to_tsquery`. */
  query: string | undefined
  style: Style | null
  color: Color | null
  /** Made for a place on the body. */
  isPlaced: boolean
}

export const isSought = ({ query, style, color, isPlaced }: Sought) =>
  query !== undefined || style !== null || color !== null || isPlaced

const OPEN = sql`tattoo.is_public and tattoo.hidden_at is null`
/** Of the variations of one request, one hangs in the gallery. */
const PUBLIC = sql`${OPEN} and tattoo.is_lead`

export async function listInOrder(db: Executor, filter: Filter, slice: Slice): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, ${weight(slice)} as weight from tattoo
    where ${PUBLIC}${filterBy(filter)}${after(slice)}
    order by ${order(slice)}
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

export interface TaggedDesign {
  tag: string
  id: number
  /** The tag is the design's first, and it is no design of words. */
  isMain: boolean
}

/** The few best liked of each tag, the best first, and whether it is what they are mainly of. Each tag is read only so far. */
export async function listBestOfTags(
  db: Executor,
  tags: readonly string[],
  { each }: { each: number },
): Promise<TaggedDesign[]> {
  const { rows } = await sql<TaggedDesign>`
    select wanted.tag, best.id, tattoo.tags[1] = wanted.tag and tattoo.style <> ${LETTERING} as "isMain"
    from unnest(${[...tags]}::text[]) as wanted (tag)
    cross join lateral (
      select tattoo_id as id, popularity from tattoo_tag
      where tattoo_tag.tag = wanted.tag
      order by popularity desc, tattoo_id desc
      limit ${each}
    ) as best
    join tattoo on tattoo.id = best.id
    order by best.popularity desc, best.id desc`.execute(db)
  return rows
}

/** How many there are, up to a limit: read from the index that the newest are found by. */
export async function countShown(db: Executor, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select id from tattoo where ${OPEN} order by id desc limit ${most}) as shown`.execute(db)
  return rows[0]?.count ?? 0
}

/** Designs with any of the tags. Each tag is read only as far as one page may need. */
export async function listTagged(
  db: Executor,
  { tags, ...search }: Matching & { tags: readonly string[] },
  slice: Slice,
): Promise<Place[]> {
  const isFiltered = search.gender !== null || search.placement !== null || isSought(search)
  const matching = isFiltered
    ? sql`and exists (
        select from tattoo where tattoo.id = tattoo_tag.tattoo_id and ${PUBLIC}${filterBy(search)}${matches(search)})`
    : sql``
  const { rows } = await sql<Place>`
    select distinct id, weight
    from unnest(${[...tags]}::text[]) as wanted (tag)
    cross join lateral (
      select tattoo_id as id, ${weight(slice)} as weight from tattoo_tag
      where tattoo_tag.tag = wanted.tag ${matching}${after(slice, sql`tattoo_id`)}
      order by ${order(slice, sql`tattoo_id`)}
      limit ${slice.offset + slice.limit}
    ) as hit
    order by weight desc, id desc
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

export type Matching = Filter & Sought

/**
 * Looks at the next designs in order, so many and no more, and keeps those that match. For words that many designs have
 * this fills a page at once, where the inverted index would have to fetch and sort every one of them.
 */
export async function walkMatching(
  db: Executor,
  search: Matching,
  { steps, ...slice }: Slice & { steps: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, weight from (
      select id, ${weight(slice)} as weight, search from tattoo
      where ${PUBLIC}${filterBy(search)}${after(slice)}
      order by ${order(slice)}
      limit ${steps}
    ) as walked
    where search @@ ${wanted(search)}
    order by weight desc, id desc
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

/** How many of the newest so many match, and whether there are no others. */
export async function countMatching(
  db: Executor,
  search: Matching,
  steps: number,
): Promise<{ count: number; isAll: boolean }> {
  const fits = isSought(search) ? sql`filter (where search @@ ${wanted(search)})` : sql``
  const { rows } = await sql<{ count: number; seen: number }>`
    select count(*) ${fits}::integer as count, count(*)::integer as seen from (
      select ${isSought(search) ? sql`search` : sql`id`} from tattoo
      where ${PUBLIC}${filterBy(search)} order by id desc limit ${steps}
    ) as newest`.execute(db)
  const { count = 0, seen = 0 } = rows[0] ?? {}
  return { count, isAll: seen < steps }
}

/** How many designs have any of the tags, each read only so far. */
export async function countTagged(
  db: Executor,
  tags: readonly string[],
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct hit.id)::integer as count
    from unnest(${[...tags]}::text[]) as wanted (tag)
    cross join lateral (
      select tattoo_id as id from tattoo_tag where tattoo_tag.tag = wanted.tag limit ${most}
    ) as hit`.execute(db)
  return rows[0]?.count ?? 0
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
  search: Matching,
  { number, isOlderToo }: Neighbourhood,
  slice: Pick<Slice, 'after' | 'limit'>,
): Promise<Place[]> {
  const newestFirst: Slice = { ...slice, sort: 'Recent', offset: 0 }
  const { rows } = await sql<Place>`
    with hit as materialized (
      select id from tattoo
      where ${PUBLIC} and tattoo.search @@ (${wanted(search)}${isOlderToo ? sql`` : sql` && ${lexeme(`#${number}`)}`})
        ${filterBy(search)}${after(newestFirst)} and id < ${(number + 1) * 2 ** NEIGHBOURHOOD_BITS}::bigint
    )
    select id, 0 as weight from hit order by id desc limit ${slice.limit}`.execute(db)
  return rows
}

/** The first that match in an order by weight, of so many at most: sorting has to fetch every one. */
export async function listFirstMatching(
  db: Executor,
  search: Matching,
  { candidates, ...slice }: Slice & { candidates: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with hit as materialized (
      select id, ${weight(slice)} as weight from tattoo
      where ${PUBLIC}${matches(search)}${filterBy(search)}${after(slice)}
      limit ${candidates}
    )
    select id, weight from hit
    order by weight desc, id desc
    offset ${slice.offset} limit ${slice.limit}`.execute(db)
  return rows
}

function filterBy({ gender, placement }: Filter): RawBuilder<unknown> {
  const byGender = gender === null ? sql`` : sql` and tattoo.gender = ${gender}`
  const byPlacement = placement === null ? sql`` : sql` and tattoo.placement = ${placement}`
  return sql`${byGender}${byPlacement}`
}

/** A word of the index that people cannot type. */
const lexeme = (name: string) => sql`${`'${name}'`}::tsquery`

function wanted({ query, style, color, isPlaced }: Sought): RawBuilder<unknown> {
  const parts = [
    ...(query === undefined ? [] : [sql`to_tsquery('english', ${query})`]),
    ...(style === null ? [] : [lexeme(`~style:${style}`)]),
    ...(color === null ? [] : [lexeme(`~color:${color}`)]),
    ...(isPlaced ? [lexeme('~placed')] : []),
  ]
  return sql`(${sql.join(parts, sql` && `)})`
}

const matches = (search: Sought) =>
  isSought(search) ? sql` and tattoo.search @@ ${wanted(search)}` : sql``

const WEIGHTS = { Best: sql`rank`, Popular: sql`popularity`, Recent: undefined }

const weight = ({ sort }: Slice) => WEIGHTS[sort] ?? sql`0`

function order({ sort }: Slice, id: RawBuilder<unknown> = sql`id`) {
  const first = WEIGHTS[sort]
  return first ? sql`${first} desc, ${id} desc` : sql`${id} desc`
}

function after({ sort, after: place }: Slice, id: RawBuilder<unknown> = sql`id`) {
  if (!place) return sql``
  const first = WEIGHTS[sort]
  return first
    ? sql` and (${first}, ${id}) < (${place.weight}, ${place.id})`
    : sql` and ${id} < ${place.id}`
}
