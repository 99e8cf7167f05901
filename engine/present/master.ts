import sharp from 'sharp'
import type { EngineResources } from '#engine/compose/resources.ts'
import type { BodyType } from '#engine/present/body/body.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { readLayeredSvg } from '#engine/present/layered-svg.ts'
import { encode, inkOf, type Picture } from '#engine/present/picture.ts'
import { printOptions, type PrintWishes } from '#engine/present/print-master.ts'
import { asPrintPdf } from '#engine/present/print-pdf.ts'
import { onSkin } from '#engine/present/skin.ts'
import type { SceneDocument } from '#shared/scene.ts'

/** A finished drawing as it is kept. Every file that people take home is made of it. */
export interface Master {
  /** PNG: the ink on nothing. */
  transparent: Uint8Array
  /** PNG: its lines, as they are transferred. */
  stencil: Uint8Array
  /** Its paths in named layers. */
  svg: string
}

/** The design at true size, from its kept paths and a picture of it. */
export async function printMaster(
  { svg, paper, document }: { svg: string; paper: Uint8Array; document: SceneDocument },
  wishes: PrintWishes,
  resources: EngineResources,
): Promise<Uint8Array> {
  const drawing = readLayeredSvg(svg)
  const picture = drawing.isShadingExact ? null : paper
  return asPrintPdf(drawing, { ...printOptions(document, wishes), resources, picture })
}

export interface SkinWishes {
  placement: SceneDocument['placement']
  bodyType: BodyType
  /** Monk tone, 1 to 10. */
  tone: number
  sizePx: number
}

/** The kept ink on a body. */
export async function masterOnSkin(
  transparent: Uint8Array,
  wishes: SkinWishes,
  workspace: Workspace,
): Promise<Uint8Array> {
  const skin = onSkin(inkOf(await decode(transparent)), wishes, workspace)
  const { bytes } = await encode(skin, { format: 'webp', sizePx: wishes.sizePx, isPhoto: true })
  return bytes
}

async function decode(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height, channels: 4 }
}
