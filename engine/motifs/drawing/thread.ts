// A thread: one fine line, its cut ends, and the bow it is tied in.
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** Half as thick as this, a thread is one line and no hose with two edges. */
export const THREAD_HALF = 1.5
const NEEDLE = 0.55

/** Along a smooth curve; `scale` is that of the drawing it is part of. */
export function thread(points: readonly Point[], scale = 1): Part {
  const path = sample(points, 14)
  const strand = (half: number) => tube(path, () => half * scale).strip(0, 1, -1, 1, path.length)
  return { d: strand(THREAD_HALF), fill: 'red', stroke: 0.5, tone: 0.3, thin: strand(NEEDLE) }
}

/** Where it was cut: three fibres that part. */
export const frayed = (x: number, y: number, angle: number, scale = 1): Part[] =>
  placed(
    [lines([coords('0,0 5,-1 10,-4'), coords('0,0 6,0 11,0'), coords('0,0 5,1 9,4')], 0.6, 1)],
    {
      x,
      y,
      angle,
      scale,
    },
  )

/** Loops, ends and the little wrap between them, about the knot; `fine` is how thin it is beside one of this size. */
export const threadBow = (fine = 1): Part[] => [
  thread(coords('0,0 -14,-20 -36,-36 -56,-32 -54,-14 -28,-3 0,0'), fine),
  thread(coords('0,0 16,-22 38,-34 55,-26 50,-9 26,-2 0,0'), fine),
  thread(coords('0,0 -4,18 -18,34 -16,54 -30,70'), fine),
  thread(coords('0,0 7,20 20,32 16,56 28,76'), fine),
  ...frayed(-30, 70, 2.2, fine),
  ...frayed(28, 76, 1, fine),
  ...placed(
    [
      {
        d: 'M-5 -5C-2 -7 3 -7 5 -5C7 -2 7 2 5 5C2 7 -2 7 -5 5C-7 2 -7 -2 -5 -5Z',
        fill: 'red',
        stroke: 0.6,
      },
      brush(coords('-2,-6 -1,0 -3,6'), 0.6, 'black', 1),
      brush(coords('3,-6 2,0 3,6'), 0.6, 'black', 1),
    ],
    { scale: fine ** 0.5 },
  ),
]
