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

/** Brief to picture. The same brief, options and resources give the same bytes. */
export async function drawDesign(
  brief: Brief,
  options: DrawOptions,
  resources: EngineResources,
): Promise<DrawnDesign> {
  const { style, seed, sizePx } = options
  const recipe = RECIPES[style]
  const isColoured =
    options.colour === 'natural' ? recipe.isColouredByNature : options.colour === 'colored'
  const scene = composeScene(brief, { seed, look: recipe.look, resources })
  const workPx = Math.min(WORK_MOST_PX, Math.max(WORK_LEAST_PX, sizePx))
  const artwork = renderArtwork(scene, {
    style,
    isColoured,
    seed,
    sizePx: workPx,
    needsVectors: options.format === 'svg',
  })
  if (options.format === 'svg') {
    const bytes = new TextEncoder().encode(asLayeredSvg(artwork))
    const { width, height } = scene
    return {
      bytes,
      mediaType: 'image/svg+xml',
      widthPx: width,
      heightPx: height,
      scene,
      isColoured,
    }
  }
  const picture = present(artwork, brief, options)
  const encoded = await encode(picture, { format: options.format, sizePx })
  return { ...encoded, mediaType: `image/${options.format}`, scene, isColoured }
}

function present(artwork: Artwork, brief: Brief, options: DrawOptions): Picture {
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
        sizePx: Math.min(WORK_MOST_PX, Math.max(WORK_LEAST_PX, options.sizePx)),
      })
  }
}
