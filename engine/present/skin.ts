import { blur } from '#engine/render/blur.ts'
import { f32 } from '#engine/render/buffers.ts'
import { smoothstep, mix } from '#engine/render/maths.ts'
import type { Placement } from '#engine/language/brief.ts'
import { BODIES, type BodyName } from '#engine/present/bodies.ts'
import { bodyForm, zoomed } from '#engine/present/body-form.ts'
import { lightBody, type Backdrop } from '#engine/present/body-light.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { at, noise } from '#engine/render/noise.ts'
import type { Picture } from '#engine/present/picture.ts'

export interface SkinOptions {
  body: BodyName
  /** Monk tone, 1 to 10. */
  tone: number
  sizePx: number
  /** Larger is closer. */
  zoom?: number
  scale?: number
  rotate?: number
}

/** The gallery's placements, and what people call more exactly, on the bodies we can show. */
const BODY_FOR: Record<string, BodyName> = {
  forearm: 'forearm',
  'full sleeve': 'upperarm',
  'half sleeve': 'upperarm',
  thigh: 'thigh',
  hand: 'hand',
  shoulder: 'upperarm',
  wrist: 'wrist',
  band: 'upperarm',
  back: 'back',
  calf: 'calf',
  chest: 'chest',
  sternum: 'chest',
  finger: 'hand',
  ankle: 'ankle',
}

export const bodyFor = (placement: Placement | null): BodyName =>
  BODY_FOR[placement?.gallery.toLowerCase() ?? ''] ?? 'forearm'

const TO_SRGB = Uint8Array.from({ length: 4097 }, (_, i) => {
  const v = i / 4096
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055))
})
/** Soft shoulder so highlights never clip, folded into the output table. */
const SHOULDER = Uint8Array.from({ length: 8193 }, (_, i) => {
  const v = i / 4096
  const s = v < 0.62 ? v : 0.62 + 0.38 * (1 - Math.exp(-(v - 0.62) / 0.38))
  return TO_SRGB[Math.min(4096, Math.round(s * 4096))]!
})

const backdrops = new Map<string, Backdrop>()

/**
 * The body without ink, at half size: light per channel (already times skin colour), shine to add on top, and height for wrapping.
 * It depends only on part, tone and zoom, so it is kept; a design then costs one pass.
 */
function backdrop({ body: part, tone, zoom = 1.2, sizePx: size }: SkinOptions): Backdrop {
  const key = `${part}:${tone}:${zoom}:${size}`
  const known = backdrops.get(key)
  if (known) return known
  const body = zoomed(BODIES[part], zoom)
  const w = size >> 1,
    h = w,
    n = w * h
  const inside = new Float32Array(n),
    height = new Float32Array(n)
  bodyForm(body, w, h, inside, height)
  blur(height, w, h, 1, 2)
  const near = Float32Array.from(inside, (v) => (v > 0 ? 1 : 0))
  blur(near, w, h, Math.round(w / 30), 2)
  const b: Backdrop = {
    w,
    h,
    r: new Float32Array(n),
    g: new Float32Array(n),
    b: new Float32Array(n),
    gloss: new Float32Array(n),
    cover: new Float32Array(n),
    height,
    body,
    dark: smoothstep(4, 9, tone - 1),
  }
  lightBody(b, inside, near, tone - 1)
  if (backdrops.size > 12) backdrops.delete(backdrops.keys().next().value!)
  backdrops.set(key, b)
  return b
}

/** Ink in skin: wrapped by arc length, slightly spread, multiplied into the colour before light; the skin's shine stays on top. */
export function onSkin(ink: Ink, options: SkinOptions): Picture {
  const size = options.sizePx & ~1
  const body = backdrop(options)
  const needle = needleFor(ink, body, options, size)
  const { w: w2, h: h2 } = body
  const data = new Uint8Array(size * size * 3)
  const pores = noise(4, 77)
  const fine = noise(2, 78)
  const laid = { density: 0, r: 1, g: 1, b: 1 }
  for (let y = 0; y < size; y++) {
    const row = Math.min(h2 - 2, y >> 1) * w2
    const fy = (y & 1) * 0.5
    for (let x = 0; x < size; x++) {
      const p = row + Math.min(w2 - 2, x >> 1)
      const fx = (x & 1) * 0.5
      const [a, b, d, e] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
      let r = body.r[p]! * a + body.r[p + 1]! * b + body.r[p + w2]! * d + body.r[p + w2 + 1]! * e
      let g = body.g[p]! * a + body.g[p + 1]! * b + body.g[p + w2]! * d + body.g[p + w2 + 1]! * e
      let bl = body.b[p]! * a + body.b[p + 1]! * b + body.b[p + w2]! * d + body.b[p + w2 + 1]! * e
      const cover = body.cover[p]!
      let shine = 0
      if (cover > 0) {
        const pore = at(pores, x, y)
        // Pores catch the key light: a slope of the noise along the light's direction, cheaper than new normals.
        const tilt =
          (at(fine, x + 1, y + 1) - at(fine, x - 1, y - 1)) * 0.018 +
          (at(pores, x + 2, y + 2) - pore) * 0.022
        const m = 1 + tilt * cover
        shine = body.gloss[p]! * (1 + 0.25 * pore)
        needle(x, y, cover, laid)
        // Inked skin is a little duller, and black ink is never quite black in it.
        const k = laid.density
        shine *= 1 - 0.35 * k
        r = r * m * laid.r * (1 - 0.97 * k) + 0.0022 * k
        g = g * m * laid.g * (1 - 0.964 * k) + 0.0028 * k
        bl = bl * m * laid.b * (1 - 0.954 * k) + 0.0036 * k
      }
      const i = (y * size + x) * 3
      data[i] = SHOULDER[Math.min(8192, (r + shine) * 4096) | 0]!
      data[i + 1] = SHOULDER[Math.min(8192, (g + 0.98 * shine) * 4096) | 0]!
      data[i + 2] = SHOULDER[Math.min(8192, (bl + 0.95 * shine) * 4096) | 0]!
    }
  }
  return { data, widthPx: size, heightPx: size, channels: 3 }
}

