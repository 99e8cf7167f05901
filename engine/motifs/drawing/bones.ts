// Bones with condyles, for skeletons and their hands.
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** A long bone from one joint to the next: narrow shaft, two condyles at either end. */
export function longBone(from: Point, to: Point, width: number): Part[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) - 2
  const w = width,
    l = length
  const half: Point[] = [
    [0, -1],
    [w * 0.7, -0.5],
    [w * 1.05, -w * 0.5],
    [w * 0.8, -w * 1.1],
    [w * 0.5, -l * 0.35],
    [w * 0.48, -l * 0.65],
    [w * 0.72, -l + w * 0.9],
    [w * 0.9, -l + w * 0.4],
    [w * 0.55, -l - 0.5],
    [0, -l + w * 0.25],
  ]
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Point => [-x, y]),
  ]
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  return placed(
    [
      { d: smooth(outline), fill: 'bone' },
      line(`M${-w * 0.1} ${-l * 0.25}L${-w * 0.1} ${-l * 0.7}`, 0.5, 2),
    ],
    { x: from[0], y: from[1], angle },
  )
}
/** The last bone of a finger ends in a flared tuft. */
export function fingerTip(from: Point, to: Point, width: number): Part[] {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]),
    w = width
  const half: Point[] = [
    [0, -1],
    [w * 0.8, -1],
    [w * 0.9, -w * 0.7],
    [w * 0.4, -l * 0.5],
    [w * 0.5, -l * 0.8],
    [w * 0.4, -l * 0.97],
    [0, -l],
  ]
  return placed(
    [
      {
        d: smooth([
          ...half,
          ...half
            .slice(1, -1)
            .toReversed()
            .map(([x, y]): Point => [-x, y]),
        ]),
        fill: 'bone',
      },
    ],
    { x: from[0], y: from[1], angle: Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2 },
  )
}
