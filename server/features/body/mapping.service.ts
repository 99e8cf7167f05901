import { PhotoUnusableError } from '#server/features/body/body.errors.ts'
import * as queries from '#server/features/body/body.queries.ts'
import { photoKey, PICTURE_TYPE, readFile } from '#server/features/body/photo-files.ts'
import { describeRefusals } from '#server/features/body/refusals.ts'
import { insertRenderings } from '#server/features/body/renderings.queries.ts'
import { findLatestReady, type BodyProfileRow } from '#server/features/body/training.queries.ts'
import type { Executor } from '#server/platform/db.ts'
import type { Deps } from '#server/platform/deps.ts'
import { PhotoRefusedError } from '#server/providers/body/photo-errors.ts'
import { toJpeg } from '#server/providers/photo-intake/to-jpeg.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { InkPlacement, PhotoTap, PhotoRefusal } from '#shared/body.ts'
import type { Placement } from '#shared/options.ts'
import type { Remarks } from '#shared/tattoos.ts'

/** The photos that a new design is laid on. */
export async function listMappablePhotoIds(deps: Deps, accountId: number): Promise<number[]> {
  return (await findProfileInUse(deps, accountId))?.photoIds ?? []
}

/** The latest profile that is ready, while something usable is left of it. */
export async function findProfileInUse(
  deps: Deps,
  accountId: number,
): Promise<{ profile: BodyProfileRow; photoIds: number[] } | undefined> {
  const profile = await findLatestReady(deps.db, accountId)
  if (!profile) return undefined
  const photos = await queries.listPhotosById(deps.db, {
    accountId,
    ids: profile.photo_ids,
    now: deps.clock.now(),
  })
  const photoIds = photos.filter(isUsable).map(({ id }) => id)
  return photoIds.length > 0 ? { profile, photoIds } : undefined
}

const isUsable = ({ review, reading }: queries.BodyPhotoRow) =>
  review === 'clear' && reading !== null && reading.refusals.length === 0

export interface Mapping {
  accountId: number
  photoIds: readonly number[]
  /** A design on nothing, as PNG. */
  art: Uint8Array
  placement: InkPlacement | undefined
  /** Where the person pointed: it wins over what the photo's reading found. */
  tap: PhotoTap | undefined
  /** The part of the body that the design was made for: it is looked for where nobody pointed. */
  place: Placement | null
  /** Part of the names of the files, and of this attempt alone. */
  stem: string
  signal: AbortSignal
}

/** A picture that is in the store and in no row yet. */
export interface MappedPicture {
  photoId: number
  fileKey: string
  widthPx: number
  heightPx: number
  placement: InkPlacement
}

/** What came of each photo. */
export interface Mapped {
  pictures: MappedPicture[]
  notOnPhotos: Remarks['notOnPhotos']
}

/**
 * Lays a design on each photo and stores what comes of it, beside the photo. A photo that fails does not spoil the others;
 * throws PhotoUnusableError when there is none left, and whatever it throws, its files are gone.
 */
export async function mapOntoPhotos(deps: Deps, mapping: Mapping): Promise<Mapped> {
  const { accountId, photoIds: ids, signal } = mapping
  const photos = await queries.listPhotosById(deps.db, { accountId, ids, now: deps.clock.now() })
  const mapped: MappedPicture[] = []
  const refusals = new Set<PhotoRefusal>()
  const notOnPhotos: Mapped['notOnPhotos'] = []
  try {
    for (const photo of photos) {
      signal.throwIfAborted()
      if (photo.review === 'waiting') continue
      try {
        mapped.push(await mapOne(deps, photo, mapping))
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        const why = error instanceof PhotoRefusedError ? error.refusals : []
        for (const refusal of why) refusals.add(refusal)
        notOnPhotos.push({ photoId: photo.id, reason: describeRefusals(why) })
        if (why.length === 0)
          deps.log.warn({ err: error, photoId: photo.id }, 'a design could not be laid on a photo')
      }
    }
    signal.throwIfAborted()
    if (mapped.length === 0) throw new PhotoUnusableError(describeRefusals([...refusals]))
    return { pictures: mapped, notOnPhotos }
  } catch (error) {
    await removePictures(deps, mapped)
    throw error
  }
}

async function mapOne(
  deps: Deps,
  photo: queries.BodyPhotoRow,
  { art, placement, tap, place, stem }: Mapping,
): Promise<MappedPicture> {
  const bytes = await readFile(deps.files, photoKey(photo))
  if (!bytes) throw new ProviderError('The photo is gone', { provider: 'body', isRetryable: false })
  const known = photo.reading?.tap
  const spot = tap ?? (known?.isPointed || place === null ? known : undefined)
  const picture = await deps.body.map(bytes, art, placement, { tap: spot, place })
  const fileKey = `${photo.file_folder}/${stem}.jpg`
  await deps.files.put(fileKey, await toJpeg(picture.png), { contentType: PICTURE_TYPE })
  return {
    photoId: photo.id,
    fileKey,
    widthPx: picture.width,
    heightPx: picture.height,
    placement: picture.placement,
  }
}

export async function removePictures(
  { files }: Pick<Deps, 'files'>,
  pictures: readonly MappedPicture[],
): Promise<void> {
  for (const { fileKey } of pictures) await files.remove(fileKey)
}

export interface Delivery {
  accountId: number
  generationId: number
  tattooId: number | null
  pictures: readonly MappedPicture[]
  now: Date
}

/**
 * In the transaction that settles the credits. Pictures whose photo has been deleted meanwhile are returned: their files have to
 * go. Throws when that is all of them, since nothing would be left of what was paid for.
 */
export async function addRenderings(tx: Executor, delivery: Delivery): Promise<MappedPicture[]> {
  const { pictures, accountId, generationId, tattooId, now } = delivery
  const kept = await queries.keepPhotos(
    tx,
    pictures.map(({ photoId }) => photoId),
  )
  const live = pictures.filter(({ photoId }) => kept.has(photoId))
  if (live.length === 0) throw new PhotoUnusableError('The photos have been deleted meanwhile.')
  await insertRenderings(
    tx,
    live.map((picture) => ({
      account_id: accountId,
      photo_id: picture.photoId,
      tattoo_id: tattooId,
      generation_id: generationId,
      file_key: picture.fileKey,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      placement: JSON.stringify(picture.placement),
      created_at: now,
    })),
  )
  return pictures.filter(({ photoId }) => !kept.has(photoId))
}
