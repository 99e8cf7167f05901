import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** A long bone from one joint to the next: narrow shaft, two condyles at either end. */
function bone(from: Point, to: Point, width: number): Part[] {
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
function tip(from: Point, to: Point, width: number): Part[] {
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

/** Joints of each finger from the wrist outward. */
const FINGERS: { joints: Point[]; width: number }[] = [
  { joints: coords('24,42 38,6 52,-24 61,-46 68,-66'), width: 6 },
  { joints: coords('10,38 16,-6 23,-48 27,-76 30,-100'), width: 7 },
  { joints: coords('-6,36 -9,-10 -11,-56 -12,-88 -13,-114'), width: 7.5 },
  { joints: coords('-21,40 -33,-4 -42,-44 -47,-70 -51,-94'), width: 7.2 },
  { joints: coords('-28,56 -54,28 -74,2 -88,-22'), width: 8 },
]
const CARPALS: [number, number, number, number][] = [
  [-20, 52, 9, 8],
  [-4, 48, 8, 8],
  [11, 50, 8, 8],
  [24, 56, 7, 8],
  [-14, 66, 10, 8],
  [3, 64, 8, 8],
  [18, 68, 8, 7],
]

export const skeletonHand: Motif = {
  name: 'skeleton-hand',
  category: 'human',
  words: ['skeleton hand', 'bone hand', 'hand bones', 'skeletal hand'],
  variants: ['open'],
  draw() {
    const parts: Part[] = [...bone([-16, 130], [-12, 74], 13), ...bone([20, 130], [16, 78], 9)]
    for (const [x, y, rx, ry] of CARPALS)
      parts.push({
        d: smooth([
          [x - rx, y],
          [x - rx * 0.6, y - ry * 0.9],
          [x + rx * 0.5, y - ry],
          [x + rx, y - ry * 0.2],
          [x + rx * 0.7, y + ry * 0.8],
          [x - rx * 0.4, y + ry],
        ]),
        fill: 'bone',
      })
    for (const { joints, width } of FINGERS) {
      joints.slice(0, -1).forEach((joint, i) => {
        const next = joints[i + 1]!,
          w = width * (1 - i * 0.1)
        parts.push(...(i === joints.length - 2 ? tip(joint, next, w) : bone(joint, next, w)))
      })
    }
    return measured(parts)
  },
}
