import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { boundsOf, distance, type Line, type Ring } from '#engine/lettering/plane.ts'

type Span = [from: number, to: number]

/** The filled stretches of each row, by the nonzero rule; the rows go up or down in order. Each edge is looked at in the rows it crosses only: asking every edge in every row takes seconds for a verse. */
export function spansOfRows(rings: readonly Ring[], rows: readonly number[]): Span[][] {
  const isRising = rows[0]! <= rows.at(-1)!
  /** The first row, in their order, that lies past a height. */
  const firstPast = (y: number) => {
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isRising ? rows[middle]! < y : rows[middle]! > y) low = middle + 1
      else high = middle
    }
    return low
  }
  const crossings: [x: number, way: number][][] = rows.map(() => [])
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]!
      const [bx, by] = ring[(i + 1) % ring.length]!
      const [nearest, furthest] = ay < by === isRising ? [ay, by] : [by, ay]
      for (let row = firstPast(nearest); row < rows.length; row++) {
        const y = rows[row]!
        if (isRising ? y > furthest : y < furthest) break
        if (ay <= y !== by <= y)
          crossings[row]!.push([ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1])
      }
    }
  return crossings.map(spansBetween)
}

/** The filled stretches of one row. */
export const spansAt = (rings: readonly Ring[], y: number): Span[] => spansOfRows(rings, [y])[0]!

function spansBetween(crossings: [x: number, way: number][]): Span[] {
  crossings.sort((a, b) => a[0] - b[0])
  const spans: Span[] = []
  let [depth, from] = [0, 0]
  for (const [x, way] of crossings) {
    if (depth === 0) from = x
    depth += way
    if (depth === 0) spans.push([from, x])
  }
  return spans
}

/** The middle of the ink itself and not of its box: what the eye takes for the middle. */
export function inkCentre(rings: readonly Ring[]): Point {
  const { left, right, top, bottom } = boundsOf(rings)
  let [mass, x, y] = [0, 0, 0]
  const step = (bottom - top) / 32
  const rows: number[] = []
  for (let row = top + step / 2; row < bottom; row += step) rows.push(row)
  spansOfRows(rings, rows).forEach((spans, i) => {
    for (const [from, to] of spans) {
      mass += to - from
      x += ((to - from) * (from + to)) / 2
      y += (to - from) * rows[i]!
    }
  })
  return mass > 0 ? [x / mass, y / mass] : [(left + right) / 2, (top + bottom) / 2]
}

const FAR = 1e6
const MOST_CELLS = 350_000

/** How far any point is from the letters, as a map: ornament looks here before it is set down. */
export class Clearance {
  readonly #left: number
  readonly #top: number
  readonly #columns: number
  readonly #rows: number
  readonly #cell: number
  readonly #far: Float32Array

  constructor(rings: readonly Ring[], margin: number, cell = 2.5) {
    const { left, top, right, bottom } = boundsOf(rings)
    const area = (right - left + 2 * margin) * (bottom - top + 2 * margin)
    this.#cell = Math.max(cell, Math.sqrt(area / MOST_CELLS))
    this.#left = left - margin
    this.#top = top - margin
    this.#columns = Math.ceil((right - left + 2 * margin) / this.#cell)
    this.#rows = Math.ceil((bottom - top + 2 * margin) / this.#cell)
    this.#far = new Float32Array(this.#columns * this.#rows).fill(FAR)
    this.#fill(rings)
    this.#spread()
  }

  #fill(rings: readonly Ring[]): void {
    const rows = Array.from(
      { length: this.#rows },
      (_, row) => this.#top + (row + 0.5) * this.#cell,
    )
    spansOfRows(rings, rows).forEach((spans, row) => {
      for (const [from, to] of spans) {
        const first = Math.max(0, Math.floor((from - this.#left) / this.#cell))
        const last = Math.min(this.#columns - 1, Math.floor((to - this.#left) / this.#cell))
        this.#far.fill(0, row * this.#columns + first, row * this.#columns + last + 1)
      }
    })
  }

  /** Two sweeps, down and up, each cell learning from the neighbours already seen. */
  #spread(): void {
    const far = this.#far
    const width = this.#columns
    const relax = (i: number, from: number, by: number) => {
      if (far[from]! + by < far[i]!) far[i] = far[from]! + by
    }
    for (let y = 0; y < this.#rows; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if (x > 0) relax(i, i - 1, 1)
        if (y === 0) continue
        relax(i, i - width, 1)
        if (x > 0) relax(i, i - width - 1, Math.SQRT2)
        if (x < width - 1) relax(i, i - width + 1, Math.SQRT2)
      }
    for (let y = this.#rows - 1; y >= 0; y--)
      for (let x = width - 1; x >= 0; x--) {
        const i = y * width + x
        if (x < width - 1) relax(i, i + 1, 1)
        if (y === this.#rows - 1) continue
        relax(i, i + width, 1)
        if (x < width - 1) relax(i, i + width + 1, Math.SQRT2)
        if (x > 0) relax(i, i + width - 1, Math.SQRT2)
      }
  }

  at([x, y]: Point): number {
    const column = Math.round((x - this.#left) / this.#cell)
    const row = Math.round((y - this.#top) / this.#cell)
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return FAR
    return this.#far[row * this.#columns + column]! * this.#cell
  }

  /** The least distance of a line from the letters, once it has left the one it grows from. */
  along(line: Line, skip = 0): number {
    let [walked, least] = [0, Infinity]
    line.forEach((point, i) => {
      if (i > 0) walked += distance(point, line[i - 1]!)
      if (walked >= skip) least = Math.min(least, this.at(point))
    })
    return least
  }
}
