import { planOf } from '#engine/compose/plan-map.ts'
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

/** Where the layers leave ink, on a coarse grid: enough to find gaps, tops of heads and widths of bodies. */
export function silhouetteOf(layers: readonly Layer[], box: Box, cells = 125): Silhouette {
  const { owner, ...grid } = planOf(layers, box, cells)
  return { ...grid, isInk: Uint8Array.from(owner, (id) => (id ? 1 : 0)) }
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

/** The lowest ink in a column, or the bottom edge where the column is empty. */
export function bottomAt(shape: Silhouette, x: number): number {
  const column = Math.min(shape.width - 1, Math.max(0, Math.floor((x - shape.left) / shape.cell)))
  for (let y = shape.height - 1; y >= 0; y--)
    if (shape.isInk[y * shape.width + column]) return shape.top + (y + 1) * shape.cell
  return shape.top + shape.height * shape.cell
}

/** Where the ink ends below. */
export function lowestInk(shape: Silhouette): number {
  const row = Math.floor(shape.isInk.lastIndexOf(1) / shape.width)
  return shape.top + (row + 1) * shape.cell
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
