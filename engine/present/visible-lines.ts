import { Resvg } from '@resvg/resvg-js'
import { project, type Layer, type Scene } from '#engine/compose/scene.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { simplifyLine } from '#engine/present/svg-paths.ts'
import { traceRings } from '#engine/present/trace.ts'
import { flattenPath, type Polyline } from '#engine/render/flatten-path.ts'
import {
  clipPath,
  gapOf,
  layerTransform,
  LOOSE_LINE_HALO,
  looseLinePath,
  silhouettePath,
  visibleParts,
  type LineSpec,
} from '#engine/render/gbuffer.ts'

/** A visible stretch of a line, in canvas units. */
export interface VisibleStroke {
  points: number[]
  width: number
}

export interface VisibleLines {
  strokes: VisibleStroke[]
  /** Solid black areas as closed rings. */
  solids: number[][]
}

/** Pixels per canvas unit of the picture that decides what is seen. */
const SCALE = 2
/** Thinner lines would fall between its pixels. */
const THINNEST = 1.7 / SCALE
const SAMPLE = 0.7
const TOLERANCE = 0.12
/** Shorter crumbs, in samples, are what rounding leaves where two lines touch. */
const SHORTEST = 3
const LONGEST_GAP = 2

interface Item {
  /** A line, the heavy contour around a layer, or a black area. */
  kind: 'line' | 'contour' | 'solid'
  layer: Layer
  paths: readonly string[]
  width: number
  /** Half of the line that is drawn over a contour. */
  covered: number
}

/**
 * Hidden-line removal: every line is painted in a colour of its own, in painting order, with everything that hides painted
 * white. Where a line's own colour survives, it is seen; only those stretches are kept.
 */
export function visibleLines(
  scene: Scene,
  spec: LineSpec,
  isKept: (x: number, y: number) => boolean,
): VisibleLines {
  const { items, packed, width, height, strokes } = lookAtLines(scene, spec, isKept)
  const isSolid = Uint8Array.from([0, ...items.map(({ kind }) => (kind === 'solid' ? 1 : 0))])
  // A plain loop: over four million pixels `from` takes a second.
  const labels = new Uint8Array(packed.length)
  for (let i = 0; i < labels.length; i++) labels[i] = isSolid[itemAt(packed[i]!)]!
  const rings = traceRings({ width, height, values: labels }, 0.8).get(1) ?? []
  return { strokes, solids: rings.map((ring) => ring.map((v) => v / SCALE)) }
}

/** Without the black areas, which take longer to find than all the lines. */
export const visibleStrokes = (scene: Scene, spec: LineSpec): VisibleStroke[] =>
  lookAtLines(scene, spec, () => true).strokes

function lookAtLines(scene: Scene, spec: LineSpec, isKept: (x: number, y: number) => boolean) {
  const items: Item[] = []
  const svg = itemPicture(scene, spec, items)
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const packed = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const sight = { packed, width, height, isKept }
  const strokes: VisibleStroke[] = []
  items.forEach((item, index) => {
    if (item.kind === 'solid') return
    const place = (point: readonly [number, number]) => project(item.layer, point)
    for (const d of item.paths)
      for (const line of flattenPath(d, { place, tolerance: TOLERANCE }))
        collect(sight, index + 1, item, resample(line), strokes)
  })
  return { items, packed, width, height, strokes }
}

/** Items are numbered from 1; white, 0xffffff, is none. */
const itemAt = (pixel: number) => {
  const code = ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 255)
  return code === 0xffffff ? 0 : code
}
const colourOfItem = (number: number) => `#${number.toString(16).padStart(6, '0')}`

