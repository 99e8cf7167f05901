// Water that breaks: a lip of foam along a crest, its fingers hooked the way it falls, and spray thrown off it.
import { strand } from '#engine/motifs/drawing/figure.ts'
import { circle, lerp, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'

interface Lip {
  /** Half the thickness of the foam where it begins and where it falls. */
  from: number
  to: number
  /** How many fingers hang on the inner side, how long the last is. */
  fingers: number
  reach: number
  /** Where along the lip the first hangs. */
  start?: number
  /** On which side of the way the fingers hang: 1 is the right hand of who walks it. */
  side?: 1 | -1
}

const unit = (a: Point, b: Point): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

/** Foam along a crest: round heads on its outer side, claws on the inner, each forked, larger towards where it falls. */
export function foamLip(
  way: readonly Point[],
  { from, to, fingers, reach, start = 0.3, side = 1 }: Lip,
): Part[] {
  const body = tube(sample(way, 16), (u) =>
    lerp(from, to, Math.sin((Math.PI / 2) * Math.min(1, u * 1.1))),
  )
  const claw = (u: number, v: number, size: number, hook: number): Part[] => {
    const root = body.at(u, v * 0.3)
    const out = unit(root, body.at(u, v))
    const ahead = unit(body.at(u - 0.03, 0), body.at(Math.min(1, u + 0.03), 0))
    const at = (off: number, on: number): Point => [
      root[0] + (out[0] * off + ahead[0] * on) * size,
      root[1] + (out[1] * off + ahead[1] * on) * size,
    ]
    return strand([root, at(0.5, 0.02), at(0.9, hook * 0.4), at(0.96, hook)], 2.4 + size * 0.17, {
      tag: 'foam',
      strands: 0,
      stroke: 0.8,
      root: 0.9,
      belly: 0.34,
    })
  }
  const hang = Array.from({ length: fingers }, (_, i) => {
    const t = i / Math.max(1, fingers - 1)
    const size = reach * lerp(0.45, 1, t) * [1, 0.7, 0.86][i % 3]!
    const u = lerp(start, 0.985, t)
    return [...claw(u - 0.02, side, size * 0.66, 1), ...claw(u, side, size, 0.62)]
  }).flat()
  const heads = Array.from({ length: fingers + 3 }, (_, i): Part => {
    const u = lerp(0.04, 0.97, (i + 0.3 * Math.sin(i * 2.3)) / (fingers + 2))
    const thick = lerp(from, to, u)
    return {
      d: circle(body.at(u, -side * 0.62), thick * [0.62, 0.9, 0.74, 0.5][i % 4]!),
      fill: 'foam',
      stroke: 0.8,
    }
  })
  return [
    ...hang,
    { d: body.strip(0, 1, -0.72, 0.82, 48), fill: 'foam', stroke: 0 },
    ...heads,
    { d: body.strip(0.01, 0.99, -0.58, 0.62, 48), fill: 'foam', stroke: 0 },
    {
      d: body.line(0.06, 0.5, side * 0.2, 20) + body.line(0.56, 0.92, side * 0.24, 16),
      fill: null,
      stroke: 0.5,
      detail: 2,
    },
  ]
}

/** Drops in the air. */
export const drops = (places: readonly (readonly [x: number, y: number, r: number])[]): Part[] =>
  places.map(([x, y, r]): Part => ({ d: circle([x, y], r), fill: 'foam', stroke: 0.8, detail: 1 }))
