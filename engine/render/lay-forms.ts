import type { Layer, Scene } from '#engine/compose/scene.ts'
import { findPlate } from '#engine/forms/drawing.ts'
import { CHANNELS, CRISP, TONE, UNITS_PER_PIXEL, type Plate } from '#engine/forms/plate.ts'
import type { Contour } from '#engine/forms/sculpt/contour.ts'
import { streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'

/** A form as it stands in the design: what is seen of it, pixel by pixel, in a window of the canvas. */
export interface LaidForm {
  layer: number
  left: number
  top: number
  sight: Sight
  /** 1 where the form is seen, 2 where hair may fall over its edge, 3 on the outer half of its outline, 0 where it is hidden. */
  open: Uint8Array
}

/** From a plate's pixels to the canvas and back. */
interface Placing {
  toCanvas: (x: number, y: number) => V2
  toPlate: (x: number, y: number) => V2
  /** A direction on the plate (y down), turned with its layer. */
  turn: (x: number, y: number) => V2
  /** Canvas pixels a plate's pixel. */
  scale: number
}

/**
 * Puts the solved forms into the buffer: each place takes the region of what its coat is made of there, so that styles colour it
 * as they colour drawings; the rest is handed on to the inks.
 */
export function layForms(scene: Scene, g: GBuffer): LaidForm[] {
  return scene.layers.flatMap((layer, index) => {
    const plate = layer.hasVolume ? findPlate(layer.drawing) : undefined
    return plate ? [layForm(layer, index, plate, g)] : []
  })
}

function placingOf(layer: Layer, { size }: Plate, pixel: number): Placing {
  const scale = layer.scale * pixel * UNITS_PER_PIXEL
  const [c, s] = [Math.cos(layer.angle), Math.sin(layer.angle)]
  const mirror = layer.isMirrored ? -1 : 1
  const [x0, y0] = [layer.x * pixel, layer.y * pixel]
  const middle = size / 2
  const turn = (x: number, y: number): V2 => [x * mirror * c - y * s, x * mirror * s + y * c]
  return {
    scale,
    turn,
    toCanvas: (x, y) => {
      const [u, v] = turn((x + 0.5 - middle) * scale, (y + 0.5 - middle) * scale)
      return [x0 + u - 0.5, y0 + v - 0.5]
    },
    toPlate: (x, y) => {
      const [dx, dy] = [(x + 0.5 - x0) / scale, (y + 0.5 - y0) / scale]
      return [(dx * c + dy * s) * mirror + middle - 0.5, dy * c - dx * s + middle - 0.5]
    },
  }
}

/** Pixels around the shape in which hair may end. */
const MARGIN = 16

function windowOf(plate: Plate, { toCanvas }: Placing, g: GBuffer) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  const { size, shape } = plate
  for (let y = 0; y < size; y += 2)
    for (let x = 0; x < size; x += 2) {
      if (!shape[y * size + x]) continue
      const [u, v] = toCanvas(x, y)
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

function layForm(layer: Layer, index: number, plate: Plate, g: GBuffer): LaidForm {
  const placing = placingOf(layer, plate, g.pixel)
  const { left, top, w, h } = windowOf(plate, placing, g)
  const sight = emptySight(w, h, plate, g)
  const open = new Uint8Array(w * h)
  const shaped = new Uint8Array(w * h)
  const regionOf = regionsFor(layer, index, plate, g)
  const { size, shape, nearest } = plate
  const layerOf = Int32Array.from(g.regions, (region) => region.layer)
  const { channels } = plate
  const isBlack = (j: number) =>
    channels[j * CHANNELS.length + CRISP]! > 128 && channels[j * CHANNELS.length + TONE]! > 168
  const take = sampler(plate, sight, placing)
  const isWithin = withinClip(layer, g.pixel)
  // One step along a row of the canvas is always the same step on the plate.
  const [u0, v0] = placing.toPlate(0, 0)
  const [u1, v1] = placing.toPlate(1, 0)
  const [alongU, alongV] = [u1 - u0, v1 - v0]
  for (let y = 0; y < h; y++) {
    let [u, v] = placing.toPlate(left, y + top)
    for (let x = 0; x < w; x++, u += alongU, v += alongV) {
      const k = y * w + x
      const i = (y + top) * g.w + x + left
      const px = (u + 0.5) | 0
      const py = (v + 0.5) | 0
      const isInside = u > -0.5 && v > -0.5 && px < size && py < size
      const j = py * size + px
      const kind = isInside ? shape[j]! : 0
      shaped[k] = kind > 0 ? 1 : 0
      if (g.regions[g.id[i]!]!.isWithin) continue
      const above = layerOf[g.id[i]!]!
      if (above !== index) {
        // A bare place over the form is the gap around whatever lies above; over hair that stands out it is the hair's own outline.
        open[k] = kind !== 1 && above < index && isWithin(x + left, y + top) ? 2 : 0
        // What something above hides is seen between the tufts of that; and a part that is laid twice is inked twice alike.
        if (kind === 1) take(k, u, v, j)
        continue
      }
      open[k] = 1
      const known = kind === 2 ? (nearest.get(j) ?? j) : j
      if (!isInside || !shape[known]) continue
      g.id[i] = isBlack(known) ? regionOf.black : regionOf.tags[plate.hue[known]!]!
      if (kind === 1) take(k, u, v, j)
    }
  }
  markOutline({ open, shaped }, { left, top, w, h }, g)
  sight.flow = flowOf(plate, placing, { left, top, w, h })
  sight.contours = contoursOf(plate, placing, { left, top, w, h })
  sight.strands = plate.strands.map((strand) => ({
    ...strand,
    points: strand.points.map(([x, y]): V2 => {
      const [u, v] = placing.toCanvas(x, y)
      return [u - left, v - top]
    }),
  }))
  return { layer: index, left, top, sight, open }
}

/** Hair and whiskers of a half end at its seam, as its shape does. */
function withinClip({ clip }: Layer, pixel: number): (x: number, y: number) => boolean {
  if (!clip) return () => true
  const corners = clip.map(([x, y]) => [x * pixel, y * pixel] as const)
  return (x, y) => {
    let isIn = false
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [ax, ay] = corners[i]!
      const [bx, by] = corners[j]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    }
    return isIn
  }
}

/** A line is drawn half outside its shape: inks that draw no such line must know where it is. */
const LINE_REACH = 7

function markOutline(
  { open, shaped }: { open: Uint8Array; shaped: Uint8Array },
  { left, top, w, h }: Window,
  g: GBuffer,
): void {
  const reach = Math.ceil(LINE_REACH * g.pixel)
  const near = spreadOf(shaped, { w, h }, reach)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const k = y * w + x
      if (open[k] === 2 && near[k] && g.line[(y + top) * g.w + x + left]) open[k] = 3
    }
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

function emptySight(w: number, h: number, plate: Plate, g: GBuffer): Sight {
  const field = () => new Float32Array(w * h)
  return {
    w,
    h,
    needle: Math.max(g.w, g.h) / 900,
    hit: new Uint8Array(w * h),
    material: new Uint8Array(w * h),
    depth: field().fill(-9),
    normal: new Float32Array(w * h * 3),
    tone: field(),
    hair: field(),
    crisp: field(),
    line: field(),
    drawn: new Uint8Array(w * h),
    dark: field(),
    shade: field(),
    fade: field(),
    blend: field(),
    tags: plate.tags,
    hue: new Uint8Array(w * h),
    hue2: new Uint8Array(w * h),
    part: new Int32Array(w * h),
    flow: plate.flow,
    contours: [],
    strands: [],
  }
}

/** What is soft is taken between four pixels, as long as all of them are of one surface; what has a number, from the nearest. */
function sampler(plate: Plate, sight: Sight, { turn }: Placing) {
  const { size, shape, depth, normal, channels } = plate
  const step = CHANNELS.length
  const planes = CHANNELS.map((name) => sight[name])
  const [du, dv] = turn(1, 0)
  const [eu, ev] = turn(0, 1)
  return (k: number, u: number, v: number, j: number): void => {
    sight.hit[k] = 1
    sight.material[k] = plate.material[j]!
    sight.hue[k] = plate.hue[j]!
    sight.hue2[k] = plate.hue2[j]!
    sight.drawn[k] = plate.drawn[j]!
    sight.part[k] = plate.part[j]!
    sight.depth[k] = depth[j]!
    const nx = normal[j * 3]! / 127
    const ny = -normal[j * 3 + 1]! / 127
    sight.normal[k * 3] = nx * du + ny * eu
    sight.normal[k * 3 + 1] = -(nx * dv + ny * ev)
    sight.normal[k * 3 + 2] = normal[j * 3 + 2]! / 127
    const x = u | 0
    const y = v | 0
    const a = y * size + x
    const isSmooth =
      x + 1 < size &&
      y + 1 < size &&
      shape[a] === 1 &&
      shape[a + 1] === 1 &&
      shape[a + size] === 1 &&
      shape[a + size + 1] === 1 &&
      Math.abs(depth[a]! - depth[a + size + 1]!) < 0.08 &&
      Math.abs(depth[a + 1]! - depth[a + size]!) < 0.08
    if (!isSmooth) {
      for (let c = 0; c < step; c++) planes[c]![k] = channels[j * step + c]! / 255
      return
    }
    const tx = u - x
    const ty = v - y
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

interface Window {
  left: number
  top: number
  w: number
  h: number
}

function flowOf(
  { flow: from }: Plate,
  { toPlate, turn, scale }: Placing,
  { left, top, w, h }: Window,
): Flow {
  const cell = 4
  const [wide, tall] = [Math.ceil(w / cell), Math.ceil(h / cell)]
  const field = () => new Float32Array(wide * tall)
  const flow: Flow = { cell, wide, tall, x: field(), y: field(), length: field(), streak: field() }
  for (let q = 0; q < wide * tall; q++) {
    const [u, v] = toPlate(left + (q % wide) * cell, top + Math.floor(q / wide) * cell)
    const [cx, cy] = [Math.round(u / from.cell), Math.round(v / from.cell)]
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
  { toCanvas }: Placing,
  { left, top, w, h }: Window,
): Contour[] {
  const placed = ([x, y]: V2): V2 => {
    const [u, v] = toCanvas(x, y)
    return [u - left, v - top]
  }
  const indexOf = (at: V2): number => {
    const [x, y] = placed(at)
    const [px, py] = [Math.round(x), Math.round(y)]
    return Math.max(0, Math.min(h - 1, py)) * w + Math.max(0, Math.min(w - 1, px))
  }
  return contours.map(({ points, near, far }) => ({
    points: points.map(placed),
    near: near.map(indexOf),
    far: far.map(indexOf),
  }))
}
