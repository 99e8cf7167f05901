import { Resvg } from '@resvg/resvg-js'
import type { Part } from '#engine/motifs/motif.ts'
import { layerTransform } from '#engine/render/gbuffer.ts'
import type { Box, Layer } from '#engine/compose/scene.ts'

export interface Silhouette {
  width: number
  height: number
  /** Canvas units per cell, and where the first cell lies. */
  cell: number
  left: number
  top: number
  isInk: Uint8Array
}

const outlineOf = (parts: readonly Part[]) =>
  parts
    .filter((part) => (part.detail ?? 0) === 0)
    .map((part) => `<path d="${part.d}" fill="${part.fill ? '#000' : 'none'}"/>`)
    .join('')

/** Where the layers leave ink, on a coarse grid: enough to find gaps, tops of heads and widths of bodies. */
export function silhouetteOf(layers: readonly Layer[], box: Box, cells = 125): Silhouette {
  const span = Math.max(box[2] - box[0], box[3] - box[1])
  const cell = span / cells
  const width = Math.max(2, Math.ceil((box[2] - box[0]) / cell))
  const height = Math.max(2, Math.ceil((box[3] - box[1]) / cell))
  const clips: string[] = []
  const body = layers.map((layer, index) => {
    const inner = `<g transform="${layerTransform(layer)}" stroke="#000" stroke-width="${(0.8 * cell) / layer.scale}">${outlineOf(layer.drawing.parts)}</g>`
    if (!layer.clip) return inner
    clips.push(
      `<clipPath id="c${index}"><path d="M${layer.clip.map(([x, y]) => `${x} ${y}`).join('L')}Z"/></clipPath>`,
    )
    return `<g clip-path="url(#c${index})">${inner}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box[0]} ${box[1]} ${width * cell} ${height * cell}"><defs>${clips.join('')}</defs>${body.join('')}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const isInk = new Uint8Array(width * height)
  for (let i = 0; i < isInk.length; i++) isInk[i] = pixels[4 * i + 3]! > 60 ? 1 : 0
  return { width, height, cell, left: box[0], top: box[1], isInk }
}

/** Half width of the ink at a height, measured from the middle line; 0 where there is none. */
export function halfWidthAt(shape: Silhouette, middle: number, y: number): number {
  const row = Math.floor((y - shape.top) / shape.cell)
  if (row < 0 || row >= shape.height) return 0
  let reach = 0
  for (let x = 0; x < shape.width; x++) {
    if (!shape.isInk[row * shape.width + x]) continue
    reach = Math.max(reach, Math.abs(shape.left + (x + 0.5) * shape.cell - middle))
  }
  return reach
}

/** The highest ink in a column, or the bottom edge where the column is empty. */
export function topAt(shape: Silhouette, x: number): number {
  const column = Math.min(shape.width - 1, Math.max(0, Math.floor((x - shape.left) / shape.cell)))
  for (let y = 0; y < shape.height; y++)
    if (shape.isInk[y * shape.width + column]) return shape.top + y * shape.cell
  return shape.top + shape.height * shape.cell
}

/** Stretches of ink down a column, as pairs of top and bottom: where a winding body crosses a middle line. */
export function runsAt(shape: Silhouette, x: number): [top: number, bottom: number][] {
  const column = Math.min(shape.width - 1, Math.max(0, Math.floor((x - shape.left) / shape.cell)))
  const runs: [number, number][] = []
  let from = -1
  for (let y = 0; y <= shape.height; y++) {
    const on = y < shape.height && shape.isInk[y * shape.width + column] === 1
    if (on && from < 0) from = y
    if (!on && from >= 0) {
      runs.push([shape.top + from * shape.cell, shape.top + y * shape.cell])
      from = -1
    }
  }
  return runs
}
