import { circle, lerp, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { layerOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** The curve under each breast, from the middle outwards: across and down from where the two meet, in parts of the reach. */
const CURVE: readonly Point[] = [
  [0, 0],
  [0.16, 0.15],
  [0.42, 0.24],
  [0.7, 0.16],
  [0.92, -0.06],
  [1.02, -0.3],
]
/** How far a curve reaches to its side, and where the two meet: in parts of the hero's size and height. */
const REACH = { ofWidth: 0.74, ofHeight: 0.5, meetAt: 0.8 }
/** Below the first line runs a finer one. */
const LINES = [
  { below: 0, thick: 0.011 },
  { below: 0.055, thick: 0.006 },
] as const
const BEADS = { count: 9, size: 0.017 }
/** What hangs from the curve: where along it, and how long; the longest from the middle. */
const DROPS: readonly (readonly [along: number, length: number])[] = [
  [0.26, 0.17],
  [0.5, 0.13],
  [0.72, 0.09],
]
const PENDANT = 0.34

/** A sternum piece follows the body: from the hero two curves run under the breasts, with drops, and a pendant hangs between. */
export function underBust(hero: Box): Layer {
  const [cx] = centreOf(hero)
  const reach = Math.max(REACH.ofWidth * boxWidth(hero), REACH.ofHeight * boxHeight(hero))
  const y = hero[1] + REACH.meetAt * boxHeight(hero)
  const parts = [-1, 1].flatMap((side) => {
    const at = ([u, v]: Point, below = 0): Point => [cx + side * u * reach, y + (v + below) * reach]
    const lines = LINES.map(({ below, thick }): Part => {
      const way = tube(
        sample(
          CURVE.map((point) => at(point, below)),
          12,
        ),
        (u) => thick * reach * lerp(1, 0.15, u),
      )
      return { d: way.strip(), fill: 'black', stroke: 0 }
    })
    const spine = tube(
      sample(
        CURVE.map((point) => at(point, LINES[1].below)),
        12,
      ),
      () => 1,
    )
    const beads = Array.from({ length: BEADS.count }, (_, i): Part => {
      const u = (i + 1) / (BEADS.count + 1)
      return {
        d: circle(spine.at(u, 0), BEADS.size * reach * lerp(1, 0.55, u)),
        fill: 'gold',
        stroke: 0.8,
      }
    })
    const drops = DROPS.flatMap(([u, length]) => drop(spine.at(u, 0), length * reach))
    return [...lines, ...beads, ...drops]
  })
  const foot: Point = [cx, Math.max(y, hero[3] - 0.04 * boxHeight(hero))]
  return layerOf([...parts, ...drop(foot, PENDANT * reach)], { hasVolume: false })
}

/** A thread with two beads and a drop at its end. */
function drop([x, y]: Point, length: number): Part[] {
  const r = 0.07 * length
  const end = y + length
  const tear: Point[] = [
    [x, end - 0.36 * length],
    [x + 0.1 * length, end - 0.1 * length],
    [x, end],
    [x - 0.1 * length, end - 0.1 * length],
  ]
  const thread = tube(
    [
      [x, y],
      [x, end - 0.3 * length],
    ],
    () => 0.018 * length,
  )
  return [
    { d: thread.strip(), fill: 'black', stroke: 0 },
    { d: circle([x, y + 0.26 * length], r), fill: 'gold', stroke: 0.8, detail: 1 },
    { d: circle([x, y + 0.5 * length], 0.7 * r), fill: 'gold', stroke: 0.8, detail: 1 },
    { d: smooth(tear), fill: 'ruby', stroke: 0.9 },
  ]
}
