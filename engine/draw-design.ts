import { composeScene } from '#engine/compose/compose-scene.ts'
import { toDocument, toScene } from '#engine/compose/scene-document.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { asLayeredSvg } from '#engine/present/layered-svg.ts'
import { largePicture } from '#engine/present/large-picture.ts'
import { encode, onNothing, onPaper, type Picture } from '#engine/present/picture.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import type { Master } from '#engine/present/master.ts'
import { printOptions, printPicturePx, type PrintWishes } from '#engine/present/print-master.ts'
import { asPrintPdf } from '#engine/present/print-pdf.ts'
import { onSkin } from '#engine/present/skin.ts'
import { asStencil } from '#engine/present/stencil.ts'
import { vectorDrawing } from '#engine/present/vector-drawing.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork, type Artwork } from '#engine/styles/render-artwork.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** Everything that decides what is drawn, besides the brief. */
export interface DesignOptions {
  style: StyleName
  colour: 'black' | 'colored' | 'natural'
  seed: number
}

/** How a drawing is shown. */
export interface ShowOptions {
  presentation: 'paper' | 'stencil' | 'skin' | 'transparent'
  format: 'png' | 'webp' | 'svg' | 'pdf'
  /** The longer side of the picture. */
  sizePx: number
  /** Monk tone 1 to 10, for skin. */
  skinTone?: number
  /** Whose body, for skin. */
  bodyType?: BodyType
  print?: PrintWishes
}

export interface DrawOptions extends DesignOptions, ShowOptions {}

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

type OnStage = (stage: DrawStage) => void

/** Brief to scene: what stands where, and how it will be inked. */
export function composeDesign(
  brief: Brief,
  { style, colour, seed }: DesignOptions,
  resources: EngineResources,
): SceneDocument {
  const { look, isColouredByNature } = RECIPES[style]
  const isColoured = colour === 'natural' ? isColouredByNature : colour === 'colored'
  const scene = composeScene(brief, { seed, look, resources })
  return toDocument(scene, brief, { style, isColoured, seed })
}

/** Brief to finished file. The same brief, options and resources give the same bytes. */
export async function drawDesign(
  brief: Brief,
  options: DrawOptions,
  resources: EngineResources,
): Promise<DrawnDesign> {
  const document = composeDesign(brief, options, resources)
  return drawDocument(document, options, resources)
}

/** Scene to finished file. */
export async function drawDocument(
  document: SceneDocument,
  options: ShowOptions,
  resources: EngineResources,
): Promise<DrawnDesign> {
  const { format, sizePx } = options
  const { isColoured } = document
  const artwork = inkDocument(document, { sizePx, needsVectors: format === 'svg' })
  const { scene } = artwork
  if (format === 'pdf') {
    const bytes = await drawPrint(artwork, document, options, resources)
    return { bytes, mediaType: 'application/pdf', ...sizeOf(scene), scene, isColoured }
  }
  if (format === 'svg') {
    const bytes = new TextEncoder().encode(asLayeredSvg(vectorDrawing(artwork)))
    return { bytes, mediaType: 'image/svg+xml', ...sizeOf(scene), scene, isColoured }
  }
  const isPhoto = options.presentation === 'skin'
  const encoded = await encode(present(artwork, document, options), { format, sizePx, isPhoto })
  return { ...encoded, mediaType: `image/${format}`, scene, isColoured }
}

/** Brief to pixels, for callers that encode them in their own ways. Use them before the next design is drawn. */
export function drawPicture(
  brief: Brief,
  options: Omit<DrawOptions, 'format'>,
  resources: EngineResources,
): Picture {
  const document = composeDesign(brief, options, resources)
  const artwork = inkDocument(document, { sizePx: options.sizePx, needsVectors: false })
  return present(artwork, document, options)
}

const sizeOf = ({ width, height }: Scene) => ({ widthPx: width, heightPx: height })

/** A PDF at true size. Styles that shade in pixels get their shading as a picture, fine enough for print. */
async function drawPrint(
  artwork: Artwork,
  document: SceneDocument,
  { presentation, print = {} }: ShowOptions,
  resources: EngineResources,
): Promise<Uint8Array> {
  const drawing = vectorDrawing(artwork)
  const sizePx = printPicturePx(document, print.widthMm)
  const needsPicture = !drawing.isShadingExact && presentation !== 'stencil'
  const picture = needsPicture
    ? await encode(showFlat(artwork, sizePx, 'paper'), { format: 'png', sizePx })
    : null
  return asPrintPdf(drawing, {
    ...printOptions(document, print),
    resources,
    picture: picture?.bytes ?? null,
  })
}

/** What is kept of a finished drawing, so that nothing has to be drawn again: see `Master`. */
export async function drawMaster(
  document: SceneDocument,
  { sizePx, onStage }: { sizePx: number; onStage?: OnStage },
): Promise<{ master: Master; paper: Picture }> {
  onStage?.('inking')
  const artwork = inkDocument(document, { sizePx, needsVectors: true })
  onStage?.('finishing')
  const show = async (presentation: 'transparent' | 'stencil') =>
    (await encode(showFlat(artwork, sizePx, presentation), { format: 'png', sizePx, isKept: true }))
      .bytes
  return {
    paper: showFlat(artwork, sizePx, 'paper'),
    master: {
      transparent: await show('transparent'),
      stencil: await show('stencil'),
      svg: asLayeredSvg(vectorDrawing(artwork)),
    },
  }
}

function inkDocument(
  document: SceneDocument,
  { sizePx, needsVectors }: { sizePx: number; needsVectors: boolean },
): Artwork {
  const { style, isColoured, seed } = document
  const workPx = Math.min(WORK_MOST_PX, Math.max(WORK_LEAST_PX, sizePx))
  return renderArtwork(toScene(document), { style, isColoured, seed, sizePx: workPx, needsVectors })
}

function present(
  artwork: Artwork,
  { placement }: SceneDocument,
  options: Omit<ShowOptions, 'format'>,
): Picture {
  const { presentation, sizePx } = options
  if (presentation !== 'skin') return showFlat(artwork, sizePx, presentation)
  return onSkin(artwork.ink, {
    placement,
    bodyType: options.bodyType ?? 'other',
    tone: Math.max(1, Math.min(10, Math.round(options.skinTone ?? 4))),
    sizePx: Math.max(WORK_LEAST_PX, sizePx),
  })
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
