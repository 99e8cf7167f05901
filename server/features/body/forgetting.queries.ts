import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import type { BodyProfileRow } from '#server/features/body/training.queries.ts'
import type { TrainingToForgetTable } from '#server/platform/db-types-body.ts'
import type { Database } from '#server/platform/db-types.ts'
import type { Executor } from '#server/platform/db.ts'

export type TrainingToForget = Selectable<TrainingToForgetTable>

const AT_ONCE = 100

const sentPhotos = sql<number[]>`coalesce(body_profile.remote_photo_ids, body_profile.photo_ids)`

/** One of the photos that were sent away is not there any more, or its time is over. */
const lacksPhoto = (now: Date) => (profile: ExpressionBuilder<Database, 'body_profile'>) =>
  sql<boolean>`cardinality(${sentPhotos}) > ${profile
    .selectFrom('body_photo')
    .select((photo) => photo.fn.countAll().as('count'))
    .where('body_photo.id', '=', sql<number>`any(${sentPhotos})`)
    .where('body_photo.deletes_at', '>', now)}`

/** Those under way elsewhere with a photo that has been deleted since. */
export async function listUnderWayLackingPhotos(
  db: Executor,
  now: Date,
): Promise<Pick<BodyProfileRow, 'id'>[]> {
  return db
    .selectFrom('body_profile')
    .select('id')
    .where('state', '=', 'running')
    .where('remote_id', 'is not', null)
    .where(lacksPhoto(now))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

/** Those that have ended with something left elsewhere that is of no more use. Nobody else takes them until the transaction ends. */
async function takeOver(tx: Executor, now: Date): Promise<BodyProfileRow[]> {
  return tx
    .selectFrom('body_profile')
    .selectAll()
    .where('remote_id', 'is not', null)
    .where('ended_at', 'is not', null)
    .where((profile) =>
      profile.or([
        profile('state', '=', 'failed'),
        lacksPhoto(now)(profile),
        profile.exists(
          profile
            .selectFrom('body_profile as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'body_profile.account_id')
            .whereRef('newer.id', '>', 'body_profile.id')
            .where('newer.state', '=', 'ready'),
        ),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** What profiles keep of trainings that are of no more use is handed to those who delete it. */
export async function handOver(tx: Executor, now: Date): Promise<void> {
  const over = await takeOver(tx, now)
  if (over.length === 0) return
  await insertToForget(
    tx,
    over.map((profile) => ({
      account_id: profile.account_id,
      remote_id: profile.remote_id!,
      model_version: profile.model_version,
      photos: (profile.remote_photo_ids ?? profile.photo_ids).length,
    })),
  )
  await tx
    .updateTable('body_profile')
    .set({ remote_id: null, remote_photo_ids: null, model_version: null })
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute()
}

export async function insertToForget(
  db: Executor,
  trainings: readonly Insertable<TrainingToForgetTable>[],
): Promise<void> {
  await db
    .insertInto('training_to_forget')
    .values(trainings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those never tried first, then whoever has waited longest: one that cannot be deleted is in nobody's way. */
export async function listToForget(db: Executor): Promise<TrainingToForget[]> {
  return db
    .selectFrom('training_to_forget')
    .selectAll()
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .limit(AT_ONCE)
    .execute()
}

export async function markTried(db: Executor, remoteId: string, now: Date): Promise<void> {
  await db
    .updateTable('training_to_forget')
    .set({ tried_at: now })
    .where('remote_id', '=', remoteId)
    .execute()
}

/** Undefined when somebody else was there first. */
export async function deleteToForget(
  tx: Executor,
  remoteId: string,
): Promise<TrainingToForget | undefined> {
  return tx
    .deleteFrom('training_to_forget')
    .where('remote_id', '=', remoteId)
    .returningAll()
    .executeTakeFirst()
}
