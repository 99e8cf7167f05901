import type { Insertable, Selectable } from 'kysely'
import type { BodyProfileTable } from '#server/platform/db-types-body.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Retake } from '#shared/body.ts'

export type BodyProfileRow = Selectable<BodyProfileTable>

export const OPEN_PROFILE_INDEX = 'body_profile_open_key'
const OPEN = ['queued', 'running'] as const

export async function insertProfile(
  tx: Executor,
  profile: Insertable<BodyProfileTable>,
): Promise<BodyProfileRow> {
  return tx.insertInto('body_profile').values(profile).returningAll().executeTakeFirstOrThrow()
}

export async function findProfile(db: Executor, id: number): Promise<BodyProfileRow | undefined> {
  return db.selectFrom('body_profile').selectAll().where('id', '=', id).executeTakeFirst()
}

const ofAccount = (db: Executor, accountId: number) =>
  db
    .selectFrom('body_profile')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')

export async function findLatest(
  db: Executor,
  accountId: number,
): Promise<BodyProfileRow | undefined> {
  return ofAccount(db, accountId).limit(1).executeTakeFirst()
}

export async function findOpen(
  db: Executor,
  accountId: number,
): Promise<BodyProfileRow | undefined> {
  return ofAccount(db, accountId).where('state', 'in', OPEN).executeTakeFirst()
}

export async function findLatestReady(
  db: Executor,
  accountId: number,
): Promise<BodyProfileRow | undefined> {
  return ofAccount(db, accountId).where('state', '=', 'ready').limit(1).executeTakeFirst()
}

export async function listProfiles(db: Executor, accountId: number): Promise<BodyProfileRow[]> {
  return ofAccount(db, accountId).execute()
}

interface ProfileChange {
  state?: BodyProfileRow['state']
  photosRead?: number
  retakes?: readonly Retake[]
  remote?: { id: string; photoIds: number[] }
  modelVersion?: string | null
  failure?: { code: string; message: string }
  endedAt?: Date
}

/** Changes one that has not ended. Undefined when it has, or when a worker that was thought dead has sent it off before. */
export async function updateOpen(
  db: Executor,
  id: number,
  change: ProfileChange,
): Promise<BodyProfileRow | undefined> {
  return db
    .updateTable('body_profile')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.photosRead === undefined ? {} : { photos_read: change.photosRead }),
      ...(change.retakes === undefined ? {} : { retakes: JSON.stringify(change.retakes) }),
      ...(change.remote === undefined
        ? {}
        : { remote_id: change.remote.id, remote_photo_ids: change.remote.photoIds }),
      ...(change.modelVersion === undefined ? {} : { model_version: change.modelVersion }),
      ...(change.failure === undefined
        ? {}
        : { failure_code: change.failure.code, failure_message: change.failure.message }),
      ...(change.endedAt === undefined ? {} : { ended_at: change.endedAt }),
    })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .$if(change.remote !== undefined, (query) => query.where('remote_id', 'is', null))
    .returningAll()
    .executeTakeFirst()
}

/** Those under way somewhere else. */
export async function listRemote(db: Executor): Promise<BodyProfileRow[]> {
  return db
    .selectFrom('body_profile')
    .selectAll()
    .where('state', '=', 'running')
    .where('remote_id', 'is not', null)
    .limit(100)
    .execute()
}

/** Whose job has been given up, so that nobody will end them. */
export async function listLost(db: Executor, startedBefore: Date): Promise<BodyProfileRow[]> {
  return db
    .selectFrom('body_profile')
    .selectAll()
    .where('state', 'in', OPEN)
    .where('remote_id', 'is', null)
    .where('created_at', '<', startedBefore)
    .limit(100)
    .execute()
}
