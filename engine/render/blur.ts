import { f32 } from '#engine/render/buffers.ts'

/** Box blur in place, `passes` times; running sums, so the radius costs nothing. */
export function blur(a: Float32Array, w: number, h: number, r: number, passes = 2): Float32Array {
  if (r < 1) return a
  const t = f32('blur:tmp', w * h, false)
  const acc = f32('blur:acc', w, false)
  const inv = 1 / (2 * r + 1)
  for (let p = 0; p < passes; p++) {
    for (let y = 0; y < h; y++) {
      const o = y * w
      let s = a[o]! * (r + 1)
      for (let i = 1; i <= r; i++) s += a[o + (i < w ? i : w - 1)]!
      for (let x = 0; x < w; x++) {
        t[o + x] = s * inv
        s += a[o + (x + r + 1 < w ? x + r + 1 : w - 1)]! - a[o + (x - r > 0 ? x - r : 0)]!
      }
    }
    // column sums kept as a row, so memory is read in order
    for (let x = 0; x < w; x++) acc[x] = t[x]! * (r + 1)
    for (let i = 1; i <= r; i++) {
      const o = (i < h ? i : h - 1) * w
      for (let x = 0; x < w; x++) acc[x]! += t[o + x]!
    }
    for (let y = 0; y < h; y++) {
      const o = y * w
      const add = (y + r + 1 < h ? y + r + 1 : h - 1) * w
      const drop = (y - r > 0 ? y - r : 0) * w
      for (let x = 0; x < w; x++) {
        a[o + x] = acc[x]! * inv
        acc[x]! += t[add + x]! - t[drop + x]!
      }
    }
  }
  return a
}
