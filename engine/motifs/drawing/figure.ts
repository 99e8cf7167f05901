// Building blocks for hair, manes and figures: slim locks that flow from a hairline to an outline, and exact boxes.
import { lerp, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { pointAlong } from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

type Detail = 0 | 1 | 2
export interface StrandLook {
  tag?: Tag
  stroke?: number
  strands?: number
  detail?: Detail
  /** width at the root, as a share of the full width */ root?: number
  belly?: number
  tone?: number
}

/** One slim lock along a curve: narrow root, soft belly, real point. */
export function strand(
  points: readonly Point[],
  width: number,
  {
    tag = 'hair',
    stroke = 0.6,
    strands = 1,
    detail = 0,
    root = 0.4,
    belly = 0.35,
    tone,
  }: StrandLook = {},
): Part[] {
  const body = tube(
    sample(points, 10),
    (u) =>
      width *
        (u < belly
          ? lerp(root, 1, Math.sin((u / belly) * 1.571))
          : Math.max(0, Math.cos(((u - belly) / (1 - belly)) * 1.571)) ** 0.8) +
      0.05,
  )
  const stops = [0, 0.14, 0.28, 0.44, 0.6, 0.76, 0.9]
  const left = smooth([...stops.map((u) => body.at(u, -1)), body.at(1, 0)], false)
  const right = smooth([body.at(1, 0), ...[...stops].toReversed().map((u) => body.at(u, 1))], false)
  const parts: Part[] = [
    { d: left + right.slice(right.indexOf('C')) + 'Z', fill: tag, stroke, detail, tone },
  ]
  for (let i = 0; i < strands; i++)
    parts.push(
      line(
        body.line(
          0.08 + 0.06 * i,
          0.78 - 0.14 * i,
          strands === 1 ? 0.1 : lerp(-0.4, 0.45, i / (strands - 1)),
          8,
        ),
        0.4,
        2,
      ),
    )
  return parts
}

export interface Flow extends StrandLook {
  /** where the locks grow, and where they end; both run the same way */
  from: readonly Point[]
  to: readonly Point[]
  count: number
  width: number
  /** how far a lock swings out on its left hand side before it drops, as a share of its length */
  sway?: number
  /** locks that lean together into one tuft */
  tuft?: number
  ragged?: number
  random: Rng
}

/** A sheet of hair: locks from one curve to another, leaning together in tufts, irregular in length. */
export function flow({
  from,
  to,
  count,
  width,
  sway = 0.16,
  tuft = 3,
  ragged = 0.14,
  random,
  ...look
}: Flow): Part[] {
  const roots = sample(from, 16),
    tips = sample(to, 16)
  const locks = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count,
      group = (Math.floor(i / tuft) * tuft + tuft / 2) / count
    const a = pointAlong(roots, t),
      reach = 1 + (random() - 0.5) * 2 * ragged
    const aim = pointAlong(tips, lerp(t, Math.min(1, group), 0.45))
    const b: Point = [lerp(a[0], aim[0], reach), lerp(a[1], aim[1], reach)]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]],
      s = sway * (0.7 + random() * 0.6)
    const at = (u: number, side: number): Point => [
      a[0] + dx * u + dy * side,
      a[1] + dy * u - dx * side,
    ]
    return strand(
      [a, at(0.34, s), at(0.72, s * 0.55), at(1, -s * 0.45)],
      width * (0.8 + random() * 0.4),
      look,
    )
  })
  // painted every third first, so that neighbours overlap in no fixed order
  return [0, 2, 1].flatMap((start) => locks.filter((_, i) => i % 3 === start)).flat()
}

/** A closed shape whose sides meet in a real corner at both ends. */
export function lens(top: readonly Point[], bottom: readonly Point[]): string {
  const back = smooth(bottom, false)
  return smooth(top, false) + back.slice(back.indexOf('C')) + 'Z'
}

/** Locks running between two guide curves, the first guide's side painted first: long hair, tails, veils. */
export function bundle(
  first: readonly Point[],
  last: readonly Point[],
  count: number,
  width: number,
  random: Rng,
  { uneven = 0.06, ...look }: StrandLook & { uneven?: number } = {},
): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1),
      cut = 1 - random() * uneven * 2,
      drift = (random() - 0.5) * width * 0.9
    const path = first.map((a, k): Point => [
      lerp(a[0], last[k]![0], t) + (k ? drift : 0),
      lerp(a[1], last[k]![1], t) + (k ? drift * 0.5 : 0),
    ])
    const end = path.length - 1
    path[end] = [
      lerp(path[end - 1]![0], path[end]![0], cut),
      lerp(path[end - 1]![1], path[end]![1], cut),
    ]
    return strand(path, width * (0.8 + random() * 0.4), {
      root: 0.5,
      belly: 0.5,
      strands: 2,
      ...look,
    })
  }).flat()
}

/** An arm or leg along its joints; one half width per joint. The ends stay open. */
export function limb(
  points: readonly Point[],
  widths: readonly number[],
  tag: Tag = 'skin',
  stroke = 0.9,
): Part[] {
  const body = tube(sample(points, 12), (u) => {
    const f = Math.min(0.9999, Math.max(0, u)) * (widths.length - 1),
      i = Math.floor(f)
    return lerp(widths[i]!, widths[i + 1]!, (1 - Math.cos((f - i) * Math.PI)) / 2)
  })
  const edge = (v: number) => body.line(0, 1, v, 30)
  return [
    { d: body.strip(0, 1, -1, 1, 30), fill: tag, stroke: 0, shade: 0.6 },
    line(edge(-1), stroke, 0),
    line(edge(1), stroke, 0),
  ]
}
