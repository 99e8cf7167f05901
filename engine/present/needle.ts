import type { BareBody } from '#engine/present/skin.ts'
import type { Canvas } from '#engine/present/body/body.ts'
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
}

/** One copy of the design on the skin. Sleeves hold two, the lower one turned over, as one design is too short for an arm. */
interface Copy {
  along: number
  isMirrored: boolean
}

/** The design's width on the skin, in units of the picture. Tall and wide designs cover about as much skin as square ones. */
function widthOn({ size }: Canvas, ink: Ink): number {
  const aspect = ink.w / ink.h
  switch (size.by) {
    case 'area':
      return size.length * Math.sqrt(aspect)
    case 'width':
      return size.length
    case 'height':
      return size.length * aspect
  }
}

function copiesOn({ ground, size }: Canvas, height: number): Copy[] {
  if (!ground || size.by !== 'width') return [{ along: 0, isMirrored: false }]
  const gap = Math.min(0.46 * (ground[1] - ground[0]), 0.46 * height)
  return [
    { along: -gap, isMirrored: false },
    { along: gap, isMirrored: true },
  ]
}

/**
 * Finds what ink lies at a point of the body's grid. It writes into one object and answers whether there is any, because it is
 * asked a million times.
 */
export function needleFor(
  ink: Ink,
  { surface, canvas, complexion }: BareBody,
  sizePx: number,
  workspace: Workspace,
) {
  const width = widthOn(canvas, ink)
  const perUnit = ink.w / width
  const height = ink.h / perUnit
  const copies = copiesOn(canvas, height)
  const { across, along } = surface
  const side = surface.relief.side
  const { black, spread, fourth } = settle(ink, width * sizePx, workspace)
  const gain = mix(0.3, 0.15, complexion.dark)
  const grain = noise(8, 79)
  const ground = groundFor(canvas, black)
  const reach = Math.max(
    ...copies.map((copy) => Math.abs(copy.along) + height / 2),
    ...(canvas.ground ?? []).map(Math.abs),
  )
  return (p: number, tx: number, ty: number, x: number, y: number, laid: Laid): boolean => {
    const at4 = (plane: Float32Array) =>
      (plane[p]! * (1 - tx) + plane[p + 1]! * tx) * (1 - ty) +
      (plane[p + side]! * (1 - tx) + plane[p + side + 1]! * tx) * ty
    const b = at4(along)
    if (b < -reach || b > reach) return false
    const a = at4(across)
    if (!ground && (a < -width / 2 || a > width / 2)) return false
    laid.density = 0
    laid.r = laid.g = laid.b = 1
    let halo = 0
    for (const copy of copies) {
      const u = (copy.isMirrored ? -a : a) * perUnit + ink.w / 2
      const v = (b - copy.along) * perUnit + ink.h / 2
      if (!(u > 1 && v > 1 && u < ink.w - 2 && v < ink.h - 2)) continue
      const ix = u | 0
      const iy = v | 0
      const fx = u - ix
      const fy = v - iy
      const q = iy * ink.w + ix
      const between = (plane: Float32Array) =>
        (plane[q]! * (1 - fx) + plane[q + 1]! * fx) * (1 - fy) +
        (plane[q + ink.w]! * (1 - fx) + plane[q + ink.w + 1]! * fx) * fy
      const around = spread[(iy >> 2) * fourth + (ix >> 2)]!
      halo = Math.max(halo, around)
      laid.density = Math.max(laid.density, around * gain, between(black))
      if (!ink.colour) continue
      laid.r *= tint(between(ink.colour.r))
      laid.g *= tint(between(ink.colour.g))
      laid.b *= tint(between(ink.colour.b))
    }
    if (ground) laid.density = Math.max(laid.density, ground(a, b, halo))
    laid.density = Math.min(0.98, laid.density * 0.965 * (1 + 0.015 * at(grain, x, y)))
    return laid.density > 0 || laid.r < 1 || laid.g < 1 || laid.b < 1
  }
}

/** Colour is stored as it looks on paper; in linear light that is about its square. */
const tint = (v: number) => v * v

/** Soft grey clouds that carry a sleeve along the limb, as dark as the design itself: line work gets hardly any. */
function groundFor({ ground }: Canvas, black: Float32Array) {
  if (!ground) return null
  let inked = 0
  let grey = 0
  for (let i = 0; i < black.length; i += 7) {
    if (black[i]! > 0.06) inked++
    if (black[i]! > 0.06 && black[i]! < 0.7) grey++
  }
  const strength = 0.6 * smoothstep(0.3, 0.6, grey / Math.max(1, inked))
  if (strength < 0.02) return null
  const cloud = fbm(64, 5, 12)
  const [from, to] = ground
  return (a: number, b: number, halo: number): number => {
    const end = smoothstep(from, from + 0.12, b) * smoothstep(to, to - 0.12, b)
    if (end <= 0) return 0
    const v = smoothstep(-0.42, 0.38, at(cloud, a * 700 + 150, b * 700))
    return strength * end * v * (1 - smoothstep(0.02, 0.2, halo))
  }
}

/** The design as the needle leaves it: a touch of blur where it is reduced, and a quarter-size halo of spread ink. */
function settle(ink: Ink, widthPx: number, workspace: Workspace) {
  const { w, h } = ink
  const black = workspace.floats('needle: black', w * h, 'as left')
  black.set(ink.black)
  const reduce = w / widthPx
  const radius = Math.max(1, Math.round((reduce - 1) / 2))
  if (reduce > 1.2) blur({ width: w, height: h, values: black }, { radius, passes: 1, workspace })
  const fourth = w >> 2
  const rows = h >> 2
  const spread = workspace.floats('needle: spread', fourth * (rows + 1))
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < fourth; x++) {
      const i = 4 * y * w + 4 * x
      spread[y * fourth + x] =
        0.25 * (black[i]! + black[i + 2]! + black[i + 2 * w]! + black[i + 2 * w + 2]!)
    }
  blur({ width: fourth, height: rows, values: spread }, { radius: 1, passes: 1, workspace })
  return { black, spread, fourth }
}
