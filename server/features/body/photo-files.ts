import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { BodyPhotoRow } from '#server/features/body/body.queries.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'

const PHOTO_NAME = 'photo.jpg'
export const PICTURE_TYPE = 'image/jpeg'

/** Under the person's own prefix, so that it goes when they go, and in no folder that pictures are served from. */
export const folderOfPhoto = (accountId: number, stem: string) => `users/${accountId}/body/${stem}`

export const photoKey = ({ file_folder: folder }: Pick<BodyPhotoRow, 'file_folder'>) =>
  `${folder}/${PHOTO_NAME}`

/** Undefined when the file is gone. */
export async function readFile(files: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await files.open(key)
  return file && buffer(file.body)
}

/** Photos as one zip, read one after the other. */
export function packPhotos(files: FileStore, photos: readonly BodyPhotoRow[]): Readable {
  const zip = new ZipFile()
  for (const [index, photo] of photos.entries()) {
    zip.addReadStreamLazy(`photo-${index + 1}.jpg`, { compress: false }, (done) => {
      files.open(photoKey(photo)).then(
        (file) =>
          file ? done(null, file.body) : done(new Error('a photo vanished'), undefined as never),
        (error: unknown) => done(error, undefined as never),
      )
    })
  }
  zip.end()
  return zip.outputStream as Readable
}
