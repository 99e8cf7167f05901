import type { Placement } from '#engine/language/brief.ts'
import type { BodyType, Canvas } from '#engine/present/body/body.ts'
import { bodyAt, bodyPlaceOf, type BodyPlace } from '#engine/present/body/placements.ts'
import {
  complexionOf,
  lightBody,
  type Complexion,
  type LitBody,
} from '#engine/present/body/skin-light.ts'
import { surfaceOf, type Surface } from '#engine/present/body/surface.ts'
import { needleFor, type Laid } from '#engine/present/needle.ts'
import type { Picture } from '#engine/present/picture.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { clamp01, mix } from '#engine/pixels/maths.ts'
import { at, fbm, MASK, noise, TILE } from '#engine/pixels/noise.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

export interface SkinOptions {
  placement: Placement | null
  bodyType: BodyType
  /** Monk tone, 1 to 10. */
  tone: number
  sizePx: number
}

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

/** Bodies are solved on a grid of this side, whatever the size of the picture; outlines are kept as distances and stay sharp. */
const GRID = 512
/** About eleven and eight megabytes each. */
const SURFACES_KEPT = 3
const BODIES_KEPT = 6

export interface BareBody {
  surface: Surface
  canvas: Canvas
  lit: LitBody
  complexion: Complexion
}

const surfaces = new Map<string, { surface: Surface; canvas: Canvas }>()
const bodies = new Map<string, BareBody>()

function kept<T>(map: Map<string, T>, key: string, most: number, make: () => T): T {
  const known = map.get(key)
  if (known) return known
  const made = make()
  if (map.size >= most) map.delete(map.keys().next().value!)
  map.set(key, made)
  return made
}

/** A body depends only on place, type and tone, so it is kept: a design then costs one pass over the pixels. */
function bareBody(place: BodyPlace, { bodyType, tone }: SkinOptions): BareBody {
  return kept(bodies, `${place}:${bodyType}:${tone}`, BODIES_KEPT, () => {
    const solved = kept(surfaces, `${place}:${bodyType}`, SURFACES_KEPT, () => {
      const body = bodyAt(place, bodyType)
      return { surface: surfaceOf(body, GRID), canvas: body.canvas }
    })
    const complexion = complexionOf(tone)
    return { ...solved, complexion, lit: lightBody(solved.surface, complexion) }
  })
}

/** Ink in skin: wound about the limb, slightly spread, multiplied into the colour before light; the skin's shine stays on top. */
export function onSkin(ink: Ink, options: SkinOptions, workspace: Workspace): Picture {
  const size = options.sizePx
  const body = bareBody(bodyPlaceOf(options.placement?.gallery), options)
  const data = new Uint8Array(size * size * 3)
  const paint = painter(body, needleFor(ink, body, size, workspace), { size, data })
  for (let y = 0; y < size; y++) paint(y)
  return { data, widthPx: size, heightPx: size, channels: 3 }
}

/** Pores and fine lines, as the share of light that a point throws back: they catch the key light like slopes facing it. */
function skinTexture(): Float32Array {
  const pores = noise(4, 77)
  const fine = noise(2, 78)
  const lines = fbm(16, 3, 80)
  const blotches = fbm(32, 4, 81)
  return Float32Array.from({ length: TILE * TILE }, (_, i) => {
    const x = i & MASK
    const y = i >> 9
    return (
      1 +
      (at(fine, x + 1, y + 1) - at(fine, x - 1, y - 1)) * 0.024 +
      (at(pores, x + 2, y + 2) - at(pores, x, y)) * 0.03 +
      (at(lines, x + 4, y + 3) - at(lines, x, y)) * 0.035 +
      0.022 * at(blotches, x, y)
    )
  })
}
let texture: Float32Array | undefined

