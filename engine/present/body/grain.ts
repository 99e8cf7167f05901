/** Noise in three dimensions, fixed to the skin: a seam or a stretch would show as one in any flat tile. */

export function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 0x24d1b16a)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Cells after which noise comes again: farther apart on the skin than anybody would notice. */
const CELLS = 64
const MASK = CELLS - 1
const lattice = Float32Array.from({ length: CELLS ** 3 }, (_, i) =>
  hash(i & MASK, (i >> 6) & MASK, i >> 12),
)

/** Between -1 and 1. */
export function noise3(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const u = ease(x - xi)
  const v = ease(y - yi)
  const w = ease(z - zi)
  const left = xi & MASK
  const right = (xi + 1) & MASK
  const top = (yi & MASK) << 6
  const bottom = ((yi + 1) & MASK) << 6
  const near = (zi & MASK) << 12
  const far = ((zi + 1) & MASK) << 12
  const a = lattice[left + top + near]!
  const b = lattice[left + bottom + near]!
  const c = lattice[left + top + far]!
  const d = lattice[left + bottom + far]!
  const p = a + (lattice[right + top + near]! - a) * u
  const q = b + (lattice[right + bottom + near]! - b) * u
  const r = c + (lattice[right + top + far]! - c) * u
  const s = d + (lattice[right + bottom + far]! - d) * u
  const front = p + (q - p) * v
  return (front + (r + (s - r) * v - front) * w) * 2 - 1
}

export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let gain = 0.5
  for (let k = 0; k < octaves; k++) {
    sum += noise3(x, y, z) * gain
    // Turned as well as doubled, so that no grid shows.
    const tx = x * 1.6 + y * 1.2 + 17.1
    const ty = y * 1.6 - x * 1.2 + z * 0.3 + 3.7
    z = z * 2 + x * 0.3 + 9.2
    x = tx
    y = ty
    gain /= 2
  }
  return sum
}

/** How much nearer the nearest cell is than the next: 0 on the fine furrows between cells of skin. */
export function furrows(x: number, y: number, z: number): number {
  // Centres keep to the middle half of their cells, so the eight around the point are enough.
  const xi = Math.floor(x - 0.5)
  const yi = Math.floor(y - 0.5)
  const zi = Math.floor(z - 0.5)
  let first = 9
  let second = 9
  for (let k = 0; k < 8; k++) {
    const cx = xi + (k & 1)
    const cy = yi + ((k >> 1) & 1)
    const cz = zi + (k >> 2)
    const h = lattice[(cx & MASK) + ((cy & MASK) << 6) + ((cz & MASK) << 12)]!
    const dx = cx + 0.25 + h / 2 - x
    const dy = cy + 0.25 + ((h * 57.3) % 1) / 2 - y
    const dz = cz + 0.25 + ((h * 913.7) % 1) / 2 - z
    const d = dx * dx + dy * dy + dz * dz
    if (d < first) {
      second = first
      first = d
    } else if (d < second) second = d
  }
  return Math.sqrt(second) - Math.sqrt(first)
}
