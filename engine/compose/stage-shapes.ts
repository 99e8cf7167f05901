import {
  circle,
  lineTo,
  moveTo,
  polar,
  polygon,
  TAU,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import type { Part } from '#engine/motifs/motif.ts'

const n1 = (value: number) => Math.round(value * 10) / 10
const ink = (d: string): Part => ({ d, fill: 'black', stroke: 0 })
const stroke = (d: string, weight: number): Part => ({ d, fill: null, stroke: weight })

export function ring(centre: Point, radius: number, weight: number): Part {
  return stroke(circle(centre, radius), weight)
}

export function beads(centre: Point, radius: number, count: number, size = 2): Part[] {
  return Array.from({ length: count }, (_, i) =>
    ink(circle(polar(radius, (i * TAU) / count, centre), i % 6 === 0 ? size * 2 : size)),
  )
}

/** Fine rays of alternating length, each ending in a dot. */
export function rays(centre: Point, inner: number, outer: number, count: number): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * TAU) / count
    const end = inner + (outer - inner) * (i % 3 === 0 ? 1 : i % 3 === 1 ? 0.72 : 0.5)
    const tip = polar(end, angle, centre)
    return [
      stroke(moveTo(polar(inner, angle, centre)) + lineTo(tip), 0.6),
      ...(i % 3 === 0 ? [ink(circle(tip, 2.4))] : []),
    ]
  }).flat()
}

/** Solid tapering spikes. */
export function spikes(centre: Point, inner: number, outer: number, count: number): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * TAU) / count
    const half = (TAU / count) * (i % 2 ? 0.2 : 0.34)
    const end = i % 2 ? inner + (outer - inner) * 0.66 : outer
    return ink(
      polygon([
        polar(inner, angle - half, centre),
        polar(end, angle, centre),
        polar(inner, angle + half, centre),
      ]),
    )
  })
}

/** How far beyond its rim a disc has dots, in parts of its radius, and how many. */
const [SCATTER, DOTS] = [0.19, 1300]

/** A black disc whose rim dissolves into dots: close and full at the rim, rare and fine farther out. */
export function dissolvingDisc(centre: Point, radius: number, random: Rng): Part[] {
  const dots = Array.from({ length: DOTS }, () => {
    const out = random() ** 2.4
    const size = (2.5 - 1.5 * out) * (0.75 + 0.35 * random())
    return ink(circle(polar(radius * (0.99 + SCATTER * out), random() * TAU, centre), n1(size)))
  })
  return [ink(circle(centre, radius)), ...dots]
}

/** Circles, polygons and ticks around a centre: the drawing board of geometric tattoos. */
export function constructionBoard(centre: Point, radius: number, random: Rng): Part[] {
  const kind = Math.floor(random() * 4)
  const parts: Part[] = [ring(centre, radius, 0.9), ring(centre, radius * 1.04, 0.45)]
  const corners = [3, 6, 4, 5][kind]!
  const sets = kind === 0 ? 2 : kind === 1 ? 2 : kind === 2 ? 2 : 1
  if (kind === 1 || kind === 3)
    for (let i = 0; i < 6; i++)
      parts.push(ring(polar(radius * 0.5, (i * TAU) / 6 + Math.PI / 6, centre), radius * 0.5, 0.4))
  for (let set = 0; set < sets; set++) {
    const from = -Math.PI / 2 + (set * Math.PI) / corners
    const points = Array.from({ length: corners }, (_, i) =>
      polar(radius * 1.1, from + (i * TAU) / corners, centre),
    )
    parts.push(stroke(polygon(points), 0.8))
    for (const point of points)
      parts.push({ d: circle(point, 6), fill: 'paper', stroke: 0.8 }, ink(circle(point, 2.2)))
  }
  for (let i = 0; i < 72; i++) {
    const angle = (i * TAU) / 72
    parts.push(
      stroke(
        moveTo(polar(radius * 1.04, angle, centre)) +
          lineTo(polar(radius * (i % 6 ? 1.06 : 1.095), angle, centre)),
        0.5,
      ),
    )
  }
  const [x, y] = centre
  parts.push(stroke(moveTo([x, y - radius * 1.2]) + lineTo([x, y + radius * 1.2]), 0.45))
  return parts
}

/** A blade between two quadratic curves; the building block of tribal work. */
function blade(from: Point, to: Point, near: number, far: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const bow = (k: number): Point => [middle[0] - dy * k, middle[1] + dx * k]
  const [a, b] = [bow(near), bow(far)]
  return `${moveTo(from)}Q${n1(a[0])} ${n1(a[1])} ${n1(to[0])} ${n1(to[1])}Q${n1(b[0])} ${n1(b[1])} ${n1(from[0])} ${n1(from[1])}Z`
}

