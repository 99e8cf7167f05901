import { sampleAt } from '#engine/body/grid.ts'
import type { BodyNet } from '#engine/body/net/body-net.ts'
import { MAP_PX, NET_PX } from '#engine/body/net/layers.ts'
import type { Pixels, SkinMask } from '#engine/body/photo.ts'
import { wantedAt } from '#engine/body/wanted-places.ts'
import type { Grid } from '#engine/pixels/field.ts'
import type { PhotoPoint } from '#shared/body.ts'
import type { Placement } from '#shared/options.ts'

/** What is seen of people, over the photo's own shape; each from 0 to 1 but for the directions. */
export interface SeenBody extends Grid {
  /** How surely anybody is there, clothed or not. */
  person: Float32Array
  /** How surely it is bare skin. */
  skin: Float32Array
  face: Float32Array
  /** Arms, legs, hands and feet: what has a direction. */
  limb: Float32Array
  /** Legs and feet of these. */
  leg: Float32Array
  /** How surely one limb ends here and another begins, or another person. */
  border: Float32Array
  /** Twice the angle of the bone below, since a bone has no head and tail; as long as it is sure. */
  boneX: Float32Array
  boneY: Float32Array
  /** Hands and feet of the limbs: where an arm and a leg end. */
  end: Float32Array
  /** How much it is of the place that a design was made for; 0 everywhere where none is asked for. */
  wanted: Float32Array
  /** From here to the bone below, in points of this grid, and how thick the limb is around it. */
  middleX: Float32Array
  middleY: Float32Array
  thick: Float32Array
}

/** A square of the photo, in its pixels; what lies outside of the photo is grey. */
interface Window {
  left: number
  top: number
  size: number
}

/** What the net's maps say, in its own order: parts from nothing to the feet, then skin, then what lies along and around the limb. */
const PARTS = 17
const NOTHING = 0
const HEAD = 1
const FIRST_LIMB = 5
const FIRST_LEG = 11
const ENDS = [9, 10, 15, 16]
const SKIN = 17
const BORDER = 19
const BONE_X = 21
const BONE_Y = 22
const MIDDLE_X = 24
const MIDDLE_Y = 25
const THICK = 26
/** Lengths are answered in parts of the square, times this. */
const LENGTHS = 4
/** Around a tap the net looks closer: at so much of the photo's shorter edge. */
const CLOSE = 0.9
/** Closer still where the limb is thin: at so many times how thick it is around its bone, but at no less of the shorter edge than this. */
const AROUND = 14
const CLOSEST = 0.35
/** Over so much of its edge the closer look fades: there it sees limbs cut off. */
const FADES = 0.12
const SEARCH_PX = 256
const GREY = 0.5

export type Sight = (tap?: PhotoPoint) => SeenBody

/** Looks at the whole photo once, and closer around each tap. `place`: the limb that is looked for where nobody taps. */
export function sightOf(photo: Pixels, net: BodyNet, place?: Placement | null): Sight {
  const look = (window: Window) => lookAt(photo, net, window, place)
  const whole = look(wholeOf(photo))
  return (tap) => {
    const close = tap && look(closeTo(tap, photo, thickAt(tap, whole, photo)))
    return together(close ? [whole, close] : [whole], photo)
  }
}

const longestOf = ({ width, height }: Grid) => Math.max(width, height)

function wholeOf(photo: Grid): Window {
  const size = longestOf(photo)
  return { left: (photo.width - size) / 2, top: (photo.height - size) / 2, size }
}

/** How thick the limb at a point is around its bone, in pixels of the photo. */
function thickAt({ x, y }: PhotoPoint, { window, thick, person }: Look, photo: Grid): number {
  const u = Math.round(((x * photo.width - window.left) / window.size) * MAP_PX - 0.5)
  const v = Math.round(((y * photo.height - window.top) / window.size) * MAP_PX - 0.5)
  let [sum, count] = [0, 1e-6]
  for (let row = Math.max(0, v - 2); row <= Math.min(MAP_PX - 1, v + 2); row++)
    for (let column = Math.max(0, u - 2); column <= Math.min(MAP_PX - 1, u + 2); column++) {
      const i = row * MAP_PX + column
      sum += person[i]! * thick[i]!
      count += person[i]!
    }
  return sum / count
}

