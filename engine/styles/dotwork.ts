import { dots } from '#engine/pixels/dots.ts'
import type { Ink, Vectors } from '#engine/render/artwork.ts'
import { stampDots } from '#engine/pixels/stamp.ts'
import { curve, inkBox, lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

export interface DotworkOptions {
  low?: number
  high?: number
  gamma?: number
  finest?: number
  coarsest?: number
  dot?: number
  dust?: number
}

/** Stipple: spacing from tone, over a point set that is evenly spaced at every density. Pure vectors. */
export function dotwork(s: Shaded, options: DotworkOptions = {}): Ink {
  const { w, h } = s.g
  const black = lineInk(s)
  const vectors = stipple(s, options)
  stampDots(pageOf(s.g, black), vectors.dots)
  return { w, h, black, vectors }
}

/** The dots alone, for files of vectors of styles that shade in pixels: nothing is inked with them. */
export function stipple({ g, f, l }: Shaded, o: DotworkOptions = {}): Vectors {
  const { w, h, id } = g
  const table = curve(o.low ?? 0.17, o.high ?? 0.9, o.gamma ?? 1.15)
  const finest = o.finest ?? 1.9,
    coarsest = o.coarsest ?? 13,
    size = o.dot ?? 1
  const tile = dots()
  // spacing wanted at each tone, and dot radius that goes with it
  const spacing = Float32Array.from({ length: 1025 }, (_, i) =>
    i < 14 ? 1e9 : coarsest + (finest - coarsest) * Math.pow(i / 1024, 0.4),
  )
  const radius = Float32Array.from({ length: 1025 }, (_, i) => (0.9 + 0.6 * (i / 1024)) * size)
  const [x0, y0, x1, y1] = inkBox(g)
  const list: number[] = []
  const reach = 46
  for (let ty = Math.floor((y0 - reach) / tile.size); ty * tile.size < y1 + reach; ty++)
    for (let tx = Math.floor((x0 - reach) / tile.size); tx * tile.size < x1 + reach; tx++) {
      const bx = tx * tile.size,
        by = ty * tile.size
      for (let j = 0; j < tile.count; j++) {
        const x = bx + tile.x[j]!,
          y = by + tile.y[j]!
        if (x < 3 || y < 3 || x >= w - 3 || y >= h - 3) continue
        const i = (y | 0) * w + (x | 0)
        if (id[i]) {
          if (g.line[i]! > 200) continue
          const t = (table[(l.tone[i]! * 1024) | 0]! * 1024) | 0
          if (tile.spacing[j]! < spacing[t]!) continue
          list.push(x, y, radius[t]!)
        } else if (o.dust !== 0 && tile.spacing[j]! > 5.5) {
          // sparse dust outside, on the side away from the light
          const e = f.edge[(y >> 1) * f.w2 + (x >> 1)]!
          if (
            e < 7 ||
            e > reach ||
            !id[Math.max(0, (y - e * 0.8) | 0) * w + Math.max(0, (x - e * 0.65) | 0)]
          )
            continue
          if (tile.spacing[j]! < 5.5 + 11 * (e / reach)) continue
          list.push(x, y, 0.95 * size)
        }
      }
    }
  return { isWhole: true, dots: list, strokes: [] }
}
