import type { Layer, Scene } from '#engine/compose/scene.ts'
import { findPlate } from '#engine/forms/drawing.ts'
import { CHANNELS, CRISP, knownAt, TONE, unitsPerPixel, type Plate } from '#engine/forms/plate.ts'
import type { Contour } from '#engine/forms/sculpt/contour.ts'
import { streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import {
  emptyPlanes,
  ownPlanes,
  sampler,
  type Place,
  type Placing,
  type Planes,
  type Window,
} from '#engine/render/form-planes.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'

/** A form as it stands in the design: what is seen of it, pixel by pixel, in a window of the canvas. */
export interface LaidForm {
  layer: number
  left: number
  top: number
  /** One and the same for all slices of a body. */
  sight: Sight
  /** 1 where the form is seen, 2 where hair may fall over its edge, 3 on the outer half of its outline, 0 where it is hidden. */
  open: Uint8Array
}

/**
 * Puts the solved forms into the buffer: each place takes the region of what its coat is made of there, so that styles colour it
 * as they colour drawings; the rest is handed on to the inks.
 */
export function layForms(scene: Scene, g: GBuffer, workspace: Workspace): LaidForm[] {
  const places = new Map<string, Place>()
  let pixels = 0
  for (const layer of scene.layers) {
    const plate = layer.hasVolume ? findPlate(layer.drawing) : undefined
    if (!plate || places.has(keyOf(layer))) continue
    const placing = placingOf(layer, plate, g.pixel)
    const window = windowOf(plate, placing, g)
    places.set(keyOf(layer), { plate, placing, window, from: pixels })
    pixels += window.w * window.h
  }
  const planes = emptyPlanes(pixels, workspace)
  const bodies = new Map<string, Body>()
  return scene.layers.flatMap((layer, index) => {
    const key = keyOf(layer)
    const place = layer.hasVolume ? places.get(key) : undefined
    if (!place) return []
    const body = bodies.get(key) ?? bodyOf(place, { planes, workspace }, g)
    bodies.set(key, body)
    return [layForm(layer, index, body, g)]
  })
}

/** Slices of one body lie in one and the same place. */
const keyOf = ({ drawing, x, y, scale, angle, isMirrored }: Layer): string =>
  [drawing.form, x, y, scale, angle, isMirrored].join()

/** What is seen of a form at its place, the same for all slices of it: those of a snake that winds around something. */
interface Body {
  plate: Plate
  window: Window
  sight: Sight
  /** The plate's pixel at each place of the window; -1 beside the plate. */
  at: Int32Array
  /** 1 where the outer half of an outline may lie. */
  rim: Uint8Array
}

function placingOf(layer: Layer, { size }: Plate, pixel: number): Placing {
  const scale = layer.scale * pixel * unitsPerPixel(size)
  const [c, s] = [Math.cos(layer.angle), Math.sin(layer.angle)]
  const mirror = layer.isMirrored ? -1 : 1
  const [x0, y0] = [layer.x * pixel, layer.y * pixel]
  const middle = size / 2
  const turn = (x: number, y: number): V2 => [x * mirror * c - y * s, x * mirror * s + y * c]
  const canvasX = (x: number, y: number): number =>
    x0 + ((x + 0.5 - middle) * scale * mirror * c - (y + 0.5 - middle) * scale * s) - 0.5
  const canvasY = (x: number, y: number): number =>
    y0 + ((x + 0.5 - middle) * scale * mirror * s + (y + 0.5 - middle) * scale * c) - 0.5
  const plateX = (x: number, y: number): number =>
    (((x + 0.5 - x0) / scale) * c + ((y + 0.5 - y0) / scale) * s) * mirror + middle - 0.5
  const plateY = (x: number, y: number): number =>
    ((y + 0.5 - y0) / scale) * c - ((x + 0.5 - x0) / scale) * s + middle - 0.5
  return {
    scale,
    turn,
    toCanvas: (x, y) => [canvasX(x, y), canvasY(x, y)],
    canvasX,
    canvasY,
    toPlate: (x, y) => [plateX(x, y), plateY(x, y)],
    plateX,
    plateY,
  }
}

/** Pixels around the shape in which hair may end. */
const MARGIN = 16

function windowOf(plate: Plate, { canvasX, canvasY }: Placing, g: GBuffer) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  const { size, shape } = plate
  for (let y = 0; y < size; y += 2)
    for (let x = 0; x < size; x += 2) {
      if (!shape[y * size + x]) continue
      const u = canvasX(x, y)
      const v = canvasY(x, y)
      if (u < x0) x0 = u
      if (u > x1) x1 = u
      if (v < y0) y0 = v
      if (v > y1) y1 = v
    }
  const left = Math.max(0, Math.floor(x0) - MARGIN)
  const top = Math.max(0, Math.floor(y0) - MARGIN)
  return {
    left,
    top,
    w: Math.max(8, Math.min(g.w, Math.ceil(x1) + MARGIN) - left),
    h: Math.max(8, Math.min(g.h, Math.ceil(y1) + MARGIN) - top),
  }
}

