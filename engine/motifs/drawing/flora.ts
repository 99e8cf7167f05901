// Botanical building blocks. Everything grows upward (-y) from the origin; turn it with `placed`.
import {
  coords,
  lerp,
  moveTo,
  polygon,
  sample,
  smooth,
  tube,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export const degrees = (value: number) => (value * Math.PI) / 180
const quadTo = (a: Point, b: Point) =>
  `Q${a[0].toFixed(2)} ${a[1].toFixed(2)} ${b[0].toFixed(2)} ${b[1].toFixed(2)}`

interface LeafShape {
  length?: number
  width?: number
  bend?: number
  veins?: number
  tag?: Tag
  teeth?: number
  fat?: number
}

/** A pointed leaf with midrib and curved side veins. `width` is the half width; `fat` below 1 moves the belly to the base. */
export function leaf({
  length = 80,
  width = 22,
  bend = 0.08,
  veins = 5,
  tag = 'leaf',
  teeth = 0,
  fat = 0.8,
}: LeafShape = {}): Part[] {
  const spine = sample(
    [
      [0, 0],
      [length * bend, -length * 0.5],
      [0, -length],
    ],
    20,
  )
  const tooth = (u: number) => (teeth ? 1 - 0.16 * ((u * teeth) % 1) : 1)
  const body = tube(spine, (u) => width * Math.sin(Math.PI * Math.pow(u, fat)) ** 0.9 * tooth(u))
  const parts: Part[] = [
    { d: body.strip(0, 1, -1, 1, teeth ? 96 : 40), fill: tag },
    line(body.line(0, 0.94, 0), 0.8, 1),
  ]
  for (let i = 1; i <= veins; i++) {
    const u = i / (veins + 1.3)
    for (const side of [-1, 1]) {
      const from = body.at(u, 0),
        via = body.at(Math.min(0.97, u + 0.12), side * 0.35),
        to = body.at(Math.min(0.98, u + 0.2), side * 0.74)
      parts.push(line(moveTo(from) + quadTo(via, to), 0.55, 2))
    }
  }
  return parts
}

export type Tip = 'round' | 'point' | 'notch' | 'ruffle'
/** Half outlines as fractions of (half width, length), base to tip; the other half is mirrored. */
const petalOutline: Record<Tip, Point[]> = {
  round: coords('0.34,0.12 0.8,0.42 1,0.7 0.68,0.94'),
  point: coords('0.5,0.14 0.95,0.38 0.86,0.66 0.4,0.88'),
  notch: coords('0.34,0.12 0.8,0.42 1,0.72 0.72,0.96 0.3,1'),
  ruffle: coords(
    '0.3,0.1 0.74,0.36 1.02,0.62 0.98,0.76 0.88,0.84 0.78,0.94 0.58,0.95 0.42,1.01 0.2,0.97',
  ),
}
const tipHeight: Record<Tip, number> = { round: 1, point: 1, notch: 0.9, ruffle: 1.01 }

interface PetalShape {
  length?: number
  width?: number
  tip?: Tip
  veins?: number
  tag?: Tag
  lean?: number
}

/** One petal with veins fanning from its base. `lean` bends it sideways, as a fraction of its length. */
export function petal({
  length = 70,
  width = 28,
  tip = 'round',
  veins = 3,
  tag = 'petal',
  lean = 0,
}: PetalShape = {}): Part[] {
  const place = ([x, y]: Point, side: number): Point => [
    x * width * side + lean * length * y * y,
    -y * length,
  ]
  const half = petalOutline[tip]
  const apex = place([0, tipHeight[tip]], 1)
  let d: string
  if (tip === 'point') {
    // two smooth sides meeting in a real corner at the tip
    const right = smooth([[0, 0], ...half.map((p) => place(p, 1)), apex], false)
    const left = smooth([apex, ...half.map((p) => place(p, -1)).toReversed(), [0, 0]], false)
    d = right + left.replace(/^M[^C]*/, '') + 'Z'
  } else {
    d = smooth([
      [0, 0],
      ...half.map((p) => place(p, 1)),
      apex,
      ...half.map((p) => place(p, -1)).toReversed(),
    ])
  }
  const parts: Part[] = [{ d, fill: tag }]
  for (let i = 0; i < veins; i++) {
    const spread = veins === 1 ? 0 : (i / (veins - 1)) * 2 - 1
    const reach = 0.72 - Math.abs(spread) * 0.16
    const from = place([spread * 0.1, 0.16], 1),
      via = place([spread * 0.4, 0.4], 1),
      to = place([spread * 0.52, reach], 1)
    parts.push(line(moveTo(from) + quadTo(via, to), 0.55, i === (veins - 1) / 2 ? 1 : 2))
  }
  return parts
}

/** Copies set around a centre, each turned outward. */
export function around(
  count: number,
  radius: number,
  make: (index: number) => Part[],
  start = 0,
  centre: Point = [0, 0],
): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i * TAU) / count
    return placed(make(i), {
      x: centre[0] + radius * Math.sin(angle),
      y: centre[1] - radius * Math.cos(angle),
      angle,
    })
  }).flat()
}

/** Position and heading (0 = up, clockwise) along a curve, for hanging leaves and thorns on stems. */
export function follow(points: readonly Point[]) {
  const path = tube(sample(points, 24), () => 1)
  return (u: number) => {
    const at = path.at(u, 0),
      before = path.at(u - 0.01, 0),
      after = path.at(u + 0.01, 0)
    return {
      x: at[0],
      y: at[1],
      angle: Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2,
    }
  }
}

