// Ribbons that weave with true over and under.
import { type Point, TAU, lerp, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export interface Strand {
  points: Point[]
  closed: boolean
}
interface Crossing {
  at: number
  other: number
  otherAt: number
  over?: boolean
}

const wrap = (i: number, n: number) => ((i % n) + n) % n

function intersect(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const rx = b[0] - a[0],
    ry = b[1] - a[1],
    sx = d[0] - c[0],
    sy = d[1] - c[1]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return null
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null
}

/** Same place on a strand of n points, also across its seam. */
const near = (a: number, b: number, n: number) => {
  const gap = Math.abs(a - b)
  return Math.min(gap, n - gap) < 0.05
}

function findCrossings(strands: readonly Strand[]): Crossing[][] {
  const found: Crossing[][] = strands.map(() => [])
  const segments = strands.flatMap(({ points, closed }, strand) =>
    Array.from({ length: closed ? points.length : points.length - 1 }, (_, i) => ({
      strand,
      i,
      a: points[i]!,
      b: points[(i + 1) % points.length]!,
    })),
  )
  for (let p = 0; p < segments.length; p++) {
    for (let q = p + 2; q < segments.length; q++) {
      const one = segments[p]!,
        two = segments[q]!
      if (Math.max(Math.abs(one.a[0] - two.a[0]), Math.abs(one.a[1] - two.a[1])) > 12) continue
      const hit = intersect(one.a, one.b, two.a, two.b)
      if (!hit) continue
      const n = strands[one.strand]!.points.length
      const neighbours =
        one.strand === two.strand && strands[one.strand]!.closed && one.i === 0 && two.i === n - 1
      if (neighbours) continue
      const [at, otherAt] = [one.i + hit[0], two.i + hit[1]]
      // a crossing that falls exactly on a sample point is met twice
      const twice = found[one.strand]!.some(
        (c) =>
          c.other === two.strand &&
          near(c.at, at, n) &&
          near(c.otherAt, otherAt, strands[two.strand]!.points.length),
      )
      if (twice) continue
      found[one.strand]!.push({ at, other: two.strand, otherAt })
      found[two.strand]!.push({ at: otherAt, other: one.strand, otherAt: at })
    }
  }
  for (const list of found) list.sort((a, b) => a.at - b.at)
  return found
}

/** Walk each strand going over, under, over…; a strand met before fixes the parity of the next. */
function alternate(crossings: Crossing[][]): void {
  const partner = (c: Crossing) =>
    crossings[c.other]!.find((o) => Math.abs(o.at - c.otherAt) < 1e-6)!
  for (const list of crossings) {
    const known = list.findIndex((c) => c.over !== undefined)
    const parity = known < 0 ? true : list[known]!.over === (known % 2 === 0)
    list.forEach((c, i) => {
      if (c.over !== undefined) return
      c.over = (i % 2 === 0) === parity
      partner(c).over = !c.over
    })
  }
}

/** Both edges of a ribbon; corners are mitred and the little loops inside sharp bends collapsed. */
function ribbonEdges({ points, closed }: Strand, halfWidth: number): [Point[], Point[]] {
  const n = points.length
  const at = (i: number) => points[closed ? wrap(i, n) : Math.max(0, Math.min(n - 1, i))]!
  const edge = (side: number) =>
    points.map((p, i): Point => {
      const a = at(i - 1),
        b = at(i + 1)
      const before = Math.atan2(p[1] - a[1], p[0] - a[0]),
        after = Math.atan2(b[1] - p[1], b[0] - p[0])
      let turn = after - before
      if (turn > Math.PI) turn -= TAU
      if (turn < -Math.PI) turn += TAU
      if (!closed && (i === 0 || i === n - 1)) turn = 0
      const heading = (!closed && i === 0 ? after : before) + turn / 2
      const reach = (halfWidth * side) / Math.max(0.4, Math.cos(turn / 2))
      return [p[0] - Math.sin(heading) * reach, p[1] + Math.cos(heading) * reach]
    })
  const untangle = (bank: Point[]): Point[] => {
    const out = bank.slice()
    const window = Math.min(30, Math.floor(n / 4))
    for (let i = 0; i < n - 3; i++) {
      for (let j = Math.min(i + window, n - 2); j > i + 1; j--) {
        const hit = intersect(out[i]!, out[i + 1]!, out[j]!, out[j + 1]!)
        if (!hit) continue
        const p: Point = [
          lerp(out[i]![0], out[i + 1]![0], hit[0]),
          lerp(out[i]![1], out[i + 1]![1], hit[0]),
        ]
        for (let k = i + 1; k <= j; k++) out[k] = p
        i = j
        break
      }
    }
    return out
  }
  return [untangle(edge(-1)), untangle(edge(1))]
}

export interface InterlaceStyle {
  tag?: Tag
  tags?: Tag[]
  centreLine?: boolean
  stroke?: number
  /** sample steps between the strands of a rope; none by default */ twist?: number
}

/** Ribbons that truly weave: pieces going under are painted first, then those going over. */
export function interlace(
  strands: readonly Strand[],
  halfWidth: number,
  { tag = 'gold', tags, centreLine = false, stroke = 1, twist }: InterlaceStyle = {},
): Part[] {
  const crossings = findCrossings(strands)
  alternate(crossings)
  const under: Part[] = [],
    over: Part[] = []
  strands.forEach((strand, k) => {
    const { points, closed } = strand,
      n = points.length
    const [left, right] = ribbonEdges(strand, halfWidth)
    const list = crossings[k]!
    const middles = list.slice(1).map((c, i) => Math.round((c.at + list[i]!.at) / 2))
    // breaks lie half way between crossings, so each piece holds exactly one
    const seam =
      closed && list.length
        ? Math.round((list[list.length - 1]!.at + list[0]!.at + n) / 2)
        : n - (closed ? 0 : 1)
    const breaks = [closed ? seam - n : 0, ...middles, seam]
    for (let i = 0; i + 1 < breaks.length; i++) {
      const slice = (from: Point[], a: number, b: number) =>
        Array.from(
          { length: b - a + 1 },
          (_, j) => from[closed ? wrap(a + j, n) : Math.max(0, Math.min(n - 1, a + j))]!,
        )
      const [a, b] = [breaks[i]!, breaks[i + 1]!]
      const l = slice(left, a, b),
        r = slice(right, a, b)
      const target = list[i]?.over ? over : under
      // the fill reaches one step past its edges so that no seam shows
      target.push({
        d: polygon([...slice(left, a - 1, b + 1), ...slice(right, a - 1, b + 1).toReversed()]),
        fill: tags?.[k] ?? tag,
        stroke: 0,
      })
      target.push({ d: polygon(l, false) + polygon(r, false), fill: null, stroke })
      if (twist) {
        let lay = ''
        for (let j = 0; j + twist * 2 < l.length; j += twist)
          lay += smooth(
            [
              l[j]!,
              [
                (l[j + twist]![0] + r[j + twist]![0]) / 2,
                (l[j + twist]![1] + r[j + twist]![1]) / 2,
              ],
              r[j + twist * 2]!,
            ],
            false,
          )
        if (lay) target.push(line(lay, 0.65, 1))
      }
      if (centreLine) target.push(line(polygon(slice(points, a, b), false), 0.55, 2))
    }
  })
  return [...under, ...over]
}

/** A triangle wave with rounded peaks, -1..1: straight diagonals and soft turns, the path of a plait. */
export const softTriangle = (angle: number, sharpness = 0.96) =>
  Math.asin(sharpness * Math.sin(angle)) / Math.asin(sharpness)

/** Points of a closed parametric curve. */
export const loop = (count: number, at: (angle: number) => Point): Strand => ({
  closed: true,
  points: Array.from({ length: count }, (_, i) => at((i / count) * TAU)),
})