function bodyOf(
  place: Place,
  { planes, workspace }: { planes: Planes; workspace: Workspace },
  g: GBuffer,
): Body {
  const { plate, placing, window } = place
  const { left, top, w, h } = window
  const { at, ...own } = ownPlanes(planes, place)
  const needle = Math.max(g.w, g.h) / 900
  const sight: Sight = { ...own, w, h, needle, workspace, ...unplaced(plate) }
  const shaped = new Uint8Array(w * h)
  const takeRow = sampler(place, sight, { at, shaped, g })
  for (let y = 0; y < h; y++) {
    const [u, v] = placing.toPlate(left, y + top)
    takeRow(y, u, v)
  }
  sight.flow = flowOf(plate, placing, window)
  sight.contours = contoursOf(plate, placing, window)
  sight.strands = plate.strands.map((strand) => ({
    ...strand,
    points: strand.points.map(([x, y]): V2 => {
      const [u, v] = placing.toCanvas(x, y)
      return [u - left, v - top]
    }),
  }))
  const rim = spreadOf(shaped, window, Math.ceil(LINE_REACH * g.pixel))
  return { plate, window, sight, at, rim }
}

const unplaced = ({ tags, flow }: Plate) => ({ tags, flow, contours: [], strands: [] })

function layForm(layer: Layer, index: number, body: Body, g: GBuffer): LaidForm {
  const { plate, window, sight, at } = body
  const { left, top, w, h } = window
  const open = new Uint8Array(w * h)
  const regionOf = regionsFor(layer, index, plate, g)
  const { shape, channels, hue } = plate
  const layerOf = Int32Array.from(g.regions, (region) => region.layer)
  const isOpened = Uint8Array.from(g.regions, (region) => (region.isWithin ? 1 : 0))
  const isBlack = (j: number) =>
    channels[j * CHANNELS.length + CRISP]! > 128 && channels[j * CHANNELS.length + TONE]! > 168
  const crossings = crossingsOf(layer, g.pixel)
  for (let y = 0, k = 0; y < h; y++) {
    const cuts = crossings(y + top)
    for (let x = 0, i = (y + top) * g.w + left; x < w; x++, k++, i++) {
      const region = g.id[i]!
      if (isOpened[region]) continue
      const j = at[k]!
      const kind = j < 0 ? 0 : shape[j]!
      const above = layerOf[region]!
      if (above !== index) {
        // A bare place over the form is the gap around whatever lies above; over hair that stands out it is the hair's own outline.
        if (kind !== 1 && above < index && isWithin(cuts, x + left)) open[k] = 2
        continue
      }
      open[k] = 1
      if (j < 0) continue
      const known = knownAt(plate, j)
      if (!shape[known]) continue
      g.id[i] = isBlack(known) ? regionOf.black : regionOf.tags[hue[known]!]!
    }
  }
  markOutline(open, body, g)
  return { layer: index, left, top, sight, open }
}

/** Where a row of the canvas crosses the border of a layer's clip. Hair and whiskers of a half end at its seam, as its shape does. */
function crossingsOf({ clip }: Layer, pixel: number): (y: number) => Float64Array | undefined {
  if (!clip) return () => undefined
  const corners = clip.map(([x, y]) => [x * pixel, y * pixel] as const)
  return (y) => {
    const cuts: number[] = []
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [ax, ay] = corners[i]!
      const [bx, by] = corners[j]!
      if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
    }
    return Float64Array.from(cuts)
  }
}

/** Whether an odd number of borders lies further on. */
function isWithin(cuts: Float64Array | undefined, x: number): boolean {
  if (cuts === undefined) return true
  let further = 0
  for (let n = 0; n < cuts.length; n++) if (x < cuts[n]!) further++
  return (further & 1) === 1
}

