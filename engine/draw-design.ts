import { takenIn } from '#engine/language/acting.ts'
import { composeScene } from '#engine/compose/compose-scene.ts'
import { toDocument, toScene } from '#engine/compose/scene-document.ts'
import type { StageLook } from '#engine/compose/stage-look.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Scene } from '#engine/compose/scene.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
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
  /** The variation of a wish that this is, and the seed that all of them share: they are composed to differ. */
  sibling?: { of: number; place: number }
  /** Nothing around the subjects that nobody asked for: no rays, frame, sparks or dots of the style's own. */
  isBare?: boolean
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
  told: Brief,
  { style, colour, seed, sibling, isBare = false }: DesignOptions,
  resources: EngineResources,
): SceneDocument {
  const brief = takenIn(told)
  const { look: own, line, isColouredByNature } = RECIPES[style]
  const look = { ...own, line: line.weight }
  const isColoured = colour === 'natural' ? isColouredByNature : colour === 'colored'
  const scene = composeScene(brief, {
    seed: sibling?.of ?? seed,
    sibling: sibling?.place ?? 0,
    look: isBare ? bare(look) : look,
    resources,
  })
  return toDocument(scene, brief, { style, isColoured, seed })
}

const bare = (look: StageLook): StageLook => ({ ...look, stage: 'none', fillers: 'none' })

/**
 * Brief to finished file. The same brief, options and resources give the same bytes, whatever was drawn in the workspace before.
 *
 * Nothing that this and the functions below return lies in the workspace, and none of them waits for anything while it still needs
 * what does: it may be drawn in again at once.
 */
export async function drawDesign(
  brief: Brief,
  options: DrawOptions,
  resources: EngineResources,
  workspace: Workspace,
): Promise<DrawnDesign> {
  const document = composeDesign(brief, options, resources)
  return drawDocument(document, options, resources, workspace)
}

/** Scene to finished file. */
export async function drawDocument(
  document: SceneDocument,
  options: ShowOptions,
  resources: EngineResources,
  workspace: Workspace,
): Promise<DrawnDesign> {
  const { format, sizePx } = options
  const { isColoured } = document
  const artwork = inkDocument(document, { sizePx, needsVectors: format === 'svg' }, workspace)
  const { scene } = artwork
  if (format === 'pdf') {
    const bytes = await drawPrint({ artwork, workspace }, document, options, resources)
    return { bytes, mediaType: 'application/pdf', ...sizeOf(scene), scene, isColoured }
  }
  if (format === 'svg') {
    const bytes = new TextEncoder().encode(asLayeredSvg(vectorDrawing(artwork)))
    return { bytes, mediaType: 'image/svg+xml', ...sizeOf(scene), scene, isColoured }
  }
  const isPhoto = options.presentation === 'skin'
  const encoded = await encode(present({ artwork, workspace }, document, options), {
    format,
    sizePx,
    isPhoto,
  })
  return { ...encoded, mediaType: `image/${format}`, scene, isColoured }
}

/** Brief to pixels, for callers that encode them in their own ways. */
export function drawPicture(
  brief: Brief,
  options: Omit<DrawOptions, 'format'>,
  resources: EngineResources,
  workspace: Workspace,
): Picture {
  const document = composeDesign(brief, options, resources)
  const { sizePx } = options
  const artwork = inkDocument(document, { sizePx, needsVectors: false }, workspace)
  return present({ artwork, workspace }, document, options)
}

const sizeOf = ({ width, height }: Scene) => ({ widthPx: width, heightPx: height })

/** A PDF at true size. Styles that shade in pixels get their shading as a picture, fine enough for print. */
async function drawPrint(
  drawn: Drawn,
  document: SceneDocument,
  { presentation, print = {} }: ShowOptions,
  resources: EngineResources,
): Promise<Uint8Array> {
  const drawing = vectorDrawing(drawn.artwork)
  const sizePx = printPicturePx(document, print.widthMm)
  const needsPicture = !drawing.isShadingExact && presentation !== 'stencil'
  const picture = needsPicture
    ? await encode(showFlat(drawn, sizePx, 'paper'), { format: 'png', sizePx })
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
  workspace: Workspace,
): Promise<{ master: Master; paper: Picture }> {
  onStage?.('inking')
  const artwork = inkDocument(document, { sizePx, needsVectors: true }, workspace)
  onStage?.('finishing')
  const show = (presentation: FlatPresentation) =>
    showFlat({ artwork, workspace }, sizePx, presentation)
  const [paper, transparent, stencil] = [show('paper'), show('transparent'), show('stencil')]
  const svg = asLayeredSvg(vectorDrawing(artwork))
  const keep = async (picture: Picture) =>
    (await encode(picture, { format: 'png', sizePx, isKept: true })).bytes
  return {
    paper,
    master: { transparent: await keep(transparent), stencil: await keep(stencil), svg },
  }
}

/** An artwork and where it lies. */
interface Drawn {
  artwork: Artwork
  workspace: Workspace
}

function inkDocument(
  document: SceneDocument,
  { sizePx, needsVectors }: { sizePx: number; needsVectors: boolean },
  workspace: Workspace,
): Artwork {
  const { style, isColoured, seed } = document
  const workPx = Math.min(WORK_MOST_PX, Math.max(WORK_LEAST_PX, sizePx))
  const options = { style, isColoured, seed, sizePx: workPx, needsVectors }
  return renderArtwork(toScene(document), options, workspace)
}

function present(
  { artwork, workspace }: Drawn,
  { placement }: SceneDocument,
  options: Omit<ShowOptions, 'format'>,
): Picture {
  const { presentation, sizePx } = options
  if (presentation !== 'skin') return showFlat({ artwork, workspace }, sizePx, presentation)
  const wishes = {
    placement,
    bodyType: options.bodyType ?? 'other',
    tone: Math.max(1, Math.min(10, Math.round(options.skinTone ?? 4))),
    sizePx: Math.max(WORK_LEAST_PX, sizePx),
  }
  return onSkin(artwork.ink, wishes, workspace)
}

type FlatPresentation = Exclude<DrawOptions['presentation'], 'skin'>

function showFlat(
  { artwork, workspace }: Drawn,
  sizePx: number,
  presentation: FlatPresentation,
): Picture {
  const show = SHOW[presentation]
  return sizePx > WORK_MOST_PX
    ? largePicture(artwork, { sizePx, present: show }, workspace)
    : show(artwork.ink, artwork.buffer)
}

const SHOW: Record<FlatPresentation, (ink: Ink, buffer: GBuffer) => Picture> = {
  paper: (ink) => onPaper(ink),
  transparent: onNothing,
  stencil: asStencil,
}
