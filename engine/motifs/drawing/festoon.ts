// Fine chains that hang: straight ones with a drop at the end, and slack ones from one to the next.
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { chain } from '#engine/motifs/drawing/ornament.ts'
import { gleam } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** Where a chain is fastened, and how far it hangs. */
export interface Fall {
  from: Point
  long: number
}

/** How far a slack chain sags, in parts of what it spans. */
const SAG = 0.4
/** A drop at the end, in links. */
const DROP = { width: 0.9, height: 2 }

/** Chains from left to right, with slack ones between neighbours. */
export function hoopedChain(falls: readonly Fall[], link: number): Part[] {
  const swags = falls.slice(1).flatMap(({ from: to }, i): Part[] => {
    const { from } = falls[i]!
    const span = to[0] - from[0]
    const low = (from[1] + to[1]) / 2 + SAG * span
    return chain([from, [(from[0] + to[0]) / 2, low], to], link, 'gold')
  })
  const straight = falls.flatMap(({ from: [x, y], long }): Part[] => [
    ...chain(
      [
        [x, y],
        [x, y + long],
      ],
      link,
      'gold',
    ),
    ...drop([x, y + long], link),
  ])
  return [...swags, ...straight]
}

/** A stone that ends in a point. */
function drop([x, y]: Point, link: number): Part[] {
  const [w, h] = [DROP.width * link, DROP.height * link]
  return [
    { d: ellipse([x, y], 0.32 * link, 0.32 * link), fill: 'gold', stroke: 0.7 },
    {
      d: smooth(
        [
          [x, y + 0.2 * link],
          [x + 0.5 * w, y + 0.5 * h],
          [x + w, y + 0.9 * h],
          [x, y + 1.3 * h],
          [x - w, y + 0.9 * h],
          [x - 0.5 * w, y + 0.5 * h],
        ],
        true,
        0.8,
      ),
      fill: 'ruby',
      stroke: 0.9,
    },
    gleam(ellipse([x - 0.36 * w, y + 0.82 * h], 0.16 * w, 0.2 * h)),
  ]
}
