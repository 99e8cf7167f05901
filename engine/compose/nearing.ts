import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { sizeOf } from '#engine/compose/build.ts'
import { HIDDEN_AT_MOST } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import type { Silhouette } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Each step, in parts of the size of what is approached. */
const STEP = 0.04
const MOST_STEPS = 12
/** Ink this deep within the box of a layer touches it: corners are air. */
const CORE = 0.7

/** Towards the hero until it lies against it; what touches nothing is a second picture. */
export function drawNear(layer: Layer, hero: Silhouette, faces: readonly Box[]): void {
  const whole: Box = [
    hero.left,
    hero.top,
    hero.left + hero.width * hero.cell,
    hero.top + hero.height * hero.cell,
  ]
  const [cx, cy] = centreOf(whole)
  const step = STEP * sizeOf(whole)
  for (let turn = 0; turn < MOST_STEPS; turn++) {
    const box = inkBoxOf(layer)
    const [x, y] = centreOf(box)
    if (hasInk(hero, [x, y], [(CORE * boxWidth(box)) / 2, (CORE * boxHeight(box)) / 2])) return
    const far = Math.hypot(cx - x, cy - y) || 1
    const [dx, dy] = [((cx - x) / far) * step, ((cy - y) / far) * step]
    moveLayer(layer, dx, dy)
    if (!faces.some((face) => coverage(face, inkBoxOf(layer)) > HIDDEN_AT_MOST)) continue
    moveLayer(layer, -dx, -dy)
    return
  }
}

function hasInk(
  { isInk, width, height, cell, left, top }: Silhouette,
  [x, y]: Point,
  [halfWidth, halfHeight]: Point,
): boolean {
  const column = (at: number) => Math.max(0, Math.min(width, Math.round((at - left) / cell)))
  const row = (at: number) => Math.max(0, Math.min(height, Math.round((at - top) / cell)))
  for (let v = row(y - halfHeight); v < row(y + halfHeight); v++)
    for (let u = column(x - halfWidth); u < column(x + halfWidth); u++)
      if (isInk[v * width + u]) return true
  return false
}
