import type { Selectable } from 'kysely'
import type { TattooTable } from '#server/platform/db-types-tattoos.ts'
import type { Executor } from '#server/platform/db.ts'

export type DesignWithoutMaster = Pick<Selectable<TattooTable>, 'id' | 'file_folder' | 'recipe'>

/** Through a partial index that is empty once all masters are kept. */
export async function listWithoutMaster(
  db: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<DesignWithoutMaster[]> {
  return db
    .selectFrom('tattoo')
    .select(['id', 'file_folder', 'recipe'])
    .where('master_engine', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function setMasterEngine(db: Executor, id: number, engine: number): Promise<void> {
  await db
    .updateTable('tattoo')
    .set({ master_engine: engine })
    .where('id', '=', id)
    .where('master_engine', 'is', null)
    .execute()
}
