import type { V2 } from '#engine/forms/sculpt/maths.ts'

/** A curve drawn with fewer movements of the hand: each point moves to the mean of those about it. `reach` is in points. */
export function eased(points: readonly V2[], reach: number): V2[] {
  const n = points.length
  const isClosed =
    n > 8 && Math.hypot(points[0]![0] - points[n - 1]![0], points[0]![1] - points[n - 1]![1]) < 4
  let line: readonly V2[] = points
  for (let pass = 0; pass < 2; pass++)
    line = line.map((_, k): V2 => {
      // Towards a loose end there is less to take the mean of: the end stays where it is.
      const r = Math.round(isClosed ? reach : Math.min(reach, k, n - 1 - k))
      let [x, y] = [0, 0]
      for (let j = k - r; j <= k + r; j++) {
        const p = line[isClosed ? ((j % n) + n) % n : j]!
        x += p[0]
        y += p[1]
      }
      return [x / (2 * r + 1), y / (2 * r + 1)]
    })
  return [...line]
}

/** Which lines a drawing of few lines needs: those that no other one is near to. */
export class Spacing {
  private readonly w: number
  private readonly h: number
  private readonly taken: Uint8Array

  constructor(w: number, h: number) {
    this.w = w
    this.h = h
    this.taken = new Uint8Array(w * h)
  }

  /** Nothing else is to be drawn so near to these. */
  claim(points: readonly V2[], reach: number): void {
    const step = Math.max(1, Math.floor(reach / 3))
    for (let k = 0; k < points.length; k += step) {
      const [px, py] = points[k]!
      for (let y = Math.max(0, Math.ceil(py - reach)); y <= Math.min(this.h - 1, py + reach); y++)
        for (let x = Math.max(0, Math.ceil(px - reach)); x <= Math.min(this.w - 1, px + reach); x++)
          if ((x - px) ** 2 + (y - py) ** 2 <= reach * reach) this.taken[y * this.w + x] = 1
    }
  }

  /** The longest stretch of a line that runs free, drawn on at both ends by `join` points so that it meets its neighbours. */
  freeRun(points: readonly V2[], join: number): [from: number, to: number] | undefined {
    let best: [number, number] = [0, 0]
    for (let k = 0; k < points.length;) {
      while (k < points.length && this.isTaken(points[k]!)) k++
      const from = k
      while (k < points.length && !this.isTaken(points[k]!)) k++
      if (k - from > best[1] - best[0]) best = [from, k]
    }
    if (best[1] === best[0]) return undefined
    return [Math.max(0, best[0] - join), Math.min(points.length, best[1] + join)]
  }

  private isTaken([x, y]: V2): boolean {
    const [u, v] = [Math.round(x), Math.round(y)]
    return u < 0 || v < 0 || u >= this.w || v >= this.h || this.taken[v * this.w + u] === 1
  }
}
