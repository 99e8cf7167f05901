import sanitizeHtml from 'sanitize-html'
import { findIdeaByTag } from '#content/ideas/ideas.ts'
import { settleHold } from '#server/features/credits/credits.service.ts'
import type { DrawnVariation } from '#server/features/generations/draw-variations.ts'
import type { GenerationOrder } from '#server/features/generations/generation-order.ts'
import { tellMoved } from '#server/features/generations/generation-signals.ts'
import * as queries from '#server/features/generations/generations.queries.ts'
import {
  folderOfGeneration,
  removeFolder,
  storeImageSet,
} from '#server/features/tattoos/tattoo-files.service.ts'
import { addTattoos, type NewTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Remarks } from '#shared/tattoos.ts'

const META_DESCRIPTION_MAX_LENGTH = 160
const ALT_TEXT_MAX_LENGTH = 250

/**
 * Files first, then rows, credits and the end of the request in one transaction, which has effect only while the attempt still
 * holds the request. False when it does not: cancelled, or taken over by another worker. Then its files go.
 */
export async function deliver(
  deps: Deps,
  row: queries.GenerationRow,
  order: GenerationOrder,
  drawn: readonly DrawnVariation[],
): Promise<boolean> {
  const folder = `${folderOfGeneration(row.account_id, row.file_stem)}/${row.attempts}`
  try {
    await Promise.all(
      drawn.map(({ image }, index) => storeImageSet(deps.files, `${folder}-${index}`, image)),
    )
    const now = deps.clock.now()
    const isDelivered = await deps.db.transaction().execute(async (tx) => {
      const remarks = JSON.stringify(mergeRemarks(drawn))
      const ended = await queries.endAttempt(tx, row, { state: 'done', now, remarks })
      if (!ended) return false
      const tattoos = drawn.map((variation, index) =>
        toTattoo(deps, { row, order, variation, index, folder: `${folder}-${index}`, now }),
      )
      await addTattoos(tx, tattoos)
      await settleHold(tx, row.hold_id, now)
      await tellMoved(deps, tx, ended)
      return true
    })
    if (!isDelivered) await removeAttemptFiles(deps, folder, drawn.length)
    return isDelivered
  } catch (error) {
    await removeAttemptFiles(deps, folder, drawn.length)
    throw error
  }
}

async function removeAttemptFiles(deps: Deps, folder: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await removeFolder(deps.files, `${folder}-${index}`)
}

interface NewTattooParts {
  row: queries.GenerationRow
  order: GenerationOrder
  variation: DrawnVariation
  index: number
  folder: string
  now: Date
}

function toTattoo(
  deps: Deps,
  { row, order, variation: { request, image }, index, folder, now }: NewTattooParts,
): NewTattoo {
  const { style, description, tags, original } = image
  return {
    account_id: row.account_id,
    generation_id: row.id,
    filename: `${row.file_stem}-${index}.png`,
    file_folder: folder,
    content: order.prompt,
    prompt: order.prompt,
    style,
    color: image.isColoured ? 'Colored' : 'Black and white',
    skin_tone: order.skinTone,
    gender: order.gender,
    placement: image.placement,
    provider: deps.images.id,
    recipe: JSON.stringify(request),
    width_px: original.widthPx,
    height_px: original.heightPx,
    webp_widths: image.webp.map(({ widthPx }) => widthPx),
    avif_widths: image.avif.map(({ widthPx }) => widthPx),
    preview_data_uri: image.previewDataUri,
    alt_text: shorten(`${style} tattoo design: ${description}`, ALT_TEXT_MAX_LENGTH),
    meta_description: shorten(
      `${style} tattoo design of ${description}${image.placement ? `, for the ${image.placement.toLowerCase()}` : ''}.`,
      META_DESCRIPTION_MAX_LENGTH,
    ),
    meaning: meaningOf(tags),
    tags,
    is_public: order.isPublic,
    remixed_from_id: order.remixedFromId,
    created_at: now,
    updated_at: now,
  }
}

/** What the first subject that we wrote about stands for. It is our own text, and is cleaned all the same: it is shown as HTML. */
function meaningOf(tags: readonly string[]): string | null {
  const idea = tags.map(findIdeaByTag).find((found) => found !== undefined)
  return idea ? sanitizeHtml(idea.meaning, { allowedTags: ['p', 'strong', 'em'] }) : null
}

/** Each remark once: variations of one prompt mostly say the same. */
function mergeRemarks(drawn: readonly DrawnVariation[]): Remarks {
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

/** At a word's end. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
