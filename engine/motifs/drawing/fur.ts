// Fur and hair in locks.
import { type Point, lerp, moveTo, polar, sample, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import {
  type Detail,
  HALF_TURN,
  along,
  bladePath,
  degrees,
  pointAlong,
} from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

/** One curling lock of fur or hair with strands along it. */
export function lock(
  base: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
  tag: Tag,
  strands = 1,
  detail: Detail = 0,
): Part[] {
  const shift = (forward: number, side: number): Point =>
    polar(side, angle + HALF_TURN / 2, polar(forward, angle, base))
  const spine = sample(
    [
      base,
      shift(length * 0.5, length * bend),
      shift(length, length * bend * 0.2),
      shift(length * 1.1, -length * bend * 0.25),
    ],
    8,
  )
  const body = tube(
    spine,
    (u) =>
      // the belly sits near the root and the rest runs out long: a belly in the middle makes a leaf, not hair
      width * (1 - u) ** 1.1 * (0.7 + 0.8 * Math.sin(HALF_TURN * Math.min(1, u * 1.45))) + 0.05,
  )
  const parts: Part[] = [
    { d: bladePath(body, [0, 0.15, 0.35, 0.6, 0.82]), fill: tag, stroke: 0.8, detail },
  ]
  for (let i = 0; i < strands; i++)
    parts.push(
      line(
        body.line(
          0.1,
          0.72 - 0.12 * (i % 2),
          strands === 1 ? 0.1 : lerp(-0.45, 0.45, i / (strands - 1)),
          8,
        ),
        0.45,
        1,
      ),
    )
  return parts
}

export interface FurRow {
  edge: readonly Point[]
  angles: readonly number[]
  lengths: readonly number[]
  count: number
  width: number
  tag: Tag
  bend?: number
  strands?: number
  random: Rng
  jitter?: number
  detail?: Detail
}

/** Locks along an edge, slightly irregular so that fur does not look combed by a machine. */
export function furRow({
  edge,
  angles,
  lengths,
  count,
  width,
  tag,
  bend = 0.15,
  strands = 1,
  random,
  jitter = 1,
  detail = 0,
}: FurRow): Part[] {
  const spine = sample(edge, 10)
  const parts: Part[] = []
  const locks = count === 1 ? 1 : Math.round(count * 1.35)
  // every third lock first: neighbours then overlap in an irregular order
  const order = [0, 2, 1].flatMap((start) =>
    Array.from({ length: locks }, (_, i) => i).filter((i) => i % 3 === start),
  )
  for (const i of order) {
    const t = locks === 1 ? 0.5 : i / (locks - 1)
    const angle = degrees(along(angles, t) + (random() - 0.5) * 16 * jitter)
    parts.push(
      ...lock(
        pointAlong(spine, t),
        angle,
        along(lengths, t) * (1.08 + (random() - 0.5) * 0.5 * jitter),
        width * 0.82,
        bend * (0.5 + random()),
        tag,
        strands,
        detail,
      ),
    )
  }
  return parts
}

/** A closed outline whose edge breaks into pointed tufts leaning along the outline. */
export function tufted(
  outline: readonly Point[],
  tufts: number,
  depth: number,
  lean = 0.5,
): string {
  const around = sample([...outline, outline[0]!], 12)
  const at = (t: number) => pointAlong(around, ((t % 1) + 1) % 1)
  let d = moveTo(at(0))
  for (let i = 0; i < tufts; i++) {
    const from = at(i / tufts),
      to = at((i + 1) / tufts)
    const run: Point = [to[0] - from[0], to[1] - from[1]]
    const size = Math.hypot(run[0], run[1]) || 1
    const out: Point = [run[1] / size, -run[0] / size]
    const tip: Point = [
      lerp(from[0], to[0], 0.5 + lean) + out[0] * depth,
      lerp(from[1], to[1], 0.5 + lean) + out[1] * depth,
    ]
    const belly: Point = [
      lerp(from[0], tip[0], 0.5) + out[0] * depth * 0.35,
      lerp(from[1], tip[1], 0.5) + out[1] * depth * 0.35,
    ]
    d += `Q${belly[0].toFixed(1)} ${belly[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  }
  return d + 'Z'
}
