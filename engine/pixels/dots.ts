import { createRng } from '#shared/random.ts'

export interface DotTile {
  size: number
  x: Float32Array
  y: Float32Array
  spacing: Float32Array
  count: number
}
let dotTile: DotTile | null = null

/**
 * Wrapping set of points, each with the largest spacing at which it belongs to a Poisson-disk set.
 * Taking all points with spacing >= s gives an even stipple of spacing s, so tone is one comparison per point.
 */
export function dots(): DotTile {
  if (dotTile) return dotTile
  const size = 256,
    cell = 2,
    n = size / cell
  const head = new Int32Array(n * n).fill(-1)
  const xs: number[] = [],
    ys: number[] = [],
    spacing: number[] = [],
    next: number[] = []
  const random = createRng(77)
  const free = (x: number, y: number, r: number) => {
    const reach = Math.ceil(r / cell),
      cx = Math.floor(x / cell),
      cy = Math.floor(y / cell)
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++) {
        for (
          let k = head[((cy + j + 4 * n) % n) * n + ((cx + i + 4 * n) % n)]!;
          k >= 0;
          k = next[k]!
        ) {
          let dx = Math.abs(xs[k]! - x),
            dy = Math.abs(ys[k]! - y)
          if (dx > size / 2) dx = size - dx
          if (dy > size / 2) dy = size - dy
          if (dx * dx + dy * dy < r * r) return false
        }
      }
    return true
  }
  // radii shrink in small steps; each level fills the gaps the coarser ones left
  for (let r = 16; r > 1.75; r *= 0.93) {
    const tries = Math.round(((size * size) / (r * r)) * 5)
    for (let t = 0; t < tries; t++) {
      const x = random() * size,
        y = random() * size
      if (!free(x, y, r)) continue
      const c = Math.floor(y / cell) * n + Math.floor(x / cell)
      xs.push(x)
      ys.push(y)
      spacing.push(r)
      next.push(head[c]!)
      head[c] = xs.length - 1
    }
  }
  dotTile = {
    size,
    x: Float32Array.from(xs),
    y: Float32Array.from(ys),
    spacing: Float32Array.from(spacing),
    count: xs.length,
  }
  return dotTile
}
