import type { PrintOptions } from '#engine/present/print-pdf.ts'
import { printSize, type PageName } from '#engine/present/print-size.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { SceneDocument } from '#shared/scene.ts'

export interface PrintWishes {
  /** The design's width on skin; without it, what was chosen for its words, or suits the placement. */
  widthMm?: number
  page?: PageName
  hasCutMarks?: boolean
  /** Whose name the sheet carries; without it, nobody's. */
  maker?: string
}

const PRINT_DPI = 300
const PICTURE_LEAST_PX = 800
const PICTURE_MOST_PX = 2400

/** The longer side of a picture that is fine enough for the paper it is printed on. */
export function printPicturePx(document: SceneDocument, widthMm?: number): number {
  const size = printSize(document, document.placement, widthMm ?? document.widthMm)
  const longest = (Math.max(size.widthMm, size.heightMm) / 25.4) * PRINT_DPI
  return Math.round(Math.min(PICTURE_MOST_PX, Math.max(PICTURE_LEAST_PX, longest)))
}

/** What a sheet says of a design and how it is laid out. */
export function printOptions(
  document: SceneDocument,
  { widthMm, page, hasCutMarks, maker }: PrintWishes,
): Omit<PrintOptions, 'resources' | 'picture'> {
  return {
    title: document.title,
    size: printSize(document, document.placement, widthMm ?? document.widthMm),
    page: page ?? 'A4',
    hasCutMarks: hasCutMarks ?? false,
    maker: maker ?? null,
    hasLines: RECIPES[document.style].line.halo > 0,
  }
}
