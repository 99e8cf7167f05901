import type { BodyPlate } from '#engine/present/body/plate.ts'
import type { PlatePoint } from '#engine/present/body/plate-sampler.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { blur } from '#engine/pixels/blur.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

/** What lies at a pixel: black, and how much of each light the colour lets through. */
export interface Laid {
  density: number
  r: number
  g: number
  b: number
  /** How near ink is, and how sore the skin is for a few millimetres around it. */
  halo: number
  sore: number
}

/** A band's design may be this tall, in parts of the way around the limb; what is taller is no band and gets smaller. */
const BAND_HEIGHT = 0.42

/** The design's width on the skin, in millimetres. Tall and wide designs cover about as much skin as square ones. */
export function widthMmOn({ design }: Pick<BodyPlate, 'design'>, ink: Ink): number {
  const aspect = ink.w / ink.h
  switch (design.by) {
    case 'area':
      return design.mm * Math.sqrt(aspect)
    case 'width':
      // What is wide goes on around the limb, out of sight.
      return design.mm * Math.min(1.25, Math.max(1, Math.sqrt(aspect)))
    case 'girth':
      return Math.min(design.mm, BAND_HEIGHT * design.mm * aspect)
  }
}

interface NeedleOptions {
  plate: BodyPlate
  /** 0 for light skin, 1 for the darkest. */
  dark: number
  sizePx: number
  workspace: Workspace
}

/**
 * Finds what ink lies at a point of the body. It writes into one object and answers whether there is any, because it is asked a
 * million times.
 */
export function needleFor(drawn: Ink, { plate, dark, sizePx, workspace }: NeedleOptions) {
  const { design } = plate
  const ink = design.by === 'width' ? trimmed(drawn) : drawn
  const width = widthMmOn(plate, ink)
  const height = (ink.h * width) / ink.w
  const seenPx = (width * plate.pxPerMm * sizePx) / plate.size
  const settled = settle(ink, { width, seenPx }, workspace)
  const { w, h, black, colour, spread, fourth, step } = settled
  const sore = soreAround(settled, w / width, workspace)
  const soreReach = (SORE_MM * w) / width
  const blurPx = w / seenPx / step
  const perMm = w / width
  const gain = mix(0.3, 0.15, dark)
  const uneven = fbm(32, 4, 79)
  const unsteady = noise(16, 83)
  const wobble = WOBBLE_MM * perMm
  const ground = plate.clouds ? groundOf(black, design.by === 'width' ? LEAST_GROUND : 0) : 0
  const girth = design.by === 'girth' ? design.mm : 0
  const closes = girth > 0 && width >= girth
  const reach = Math.max(height / 2, ...(ground > 0 ? plate.reachMm! : []))
  const between = (plane: Float32Array, q: number, next: number, fx: number, fy: number) =>
    (plane[q]! * (1 - fx) + plane[next]! * fx) * (1 - fy) +
    (plane[q + w]! * (1 - fx) + plane[next + w]! * fx) * fy
  return ({ right, down, cloud, blur: lensPx }: PlatePoint, laid: Laid): boolean => {
    if (down < -reach || down > reach) return false
    const across = girth > 0 ? right - girth * Math.round(right / girth) : right
    if (ground === 0 && (across < -width / 2 || across > width / 2)) return false
    laid.density = 0
    laid.r = laid.g = laid.b = 1
    laid.halo = laid.sore = 0
    const drawnU = across * perMm + w / 2
    const drawnV = down * perMm + h / 2
    const near = sore(drawnU, drawnV)
    // Most of a sheet is bare: nothing else has to be asked where no ink is near.
    if (ground === 0 && near < NOTHING_NEAR) return false
    const col = (right * 5) | 0
    const row = (down * 5) | 0
    const u = drawnU + wobble * at(unsteady, col, row)
    const v = drawnV + wobble * at(unsteady, row + 91, col + 37)
    // Where a band closes, its last column lies beside its first.
    if (v > 1 && v < h - 2 && (closes || (u > 1 && u < w - 2))) {
      const ix = Math.max(0, Math.min(w - 1, u | 0))
      const iy = v | 0
      const fx = u > ix ? u - ix : 0
      const fy = v - iy
      const q = iy * w + ix
      const next = iy * w + (ix + 1 < w ? ix + 1 : 0)
      const sx = Math.min(fourth - 1.001, Math.max(0, (u + 0.5) / step - 0.5))
      const sy = Math.max(0, (v + 0.5) / step - 0.5)
      const [kx, ky] = [sx | 0, sy | 0]
      const k = ky * fourth + kx
      const around =
        (spread[k]! * (1 - sx + kx) + spread[k + 1]! * (sx - kx)) * (1 - sy + ky) +
        (spread[k + fourth]! * (1 - sx + kx) + spread[k + fourth + 1]! * (sx - kx)) * (sy - ky)
      laid.halo = around
      // The sheet's own edge must not show.
      laid.sore = near * Math.max(0, Math.min(1, Math.min(u, v, w - u, h - v) / soreReach))
      const sharp = Math.max(around * gain, between(black, q, next, fx, fy))
      // Out of focus it is as soft as the skin.
      const soft = lensPx > 0.7 ? Math.min(1, (lensPx - 0.7) * blurPx * 0.9) : 0
      laid.density = sharp + (around - sharp) * soft
      if (colour) {
        const r = tint(between(colour.r, q, next, fx, fy))
        const g = tint(between(colour.g, q, next, fx, fy))
        const b = tint(between(colour.b, q, next, fx, fy))
        // Skin lies over the pigment, too, so that no colour is as pure as it was in the bottle.
        const grey = VEILED * (0.3 * r + 0.6 * g + 0.1 * b + 0.15)
        laid.r = Math.min(1, r * (1 - VEILED) + grey)
        laid.g = Math.min(1, g * (1 - VEILED) + grey)
        laid.b = Math.min(1, b * (1 - VEILED) + grey)
      }
    }
    if (ground > 0) {
      const beyond = Math.abs(down) - height / 2
      const smoke = ground * cloud * smoothstep(GROUND_FADES[0], GROUND_FADES[1], beyond)
      laid.density = Math.max(laid.density, smoke * (1 - smoothstep(0.02, 0.2, laid.halo)))
    }
    // A hand is never quite even, and skin takes ink in spots.
    const taken =
      1 +
      0.08 * at(uneven, (right * 9) | 0, (down * 9) | 0) +
      0.07 * at(uneven, (right * 1.3) | 0, (down * 1.3) | 0)
    laid.density = Math.min(0.975, laid.density * 0.955 * taken)
    return laid.density > 0 || laid.sore > 0.004 || laid.r < 1 || laid.g < 1 || laid.b < 1
  }
}

