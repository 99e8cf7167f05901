import type { Insertable, Selectable } from 'kysely'
import type { TattooTable } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type NewTattoo = Insertable<TattooTable>

/** A design with what is shown beside it. */
export interface TattooRow extends Selectable<TattooTable> {
  creator: string
  /** The design it was made from, where others may still see that one. */
  origin_id: number | null
  origin_prompt: string | null
}

const selectTattoos = (db: Executor) =>
  db
    .selectFrom('tattoo')
    .innerJoin('account', 'account.id', 'tattoo.account_id')
    .leftJoin('tattoo as origin', (join) =>
      join
        .onRef('origin.id', '=', 'tattoo.remixed_from_id')
        .on((on) =>
          on.or([
            on('origin.is_public', '=', true),
            on('origin.account_id', '=', on.ref('tattoo.account_id')),
          ]),
        ),
    )
    .selectAll('tattoo')
    .select([
      'account.username as creator',
      'origin.id as origin_id',
      'origin.prompt as origin_prompt',
    ])

export async function insertTattoos(db: Executor, tattoos: readonly NewTattoo[]): Promise<void> {
  await db.insertInto('tattoo').values(tattoos).execute()
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

/** Every design of a person, and which of others' they favoured. */
export async function listForExport(db: Executor, accountId: number) {
  const designs = await db
    .selectFrom('tattoo')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const favorites = await db
    .selectFrom('favorite')
    .select(['tattoo_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('tattoo_id')
    .execute()
  return { designs, favorites }
}

/** What the address of a picture leads to. */
export async function findImage(db: Executor, filename: string) {
  return db
    .selectFrom('tattoo')
    .select(['file_folder', 'is_public'])
    .where('filename', '=', filename)
    .executeTakeFirst()
}

export async function deleteTattoo(
  db: Executor,
  id: number,
): Promise<{ file_folder: string } | undefined> {
  return db.deleteFrom('tattoo').where('id', '=', id).returning('file_folder').executeTakeFirst()
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
