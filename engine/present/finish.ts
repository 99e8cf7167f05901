import { createRng } from '#shared/random.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** What a camera does to light on its way to the file: it darkens towards the corners, adds grain and draws tones apart. */

const STEPS = 4096
/** Light above 1 rolls off, so that highlights never clip. */
const MOST = 2 * STEPS

/** How far middle tones are drawn apart, as cameras do. */
const CONTRAST = 0.13

const CURVE = Float32Array.from({ length: MOST + 1 }, (_, i) => {
  const v = i / STEPS
  const s = v < 0.62 ? v : 0.62 + 0.38 * (1 - Math.exp(-(v - 0.62) / 0.38))
  const e = s <= 0.0031308 ? 12.92 * s : 1.055 * s ** (1 / 2.4) - 0.055
  // Black on film is never quite black.
  return 1.5 + 253 * (e - (CONTRAST * Math.sin(2 * Math.PI * e)) / (2 * Math.PI))
})

const SIDE = 256
const MASK = SIDE - 1

/** Grain a little wider than a pixel, as it is after a camera has guessed the colours between its own. */
const GRAIN = (() => {
  const random = createRng(4177)
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => random() + random() + random() - 1.5)
  const near = (x: number, y: number) => raw[((y & MASK) << 8) | (x & MASK)]!
  return raw.map((own, i) => {
    const [x, y] = [i & MASK, i >> 8]
    return own + 0.4 * (near(x + 1, y) + near(x - 1, y) + near(x, y + 1) + near(x, y - 1))
  })
})()

/** Levels of grain: most in the shadows, where a sensor has least light. */
const GRAIN_LIGHT = 1.3
const GRAIN_DARK = 2

/** A level of red, green or blue: light, and the grain that falls on it. */
export function toByte(light: number, grain: number): number {
  const v = light * STEPS
  const level = CURVE[v < 0 ? 0 : v > MOST ? MOST : v | 0]!
  const out = level + grain * (GRAIN_DARK + (GRAIN_LIGHT - GRAIN_DARK) * (level / 255))
  return out < 0 ? 0 : out > 255 ? 255 : (out + 0.5) | 0
}

/** Grain at a pixel. */
export const grainAt = (x: number, y: number): number => GRAIN[((y & MASK) << 8) | (x & MASK)]!

/** What is left of the light at each place of a picture's width or height; corners get the product of two. */
export const vignetteOf = (size: number): Float32Array =>
  Float32Array.from({ length: size }, (_, i) => {
    const d = Math.abs((i + 0.5) / size - 0.5) * 2
    return 1 - 0.13 * smoothstep(0.25, 1.15, d)
  })
