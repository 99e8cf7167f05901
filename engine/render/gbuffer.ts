import { Resvg } from '@resvg/resvg-js'
import { boxOf, type Box, type Layer, type Scene } from '#engine/compose/scene.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import { decodeRegions, encodeRegion } from '#engine/render/region-ids.ts'

export interface Region {
  tag: string
  layer: number
  tone: number
  shade: number
  detail: number
  tint?: string
  /** A highlight or a shade that was drawn for flat styles. */
  isGleam?: boolean
  /** Drawn in a finer line than a shape of its own: a rim, a rib, a fold of the shape before it. */
  isTrim?: boolean
  /** Laid bare inside a body that a style has opened: what the body looks like outside is not seen there. */
  isWithin?: boolean
  /** Of a form solved in space: how its parts shade each other is known. */
  isSculpted?: boolean
}

export interface LayerInfo {
  x: number
  y: number
  scale: number
  role: Layer['role']
  /** Where its words stand, in pixels; only layers of words have it. They are drawn to be read, whatever a style makes of things. */
  words?: Box
  /** Fingers laid over what they hold are a layer of their own and still part of this one: its place in the list. */
  body: number
}

/**
 * What the drawing says at each pixel: ink of the lines, and which region (0 = skin) is visible. Ids grow in painting order.
 * Lines and ids lie in the workspace it was drawn in.
 */
export interface GBuffer {
  w: number
  h: number
  /** Pixels per canvas unit. */
  pixel: number
  line: Uint8Array
  id: Uint16Array
  regions: Region[]
  layers: LayerInfo[]
}

/** Canvas units, 1000 to the longer side, so that a design looks alike at every size. */
export interface LineSpec {
  weight: number
  /** The knock-out gap around words, which must be read; around things it is no wider than the line. */
  halo: number
  /** Extra weight on each layer's outer contour. */
  contour: number
  /** Parts of a finer level of detail are left out. */
  maxDetail: number
  /** Brushed strokes are set down with a single needle. */
  isFine?: boolean
  /** The style lights forms itself, so drawn highlights are left out. */
  isLit?: boolean
  /** Tags of regions numbered below everything drawn, for styles that open the drawing up. */
  reserved?: readonly string[]
}

/** In parts of the design's line. */
const TRIM = 0.75

const r2 = (x: number) => Math.round(x * 100) / 100

/** Ids are 16 bits and one value means "unknown"; a drawing with more regions merges the finest ones into their neighbours. */
const MOST_REGIONS = 65_000

export const visibleParts = (layer: Layer, spec: LineSpec): Part[] => {
  const parts = layer.drawing.parts.filter(
    (part) => (part.detail ?? 0) <= spec.maxDetail && !(spec.isLit && part.isGleam),
  )
  return spec.isFine ? parts.map((part) => (part.thin ? { ...part, d: part.thin } : part)) : parts
}

export const layerTransform = (layer: Layer) =>
  `translate(${r2(layer.x)} ${r2(layer.y)}) rotate(${r2((layer.angle * 180) / Math.PI)}) scale(${layer.isMirrored ? '-' : ''}${Math.round(layer.scale * 1e4) / 1e4} ${Math.round(layer.scale * 1e4) / 1e4})`

/** The outlines of the main shapes in one path: stroked wide they are the gap to the layers below, or the heavy contour. */
export const silhouettePath = (parts: readonly Part[]) =>
  parts
    .filter((part) => part.fill && (part.detail ?? 0) === 0 && !part.isWithin)
    .map((part) => part.d)
    .join('')

/**
 * Lines that stand free of any shape, such as strings, whiskers and bars, in one path. They need a gap as well, or they are lost on a
 * black ground; under the layer's own shapes it is covered again.
 */
export const looseLinePath = (parts: readonly Part[]) =>
  parts
    .filter((part) => !part.fill && (part.detail ?? 0) < 2 && !part.isWithin)
    .map((part) => part.d)
    .join('')

/**
 * Bare skin around a layer, in canvas units. Which of two things is before the other is read by the weight of the line and by shade:
 * a gap wider than the line cuts thin things behind it away, and makes stickers of those before.
 */
export const gapOf = ({ halo, role, subject }: Layer, spec: LineSpec): number =>
  halo * (isOfWords(role, subject) ? spec.halo : Math.min(spec.halo, spec.weight))

const isOfWords = (role: Layer['role'], subject: number) =>
  role === 'lettering' || (role === 'hero' && subject === -1)

/** How wide that gap is, as a share of the one around shapes. */
export const LOOSE_LINE_HALO = 0.55

export const clipPath = (layer: Layer) =>
  layer.clip ? `M${layer.clip.map(([x, y]) => `${r2(x)} ${r2(y)}`).join('L')}Z` : ''

/** Some rows of a drawing too large to be held at once. */
export interface Strip {
  top: number
  rows: number
}

/** The volume is solved at half size, so both sides must be even. */
export function bufferSize(scene: Pick<Scene, 'width' | 'height'>, sizePx: number) {
  const pixel = sizePx / Math.max(scene.width, scene.height)
  return {
    w: Math.max(4, 2 * Math.round((scene.width * pixel) / 2)),
    h: Math.max(4, 2 * Math.round((scene.height * pixel) / 2)),
  }
}

/**
 * One render carries everything: red and green hold the region id, blue holds "not ink". Lines are black, so blue alone is the
 * exact line coverage, and ids are trusted only where no edge was blended.
 */
