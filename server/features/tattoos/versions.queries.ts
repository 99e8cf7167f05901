import type { Insertable, Selectable } from 'kysely'
import type { TattooVersionTable } from '#server/platform/db-types-tattoos.ts'
import type { Executor } from '#server/platform/db.ts'

export type VersionRow = Selectable<TattooVersionTable>

export async function listVersions(db: Executor, tattooId: number): Promise<VersionRow[]> {
  return db
    .selectFrom('tattoo_version')
    .selectAll()
    .where('tattoo_id', '=', tattooId)
    .orderBy('number', 'desc')
    .execute()
}

export async function findVersion(
  db: Executor,
  { tattooId, number }: { tattooId: number; number: number },
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('tattoo_version')
    .selectAll()
    .where('tattoo_id', '=', tattooId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function insertVersion(
  db: Executor,
  version: Insertable<TattooVersionTable>,
): Promise<VersionRow> {
  return db.insertInto('tattoo_version').values(version).returningAll().executeTakeFirstOrThrow()
}

export async function deleteVersion(
  db: Executor,
  { tattooId, number }: { tattooId: number; number: number },
): Promise<void> {
  await db
    .deleteFrom('tattoo_version')
    .where('tattoo_id', '=', tattooId)
    .where('number', '=', number)
    .execute()
}