function closeTo({ x, y }: PhotoPoint, { width, height }: Grid, thick: number): Window {
  const shortest = Math.min(width, height)
  const size = Math.min(CLOSE * shortest, Math.max(CLOSEST * shortest, AROUND * thick))
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle - size / 2, 0), length - size)
  return { left: within(x * width, width), top: within(y * height, height), size }
}

interface Look {
  window: Window
  /** Of 128 x 128 each. */
  person: Float32Array
  skin: Float32Array
  face: Float32Array
  limb: Float32Array
  leg: Float32Array
  border: Float32Array
  boneX: Float32Array
  boneY: Float32Array
  end: Float32Array
  wanted: Float32Array
  /** In pixels of the photo. */
  middleX: Float32Array
  middleY: Float32Array
  thick: Float32Array
}

const CHANNELS = [
  'person',
  'skin',
  'face',
  'limb',
  'leg',
  'boneX',
  'boneY',
  'end',
  'wanted',
] as const
const LENGTH_CHANNELS = ['middleX', 'middleY', 'thick'] as const

function lookAt(
  photo: Pixels,
  net: BodyNet,
  window: Window,
  place: Placement | null | undefined,
): Look {
  const maps = net(planesOf(photo, window))
  const n = MAP_PX * MAP_PX
  const fields = () => new Float32Array(n)
  const look: Look = {
    window,
    person: fields(),
    skin: fields(),
    face: fields(),
    limb: fields(),
    leg: fields(),
    border: fields(),
    boneX: fields(),
    boneY: fields(),
    end: fields(),
    wanted: fields(),
    middleX: fields(),
    middleY: fields(),
    thick: fields(),
  }
  const length = window.size / LENGTHS
  for (let i = 0; i < n; i++) {
    let most = -Infinity
    for (let part = 0; part < PARTS; part++) most = Math.max(most, maps[part * n + i]!)
    let [all, limb, leg, end] = [0, 0, 0, 0]
    for (let part = 0; part < PARTS; part++) {
      const value = Math.exp(maps[part * n + i]! - most)
      all += value
      if (part >= FIRST_LIMB) limb += value
      if (part >= FIRST_LEG) leg += value
      if (ENDS.includes(part)) end += value
    }
    look.person[i] = 1 - Math.exp(maps[NOTHING * n + i]! - most) / all
    look.skin[i] = look.person[i]! / (1 + Math.exp(-maps[SKIN * n + i]!))
    look.face[i] = Math.exp(maps[HEAD * n + i]! - most) / all
    look.limb[i] = limb / all
    look.leg[i] = leg / all
    look.end[i] = end / all
    if (place)
      look.wanted[i] = wantedAt(place, (part) => Math.exp(maps[part * n + i]! - most) / all)
    look.middleX[i] = length * maps[MIDDLE_X * n + i]!
    look.middleY[i] = length * maps[MIDDLE_Y * n + i]!
    look.thick[i] = length * maps[THICK * n + i]!
    look.border[i] = 1 / (1 + Math.exp(-maps[BORDER * n + i]!))
    const [x, y] = [maps[BONE_X * n + i]!, maps[BONE_Y * n + i]!]
    const sure = Math.hypot(x, y) || 1
    look.boneX[i] = (x * x - y * y) / sure
    look.boneY[i] = (2 * x * y) / sure
  }
  return look
}

