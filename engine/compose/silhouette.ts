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
  // A loop: composing asks for this hundreds of times, and `from` walks an iterator.
  const isInk = new Uint8Array(owner.length)
  for (let i = 0; i < isInk.length; i++) if (owner[i]) isInk[i] = 1
  return { ...grid, isInk }
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

/** What a body is about at a height: the middle and half the width of the stretch of ink that goes on there. */
export interface Stem {
  middle: number
  half: number
}

/** Heights on each side over which a stem is evened out, in rows. */
const EVENED = 5

/** Follows the body that is nearest to the middle up and down: an arm or a tail beside it is no part of what is wound about. */
export function stemOf(shape: Silhouette, axis: number): (y: number) => Stem {
  const rows = Array.from({ length: shape.height }, (_, y) => runsAlong(shape, y))
  const start = rows.reduce(
    (best, runs, y) => (totalOf(runs) > 0 && nearer(y, best, shape.height) ? y : best),
    -1,
  )
  const stems: (Stem | undefined)[] = rows.map(() => undefined)
  if (start < 0) return () => ({ middle: axis, half: 0 })
  for (const step of [1, -1]) {
    let last = nearestTo(axis, rows[start]!)
    for (let y = start; y >= 0 && y < rows.length; y += step) {
      const next = rows[y]!.filter(([from, to]) => from < last[1] && to > last[0])
      last = widest(next.length > 0 ? next : [last])
      stems[y] = { middle: (last[0] + last[1]) / 2, half: (last[1] - last[0]) / 2 }
    }
  }
  return (y) => {
    const row = Math.floor((y - shape.top) / shape.cell)
    const near = stems
      .slice(Math.max(0, row - EVENED), row + EVENED + 1)
      .filter((stem) => stem !== undefined)
    const known = near.length > 0 ? near : [stems.findLast((stem) => stem !== undefined)!]
    const mean = (of: (stem: Stem) => number) =>
      known.reduce((sum, stem) => sum + of(stem), 0) / known.length
    return { middle: mean(({ middle }) => middle), half: mean(({ half }) => half) }
  }
}

type Run = readonly [from: number, to: number]

const widest = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]!

const nearestTo = (x: number, runs: readonly Run[]): Run => {
  const off = ([from, to]: Run) => Math.max(0, from - x, x - to)
  return runs.toSorted((a, b) => off(a) - off(b))[0]!
}

const totalOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, [from, to]) => sum + to - from, 0)

/** Whether a row lies nearer to the middle of the shape than the one that is known. */
const nearer = (y: number, known: number, height: number): boolean =>
  known < 0 || Math.abs(y - height / 2) < Math.abs(known - height / 2)

function runsAlong({ isInk, width, cell, left }: Silhouette, y: number): Run[] {
  const runs: Run[] = []
  let from = -1
  for (let x = 0; x <= width; x++) {
    const on = x < width && isInk[y * width + x] === 1
    if (on && from < 0) from = x
    if (!on && from >= 0) {
      runs.push([left + from * cell, left + x * cell])
      from = -1
    }
  }
  return runs
}
