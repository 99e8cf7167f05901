import { blur } from '#engine/pixels/blur.ts'
import type { Field } from '#engine/pixels/field.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { curve, fadeAtRim, lineInk, softenBorders, type Shaded } from '#engine/styles/shared.ts'

export interface RealisticOptions {
  low?: number
  high?: number
  gamma?: number
  grain?: number
  smoke?: number
  line?: number
  /** How black lines are that lie on no form. Words that are the design are as black as any fill. */
  loose?: number
  backdrop?: boolean
}

/** Black and grey: continuous tone, bare skin in the lights, edges lost in light and found in shadow, a little smoke behind. */
export function realistic(s: Shaded, o: RealisticOptions = {}): Ink {
  const { g, l } = s
  const { w, h, id, line } = g
  const black = lineInk(s, 0)
  const table = curve(o.low ?? 0.16, o.high ?? 0.92, o.gamma ?? 1.12)
  const grain = noise(2, 5)
  const cloudy = fbm(128, 5, 8)
  const filled = Uint8Array.from(g.regions, (r) => (r.tag === 'black' ? 1 : 0))
  const grainAmount = o.grain ?? 0.07
  const lineAmount = o.line ?? 0.9
  const loose = o.loose ?? 0.85
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const k = id[i]!
      const ink = line[i]! * (1 / 255)
      if (!k) {
        black[i] = ink * loose
        continue
      }
      let t = l.tone[i]! + 0.05 * at(cloudy, x, y)
      t = table[((t < 0 ? 0 : t > 1 ? 1 : t) * 1024) | 0]!
      if (t > 0.02) t += grainAmount * at(grain, x, y) * (1 - 0.6 * t)
      if (ink > 0) {
        // Solid blacks keep a breath of form; thin lines dissolve where the form is lit.
        const solid = filled[k]
          ? 0.97 - 0.22 * l.shine[i]!
          : lineAmount * (0.32 + 0.68 * l.form[i]!)
        const v = ink * solid
        if (v > t) t = v
      }
      black[i] = t < 0 ? 0 : t > 1 ? 1 : t
    }
  softenBorders(black, g)
  const cloud = s.hasForms ? 0 : (o.smoke ?? 0.42)
  if (cloud > 0) smoke(s, black, cloud)
  return { w, h, black }
}

/** Side of the cells in which the silhouette is softened. */
const CELL = 8

/** Soft clouds under and beside the design: a blurred silhouette at an eighth of the size, broken up by noise. */
function smoke(s: Shaded, black: Float32Array, strength: number): void {
  const { g, heroBox } = s
  const { w, h, id } = g
  const { width: columns, height: rows, values: soft } = softSilhouette(s)
  const cx = (heroBox[0] + heroBox[2]) / 2
  const cy = (heroBox[1] + heroBox[3]) / 2
  const cloud = fbm(128, 5, 8)
  const grain = noise(2, 5)
  const fade = fadeAtRim(g, 70)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (id[i]) continue
      const fx = x / CELL - 0.5
      const fy = y / CELL - 0.5
      const column = fx < 0 ? 0 : fx > columns - 2 ? columns - 2 : fx | 0
      const row = fy < 0 ? 0 : fy > rows - 2 ? rows - 2 : fy | 0
      const o = row * columns + column
      const below = o + columns
      if (soft[o]! + soft[o + 1]! + soft[below]! + soft[below + 1]! < 0.02) continue
      const tx = fx - column
      const ty = fy - row
      const near =
        (soft[o]! * (1 - tx) + soft[o + 1]! * tx) * (1 - ty) +
        (soft[below]! * (1 - tx) + soft[below + 1]! * tx) * ty
      const dx = x - cx
      const dy = y - cy
      const side = (0.45 * dx + 0.8 * dy) / (Math.sqrt(dx * dx + dy * dy) + 40)
      let v = near * 1.5 * (0.55 + 0.75 * side + 1.3 * at(cloud, x, y))
      if (v <= 0) continue
      // A cut-off cloud looks like a mistake.
      v = fade(x, y) * strength * (v > 1 ? 1 : v) * (1 + 0.12 * at(grain, x, y))
      if (v > black[i]!) black[i] = v
    }
}

function softSilhouette({ g, workspace }: Shaded): Field {
  const { w, h, id } = g
  const width = Math.ceil(w / CELL)
  const height = Math.ceil(h / CELL)
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      values[y * width + x] = id[Math.min(h - 1, y * CELL) * w + Math.min(w - 1, x * CELL)] ? 1 : 0
  const soft = { width, height, values }
  blur(soft, { radius: 3, passes: 3, workspace })
  return soft
}
