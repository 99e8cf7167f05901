// Feathers, wings and scales: everything that lies in overlapping rows.
import {
  type Point,
  lerp,
  polar,
  polygon,
  sample,
  smooth,
  tube,
} from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import {
  type Detail,
  HALF_TURN,
  type Tube,
  along,
  bladePath,
  degrees,
  pointAlong,
} from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export interface FeatherLook {
  tag?: Tag
  bend?: number
  pointed?: boolean | undefined
  barbs?: number
  stroke?: number
  detail?: Detail
  tone?: number | undefined
}

/** One feather growing from base: blade, shaft and a few barbs. */
export function feather(
  base: Point,
  angle: number,
  length: number,
  width: number,
  {
    tag = 'feather',
    bend = 0.08,
    pointed = false,
    barbs = 4,
    stroke = 0.9,
    detail = 0,
    tone,
  }: FeatherLook = {},
): Part[] {
  const middle = polar(length * bend, angle - HALF_TURN / 2, polar(length * 0.5, angle, base))
  const round = pointed ? 0.35 : 0.72
  const blade = tube(sample([base, middle, polar(length, angle, base)], 10), (u) => {
    const swell = Math.min(1, 0.5 + u * 0.9)
    const tip =
      u < round
        ? 1
        : pointed
          ? 1 - ((u - round) / (1 - round)) ** 1.5
          : Math.sqrt(Math.max(0, 1 - ((u - round) / (1 - round)) ** 2))
    return width * swell * tip + 0.05
  })
  const stops = pointed ? [0, 0.25, 0.5, 0.72, 0.88] : [0, 0.25, 0.5, 0.72, 0.86, 0.95, 1]
  const outline = [
    ...stops.map((u) => blade.at(u, -1)),
    ...stops
      .slice(0, -1)
      .toReversed()
      .map((u) => blade.at(u, 1)),
  ]
  const parts: Part[] = [
    {
      d: pointed ? bladePath(blade, stops) : smooth(outline, true, 0.9),
      fill: tag,
      stroke,
      detail,
      tone,
    },
    line(blade.line(0.05, 0.9, 0, 8), 0.5, detail === 0 ? 1 : 2),
  ]
  if (barbs > 0) {
    let d = ''
    for (let i = 0; i < barbs; i++) {
      const u = lerp(0.3, 0.8, i / Math.max(1, barbs - 1))
      for (const side of [-1, 1])
        d += polygon(
          [blade.at(u, side * 0.08), blade.at(Math.min(0.97, u + 0.12), side * 0.72)],
          false,
        )
    }
    parts.push(line(d, 0.35, 2))
  }
  return parts
}

export interface FeatherRow extends FeatherLook {
  /** where the quills sit, from the body outwards */
  edge: readonly Point[]
  /** degrees along the edge, same order */
  angles: readonly number[]
  lengths: readonly number[]
  count: number
  width: number
}

/** Overlapping feathers along an edge. The outermost is painted first, as on a real wing seen from above. */
export function featherRow({ edge, angles, lengths, count, width, ...look }: FeatherRow): Part[] {
  const spine = sample(edge, 12)
  const parts: Part[] = []
  for (let i = count - 1; i >= 0; i--) {
    const t = count === 1 ? 0.5 : i / (count - 1)
    parts.push(
      ...feather(pointAlong(spine, t), degrees(along(angles, t)), along(lengths, t), width, look),
    )
  }
  return parts
}

export interface WingShape {
  /** leading edge from the shoulder to the end of the hand */
  edge: readonly Point[]
  angles: readonly number[]
  lengths: readonly number[]
  count?: number
  width?: number
  /** tags of the flight feathers, the middle row and the top row */
  tags?: readonly [Tag, Tag, Tag]
  pointed?: boolean
}

/** A bird's wing in three rows (flight feathers, greater and lesser coverts) under a padded leading edge. */
export function birdWing({
  edge,
  angles,
  lengths,
  count = 13,
  width = 9,
  tags = ['feather', 'feather', 'feather'],
  pointed = false,
}: WingShape): Part[] {
  const shorter = (factor: number) => lengths.map((l) => l * factor)
  // pads out from a point at the shoulder, so no blunt end shows where the wing leaves the body
  const arm = tube(sample(edge, 12), (u) => width * (0.95 - 0.6 * u) * Math.min(1, 0.1 + u * 6))
  return [
    ...featherRow({ edge, angles, lengths, count, width, tag: tags[0], pointed, barbs: 5 }),
    ...featherRow({
      edge,
      angles: angles.map((a) => a - 4),
      lengths: shorter(0.56),
      count: count - 1,
      width: width * 0.92,
      tag: tags[1],
      pointed,
      barbs: 3,
      stroke: 0.8,
      detail: 1,
    }),
    ...featherRow({
      edge,
      angles: angles.map((a) => a - 8),
      lengths: shorter(0.3),
      count,
      width: width * 0.72,
      tag: tags[2],
      pointed,
      barbs: 0,
      stroke: 0.8,
      detail: 1,
    }),
    { d: arm.strip(0, 1, -0.9, 0.8, 24), fill: tags[2], stroke: 0.9 },
    ...scallops(arm, {
      u0: 0.02,
      u1: 0.96,
      v0: -0.8,
      v1: 0.7,
      rows: count,
      columns: 2,
      tag: tags[2],
      detail: 2,
    }),
  ]
}

export interface Scallops {
  u0: number
  u1: number
  v0?: number
  v1?: number
  rows: number
  columns: number
  tag: Tag
  overlap?: number
  pointed?: boolean
  detail?: Detail
  stroke?: number
  tone?: number
  skip?: (u: number, v: number) => boolean
}

/** Overlapping scales or small body feathers on a tube, tips towards u1; rows nearer u0 lie on top. */
export function scallops(
  body: Tube,
  {
    u0,
    u1,
    v0 = -0.85,
    v1 = 0.85,
    rows,
    columns,
    tag,
    overlap = 1.5,
    pointed = false,
    detail = 1,
    stroke = 0.5,
    tone,
    skip,
  }: Scallops,
): Part[] {
  const parts: Part[] = []
  const du = ((u1 - u0) / rows) * overlap,
    dv = (v1 - v0) / columns / 2
  for (let row = rows - 1; row >= 0; row--) {
    const u = lerp(u0, u1, row / rows)
    const shift = row % 2
    for (let column = 0; column < columns + (shift ? -1 : 0); column++) {
      const v = v0 + dv * (1 + column * 2 + shift)
      if (skip?.(u, v)) continue
      const belly = pointed ? 0.5 : 0.85
      const points = [
        body.at(u, v - dv),
        body.at(u + du * 0.6, v - dv * belly),
        body.at(u + du, v),
        body.at(u + du * 0.6, v + dv * belly),
        body.at(u, v + dv),
      ]
      parts.push({ d: smooth(points, false) + 'Z', fill: tag, stroke, detail, tone, shade: 0.8 })
    }
  }
  return parts
}
