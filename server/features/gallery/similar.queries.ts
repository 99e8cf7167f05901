import { sql } from 'kysely'
import type { Executor } from '#server/platform/db.ts'

export interface Candidate {
  id: number
  prompt: string
  style: string
  placement: string | null
  tags: string[]
}

/** The newest designs of each tag, so many of each and no more, however common the tag is. */
export async function listCandidates(
  db: Executor,
  { tags, except, perTag }: { tags: readonly string[]; except: number; perTag: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select tattoo.id, tattoo.prompt, tattoo.style, tattoo.placement, tattoo.tags
    from (
      select distinct tattoo_id
      from unnest(${[...tags]}::text[]) as wanted (tag)
      cross join lateral (
        select tattoo_id from tattoo_tag
        where tattoo_tag.tag = wanted.tag and tattoo_id <> ${except}
        order by tattoo_id desc limit ${perTag}
      ) as newest
    ) as candidate
    join tattoo on tattoo.id = candidate.tattoo_id
    where tattoo.is_public and tattoo.hidden_at is null`.execute(db)
  return rows
}

/** What is known of the meaning of these designs. */
export async function listVectors(
  db: Executor,
  tattooIds: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const rows = await db
    .selectFrom('tattoo_vector')
    .selectAll()
    .where('tattoo_id', '=', sql<number>`any(${[...tattooIds]}::integer[])`)
    .execute()
  return new Map(rows.map((row) => [row.tattoo_id, row.vector]))
}

/** Those that are known already, and those whose design has gone meanwhile, are left out. */
export async function insertVectors(
  db: Executor,
  vectors: readonly { tattooId: number; vector: Uint8Array }[],
): Promise<void> {
  const ids = vectors.map(({ tattooId }) => tattooId)
  const bytes = vectors.map(({ vector }) => Buffer.from(vector).toString('hex'))
  await sql`
    insert into tattoo_vector (tattoo_id, vector)
    select made.tattoo_id, decode(made.bytes, 'hex')
    from unnest(${ids}::integer[], ${bytes}::text[]) as made (tattoo_id, bytes)
    where exists (select from tattoo where tattoo.id = made.tattoo_id)
    on conflict do nothing`.execute(db)
}
