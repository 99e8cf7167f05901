import { createRng } from '#shared/random.ts'

/** Precomputed 512 x 512 wrapping noise tiles: one array read per pixel instead of a noise call. */
export const TILE = 512
export const MASK = TILE - 1

/** Tiles never change once they are made, so they are made once. */
const tiles = new Map<string, Float32Array>()

/** Value noise with cells of cellX by cellY pixels (both must divide 512), range -1..1. */
function valueTile(cellX: number, cellY: number, seed: number): Float32Array {
  const out = new Float32Array(TILE * TILE)
  const columns = TILE / cellX
  const rows = TILE / cellY
  const random = createRng(seed)
  const grid = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1)
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y / cellY)
    const below = (row + 1) % rows
    let v = y / cellY - row
    v = v * v * (3 - 2 * v)
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x / cellX)
      const right = (column + 1) % columns
      let u = x / cellX - column
      u = u * u * (3 - 2 * u)
      const upper = grid[row * columns + column]! * (1 - u) + grid[row * columns + right]! * u
      const lower = grid[below * columns + column]! * (1 - u) + grid[below * columns + right]! * u
      out[y * TILE + x] = upper * (1 - v) + lower * v
    }
  }
  return out
}

function cached(key: string, make: () => Float32Array): Float32Array {
  let tile = tiles.get(key)
  if (!tile) tiles.set(key, (tile = make()))
  return tile
}

export const noise = (cell: number, seed: number) =>
  cached(`v${cell}:${seed}`, () => valueTile(cell, cell, seed))

/** Sum of octaves from `cell` downwards. */
export const fbm = (cell: number, octaves: number, seed: number) =>
  cached(`f${cell}:${octaves}:${seed}`, () => {
    const out = new Float32Array(TILE * TILE)
    let gain = 0.55
    let size = cell
    for (let o = 0; o < octaves && size >= 1; o++) {
      const part = valueTile(size, size, seed + o * 17)
      for (let i = 0; i < out.length; i++) out[i]! += part[i]! * gain
      gain *= 0.55
      size /= 2
    }
    return out
  })

/** Hair-like streaks along x, two strand widths. Drawn at twice the pixel scale, so nearest-sample reads at 2u, 2v stay smooth when turned. */
export const streaks = (seed: number) =>
  cached(`s${seed}`, () => {
    const wide = valueTile(128, 8, seed)
    const fine = valueTile(64, 4, seed + 1)
    return wide.map((v, i) => 0.65 * v + 0.35 * fine[i]!)
  })

export const at = (tile: Float32Array, x: number, y: number) =>
  tile[((y & MASK) << 9) | (x & MASK)]!

/** Grain drawn out towards the light, as a machine swung off the skin leaves it. */
export const whip = (tile: Float32Array, x: number, y: number) =>
  at(tile, (0.2 * x + 0.3 * y) | 0, (0.82 * x - 0.57 * y) | 0)
