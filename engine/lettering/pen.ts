import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  across,
  cubic,
  distance,
  minus,
  plus,
  resampled,
  times,
  towards,
  unit,
  type Line,
  type Ring,
} from '#engine/lettering/plane.ts'

const turnBack = (angle: number) => {
  while (angle > Math.PI) angle -= 2 * Math.PI
  while (angle < -Math.PI) angle += 2 * Math.PI
  return angle
}

/** How far a pen's handle reaches for the angles it leaves and arrives at: John Hobby's rule. */
function reach(leave: number, arrive: number): number {
  const bend =
    Math.SQRT2 *
    (Math.sin(leave) - Math.sin(arrive) / 16) *
    (Math.sin(arrive) - Math.sin(leave) / 16) *
    (Math.cos(leave) - Math.cos(arrive))
  const tame =
    1.5 * (2 + (Math.sqrt(5) - 1) * Math.cos(leave) + (3 - Math.sqrt(5)) * Math.cos(arrive))
  return Math.min(4, (2 + bend) / tame)
}

/** The roundest pen path through points, METAFONT's, with directions at its ends where they are given. */
export function penPath(points: Line, from?: Point, to?: Point): Point[] {
  const n = points.length - 1
  const far: number[] = []
  const angle: number[] = []
  for (let i = 0; i < n; i++) {
    const step = minus(points[i + 1]!, points[i]!)
    far.push(Math.hypot(...step) || 1e-6)
    angle.push(Math.atan2(step[1], step[0]))
  }
  const turn = points.map((_, i) => (i > 0 && i < n ? turnBack(angle[i]! - angle[i - 1]!) : 0))
  const leave = leavingAngles({ far, angle, turn, n }, from, to)
  const out: Point[] = [points[0]!]
  for (let i = 0; i < n; i++) {
    const start = leave[i]!
    const end = -turn[i + 1]! - leave[i + 1]!
    const a = plus(points[i]!, towards(angle[i]! + start, far[i]! * reach(start, end)))
    const b = minus(points[i + 1]!, towards(angle[i]! - end, far[i]! * reach(end, start)))
    out.push(...cubic(points[i]!, a, b, points[i + 1]!).slice(1))
  }
  return out
}

interface Chain {
  far: number[]
  angle: number[]
  turn: number[]
  n: number
}

/** The angle each point is left at, against the straight way on: a band of equations, solved from both ends. */
function leavingAngles({ far, angle, turn, n }: Chain, from?: Point, to?: Point): number[] {
  const below: number[] = [0]
  const middle: number[] = [1]
  const above: number[] = [from ? 0 : 1]
  const right: number[] = [
    from ? turnBack(Math.atan2(from[1], from[0]) - angle[0]!) : -(turn[1] ?? 0),
  ]
  for (let i = 1; i < n; i++) {
    below.push(1 / far[i - 1]!)
    middle.push(2 / far[i - 1]! + 2 / far[i]!)
    above.push(1 / far[i]!)
    right.push(-((2 * turn[i]!) / far[i - 1]! + turn[i + 1]! / far[i]!))
  }
  below.push(to ? 0 : 1)
  middle.push(1)
  right.push(to ? turnBack(Math.atan2(to[1], to[0]) - angle[n - 1]!) : 0)
  for (let i = 1; i <= n; i++) {
    const share = below[i]! / middle[i - 1]!
    middle[i]! -= share * (above[i - 1] ?? 0)
    right[i]! -= share * right[i - 1]!
  }
  const leave = Array.from({ length: n + 1 }, () => 0)
  leave[n] = right[n]! / middle[n]!
  for (let i = n - 1; i >= 0; i--) leave[i] = (right[i]! - above[i]! * leave[i + 1]!) / middle[i]!
  return leave
}

export interface Scroll {
  at: Point
  direction: Point
  length: number
  /** 1 curls to the right of its way, -1 to the left. */
  side: number
  turns?: number
}

/** A line that curls up tighter and tighter: the C-scroll of every ornament. */
export function scroll({ at, direction, length, side, turns = 1.2 }: Scroll): Point[] {
  const step = Math.max(1, length / 120)
  let angle = Math.atan2(direction[1], direction[0])
  let point = at
  const out: Point[] = [point]
  for (let along = 0; along < length; along += step) {
    angle += (side * turns * 4 * Math.PI * (along / length) * step) / length
    point = plus(point, towards(angle, step))
    out.push(point)
  }
  return out
}

/** A stroke whose half width follows its share along and its direction. */
export function ribbon(
  line: Line,
  halfWidth: (share: number, direction: Point) => number,
  step = 3,
): Ring {
  const points = resampled(line, step)
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, i) => {
    const direction = unit(minus(points[Math.min(last, i + 1)]!, points[Math.max(0, i - 1)]!))
    const aside = times(
      across(direction),
      Math.max(0.05, halfWidth(i / Math.max(1, last), direction)),
    )
    left.push(plus(point, aside))
    right.push(minus(point, aside))
  })
  return [...left, ...right.toReversed()]
}

