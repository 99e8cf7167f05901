import { buffer } from 'node:stream/consumers'
import type { Actor } from '#server/features/accounts/sessions.service.ts'
import { ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageRequest, ImageResult } from '#server/providers/image/image-provider.ts'
import { removePaper } from '#server/providers/photo-intake/remove-paper.ts'

/** A design that was drawn a moment ago, without its paper. */
export async function artOfDrawing(
  deps: Deps,
  { request, image }: { request: ImageRequest; image: ImageResult },
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (deps.images.id !== 'ink') return removePaper(image.original.bytes)
  return (await deps.ink.makeFile({ ...request, kind: 'transparent' }, signal)).bytes
}

/** A design of the gallery that the person may see, without its paper. */
export async function artOfTattoo(
  deps: Deps,
  { accountId, tattooId }: { accountId: number; tattooId: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const actor: Actor = { accountId, sessionId: 0, isAdmin: false }
  const row = await getVisibleTattoo(deps, actor, tattooId)
  if (row.provider === 'ink') {
    const recipe = row.recipe as ImageRequest
    return (await deps.ink.makeFile({ ...recipe, kind: 'transparent' }, signal)).bytes
  }
  const file = await deps.files.open(`${row.file_folder}/${ORIGINAL_NAME}`)
  if (!file) throw new TattooNotFoundError()
  return removePaper(await buffer(file.body))
}
