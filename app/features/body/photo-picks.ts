import { PHOTO_ARCHIVE_MAX_BYTES, PHOTO_MAX_BYTES, PHOTOS_MAX } from '#shared/body.ts'

/** What is known of a file before it is opened. */
export type FileFacts = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>

/** What the file chooser offers. An iPhone turns its own photos into JPEG for whoever asks so. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,application/zip,.zip'

type Picks<File extends FileFacts> = {
  files: readonly File[]
  /** Why some were left out, in words. */
  refusals: readonly string[]
}

/** Adds what may be sent to what is chosen, and says of the rest why not. The server looks again, at the content. */
export function addFiles<File extends FileFacts>(
  chosen: readonly File[],
  incoming: readonly File[],
): Picks<File> {
  const files = [...chosen]
  const refusals: string[] = []
  for (const file of incoming) {
    if (files.some((known) => isSame(known, file))) continue
    const refusal = refusalOf(file) ?? refusalBeside(file, files)
    if (refusal === undefined) files.push(file)
    else if (!refusals.includes(refusal)) refusals.push(refusal)
  }
  return { files, refusals }
}

export const isArchive = ({ name, type }: FileFacts) =>
  /\.zip$/i.test(name) || /^application\/(?:x-)?zip/.test(type)

const isHeic = ({ name, type }: FileFacts) =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

const isPhoto = ({ name, type }: FileFacts) =>
  type === '' ? /\.(?:jpe?g|png|webp)$/i.test(name) : /^image\/(?:jpeg|png|webp)$/.test(type)

const isSame = (a: FileFacts, b: FileFacts) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

function refusalOf(file: FileFacts): string | undefined {
  const { name, size } = file
  if (isHeic(file))
    return `${name} is a HEIC photo, which cannot be read here. Save it as JPEG, or set the camera to “Most Compatible” and take it again.`
  if (size === 0) return `${name} is empty.`
  const most = isArchive(file) ? PHOTO_ARCHIVE_MAX_BYTES : PHOTO_MAX_BYTES
  if (!isArchive(file) && !isPhoto(file)) return `${name} is not a JPEG, PNG or WebP photo.`
  if (size > most)
    return `${name} has ${megabytes(size)} MB. ${isArchive(file) ? 'A zip' : 'A photo'} may have ${megabytes(most)} MB at most.`
  return undefined
}

/** What depends on the others: a zip comes alone, and there is a number that is enough. */
function refusalBeside(file: FileFacts, others: readonly FileFacts[]): string | undefined {
  if (others.length > 0 && (isArchive(file) || others.some(isArchive)))
    return 'A zip goes up alone: send it by itself, or choose the photos one by one.'
  if (others.length >= PHOTOS_MAX) return `${PHOTOS_MAX} photos at a time are enough.`
  return undefined
}
