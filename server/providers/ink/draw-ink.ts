import sharp, { type Sharp } from 'sharp'
import type { EngineResources } from '#engine/compose/resources.ts'
import { drawPicture } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { encode, type Picture } from '#engine/present/picture.ts'
import { findStyle } from '#engine/styles/recipes.ts'
import {
  AVIF_WIDTHS_PX,
  PREVIEW_WIDTH_PX,
  WEBP_WIDTHS_PX,
  type InkImage,
  type InkRequest,
  type InkResult,
  type InkStage,
} from '#server/providers/ink/ink-studio.ts'

const WEBP = { quality: 82, effort: 2 }
/** Effort 4, the usual one, makes files a twentieth smaller at best and takes eight times as long. */
const AVIF = { quality: 55, effort: 1 }
const PREVIEW = { quality: 40, effort: 4 }
const PREVIEW_BLUR_SIGMA = 0.8

/** One design from text to every file the product keeps of it. The same request gives the same bytes. */
export async function drawInk(
  request: InkRequest,
  resources: EngineResources,
  onStage: (stage: InkStage) => void,
): Promise<InkResult> {
  onStage('reading')
  const brief = withPlacement(readPrompt(request.prompt), request.placement)
  const style = request.style ?? findStyle(brief.style ?? '') ?? 'Realistic'
  const { seed, sizePx, presentation, skinTone } = request
  const colour = request.colour ?? brief.colourMode ?? 'natural'
  const { picture, isColoured } = drawPicture(
    brief,
    { style, colour, seed, presentation, sizePx, skinTone, onStage },
    resources,
  )
  const format = presentation === 'skin' ? 'webp' : 'png'
  const { bytes, widthPx, heightPx } = await encode(picture, { format, sizePx })
  return {
    original: { bytes, mediaType: `image/${format}`, widthPx, heightPx },
    widthPx,
    heightPx,
    ...(await encodeForPages(picture, widthPx)),
    style,
    isColoured,
    brief,
    tags: listTags(brief),
    notDrawn: brief.notDrawn,
  }
}

/** What the person chose in the form wins over what the text says. */
function withPlacement(brief: Brief, placement: string | null): Brief {
  return placement === null
    ? brief
    : { ...brief, placement: { gallery: placement, asked: placement } }
}

async function encodeForPages(picture: Picture, originalWidthPx: number) {
  const { data, widthPx, heightPx, channels } = picture
  const atWidth = (width: number) => {
    const image = sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    // Left alone, sharp expands grey to three channels.
    image.toColourspace(channels === 1 ? 'b-w' : 'srgb')
    return width === widthPx ? image : image.resize({ width })
  }
  // One after the other: the other cores are drawing for other people.
  const webp: InkImage[] = []
  for (const width of widthsUpTo(originalWidthPx, WEBP_WIDTHS_PX))
    webp.push(await toImage(atWidth(width).webp(WEBP), 'image/webp'))
  const avif: InkImage[] = []
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

async function toImage(image: Sharp, mediaType: InkImage['mediaType']): Promise<InkImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), mediaType, widthPx: info.width, heightPx: info.height }
}

/** What is meant rather than what stands in for it: a robin drawn as a swallow is found as a robin. */
function listTags({ subjects, lettering, mood }: Brief): string[] {
  const drawn = subjects.filter(({ source }) => source !== 'none')
  return [
    ...new Set([
      ...drawn.map(({ wanted, motif }) => wanted || motif),
      ...(lettering.length > 0 ? ['lettering'] : []),
      ...mood,
    ]),
  ]
}
