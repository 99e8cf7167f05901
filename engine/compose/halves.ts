import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Bare skin between the halves, in parts of their width. */
const SEAM = 0.012

/** Half of the hero and half of another, joined along the middle of their faces. */
export function halve(build: Build, actor: Actor, target: Box): void {
  const hero = build.middle[0]
  if (!hero) return
  const height = boxHeight(target)
  const [cx, cy] = centreOf(build.faceBox ?? target)
  const layer = put(
    build,
    'middle',
    actor,
    { at: [cx, cy], width: boxWidth(target) * 1.25, height },
    { role: 'hero' },
  )
  const box = inkBoxOf(layer)
  const [x, y] = centreOf(faceOf(actor, box, false) ?? box)
  moveLayer(layer, cx - x, cy - y)
  const seam = (SEAM * boxWidth(target)) / 2
  hero.clip = besideOf(cx - seam, -1, target)
  layer.clip = besideOf(cx + seam, 1, target)
  build.heroBox = unionOf([inkBoxOf(hero), inkBoxOf(layer)])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** Everything on one side of an upright line. */
function besideOf(x: number, side: 1 | -1, target: Box): Point[] {
  const far = x + side * 3 * boxWidth(target)
  const [top, bottom] = [target[1] - 2 * boxHeight(target), target[3] + 2 * boxHeight(target)]
  return [
    [x, top],
    [far, top],
    [far, bottom],
    [x, bottom],
  ]
}
