import type { DescribedImage } from '#server/features/tattoos/compose-tattoo.service.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'

/** What is kept of a design beside its files: enough to make it somebody's without drawing it again. */
export interface KeptDesign {
  request: ImageRequest
  image: DescribedImage
}

/** Away from everybody's own files: these belong to nobody yet. */
export const folderOf = (fileStem: string) => `first-designs/${fileStem}`

export const PREVIEW_NAME = 'preview.webp'

/** A drawing that is not finished by then was given up: its process died. */
export const ALIVE_MS = 2 * 60_000
