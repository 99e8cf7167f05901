import { createRng } from '#shared/random.ts'

export interface DotTile {
  /** Side of the square, which wraps around. */
  size: number
  x: Float32Array
  y: Float32Array
  spacing: Float32Array
  count: number
}

const SIZE = 256
/** Side of the cells in which neighbours are looked for, and how many there are to a side. */
const CELL = 2
const CELLS = SIZE / CELL
/** Spacings of the coarsest and the finest dots, and how the next is less than the last. */
const [COARSEST, FINEST, STEP] = [16, 1.75, 0.93]

let tile: DotTile | undefined

/**
 * Wrapping set of points, each with the largest spacing at which it belongs to a Poisson-disk set. Taking all points with
 * spacing >= s gives an even stipple of spacing s, so tone is one comparison per point. It never changes, so it is made once.
 */
export const dots = (): DotTile => (tile ??= scatter())

function scatter(): DotTile {
  // Points of a cell are chained: `head` has the last of each, `next` the one before.
  const head = new Int32Array(CELLS * CELLS).fill(-1)
  const next: number[] = []
  const xs: number[] = []
  const ys: number[] = []
  const spacing: number[] = []
  const random = createRng(77)
  const isFree = (x: number, y: number, radius: number) => {
    const reach = Math.ceil(radius / CELL)
    const column = Math.floor(x / CELL)
    const row = Math.floor(y / CELL)
    for (let j = row - reach; j <= row + reach; j++)
      for (let i = column - reach; i <= column + reach; i++) {
        const cell = ((j + 4 * CELLS) % CELLS) * CELLS + ((i + 4 * CELLS) % CELLS)
        for (let k = head[cell]!; k >= 0; k = next[k]!) {
          const dx = wrapped(xs[k]! - x)
          const dy = wrapped(ys[k]! - y)
          if (dx * dx + dy * dy < radius * radius) return false
        }
      }
    return true
  }
  // Radii shrink in small steps; each level fills the gaps the coarser ones left.
  for (let radius = COARSEST; radius > FINEST; radius *= STEP) {
    const tries = Math.round(((SIZE * SIZE) / (radius * radius)) * 5)
    for (let attempt = 0; attempt < tries; attempt++) {
      const x = random() * SIZE
      const y = random() * SIZE
      if (!isFree(x, y, radius)) continue
      const cell = Math.floor(y / CELL) * CELLS + Math.floor(x / CELL)
      xs.push(x)
      ys.push(y)
      spacing.push(radius)
      next.push(head[cell]!)
      head[cell] = xs.length - 1
    }
  }
  return {
    size: SIZE,
    x: Float32Array.from(xs),
    y: Float32Array.from(ys),
    spacing: Float32Array.from(spacing),
    count: xs.length,
  }
}

/** The shorter way between two points, around the edge where that is shorter. */
function wrapped(distance: number): number {
  const plain = Math.abs(distance)
  return plain > SIZE / 2 ? SIZE - plain : plain
}
