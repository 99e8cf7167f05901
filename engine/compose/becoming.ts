import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** The other half of a thing that changes as it goes down: how wide it is, and how far the two run into each other. */
const JOINED = { width: 0.8, height: 0.8, overlap: 0.2 }

/** One thing runs out into another: along one axis, its foot hidden where the next begins. */
export function become(build: Build, actor: Actor, target: Box, isBelow: boolean): void {
  const [cx] = centreOf(target)
  const layer = put(
    build,
    'back',
    actor,
    {
      at: [cx, 0],
      width: JOINED.width * boxWidth(target),
      height: JOINED.height * boxHeight(target),
    },
    { halo: 0 },
  )
  const box = inkBoxOf(layer)
  const overlap = JOINED.overlap * boxHeight(box)
  moveLayer(layer, 0, isBelow ? target[3] - overlap - box[1] : target[1] + overlap - box[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}
