import { blurred } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** Steps of depth that are an edge, which has a line of its own. */
const EDGE = 0.1

/** Lines where forms meet in a fold: between muscles, toes, lip and cheek. */
export function creases(s: Sight): Float32Array {
  const { w, h, needle, hit, depth, normal } = s
  const raw = new Float32Array(hit.length)
  const slope = (d: number) => {
    for (let i = 0; i < raw.length; i++) raw[i] = hit[i] ? normal[i * 3 + d]! : 0
    return blurred(raw, s, Math.round(1.5 * needle))
  }
  const [nx, ny] = [slope(0), slope(1)]
  const out = new Float32Array(hit.length)
  const step = Math.max(1, Math.round(2 * needle))
  const down = step * w
  const isOther = (i: number, j: number) => !hit[j] || Math.abs(depth[j]! - depth[i]!) > EDGE
  for (let y = step; y + step < h; y++)
    for (let x = step, i = y * w + step; x + step < w; x++, i++) {
      if (!hit[i] || s.drawn[i]) continue
      const bend = nx[i + step]! - nx[i - step]! - (ny[i + down]! - ny[i - down]!)
      if (bend > -0.2) continue
      if (isOther(i, i - step) || isOther(i, i + step)) continue
      if (isOther(i, i - down) || isOther(i, i + down)) continue
      out[i] = smoothstep(0.2, 0.36, -bend)
    }
  return out
}
