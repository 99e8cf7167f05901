import type { Scene } from '#engine/compose/scene.ts'
import type { Ink } from '#engine/render/artwork.ts'
import {
  bufferSize,
  drawBuffer,
  type GBuffer,
  type LineSpec,
  type Strip,
} from '#engine/render/gbuffer.ts'
import { blur } from '#engine/pixels/blur.ts'
import type { Field } from '#engine/pixels/field.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import { stampDot, stampStroke } from '#engine/pixels/stamp.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

/** A finished drawing, and how its style treats lines. */
export interface Enlargeable {
  ink: Ink
  buffer: GBuffer
  scene: Scene
  spec: LineSpec
  /** 'lines' are drawn again, 'blacks' have hard edges of their own, 'picture' has neither. */
  kind: 'lines' | 'blacks' | 'picture'
}

/** Ink as dark as this beside a line is the line's own soft edge. */
const LINE_LEAST = 24

/** Shading with the lines taken out, and how strongly the style inked each line. */
interface Layers {
  shade: Float32Array
  strength: Float32Array
}

/**
 * Makes rows of a drawing at a size beyond the one it was worked at. Lines, dots and strokes are drawn anew; shading, which is
 * soft, is raised from the work size without crossing from one region into another. `strip` is in rows of the large picture.
 */
export function enlarger(art: Enlargeable, sizePx: number, workspace: Workspace) {
  const whole = art.ink.vectors?.isWhole ?? false
  const layers = art.kind === 'lines' ? separate(art, whole, workspace) : null
  const ratio = sizePx / Math.max(art.buffer.w, art.buffer.h)
  return (strip: Strip): { ink: Ink; buffer: GBuffer } => {
    const buffer =
      art.kind === 'picture'
        ? movedBuffer(art, sizePx, strip)
        : drawBuffer(art.scene, art.spec, { sizePx, strip }, workspace)
    const { w, h } = buffer
    const black = new Float32Array(w * h)
    const scale = { ratio, top: strip.top }
    if (layers) {
      raiseShade(art, layers, buffer, scale, black)
      drawVectors(art.ink, buffer, scale, black)
      inkLines(layers, art.buffer, buffer, scale, black)
    } else raisePlain(art, buffer, scale, black)
    const ink: Ink = { w, h, black }
    if (!art.ink.colour) return { ink, buffer }
    return { ink: { ...ink, colour: raiseColour(art.ink.colour, art, buffer, scale) }, buffer }
  }
}

/** A drawing that was taken apart pixel by pixel cannot be drawn again: its pixels are taken as they are. */
function movedBuffer(
  { buffer, scene }: Enlargeable,
  sizePx: number,
  { top, rows }: Strip,
): GBuffer {
  const { w } = bufferSize(scene, sizePx)
  const ratio = sizePx / Math.max(buffer.w, buffer.h)
  const to: GBuffer = {
    ...buffer,
    w,
    h: rows,
    pixel: buffer.pixel * ratio,
    line: new Uint8Array(w * rows),
    id: new Uint16Array(w * rows),
  }
  visit(buffer, to, { ratio, top }, (i, p, tx, ty) => {
    const nearest = p + (tx > 0.5 ? 1 : 0) + (ty > 0.5 ? buffer.w : 0)
    to.id[i] = buffer.id[nearest]!
    to.line[i] =
      (buffer.line[p]! * (1 - tx) + buffer.line[p + 1]! * tx) * (1 - ty) +
      (buffer.line[p + buffer.w]! * (1 - tx) + buffer.line[p + buffer.w + 1]! * tx) * ty
  })
  return to
}

interface Scale {
  ratio: number
  top: number
}

function separate({ ink, buffer }: Enlargeable, isWhole: boolean, workspace: Workspace): Layers {
  const { w, h, line, id } = buffer
  const n = w * h
  const shade = new Float32Array(n)
  const strength = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    const v = line[i]!
    shade[i] = isWhole ? 0 : v < LINE_LEAST ? ink.black[i]! : -1
    strength[i] = v > 127 ? Math.min(1, (ink.black[i]! * 255) / v) : -1
  }
  if (!isWhole) fill({ width: w, height: h, values: shade }, id)
  const strengths = { width: w, height: h, values: strength }
  fill(strengths, null)
  // A soft edge seldom falls on whole pixels: single values would bead along the line.
  blur(strengths, { radius: 2, passes: 1, workspace })
  return { shade, strength }
}

/** Unknown places take a neighbour's value: two sweeps, of the same region where there is one. */
function fill({ width: w, height: h, values: plane }: Field, id: Uint16Array | null): void {
  const take = (i: number, a: number, b: number) => {
    if (plane[i]! >= 0) return
    const isSame = (j: number) => plane[j]! >= 0 && (!id || id[j] === id[i])
    if (isSame(a)) plane[i] = plane[a]!
    else if (isSame(b)) plane[i] = plane[b]!
  }
  for (let y = 1; y < h; y++)
    for (let x = 1; x < w; x++) take(y * w + x, y * w + x - 1, y * w + x - w)
  for (let y = h - 2; y >= 0; y--)
    for (let x = w - 2; x >= 0; x--) take(y * w + x, y * w + x + 1, y * w + x + w)
  for (let i = 0; i < plane.length; i++) if (plane[i]! < 0) plane[i] = 0
}

