import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from '#engine/motifs/motif.ts'

/** Where a drawing has ink, on a coarse grid over its own box. */
export interface Mask {
  width: number
  height: number
  /** Drawing units for each cell. */
  cell: number
  isInk: Uint8Array
}

/** As fine as any question that composition asks. */
const CELLS = 128
/** Thinner strokes would fall between the cells. */
const LINE = 0.8

const masks = new WeakMap<Drawing, Mask>()

export function maskOf(drawing: Drawing): Mask {
  const known = masks.get(drawing)
  if (known) return known
  const mask = paint(drawing)
  masks.set(drawing, mask)
  return mask
}

function paint({ parts, box: [left, top, right, bottom] }: Drawing): Mask {
  const cell = Math.max(right - left, bottom - top) / CELLS
  const width = Math.max(1, Math.ceil((right - left) / cell))
  const height = Math.max(1, Math.ceil((bottom - top) / cell))
  const paths = parts
    .filter((part) => (part.detail ?? 0) === 0)
    .map(({ d, fill }) => `<path d="${d}" fill="${fill ? '#000' : 'none'}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width * cell} ${height * cell}" stroke="#000" stroke-width="${LINE * cell}">${paths.join('')}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const isInk = new Uint8Array(width * height)
  for (let i = 0; i < isInk.length; i++) isInk[i] = pixels[4 * i + 3]! > 60 ? 1 : 0
  return { width, height, cell, isInk }
}
