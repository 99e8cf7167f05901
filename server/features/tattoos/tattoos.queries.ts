import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TattooTable } from '#server/platform/db-types-tattoos.ts'
import type { Executor } from '#server/platform/db.ts'

export type NewTattoo = Insertable<TattooTable>

const COLUMNS = [
  'tattoo.id',
  'tattoo.account_id',
  'tattoo.generation_id',
  'tattoo.filename',
  'tattoo.file_folder',
  'tattoo.content',
  'tattoo.prompt',
  'tattoo.style',
  'tattoo.color',
  'tattoo.skin_tone',
  'tattoo.gender',
  'tattoo.placement',
  'tattoo.provider',
  'tattoo.width_px',
  'tattoo.height_px',
  'tattoo.webp_widths',
  'tattoo.avif_widths',
  'tattoo.preview_data_uri',
  'tattoo.alt_text',
  'tattoo.meta_description',
  'tattoo.tags',
  'tattoo.is_public',
  'tattoo.hidden_at',
  'tattoo.upvotes',
  'tattoo.downvotes',
  'tattoo.master_engine',
  'tattoo.version',
  'tattoo.created_at',
  'tattoo.updated_at',
] as const

/** A design as a card shows it. */
export interface TattooCardRow extends Omit<
  Selectable<TattooTable>,
  | 'recipe'
  | 'meaning'
  | 'remixed_from_id'
  | 'search'
  | 'search_text'
  | 'popularity'
  | 'is_lead'
  | 'likeness'
  | 'standing'
  | 'rank'
> {
  creator: string
  /** The design it was made from, where others may still see that one. */
  origin_id: number | null
  origin_prompt: string | null
}

/** A design with what only its own page and its downloads need. */
export interface TattooRow extends TattooCardRow {
  meaning: string | null
  recipe: unknown
}

const selectCards = (db: Executor) =>
  db
    .selectFrom('tattoo')
    .innerJoin('account', 'account.id', 'tattoo.account_id')
    .leftJoin('tattoo as origin', (join) =>
      join
        .onRef('origin.id', '=', 'tattoo.remixed_from_id')
        .on((on) =>
          on.or([
            on.and([on('origin.is_public', '=', true), on('origin.hidden_at', 'is', null)]),
            on('origin.account_id', '=', on.ref('tattoo.account_id')),
          ]),
        ),
    )
    .select(COLUMNS)
    .select([
      'account.username as creator',
      'origin.id as origin_id',
      'origin.prompt as origin_prompt',
    ])

const selectTattoos = (db: Executor) => selectCards(db).select(['tattoo.meaning', 'tattoo.recipe'])

export async function insertTattoos(
  db: Executor,
  tattoos: readonly NewTattoo[],
): Promise<IndexedTattoo[]> {
  return db.insertInto('tattoo').values(tattoos).returning(INDEXED_COLUMNS).execute()
}

export const INDEXED_COLUMNS = [
  'id',
  'generation_id',
  'prompt',
  'style',
  'placement',
  'tags',
  'popularity',
  'rank',
  'is_lead',
  'is_public',
  'hidden_at',
] as const

/** What the gallery's indexes are made from. */
export type IndexedTattoo = Pick<Selectable<TattooTable>, (typeof INDEXED_COLUMNS)[number]>

/**
 * Locked until the transaction ends, so that nobody changes it meanwhile. The other variations of its request are too, always in
 * one order: which of them stands for all may change with it.
 */
