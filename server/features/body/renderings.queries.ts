import type { Insertable, Selectable } from 'kysely'
import type { BodyRenderingTable } from '#server/platform/db-types-body.ts'
import type { Executor } from '#server/platform/db.ts'

/** With when its photo goes, and itself with it. */
export type BodyRenderingRow = Selectable<BodyRenderingTable> & { deletes_at: Date }
export type NewRendering = Insertable<BodyRenderingTable>

export async function insertRenderings(
  tx: Executor,
  renderings: readonly NewRendering[],
): Promise<void> {
  await tx.insertInto('body_rendering').values(renderings).execute()
}

const shown = (db: Executor, now: Date) =>
  db
    .selectFrom('body_rendering')
    .innerJoin('body_photo', 'body_photo.id', 'body_rendering.photo_id')
    .selectAll('body_rendering')
    .select('body_photo.deletes_at')
    .where('body_photo.deletes_at', '>', now)

export async function findRendering(
  db: Executor,
  id: number,
  now: Date,
): Promise<BodyRenderingRow | undefined> {
  return shown(db, now).where('body_rendering.id', '=', id).executeTakeFirst()
}

export async function findShared(
  db: Executor,
  shareHash: Uint8Array,
  now: Date,
): Promise<BodyRenderingRow | undefined> {
  return shown(db, now)
    .where('share_hash', '=', shareHash)
    .where('share_expires_at', '>', now)
    .executeTakeFirst()
}

export async function listRenderings(
  db: Executor,
  {
    accountId,
    generationId,
    before,
    limit,
    now,
  }: {
    accountId: number
    generationId: number | undefined
    before: number | undefined
    limit: number
    now: Date
  },
): Promise<BodyRenderingRow[]> {
  return shown(db, now)
    .where('body_rendering.account_id', '=', accountId)
    .$if(generationId !== undefined, (query) => query.where('generation_id', '=', generationId!))
    .$if(before !== undefined, (query) => query.where('body_rendering.id', '<', before!))
    .orderBy('body_rendering.id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteRendering(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('body_rendering').where('id', '=', id).execute()
}

export async function setShare(
  db: Executor,
  id: number,
  share: { hash: Uint8Array; expiresAt: Date } | null,
): Promise<void> {
  await db
    .updateTable('body_rendering')
    .set({ share_hash: share?.hash ?? null, share_expires_at: share?.expiresAt ?? null })
    .where('id', '=', id)
    .execute()
}
