import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The bar from the free end of its long arm round the bend to the short one's. */
const WAY: readonly Point[] = [
  [104, -86],
  [60, -48],
  [12, -6],
  [-36, 36],
  [-62, 58],
  [-76, 74],
  [-78, 92],
  [-66, 108],
  [-44, 128],
  [-22, 147],
]
const HALF = 13
const BAR = tube(sample(WAY, 14), () => HALF)
const STEPS = 90
/** Where the edges of a six-sided bar run as it is seen, from its one side to the other. */
const EDGES = [-1, -0.46, 0.5, 1] as const

/** A six-sided end, seen from a little aside: along the bar it is foreshortened. */
function end(u: number, ahead: 1 | -1): Part[] {
  const [one, other] = [BAR.at(u, -1), BAR.at(u, 1)]
  const [cx, cy] = BAR.at(u, 0)
  const across: Point = [(other[0] - one[0]) / 2, (other[1] - one[1]) / 2]
  const along: Point = [ahead * across[1] * 0.42, -ahead * across[0] * 0.42]
  const face = (size: number) =>
    polygon(
      Array.from({ length: 6 }, (_, i): Point => {
        const [c, s] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]
        return [
          cx + size * (c * across[0] + s * along[0]),
          cy + size * (c * across[1] + s * along[1]),
        ]
      }),
    )
  return [{ d: face(1), fill: 'steel' }, line(face(0.66), 0.6, 1)]
}

const key = (): Part[] => [
  ...end(0, 1),
  { d: BAR.strip(0, 1, -1, 1, STEPS), fill: 'steel' },
  { d: BAR.strip(0, 1, EDGES[2], EDGES[3], STEPS), fill: 'steelDark', stroke: 0.8 },
  packed(BAR.strip(0.5, 0.78, 0.62, 1, STEPS)),
  { d: BAR.strip(0, 1, EDGES[1], EDGES[2], STEPS), fill: 'steel', stroke: 0.8 },
  gleam(BAR.strip(0.05, 0.42, -0.3, 0.02, STEPS), 0),
  gleam(BAR.strip(0.86, 0.95, -0.3, 0.02, STEPS), 1),
  // its size, stamped into the long arm
  line(BAR.line(0.2, 0.34, 0.24, 8), 0.7, 2),
  ...end(1, -1),
]

export const allenKey: Motif = {
  name: 'allen-key',
  category: 'object',
  words: ['allen key', 'allen wrench', 'hex key'],
  variants: ['single'],
  draw: () => measured(key()),
}
