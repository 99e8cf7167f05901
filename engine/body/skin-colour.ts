import type { Grid } from '#engine/pixels/field.ts'
import type { Pixels } from '#engine/body/photo.ts'
import { blur } from '#engine/pixels/blur.ts'
import { clamp01 } from '#engine/pixels/maths.ts'

export const CHROMA_BINS = 24
export const LIGHT_BINS = 12
export const BINS = CHROMA_BINS * CHROMA_BINS * LIGHT_BINS

/** A photo's colours in the terms in which one skin stays one skin under changing light. */
export interface ColourField extends Grid {
  /** Logarithms of ratios: they hardly change when light does. */
  redGreen: Float32Array
  greenBlue: Float32Array
  /** Logarithm; 0 is white. */
  light: Float32Array
  /** Cell in a histogram of all three. */
  bin: Int32Array
  /** How much like anybody's skin, 0 to 1, smoothed. */
  skinLike: Float32Array
  /** How sharply light and colour change. */
  edge: Float32Array
}

/** From pale to deep skin the hue stays in one wedge, while chroma grows with light. */
export function skinLikeness(r: number, g: number, b: number): number {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b
  const scale = Math.max(28, luma) / 128
  const dx = ((r - luma) * 0.713) / scale / 13 - 20 / 13
  const dy = ((b - luma) * 0.564) / scale / 15 + 17 / 15
  let likeness = Math.exp(-0.5 * (dx * dx + dy * dy))
  if (!(r >= g * 0.98 && g >= b * 0.8)) likeness *= 0.25
  if (luma < 18) likeness *= 0.4
  return likeness
}

export function colourField({ width, height, rgba }: Pixels): ColourField {
  const n = width * height
  const redGreen = new Float32Array(n)
  const greenBlue = new Float32Array(n)
  const light = new Float32Array(n)
  const skinLike = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    const r = rgba[4 * i]!
    const g = rgba[4 * i + 1]!
    const b = rgba[4 * i + 2]!
    // The added numbers keep sensor noise in shadows from becoming colour.
    redGreen[i] = Math.log((r + 12) / (g + 12))
    greenBlue[i] = Math.log((g + 12) / (b + 12))
    light[i] = Math.log((0.299 * r + 0.587 * g + 0.114 * b + 10) / 265)
    skinLike[i] = skinLikeness(r, g, b)
  }
  const bin = new Int32Array(n)
  const cell = (value: number, bins: number) =>
    Math.min(bins - 1, Math.floor(clamp01(value) * bins))
  for (let i = 0; i < n; i++)
    bin[i] =
      (cell(redGreen[i]! + 0.25, CHROMA_BINS) * CHROMA_BINS +
        cell((greenBlue[i]! + 0.3) / 1.2, CHROMA_BINS)) *
        LIGHT_BINS +
      cell((light[i]! + 3.2) / 3.2, LIGHT_BINS)
  blur({ width, height, values: skinLike }, { radius: 2 })
  const edge = edges(light, redGreen, { width, height })
  return { width, height, redGreen, greenBlue, light, bin, skinLike, edge }
}

function edges(light: Float32Array, redGreen: Float32Array, { width, height }: Grid): Float32Array {
  const edge = new Float32Array(light.length)
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++)
      edge[i] =
        Math.abs(light[i + 1]! - light[i - 1]!) +
        Math.abs(light[i + width]! - light[i - width]!) +
        2 * Math.abs(redGreen[i + 1]! - redGreen[i - 1]!) +
        2 * Math.abs(redGreen[i + width]! - redGreen[i - width]!)
  return edge
}
