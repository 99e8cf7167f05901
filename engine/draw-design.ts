import { composeScene } from '#engine/compose/compose-scene.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { asLayeredSvg } from '#engine/present/layered-svg.ts'
import { largePicture } from '#engine/present/large-picture.ts'
import { encode, onNothing, onPaper, type Picture } from '#engine/present/picture.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import { asPrintPdf } from '#engine/present/print-pdf.ts'
import { printSize, type PageName } from '#engine/present/print-size.ts'
import { onSkin } from '#engine/present/skin.ts'
import { asStencil } from '#engine/present/stencil.ts'
import { vectorDrawing } from '#engine/present/vector-drawing.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork, type Artwork } from '#engine/styles/render-artwork.ts'

export interface DrawOptions {
  style: StyleName
  colour: 'black' | 'colored' | 'natural'
  seed: number
  presentation: 'paper' | 'stencil' | 'skin' | 'transparent'
  format: 'png' | 'webp' | 'svg' | 'pdf'
  /** The longer side of the picture. */
  sizePx: number
  /** Monk tone 1 to 10, for skin. */
  skinTone?: number
  /** Whose body, for skin. */
  bodyType?: BodyType
  /** For print. */
  print?: {
    /** The design's width on skin; without it, what suits the placement. */
    widthMm?: number
    page?: PageName
    hasCutMarks?: boolean
    /** Whose name the sheet carries; without it, nobody's. */
    maker?: string
  }
}

export interface DrawnDesign {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/webp' | 'image/svg+xml' | 'application/pdf'
  widthPx: number
  heightPx: number
  scene: Scene
  isColoured: boolean
}

/**
 * Textures and dots are made for about a thousand pixels. Smaller pictures are reduced; in larger ones lines and dots are
 * drawn anew and shading is raised, so that a design looks the same at every size.
 */
const WORK_LEAST_PX = 800
const WORK_MOST_PX = 1280

/** What the engine is at, once the words are read. */
export type DrawStage = 'sketching' | 'inking' | 'finishing'

interface PictureOptions extends Omit<DrawOptions, 'format'> {
  /** Hears each stage as it begins. */
  onStage?: (stage: DrawStage) => void
}

/** Brief to finished file. The same brief, options and resources give the same bytes. */
export async function drawDesign(
  brief: Brief,
  options: DrawOptions,
  resources: EngineResources,
): Promise<DrawnDesign> {
  const { format, sizePx } = options
  if (format === 'pdf') return drawPrint(brief, options, resources)
  if (format === 'svg') {
    const { artwork, scene, isColoured } = inkScene(brief, options, resources, true)
    const bytes = new TextEncoder().encode(asLayeredSvg(artwork))
    return { bytes, mediaType: 'image/svg+xml', ...sizeOf(scene), scene, isColoured }
  }
  const { picture, scene, isColoured } = drawPicture(brief, options, resources)
  const isPhoto = options.presentation === 'skin'
  const encoded = await encode(picture, { format, sizePx, isPhoto })
  return { ...encoded, mediaType: `image/${format}`, scene, isColoured }
}

const sizeOf = ({ width, height }: Scene) => ({ widthPx: width, heightPx: height })

const PRINT_DPI = 300
const PRINT_MOST_PX = 2400

/** A PDF at true size. Styles that shade in pixels get their shading as a picture, fine enough for print. */
async function drawPrint(
  brief: Brief,
  options: DrawOptions,
  resources: EngineResources,
): Promise<DrawnDesign> {
  const { artwork, scene, isColoured } = inkScene(brief, options, resources, false)
  const size = printSize(scene, brief.placement, options.print?.widthMm)
  const longest = (Math.max(size.widthMm, size.heightMm) / 25.4) * PRINT_DPI
  const picturePx = Math.round(Math.min(PRINT_MOST_PX, Math.max(WORK_LEAST_PX, longest)))
  const isVector = artwork.ink.vectors !== undefined && !isColoured
  const drawing = vectorDrawing(artwork)
  const picture =
    isVector || options.presentation === 'stencil'
      ? null
      : await encode(showFlat(artwork, picturePx, 'paper'), { format: 'png', sizePx: picturePx })
  const bytes = await asPrintPdf(drawing, {
    title: brief.prompt,
    size,
    page: options.print?.page ?? 'A4',
    hasCutMarks: options.print?.hasCutMarks ?? false,
    maker: options.print?.maker ?? null,
    resources,
    picture: picture?.bytes ?? null,
    hasLines: RECIPES[options.style].line.halo > 0,
  })
  return { bytes, mediaType: 'application/pdf', ...sizeOf(scene), scene, isColoured }
}

/** Brief to pixels, for callers that encode them in their own ways. Use them before the next design is drawn. */
export function drawPicture(brief: Brief, options: PictureOptions, resources: EngineResources) {
  const { artwork, scene, isColoured } = inkScene(brief, options, resources, false)
  options.onStage?.('finishing')
  return { picture: present(artwork, brief, options), scene, isColoured }
}

function inkScene(
  brief: Brief,
  options: PictureOptions,
  resources: EngineResources,
  needsVectors: boolean,
) {
  const { style, seed, colour, onStage } = options
  const recipe = RECIPES[style]
  const isColoured = colour === 'natural' ? recipe.isColouredByNature : colour === 'colored'
  onStage?.('sketching')
  const scene = composeScene(brief, { seed, look: recipe.look, resources })
  onStage?.('inking')
  const sizePx = workSizePx(options.sizePx)
  return {
    artwork: renderArtwork(scene, { style, isColoured, seed, sizePx, needsVectors }),
    scene,
    isColoured,
  }
}

const workSizePx = (sizePx: number) => Math.min(WORK_MOST_PX, Math.max(WORK_LEAST_PX, sizePx))

function present(artwork: Artwork, brief: Brief, options: PictureOptions): Picture {
  const { presentation, sizePx } = options
  if (presentation === 'skin')
    return onSkin(artwork.ink, {
      placement: brief.placement,
      bodyType: options.bodyType ?? 'other',
      tone: Math.max(1, Math.min(10, Math.round(options.skinTone ?? 4))),
      sizePx: Math.max(WORK_LEAST_PX, sizePx),
    })
  return showFlat(artwork, sizePx, presentation)
}

function showFlat(
  artwork: Artwork,
  sizePx: number,
  presentation: Exclude<DrawOptions['presentation'], 'skin'>,
): Picture {
  const show = SHOW[presentation]
  return sizePx > WORK_MOST_PX
    ? largePicture(artwork, sizePx, show)
    : show(artwork.ink, artwork.buffer)
}

const SHOW: Record<
  Exclude<DrawOptions['presentation'], 'skin'>,
  (ink: Ink, buffer: GBuffer) => Picture
> = {
  paper: (ink) => onPaper(ink),
  transparent: onNothing,
  stencil: asStencil,
}
