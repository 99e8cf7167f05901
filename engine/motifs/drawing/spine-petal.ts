// Petals that bend along a curve of their own: lotus, lily, magnolia.
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { along, bladePath, lines } from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export interface SpinePetal {
  /** From the base to the tip. */
  spine: string
  width: number
  /** Half widths from the base to the tip, in parts of the width. */
  fullness: readonly number[]
  /** The side whose edge rolls over, towards whoever looks. */
  roll?: 1 | -1 | undefined
  tone?: number | undefined
  tag?: Tag
  rollTag?: Tag
}

export const petalBody = ({ spine, width, fullness }: SpinePetal) =>
  tube(sample(coords(spine), 16), (u) => width * along(fullness, u))

/** One petal along its spine: veined from the base, one edge rolled over. */
export function spinePetal(shape: SpinePetal): Part[] {
  const { roll, tone, tag = 'petal', rollTag = 'petalLight' } = shape
  const body = petalBody(shape)
  const stops = [0, 0.12, 0.26, 0.4, 0.54, 0.66, 0.76, 0.85, 0.93]
  const parts: Part[] = [
    { d: bladePath(body, stops), fill: tag, tone },
    lines(
      [0, -0.34, 0.34, -0.64, 0.64].map((v) =>
        [0.1, 0.3, 0.5, 0.84 - Math.abs(v) * 0.3].map((u) => body.at(u, v)),
      ),
      0.5,
      2,
    ),
  ]
  if (!roll) return parts
  const edge = [0.2, 0.34, 0.48, 0.62, 0.76, 0.88, 1].map((u) => body.at(u, roll))
  const under = [0.84, 0.7, 0.56, 0.42, 0.3].map((u, i) =>
    body.at(u, roll * (0.62 - 0.12 * Math.sin((Math.PI * (i + 1)) / 6))),
  )
  const back = smooth([edge.at(-1)!, ...under, edge[0]!], false)
  const rim = `${smooth(edge, false)}${back.slice(back.indexOf('C'))}Z`
  return [...parts, { d: rim, fill: rollTag, stroke: 0.7 }]
}
