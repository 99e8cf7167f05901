import sharp from 'sharp'
import type { Ink } from '#engine/render/artwork.ts'
import { at, noise } from '#engine/pixels/noise.ts'

/** Raw pixels, owned by whoever holds them: they never lie in a workspace. */
export interface Picture {
  data: Uint8Array
  widthPx: number
  heightPx: number
  channels: 1 | 3 | 4
}

/** Ink is a very dark blue-grey, never pure black. */
const INK = [0.05, 0.055, 0.065] as const

/**
 * Ink on white: the page multiplies it onto its own paper. `grain` darkens the white a little for pictures that leave the
 * house, such as a shared PNG. Black-and-grey designs stay one channel: a third of the bytes to filter and compress.
 */
export function onPaper(ink: Ink, { grain = 0 }: { grain?: number } = {}): Picture {
  const { w, h, black, colour } = ink
  const n = w * h
  const fibre = grain > 0 ? noise(4, 61) : undefined
  const whiteAt = (i: number) =>
    fibre ? 255 * (1 - grain * (0.5 + 0.5 * at(fibre, i % w, (i / w) | 0))) : 255
  if (!colour) {
    const data = new Uint8Array(n)
    for (let i = 0; i < n; i++) data[i] = (whiteAt(i) * (1 - black[i]! * 0.945)) | 0
    return { data, widthPx: w, heightPx: h, channels: 1 }
  }
  const data = new Uint8Array(n * 3)
  const { r, g, b } = colour
  for (let i = 0, o = 0; i < n; i++, o += 3) {
    const k = black[i]!
    const white = whiteAt(i)
    data[o] = (white * r[i]! * (1 - k * (1 - INK[0]))) | 0
    data[o + 1] = (white * g[i]! * (1 - k * (1 - INK[1]))) | 0
    data[o + 2] = (white * b[i]! * (1 - k * (1 - INK[2]))) | 0
  }
  return { data, widthPx: w, heightPx: h, channels: 3 }
}

/** Ink on nothing. Colour is un-multiplied from white, so that over white it looks the same as on paper. */
export function onNothing(ink: Ink): Picture {
  const { w, h, black, colour } = ink
  const n = w * h
  const data = new Uint8Array(n * 4)
  for (let i = 0, o = 0; i < n; i++, o += 4) {
    const k = black[i]!
    const r = (colour ? colour.r[i]! : 1) * (1 - k * (1 - INK[0]))
    const g = (colour ? colour.g[i]! : 1) * (1 - k * (1 - INK[1]))
    const b = (colour ? colour.b[i]! : 1) * (1 - k * (1 - INK[2]))
    const alpha = 1 - Math.min(r, g, b)
    if (alpha <= 0.004) continue
    data[o] = 255 * Math.max(0, (r - 1 + alpha) / alpha)
    data[o + 1] = 255 * Math.max(0, (g - 1 + alpha) / alpha)
    data[o + 2] = 255 * Math.max(0, (b - 1 + alpha) / alpha)
    data[o + 3] = 255 * alpha
  }
  return { data, widthPx: w, heightPx: h, channels: 4 }
}

/**
 * The ink of a picture that `onNothing` made. What all colours have in common is taken for black: on skin it makes no
 * difference which of the two a dark colour is.
 */
export function inkOf({ data, widthPx: w, heightPx: h }: Picture): Ink {
  const n = w * h
  const black = new Float32Array(n)
  const colour = { r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n) }
  let isColoured = false
  for (let i = 0, o = 0; i < n; i++, o += 4) {
    const alpha = data[o + 3]! / 255
    const through = (channel: number) => 1 - alpha + (alpha * data[o + channel]!) / 255
    const [r, g, b] = [through(0), through(1), through(2)]
    const k = Math.min(1, (1 - Math.max(r, g, b)) / (1 - INK[2]))
    black[i] = k
    colour.r[i] = Math.min(1, r / (1 - k * (1 - INK[0])))
    colour.g[i] = Math.min(1, g / (1 - k * (1 - INK[1])))
    colour.b[i] = Math.min(1, b / (1 - k * (1 - INK[2])))
    if (Math.max(r, g, b) - Math.min(r, g, b) > COLOUR_LEAST) isColoured = true
  }
  return isColoured ? { w, h, black, colour } : { w, h, black }
}

/** Ink itself is a little blue; anything farther apart is colour. */
const COLOUR_LEAST = 0.05

export interface EncodeOptions {
  format: 'png' | 'webp'
  /** The longer side; the picture is resampled when it was worked at another size. */
  sizePx: number
  /** Skin: as PNG it hardly shrinks, and more compression costs 70 ms for a fifth of the bytes. */
  isPhoto?: boolean
  /** Written once and read for years: a few milliseconds more for a third of the bytes. */
  isKept?: boolean
}

/** Low compression and no adaptive filter: stipple and grain gain little from more, and it is the slowest stage otherwise. */
export async function encode(
  picture: Picture,
  { format, sizePx, isPhoto = false, isKept = false }: EncodeOptions,
) {
  const { data, widthPx, heightPx, channels } = picture
  let image = sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
  if (Math.max(widthPx, heightPx) !== sizePx)
    image = image.resize({ width: sizePx, height: sizePx, fit: 'inside', kernel: 'lanczos3' })
  // Left alone, sharp expands grey to three channels.
  image = image.toColourspace(channels === 1 ? 'b-w' : 'srgb')
  const encoded =
    format === 'webp'
      ? image.webp({ quality: 88, effort: 2 })
      : image.png({ compressionLevel: isPhoto ? 1 : isKept ? 6 : 2, adaptiveFiltering: false })
  const { data: bytes, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(bytes), widthPx: info.width, heightPx: info.height }
}
