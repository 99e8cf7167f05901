import { LEAST_WIDTH_MM, MOST_WIDTH_MM, sizeOnSkin, type SizeMm } from '#shared/size-on-skin.ts'
import type { Tattoo } from '#shared/tattoos.ts'

/** 9 × 12.5 cm. */
export const sizeWords = ({ widthMm, heightMm }: SizeMm): string =>
  `${inCm(widthMm)} × ${inCm(heightMm)} cm`

const inCm = (mm: number) => String(Math.round(mm) / 10)

type Measured = Pick<Tattoo, 'width' | 'height' | 'placement' | 'lettering'>

/** As large as its place allows, unless its words were given a width of their own. */
export function usualSize({ width, height, placement, lettering }: Measured): SizeMm {
  return sizeOnSkin({ width, height }, placement, lettering?.widthMm ?? undefined)
}

/** How narrow and how wide somebody may look at it: from a third of its usual size to twice. */
export function widthRange({ widthMm }: SizeMm): { least: number; most: number } {
  return {
    least: Math.max(LEAST_WIDTH_MM, Math.round(widthMm / 3)),
    most: Math.min(MOST_WIDTH_MM, Math.round(widthMm * 2)),
  }
}
