import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { requireBodyMapping } from '#server/features/body/body-access.service.ts'
import { PhotoLimitError, UploadNotFoundError } from '#server/features/body/body.errors.ts'
import { presentPhoto } from '#server/features/body/body.present.ts'
import * as queries from '#server/features/body/body.queries.ts'
import {
  folderOfPhoto,
  packPhotos,
  photoKey,
  PICTURE_TYPE,
} from '#server/features/body/photo-files.ts'
import { UnauthenticatedError } from '#server/features/accounts/accounts.errors.ts'
import { removeFolder } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { cleanPhoto, type CleanPhoto } from '#server/providers/photo-intake/clean-photo.ts'
import { readArchive } from '#server/providers/photo-intake/read-archive.ts'
import {
  receiveFiles,
  type IncomingUpload,
  type ReceivedFile,
} from '#server/providers/photo-intake/receive-files.ts'
import { PHOTO_KEPT_DAYS, PHOTOS_KEPT_MAX, PHOTOS_MAX, type BodyPhoto } from '#shared/body.ts'

/** Below the two minutes that a connection may take, so that there is still time to say why. */
const UPLOAD_TIMEOUT_MS = 110_000
/** No upload lasts this long: what is older was left by a crash. */
const ABANDONED_AFTER_MS = 60 * 60_000
const DAY_MS = 86_400_000
const INCOMING = 'incoming'

export interface UploadKind {
  maxFiles: number
  mayBeArchive: boolean
}

export const UPLOAD_KINDS = {
  archive: { maxFiles: PHOTOS_MAX, mayBeArchive: true },
  photos: { maxFiles: PHOTOS_MAX, mayBeArchive: false },
  single: { maxFiles: 1, mayBeArchive: false },
} as const satisfies Record<string, UploadKind>

export interface Uploaded {
  key: string
  url: string
  photos: BodyPhoto[]
}

/** All of an upload is kept, cleaned, or none of it. */
export async function receivePhotos(
  deps: Deps,
  actor: Actor,
  upload: IncomingUpload,
  kind: UploadKind,
): Promise<Uploaded> {
  const { accountId } = actor
  await requireBodyMapping(deps, accountId)
  await requireRoom(deps, accountId, 1)
  const folder = await openFolder(deps)
  let photos: ReviewedPhoto[]
  try {
    const files = await receiveFiles(upload, { folder, timeoutMs: UPLOAD_TIMEOUT_MS, ...kind })
    photos = await reviewPhotos(deps, await cleanFiles(files, upload.signal))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const key = randomBytes(12).toString('hex')
  const rows = await storePhotos(deps, { accountId, uploadKey: key, photos })
  return {
    key,
    url: `${deps.config.origin}/api/body/uploads/${key}`,
    photos: rows.map((row) => presentPhoto(deps, row)),
  }
}

/** The photos of an upload as one zip, for its owner. */
export async function openUpload(deps: Deps, actor: Actor, uploadKey: string): Promise<Readable> {
  const photos = await queries.listPhotosOfUpload(deps.db, {
    accountId: actor.accountId,
    uploadKey,
    now: deps.clock.now(),
  })
  if (photos.length === 0) throw new UploadNotFoundError()
  return packPhotos(deps.files, photos)
}

/** On this machine and nobody's else, outside the file store: what is in it has not been cleaned yet. */
async function openFolder({ config, clock }: Deps): Promise<string> {
  const incoming = path.join(config.dataDir, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const abandonedBefore = clock.now().getTime() - ABANDONED_AFTER_MS
  for (const name of await readdir(incoming)) {
    const entry = path.join(incoming, name)
    const stats = await stat(entry).catch(() => undefined)
    if (stats && stats.mtimeMs < abandonedBefore) await rm(entry, { recursive: true, force: true })
  }
  const folder = path.join(incoming, randomBytes(12).toString('hex'))
  await mkdir(folder, { mode: 0o700 })
  return folder
}

async function cleanFiles(files: readonly ReceivedFile[], signal: AbortSignal) {
  const photos: CleanPhoto[] = []
  for (const file of files) {
    if (file.isArchive) {
      for await (const { name, bytes } of readArchive(file.path)) {
        signal.throwIfAborted()
        photos.push(await cleanPhoto(bytes, name))
      }
    } else {
      signal.throwIfAborted()
      photos.push(await cleanPhoto(await readFile(file.path), file.name))
    }
  }
  return photos
}

interface ReviewedPhoto extends CleanPhoto {
  review: 'clear' | 'waiting'
}

async function reviewPhotos(deps: Deps, photos: readonly CleanPhoto[]): Promise<ReviewedPhoto[]> {
  const reviewed: ReviewedPhoto[] = []
  for (const photo of photos) {
    const { needsLook } = await deps.photoReview.review(photo.bytes)
    reviewed.push({ ...photo, review: needsLook ? 'waiting' : 'clear' })
  }
  return reviewed
}

async function requireRoom(deps: Deps, accountId: number, photos: number, tx = deps.db) {
  const kept = await queries.countPhotos(tx, accountId, deps.clock.now())
  if (kept + photos > PHOTOS_KEPT_MAX) throw new PhotoLimitError()
}

interface Storing {
  accountId: number
  uploadKey: string
  photos: readonly ReviewedPhoto[]
}

/** Rows first, so that a crash leaves no file that nobody knows of; they count from when the files are there. */
async function storePhotos(deps: Deps, { accountId, uploadKey, photos }: Storing) {
  const now = deps.clock.now()
  const rows = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.lockAccount(tx, accountId))) throw new UnauthenticatedError()
    await requireRoom(deps, accountId, photos.length, tx)
    return queries.insertPhotos(
      tx,
      photos.map((photo) => ({
        account_id: accountId,
        upload_key: uploadKey,
        file_folder: folderOfPhoto(accountId, randomBytes(12).toString('hex')),
        width_px: photo.widthPx,
        height_px: photo.heightPx,
        review: photo.review,
        created_at: now,
        deletes_at: new Date(now.getTime() + PHOTO_KEPT_DAYS * DAY_MS),
      })),
    )
  })
  const ids = rows.map(({ id }) => id)
  try {
    for (const [index, row] of rows.entries())
      await deps.files.put(photoKey(row), photos[index]!.bytes, { contentType: PICTURE_TYPE })
    const stored = await queries.markStored(deps.db, ids, deps.clock.now())
    if (stored.length < rows.length) throw new UnauthenticatedError()
    return stored.toSorted((a, b) => a.id - b.id)
  } catch (error) {
    for (const row of rows) await removeFolder(deps.files, row.file_folder)
    await queries.deletePhotos(deps.db, ids)
    throw error
  }
}