/** Paints one row of the picture. */
function painter(
  body: BareBody,
  needle: ReturnType<typeof needleFor>,
  { size, data }: { size: number; data: Uint8Array },
) {
  const { surface, lit, complexion } = body
  const { rim } = surface.relief
  const { isCanvas } = surface
  texture ??= skinTexture()
  const tile = texture
  const pores = noise(4, 77)
  const laid: Laid = { density: 0, r: 1, g: 1, b: 1 }
  const wall = wallFor(body, size)
  const { column, part } = gridColumns(size)
  // Pores keep their size on the skin, whatever the size of the picture.
  const perPixel = 1024 / size
  return (y: number): void => {
    const gy = Math.min(GRID - 1.001, Math.max(0, ((y + 0.5) * GRID) / size - 0.5))
    const row = (gy | 0) * GRID
    const ty = gy - (gy | 0)
    const py = (y * perPixel) | 0
    for (let x = 0, o = y * size * 3; x < size; x++, o += 3) {
      const p = row + column[x]!
      const q = p + GRID
      const tx = part[x]!
      const wa = (1 - tx) * (1 - ty)
      const wb = tx - tx * ty
      const wc = ty - tx * ty
      const wd = tx * ty
      const edge = rim[p]! * wa + rim[p + 1]! * wb + rim[q]! * wc + rim[q + 1]! * wd
      const cover = clamp01(edge * size + 0.5)
      let r = 0
      let g = 0
      let b = 0
      if (cover > 0) {
        const px = (x * perPixel) | 0
        const m = at(tile, px, py)
        const { r: red, g: green, b: blue, gloss } = lit
        const bare =
          isCanvas[p]! * wa + isCanvas[p + 1]! * wb + isCanvas[q]! * wc + isCanvas[q + 1]! * wd
        let shine =
          (gloss[p]! * wa + gloss[p + 1]! * wb + gloss[q]! * wc + gloss[q + 1]! * wd) *
          (1 + 0.3 * at(pores, px, py))
        r = (red[p]! * wa + red[p + 1]! * wb + red[q]! * wc + red[q + 1]! * wd) * m
        g = (green[p]! * wa + green[p + 1]! * wb + green[q]! * wc + green[q + 1]! * wd) * m
        b = (blue[p]! * wa + blue[p + 1]! * wb + blue[q]! * wc + blue[q + 1]! * wd) * m
        if (bare > 0 && needle(p, tx, ty, x, y, laid)) {
          shine = sink(laid, complexion, { r, g, b, shine, bare })
          r = sunk.r
          g = sunk.g
          b = sunk.b
        }
        r += shine
        g += 0.98 * shine
        b += 0.95 * shine
      }
      const far = cover < 1 ? wall(p, x, y) : 0
      const grain = 0.006 * at(pores, x * 2 + 3, y * 2 + 5)
      data[o] = toByte(mix(far * complexion.wall[0], r, cover), grain)
      data[o + 1] = toByte(mix(far * complexion.wall[1], g, cover), grain)
      data[o + 2] = toByte(mix(far * complexion.wall[2], b, cover), grain)
    }
  }
}

/** One object is reused: it is written for every inked pixel. */
const sunk = { r: 0, g: 0, b: 0 }

/** Ink in lit skin, into `sunk`; answers the shine that is left. */
function sink(
  laid: Laid,
  { dark, exposure, albedo }: Complexion,
  skin: { r: number; g: number; b: number; shine: number; bare: number },
): number {
  const { bare } = skin
  const k = laid.density * bare
  // On dark skin a colour shows by the light its pigment throws back, not by what it takes away.
  const back = (0.5 * dark * bare * skin.r) / (0.62 * exposure * albedo[0])
  // Black ink is never quite black in skin.
  sunk.r =
    (skin.r * mix(1, laid.r, bare) + back * scattered(laid, laid.r)) * (1 - 0.97 * k) + 0.0022 * k
  sunk.g =
    (skin.g * mix(1, laid.g, bare) + back * scattered(laid, laid.g)) * (1 - 0.964 * k) + 0.0028 * k
  sunk.b =
    (skin.b * mix(1, laid.b, bare) + back * scattered(laid, laid.b)) * (1 - 0.954 * k) + 0.0036 * k
  // Inked skin is duller; on dark skin the shine alone would lift black ink to the skin's own tone.
  return skin.shine * (1 - mix(0.35, 0.65, dark) * k)
}

/** Light that coloured pigment returns: none where there is no colour. */
const scattered = ({ r, g, b }: Laid, own: number) => {
  if (r === 1 && g === 1 && b === 1) return 0
  const most = Math.max(r, g, b)
  return most > 0.001 ? (own / most) * Math.max(0, most - Math.min(r, g, b)) * 0.3 : 0
}

const toByte = (light: number, grain: number) => {
  const v = light * (1 + grain) * 4096
  return SHOULDER[v < 0 ? 0 : v > 8192 ? 8192 : v | 0]!
}

function gridColumns(size: number) {
  const column = new Int32Array(size)
  const part = new Float32Array(size)
  for (let x = 0; x < size; x++) {
    const gx = Math.min(GRID - 1.001, Math.max(0, ((x + 0.5) * GRID) / size - 0.5))
    column[x] = gx | 0
    part[x] = gx - (gx | 0)
  }
  return { column, part }
}

/** A wall out of focus: brightest behind the key light, darker where the body's shadow falls on it. */
function wallFor({ surface }: BareBody, size: number) {
  const { near } = surface
  const shadow = Math.round(0.03 * GRID)
  return (p: number, x: number, y: number): number => {
    const vx = x / size - 0.34
    const vy = y / size - 0.28
    // The shadow falls down and to the right; at the rim of the picture it is taken from the rim.
    const from = p - Math.min(shadow, p % GRID) - Math.min(shadow, Math.floor(p / GRID)) * GRID
    return mix(0.34, 1.28, Math.exp(-(vx * vx + vy * vy) * 1.7)) * (1 - 0.5 * near[from]!)
  }
}
