import { setTimeout as sleep } from 'node:timers/promises'
import {
  toImageRequest,
  type GenerationOrder,
} from '#server/features/generations/generation-order.ts'
import { OverdueError } from '#server/features/generations/overdue.ts'
import type { Deps } from '#server/platform/deps.ts'
import type {
  ImageRequest,
  ImageResult,
  ImageStage,
} from '#server/providers/image/image-provider.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { GENERATION_STAGES, type PencilSketch } from '#shared/tattoos.ts'

const MAX_TRIES = 3
const FIRST_PAUSE_MS = 500

export interface DrawnVariation {
  request: ImageRequest
  image: ImageResult
}

/**
 * Every variation of a request that can be drawn in its time. One that fails or takes too long does not spoil the others: the
 * person gets what there is. Throws the first failure when there is nothing.
 */
export async function drawVariations(
  { images, log }: Pick<Deps, 'images' | 'log'>,
  order: GenerationOrder,
  { variations, signal, onStage, onSketch }: DrawingOptions,
): Promise<DrawnVariation[]> {
  const tell = slowest(variations, onStage)
  const drawn = await Promise.allSettled(
    Array.from({ length: variations }, async (_, index) => {
      const request = toImageRequest(order, index)
      const options = {
        signal,
        onStage: (stage: ImageStage) => tell(index, stage),
        onSketch: (sketch: PencilSketch) => onSketch(index, sketch),
      }
      const image = await withRetries(() => images.generate(request, options), signal)
      return { request, image }
    }),
  )
  const isAnyDrawn = drawn.some((result) => result.status === 'fulfilled')
  const isInTime = signal.reason instanceof OverdueError && isAnyDrawn
  if (!isInTime) signal.throwIfAborted()
  const failed = drawn.filter((result) => result.status === 'rejected')
  if (failed.length === variations) throw failed[0]?.reason
  for (const { reason } of failed) log.warn({ err: reason }, 'a variation could not be drawn')
  return drawn.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

interface DrawingOptions {
  variations: number
  signal: AbortSignal
  onStage: (stage: ImageStage) => void
  onSketch: (variation: number, sketch: PencilSketch) => void
}

/** Tries again what may succeed later, after as long as the provider says, or longer each time. */
async function withRetries<Result>(work: () => Promise<Result>, signal: AbortSignal) {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (tries === MAX_TRIES || !(error instanceof ProviderError) || !error.isRetryable)
        throw error
      const pauseMs = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1)
      await sleep(pauseMs, undefined, { signal })
    }
  }
}

/** All variations are at a stage when the slowest of those begun is. Nobody is told to go back. */
function slowest(variations: number, onStage: (stage: ImageStage) => void) {
  const reached = Array.from({ length: variations }, () => -1)
  let told = -1
  return (variation: number, stage: ImageStage) => {
    reached[variation] = GENERATION_STAGES.indexOf(stage)
    const least = Math.min(...reached.filter((index) => index >= 0))
    if (least <= told) return
    told = least
    onStage(GENERATION_STAGES[least]!)
  }
}
