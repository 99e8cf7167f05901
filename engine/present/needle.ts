import type { BodyPlate } from '#engine/present/body/plate.ts'
import type { PlatePoint } from '#engine/present/body/plate-sampler.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { blur } from '#engine/pixels/blur.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

/** What lies at a pixel: black, and how much of each light the colour lets through. */
export interface Laid {
  density: number
  r: number
  g: number
  b: number
}

/** One copy of the design on the skin. Sleeves hold several, every second one turned over, as one design is too short for an arm. */
interface Copy {
  down: number
  isMirrored: boolean
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
      return design.mm
    case 'girth':
      return Math.min(design.mm, BAND_HEIGHT * design.mm * aspect)
  }
}

/** As many as fill the sleeve. */
const MOST_COPIES = 4

function copiesOn({ clouds, design, reachMm }: BodyPlate, height: number): Copy[] {
  if (!clouds || !reachMm || design.by !== 'width') return [{ down: 0, isMirrored: false }]
  const long = reachMm[0] + reachMm[1]
  const count = Math.min(MOST_COPIES, Math.max(2, Math.floor(long / (0.92 * height))))
  const gap = Math.min(long / (count + 0.2), (count > 2 ? 1.06 : 0.92) * height)
  return Array.from({ length: count }, (_, k) => ({
    down: (k - (count - 1) / 2) * gap,
    isMirrored: k % 2 === 1,
  }))
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
export function needleFor(ink: Ink, { plate, dark, sizePx, workspace }: NeedleOptions) {
  const { design } = plate
  const width = widthMmOn(plate, ink)
  const perMm = ink.w / width
  const height = ink.h / perMm
  const copies = copiesOn(plate, height)
  const seenPx = (width * plate.pxPerMm * sizePx) / plate.size
  const { black, spread, fourth } = settle(ink, seenPx, workspace)
  const gain = mix(0.3, 0.15, dark)
  const grain = noise(8, 79)
  const ground = plate.clouds ? groundOf(black) : 0
  const girth = design.by === 'girth' ? design.mm : 0
  const closes = girth > 0 && width >= girth
  const reach = Math.max(
    ...copies.map((copy) => Math.abs(copy.down) + height / 2),
    ...(ground > 0 ? plate.reachMm! : []),
  )
  return ({ right, down, cloud }: PlatePoint, x: number, y: number, laid: Laid): boolean => {
    if (down < -reach || down > reach) return false
    const across = girth > 0 ? right - girth * Math.round(right / girth) : right
    if (ground === 0 && (across < -width / 2 || across > width / 2)) return false
    laid.density = 0
    laid.r = laid.g = laid.b = 1
    let halo = 0
    for (const copy of copies) {
      const u = (copy.isMirrored ? -across : across) * perMm + ink.w / 2
      const v = (down - copy.down) * perMm + ink.h / 2
      if (!(v > 1 && v < ink.h - 2)) continue
      // Where a band closes, its last column lies beside its first.
      if (!closes && !(u > 1 && u < ink.w - 2)) continue
      const ix = Math.min(ink.w - 1, u | 0)
      const iy = v | 0
      const fx = u - ix
      const fy = v - iy
      const row = iy * ink.w
      const q = row + ix
      const next = row + (ix + 1 < ink.w ? ix + 1 : 0)
      const between = (plane: Float32Array) =>
        (plane[q]! * (1 - fx) + plane[next]! * fx) * (1 - fy) +
        (plane[q + ink.w]! * (1 - fx) + plane[next + ink.w]! * fx) * fy
      const around = spread[(iy >> 2) * fourth + Math.min(fourth - 1, ix >> 2)]!
      halo = Math.max(halo, around)
      laid.density = Math.max(laid.density, around * gain, between(black))
      if (!ink.colour) continue
      laid.r *= tint(between(ink.colour.r))
      laid.g *= tint(between(ink.colour.g))
      laid.b *= tint(between(ink.colour.b))
    }
    if (ground > 0)
      laid.density = Math.max(laid.density, ground * cloud * (1 - smoothstep(0.02, 0.2, halo)))
    laid.density = Math.min(0.98, laid.density * 0.965 * (1 + 0.015 * at(grain, x, y)))
    return laid.density > 0 || laid.r < 1 || laid.g < 1 || laid.b < 1
  }
}

/** Colour is stored as it looks on paper; in linear light that is about its square. */
const tint = (v: number) => v * v

/** How dark the clouds are that carry a sleeve along the limb: as dark as the design itself, so line work gets hardly any. */
function groundOf(black: Float32Array): number {
  let inked = 0
  let grey = 0
  for (let i = 0; i < black.length; i += 7) {
    if (black[i]! > 0.06) inked++
    if (black[i]! > 0.06 && black[i]! < 0.7) grey++
  }
  const strength = 0.45 * smoothstep(0.3, 0.6, grey / Math.max(1, inked))
  return strength < 0.02 ? 0 : strength
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
