const n1 = (x: number) => String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.')
const pair = (x: number, y: number) => {
  const second = n1(y)
  return n1(x) + (second.startsWith('-') ? '' : ' ') + second
}

/** Dots of one size in one path: each is a zero-length line with round ends, about 9 bytes instead of 40 for a <circle>. */
export interface DotGroup {
  size: string
  d: string
}

export function dotGroups(dots: readonly number[]): DotGroup[] {
  const bySize = new Map<string, number[]>()
  for (let i = 0; i < dots.length; i += 3) {
    const key = n1(dots[i + 2]! * 2)
    const list = bySize.get(key)
    if (list) list.push(dots[i]!, dots[i + 1]!)
    else bySize.set(key, [dots[i]!, dots[i + 1]!])
  }
  return [...bySize].map(([size, list]) => {
    let path = ''
    let px = 0
    let py = 0
    for (let i = 0; i < list.length; i += 2) {
      // Relative moves from the rounded position, so that errors do not add up.
      const dx = Math.round((list[i]! - px) * 10) / 10
      const dy = Math.round((list[i + 1]! - py) * 10) / 10
      path += `m${pair(dx, dy)}h0`
      px += dx
      py += dy
    }
    return { size, d: path.replace(/^m/, 'M') }
  })
}

/** A tapering stroke (x, y, half width triples) as a closed outline. */
export function ribbonPath(stroke: readonly number[]): string {
  const s = simplify(stroke, 0.16)
  const left: [number, number][] = []
  const right: [number, number][] = []
  for (let i = 0; i < s.length; i += 3) {
    const a = Math.max(0, i - 3)
    const b = Math.min(s.length - 3, i + 3)
    const dx = s[b]! - s[a]!
    const dy = s[b + 1]! - s[a + 1]!
    const length = Math.hypot(dx, dy) || 1
    const r = s[i + 2]!
    left.push([s[i]! - (dy / length) * r, s[i + 1]! + (dx / length) * r])
    right.push([s[i]! + (dy / length) * r, s[i + 1]! - (dx / length) * r])
  }
  const ring = [...left, ...right.toReversed()]
  let px = Math.round(ring[0]![0] * 10) / 10
  let py = Math.round(ring[0]![1] * 10) / 10
  let out = `M${pair(px, py)}l`
  for (let i = 1; i < ring.length; i++) {
    const dx = Math.round((ring[i]![0] - px) * 10) / 10
    const dy = Math.round((ring[i]![1] - py) * 10) / 10
    const text = pair(dx, dy)
    out += (i > 1 && !text.startsWith('-') ? ' ' : '') + text
    px += dx
    py += dy
  }
  return out + 'z'
}

/** Douglas-Peucker over x, y and width together. */
export function simplify(s: readonly number[], tolerance: number): number[] {
  const n = s.length / 3
  const keep = new Uint8Array(n)
  keep[0] = keep[n - 1] = 1
  const stack: [number, number][] = [[0, n - 1]]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span
    let worst = tolerance
    let farthest = -1
    for (let i = a + 1; i < b; i++) {
      const t = (i - a) / (b - a)
      const off = (q: number) =>
        Math.abs(s[i * 3 + q]! - s[a * 3 + q]! - t * (s[b * 3 + q]! - s[a * 3 + q]!))
      const e = Math.max(off(0), off(1), off(2))
      if (e > worst) {
        worst = e
        farthest = i
      }
    }
    if (farthest < 0) continue
    keep[farthest] = 1
    stack.push([a, farthest], [farthest, b])
  }
  const out: number[] = []
  for (let i = 0; i < n; i++) if (keep[i]) out.push(s[i * 3]!, s[i * 3 + 1]!, s[i * 3 + 2]!)
  return out
}

/** Douglas-Peucker over x, y pairs by their distance from the chord. */
export function simplifyLine(points: readonly number[], tolerance: number): number[] {
  const n = points.length / 2
  if (n < 3) return [...points]
  const keep = new Uint8Array(n)
  keep[0] = keep[n - 1] = 1
  const stack: [number, number][] = [[0, n - 1]]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span
    const [ax, ay] = [points[2 * a]!, points[2 * a + 1]!]
    const [dx, dy] = [points[2 * b]! - ax, points[2 * b + 1]! - ay]
    const length = dx * dx + dy * dy
    let worst = tolerance * tolerance
    let farthest = -1
    for (let i = a + 1; i < b; i++) {
      const [px, py] = [points[2 * i]! - ax, points[2 * i + 1]! - ay]
      const t = length > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0
      const e = (px - t * dx) ** 2 + (py - t * dy) ** 2
      if (e > worst) {
        worst = e
        farthest = i
      }
    }
    if (farthest < 0) continue
    keep[farthest] = 1
    stack.push([a, farthest], [farthest, b])
  }
  return points.filter((_, i) => keep[i >> 1])
}

/** Straight lines through x, y pairs as path data, with steps relative to the rounded point before. */
export function linePath(points: readonly number[], isClosed: boolean): string {
  let px = Math.round(points[0]! * 10) / 10
  let py = Math.round(points[1]! * 10) / 10
  let out = `M${pair(px, py)}`
  let isFirst = true
  for (let i = 2; i < points.length; i += 2) {
    const dx = Math.round((points[i]! - px) * 10) / 10
    const dy = Math.round((points[i + 1]! - py) * 10) / 10
    if (dx === 0 && dy === 0) continue
    const text = pair(dx, dy)
    out += (isFirst ? 'l' : text.startsWith('-') ? '' : ' ') + text
    isFirst = false
    px += dx
    py += dy
  }
  // A stroke of no length is a dot.
  if (isFirst && !isClosed) out += 'h0'
  return isClosed ? `${out}z` : out
}