/** An even stroke that begins as wide as what it grows from and thins at its tip. */
export const evenStroke =
  (width: number, start = width, tip = 0.5) =>
  (share: number) =>
    ((width + (start - width) * Math.max(0, 1 - share * 7)) / 2) *
    Math.min(1, tip + (1 - share) * 9 * (1 - tip))

/** A stroke pressed in its middle. */
export const swellingStroke = (thin: number, thick: number) => (share: number) =>
  thin + (thick - thin) * Math.sin(Math.PI * Math.min(1, share)) ** 1.4

export function leaf(
  at: Point,
  direction: Point,
  length: number,
  width: number,
  bend: number,
): Ring {
  const ahead = unit(direction)
  const aside = across(ahead)
  const spot = (x: number, y: number) =>
    plus(
      at,
      plus(
        times(ahead, x * length),
        times(aside, y * width + bend * width * Math.sin(Math.PI * x)),
      ),
    )
  return [
    ...cubic(spot(0, 0), spot(0.25, 0.85), spot(0.7, 0.6), spot(1, 0), 12),
    ...cubic(spot(1, 0), spot(0.65, -0.35), spot(0.25, -0.6), spot(0, 0), 12).slice(1, -1),
  ]
}

export function drop(at: Point, direction: Point, length: number, width: number): Ring {
  const ahead = unit(direction)
  const aside = across(ahead)
  const spot = (x: number, y: number) =>
    plus(at, plus(times(ahead, x * length), times(aside, y * width)))
  return [
    ...cubic(spot(0, 0), spot(0.45, 0.1), spot(0.6, 1), spot(0.86, 0.72), 10),
    ...cubic(spot(0.86, 0.72), spot(1.06, 0.5), spot(1.06, -0.5), spot(0.86, -0.72), 8).slice(1),
    ...cubic(spot(0.86, -0.72), spot(0.6, -1), spot(0.45, -0.1), spot(0, 0), 10).slice(1, -1),
  ]
}

export const disc = (centre: Point, radius: number, corners = 20): Ring =>
  Array.from({ length: corners }, (_, i) =>
    plus(centre, towards((i / corners) * 2 * Math.PI, radius)),
  )

export const lozenge = ([x, y]: Point, halfWidth: number, halfHeight: number): Ring => [
  [x - halfWidth, y],
  [x, y - halfHeight],
  [x + halfWidth, y],
  [x, y + halfHeight],
]

/** Where a stroke of a letter ends: its middle there, where it was going, and how wide it is. */
export interface StrokeEnd {
  at: Point
  direction: Point
  width: number
}

/** The ends of strokes: where an outline turns back on itself within one stroke's width. */
export function strokeEnds(rings: readonly Ring[], widest: number): StrokeEnd[] {
  const ends: StrokeEnd[] = []
  for (const ring of rings) {
    const found = endsOfRing(ring, widest)
    for (const { at, direction, width } of found)
      if (!ends.some((other) => distance(other.at, at) < widest * 2))
        ends.push({ at, direction, width })
  }
  return ends
}

/** How far behind its end a stroke is looked at for its way, in points of its outline: a tip alone says little of it. */
const BEHIND = 12

/** The way along the middle of a stroke, from some way behind its end. Undefined where it is no longer one stroke there. */
function cameFrom(
  points: readonly Point[],
  i: number,
  j: number,
  widest: number,
  at: Point,
): Point | undefined {
  const count = points.length - 1
  const [one, other] = [points[(i - BEHIND + count) % count]!, points[(j + BEHIND) % count]!]
  if (distance(one, other) > widest * 1.2) return undefined
  const way = minus(at, times(plus(one, other), 0.5))
  return Math.hypot(...way) > widest * 0.25 ? unit(way) : undefined
}

function endsOfRing(ring: Ring, widest: number): StrokeEnd[] {
  const points = resampled([...ring, ring[0]!], Math.max(0.3, widest / 14))
  const count = points.length - 1
  if (count < 40) return []
  const ways = points.map((_, i) =>
    unit(minus(points[(i + 1) % count]!, points[(i - 1 + count) % count]!)),
  )
  let area = 0
  for (let i = 0; i < count; i++)
    area += points[i]![0] * points[i + 1]![1] - points[i + 1]![0] * points[i]![1]
  const found: (StrokeEnd & { span: number })[] = []
  for (let i = 0; i < count; i++)
    for (let span = 2; span < 40; span++) {
      const j = (i + span) % count
      const width = distance(points[i]!, points[j]!)
      if (width > widest) break
      const [a, b] = [ways[i]!, ways[j]!]
      if (a[0] * b[0] + a[1] * b[1] > -0.86) continue
      const at = times(plus(points[i]!, points[j]!), 0.5)
      const direction = cameFrom(points, i, j, widest, at) ?? unit(minus(a, b))
      const tip = minus(points[(i + (span >> 1)) % count]!, at)
      const chord = minus(points[j]!, points[i]!)
      const isInward = (a[0] * chord[1] - a[1] * chord[0]) * area < 0
      if (isInward || tip[0] * direction[0] + tip[1] * direction[1] < 0) break
      found.push({ at, direction, width, span })
      break
    }
  return found.toSorted((a, b) => a.span - b.span)
}
