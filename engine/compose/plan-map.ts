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
  const { width: wide, height: tall, cell: fine, isInk } = mask
  for (let row = rows[0]; row < rows[1]; row++) {
    const y = top + (row + 0.5) * cell
    const dy = y - layer.y
    const cuts = layer.clip && crossingsAt(layer.clip, y)
    for (let column = columns[0]; column < columns[1]; column++) {
      const x = left + (column + 0.5) * cell
      const dx = x - layer.x
      const u = (flip * (dx * cos + dy * sin) - ownLeft) / fine
      const v = (dy * cos - dx * sin - ownTop) / fine
      if (u < 0 || v < 0 || u >= wide || v >= tall) continue
      if (!isInk[(v | 0) * wide + (u | 0)]) continue
      if (cuts && !isWithin(cuts, x)) continue
      owner[row * width + column] = id
    }
  }
}

/** Where a row crosses the border of a polygon. */
function crossingsAt(polygon: readonly Point[], y: number): readonly number[] {
  const cuts: number[] = []
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
  }
  return cuts
}

/** Whether an odd number of borders lies further on. */
function isWithin(cuts: readonly number[], x: number): boolean {
  let further = 0
  for (let n = 0; n < cuts.length; n++) if (x < cuts[n]!) further++
  return (further & 1) === 1
}

/** Cells between two things that still look joined. */
const REACH = 2

/** How many cells each piece has that lies apart from the others, the largest first. */
export function piecesOf(
  { width, height, owner }: PlanMap,
  isIn: (owner: number) => boolean,
): number[] {
  const open = openCells(owner, isIn)
  const sizes: number[] = []
  const stack = new Int32Array(owner.length)
  for (let start = 0; start < open.length; start++) {
    if (!open[start]) continue
    let size = 0
    let waiting = 0
    stack[waiting++] = start
    open[start] = 0
    while (waiting > 0) {
      const i = stack[--waiting]!
      size++
      const x = i % width
      const y = (i / width) | 0
      const [first, last] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)]
      const bottom = Math.min(height - 1, y + REACH)
      for (let ny = Math.max(0, y - REACH); ny <= bottom; ny++)
        for (let j = ny * width + first; j <= ny * width + last; j++) {
          if (!open[j]) continue
          open[j] = 0
          stack[waiting++] = j
        }
    }
    sizes.push(size)
  }
  return sizes.toSorted((a, b) => b - a)
}

/** 1 for cells of those that are asked about, each of whom is asked for once. */
function openCells(owner: Uint16Array, isIn: (owner: number) => boolean): Uint8Array {
  const open = new Uint8Array(owner.length)
  const known: boolean[] = []
  for (let i = 0; i < owner.length; i++) {
    const own = owner[i]!
    if (own !== 0 && (known[own] ??= isIn(own))) open[i] = 1
  }
  return open
}
