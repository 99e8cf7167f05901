import type { Placement } from '#engine/language/brief.ts'

/** The skin a placement offers, in millimetres: a design is printed as large as fits into it. */
const ROOM_MM: Record<string, readonly [width: number, height: number]> = {
  forearm: [90, 180],
  'full sleeve': [210, 350],
  'half sleeve': [170, 230],
  thigh: [150, 220],
  hand: [75, 75],
  shoulder: [130, 130],
  wrist: [50, 50],
  band: [300, 120],
  back: [260, 300],
  calf: [110, 170],
  chest: [240, 170],
  sternum: [110, 160],
  finger: [18, 24],
  ankle: [50, 50],
}
const ANYWHERE = [100, 140] as const

export const LEAST_WIDTH_MM = 10
export const MOST_WIDTH_MM = 600

export interface SizeMm {
  widthMm: number
  heightMm: number
}

/** How large a design is on skin. `widthMm` is what the person asked for. */
export function printSize(
  design: { width: number; height: number },
  placement: Placement | null,
  widthMm?: number,
): SizeMm {
  const [roomWidth, roomHeight] = ROOM_MM[placement?.gallery.toLowerCase() ?? ''] ?? ANYWHERE
  const width = widthMm ?? Math.min(roomWidth, (roomHeight * design.width) / design.height)
  return { widthMm: width, heightMm: (width * design.height) / design.width }
}

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