/** The design without the paper around it: a sleeve is filled with the drawing, not with its margins. */
function trimmed(ink: Ink): Ink {
  const { w, h, black, colour } = ink
  const every = 4
  let [left, right, top, bottom] = [w, 0, h, 0]
  for (let y = 0; y < h; y += every)
    for (let x = 0; x < w; x += every) {
      const i = y * w + x
      if (black[i]! < 0.1 && !(colour && Math.min(colour.r[i]!, colour.g[i]!, colour.b[i]!) < 0.85))
        continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const [x0, y0] = [Math.max(0, left - 2 * every), Math.max(0, top - 2 * every)]
  const [wide, high] = [Math.min(w, right + 3 * every) - x0, Math.min(h, bottom + 3 * every) - y0]
  if (right <= left || bottom <= top || wide * high > 0.9 * w * h) return ink
  const cut = (plane: Float32Array) => {
    const out = new Float32Array(wide * high)
    for (let y = 0; y < high; y++) {
      const from = (y0 + y) * w + x0
      out.set(plane.subarray(from, from + wide), y * wide)
    }
    return out
  }
  return {
    w: wide,
    h: high,
    black: cut(black),
    ...(colour ? { colour: { r: cut(colour.r), g: cut(colour.g), b: cut(colour.b) } } : {}),
  }
}

/** How far a line strays from where it was drawn. */
const WOBBLE_MM = 0.16
/** Ink comes to rest this far from the needle, all around. */
const SPREAD_MM = 0.33
/** How much of a colour is lost to the skin above it. */
const VEILED = 0.13
/** Skin is sore this far around fresh ink. */
const SORE_MM = 4
/** Less than the smallest dot is felt anywhere around it. */
const NOTHING_NEAR = 1e-4
/** The thinnest line there is. */
const NEEDLE_MM = 0.24
/** A whole sleeve is never without some shading behind it. */
const LEAST_GROUND = 0.42
/** Shading fades out between these distances from the design, in millimetres. */
const GROUND_FADES = [210, 20] as const

/** Colour is stored as it looks on paper; in linear light that is about its square. */
const tint = (v: number) => v * v

/** How dark the clouds are that carry a sleeve along the limb: as dark as the design itself, so line work gets hardly any; `least` where some belongs to the place. */
function groundOf(black: Float32Array, least: number): number {
  let inked = 0
  let grey = 0
  for (let i = 0; i < black.length; i += 7) {
    if (black[i]! > 0.06) inked++
    if (black[i]! > 0.06 && black[i]! < 0.7) grey++
  }
  if (inked === 0) return 0
  const strength = Math.max(least, 0.45 * smoothstep(0.3, 0.6, grey / Math.max(1, inked)))
  return strength < 0.02 ? 0 : strength
}

/** The design as the needle leaves it: no finer than it is seen, a touch wider than it was drawn, and a halo of spread ink. */
function settle(
  ink: Ink,
  { width, seenPx }: { width: number; seenPx: number },
  workspace: Workspace,
) {
  const reduce = ink.w / seenPx
  const every = Math.max(1, Math.floor(0.8 * reduce))
  const [w, h] = [Math.floor(ink.w / every), Math.floor(ink.h / every)]
  const own = Math.hypot((SPREAD_MM * w) / width, (0.5 * reduce) / every)
  const radius = Math.round(Math.sqrt(3) * own * 0.5)
  const settled = (name: string, plane: Float32Array, { thicker = 0, keen = 0 } = {}) => {
    const values = workspace.floats(`needle: ${name}`, w * h, 'as left')
    shrink(ink, plane, { values, w, h, every, keen })
    if (thicker > 0) thicken(values, w, h, workspace)
    return blur({ width: w, height: h, values }, { radius, passes: 1, workspace })
  }
  // On small places lines would come out thinner than any needle.
  const thicker = Math.floor((NEEDLE_MM * w) / width / 2 + 0.35)
  const black = settled('black', ink.black, { thicker, keen: 0.32 })
  // Thin lines keep their strength: a needle goes over them until they are dark.
  for (let i = 0; i < black.length; i++) black[i]! *= 1.3 - 0.3 * black[i]!
  const step = Math.max(1, Math.round(4 / every))
  const fourth = Math.floor(w / step)
  const rows = Math.floor(h / step)
  const spread = workspace.floats('needle: spread', fourth * (rows + 1))
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < fourth; x++) spread[y * fourth + x] = black[step * (y * w + x)]!
  blur({ width: fourth, height: rows, values: spread }, { radius: 1, passes: 2, workspace })
  const { colour } = ink
  return {
    w,
    h,
    black,
    ...(colour
      ? {
          colour: {
            r: settled('red', colour.r),
            g: settled('green', colour.g),
            b: settled('blue', colour.b),
          },
        }
      : {}),
    spread,
    fourth,
    step,
  }
}

