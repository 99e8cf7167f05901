import sharp, { type Metadata } from 'sharp'
import type { Picture } from '#engine/present/picture.ts'
import { ProviderError } from '#server/providers/provider-error.ts'

export const MAX_IMAGE_BYTES = 25 * 1024 * 1024
/** Four times the largest picture that any model draws today; a few kilobytes can claim a thousand times that. */
export const MAX_IMAGE_PIXELS = 40_000_000

/** Vector and document formats are not for us to parse: they can reach outside themselves. */
const FORMATS = new Set<string>(['png', 'jpeg', 'webp', 'heif', 'avif', 'gif'])

export interface NormaliseOptions {
  provider: string
  /** The longer side at most; nothing is enlarged. */
  sizePx: number
  /** One channel: black ink was asked for, whatever the model mixed. */
  isBlack: boolean
}

/** A model's file as plain pixels: upright, sRGB or grey, on white, without whatever else the file carried. */
export async function normaliseImage(
  bytes: Uint8Array,
  { provider, sizePx, isBlack }: NormaliseOptions,
): Promise<Picture> {
  const fail = (message: string, { isRetryable }: { isRetryable: boolean }, cause?: unknown) =>
    new ProviderError(message, { provider, isRetryable, cause })
  if (bytes.byteLength > MAX_IMAGE_BYTES)
    throw fail(`The picture is larger than ${MAX_IMAGE_BYTES} bytes`, { isRetryable: false })

  // The size is read from the header first, so that a bomb is refused before anything is unpacked.
  const source = () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS + 1, pages: 1 })
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  } catch (cause) {
    throw fail('The picture cannot be read', { isRetryable: true }, cause)
  }
  const { width, height, format } = metadata
  if (!FORMATS.has(format))
    throw fail(`The picture is a file of the kind ${format}`, { isRetryable: false })
  if (width * height > MAX_IMAGE_PIXELS)
    throw fail(`The picture has more than ${MAX_IMAGE_PIXELS} pixels`, { isRetryable: false })

  try {
    const { data, info } = await source()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: sizePx, height: sizePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace(isBlack ? 'b-w' : 'srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const channels = info.channels === 1 ? 1 : 3
    return { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height, channels }
  } catch (cause) {
    throw fail('The picture is broken', { isRetryable: true }, cause)
  }
}

/** Chroma from which a pixel counts as coloured: paper whites and ink blacks of models are never quite neutral. */
const COLOUR_MIN_CHROMA = 28
const COLOUR_MIN_SHARE = 0.01
const SAMPLE_WIDTH_PX = 96

/** Whether colour can be seen in it, for what was left to the model. */
export async function isPictureColoured(picture: Picture): Promise<boolean> {
  const { data, widthPx, heightPx, channels } = picture
  if (channels === 1) return false
  const sample = await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .resize({ width: SAMPLE_WIDTH_PX })
    .raw()
    .toBuffer()
  let coloured = 0
  for (let i = 0; i + 2 < sample.length; i += channels) {
    const [r, g, b] = [sample[i]!, sample[i + 1]!, sample[i + 2]!]
    if (Math.max(r, g, b) - Math.min(r, g, b) >= COLOUR_MIN_CHROMA) coloured++
  }
  return coloured / (sample.length / channels) >= COLOUR_MIN_SHARE
}
