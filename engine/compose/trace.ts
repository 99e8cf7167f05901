import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { maskOf, type Mask } from '#engine/compose/mask.ts'
import { project, type Layer } from '#engine/compose/scene.ts'

/** The eight cells around one, clockwise from the left. */
const AROUND: readonly Point[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
]

/** The outer edge of a layer's largest piece, drawn in by some cells, as a polygon in the units of the composition. */
export function outlineOf(layer: Layer, inset: number): Point[] {
  const mask = maskOf(layer.drawing)
  const [left, top] = layer.drawing.box
  const filled = eroded(largest(mask), mask, inset)
  return walk(filled, mask).map(([x, y]) =>
    project(layer, [left + (x + 0.5) * mask.cell, top + (y + 0.5) * mask.cell]),
  )
}

type Grid = Pick<Mask, 'width' | 'height'>

/** Only the piece with the most cells. */
function largest({ isInk, width, height }: Mask): Uint8Array {
  const piece = new Int32Array(isInk.length)
  const stack: number[] = []
  let [best, most, id] = [0, 0, 0]
  for (let start = 0; start < isInk.length; start++) {
    if (!isInk[start] || piece[start]) continue
    id++
    let size = 0
    stack.push(start)
    piece[start] = id
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      size++
      const [x, y] = [i % width, Math.floor(i / width)]
      for (const [dx, dy] of AROUND) {
        const [nx, ny] = [x + dx, y + dy]
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
        const j = ny * width + nx
        if (!isInk[j] || piece[j]) continue
        piece[j] = id
        stack.push(j)
      }
    }
    if (size > most) [best, most] = [id, size]
  }
  return Uint8Array.from(piece, (own) => (own === best && best > 0 ? 1 : 0))
}

function eroded(cells: Uint8Array, { width, height }: Grid, times: number): Uint8Array {
  let now = cells
  for (let turn = 0; turn < times; turn++) {
    const before = now
    now = before.map((on, i) => {
      const [x, y] = [i % width, Math.floor(i / width)]
      if (!on || x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0
      return before[i - 1] && before[i + 1] && before[i - width] && before[i + width] ? 1 : 0
    })
  }
  return now
}

/** Once around the edge, hand on the wall. */
function walk(cells: Uint8Array, { width, height }: Grid): Point[] {
  const isOn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === 1
  const start = cells.indexOf(1)
  if (start < 0) return []
  const first: Point = [start % width, Math.floor(start / width)]
  const points: Point[] = []
  let [x, y] = first
  let from = 0
  // No edge is longer than every cell seen from both sides.
  for (let step = 0; step < 2 * cells.length; step++) {
    points.push([x, y])
    const turn = AROUND.findIndex((_, i) => {
      const [dx, dy] = AROUND[(from + i) % AROUND.length]!
      return isOn(x + dx, y + dy)
    })
    if (turn < 0) break
    const direction = (from + turn) % AROUND.length
    const [dx, dy] = AROUND[direction]!
    ;[x, y] = [x + dx, y + dy]
    // Looks next where it came from, and on clockwise.
    from = (direction + 5) % AROUND.length
    if (x === first[0] && y === first[1]) break
  }
  return points
}
