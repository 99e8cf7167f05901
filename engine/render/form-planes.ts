import { CHANNELS, type Plate } from '#engine/forms/plate.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'

/** From a plate's pixels to the canvas and back. */
export interface Placing {
  toCanvas: (x: number, y: number) => V2
  toPlate: (x: number, y: number) => V2
  /** A direction on the plate (y down), turned with its layer. */
  turn: (x: number, y: number) => V2
  /** Canvas pixels a plate's pixel. */
  scale: number
}

/** A part of the canvas. */
export interface Window {
  left: number
  top: number
  w: number
  h: number
}

/** Where a form goes, and from which pixel on it has the planes that all forms of a drawing share. */
export interface Place {
  plate: Plate
  placing: Placing
  window: Window
  from: number
}

/** What is known of all forms of a drawing at every pixel of their windows, one window after the other. */
export type Planes = Pick<Sight, FloatPlane | BytePlane | 'part'> & { at: Int32Array }
type FloatPlane = 'depth' | 'normal' | (typeof CHANNELS)[number]
type BytePlane = (typeof BYTES)[number]

const BYTES = ['hit', 'material', 'drawn', 'hue', 'hue2'] as const

/** Some forty megabytes for a large form: made anew for each design, they would keep the collector busier than the inks. */
export function emptyPlanes(pixels: number, workspace: Workspace): Planes {
  const named = <N extends string, V>(names: readonly N[], lend: (name: string) => V) =>
    Object.fromEntries(names.map((name) => [name, lend(`forms: ${name}`)])) as Record<N, V>
  return {
    ...named(CHANNELS, (name) => workspace.floats(name, pixels)),
    ...named(BYTES, (name) => workspace.bytes(name, pixels)),
    depth: workspace.floats('forms: depth', pixels, 'as left').fill(-9),
    normal: workspace.floats('forms: normal', 3 * pixels),
    part: workspace.places('forms: part', pixels),
    at: workspace.places('forms: at', pixels, 'as left').fill(-1),
  }
}

export function ownPlanes(planes: Planes, { from, window: { w, h } }: Place): Planes {
  const own = Object.entries(planes).map(([name, plane]) => {
    const each = name === 'normal' ? 3 : 1
    return [name, plane.subarray(from * each, (from + w * h) * each)]
  })
  return Object.fromEntries(own) as Planes
}

/**
 * Takes a row of the window from the plate, given where on the plate it begins. What is soft is taken between four pixels, as long
 * as all of them are of one surface; what has a number, from the nearest. One function for a whole row: a call for each pixel would
 * allocate the two coordinates it is told.
 */
export function sampler(
  { plate, placing, window: { left, top, w } }: Place,
  sight: Sight,
  { at, shaped, g }: { at: Int32Array; shaped: Uint8Array; g: GBuffer },
) {
  const { size, shape, depth, normal, channels, material, hue, hue2, drawn, part } = plate
  const step = CHANNELS.length
  const planes = CHANNELS.map((name) => sight[name])
  const isOpened = Uint8Array.from(g.regions, (region) => (region.isWithin ? 1 : 0))
  const [du, dv] = placing.turn(1, 0)
  const [eu, ev] = placing.turn(0, 1)
  // One step along a row of the canvas is always the same step on the plate.
  const [u0, v0] = placing.toPlate(0, 0)
  const [u1, v1] = placing.toPlate(1, 0)
  const [alongU, alongV] = [u1 - u0, v1 - v0]
  return (row: number, startU: number, startV: number): void => {
    let [u, v] = [startU, startV]
    for (let x = 0; x < w; x++, u += alongU, v += alongV) {
      const px = (u + 0.5) | 0
      const py = (v + 0.5) | 0
      if (u <= -0.5 || v <= -0.5 || px >= size || py >= size) continue
      const k = row * w + x
      const j = py * size + px
      at[k] = j
      if (shape[j]) shaped[k] = 1
      // Also where something lies above: the form is seen between the tufts of that.
      if (shape[j] !== 1 || isOpened[g.id[(row + top) * g.w + x + left]!]) continue
      sight.hit[k] = 1
      sight.material[k] = material[j]!
      sight.hue[k] = hue[j]!
      sight.hue2[k] = hue2[j]!
      sight.drawn[k] = drawn[j]!
      sight.part[k] = part[j]!
      sight.depth[k] = depth[j]!
      const nx = normal[j * 3]! / 127
      const ny = -normal[j * 3 + 1]! / 127
      sight.normal[k * 3] = nx * du + ny * eu
      sight.normal[k * 3 + 1] = -(nx * dv + ny * ev)
      sight.normal[k * 3 + 2] = normal[j * 3 + 2]! / 127
      const ux = u | 0
      const vy = v | 0
      const a = vy * size + ux
      const isSmooth =
        ux + 1 < size &&
        vy + 1 < size &&
        shape[a] === 1 &&
        shape[a + 1] === 1 &&
        shape[a + size] === 1 &&
        shape[a + size + 1] === 1 &&
        Math.abs(depth[a]! - depth[a + size + 1]!) < 0.08 &&
        Math.abs(depth[a + 1]! - depth[a + size]!) < 0.08
      if (!isSmooth) {
        for (let c = 0; c < step; c++) planes[c]![k] = channels[j * step + c]! / 255
        continue
      }
      const tx = u - ux
      const ty = v - vy
      const wa = ((1 - tx) * (1 - ty)) / 255
      const wb = (tx * (1 - ty)) / 255
      const wc = ((1 - tx) * ty) / 255
      const wd = (tx * ty) / 255
      const above = a * step
      const below = above + size * step
      for (let c = 0; c < step; c++)
        planes[c]![k] =
          channels[above + c]! * wa +
          channels[above + step + c]! * wb +
          channels[below + c]! * wc +
          channels[below + step + c]! * wd
    }
  }
}
