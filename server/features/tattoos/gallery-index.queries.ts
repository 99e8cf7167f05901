import { sql } from 'kysely'
import { INDEXED_COLUMNS, type IndexedTattoo } from '#server/features/tattoos/tattoos.queries.ts'
import type { Executor } from '#server/platform/db.ts'

/** Rows of the tables that the gallery is browsed and searched by. */
export async function insertTags(
  db: Executor,
  rows: readonly { tag: string; tattoo_id: number; popularity: number; rank: number }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('tattoo_tag').values(rows).execute()
}

export async function deleteTags(db: Executor, tattooIds: readonly number[]): Promise<void> {
  await db.deleteFrom('tattoo_tag').where('tattoo_id', 'in', tattooIds).execute()
}

export async function setTagOrder(
  db: Executor,
  tattooId: number,
  order: { popularity: number; rank: number },
): Promise<void> {
  await db.updateTable('tattoo_tag').set(order).where('tattoo_id', '=', tattooId).execute()
}

/** Lets the best variation that may be seen stand for the request. Returns those for which that has changed. */
export async function electLead(db: Executor, generationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with variation as (
      select id, row_number() over (
        order by (is_public and hidden_at is null) desc, popularity desc, standing desc, id
      ) = 1 as is_lead
      from tattoo where generation_id = ${generationId}
    )
    update tattoo set is_lead = variation.is_lead from variation
    where tattoo.id = variation.id and tattoo.is_lead <> variation.is_lead
    returning tattoo.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listIndexed(db: Executor, ids: readonly number[]): Promise<IndexedTattoo[]> {
  return db.selectFrom('tattoo').select(INDEXED_COLUMNS).where('id', 'in', ids).execute()
}

/** How many designs of each likeness hang in the gallery since then, up to a limit. */
export async function countAlike(
  db: Executor,
  likenesses: readonly string[],
  { since, most }: { since: Date; most: number },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ likeness: string; count: number }>`
    select wanted.likeness, count(*)::integer as count
    from unnest(${[...likenesses]}::text[]) as wanted (likeness)
    cross join lateral (
      select created_at from tattoo
      where tattoo.likeness = wanted.likeness and is_public and hidden_at is null and is_lead
      order by id desc limit ${most}
    ) as alike
    where alike.created_at >= ${since}
    group by wanted.likeness`.execute(db)
  return new Map(rows.map(({ likeness, count }) => [likeness, count]))
}

/** What is new joins; what is known is left alone, so that nobody waits for a row that everybody uses. */
export async function insertNewNames(
  db: Executor,
  { tags, words }: { tags: readonly string[]; words: readonly string[] },
): Promise<void> {
  if (tags.length > 0)
    await db
      .insertInto('tag_use')
      .values(tags.map((tag) => ({ tag })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (words.length > 0)
    await db
      .insertInto('search_word')
      .values(words.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
