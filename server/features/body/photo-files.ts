import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { BodyPhotoRow } from '#server/features/body/body.queries.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'
import { packFiles } from '#server/providers/storage/pack-files.ts'

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

/** Photos as one zip. */
export function packPhotos(files: FileStore, photos: readonly BodyPhotoRow[]): Readable {
  const packed = photos.map((photo, index) => ({
    name: `photo-${index + 1}.jpg`,
    key: photoKey(photo),
  }))
  return packFiles(files, packed, { compress: false })
}
