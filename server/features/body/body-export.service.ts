import { presentDeletion, presentTraining } from '#server/features/body/body.present.ts'
import * as queries from '#server/features/body/body.queries.ts'
import { listRenderings } from '#server/features/body/renderings.queries.ts'
import { listProfiles } from '#server/features/body/training.queries.ts'
import type { Executor } from '#server/platform/db.ts'

/** More than anybody has. */
const LIMIT = 10_000

/** What is kept of a person's photos and of what was made of them; the pictures lie beside it in the export. */
export async function exportBody(db: Executor, accountId: number, now: Date) {
  const renderings = await listRenderings(db, {
    accountId,
    generationId: undefined,
    before: undefined,
    limit: LIMIT,
    now,
  })
  return {
    photos: (await queries.listPhotos(db, accountId, now)).map((row) => ({
      id: row.id,
      folder: row.file_folder.replace(/^users\/\d+\//, 'images/'),
      reading: row.reading,
      createdAt: row.created_at.toISOString(),
      deletesAt: row.deletes_at.toISOString(),
    })),
    deletions: (await queries.listDeletions(db, accountId, LIMIT)).map(presentDeletion),
    trainings: (await listProfiles(db, accountId)).map(presentTraining),
    mappedPictures: renderings.map((row) => ({
      id: row.id,
      file: row.file_key.replace(/^users\/\d+\//, 'images/'),
      tattooId: row.tattoo_id,
      photoId: row.photo_id,
      placement: row.placement,
      createdAt: row.created_at.toISOString(),
    })),
  }
}
