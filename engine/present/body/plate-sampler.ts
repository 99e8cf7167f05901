import {
  BLUR_STEPS,
  FULL_LIGHT,
  MM_STEPS,
  NO_MM,
  type BodyPlate,
} from '#engine/present/body/plate.ts'

/** What a plate holds at a place; one object is written again and again, a million times a picture. */
export interface PlatePoint {
  r: number
  g: number
  b: number
  shine: number
  /** 0 to 1. */
  cover: number
  cloth: number
  wall: number
  /** Millimetres on the design's sheet. */
  isOnSheet: boolean
  right: number
  down: number
  cloud: number
  /** Half the width of the lens's blur, in pixels of the picture. */
  blur: number
}

export const emptyPoint = (): PlatePoint => ({
  r: 0,
  g: 0,
  b: 0,
  shine: 0,
  cover: 0,
  cloth: 0,
  wall: 1,
  isOnSheet: false,
  right: 0,
  down: 0,
  cloud: 0,
  blur: 0,
})

/** Writes what lies at a pixel of a picture of some size into the point. */
export type PlateSampler = (x: number, y: number, into: PlatePoint) => void

export function samplerFor(whole: BodyPlate, size: number): PlateSampler {
  let plate = whole
  // Smaller pictures see means of pixels: single ones would flicker in the pores.
  while (plate.size >= 1.6 * size) plate = halfOf(plate)
  return plate.size === size ? pixelsOf(plate) : betweenPixels(plate, size)
}

const LIGHT = 1 / FULL_LIGHT
const BYTE = 1 / 255

function pixelsOf(plate: BodyPlate): PlateSampler {
  const { size, lit, shine, cover, cloth, wall, mm, clouds, blur } = plate
  return (x, y, into) => {
    const p = y * size + x
    into.cover = cover[p]! * BYTE
    into.wall = wall[p]! * BYTE
    if (into.cover === 0) return
    into.r = lit[p * 3]! * LIGHT
    into.g = lit[p * 3 + 1]! * LIGHT
    into.b = lit[p * 3 + 2]! * LIGHT
    into.shine = shine[p]! * LIGHT
    into.cloth = cloth[p]! * BYTE
    const right = mm[p * 2]!
    into.isOnSheet = right !== NO_MM
    into.right = right / MM_STEPS
    into.down = mm[p * 2 + 1]! / MM_STEPS
    into.cloud = clouds ? clouds[p]! * BYTE : 0
    into.blur = blur[p]! / BLUR_STEPS
  }
}

function betweenPixels(plate: BodyPlate, size: number): PlateSampler {
  const { size: side, lit, shine, cover, cloth, wall, mm, clouds, blur } = plate
  const blurPx = size / side / BLUR_STEPS
  const girthSteps = plate.design.by === 'girth' ? plate.design.mm * MM_STEPS : 0
  return (x, y, into) => {
    const gx = Math.min(side - 1.001, Math.max(0, ((x + 0.5) * side) / size - 0.5))
    const gy = Math.min(side - 1.001, Math.max(0, ((y + 0.5) * side) / size - 0.5))
    const p = (gy | 0) * side + (gx | 0)
    const [q, tx, ty] = [p + side, gx - (gx | 0), gy - (gy | 0)]
    const of = (plane: Uint16Array | Uint8Array, step: number, k: number) =>
      (plane[p * step + k]! * (1 - tx) + plane[(p + 1) * step + k]! * tx) * (1 - ty) +
      (plane[q * step + k]! * (1 - tx) + plane[(q + 1) * step + k]! * tx) * ty
    into.cover = of(cover, 1, 0) * BYTE
    into.wall = of(wall, 1, 0) * BYTE
    if (into.cover === 0) return
    // Beside the body there is no light to take a share of.
    const lent = 1 / Math.max(0.25, shareOfBody(cover, p, q, tx, ty))
    into.r = of(lit, 3, 0) * LIGHT * lent
    into.g = of(lit, 3, 1) * LIGHT * lent
    into.b = of(lit, 3, 2) * LIGHT * lent
    into.shine = of(shine, 1, 0) * LIGHT * lent
    into.cloth = of(cloth, 1, 0) * BYTE
    into.cloud = clouds ? of(clouds, 1, 0) * BYTE : 0
    into.blur = blur[p]! * blurPx
    const [a, b, c, d] = [mm[p * 2]!, mm[p * 2 + 2]!, mm[q * 2]!, mm[q * 2 + 2]!]
    into.isOnSheet = a !== NO_MM && b !== NO_MM && c !== NO_MM && d !== NO_MM
    if (!into.isOnSheet) return
    const near = (v: number) => (girthSteps ? v - girthSteps * Math.round((v - a) / girthSteps) : v)
    into.right =
      ((a * (1 - tx) + near(b) * tx) * (1 - ty) + (near(c) * (1 - tx) + near(d) * tx) * ty) /
      MM_STEPS
    const under = (k: number) => mm[k * 2 + 1]!
    into.down =
      ((under(p) * (1 - tx) + under(p + 1) * tx) * (1 - ty) +
        (under(q) * (1 - tx) + under(q + 1) * tx) * ty) /
      MM_STEPS
  }
}

