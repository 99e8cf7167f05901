import { setTimeout as sleep } from 'node:timers/promises'
import type {
  EncodedImage,
  ImageProvider,
  ImageRequest,
  ImageResult,
} from '#server/providers/image/image-provider.ts'
import { GENERATION_STAGES } from '#shared/tattoos.ts'

/** The smallest PNG there is; what is under test are queues and ledgers, not pictures. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

const image = (mediaType: EncodedImage['mediaType'], widthPx: number): EncodedImage => ({
  bytes: new Uint8Array(PIXEL),
  mediaType,
  widthPx,
  heightPx: widthPx,
})

export const drawnPixel = (request: ImageRequest): ImageResult => ({
  original: image('image/png', 1024),
  webp: [image('image/webp', 320)],
  avif: [image('image/avif', 320)],
  previewDataUri: 'data:image/webp;base64,',
  style: request.style ?? 'Realistic',
  isColoured: request.colour === 'colored',
  master: null,
  placement: request.placement,
  tags: ['rose'],
  description: request.prompt,
  notDrawn: [],
  culturalNotes: [],
  warnings: [],
})

/** An image provider that does as it is told: `script` runs instead of drawing and may wait or throw. */
export function createScriptedImages(
  script: (request: ImageRequest, signal: AbortSignal) => Promise<void> | void = () => {},
) {
  const drawn: ImageRequest[] = []
  const provider: ImageProvider = {
    id: 'ink',
    async generate(request, { signal = new AbortController().signal, onStage, onSketch } = {}) {
      signal.throwIfAborted()
      for (const stage of GENERATION_STAGES.slice(0, 2)) onStage?.(stage)
      onSketch?.({ width: 500, height: 400, strokes: [`M0 0l${request.seed % 100} 9`] })
      await script(request, signal)
      for (const stage of GENERATION_STAGES.slice(2)) onStage?.(stage)
      drawn.push(request)
      return drawnPixel(request)
    },
  }
  return { provider, drawn }
}

/** Waits as a slow provider does, and stops when nobody waits any more. */
export const takes = (ms: number) => (_: ImageRequest, signal: AbortSignal) =>
  sleep(ms, undefined, { signal })