/** A line is drawn half outside its shape: inks that draw no such line must know where it is. */
const LINE_REACH = 7

function markOutline(
  open: Uint8Array,
  { rim, window: { left, top, w, h } }: Body,
  g: GBuffer,
): void {
  for (let y = 0, k = 0; y < h; y++)
    for (let x = 0, i = (y + top) * g.w + left; x < w; x++, k++, i++)
      if (open[k] === 2 && rim[k] && g.line[i]) open[k] = 3
  // The shape and its outline are rounded to pixels apart: one that fell between them is outline too, or it stays bare in every ink.
  const between: number[] = []
  for (let y = 1; y < h - 1; y++)
    for (let x = 1, k = y * w + 1; x < w - 1; x++, k++) {
      if (open[k] !== 0 || !rim[k]) continue
      const [a, b, c, d] = [open[k - 1], open[k + 1], open[k - w], open[k + w]]
      const isBeside = (kind: number) => a === kind || b === kind || c === kind || d === kind
      if (isBeside(1) && isBeside(3)) between.push(k)
    }
  for (const k of between) open[k] = 3
}

/** 1 wherever there is a 1 within some pixels: along rows, then along columns. */
function spreadOf(mask: Uint8Array, { w, h }: { w: number; h: number }, reach: number): Uint8Array {
  const rows = new Uint8Array(w * h)
  const both = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0, last = -Infinity, next = -1; x < w; x++) {
      const k = y * w + x
      if (mask[k]) last = x
      if (next < x) for (next = x; next < w && !mask[y * w + next];) next++
      rows[k] = x - last <= reach || (next < w && next - x <= reach) ? 1 : 0
    }
  for (let x = 0; x < w; x++)
    for (let y = 0, last = -Infinity, next = -1; y < h; y++) {
      const k = y * w + x
      if (rows[k]) last = y
      if (next < y) for (next = y; next < h && !rows[next * w + x];) next++
      both[k] = y - last <= reach || (next < h && next - y <= reach) ? 1 : 0
    }
  return both
}

/** One region for each thing the coat is made of, and one for what is solid black. */
function regionsFor(layer: Layer, index: number, plate: Plate, g: GBuffer) {
  const add = (tag: string) => {
    g.regions.push({
      tag,
      layer: index,
      tone: 0,
      shade: 1,
      detail: 0,
      isSculpted: true,
      ...(layer.tint ? { tint: layer.tint } : {}),
    })
    return g.regions.length - 1
  }
  return { tags: plate.tags.map(add), black: add('black') }
}

function flowOf(
  { flow: from }: Plate,
  { plateX, plateY, turn, scale }: Placing,
  { left, top, w, h }: Window,
): Flow {
  const cell = 4
  const [wide, tall] = [Math.ceil(w / cell), Math.ceil(h / cell)]
  const field = () => new Float32Array(wide * tall)
  const flow: Flow = { cell, wide, tall, x: field(), y: field(), length: field(), streak: field() }
  for (let q = 0; q < wide * tall; q++) {
    const x = left + (q % wide) * cell
    const y = top + Math.floor(q / wide) * cell
    const cx = Math.round(plateX(x, y) / from.cell)
    const cy = Math.round(plateY(x, y) / from.cell)
    if (cx < 0 || cy < 0 || cx >= from.wide || cy >= from.tall) continue
    const j = cy * from.wide + cx
    const [dx, dy] = turn(from.x[j]!, from.y[j]!)
    flow.x[q] = dx
    flow.y[q] = dy
    flow.length[q] = from.length[j]! * scale
  }
  streaks(flow)
  return flow
}

function contoursOf(
  { contours }: Plate,
  { canvasX, canvasY }: Placing,
  { left, top, w, h }: Window,
): Contour[] {
  const indicesOf = (places: readonly V2[]): number[] => {
    const indices: number[] = []
    for (const [x, y] of places) {
      const px = Math.round(canvasX(x, y) - left)
      const py = Math.round(canvasY(x, y) - top)
      indices.push(Math.max(0, Math.min(h - 1, py)) * w + Math.max(0, Math.min(w - 1, px)))
    }
    return indices
  }
  return contours.map(({ points, near, far }) => ({
    points: points.map(([x, y]): V2 => [canvasX(x, y) - left, canvasY(x, y) - top]),
    near: indicesOf(near),
    far: indicesOf(far),
  }))
}