/** How much of what is between four pixels belongs to any that shows some body. */
function shareOfBody(cover: Uint8Array, p: number, q: number, tx: number, ty: number): number {
  return (
    ((cover[p] ? 1 - tx : 0) + (cover[p + 1] ? tx : 0)) * (1 - ty) +
    ((cover[q] ? 1 - tx : 0) + (cover[q + 1] ? tx : 0)) * ty
  )
}

/** Halves of plates that are still in use: making one costs as much as showing a design. */
const halves = new WeakMap<BodyPlate, BodyPlate>()

function halfOf(plate: BodyPlate): BodyPlate {
  const half = halves.get(plate) ?? halved(plate)
  halves.set(plate, half)
  return half
}

/** The same plate at half the size. */
function halved(plate: BodyPlate): BodyPlate {
  const { size: side } = plate
  const size = side >> 1
  const n = size * size
  const cover = new Uint8Array(n)
  const mm = new Int16Array(n * 2)
  const blur = new Uint8Array(n)
  const corners = [0, 1, side, side + 1]
  const mean = (values: Uint8Array | Uint16Array, out: Uint8Array | Uint16Array, step: number) => {
    for (let p = 0; p < n; p++) {
      const from = Math.floor(p / size) * 2 * side + (p % size) * 2
      for (let k = 0; k < step; k++) {
        let [sum, all] = [0, 0]
        for (const corner of corners) {
          const weight = plate.cover[from + corner]!
          sum += values[(from + corner) * step + k]! * weight
          all += weight
        }
        out[p * step + k] = all ? Math.round(sum / all) : values[from * step + k]!
      }
    }
  }
  for (let p = 0; p < n; p++) {
    const from = Math.floor(p / size) * 2 * side + (p % size) * 2
    cover[p] = (corners.reduce((sum, corner) => sum + plate.cover[from + corner]!, 0) + 2) >> 2
    blur[p] = plate.blur[from]! >> 1
    mm[p * 2] = plate.mm[from * 2]!
    mm[p * 2 + 1] = plate.mm[from * 2 + 1]!
  }
  const half = {
    ...plate,
    size,
    cover,
    mm,
    blur,
    lit: new Uint16Array(n * 3),
    shine: new Uint16Array(n),
    cloth: new Uint8Array(n),
    wall: new Uint8Array(n),
    pxPerMm: plate.pxPerMm / 2,
  }
  mean(plate.lit, half.lit, 3)
  mean(plate.shine, half.shine, 1)
  mean(plate.cloth, half.cloth, 1)
  mean(plate.wall, half.wall, 1)
  if (plate.clouds) {
    half.clouds = new Uint8Array(n)
    mean(plate.clouds, half.clouds, 1)
  }
  return half
}