/** A tapering stalk or branch along a curve. */
export function stem(points: readonly Point[], from = 3, to = from, tag: Tag = 'leaf'): Part {
  return { d: tube(sample(points, 20), (u) => lerp(from, to, u)).strip(), fill: tag }
}

/** A gnarled branch: width wobbles, bark lines follow the grain. */
export function bough(
  points: readonly Point[],
  from: number,
  to: number,
  tag: Tag = 'wood',
): Part[] {
  const body = tube(
    sample(points, 20),
    (u) => lerp(from, to, u) * (1 + 0.12 * Math.sin(u * 17 + from)),
  )
  return [
    { d: body.strip(), fill: tag },
    line(body.line(0.04, 0.55, 0.35, 20), 0.6, 2),
    line(body.line(0.3, 0.86, -0.3, 20), 0.6, 2),
  ]
}

/** A seed head of dots in the golden-angle spiral, r outward from the centre. */
export function seedHead(radius: number, count: number, size: number): Part[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, i): Part => {
    const r = radius * Math.sqrt((i + 0.5) / count),
      a = i * golden
    const [x, y] = [r * Math.cos(a), r * Math.sin(a)]
    return {
      d: polygon([
        [x - size, y],
        [x, y - size],
        [x + size, y],
        [x, y + size],
      ]),
      fill: 'black',
      stroke: 0,
      detail: 2,
    }
  })
}

/** Several overlapping shapes joined into one silhouette: outlines below, bare fills on top hide the seams. */
export function fused(paths: readonly string[], tag: Tag, stroke = 1): Part[] {
  return [
    ...paths.map((d): Part => ({ d, fill: tag, stroke: stroke * 2 })),
    ...paths.map((d): Part => ({ d, fill: tag, stroke: 0 })),
  ]
}

export interface Twig {
  x: number
  y: number
  angle: number
  level: number
}
interface Growth {
  x: number
  y: number
  angle: number
  length: number
  width: number
  depth: number
  spread?: number
  curl?: number
  random: () => number
  keep?: (x: number, y: number) => boolean
}

/** Grows a branching limb. Returns the limb outlines (to be fused) and where leaves may hang. */
export function branching({
  x,
  y,
  angle,
  length,
  width,
  depth,
  spread = 0.5,
  curl = 0.25,
  random,
  keep = () => true,
}: Growth): { limbs: string[]; twigs: Twig[] } {
  const limbs: string[] = [],
    twigs: Twig[] = []
  const grow = (
    px: number,
    py: number,
    heading: number,
    reach: number,
    thick: number,
    level: number,
  ) => {
    const bend = (random() - 0.5) * 2 * curl
    const ahead = (distance: number, turn: number): Point => [
      px + Math.sin(heading + turn) * distance,
      py - Math.cos(heading + turn) * distance,
    ]
    // a limb that would leave the allowed area ends early, as a twig
    const pruned = !keep(...ahead(reach, bend))
    const run = pruned ? reach * 0.55 : reach
    const middle = ahead(run * 0.5, 0),
      end = ahead(run, bend)
    const last = pruned || level === depth
    const path = sample([[px, py], middle, end], 8)
    limbs.push(tube(path, (u) => lerp(thick, last ? 0.5 : thick * 0.66, u)).strip(0, 1, -1, 1, 16))
    const out = heading + bend * 1.6
    for (const u of [0.55, 1]) {
      if (level < depth - 1 && u < 1) continue
      twigs.push({ x: lerp(px, end[0], u), y: lerp(py, end[1], u), angle: out, level })
    }
    if (last) return
    const forks = level === 0 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const fan = (i / (forks - 1) - 0.5) * 2 * spread
      grow(
        end[0],
        end[1],
        out + fan * (0.8 + random() * 0.4),
        reach * (0.66 + random() * 0.2),
        thick * 0.66,
        level + 1,
      )
    }
  }
  grow(x, y, angle, length, width, 0)
  return { limbs, twigs }
}

/** A rounded mass of foliage (many leaves, so not the veins of one) with a scalloped edge and a few inner scallops. */
export function clump(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  random: () => number,
  tag: Tag = 'green',
  puff = 1.32,
): Part[] {
  const knots = Array.from({ length: bumps }, (_, i): Point => {
    const a = (i / bumps) * TAU + (random() - 0.5) * 0.2
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)]
  })
  let d = moveTo(knots[0]!)
  knots.forEach((p, i) => {
    const q = knots[(i + 1) % bumps]!
    const out: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    d += `C${(cx + (lerp(p[0], out[0], 0.2) - cx) * puff).toFixed(1)} ${(cy + (lerp(p[1], out[1], 0.2) - cy) * puff).toFixed(1)} ${(cx + (lerp(q[0], out[0], 0.2) - cx) * puff).toFixed(1)} ${(cy + (lerp(q[1], out[1], 0.2) - cy) * puff).toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}`
  })
  let inner = ''
  for (let i = 0; i < bumps * 0.8; i++) {
    const a = random() * TAU,
      r = 0.25 + random() * 0.5,
      size = Math.min(rx, ry) * 0.22
    const [x, y] = [cx + rx * r * Math.cos(a), cy + ry * r * Math.sin(a)]
    inner += `M${(x - size).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - size * 1.3).toFixed(1)} ${(x + size).toFixed(1)} ${y.toFixed(1)}`
  }
  return [{ d: d + 'Z', fill: tag }, line(inner, 0.6, 2)]
}
