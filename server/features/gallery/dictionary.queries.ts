import { sql } from 'kysely'
import type { Executor } from '#server/platform/db.ts'

export interface KnownWord {
  word: string
  uses: number
}

/** Those of the words that some design uses. */
export async function listKnownWords(db: Executor, words: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', '=', sql<string>`any(${[...words]}::text[])`)
    .execute()
  return rows.map(({ word }) => word)
}

/** Words that might have been meant: those that look alike, and the commonest of about the length with the same first letter. */
export async function listLikeWords(
  db: Executor,
  word: string,
  limit: number,
): Promise<KnownWord[]> {
  const lengths = [word.length - 1, word.length, word.length + 1]
  const { rows } = await sql<KnownWord>`
    (select word, uses from search_word
      where word % ${word}
      order by similarity(word, ${word}) desc, uses desc limit ${limit})
    union
    (select shaped.word, shaped.uses from unnest(${lengths}::integer[]) as wanted (length)
      cross join lateral (
        select word, uses from search_word
        where left(word, 1) = ${word.slice(0, 1)} and length(word) = wanted.length
        order by uses desc limit ${limit}
      ) as shaped)`.execute(db)
  return rows
}

/** How often tags are used, as last counted. */
export async function listTagUses(
  db: Executor,
  tags: readonly string[],
): Promise<{ tag: string; uses: number }[]> {
  return db
    .selectFrom('tag_use')
    .select(['tag', 'uses'])
    .where('tag', '=', sql<string>`any(${[...tags]}::text[])`)
    .execute()
}

/** Rows that a count looks at; beyond them it takes a sample, so that it costs the same at any size. */
const SAMPLE_ROWS = 100_000

export async function countTags(db: Executor): Promise<void> {
  const percent = await samplePercent(db, 'tattoo_tag')
  await sql`
    insert into tag_use (tag, uses)
    select tag, ceil(count(*) * 100 / ${percent}::float8)::integer
    from tattoo_tag tablesample system (${percent}) group by tag order by tag
    on conflict (tag) do update set uses = excluded.uses`.execute(db)
}

export async function countWords(db: Executor): Promise<void> {
  const percent = await samplePercent(db, 'tattoo')
  await sql`
    insert into search_word (word, uses)
    select word, ceil(count(*) * 100 / ${percent}::float8)::integer
    from tattoo tablesample system (${percent}),
      regexp_split_to_table(lower(search_text), '[^[:alnum:]]+') as word
    where is_public and hidden_at is null and length(word) between 2 and 40
    group by word order by word
    on conflict (word) do update set uses = excluded.uses`.execute(db)
}

async function samplePercent(db: Executor, table: 'tattoo' | 'tattoo_tag'): Promise<number> {
  const { rows } = await sql<{ estimate: number }>`
    select reltuples::float8 as estimate from pg_class where oid = ${table}::regclass`.execute(db)
  const estimate = rows[0]?.estimate ?? 0
  return estimate <= SAMPLE_ROWS ? 100 : (100 * SAMPLE_ROWS) / estimate
}
