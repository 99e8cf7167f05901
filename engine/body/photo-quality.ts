import { shrink, type Pixels, type SkinMask } from '#engine/body/photo.ts'
import { clamp01, smoothstep } from '#engine/pixels/maths.ts'
import type { PhotoRefusal } from '#shared/body.ts'

/** How well a photo was taken, whatever it shows. */
export interface PhotoQuality {
  /** 0 to 1. */
  score: number
  refusals: PhotoRefusal[]
}

const LEAST_EDGE_PX = 240
const SHARPNESS_PX = 1024
/** Light of the brightest twentieth, 0 to 255: deep skin in good light has far brighter spots about it. */
const DARKEST = 48
/** Share of the skin that is burnt out. */
const MOST_BURNT = 0.3
/** Steepest step from pixel to pixel that all but a two-hundredth stay below. */
const SOFTEST = 5

export function qualityOf(photo: Pixels, work: Pixels, mask: SkinMask): PhotoQuality {
  const refusals: PhotoRefusal[] = []
  const edgePx = Math.min(photo.width, photo.height)
  const bright = brightest(work)
  const burnt = burntShare(work, mask)
  const steepest = steepestStep(shrink(photo, SHARPNESS_PX))
  if (edgePx < LEAST_EDGE_PX) refusals.push('too-small')
  if (bright < DARKEST) refusals.push('too-dark')
  if (burnt > MOST_BURNT) refusals.push('too-bright')
  if (steepest < SOFTEST) refusals.push('too-blurred')
  const score =
    (0.4 + 0.6 * smoothstep(LEAST_EDGE_PX, 900, edgePx)) *
    (0.3 + 0.7 * smoothstep(DARKEST, 130, bright)) *
    (1 - 0.8 * clamp01(burnt / MOST_BURNT)) *
    (0.3 + 0.7 * smoothstep(SOFTEST, 4 * SOFTEST, steepest))
  return { score, refusals }
}

const lumaAt = (rgba: Uint8ClampedArray, i: number) =>
  0.299 * rgba[4 * i]! + 0.587 * rgba[4 * i + 1]! + 0.114 * rgba[4 * i + 2]!

function brightest({ rgba }: Pixels): number {
  const histogram = new Uint32Array(256)
  for (let i = 0; i < rgba.length / 4; i++) histogram[Math.round(lumaAt(rgba, i))]!++
  return percentileOf(histogram, rgba.length / 4, 0.95)
}

function burntShare({ rgba }: Pixels, { alpha }: SkinMask): number {
  let [skin, burnt] = [0, 0]
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 128) continue
    skin++
    if (rgba[4 * i]! > 250 && rgba[4 * i + 1]! > 248) burnt++
  }
  return burnt / Math.max(1, skin)
}

function steepestStep({ width, height, rgba }: Pixels): number {
  const histogram = new Uint32Array(256)
  let count = 0
  for (let y = 1; y < height - 1; y += 2)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const across = Math.abs(lumaAt(rgba, i + 1) - lumaAt(rgba, i - 1)) / 2
      const down = Math.abs(lumaAt(rgba, i + width) - lumaAt(rgba, i - width)) / 2
      histogram[Math.min(255, Math.round(Math.max(across, down)))]!++
      count++
    }
  return percentileOf(histogram, count, 0.995)
}

function percentileOf(histogram: Uint32Array, count: number, share: number): number {
  let sum = 0
  for (let value = 0; value < histogram.length; value++) {
    sum += histogram[value]!
    if (sum >= share * count) return value
  }
  return histogram.length - 1
}
