import type { Clay } from '#engine/forms/sculpt/clay.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Small balls over a round of fleece: its curls. */
export function fleece(c: Clay, at: V3, r: V3, count: number, size: number): void {
  c.ball(at, r, { k: 0.1 })
  for (let n = 0; n < count; n++) {
    // a spiral from pole to pole spaces them evenly
    const y = 1 - (2 * (n + 0.5)) / count
    const round = Math.sqrt(1 - y * y)
    const turn = n * 2.4
    const x = at[0] + Math.cos(turn) * round * r[0]
    if (x < -size && at[0] === 0) continue
    c.ball(
      [x, at[1] + y * r[1], at[2] + Math.sin(turn) * round * r[2]],
      [size * (0.85 + 0.3 * (n % 2)), size, size],
      { k: 0.035 },
    )
  }
}