export async function lockTattoo(
  db: Executor,
  id: number,
): Promise<(IndexedTattoo & { account_id: number; version: number }) | undefined> {
  const rows = await db
    .selectFrom('tattoo')
    .select([...INDEXED_COLUMNS, 'account_id', 'version'])
    .where((where) =>
      where.or([
        where('id', '=', id),
        where(
          'generation_id',
          '=',
          where.selectFrom('tattoo as own').select('own.generation_id').where('own.id', '=', id),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.find((row) => row.id === id)
}

export async function updateTattoo(
  db: Executor,
  id: number,
  change: Updateable<TattooTable>,
): Promise<void> {
  await db.updateTable('tattoo').set(change).where('id', '=', id).execute()
}

/** In the order of the ids. */
export async function listCards(db: Executor, ids: readonly number[]): Promise<TattooCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db)
    .where('tattoo.id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findTattoo(db: Executor, id: number): Promise<TattooRow | undefined> {
  return selectTattoos(db).where('tattoo.id', '=', id).executeTakeFirst()
}

export async function findTattooByFilename(
  db: Executor,
  filename: string,
): Promise<TattooRow | undefined> {
  return selectTattoos(db).where('tattoo.filename', '=', filename).executeTakeFirst()
}

export async function listTattoosOfAccount(
  db: Executor,
  accountId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<TattooRow[]> {
  return selectTattoos(db)
    .where('tattoo.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('tattoo.id', '<', before!))
    .orderBy('tattoo.id', 'desc')
    .limit(limit)
    .execute()
}

export async function listTattoosOfGeneration(
  db: Executor,
  generationId: number,
): Promise<TattooRow[]> {
  return selectTattoos(db)
    .where('tattoo.generation_id', '=', generationId)
    .orderBy('tattoo.id')
    .execute()
}

/** Which of the variations asked for each of them is, from what it was drawn by. */
export async function listPlacesInGeneration(db: Executor, generationId: number) {
  return db
    .selectFrom('tattoo')
    .select(['id', sql<number | null>`(recipe #>> '{sibling,place}')::integer`.as('place')])
    .where('generation_id', '=', generationId)
    .execute()
}

/** Every design of a person, and what they favoured, liked and reported. */
export async function listForExport(db: Executor, accountId: number) {
  const designs = await db
    .selectFrom('tattoo')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const versions = await db
    .selectFrom('tattoo_version')
    .innerJoin('tattoo', 'tattoo.id', 'tattoo_version.tattoo_id')
    .select([
      'tattoo_version.tattoo_id',
      'tattoo_version.number',
      'tattoo_version.change',
      'tattoo_version.file_folder',
      'tattoo_version.created_at',
    ])
    .where('tattoo.account_id', '=', accountId)
    .orderBy('tattoo_version.tattoo_id')
    .orderBy('tattoo_version.number')
    .execute()
  const favorites = await db
    .selectFrom('favorite')
    .select(['tattoo_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('tattoo_id')
    .execute()
  const likes = await db
    .selectFrom('upvote')
    .select(['tattoo_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('tattoo_id')
    .execute()
  const reports = await db
    .selectFrom('report')
    .select(['tattoo_id', 'reason', 'note', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  return { designs, versions, favorites, likes, reports }
}

/** What the address of a picture leads to. Versions that are not shown are their owner's alone. */
export async function findImage(db: Executor, filename: string) {
  const shown = await db
    .selectFrom('tattoo')
    .select(['file_folder', 'is_public', 'hidden_at'])
    .where('filename', '=', filename)
    .executeTakeFirst()
  if (shown) return shown
  return db
    .selectFrom('tattoo_version')
    .select(['file_folder', sql<boolean>`false`.as('is_public'), sql<null>`null`.as('hidden_at')])
    .where('filename', '=', filename)
    .executeTakeFirst()
}

/** Every folder that holds files of a design. */
export async function listFolders(db: Executor, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tattoo_version')
    .select('file_folder')
    .where('tattoo_id', '=', id)
    .union(db.selectFrom('tattoo').select('file_folder').where('id', '=', id))
    .execute()
  return rows.map((row) => row.file_folder)
}

/** Designs that were made from this one and are open, or the asker's own, newest first. */
export async function listDescendants(
  db: Executor,
  id: number,
  { accountId, limit }: { accountId: number | undefined; limit: number },
): Promise<TattooCardRow[]> {
  return selectCards(db)
    .where('tattoo.remixed_from_id', '=', id)
    .where((where) =>
      where.or([
        where.and([where('tattoo.is_public', '=', true), where('tattoo.hidden_at', 'is', null)]),
        ...(accountId === undefined ? [] : [where('tattoo.account_id', '=', accountId)]),
      ]),
    )
    .orderBy('tattoo.id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteTattoo(db: Executor, id: number): Promise<{ id: number } | undefined> {
  return db.deleteFrom('tattoo').where('id', '=', id).returning('id').executeTakeFirst()
}

export async function insertFavorite(
  db: Executor,
  favorite: { account_id: number; tattoo_id: number; created_at: Date },
): Promise<void> {
  await db
    .insertInto('favorite')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(
  db: Executor,
  { accountId, tattooId }: { accountId: number; tattooId: number },
): Promise<void> {
  await db
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('tattoo_id', '=', tattooId)
    .execute()
}

/** Which of these designs the person has favoured. */
export async function listFavored(
  db: Executor,
  accountId: number,
  tattooIds: readonly number[],
): Promise<Set<number>> {
  if (tattooIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('favorite')
    .select('tattoo_id')
    .where('account_id', '=', accountId)
    .where('tattoo_id', 'in', tattooIds)
    .execute()
  return new Set(rows.map((row) => row.tattoo_id))
}

/** The designs a person has favoured and may still see, the last favoured first. */
export async function listFavorites(
  db: Executor,
  accountId: number,
  limit: number,
): Promise<TattooCardRow[]> {
  return selectCards(db)
    .innerJoin('favorite', 'favorite.tattoo_id', 'tattoo.id')
    .where('favorite.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where.and([where('tattoo.is_public', '=', true), where('tattoo.hidden_at', 'is', null)]),
        where('tattoo.account_id', '=', accountId),
      ]),
    )
    .orderBy('favorite.created_at', 'desc')
    .orderBy('favorite.tattoo_id', 'desc')
    .limit(limit)
    .execute()
}
