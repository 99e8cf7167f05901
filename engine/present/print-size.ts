import type { Placement } from '#engine/language/brief.ts'
import { sizeOnSkin, type SizeMm } from '#shared/size-on-skin.ts'

/** How large a design is on skin. `widthMm` is what the person asked for. */
export const printSize = (
  design: { width: number; height: number },
  placement: Placement | null,
  widthMm?: number,
): SizeMm => sizeOnSkin(design, placement?.gallery ?? null, widthMm)

/** Portrait, in millimetres. */
export const PAGES = { A4: [210, 297], A3: [297, 420], Letter: [215.9, 279.4] } as const
export type PageName = keyof typeof PAGES

/** Printers leave about this much free. */
export const PAGE_MARGIN_MM = 10
/** Caption above, ruler below. */
export const HEAD_MM = 10
export const FOOT_MM = 16

/** The page, upright or on its side; where neither takes the design, A3, and beyond that a page of its own size. */
export function pageFor({ widthMm, heightMm }: SizeMm, wanted: PageName): SizeMm {
  const needs = {
    widthMm: widthMm + 2 * PAGE_MARGIN_MM,
    heightMm: heightMm + 2 * PAGE_MARGIN_MM + HEAD_MM + FOOT_MM,
  }
  for (const name of [wanted, 'A3'] as const) {
    const [short, long] = PAGES[name]
    if (needs.widthMm <= short && needs.heightMm <= long) return { widthMm: short, heightMm: long }
    if (needs.widthMm <= long && needs.heightMm <= short) return { widthMm: long, heightMm: short }
  }
  return needs
}