/**
 * Mirrored blades around the design. Each is a thin sickle with air beside it; the seed decides how many there are, how far
 * they sweep and whether they rise or fall.
 */
export function tribalWreath(centre: Point, rx: number, ry: number, random: Rng): Part[] {
  const parts: Part[] = []
  const count = 5 + Math.floor(random() * 3)
  const sweep = 0.62 + 0.3 * random()
  const fall = random() < 0.5 ? 1 : -1
  const reach = 0.3 + 0.16 * random()
  for (const s of [-1, 1]) {
    const at = (k: number, angle: number): Point => [
      centre[0] + s * rx * k * Math.cos(angle),
      centre[1] + fall * ry * k * Math.sin(angle),
    ]
    const bow = s * fall
    const push = (from: Point, to: Point, near: number, far: number) =>
      parts.push(ink(blade(from, to, bow * near, bow * far)))
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const angle = -1.15 + 2.3 * t
      const long = 1.12 + reach * Math.sin(Math.PI * (0.12 + 0.8 * t))
      push(at(1.0, angle + 0.34), at(long, angle - sweep), 0.2, 0.42)
      // a short thorn in the crook of each blade
      push(at(1.1, angle + 0.2), at(1.2 + 0.5 * reach, angle - 0.08), 0.06, 0.3)
      if (i % 2 === 0) push(at(0.93, angle + 0.26), at(0.9, angle - 0.3), 0.08, 0.2)
    }
    push(at(1.02, -1.42), at(1.5, -1.62), -0.1, 0.16)
    push(at(1.02, 1.5), at(1.45, 1.42), -0.12, 0.14)
  }
  return parts
}

/** Strings of beads with drops, longest in the middle, hanging below a design. */
export function chandelier([x, y]: Point, width: number): Part[] {
  const strings = 9
  return Array.from({ length: strings }, (_, i) => {
    const t = i - (strings - 1) / 2
    const sx = x + (t * width) / strings
    const length = width * (0.34 - 0.05 * Math.abs(t))
    const parts: Part[] = []
    for (let k = 0; k * 9 < length; k++) parts.push(ink(circle([sx, y + k * 9], k % 4 ? 1.8 : 3.2)))
    const end = y + length
    parts.push({
      d: `M${n1(sx)} ${n1(end)}C${n1(sx - 9)} ${n1(end + 14)} ${n1(sx - 7)} ${n1(end + 26)} ${n1(sx)} ${n1(end + 32)}C${n1(sx + 7)} ${n1(end + 26)} ${n1(sx + 9)} ${n1(end + 14)} ${n1(sx)} ${n1(end)}Z`,
      fill: 'paper',
      stroke: 1,
    })
    return parts
  }).flat()
}

/** Broken circles, straight cuts and blocks: the grid an abstract design falls out of. */
export function abstractMarks(centre: Point, radius: number, random: Rng): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < 3; i++) {
    const at = polar(radius * 0.3 * random(), random() * TAU, centre)
    parts.push(ring(at, radius * (0.5 + 0.35 * random()), 0.6))
  }
  for (let i = 0; i < 5; i++) {
    const angle = random() * TAU
    const from = polar(radius * 1.12, angle, centre)
    const to = polar(radius * 1.05, angle + Math.PI + (random() - 0.5), centre)
    parts.push(stroke(moveTo(from) + lineTo(to), i === 0 ? 2.4 : 0.6))
  }
  for (let i = 0; i < 4; i++) {
    const [x, y] = polar(radius * (0.7 + 0.2 * random()), random() * TAU, centre)
    const [w, h] = [radius * (0.08 + 0.16 * random()), radius * (0.02 + 0.05 * random())]
    const turn = Math.round(random() * 3) * (Math.PI / 4)
    const corner = (u: number, v: number): Point => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ]
    parts.push(ink(polygon([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)])))
  }
  return parts
}

/** The two edges of an arm band: a heavy line, a fine one, and a row of lozenges between the design and them. */
export function bandEdges(width: number, height: number): Part[] {
  return [1, -1].flatMap((side) => {
    const y = (k: number) => (side > 0 ? k * height : (1 - k) * height)
    const parts: Part[] = [
      stroke(moveTo([12, y(0.045)]) + lineTo([width - 12, y(0.045)]), 2.6),
      stroke(moveTo([12, y(0.08)]) + lineTo([width - 12, y(0.08)]), 0.8),
    ]
    for (let x = 30; x < width - 20; x += 20)
      parts.push(
        ink(
          polygon([
            [x, y(0.1)],
            [x + 7, y(0.118)],
            [x, y(0.136)],
            [x - 7, y(0.118)],
          ]),
        ),
      )
    return parts
  })
}