function itemPicture(scene: Scene, spec: LineSpec, items: Item[]): string {
  const { width, height, layers } = scene
  const clips: string[] = []
  const body = layers.map((layer, index) => {
    const inner = `<g transform="${layerTransform(layer)}">${layerItems(layer, spec, items)}</g>`
    if (!layer.clip) return inner
    clips.push(`<clipPath id="clip${index}"><path d="${clipPath(layer)}"/></clipPath>`)
    return `<g clip-path="url(#clip${index})">${inner}</g>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${clips.join('')}</defs><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<g shape-rendering="crispEdges" stroke-linejoin="round" stroke-linecap="round" fill="none">${body.join('')}</g></svg>`
  )
}

function layerItems(layer: Layer, spec: LineSpec, items: Item[]): string {
  const weight = spec.weight / layer.scale
  const halo = gapOf(layer, spec) / layer.scale
  const contour = layer.hasVolume && layer.halo > 0 ? (2 * spec.contour) / layer.scale : 0
  const parts = visibleParts(layer, spec)
  const main = halo > 0 || contour > 0 ? silhouettePath(parts) : ''
  const stroked = (d: string, width: number, colour: string) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"/>`
  const add = (item: Omit<Item, 'layer'>) => colourOfItem(items.push({ ...item, layer }))
  let out = ''
  if (main && halo > 0) out += stroked(main, 2 * halo + weight + contour, '#fff')
  const loose = halo > 0 && layer.hasVolume ? looseLinePath(parts) : ''
  if (loose) out += stroked(loose, 2 * LOOSE_LINE_HALO * halo + weight, '#fff')
  if (main && contour > 0) {
    const paths = parts.filter(isMain).map((part) => part.d)
    const width = (contour / 2) * layer.scale
    out += stroked(
      main,
      weight + contour,
      add({ kind: 'contour', paths, width, covered: spec.weight / 2 }),
    )
  }
  for (const part of parts) out += partItems(part, weight, layer.scale, stroked, add)
  return out
}

const isMain = (part: Part) => Boolean(part.fill) && (part.detail ?? 0) === 0

function partItems(
  part: Part,
  weight: number,
  scale: number,
  stroked: (d: string, width: number, colour: string) => string,
  add: (item: Omit<Item, 'layer'>) => string,
): string {
  let out = ''
  const paths = [part.d]
  if (part.fill) {
    const colour =
      part.fill === 'black' ? add({ kind: 'solid', paths, width: 0, covered: 0 }) : '#fff'
    out += `<path d="${part.d}" fill="${colour}"/>`
  }
  if (part.stroke === 0) return out
  const width = (part.stroke ?? 1) * weight
  const colour = add({ kind: 'line', paths, width: width * scale, covered: 0 })
  return out + stroked(part.d, Math.max(width, THINNEST / scale), colour)
}

interface Sight {
  packed: Uint32Array
  width: number
  height: number
  /** False where the style took the line away. */
  isKept: (x: number, y: number) => boolean
}

/** Steps of about equal length, so that a run of samples is a stretch of line. */
function resample({ points, isClosed }: Polyline): Polyline {
  const closed = isClosed ? [...points, points[0]!, points[1]!] : points
  const out: number[] = [closed[0]!, closed[1]!]
  for (let i = 2; i < closed.length; i += 2) {
    const [ax, ay, bx, by] = [closed[i - 2]!, closed[i - 1]!, closed[i]!, closed[i + 1]!]
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / SAMPLE))
    for (let k = 1; k <= steps; k++)
      out.push(ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps)
  }
  return { points: out, isClosed }
}

/** Is the item seen within a pixel of the place? */
function isSeen(
  { packed, width, height, isKept }: Sight,
  number: number,
  x: number,
  y: number,
): boolean {
  if (!isKept(x, y)) return false
  const px = Math.floor(x * SCALE)
  const py = Math.floor(y * SCALE)
  for (let row = Math.max(0, py - 1); row <= Math.min(height - 1, py + 1); row++)
    for (let column = Math.max(0, px - 1); column <= Math.min(width - 1, px + 1); column++)
      if (itemAt(packed[row * width + column]!) === number) return true
  return false
}

function collect(
  sight: Sight,
  number: number,
  item: Item,
  { points }: Polyline,
  out: VisibleStroke[],
): void {
  if (item.kind === 'contour') {
    // The contour shows outside the line that covers its middle, and which side is outside only the picture knows.
    for (const side of [-1, 1]) {
      const aside = offset(points, side * (item.covered + item.width / 2))
      keepRuns(aside, item.width, out, (x, y) => isSeen(sight, number, x, y))
    }
    return
  }
  // A line half covered by its neighbour is still a line: look at its two sides too.
  const reach = 0.3 * item.width
  const left = offset(points, reach)
  const right = offset(points, -reach)
  keepRuns(
    points,
    item.width,
    out,
    (x, y, i) =>
      isSeen(sight, number, x, y) ||
      isSeen(sight, number, left[i]!, left[i + 1]!) ||
      isSeen(sight, number, right[i]!, right[i + 1]!),
  )
}

function offset(points: readonly number[], by: number): number[] {
  const out: number[] = []
  for (let i = 0; i < points.length; i += 2) {
    const a = Math.max(0, i - 2)
    const b = Math.min(points.length - 2, i + 2)
    const dx = points[b]! - points[a]!
    const dy = points[b + 1]! - points[a + 1]!
    const length = Math.hypot(dx, dy) || 1
    out.push(points[i]! - (dy / length) * by, points[i + 1]! + (dx / length) * by)
  }
  return out
}

function keepRuns(
  points: readonly number[],
  width: number,
  out: VisibleStroke[],
  isKept: (x: number, y: number, i: number) => boolean,
): void {
  let from = -1
  let last = -1
  const close = () => {
    const isWhole = from === 0 && last === points.length - 2
    if (from >= 0 && (isWhole || (last - from) / 2 >= SHORTEST))
      out.push({ width, points: simplifyLine(points.slice(from, last + 2), TOLERANCE) })
    from = -1
  }
  for (let i = 0; i < points.length; i += 2) {
    if (isKept(points[i]!, points[i + 1]!, i)) {
      if (from < 0) from = i
      last = i
    } else if (from >= 0 && (i - last) / 2 > LONGEST_GAP) close()
  }
  close()
}
