import { composeScene } from '#engine/compose/compose-scene.ts'
import type { Brief } from '#engine/language/brief.ts'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { Scene } from '#engine/compose/scene.ts'
import { asLayeredSvg } from '#engine/present/layered-svg.ts'
import { encode, onNothing, onPaper, type Picture } from '#engine/present/picture.ts'
import { bodyFor, onSkin } from '#engine/present/skin.ts'
import { asStencil } from '#engine/present/stencil.ts'
import { RECIPES, type StyleName } from '#engine/styles/recipes.ts'
import { renderArtwork, type Artwork } from '#engine/styles/render-artwork.ts'

export interface DrawOptions {
  style: StyleName
  colour: 'black' | 'colored' | 'natural'
  seed: number
  presentation: 'paper' | 'stencil' | 'skin' | 'transparent'
  format: 'png' | 'webp' | 'svg'
  /** The longer side of the picture. */
  sizePx: number
  /** Monk tone 1 to 10, for skin. */
  skinTone?: number
}

export interface DrawnDesign {
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/webp' | 'image/svg+xml'
  widthPx: number
  heightPx: number
  scene: Scene
  isColoured: boolean
}

/** Textures and dots are made for about a thousand pixels; beyond this the finished picture is resampled. */
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
  if (format === 'svg') {
    const { artwork, scene, isColoured } = inkScene(brief, options, resources, true)
    return {
      bytes: new TextEncoder().encode(asLayeredSvg(artwork)),
      mediaType: 'image/svg+xml',
      widthPx: scene.width,
      heightPx: scene.height,
      scene,
      isColoured,
    }
  }
  const { picture, scene, isColoured } = drawPicture(brief, options, resources)
  const encoded = await encode(picture, { format, sizePx })
  return { ...encoded, mediaType: `image/${format}`, scene, isColoured }
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
  switch (options.presentation) {
    case 'paper':
      return onPaper(artwork.ink)
    case 'transparent':
      return onNothing(artwork.ink)
    case 'stencil':
      return asStencil(artwork.ink, artwork.buffer)
    case 'skin':
      return onSkin(artwork.ink, {
        body: bodyFor(brief.placement),
        tone: Math.max(1, Math.min(10, Math.round(options.skinTone ?? 4))),
        sizePx: workSizePx(options.sizePx),
      })
  }
}
