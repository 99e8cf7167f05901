import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { maskOf } from '#engine/compose/mask.ts'
import { boxOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** Who is seen where, on a coarse grid: 0 for bare skin, else the place in the list of layers plus one. */
export interface PlanMap {
  width: number
  height: number
  /** Canvas units for each cell, and where the first cell lies. */
  cell: number
  left: number
  top: number
  owner: Uint16Array
}

/** Sets the layers down in order on a grid of so many cells along the longer side of the box. */
export function planOf(layers: readonly Layer[], box: Box, cells: number): PlanMap {
  const cell = Math.max(box[2] - box[0], box[3] - box[1]) / cells
  const width = Math.max(2, Math.ceil((box[2] - box[0]) / cell))
  const height = Math.max(2, Math.ceil((box[3] - box[1]) / cell))
  const [left, top] = box
  const plan = { width, height, cell, left, top, owner: new Uint16Array(width * height) }
  layers.forEach((layer, index) => lay(plan, layer, index + 1))
  return plan
}

function lay({ width, height, cell, left, top, owner }: PlanMap, layer: Layer, id: number): void {
  const mask = maskOf(layer.drawing)
  const [ownLeft, ownTop] = layer.drawing.box
  const [x0, y0, x1, y1] = boxOf(layer)
  const columns = [
    Math.max(0, Math.floor((x0 - left) / cell)),
    Math.min(width, Math.ceil((x1 - left) / cell)),
  ] as const
  const rows = [
    Math.max(0, Math.floor((y0 - top) / cell)),
    Math.min(height, Math.ceil((y1 - top) / cell)),
  ] as const
  // The layer's transform, undone.
  const cos = Math.cos(layer.angle) / layer.scale
  const sin = Math.sin(layer.angle) / layer.scale
  const flip = layer.isMirrored ? -1 : 1
  for (let row = rows[0]; row < rows[1]; row++)
    for (let column = columns[0]; column < columns[1]; column++) {
      const x = left + (column + 0.5) * cell
      const y = top + (row + 0.5) * cell
      const [dx, dy] = [x - layer.x, y - layer.y]
      const u = Math.floor((flip * (dx * cos + dy * sin) - ownLeft) / mask.cell)
      const v = Math.floor((dy * cos - dx * sin - ownTop) / mask.cell)
      if (u < 0 || v < 0 || u >= mask.width || v >= mask.height) continue
      if (!mask.isInk[v * mask.width + u]) continue
      if (layer.clip && !isWithin(layer.clip, x, y)) continue
      owner[row * width + column] = id
    }
}

function isWithin(polygon: readonly Point[], x: number, y: number): boolean {
  let isIn = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

/** Cells between two things that still look joined. */
const REACH = 2

/** How many cells each piece has that lies apart from the others, the largest first. */
export function piecesOf(
  { width, height, owner }: PlanMap,
  isIn: (owner: number) => boolean,
): number[] {
  const seen = new Uint8Array(owner.length)
  const sizes: number[] = []
  const stack: number[] = []
  for (let start = 0; start < owner.length; start++) {
    if (seen[start] || !owner[start] || !isIn(owner[start]!)) continue
    let size = 0
    stack.push(start)
    seen[start] = 1
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      size++
      const [x, y] = [i % width, Math.floor(i / width)]
      for (let ny = Math.max(0, y - REACH); ny <= Math.min(height - 1, y + REACH); ny++)
        for (let nx = Math.max(0, x - REACH); nx <= Math.min(width - 1, x + REACH); nx++) {
          const j = ny * width + nx
          if (seen[j] || !owner[j] || !isIn(owner[j])) continue
          seen[j] = 1
          stack.push(j)
        }
    }
    sizes.push(size)
  }
  return sizes.toSorted((a, b) => b - a)
}
