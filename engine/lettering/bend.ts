import { carried } from '#engine/lettering/marks.ts'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import {
  across,
  plus,
  resampled,
  times,
  walk,
  type Line,
  type Ring,
  type Spot,
} from '#engine/lettering/plane.ts'

/** Looking a place up on a curve walks it from its start: a table of it makes thousands of look-ups cheap. */
function tableOf(curve: Line, step: number): (along: number) => Spot {
  const points = resampled(curve, step)
  const last = points.length - 1
  return (along) => {
    const place = along / step
    const i = Math.max(0, Math.min(last - 1, Math.floor(place)))
    if (i >= last - 1 || place < 0) return walk(curve, along)
    const [before, a, b, after] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(last, i + 2)]!,
    ]
    const share = place - i
    const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    const way: Point = [
      (b[0] - before[0]) * (1 - share) + (after[0] - a[0]) * share,
      (b[1] - before[1]) * (1 - share) + (after[1] - a[1]) * share,
    ]
    const long = Math.hypot(way[0], way[1]) || 1
    return { at, direction: [way[0] / long, way[1] / long] }
  }
}

/** Letters on a straight baseline, bent along a curve that is their baseline now. Straight edges bend with it. */
export function bent(rings: readonly Ring[], curve: Line, from: number, step = 4): Ring[] {
  const spotAt = tableOf(curve, 3)
  const bend = ([x, y]: Point): Point => {
    const { at, direction } = spotAt(from + x)
    return plus(at, times(across(direction), y))
  }
  return rings.map((ring) => carried(ring, resampled([...ring, ring[0]!], step).map(bend), bend))
}
