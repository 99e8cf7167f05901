import sharp from 'sharp'
import { bodyPlateOf } from '#engine/present/body/kept-plates.ts'
import { sheetMapOf } from '#engine/present/body/sheet-map.ts'
import { bareSkin } from '#engine/present/skin.ts'
import type { BodyRequest, InkFile } from '#server/providers/ink/ink-studio.ts'

const PICTURE_PX = 1_080
const QUALITY = 82
/** Two millimetres or so to the pixel: as fine as the steps that are told. */
const SHEET_PX = 256

/** A body of ours as a picture, or where its skin lies as another, which must not lose anything. */
export async function showBody({ view, shown }: BodyRequest): Promise<InkFile> {
  const plate = bodyPlateOf(view.place, view.build, view.turn)
  const { data, widthPx, heightPx, channels } =
    shown === 'sheet'
      ? sheetMapOf(plate, SHEET_PX)
      : bareSkin(plate, { tone: shown, sizePx: PICTURE_PX })
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
    .webp(shown === 'sheet' ? { lossless: true } : { quality: QUALITY })
    .toBuffer()
  return { bytes: new Uint8Array(bytes), mediaType: 'image/webp' }
}
