import { buffer } from 'node:stream/consumers'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import { makeMasterFile } from '#server/features/tattoos/masters.service.ts'
import { ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageResult } from '#server/providers/image/image-provider.ts'
import { removePaper } from '#server/providers/photo-intake/remove-paper.ts'

/** A design that was drawn a moment ago, without its paper. */
export async function artOfDrawing(image: ImageResult): Promise<Uint8Array> {
  return image.master ? image.master.transparent : removePaper(image.original.bytes)
}

/** A design of the gallery that the person may see, without its paper. */
export async function artOfTattoo(
  deps: Deps,
  { accountId, tattooId }: { accountId: number; tattooId: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const actor: Actor = { accountId, sessionId: 0, isAdmin: false }
  const row = await getVisibleTattoo(deps, actor, tattooId)
  if (row.master_engine !== PICTURE_IS_MASTER) {
    const sizePx = Math.max(row.width_px, row.height_px)
    return (await makeMasterFile(deps, row, { kind: 'transparent', sizePx }, signal)).bytes
  }
  const file = await deps.files.open(`${row.file_folder}/${ORIGINAL_NAME}`)
  if (!file) throw new TattooNotFoundError()
  return removePaper(await buffer(file.body))
}
