import {
  addRenderings,
  removePictures,
  type MappedPicture,
} from '#server/features/body/mapping.service.ts'
import { settleHold } from '#server/features/credits/credits.service.ts'
import type { DrawnVariation } from '#server/features/generations/draw-variations.ts'
import type { GenerationOrder } from '#server/features/generations/generation-order.ts'
import { endInOneGo } from '#server/features/generations/end-request.ts'
import * as queries from '#server/features/generations/generations.queries.ts'
import {
  folderOfGeneration,
  removeFolder,
  storeDesign,
} from '#server/features/tattoos/tattoo-files.service.ts'
import { composeTattoo } from '#server/features/tattoos/compose-tattoo.service.ts'
import { addTattoos } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Remarks } from '#shared/tattoos.ts'

/** What an attempt has made: new designs, and pictures of a design on photos, whose files are stored already. */
export interface Work {
  drawn: readonly DrawnVariation[]
  pictures: readonly MappedPicture[]
  notOnPhotos: Remarks['notOnPhotos']
}

/**
 * Files first, then rows, credits and the end of the request in one transaction, which has effect only while the attempt still
 * holds the request. False when it does not: cancelled, or taken over by another worker. Then its files go.
 */
export async function deliver(
  deps: Deps,
  row: queries.GenerationRow,
  order: GenerationOrder,
  { drawn, pictures, notOnPhotos }: Work,
): Promise<boolean> {
  const folder = `${folderOfGeneration(row.account_id, row.file_stem)}/${row.attempts}`
  try {
    await Promise.all(
      drawn.map(({ image }, index) => storeDesign(deps.files, `${folder}-${index}`, image)),
    )
    const now = deps.clock.now()
    const remarks = JSON.stringify({ ...mergeRemarks(drawn), notOnPhotos })
    let orphans: MappedPicture[] = []
    const isDelivered = await endInOneGo(deps, async (tx) => {
      await settleHold(tx, row.hold_id, now)
      const ended = await queries.endAttempt(tx, row, { state: 'done', now, remarks })
      if (!ended) return undefined
      const tattoos = drawn.map((variation, index) =>
        toTattoo(deps, { row, order, variation, index, folder: `${folder}-${index}`, now }),
      )
      const [tattooId] = tattoos.length > 0 ? await addTattoos(tx, tattoos) : []
      if (order.body)
        orphans = await addRenderings(tx, {
          accountId: row.account_id,
          generationId: row.id,
          tattooId: order.body.tattooId ?? tattooId ?? null,
          pictures,
          now,
        })
      return ended
    })
    if (!isDelivered) await removeAttemptFiles(deps, folder, drawn.length)
    await removePictures(deps, isDelivered ? orphans : pictures)
    return isDelivered
  } catch (error) {
    await removeAttemptFiles(deps, folder, drawn.length)
    await removePictures(deps, pictures)
    throw error
  }
}

async function removeAttemptFiles(deps: Deps, folder: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await removeFolder(deps.files, `${folder}-${index}`)
}

interface VariationParts {
  row: queries.GenerationRow
  order: GenerationOrder
  variation: DrawnVariation
  index: number
  folder: string
  now: Date
}

const toTattoo = (deps: Deps, { row, order, variation, index, folder, now }: VariationParts) =>
  composeTattoo({
    accountId: row.account_id,
    generationId: row.id,
    fileStem: `${row.file_stem}-${index}`,
    folder,
    prompt: order.prompt,
    skinTone: order.skinTone,
    gender: order.gender,
    provider: deps.images.id,
    request: variation.request,
    image: variation.image,
    isPublic: order.isPublic,
    remixedFromId: order.remixedFromId,
    createdAt: now,
  })

/** Each remark once: variations of one prompt mostly say the same. */
function mergeRemarks(drawn: readonly DrawnVariation[]): Omit<Remarks, 'notOnPhotos'> {
  const images = drawn.map(({ image }) => image)
  const once = <Item>(items: readonly Item[]) => [
    ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
  ]
  return {
    notDrawn: once(images.flatMap(({ notDrawn }) => notDrawn)),
    culturalNotes: once(images.flatMap(({ culturalNotes }) => culturalNotes)),
    warnings: once(images.flatMap(({ warnings }) => warnings)),
  }
}
