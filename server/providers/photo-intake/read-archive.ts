import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { refusalOfKind } from '#server/providers/photo-intake/clean-photo.ts'
import { isPhoto, KIND_BYTES, kindOf } from '#server/providers/photo-intake/file-kind.ts'
import {
  quoteName,
  UploadRefusedError,
} from '#server/providers/photo-intake/upload-refused-error.ts'
import { PHOTO_MAX_BYTES, PHOTOS_MAX } from '#shared/body.ts'

/** Folders, notes and what file managers add, beside the photos. */
const ENTRIES_MAX = 200

export interface ArchivedPhoto {
  name: string
  bytes: Buffer
}

/**
 * The photos of a zip, one after the other. What is no photo is left alone, archives within the archive too. Sizes are counted
 * while unpacking: what the archive says of itself is not believed.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchivedPhoto> {
  let zip: ZipFile | undefined
  let photos = 0
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    if (zip.entryCount > ENTRIES_MAX)
      throw new UploadRefusedError(
        'archive_too_many_files',
        `The zip has ${zip.entryCount} files in it. Please send one with the photos alone.`,
      )
    for await (const entry of zip.eachEntry()) {
      if (isBesideThePoint(entry)) continue
      if (entry.isEncrypted())
        throw new UploadRefusedError(
          'archive_locked',
          'The zip has a password. Please send one without.',
        )
      const bytes = await readPhoto(zip, entry)
      if (!bytes) continue
      if (++photos > PHOTOS_MAX)
        throw new UploadRefusedError(
          'too_many_photos',
          `Please send at most ${PHOTOS_MAX} photos at a time.`,
        )
      yield { name: nameOf(entry), bytes }
    }
  } catch (cause) {
    if (cause instanceof UploadRefusedError) throw cause
    throw new UploadRefusedError(
      'archive_broken',
      'The zip is damaged or of an unusual kind. Please pack it again, or send the photos one by one.',
      { cause },
    )
  } finally {
    zip?.close()
  }
  if (photos === 0)
    throw new UploadRefusedError(
      'archive_no_photos',
      'There is no photo in the zip. Please pack JPEG, PNG or WebP files.',
    )
}

const nameOf = ({ fileName }: Entry) => fileName.split('/').at(-1) ?? ''

function isBesideThePoint(entry: Entry): boolean {
  const { fileName } = entry
  return fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || nameOf(entry).startsWith('.')
}

/** Undefined for what is no photo, of which only the beginning is unpacked. */
async function readPhoto(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const stream = await zip.openReadStreamPromise(entry)
  try {
    return await collectPhoto(stream, nameOf(entry))
  } finally {
    stream.destroy()
  }
}

async function collectPhoto(stream: Readable, name: string): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  let isKnown = false
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    sizeBytes += chunk.length
    if (!isKnown && sizeBytes >= KIND_BYTES) {
      isKnown = true
      const kind = kindOf(Buffer.concat(chunks))
      if (kind === 'heic') throw refusalOfKind(kind, name)
      if (!isPhoto(kind)) return undefined
    }
    if (sizeBytes > PHOTO_MAX_BYTES)
      throw new UploadRefusedError(
        'file_too_large',
        `${quoteName(name)} is larger than ${PHOTO_MAX_BYTES / 1024 / 1024} MB.`,
      )
  }
  return isKnown ? Buffer.concat(chunks) : undefined
}
