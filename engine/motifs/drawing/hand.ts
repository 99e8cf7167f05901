// Fingers and hands.
import { lerp, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lens } from '#engine/motifs/drawing/figure.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'

export interface FingerLook {
  /** where the nail shows: -1..1 across the tip, or none */ nail?: number
  creases?: boolean
  stroke?: number
}

/** A finger from knuckle to tip along its bones: swells at the joints, rounds off at the tip. */
export function finger(
  bones: readonly Point[],
  width: number,
  { nail, creases = true, stroke = 0.9 }: FingerLook = {},
): Part[] {
  const bump = (u: number, at: number) => 0.09 * Math.exp(-(((u - at) / 0.07) ** 2))
  const profile = (u: number) => {
    const body = width * (lerp(1, 0.78, u) + bump(u, 0.4) + bump(u, 0.72))
    return u < 0.9 ? body : body * Math.sqrt(Math.max(0, 1 - ((u - 0.9) / 0.1) ** 2)) + 0.05
  }
  const body = tube(sample(bones, 14), profile)
  const stops = [0, 0.12, 0.26, 0.34, 0.4, 0.46, 0.58, 0.66, 0.72, 0.78, 0.86, 0.92, 0.965, 0.99]
  const outline = [
    ...stops.map((u) => body.at(u, -1)),
    body.at(1, 0),
    ...[...stops].toReversed().map((u) => body.at(u, 1)),
  ]
  // the root end stays open: it always grows out of something
  const edge = smooth(outline, false, 0.9)
  const parts: Part[] = [
    { d: edge + 'Z', fill: 'skin', stroke: 0, shade: 0.5 },
    line(edge, stroke, 0),
  ]
  if (nail !== undefined) {
    const v = nail * 0.45,
      h = 0.5 - Math.abs(nail) * 0.2
    parts.push({
      d: lens(
        [body.at(0.84, v - h), body.at(0.9, v - h), body.at(0.985, v - h * 0.7)],
        [
          body.at(0.985, v - h * 0.7),
          body.at(0.985, v + h * 0.7),
          body.at(0.9, v + h),
          body.at(0.84, v + h),
          body.at(0.825, v),
          body.at(0.84, v - h),
        ],
      ),
      fill: 'paper',
      stroke: 0.5,
      detail: 1,
      shade: 0.3,
    })
  }
  if (creases) {
    const fold = (u: number, a: number, b: number) =>
      smooth([body.at(u - 0.012, a), body.at(u + 0.012, (a + b) / 2), body.at(u - 0.012, b)], false)
    parts.push(
      line(
        fold(0.39, -0.5, 0.35) +
          fold(0.42, -0.4, 0.5) +
          fold(0.71, -0.45, 0.35) +
          fold(0.735, -0.3, 0.45),
        0.45,
        2,
      ),
    )
  }
  return parts
}
