import { readPathData } from '#engine/motifs/drawing/path-data.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'

export interface Polyline {
  /** x and y in turn. */
  points: number[]
  isClosed: boolean
}

/** How many numbers each command takes. Motifs write absolute commands only. */
const SIZE: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, A: 7, Z: 0 }

/** An SVG path as straight lines no farther than `tolerance` from its curves, each point moved by `place` first. */
export function flattenPath(
  d: string,
  { place, tolerance }: { place: (point: Point) => Point; tolerance: number },
): Polyline[] {
  const lines: Polyline[] = []
  let line: Polyline = { points: [], isClosed: false }
  let from: Point = [0, 0]
  let start: Point = [0, 0]
  const push = (point: Point) => line.points.push(...place(point))
  const begin = (point: Point) => {
    if (line.points.length > 2) lines.push(line)
    line = { points: [], isClosed: false }
    push(point)
  }
  for (const { letter: command, values: v } of readPathData(d)) {
    const size = SIZE[command]!
    if (command === 'Z') {
      line.isClosed = true
      from = start
      begin(start)
      continue
    }
    for (let i = 0; i + size <= v.length; i += size) {
      const to: Point = [v[i + size - 2]!, v[i + size - 1]!]
      if (command === 'M' && i === 0) {
        begin(to)
        start = to
      } else if (command === 'C' || command === 'Q')
        curve([from, ...controls(v, i, size), to], place, tolerance, push)
      else if (command === 'A') arc(from, v.slice(i, i + 7), to, place, tolerance, push)
      else push(to)
      from = to
    }
  }
  if (line.points.length > 2) lines.push(line)
  return lines
}

const controls = (v: readonly number[], i: number, size: number): Point[] =>
  size === 6
    ? [
        [v[i]!, v[i + 1]!],
        [v[i + 2]!, v[i + 3]!],
      ]
    : [[v[i]!, v[i + 1]!]]

/** Even steps: as many as the bend of the control polygon asks for. */
function curve(
  points: readonly Point[],
  place: (point: Point) => Point,
  tolerance: number,
  push: (point: Point) => void,
): void {
  const placed = points.map(place)
  let bend = 0
  for (let i = 1; i + 1 < placed.length; i++) {
    const [a, b, c] = [placed[i - 1]!, placed[i]!, placed[i + 1]!]
    bend = Math.max(bend, Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]))
  }
  const steps = Math.min(64, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))))
  for (let k = 1; k <= steps; k++) push(bezierAt(points, k / steps))
}

function bezierAt(points: readonly Point[], t: number): Point {
  let level = points
  while (level.length > 1) {
    const below = level
    level = below
      .slice(1)
      .map((q, i): Point => [
        below[i]![0] + (q[0] - below[i]![0]) * t,
        below[i]![1] + (q[1] - below[i]![1]) * t,
      ])
  }
  return level[0]!
}

/** The arc's ends give its centre (SVG 2, appendix B.2.4). */
function arc(
  from: Point,
  values: readonly number[],
  to: Point,
  place: (point: Point) => Point,
  tolerance: number,
  push: (point: Point) => void,
): void {
  let [rx, ry] = [Math.abs(values[0]!), Math.abs(values[1]!)]
  const turn = (values[2]! * Math.PI) / 180
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const dx = (from[0] - to[0]) / 2
  const dy = (from[1] - to[1]) / 2
  const px = c * dx + s * dy
  const py = c * dy - s * dx
  if (rx === 0 || ry === 0 || (px === 0 && py === 0)) {
    push(to)
    return
  }
  const over = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2)
  if (over > 1) {
    rx *= over
    ry *= over
  }
  const rest = Math.max(0, (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1)
  const sign = values[3] === values[4] ? -1 : 1
  const [qx, qy] = [
    (sign * Math.sqrt(rest) * rx * py) / ry,
    (-sign * Math.sqrt(rest) * ry * px) / rx,
  ]
  const centre: Point = [
    c * qx - s * qy + (from[0] + to[0]) / 2,
    s * qx + c * qy + (from[1] + to[1]) / 2,
  ]
  const first = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
  if (values[4] && sweep < 0) sweep += 2 * Math.PI
  if (!values[4] && sweep > 0) sweep -= 2 * Math.PI
  const [a, b] = [place([0, 0]), place([Math.max(rx, ry), 0])]
  const radius = Math.hypot(b[0] - a[0], b[1] - a[1])
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / Math.sqrt((8 * tolerance) / radius)))
  for (let k = 1; k <= steps; k++) {
    const angle = first + (sweep * k) / steps
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    push(k === steps ? to : [centre[0] + c * ex - s * ey, centre[1] + s * ex + c * ey])
  }
}
