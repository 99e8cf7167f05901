import { f32, i32 } from '#engine/render/buffers.ts'

/** Exact Euclidean distance (Felzenszwalb) to line pixels and region borders. */
export function edgeDistance(
  id: Uint16Array,
  crease: Uint8Array,
  w: number,
  h: number,
): Float32Array {
  const d = f32('f:edge', w * h, false)
  // vertical distances row by row: the same two sweeps as by column, but memory is read in order
  const FAR = 300
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const k = id[i]!
      const seed = crease[i] || (y + 1 < h && k !== id[i + w]) || (x + 1 < w && k !== id[i + 1])
      d[i] = seed ? 0 : y > 0 ? d[i - w]! + 1 : FAR
    }
  for (let i = (h - 1) * w - 1; i >= 0; i--) {
    const up = d[i + w]! + 1
    if (up < d[i]!) d[i] = up
  }
  const v = i32('f:v', w, false),
    z = f32('f:z', w + 1, false),
    row = f32('f:row', w, false)
  for (let y = 0; y < h; y++) {
    const o = y * w
    for (let x = 0; x < w; x++) row[x] = d[o + x]! * d[o + x]!
    let k = 0
    v[0] = 0
    z[0] = -1e9
    z[1] = 1e9
    for (let q = 1; q < w; q++) {
      const f = row[q]! + q * q
      let p = v[k]!
      let s = (f - row[p]! - p * p) / (2 * (q - p))
      while (s <= z[k]! && k > 0) {
        k--
        p = v[k]!
        s = (f - row[p]! - p * p) / (2 * (q - p))
      }
      k++
      v[k] = q
      z[k] = s
      z[k + 1] = 1e9
    }
    k = 0
    for (let x = 0; x < w; x++) {
      while (z[k + 1]! < x) k++
      const dx = x - v[k]!
      d[o + x] = 2 * Math.sqrt(dx * dx + row[v[k]!]!)
    }
  }
  return d
}
