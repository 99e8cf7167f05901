import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { PhotoNotFoundError } from '#server/features/body/body.errors.ts'
import { presentDeletion, presentPhoto } from '#server/features/body/body.present.ts'
import * as queries from '#server/features/body/body.queries.ts'
import { photoKey } from '#server/features/body/photo-files.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { StoredFile } from '#server/providers/storage/file-store.ts'
import type { BodyPhotosResponse, PhotoDeletion } from '#shared/body.ts'

const DELETIONS_SHOWN = 50
const EXPIRED_AT_ONCE = 200
/** Far longer than the store takes for ten files. */
const HALF_STORED_AFTER_MS = 60 * 60_000

export async function listPhotos(deps: Deps, actor: Actor): Promise<BodyPhotosResponse> {
  const photos = await queries.listPhotos(deps.db, actor.accountId, deps.clock.now())
  const deletions = await queries.listDeletions(deps.db, actor.accountId, DELETIONS_SHOWN)
  return {
    photos: photos.map((row) => presentPhoto(deps, row)),
    deletions: deletions.map(presentDeletion),
  }
}

/** One of the person's own. Everybody else's does not exist for them, nor for the administrator. */
export async function getOwnPhoto(
  deps: Deps,
  { accountId }: Pick<Actor, 'accountId'>,
  photoId: number,
): Promise<queries.BodyPhotoRow> {
  const row = await queries.findPhoto(deps.db, photoId, deps.clock.now())
  if (row?.account_id !== accountId) throw new PhotoNotFoundError()
  return row
}

/** How whoever asks for a private picture proves that it is theirs: by their session, or by a signed address. */
export interface PictureProof {
  actor: Actor | undefined
  path: string
  expires: string
  signature: string
}

export const mayOpen = (deps: Deps, accountId: number, proof: PictureProof): boolean =>
  proof.actor?.accountId === accountId ||
  deps.imageSigner.isValid(proof.path, proof, deps.clock.now())

export async function openPhoto(
  deps: Deps,
  photoId: number,
  proof: PictureProof,
): Promise<StoredFile> {
  const row = await queries.findPhoto(deps.db, photoId, deps.clock.now())
  if (!row || !mayOpen(deps, row.account_id, proof)) throw new PhotoNotFoundError()
  const file = await deps.files.open(photoKey(row))
  if (!file) throw new PhotoNotFoundError()
  return file
}

export async function deletePhoto(deps: Deps, actor: Actor, photoId: number): Promise<void> {
  await erasePhotos(deps, [await getOwnPhoto(deps, actor, photoId)], 'asked')
}

export async function deleteAllPhotos(deps: Deps, actor: Actor): Promise<void> {
  const photos = await queries.listPhotos(deps.db, actor.accountId, deps.clock.now())
  await erasePhotos(deps, photos, 'asked')
}

/**
 * The files first, then the rows and the record: what the record says is gone, is. Pictures made of a photo lie in its folder
 * and go with it. All photos must be of one person. `record` writes more in the transaction, unless they were gone by then.
 */
export async function erasePhotos(
  deps: Deps,
  photos: readonly queries.BodyPhotoRow[],
  reason: PhotoDeletion['reason'],
  record?: (tx: Executor) => Promise<void>,
): Promise<void> {
  const [first] = photos
  if (!first) return
  for (const { file_folder: folder } of photos) await removeFolder(deps.files, folder)
  await deps.db.transaction().execute(async (tx) => {
    const deleted = await queries.deletePhotos(
      tx,
      photos.map(({ id }) => id),
    )
    if (deleted.length === 0) return
    await queries.insertDeletion(tx, {
      account_id: first.account_id,
      photos: deleted.length,
      reason,
      created_at: deps.clock.now(),
    })
    await record?.(tx)
  })
  // Once more, for what was being made of them meanwhile: from now on nobody can add to it.
  for (const { file_folder: folder } of photos) await removeFolder(deps.files, folder)
}

/** Photos whose time is over, and what an upload that died left behind. */
export async function clearAway(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (;;) {
    const expired = await queries.listExpired(deps.db, { now, limit: EXPIRED_AT_ONCE })
    for (const photos of Map.groupBy(expired, ({ account_id: id }) => id).values())
      await erasePhotos(deps, photos, 'expired')
    if (expired.length < EXPIRED_AT_ONCE) break
  }
  const before = new Date(now.getTime() - HALF_STORED_AFTER_MS)
  const halfStored = await queries.listHalfStored(deps.db, before)
  for (const { file_folder: folder } of halfStored) await removeFolder(deps.files, folder)
  await queries.deletePhotos(
    deps.db,
    halfStored.map(({ id }) => id),
  )
}
