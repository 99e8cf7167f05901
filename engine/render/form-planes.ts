import { CHANNELS, type Plate } from '#engine/forms/plate.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'

/** From a plate's pixels to the canvas and back. */
export interface Placing {
  toCanvas: (x: number, y: number) => V2
  /** One of the two alone: for thousands of points, pairs are a load. */
  canvasX: (x: number, y: number) => number
  canvasY: (x: number, y: number) => number
  plateX: (x: number, y: number) => number
  plateY: (x: number, y: number) => number
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
  const { size, shape, depth, normal, material, hue, hue2, drawn, part } = plate
  const isOpened = Uint8Array.from(g.regions, (region) => (region.isWithin ? 1 : 0))
  const [du, dv] = placing.turn(1, 0)
  const [eu, ev] = placing.turn(0, 1)
  // One step along a row of the canvas is always the same step on the plate.
  const [u0, v0] = placing.toPlate(0, 0)
  const [u1, v1] = placing.toPlate(1, 0)
  const [alongU, alongV] = [u1 - u0, v1 - v0]
  const takeSoft = softSampler(plate, sight)
  const { hit, material: ofMaterial, hue: ofHue, hue2: ofHue2, drawn: isDrawn } = sight
  const { part: ofPart, depth: atDepth, normal: facing } = sight
  const { id, w: wide } = g
  return (row: number, startU: number, startV: number): void => {
    let [u, v] = [startU, startV]
    for (let x = 0; x < w; x++, u += alongU, v += alongV) {
      const px = (u + 0.5) | 0
      const py = (v + 0.5) | 0
      if (u <= -0.5 || v <= -0.5 || px >= size || py >= size) continue
      const k = row * w + x
      const j = py * size + px
      at[k] = j
      const kind = shape[j]!
      if (kind === 0) continue
      shaped[k] = 1
      // Also where something lies above: the form is seen between the tufts of that.
      if (kind !== 1 || isOpened[id[(row + top) * wide + x + left]!]) continue
      hit[k] = 1
      ofMaterial[k] = material[j]!
      ofHue[k] = hue[j]!
      ofHue2[k] = hue2[j]!
      isDrawn[k] = drawn[j]!
      ofPart[k] = part[j]!
      atDepth[k] = depth[j]!
      const nx = normal[j * 3]! / 127
      const ny = -normal[j * 3 + 1]! / 127
      facing[k * 3] = nx * du + ny * eu
      facing[k * 3 + 1] = -(nx * dv + ny * ev)
      facing[k * 3 + 2] = normal[j * 3 + 2]! / 127
    }
    takeSoft(row, startU, startV, alongU, alongV)
  }
}

/** Two pixels farther apart than this, across the corners of a square of four, are of different surfaces. */
const ONE_SURFACE = 0.08

/**
 * All channels of a plate, in their order, along a row whose pixels of the form are known. Written out one by one: this runs for
 * every pixel of a form.
 */
function softSampler({ size, shape, depth, channels: c }: Plate, sight: Sight) {
  const step = CHANNELS.length
  const { w, hit, dark, shade, tone, hair, crisp, line, fade, blend } = sight
  return (row: number, startU: number, startV: number, alongU: number, alongV: number): void => {
    let [u, v] = [startU, startV]
    for (let k = row * w; k < (row + 1) * w; k++, u += alongU, v += alongV) {
      if (hit[k] === 0) continue
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
        Math.abs(depth[a]! - depth[a + size + 1]!) < ONE_SURFACE &&
        Math.abs(depth[a + 1]! - depth[a + size]!) < ONE_SURFACE
      if (!isSmooth) {
        const n = (((v + 0.5) | 0) * size + ((u + 0.5) | 0)) * step
        dark[k] = c[n]! / 255
        shade[k] = c[n + 1]! / 255
        tone[k] = c[n + 2]! / 255
        hair[k] = c[n + 3]! / 255
        crisp[k] = c[n + 4]! / 255
        line[k] = c[n + 5]! / 255
        fade[k] = c[n + 6]! / 255
        blend[k] = c[n + 7]! / 255
        continue
      }
      const tx = u - ux
      const ty = v - vy
      const wa = ((1 - tx) * (1 - ty)) / 255
      const wb = (tx * (1 - ty)) / 255
      const wc = ((1 - tx) * ty) / 255
      const wd = (tx * ty) / 255
      const p = a * step
      const q = p + step
      const r = p + size * step
      const s = r + step
      dark[k] = c[p]! * wa + c[q]! * wb + c[r]! * wc + c[s]! * wd
      shade[k] = c[p + 1]! * wa + c[q + 1]! * wb + c[r + 1]! * wc + c[s + 1]! * wd
      tone[k] = c[p + 2]! * wa + c[q + 2]! * wb + c[r + 2]! * wc + c[s + 2]! * wd
      hair[k] = c[p + 3]! * wa + c[q + 3]! * wb + c[r + 3]! * wc + c[s + 3]! * wd
      crisp[k] = c[p + 4]! * wa + c[q + 4]! * wb + c[r + 4]! * wc + c[s + 4]! * wd
      line[k] = c[p + 5]! * wa + c[q + 5]! * wb + c[r + 5]! * wc + c[s + 5]! * wd
      fade[k] = c[p + 6]! * wa + c[q + 6]! * wb + c[r + 6]! * wc + c[s + 6]! * wd
      blend[k] = c[p + 7]! * wa + c[q + 7]! * wb + c[r + 7]! * wc + c[s + 7]! * wd
    }
  }
}
