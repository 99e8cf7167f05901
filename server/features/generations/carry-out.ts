import { artOfDrawing, artOfTattoo } from '#server/features/body/design-art.service.ts'
import { mapOntoPhotos, type Mapped } from '#server/features/body/mapping.service.ts'
import type { Work } from '#server/features/generations/deliver.ts'
import {
  drawVariations,
  type DrawnVariation,
} from '#server/features/generations/draw-variations.ts'
import { kindOf, type GenerationOrder } from '#server/features/generations/generation-order.ts'
import type { GenerationRow } from '#server/features/generations/generations.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageStage } from '#server/providers/image/image-provider.ts'
import type { PencilSketch } from '#shared/tattoos.ts'

interface Carrying {
  signal: AbortSignal
  onStage: (stage: ImageStage) => void
  onSketch: (variation: number, sketch: PencilSketch) => void
}

/** Everything a request asks for: designs, and the design on photos. Files of photos are stored when it returns, and gone when it throws. */
export async function carryOut(
  deps: Deps,
  row: GenerationRow,
  order: GenerationOrder,
  { signal, onStage, onSketch }: Carrying,
): Promise<Work> {
  const isDrawn = kindOf(order) !== 'try-on'
  const { variations } = row
  const drawn = isDrawn
    ? await drawVariations(deps, order, { variations, signal, onStage, onSketch })
    : []
  return { drawn, ...(await layOnPhotos(deps, row, { order, drawn, signal })) }
}

async function layOnPhotos(
  deps: Deps,
  { account_id: accountId, file_stem: fileStem, attempts }: GenerationRow,
  asked: { order: GenerationOrder; drawn: readonly DrawnVariation[]; signal: AbortSignal },
): Promise<Mapped> {
  const { order, drawn, signal } = asked
  if (!order.body) return { pictures: [], notOnPhotos: [] }
  const { photoIds, placement, tap, tattooId } = order.body
  const art =
    tattooId === null
      ? await artOfDrawing(drawn[0]!.image)
      : await artOfTattoo(deps, { accountId, tattooId }, signal)
  return mapOntoPhotos(deps, {
    accountId,
    photoIds,
    art,
    placement: placement ?? undefined,
    tap: tap ?? undefined,
    place: order.placement,
    stem: `${fileStem}-${attempts}`,
    signal,
  })
}
