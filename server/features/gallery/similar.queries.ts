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