/** Visits every pixel of a strip with the four of the work size it lies between. */
function visit(
  from: GBuffer,
  to: GBuffer,
  { ratio, top }: Scale,
  each: (i: number, p: number, tx: number, ty: number, x: number, y: number) => void,
): void {
  for (let y = 0; y < to.h; y++) {
    const fy = Math.min(from.h - 1.001, Math.max(0, (y + top + 0.5) / ratio - 0.5))
    const row = (fy | 0) * from.w
    const ty = fy - (fy | 0)
    for (let x = 0; x < to.w; x++) {
      const fx = Math.min(from.w - 1.001, Math.max(0, (x + 0.5) / ratio - 0.5))
      each(y * to.w + x, row + (fx | 0), fx - (fx | 0), ty, x, y + top)
    }
  }
}

/** How much each of the four neighbours counts. One object is reused: it is asked for every pixel. */
const share = { a: 0, b: 0, c: 0, d: 0 }

/** Only neighbours of the pixel's own region count; all four where none is. */
function weigh(id: Uint16Array, w: number, k: number, p: number, tx: number, ty: number): void {
  const a = (1 - tx) * (1 - ty)
  const b = tx * (1 - ty)
  const c = (1 - tx) * ty
  const d = tx * ty
  share.a = id[p] === k ? a : 0
  share.b = id[p + 1] === k ? b : 0
  share.c = id[p + w] === k ? c : 0
  share.d = id[p + w + 1] === k ? d : 0
  const sum = share.a + share.b + share.c + share.d
  if (sum > 0.999) return
  if (sum < 0.001) {
    share.a = a
    share.b = b
    share.c = c
    share.d = d
    return
  }
  share.a /= sum
  share.b /= sum
  share.c /= sum
  share.d /= sum
}

const weighed = (plane: Float32Array, p: number, w: number) =>
  plane[p]! * share.a +
  plane[p + 1]! * share.b +
  plane[p + w]! * share.c +
  plane[p + w + 1]! * share.d

function raiseShade(
  art: Enlargeable,
  { shade }: Layers,
  to: GBuffer,
  scale: Scale,
  black: Float32Array,
): void {
  if (art.ink.vectors?.isWhole) return
  const { id, w } = art.buffer
  // Enlarged grain is mush: a trace of new grain keeps the tone alive.
  const grain = noise(2, 5)
  visit(art.buffer, to, scale, (i, p, tx, ty, x, y) => {
    weigh(id, w, to.id[i]!, p, tx, ty)
    const v = weighed(shade, p, w)
    black[i] = v + 0.16 * at(grain, x, y) * v * (1 - v)
  })
}

function drawVectors(
  { vectors }: Ink,
  to: GBuffer,
  { ratio, top }: Scale,
  black: Float32Array,
): void {
  const { dots = [], strokes = [] } = vectors ?? {}
  const page: Field = { width: to.w, height: to.h, values: black }
  for (let i = 0; i < dots.length; i += 3) {
    const y = dots[i + 1]! * ratio - top
    const radius = dots[i + 2]! * ratio
    if (y > -radius && y < to.h + radius) stampDot(page, { x: dots[i]! * ratio, y, radius })
  }
  for (const stroke of strokes)
    stampStroke(
      page,
      stroke.map((v, i) => v * ratio - (i % 3 === 1 ? top : 0)),
    )
}

function inkLines(
  { strength }: Layers,
  from: GBuffer,
  to: GBuffer,
  scale: Scale,
  black: Float32Array,
): void {
  const { w } = from
  visit(from, to, scale, (i, p, tx, ty) => {
    const line = to.line[i]!
    if (line === 0) return
    const s =
      (strength[p]! * (1 - tx) + strength[p + 1]! * tx) * (1 - ty) +
      (strength[p + w]! * (1 - tx) + strength[p + w + 1]! * tx) * ty
    const v = (line / 255) * s
    if (v > black[i]!) black[i] = v
  })
}

/** Without lines to draw anew the picture itself is raised; hard blacks get their edge back. */
function raisePlain(art: Enlargeable, to: GBuffer, scale: Scale, black: Float32Array): void {
  const { w } = art.buffer
  const plane = art.ink.black
  const steep = art.kind === 'blacks' ? scale.ratio : 1
  visit(art.buffer, to, scale, (i, p, tx, ty) => {
    const v =
      (plane[p]! * (1 - tx) + plane[p + 1]! * tx) * (1 - ty) +
      (plane[p + w]! * (1 - tx) + plane[p + w + 1]! * tx) * ty
    const edge = (v - 0.5) * steep + 0.5
    black[i] = edge < 0 ? 0 : edge > 1 ? 1 : edge
  })
}

function raiseColour(
  colour: NonNullable<Ink['colour']>,
  art: Enlargeable,
  to: GBuffer,
  scale: Scale,
): NonNullable<Ink['colour']> {
  const n = to.w * to.h
  const out = { r: new Float32Array(n), g: new Float32Array(n), b: new Float32Array(n) }
  const { id, w } = art.buffer
  visit(art.buffer, to, scale, (i, p, tx, ty) => {
    weigh(id, w, to.id[i]!, p, tx, ty)
    out.r[i] = weighed(colour.r, p, w)
    out.g[i] = weighed(colour.g, p, w)
    out.b[i] = weighed(colour.b, p, w)
  })
  return out
}
