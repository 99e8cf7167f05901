import type { Insertable, Selectable } from 'kysely'
import type { BodyPhotoTable, PhotoDeletionTable } from '#server/platform/db-types-body.ts'
import type { Executor } from '#server/platform/db.ts'
import type { LimbReading } from '#shared/body.ts'

export type BodyPhotoRow = Selectable<BodyPhotoTable>
export type PhotoDeletionRow = Selectable<PhotoDeletionTable>

/** Whoever counts a person's photos to add to them does so one at a time. False when the person is gone. */
export async function lockAccount(tx: Executor, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countPhotos(db: Executor, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('body_photo')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('deletes_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPhotos(
  tx: Executor,
  photos: readonly Insertable<BodyPhotoTable>[],
): Promise<BodyPhotoRow[]> {
  return tx.insertInto('body_photo').values(photos).returningAll().execute()
}

/** Those of them that are still there. */
export async function markStored(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<BodyPhotoRow[]> {
  return db
    .updateTable('body_photo')
    .set({ stored_at: now })
    .where('id', 'in', ids)
    .returningAll()
    .execute()
}

/** A photo counts from the moment its file is there until its time is over, whether or not it has been cleared away by then. */
const shown = (db: Executor, now: Date) =>
  db
    .selectFrom('body_photo')
    .selectAll()
    .where('stored_at', 'is not', null)
    .where('deletes_at', '>', now)

export async function findPhoto(
  db: Executor,
  id: number,
  now: Date,
): Promise<BodyPhotoRow | undefined> {
  return shown(db, now).where('id', '=', id).executeTakeFirst()
}

export async function listPhotos(
  db: Executor,
  accountId: number,
  now: Date,
): Promise<BodyPhotoRow[]> {
  return shown(db, now).where('account_id', '=', accountId).orderBy('id').execute()
}

export async function listPhotosOfUpload(
  db: Executor,
  { accountId, uploadKey, now }: { accountId: number; uploadKey: string; now: Date },
): Promise<BodyPhotoRow[]> {
  return shown(db, now)
    .where('account_id', '=', accountId)
    .where('upload_key', '=', uploadKey)
    .orderBy('id')
    .execute()
}

export async function listPhotosById(
  db: Executor,
  { accountId, ids, now }: { accountId: number; ids: readonly number[]; now: Date },
): Promise<BodyPhotoRow[]> {
  if (ids.length === 0) return []
  return shown(db, now)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

export async function setReading(db: Executor, id: number, reading: LimbReading): Promise<void> {
  await db
    .updateTable('body_photo')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', id)
    .execute()
}

/** Ids of those that were still there. */
export async function deletePhotos(tx: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx.deleteFrom('body_photo').where('id', 'in', ids).returning('id').execute()
  return rows.map(({ id }) => id)
}

export async function insertDeletion(
  tx: Executor,
  deletion: Insertable<PhotoDeletionTable>,
): Promise<void> {
  await tx.insertInto('photo_deletion').values(deletion).execute()
}

export async function listDeletions(
  db: Executor,
  accountId: number,
  limit: number,
): Promise<PhotoDeletionRow[]> {
  return db
    .selectFrom('photo_deletion')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function listExpired(
  db: Executor,
  { now, limit }: { now: Date; limit: number },
): Promise<BodyPhotoRow[]> {
  return db
    .selectFrom('body_photo')
    .selectAll()
    .where('deletes_at', '<=', now)
    .orderBy('deletes_at')
    .limit(limit)
    .execute()
}

/** Whose upload died between the row and the file. */
export async function listHalfStored(db: Executor, before: Date): Promise<BodyPhotoRow[]> {
  return db
    .selectFrom('body_photo')
    .selectAll()
    .where('stored_at', 'is', null)
    .where('created_at', '<', before)
    .limit(100)
    .execute()
}

export async function listWaiting(
  db: Executor,
  { before, now, limit }: { before: number | undefined; now: Date; limit: number },
): Promise<BodyPhotoRow[]> {
  return shown(db, now)
    .where('review', '=', 'waiting')
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** False when nobody waits for it any more. */
export async function clearReview(db: Executor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('body_photo')
    .set({ review: 'clear' })
    .where('id', '=', id)
    .where('review', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that are there, and stay so until the transaction ends. */
export async function keepPhotos(tx: Executor, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('body_photo')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
