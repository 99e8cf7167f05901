/** Noise in three dimensions, fixed to the skin: a seam or a stretch would show as one in any flat tile. */

export function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 0x24d1b16a)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Between -1 and 1. */
export function noise3(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const u = ease(x - xi)
  const v = ease(y - yi)
  const w = ease(z - zi)
  const a = hash(xi, yi, zi)
  const b = hash(xi, yi + 1, zi)
  const c = hash(xi, yi, zi + 1)
  const d = hash(xi, yi + 1, zi + 1)
  const p = a + (hash(xi + 1, yi, zi) - a) * u
  const q = b + (hash(xi + 1, yi + 1, zi) - b) * u
  const r = c + (hash(xi + 1, yi, zi + 1) - c) * u
  const s = d + (hash(xi + 1, yi + 1, zi + 1) - d) * u
  const front = p + (q - p) * v
  return (front + (r + (s - r) * v - front) * w) * 2 - 1
}

export function fbm3(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let gain = 0.5
  for (let k = 0; k < octaves; k++) {
    sum += noise3(x, y, z) * gain
    // Turned as well as doubled, so that no grid shows.
    const [tx, ty] = [x * 1.6 + y * 1.2 + 17.1, y * 1.6 - x * 1.2 + z * 0.3 + 3.7]
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
    const h = hash(cx, cy, cz)
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
