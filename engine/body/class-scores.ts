import type { Grid } from '#engine/pixels/field.ts'
import { resample, type Pixels } from '#engine/body/photo.ts'

export const MODEL_PX = 256
const CLASSES = 6

/** What the segmentation model sees, as probabilities over the photo's own shape. */
export interface SeenClasses extends Grid {
  bodySkin: Float32Array
  faceSkin: Float32Array
  hair: Float32Array
  clothes: Float32Array
}

/** The picture as the segmentation model takes it: 256 x 256, whatever its shape, channels from 0 to 1. */
export function toModelInput(photo: Pixels): Float32Array {
  const { rgba } = resample(photo, MODEL_PX, MODEL_PX)
  const input = new Float32Array(MODEL_PX * MODEL_PX * 3)
  for (let i = 0, o = 0; o < input.length; i += 4, o += 3) {
    input[o] = rgba[i]! / 255
    input[o + 1] = rgba[i + 1]! / 255
    input[o + 2] = rgba[i + 2]! / 255
  }
  return input
}

/** `scores` are logits: background, hair, body skin, face skin, clothes, other. */
export function seenClasses(scores: Float32Array, { width, height }: Grid): SeenClasses {
  const n = width * height
  const bodySkin = new Float32Array(n)
  const faceSkin = new Float32Array(n)
  const hair = new Float32Array(n)
  const clothes = new Float32Array(n)
  const parts = new Float32Array(CLASSES)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const row = Math.floor(((y + 0.5) * MODEL_PX) / height)
      const from = (row * MODEL_PX + Math.floor(((x + 0.5) * MODEL_PX) / width)) * CLASSES
      let most = -Infinity
      for (let k = 0; k < CLASSES; k++) most = Math.max(most, scores[from + k]!)
      let sum = 0
      for (let k = 0; k < CLASSES; k++) sum += parts[k] = Math.exp(scores[from + k]! - most)
      hair[i] = parts[1]! / sum
      bodySkin[i] = parts[2]! / sum
      faceSkin[i] = parts[3]! / sum
      clothes[i] = parts[4]! / sum
    }
  return { width, height, bodySkin, faceSkin, hair, clothes }
}
