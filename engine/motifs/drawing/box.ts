import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { readPathData } from '#engine/motifs/drawing/path-data.ts'

/** How many numbers each command that draws takes. */
const SIZE: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7 }

/** Left, top, right, bottom of what the parts draw: curves are walked, not just their control points. Arcs must be half circles. */
export function tightBox(parts: readonly Part[], margin = 3): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const take = (x: number, y: number) => {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  for (const { d } of parts) {
    let [x, y] = [0, 0]
    for (const { letter, values: v } of readPathData(d)) {
      const size = SIZE[letter]
      if (size === undefined) continue
      for (let i = 0; i + size <= v.length; i += size) {
        const [ex, ey] = [v[i + size - 2]!, v[i + size - 1]!]
        if (letter === 'A') {
          const [cx, cy, r] = [(x + ex) / 2, (y + ey) / 2, v[i]!]
          take(cx - r, cy - r)
          take(cx + r, cy + r)
        } else if (size > 2)
          for (let k = 1; k < 8; k++) {
            const t = k / 8,
              s = 1 - t
            if (size === 4)
              take(
                s * s * x + 2 * s * t * v[i]! + t * t * ex,
                s * s * y + 2 * s * t * v[i + 1]! + t * t * ey,
              )
            else
              take(
                s ** 3 * x + 3 * s * s * t * v[i]! + 3 * s * t * t * v[i + 2]! + t ** 3 * ex,
                s ** 3 * y + 3 * s * s * t * v[i + 1]! + 3 * s * t * t * v[i + 3]! + t ** 3 * ey,
              )
          }
        take(ex, ey)
        x = ex
        y = ey
      }
    }
  }
  return [
    Math.floor(left - margin),
    Math.floor(top - margin),
    Math.ceil(right + margin),
    Math.ceil(bottom + margin),
  ]
}

/** A finished drawing: the parts and the box they fill. */
export const measured = (parts: Part[], margin = 3): Drawing => ({
  parts,
  box: tightBox(parts, margin),
})
