import { DOWNLOAD_NAME } from '#shared/product.ts'
import { shortTitle } from '#shared/titles.ts'
import type { DownloadKind, Tattoo } from '#shared/tattoos.ts'

/** §2.detail.alt: the alt text falls back to the prompt, then to "Tattoo design". */
export function altOf({ altText, prompt }: Pick<Tattoo, 'altText' | 'prompt'>): string {
  return [altText ?? '', prompt].find((text) => text.trim() !== '') ?? 'Tattoo design'
}

/** What a design is called on walls, on its page and where it is shared. */
export const titleOf = (tattoo: Pick<Tattoo, 'altText' | 'prompt'>): string => shortTitle(tattoo)

/** §2.card.long: the prompt or content, as it was written. */
export function wordsOf({ content, prompt }: Pick<Tattoo, 'content' | 'prompt'>): string {
  return content.trim() === '' ? prompt : content
}

/** Of designs whose large files can no longer be drawn. */
export const ENLARGED_NOTE =
  'Large sizes are enlarged from the finished picture: our engine has changed since, and would draw it differently.'

/** 1,284. The same on the server and in every browser, and at once: the browser's own way takes it longer than all the cards. */
export const countWords = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

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
