import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#engine/present/picture.ts'
import type { EncodedImage, ImageSet } from '#server/providers/image/image-provider.ts'

/** Cards on a phone, cards on a desk, the page of one design. A width above the original's is left out. */
export const WEBP_WIDTHS_PX = [320, 640, 1024] as const
/** A third smaller than WebP for three times the work, so only the widths that pages show many of. */
export const AVIF_WIDTHS_PX = [320, 640] as const
export const PREVIEW_WIDTH_PX = 20

const WEBP = { quality: 82, effort: 2 }
/** Effort 4, the usual one, makes files a twentieth smaller at best and takes eight times as long. */
const AVIF = { quality: 55, effort: 1 }
const PREVIEW = { quality: 40, effort: 4 }
const PREVIEW_BLUR_SIGMA = 0.8

const PNG = { compressionLevel: 6 }

/** A picture at its own size and in every form that pages ask for. */
export async function encodeImageSet(picture: Picture): Promise<ImageSet> {
  const { data, widthPx: width, heightPx: height, channels } = picture
  const image = sharp(data, { raw: { width, height, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png(PNG)
  return {
    original: await toImage(image, 'image/png'),
    ...(await encodeForPages(picture, width)),
  }
}

/** Everything that pages ask for besides the original, which may be narrower than the picture it was worked at. */
export async function encodeForPages(
  picture: Picture,
  originalWidthPx: number,
): Promise<Omit<ImageSet, 'original'>> {
  const { data, widthPx, heightPx, channels } = picture
  const atWidth = (width: number) => {
    const image = sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    // Left alone, sharp expands grey to three channels.
    image.toColourspace(channels === 1 ? 'b-w' : 'srgb')
    return width === widthPx ? image : image.resize({ width })
  }
  // One after the other: the other cores are drawing for other people.
  const webp: EncodedImage[] = []
  for (const width of widthsUpTo(originalWidthPx, WEBP_WIDTHS_PX))
    webp.push(await toImage(atWidth(width).webp(WEBP), 'image/webp'))
  const avif: EncodedImage[] = []
  for (const width of widthsUpTo(originalWidthPx, AVIF_WIDTHS_PX))
    avif.push(await toImage(atWidth(width).avif(AVIF), 'image/avif'))
  const preview = atWidth(PREVIEW_WIDTH_PX).blur(PREVIEW_BLUR_SIGMA).webp(PREVIEW)
  const base64 = (await preview.toBuffer()).toString('base64')
  return { webp, avif, previewDataUri: `data:image/webp;base64,${base64}` }
}

/** Nothing is enlarged; an original narrower than all widths stands in its own. */
function widthsUpTo(originalWidthPx: number, widths: readonly number[]): readonly number[] {
  const fitting = widths.filter((width) => width <= originalWidthPx)
  return fitting.length > 0 ? fitting : [originalWidthPx]
}

async function toImage(image: Sharp, mediaType: EncodedImage['mediaType']): Promise<EncodedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), mediaType, widthPx: info.width, heightPx: info.height }
}
