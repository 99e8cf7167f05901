import type { EncodedImage, ImageSet } from '#server/providers/image/image-provider.ts'
import type { FileStore } from '#server/providers/storage/file-store.ts'

const EXTENSIONS: Record<EncodedImage['mediaType'], string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Under the person's own prefix, so that their files go when they go. */
export const folderOfGeneration = (accountId: number, fileStem: string) =>
  `users/${accountId}/designs/${fileStem}`

export const ORIGINAL_NAME = 'original.png'

/** Everything pages show of one design. */
export async function storeImageSet(
  files: FileStore,
  folder: string,
  { original, webp, avif }: ImageSet,
): Promise<void> {
  const put = (name: string, { bytes, mediaType }: EncodedImage) =>
    files.put(`${folder}/${name}`, bytes, { contentType: mediaType })
  await Promise.all([
    put(ORIGINAL_NAME, original),
    ...[...webp, ...avif].map((image) =>
      put(`${image.widthPx}.${EXTENSIONS[image.mediaType]}`, image),
    ),
  ])
}

export async function removeFolder(files: FileStore, folder: string): Promise<void> {
  for await (const key of files.list(`${folder}/`)) await files.remove(key)
}