/** How sore the skin is at a place on the sheet: it knows ink a few millimetres away. */
function soreAround(
  { w: wide, h: high, spread, colour, fourth, step }: ReturnType<typeof settle>,
  perMm: number,
  workspace: Workspace,
) {
  const rows = Math.floor(high / step)
  const every = Math.max(1, Math.round((perMm * 1.2) / step))
  const [w, h] = [Math.ceil(fourth / every) + 1, Math.ceil(rows / every) + 1]
  const values = workspace.floats('needle: sore', w * h)
  const share = 1 / every ** 2
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < fourth; x++) {
      let inked = spread[y * fourth + x]!
      if (colour) {
        const i = step * (y * wide + x)
        inked = Math.max(inked, 1 - Math.min(colour.r[i]!, colour.g[i]!, colour.b[i]!))
      }
      values[((y / every) | 0) * w + ((x / every) | 0)]! += inked * share
    }
  const radius = Math.max(1, Math.round((SORE_MM * perMm) / step / every / 2))
  blur({ width: w, height: h, values }, { radius, passes: 2, workspace })
  const cell = 1 / (every * step)
  return (u: number, v: number): number => {
    const gx = Math.min(w - 1.001, Math.max(0, u * cell - 0.5))
    const gy = Math.min(h - 1.001, Math.max(0, v * cell - 0.5))
    const [x, y] = [gx | 0, gy | 0]
    const i = y * w + x
    const [tx, ty] = [gx - x, gy - y]
    return (
      (values[i]! * (1 - tx) + values[i + 1]! * tx) * (1 - ty) +
      (values[i + w]! * (1 - tx) + values[i + w + 1]! * tx) * ty
    )
  }
}

interface Shrunk {
  values: Float32Array
  w: number
  h: number
  every: number
  /** How much the darkest of a square counts beside the mean: lines must not fade with the size they are shown at. */
  keen: number
}

/** Means over squares: what is finer than the picture would only flicker in it. */
function shrink(ink: Ink, plane: Float32Array, { values, w, h, every, keen }: Shrunk): void {
  if (every === 1) {
    values.set(plane)
    return
  }
  const share = 1 / (every * every)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let [sum, most] = [0, 0]
      for (let k = 0; k < every; k++) {
        const o = (y * every + k) * ink.w + x * every
        for (let m = 0; m < every; m++) {
          const v = plane[o + m]!
          sum += v
          if (v > most) most = v
        }
      }
      values[y * w + x] = sum * share * (1 - keen) + most * keen
    }
}

/** Ink goes a point over its edges, all around, though not as dense as within. */
function thicken(values: Float32Array, w: number, h: number, workspace: Workspace): void {
  const rows = workspace.floats('needle: thicker', w * h, 'as left')
  for (let i = 0; i < rows.length; i++)
    rows[i] = Math.max(values[i]!, values[i - 1] ?? 0, values[i + 1] ?? 0)
  for (let i = 0; i < rows.length; i++)
    values[i] = mix(values[i]!, Math.max(rows[i]!, rows[i - w] ?? 0, rows[i + w] ?? 0), 0.8)
}
