import { generateImage, type GenerateImageResult } from 'ai'
import { systemClock, type Clock } from '#server/platform/clock.ts'
import { createGuardedFetch } from '#server/providers/hosted/guarded-fetch.ts'
import { withDeadline } from '#server/providers/hosted/with-deadline.ts'
import { buildModelPrompt } from '#server/providers/image/build-model-prompt.ts'
import { encodeImageSet } from '#server/providers/image/encode-image-set.ts'
import {
  HOSTED_SERVICES,
  PLACEMENT_SHAPES,
  type HostedKind,
} from '#server/providers/image/hosted-models.ts'
import type { ImageProvider, PromptReader } from '#server/providers/image/image-provider.ts'
import {
  isPictureColoured,
  MAX_IMAGE_BYTES,
  normaliseImage,
} from '#server/providers/image/normalise-image.ts'
import { ContentRefusedError } from '#server/providers/provider-error.ts'

/** A picture inside JSON is a third larger; the rest of a reply is small. */
const MAX_REPLY_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 1024 * 1024

const NEVER = new AbortController().signal

export interface HostedImageOptions {
  kind: HostedKind
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** Reads what the words ask for, so that a design of any model is found and described like ours. */
  reader: PromptReader
  /** For one call, from the first byte sent to the last one received. */
  timeoutMs?: number
  clock?: Clock
  /** Instead of the network, for tests. */
  fetch?: typeof globalThis.fetch
}

/** A model that has not answered by then is not going to. */
const CALL_MS = 60_000

/** Somebody else's model behind our interface. Tried once per call: the queue is what tries again. */
export function createHostedImageProvider(options: HostedImageOptions): ImageProvider {
  const { kind, reader, timeoutMs = CALL_MS, clock = systemClock } = options
  const service = HOSTED_SERVICES[kind]
  const baseURL = options.baseUrl ?? service.defaultUrl
  const fetch = createGuardedFetch({
    provider: kind,
    apiUrl: baseURL,
    maxBytes: MAX_REPLY_BYTES,
    fetch: options.fetch,
  })
  const model = service.createModel({ ...options, baseURL, fetch })

  return {
    id: kind,

    async generate(request, { signal = NEVER, onStage = () => {} } = {}) {
      signal.throwIfAborted()
      onStage('reading')
      const reading = await reader.read(request, signal)
      signal.throwIfAborted()
      onStage('sketching')
      // What the person chose in the form wins over what the text says; where neither speaks, the model chooses colours.
      const style = request.style ?? reading.style ?? reading.suitedStyle
      const colour = request.colour ?? reading.colour
      const placement = request.placement ?? reading.placement
      const { isShapeFollowed, ...shape } = service.chooseShape(
        placement ? PLACEMENT_SHAPES[placement] : 'square',
        request.seed,
        options.model,
      )
      const hasLettering = style === 'Lettering' || reading.tags.includes('lettering')
      const meant = (request.corrections ?? []).length > 0 ? reading.description : null
      const prompt = buildModelPrompt({ ...request, style, colour, placement, hasLettering, meant })
      onStage('inking')
      const drawn = await withDeadline(
        { provider: kind, timeoutMs, signal, clock },
        (abortSignal) =>
          generateImage({ model, prompt, ...shape, n: 1, maxRetries: 0, abortSignal }),
      )
      requireDecent(drawn, kind)
      onStage('finishing')
      const picture = await normaliseImage(drawn.image.uint8Array, {
        provider: kind,
        sizePx: request.sizePx,
        isBlack: colour === 'black',
      })
      const images = await encodeImageSet(picture)
      signal.throwIfAborted()
      return {
        ...images,
        master: null,
        style,
        isColoured: await isPictureColoured(picture),
        placement,
        tags: reading.tags,
        description: reading.description,
        notDrawn: [],
        culturalNotes: reading.culturalNotes,
        warnings: isShapeFollowed && !isShapeIgnored(drawn) ? [] : [SHAPE_WARNING],
      }
    },
  }
}

/** fal marks what its checker blackened out instead of refusing it. */
function requireDecent({ image }: GenerateImageResult, provider: HostedKind): void {
  if (image.providerMetadata?.['fal']?.['nsfw'] === true)
    throw new ContentRefusedError(`${provider} refused the picture it drew`, { provider })
}

const SHAPE_WARNING =
  'This image service draws one shape only, so the design may not fit the placement as well as it could.'

/** Of all that a provider may ignore, the shape is what people chose: nobody chose the seed. */
const isShapeIgnored = ({ warnings }: GenerateImageResult) =>
  warnings.some(
    (warning) =>
      warning.type === 'unsupported' &&
      (warning.feature === 'aspectRatio' || warning.feature === 'size'),
  )
