import { MM_STEPS, NO_MM, type BodyPlate } from '#engine/present/body/plate.ts'
import type { Picture } from '#engine/present/picture.ts'
import { SHEET_MIDDLE, SHEET_MM_PER_STEP } from '#shared/body-views.ts'

/** Where every point of a plate lies on the skin, so that what was laid on one view is found again on another; see `SHEET_MM_PER_STEP`. */
export function sheetMapOf(plate: BodyPlate, sizePx: number): Picture {
  const data = new Uint8Array(sizePx * sizePx * 3)
  const pixel = plate.size / sizePx
  for (let y = 0, o = 0; y < sizePx; y++)
    for (let x = 0; x < sizePx; x++, o += 3) {
      const p = Math.floor((y + 0.5) * pixel) * plate.size + Math.floor((x + 0.5) * pixel)
      data[o] = stepOf(plate.mm[p * 2]!)
      data[o + 1] = stepOf(plate.mm[p * 2 + 1]!)
      data[o + 2] = Math.round((plate.cover[p]! * (255 - plate.cloth[p]!)) / 255)
    }
  return { data, widthPx: sizePx, heightPx: sizePx, channels: 3 }
}

/** 0 stands for no sheet: what lies that far out is treated alike. */
function stepOf(value: number): number {
  if (value === NO_MM) return 0
  const step = Math.round(SHEET_MIDDLE + value / MM_STEPS / SHEET_MM_PER_STEP)
  return step < 1 || step > 255 ? 0 : step
}
