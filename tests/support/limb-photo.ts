import sharp from 'sharp'
import { onSkin } from '#engine/present/skin.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'

const workspace = createWorkspace()

const NO_INK = { w: 8, h: 8, black: new Float32Array(64) }

/** A photo of a bare limb, as the engine itself draws one. */
export async function limbPhoto({
  place = 'forearm',
  tone = 4,
  sizePx = 900,
}: { place?: string; tone?: number; sizePx?: number } = {}): Promise<Buffer> {
  const placement = { gallery: place, asked: place }
  const { data, widthPx, heightPx, channels } = onSkin(
    NO_INK,
    {
      placement,
      bodyType: 'other',
      tone,
      sizePx,
    },
    workspace,
  )
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .jpeg()
    .toBuffer()
}

/** A photo with nobody in it: a table top in the evening. */
export async function emptyPhoto(sizePx = 900): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
    <rect width="100%" height="100%" fill="#5d7f8c"/>
    <rect y="55%" width="100%" height="45%" fill="#3d4a40"/>
    <circle cx="35%" cy="45%" r="18%" fill="#d9dde0"/><rect x="60%" y="30%" width="14%" height="40%" fill="#22303c"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}