interface Laid {
  density: number
  r: number
  g: number
  b: number
}

/** Finds what ink lies at a pixel of the picture. It writes into one object, because it is asked a million times. */
function needleFor(ink: Ink, o: Backdrop, options: SkinOptions, size: number) {
  // Tall and wide designs cover about as much skin as square ones.
  const width = o.body.scale * (options.scale ?? 1) * size * Math.sqrt(ink.w / ink.h)
  const [ax, ay] = [o.body.at[0] * size, o.body.at[1] * size]
  const angle = o.body.ang + (options.rotate ?? 0)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.max(width, (width * ink.h) / ink.w) * 0.85
  const stretch = wrapGrid(o, ax, ay, reach, size)
  const { black, spread } = settle(ink, width)
  const ratio = ink.w / width
  const grain = noise(8, 79)
  const gain = mix(0.3, 0.15, o.dark)
  return (x: number, y: number, cover: number, laid: Laid): void => {
    laid.density = 0
    laid.r = laid.g = laid.b = 1
    const dx = x - ax
    const dy = y - ay
    if (dx <= -reach || dx >= reach || dy <= -reach || dy >= reach) return
    const k = stretch.at(dx, dy) * ratio
    const u = (dx * c + dy * s) * k + ink.w / 2
    const v = (dy * c - dx * s) * k + ink.h / 2
    if (!(u > 1 && v > 1 && u < ink.w - 2 && v < ink.h - 2)) return
    const ix = u | 0
    const iy = v | 0
    const tx = u - ix
    const ty = v - iy
    const q = iy * ink.w + ix
    const q2 = q + ink.w
    const between = (plane: Float32Array) =>
      (plane[q]! * (1 - tx) + plane[q + 1]! * tx) * (1 - ty) +
      (plane[q2]! * (1 - tx) + plane[q2 + 1]! * tx) * ty
    const halo = spread[(iy >> 2) * (ink.w >> 2) + (ix >> 2)]! * gain
    const density = Math.max(halo, between(black)) * 0.965 * cover * (1 + 0.015 * at(grain, x, y))
    laid.density = density > 0.98 ? 0.98 : density
    if (!ink.colour) return
    laid.r = tint(between(ink.colour.r))
    laid.g = tint(between(ink.colour.g))
    laid.b = tint(between(ink.colour.b))
  }
}

/** Colour is stored as it looks on paper; in linear light that is about its square. */
const tint = (v: number) => v * v

/** The design as the needle leaves it: a touch of blur where it is reduced, and a quarter-size halo of spread ink. */
function settle(ink: Ink, width: number) {
  const { w, h } = ink
  const black = f32('skin:ink', w * h, false)
  black.set(ink.black)
  const reduce = w / width
  if (reduce > 1.2) blur(black, w, h, 1, 1)
  const sw = w >> 2,
    sh = h >> 2
  const spread = f32('skin:spread', sw * (sh + 1))
  for (let y = 0; y < sh; y++)
    for (let x = 0; x < sw; x++) {
      const i = 4 * y * w + 4 * x
      spread[y * sw + x] =
        0.25 * (black[i]! + black[i + 2]! + black[i + 2 * w]! + black[i + 2 * w + 2]!)
    }
  blur(spread, sw, sh, 1, 1)
  return { black, spread }
}

/** How much longer the way over the surface is than the straight one, on a 10 px grid around the design. */
function wrapGrid(o: Backdrop, ax: number, ay: number, around: number, W: number) {
  const G = 10,
    reach = around * 1.03,
    n = Math.ceil((2 * reach) / G) + 2
  const grid = f32('skin:wrap', n * n)
  const heightAt = (x: number, y: number) => {
    const X = Math.min(o.w - 1, Math.max(0, x >> 1)),
      Y = Math.min(o.h - 1, Math.max(0, y >> 1))
    return o.height[Y * o.w + X]! * W
  }
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const dx = i * G - reach,
        dy = j * G - reach,
        len = Math.hypot(dx, dy)
      if (len < 1) {
        grid[j * n + i] = 1
        continue
      }
      let sum = 0,
        last = heightAt(ax, ay)
      for (let k = 1; k <= 8; k++) {
        const now = heightAt(ax + (dx * k) / 8, ay + (dy * k) / 8)
        const slope = Math.max(-2.2, Math.min(2.2, (now - last) / (len / 8)))
        sum += Math.sqrt(1 + slope * slope) / 8
        last = now
      }
      grid[j * n + i] = sum
    }
  return {
    at(dx: number, dy: number) {
      const fx = (dx + reach) / G,
        fy = (dy + reach) / G
      const x = fx | 0,
        y = fy | 0,
        tx = fx - x,
        ty = fy - y,
        i = y * n + x
      return (
        (grid[i]! * (1 - tx) + grid[i + 1]! * tx) * (1 - ty) +
        (grid[i + n]! * (1 - tx) + grid[i + n + 1]! * tx) * ty
      )
    },
  }
}
