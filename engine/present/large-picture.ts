import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { enlarger } from '#engine/render/enlarge.ts'
import { bufferSize, type GBuffer } from '#engine/render/gbuffer.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { Artwork } from '#engine/styles/render-artwork.ts'

/** Rows held at once: bounds the memory of a large picture to that of about a small one, and its bytes. */
const ROWS = 640
/** Rows around a strip that are made and thrown away, so that what looks at its neighbours sees no seam. */
const MARGIN = 24

/** A picture larger than the size it was worked at, made strip by strip. */
export function largePicture(
  artwork: Artwork,
  { sizePx, present }: { sizePx: number; present: (ink: Ink, buffer: GBuffer) => Picture },
  workspace: Workspace,
): Picture {
  const { ink, buffer, scene, style } = artwork
  const recipe = RECIPES[style]
  const hasForms = scene.layers.some(({ drawing }) => drawing.form)
  const isSolid = recipe.outline === 'ink'
  const kind = recipe.before ? 'picture' : isSolid ? 'blacks' : hasForms ? 'picture' : 'lines'
  const large = { ink, buffer, scene, spec: recipe.line, kind } as const
  const makeStrip = enlarger(large, sizePx, workspace)
  const { w, h } = bufferSize(scene, sizePx)
  let picture: Picture | undefined
  for (let top = 0; top < h; top += ROWS) {
    const from = Math.max(0, top - MARGIN)
    const to = Math.min(h, top + ROWS + MARGIN)
    const strip = makeStrip({ top: from, rows: to - from })
    const part = present(strip.ink, strip.buffer)
    picture ??= {
      data: new Uint8Array(w * h * part.channels),
      widthPx: w,
      heightPx: h,
      channels: part.channels,
    }
    const stride = w * part.channels
    const first = (top - from) * stride
    const count = (Math.min(h, top + ROWS) - top) * stride
    picture.data.set(part.data.subarray(first, first + count), top * stride)
  }
  return picture!
}
