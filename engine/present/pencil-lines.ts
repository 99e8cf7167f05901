import type { Scene } from '#engine/compose/scene.ts'
import { simplifyLine } from '#engine/present/svg-paths.ts'
import { visibleStrokes } from '#engine/present/visible-lines.ts'
import type { LineSpec } from '#engine/render/gbuffer.ts'
import type { PencilSketch } from '#shared/tattoos.ts'

/** A pencil has one weight, and leaves the finest marks to the needle. */
const PENCIL: LineSpec = { weight: 2, halo: 5, contour: 0, maxDetail: 1 }
/** In canvas units: finer would not be seen under the ink that follows. */
const TOLERANCE = 1.1
/** Half canvas units: a step is two figures. */
const UNIT = 2
const SHORTEST = 6
/** It travels as a notice of the database, which are 8,000 bytes at most with all that goes with them. */
const BYTES_MAX = 6_600

/** The lines of a scene as a hand would set them down first: the long ones, then the small. */
export function pencilLines(scene: Scene): PencilSketch {
  const lines = visibleStrokes(scene, PENCIL)
    .map(({ points }) => ({ points, length: lengthOf(points) }))
    .filter(({ length }) => length > SHORTEST)
    .toSorted((a, b) => b.length - a.length)
  const kept: string[] = []
  let bytes = 0
  for (const { points } of lines) {
    const path = pathOf(simplifyLine(points, TOLERANCE))
    // Quotes and a comma.
    bytes += path.length + 3
    if (bytes > BYTES_MAX) break
    kept.push(path)
  }
  return {
    width: Math.round(scene.width / UNIT),
    height: Math.round(scene.height / UNIT),
    strokes: kept,
  }
}

function lengthOf(points: readonly number[]): number {
  let length = 0
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!)
  return length
}

/** Whole units and relative steps: from the rounded place, so that errors do not add up. */
function pathOf(points: readonly number[]): string {
  let [px, py] = [Math.round(points[0]! / UNIT), Math.round(points[1]! / UNIT)]
  let path = `M${px} ${py}l`
  for (let i = 2; i < points.length; i += 2) {
    const [x, y] = [Math.round(points[i]! / UNIT), Math.round(points[i + 1]! / UNIT)]
    const step = y - py < 0 ? `${x - px}${y - py}` : `${x - px} ${y - py}`
    path += path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
    px = x
    py = y
  }
  return path
}
