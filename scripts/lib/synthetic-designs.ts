import { sql, type Kysely } from 'kysely'
import { IDEAS } from '#content/ideas/ideas.ts'
import type { Database } from '#server/platform/db-types.ts'
import { PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

/** Pictures that many rows show. */
export interface SharedImage {
  folder: string
  widthPx: number
  heightPx: number
  webpWidths: number[]
  avifWidths: number[]
  previewDataUri: string
}

const LOOKS =
  `bold delicate fierce gentle ornate stormy sleeping crowned winged broken burning frozen ancient
  playful solemn tiny towering ragged elegant wild`.split(/\s+/)
const BESIDES =
  `with falling petals, under a crescent, in a diamond frame, above calm water, wrapped in smoke,
  with a ribbon, on a cliff, between two candles, behind bars of light, inside a lantern, over old maps, with loose threads`.split(
    /,\s*/,
  )
const NAMES = 4_000
const BATCH_ROWS = 10_000
/** From here on, building the indexes anew is quicker than to keep them. */
const MANY_ROWS = 50_000
const ACCOUNTS = 1_000

/** The subjects that most people ask for first: the further down the list, the rarer. */
const SUBJECTS = IDEAS.map(({ tags }) => tags[0]!).concat(
  IDEAS.flatMap(({ tags }) => tags.slice(1)),
)

/** A whole number below `below`, always the same for a row and a purpose; `skew` above 1 favours small ones. */
const pick = (purpose: number, below: number, skew = 1) => sql<number>`
  floor(${below}::float8 * power((hashint4extended(n, ${purpose}) & 1048575) / 1048576.0, ${skew}::float8))::integer`

const itemOf = (items: readonly string[], index: ReturnType<typeof pick>) =>
  sql`(${[...items]}::text[])[${index} + 1]`

/**
 * Rows as a gallery of that size would have them: few subjects and designs are very popular, most are not, and rare
 * words exist. The same number gives the same rows.
 */
export async function insertSyntheticDesigns(
  database: Kysely<Database>,
  rows: { count: number; images: readonly SharedImage[] },
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  await database.connection().execute(async (db) => {
    // The product's limit on a statement is meant for pages, not for building an index over a million rows.
    await sql`set statement_timeout = 0`.execute(db)
    await sql`set maintenance_work_mem = '512MB'`.execute(db)
    await insertRows(db, rows, onProgress)
    await sql`reset statement_timeout`.execute(db)
  })
}

async function insertRows(
  db: Kysely<Database>,
  { count, images }: { count: number; images: readonly SharedImage[] },
  onProgress: (done: number) => void,
): Promise<void> {
  const firstAccount = await insertAccounts(db)
  const { rows } = await sql<{ first: number }>`
    select coalesce(max(id), 0) + 1 as first from tattoo`.execute(db)
  const first = rows[0]?.first ?? 1
  const restore = count >= MANY_ROWS ? await dropIndexes(db) : async () => {}
  for (let from = first; from < first + count; from += BATCH_ROWS) {
    const to = Math.min(from + BATCH_ROWS, first + count) - 1
    await insertBatch(db, { from, to, firstAccount, images })
    onProgress(to - first + 1)
  }
  await restore()
  await countAll(db)
}

interface Batch {
  from: number
  to: number
  firstAccount: number
  images: readonly SharedImage[]
}

async function insertBatch(db: Kysely<Database>, { from, to, firstAccount, images }: Batch) {
  const image = pick(8, images.length)
  const pictures = sql`jsonb_array_element(${JSON.stringify(images)}::jsonb, ${image})`
  await sql`
    with part as materialized (
      select n, ${itemOf(SUBJECTS, pick(1, SUBJECTS.length, 3))} as hero,
        ${itemOf(SUBJECTS, pick(2, SUBJECTS.length, 2))} as other,
        ${itemOf(LOOKS, pick(3, LOOKS.length))} as look,
        ${itemOf(BESIDES, pick(4, BESIDES.length))} as beside,
        ${itemOf(STYLES, pick(5, STYLES.length, 1.5))} as style,
        ${itemOf(PLACEMENTS, pick(6, PLACEMENTS.length, 1.3))} as placement,
        ${itemOf(['Female', 'Male', 'Female', 'Male', 'Female', 'Male', 'Other', 'Non-binary'], pick(7, 8))} as gender,
        ${itemOf(
          IDEAS.map(({ meaning }) => meaning),
          pick(1, IDEAS.length, 3),
        )} as meaning,
        case when ${pick(9, 10)} = 0
          then ' and the name ' || chr(97 + ${pick(10, 26)}) || ${itemOf(['el', 'ari', 'on', 'isa', 'ume', 'oki'], pick(11, 6))}
            || ${pick(12, NAMES, 1.5)}::text
          else '' end as lettering,
        ${pictures} as image
      from generate_series(${from}::integer, ${to}::integer) as n
    ), worded as (
      select *, look || ' ' || replace(hero, '-', ' ') || ' and ' || replace(other, '-', ' ') || ' ' || beside || lettering
        as prompt from part
    )
    insert into tattoo (account_id, filename, file_folder, content, prompt, style, color, skin_tone, gender, placement,
      provider, recipe, width_px, height_px, webp_widths, avif_widths, preview_data_uri, alt_text, meta_description,
      meaning, tags, is_public, master_engine, upvotes, popularity, created_at, updated_at, search_text,
      standing, likeness)
    select ${firstAccount} + ${pick(13, ACCOUNTS, 2)}, 'synthetic-' || n || '.png', image ->> 'folder', prompt, prompt, style,
      case when n % 3 = 0 then 'Colored' else 'Black and white' end, 'medium', gender, placement, 'ink',
      jsonb_build_object('prompt', prompt, 'style', style, 'colour', null, 'placement', placement, 'bodyType', 'other',
        'skinTone', 5, 'seed', n, 'sizePx', 1024),
      (image ->> 'widthPx')::integer, (image ->> 'heightPx')::integer,
      array(select jsonb_array_elements_text(image -> 'webpWidths')::integer),
      array(select jsonb_array_elements_text(image -> 'avifWidths')::integer),
      image ->> 'previewDataUri', style || ' tattoo design: ' || prompt, style || ' tattoo design of ' || prompt || '.',
      case when n % 20 = 0 then meaning end, array(select distinct unnest(array[hero, other])), ${pick(14, 50)} <> 0, 0, ${pick(15, 5_000, 12)}, ${pick(15, 5_000, 12)},
      now() - (${to} - n) * interval '30 seconds', now() - (${to} - n) * interval '30 seconds',
      prompt || ' ' || replace(hero || ' ' || other, '-', ' ') || ' ' || style || ' ' || placement,
      n / 2 - 43200 * ${pick(16, 12, 3)}, hero || ' ' || other || '|' || style
    from worded
    order by n`.execute(db)
  await sql`
    insert into tattoo_tag (tag, tattoo_id, popularity, rank)
    select tag, tattoo.id, tattoo.popularity, tattoo.rank from tattoo, unnest(tattoo.tags) as tag
    where tattoo.filename = any(select 'synthetic-' || n || '.png' from generate_series(${from}::integer, ${to}::integer) as n)
      and tattoo.is_public`.execute(db)
}

async function insertAccounts(db: Kysely<Database>): Promise<number> {
  await sql`
    insert into account (email, username, created_at, updated_at)
    select 'synthetic-' || n || '@example.invalid', 'synthetic-' || n, now(), now()
    from generate_series(1, ${ACCOUNTS}::integer) as n
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select min(id) as id from account where username like 'synthetic-%'`.execute(db)
  return rows[0]!.id
}

/** Built once at the end, indexes take a fraction of the time. */
async function dropIndexes(db: Kysely<Database>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('tattoo', 'tattoo_tag') and indexname like '%\_idx'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}

async function countAll(db: Kysely<Database>): Promise<void> {
  await sql`truncate tag_use, search_word`.execute(db)
  await sql`insert into tag_use (tag, uses) select tag, count(*) from tattoo_tag group by tag`.execute(
    db,
  )
  await sql`
    insert into search_word (word, uses)
    select word, count(*) from tattoo, regexp_split_to_table(lower(search_text), '[^[:alnum:]]+') as word
    where is_public and hidden_at is null and length(word) between 2 and 40 group by word`.execute(
    db,
  )
  for (const table of ['tattoo', 'tattoo_tag', 'tag_use', 'search_word', 'account'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