export function drawBuffer(
  scene: Scene,
  spec: LineSpec,
  { sizePx, strip }: { sizePx: number; strip?: Strip },
  workspace: Workspace,
): GBuffer {
  const pixel = sizePx / Math.max(scene.width, scene.height)
  const { w, h: whole } = bufferSize(scene, sizePx)
  const { top, rows: h } = strip ?? { top: 0, rows: whole }
  // Canvas units per row: both sides are rounded, so rows are not quite square.
  const unit = scene.height / whole
  const regions: Region[] = [{ tag: 'none', layer: -1, tone: 0, shade: 0, detail: 0 }]
  for (const tag of spec.reserved ?? [])
    regions.push({ tag, layer: 0, tone: 0, shade: 1, detail: 0 })
  const clips: string[] = []
  const body = scene.layers.map((layer, index) => {
    if (!layer.clip) return layerSvg(layer, index, spec, regions)
    clips.push(`<clipPath id="clip${index}"><path d="${clipPath(layer)}"/></clipPath>`)
    return `<g clip-path="url(#clip${index})">${layerSvg(layer, index, spec, regions)}</g>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 ${top * unit} ${scene.width} ${h * unit}" preserveAspectRatio="none">` +
    `<defs>${clips.join('')}</defs><rect width="${scene.width}" height="${scene.height}" fill="#00f"/>` +
    `<g stroke-linejoin="round" stroke-linecap="round">${body.join('')}</g></svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const packed = new Uint32Array(pixels.buffer, pixels.byteOffset, w * h)
  return {
    w,
    h,
    pixel,
    // A strip is drawn while the whole drawing is still needed.
    ...decodeRegions(
      { width: w, height: h, packed },
      { count: regions.length, name: strip ? 'strip' : 'drawing' },
      workspace,
    ),
    regions,
    layers: scene.layers.map((layer, index) => ({
      body: bodyOf(scene.layers, index),
      x: layer.x * pixel,
      y: layer.y * pixel,
      scale: layer.scale * pixel,
      role: layer.role,
      ...(isOfWords(layer.role, layer.subject)
        ? { words: boxOf(layer).map((v) => v * pixel) as unknown as Box }
        : {}),
    })),
  }
}

function bodyOf(layers: readonly Layer[], index: number): number {
  const { drawing, x, y, angle } = layers[index]!
  const { origin } = drawing
  // Letters that lie on a thing are drawn in its own place: they are a part of its face, and throw no shadow on it.
  const bearer = layers.findIndex(
    (other) =>
      origin?.kind === 'words' &&
      other.drawing.origin?.kind === 'motif' &&
      other.x === x &&
      other.y === y &&
      other.angle === angle,
  )
  if (bearer >= 0) return bearer
  if (origin?.kind !== 'motif') return index
  return layers.findIndex(
    (other) =>
      other.drawing.origin?.kind === 'motif' &&
      other.drawing.origin.motif === origin.motif &&
      other.x === x &&
      other.y === y &&
      other.angle === angle,
  )
}

function layerSvg(layer: Layer, index: number, spec: LineSpec, regions: Region[]): string {
  // Dividing by the layer's scale keeps the line equally heavy on everything, which is what stops it looking pasted.
  const weight = spec.weight / layer.scale
  const halo = gapOf(layer, spec) / layer.scale
  const contour = layer.hasVolume && layer.halo > 0 ? (2 * spec.contour) / layer.scale : 0
  const parts = visibleParts(layer, spec)
  const isBars = isLineWork(parts, layer)
  const main = halo > 0 || contour > 0 ? silhouettePath(parts) : ''
  let out = `<g transform="${layerTransform(layer)}">`
  if (main && halo > 0)
    out += `<path d="${main}" fill="none" stroke="#00f" stroke-width="${r2(2 * halo + weight + contour)}"/>`
  const loose = (halo > 0 || isBars) && layer.hasVolume ? looseLinePath(parts) : ''
  const gap = isBars ? BAR_GAP * weight : LOOSE_LINE_HALO * halo
  if (loose)
    out += `<path d="${loose}" fill="none" stroke="#00f" stroke-width="${r2(2 * gap + weight)}"/>`
  if (main && contour > 0)
    out += `<path d="${main}" fill="none" stroke="#000" stroke-width="${r2(weight + contour)}"/>`
  const pen = isBars ? fillOf(layer, index, BAR, 'black', regions) : '#000'
  for (const part of parts) {
    const stroke =
      part.stroke === 0 ? '' : ` stroke="${pen}" stroke-width="${r2((part.stroke ?? 1) * weight)}"`
    const fill = part.fill ? fillOf(layer, index, part, part.fill, regions) : 'none'
    if (fill !== 'none' || stroke) out += `<path d="${part.d}" fill="${fill}"${stroke}/>`
  }
  return out + '</g>'
}

const BAR: Part = { d: '', fill: 'black' }
/** Before a dark body a bar is seen by the light beside it, in parts of the line's weight; half of that is under the bar itself. */
const BAR_GAP = 1.6

/** Bars and wires that are a layer of their own: their ink is theirs, or a form that draws no lines would be drawn over them. */
const isLineWork = (parts: readonly Part[], { hasVolume, slice }: Layer): boolean =>
  hasVolume && slice === 'front' && parts.length > 0 && parts.every(({ fill }) => !fill)

function fillOf(layer: Layer, index: number, part: Part, tag: string, regions: Region[]): string {
  const isInk = tag === 'black'
  if (!layer.hasVolume || regions.length >= MOST_REGIONS) return isInk ? '#000' : '#00f'
  regions.push({
    tag,
    layer: index,
    tone: part.tone ?? 0,
    shade: part.shade ?? 1,
    detail: part.detail ?? 0,
    ...(layer.tint ? { tint: layer.tint } : {}),
    ...(part.isGleam ? { isGleam: true } : {}),
    ...((part.stroke ?? 1) < TRIM ? { isTrim: true } : {}),
  })
  const code = encodeRegion(regions.length - 1)
  return `rgb(${code & 255},${code >> 8},${isInk ? 0 : 255})`
}
