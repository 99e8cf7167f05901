import type { EngineResources } from '#engine/compose/resources.ts'
import { drawDesign, drawPicture, type DrawOptions } from '#engine/draw-design.ts'
import type { Brief } from '#engine/language/brief.ts'
import { encode } from '#engine/present/picture.ts'
import { findStyle } from '#engine/styles/recipes.ts'
import { encodeForPages } from '#server/providers/image/encode-image-set.ts'
import type {
  ImageRequest,
  ImageResult,
  ImageStage,
} from '#server/providers/image/image-provider.ts'
import type { InkFile, InkFileRequest } from '#server/providers/ink/ink-studio.ts'
import { readBrief, toReading } from '#server/providers/ink/read-ink.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

/** One design from text to every file the product keeps of it. The same request gives the same bytes. */
export async function drawInk(
  request: ImageRequest,
  resources: EngineResources,
  onStage: (stage: ImageStage) => void,
): Promise<ImageResult> {
  onStage('reading')
  const brief = readBrief(request)
  const options = { ...drawOptions(request, brief), presentation: 'paper', onStage } as const
  const { picture, isColoured } = drawPicture(brief, options, resources)
  const original = await encode(picture, { format: 'png', sizePx: request.sizePx })
  const { tags, description, placement, notDrawn, culturalNotes } = toReading(brief)
  return {
    original: { ...original, mediaType: 'image/png' },
    ...(await encodeForPages(picture, original.widthPx)),
    style: options.style,
    isColoured,
    placement,
    tags,
    description,
    notDrawn,
    culturalNotes,
    warnings: [],
  }
}

const FILES: Record<DownloadKind, Pick<DrawOptions, 'presentation' | 'format'>> = {
  png: { presentation: 'paper', format: 'png' },
  transparent: { presentation: 'transparent', format: 'png' },
  stencil: { presentation: 'stencil', format: 'png' },
  svg: { presentation: 'paper', format: 'svg' },
  pdf: { presentation: 'paper', format: 'pdf' },
  // As PNG, skin is ten times the bytes and no better to look at.
  skin: { presentation: 'skin', format: 'webp' },
}

export async function drawInkFile(
  request: InkFileRequest,
  resources: EngineResources,
): Promise<InkFile> {
  const brief = readBrief(request)
  const print = request.maker === undefined ? {} : { print: { maker: request.maker } }
  const options = { ...drawOptions(request, brief), ...FILES[request.kind], ...print }
  const { bytes, mediaType } = await drawDesign(brief, options, resources)
  return { bytes, mediaType }
}

function drawOptions(request: ImageRequest, brief: Brief) {
  const { seed, sizePx, skinTone, bodyType } = request
  return {
    style: request.style ?? findStyle(brief.style ?? '') ?? ('Realistic' as const),
    colour: request.colour ?? brief.colourMode ?? ('natural' as const),
    seed,
    sizePx,
    skinTone,
    bodyType,
  }
}