/** Red, green and blue of the square, each of its pixels the mean of those it stands for. */
function planesOf({ width, height, rgba }: Pixels, { left, top, size }: Window): Float32Array {
  const n = NET_PX * NET_PX
  const planes = new Float32Array(3 * n).fill(GREY)
  const step = size / NET_PX
  for (let y = 0, o = 0; y < NET_PX; y++) {
    const y0 = Math.floor(top + y * step)
    const y1 = Math.max(y0 + 1, Math.floor(top + (y + 1) * step))
    for (let x = 0; x < NET_PX; x++, o++) {
      const x0 = Math.floor(left + x * step)
      const x1 = Math.max(x0 + 1, Math.floor(left + (x + 1) * step))
      let [r, g, b, count] = [0, 0, 0, 0]
      for (let row = Math.max(0, y0); row < Math.min(height, y1); row++)
        for (let column = Math.max(0, x0); column < Math.min(width, x1); column++) {
          const i = 4 * (row * width + column)
          r += rgba[i]!
          g += rgba[i + 1]!
          b += rgba[i + 2]!
          count++
        }
      if (count === 0) continue
      planes[o] = r / count / 255
      planes[n + o] = g / count / 255
      planes[2 * n + o] = b / count / 255
    }
  }
  return planes
}

/** The mean of all looks, and the surest border of them, over the photo at the size at which skin is searched. */
function together(looks: readonly Look[], photo: Grid): SeenBody {
  const factor = Math.min(1, SEARCH_PX / longestOf(photo))
  const width = Math.max(1, Math.round(photo.width * factor))
  const height = Math.max(1, Math.round(photo.height * factor))
  const seen = nothingSeen(width, height)
  const grid = { width: MAP_PX, height: MAP_PX }
  const [whole] = looks
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [px, py] = [((x + 0.5) * photo.width) / width, ((y + 0.5) * photo.height) / height]
      let [total, border] = [0, 0]
      for (const look of looks) {
        const { left, top, size } = look.window
        const [u, v] = [((px - left) / size) * MAP_PX, ((py - top) / size) * MAP_PX]
        const weight = look === whole ? 1 : insideOf(look.window, px, py, photo)
        if (weight === 0) continue
        total += weight
        for (const name of CHANNELS)
          seen[name][i]! += weight * sampleAt(look[name], grid, u - 0.5, v - 0.5)
        for (const name of LENGTH_CHANNELS)
          seen[name][i]! += weight * factor * sampleAt(look[name], grid, u - 0.5, v - 0.5)
        border = Math.max(border, weight * sampleAt(look.border, grid, u - 0.5, v - 0.5))
      }
      for (const name of CHANNELS) seen[name][i]! /= total
      for (const name of LENGTH_CHANNELS) seen[name][i]! /= total
      seen.border[i] = border
    }
  return seen
}

/** 1 well inside of a look, 0 outside; what the photo itself cuts off does not fade. */
function insideOf({ left, top, size }: Window, x: number, y: number, photo: Grid): number {
  const fade = FADES * size
  const from = (start: number, end: number, at: number, length: number) =>
    Math.min(
      at < start ? 0 : start <= 0 ? 1 : (at - start) / fade,
      at > end ? 0 : end >= length ? 1 : (end - at) / fade,
      1,
    )
  return Math.min(from(left, left + size, x, photo.width), from(top, top + size, y, photo.height))
}

function nothingSeen(width: number, height: number): SeenBody {
  const field = () => new Float32Array(width * height)
  return {
    width,
    height,
    person: field(),
    skin: field(),
    face: field(),
    limb: field(),
    leg: field(),
    border: field(),
    boneX: field(),
    boneY: field(),
    end: field(),
    wanted: field(),
    middleX: field(),
    middleY: field(),
    thick: field(),
  }
}

/** What would be seen of a limb whose skin is known; which way it runs, its outline tells. */
export function knownLimb(mask: SkinMask, photo: Grid): SeenBody {
  const factor = Math.min(1, SEARCH_PX / longestOf(photo))
  const width = Math.max(1, Math.round(photo.width * factor))
  const height = Math.max(1, Math.round(photo.height * factor))
  const seen = nothingSeen(width, height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const row = Math.floor(((y + 0.5) * mask.height) / height)
      const column = Math.floor(((x + 0.5) * mask.width) / width)
      seen.skin[i] = mask.alpha[row * mask.width + column]! / 255
      seen.limb[i] = 1
      seen.person[i] = 1
    }
  return seen
}
