import sharp from 'sharp'
import { drawDocument } from '#engine/draw-design.ts'
import { masterOnSkin, printMaster } from '#engine/present/master.ts'
import { printPicturePx } from '#engine/present/print-master.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import type { InkTools } from '#server/providers/ink/draw-ink.ts'
import type { InkFile, InkFileRequest, KeptPicture } from '#server/providers/ink/ink-studio.ts'
import { readScene, unpack } from '#server/providers/ink/scene-file.ts'

/**
 * A file to take home, from what was kept when the design was delivered. Only a larger picture is drawn, from the kept scene,
 * and only by the engine that made it: any other would draw it differently.
 */
export async function makeFile(request: InkFileRequest, tools: InkTools): Promise<InkFile> {
  switch (request.kind) {
    case 'png':
    case 'transparent':
    case 'stencil':
      return { bytes: await pictureAt(request, request.sizePx, tools), mediaType: 'image/png' }
    case 'svg':
      return { bytes: await unpack(request.svg), mediaType: 'image/svg+xml' }
    case 'pdf':
      return { bytes: await print(request, tools), mediaType: 'application/pdf' }
    case 'skin':
      return { bytes: await onSkin(request, tools), mediaType: 'image/webp' }
  }
}

const PRESENTATIONS = { png: 'paper', transparent: 'transparent', stencil: 'stencil' } as const

async function pictureAt(
  { kind, picture, scene }: KeptPicture,
  sizePx: number,
  { resources, workspace }: InkTools,
): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata()
  const keptPx = Math.max(width, height)
  if (sizePx === keptPx) return picture
  const document = sizePx > keptPx ? await readScene(scene) : undefined
  if (document?.engine !== ENGINE_VERSION) return resize(picture, sizePx)
  const presentation = PRESENTATIONS[kind]
  const show = { presentation, format: 'png', sizePx } as const
  return (await drawDocument(document, show, resources, workspace)).bytes
}

async function resize(picture: Uint8Array, sizePx: number): Promise<Uint8Array> {
  const size = { width: sizePx, height: sizePx, fit: 'inside', kernel: 'lanczos3' } as const
  const { channels } = await sharp(picture).metadata()
  const image = sharp(picture)
    .resize(size)
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
  return new Uint8Array(await image.png({ compressionLevel: 6 }).toBuffer())
}

async function print(
  { svg, picture, scene, maker, widthMm }: Extract<InkFileRequest, { kind: 'pdf' }>,
  tools: InkTools,
): Promise<Uint8Array> {
  const document = await readScene(scene)
  const sizePx = printPicturePx(document, widthMm)
  const paper = await pictureAt({ kind: 'png', picture, scene }, sizePx, tools)
  const wishes = {
    ...(maker === undefined ? {} : { maker }),
    ...(widthMm === undefined ? {} : { widthMm }),
  }
  const master = { svg: (await unpack(svg)).toString(), paper, document }
  return printMaster(master, wishes, tools.resources)
}

async function onSkin(
  request: Extract<InkFileRequest, { kind: 'skin' }>,
  { workspace }: InkTools,
): Promise<Uint8Array> {
  const { placement } = await readScene(request.scene)
  const { picture, bodyType, skinTone, sizePx } = request
  return masterOnSkin(picture, { placement, bodyType, tone: skinTone, sizePx }, workspace)
}
