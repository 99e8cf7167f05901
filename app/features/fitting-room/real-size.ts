import type { InkBounds, Point, Shape } from '#app/features/fitting-room/placement.ts'
import type { InkPlacement } from '#shared/body.ts'

/** The long side of every bank card (ISO/IEC 7810, ID-1). */
export const CARD_CM = 8.56
/** Wider is no limb, narrower no finger. */
export const LIMB_LEAST_CM = 1
export const LIMB_MOST_CM = 60

/** How long the whole width of the photo is on the skin. */
export type PhotoScale = { widthCm: number }

export function scaleByLimb(limbCm: number, limbWidth: number): PhotoScale {
  return { widthCm: limbCm / limbWidth }
}

/** From the two ends of a card's long side, in parts of the photo. Undefined while they are too close to measure. */
export function scaleByCard([a, b]: readonly [Point, Point], photo: Shape): PhotoScale | undefined {
  const across = b.x - a.x
  const down = ((b.y - a.y) * photo.height) / photo.width
  const length = Math.hypot(across, down)
  return length < 0.01 ? undefined : { widthCm: CARD_CM / length }
}

/** How large the ink itself is, without the paper around it. */
export function inkSizeCm(
  placement: InkPlacement,
  art: Shape,
  bounds: InkBounds,
  { widthCm }: PhotoScale,
): { width: number; height: number } {
  const paperCm = placement.size * widthCm
  return {
    width: paperCm * (bounds.right - bounds.left),
    height: (paperCm * (bounds.bottom - bounds.top) * art.height) / art.width,
  }
}

/** 9.6 × 10.2 cm. */
export function sizeWords({ width, height }: { width: number; height: number }): string {
  return `${width.toFixed(1)} × ${height.toFixed(1)} cm`
}

/** What somebody typed as a limb's width: 8, 8.5 or 8,5. Undefined where it is no width of a limb. */
export function readLimbCm(text: string): number | undefined {
  const clean = text.trim().replace(',', '.')
  if (!/^\d+(?:\.\d+)?$/.test(clean)) return undefined
  const value = Number(clean)
  return value >= LIMB_LEAST_CM && value <= LIMB_MOST_CM ? value : undefined
}
