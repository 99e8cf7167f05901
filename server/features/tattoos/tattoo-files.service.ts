import { buffer } from 'node:stream/consumers'
import type { EncodedImage, ImageSet, KeptMaster } from '#server/providers/image/image-provider.ts'
import { contentTypeOf, type FileStore } from '#server/providers/storage/file-store.ts'

const EXTENSIONS: Record<EncodedImage['mediaType'], string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Under the person's own prefix, so that their files go when they go. */
export const folderOfGeneration = (accountId: number, fileStem: string) =>
  `users/${accountId}/designs/${fileStem}`

export const ORIGINAL_NAME = 'original.png'

/** The parts of a master under their names in the design's folder. An `.svgz` is what drawing programs open as it is. */
export const MASTER_NAMES = {
  transparent: 'master.png',
  stencil: 'stencil.png',
  svg: 'master.svgz',
  scene: 'scene.json.gz',
} as const satisfies Partial<Record<keyof KeptMaster, string>>

/** Everything that is kept of one design: what pages show, and its master where there is one. */
export async function storeDesign(
  files: FileStore,
  folder: string,
  { original, webp, avif, master }: ImageSet & { master: KeptMaster | null },
): Promise<void> {
  const put = (name: string, { bytes, mediaType }: EncodedImage) =>
    files.put(`${folder}/${name}`, bytes, { contentType: mediaType })
  await Promise.all([
    put(ORIGINAL_NAME, original),
    ...[...webp, ...avif].map((image) =>
      put(`${image.widthPx}.${EXTENSIONS[image.mediaType]}`, image),
    ),
    ...(master ? [storeMaster(files, folder, master)] : []),
  ])
}

export async function storeMaster(
  files: FileStore,
  folder: string,
  master: KeptMaster,
): Promise<void> {
  const parts = Object.entries(MASTER_NAMES) as [keyof typeof MASTER_NAMES, string][]
  await Promise.all(
    parts.map(([part, name]) =>
      files.put(`${folder}/${name}`, master[part], { contentType: contentTypeOf(name) }),
    ),
  )
}

/** Undefined when it is not there. */
export async function readStored(
  files: FileStore,
  folder: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const file = await files.open(`${folder}/${name}`)
  return file && buffer(file.body)
}

export async function removeFolder(files: FileStore, folder: string): Promise<void> {
  for await (const key of files.list(`${folder}/`)) await files.remove(key)
}
