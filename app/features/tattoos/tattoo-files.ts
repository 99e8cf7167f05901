import { DOWNLOAD_NAME } from '#shared/product.ts'
import type { DownloadKind } from '#shared/tattoos.ts'

const stem = DOWNLOAD_NAME.replace(/\.png$/, '')
const FILE_NAMES: Record<DownloadKind, string> = {
  png: DOWNLOAD_NAME,
  transparent: `${stem}-transparent.png`,
  stencil: `${stem}-stencil.png`,
  svg: `${stem}.svg`,
  pdf: `${stem}.pdf`,
  skin: `${stem}-on-skin.webp`,
}

/** §9.download.name: a download has a fixed name. */
export function fileNameOf(kind: DownloadKind): string {
  return FILE_NAMES[kind]
}
