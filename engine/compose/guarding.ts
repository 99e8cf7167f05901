import type { Actor } from '#engine/compose/cast.ts'
import { bulkOf } from '#engine/compose/kinds.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** A castle behind its dragon, in parts of the dragon's box. */
const BEHIND = { width: 1.05, height: 1.15, up: 0.3 }
/** A treasure before it. */
const BEFORE = { size: 0.46, down: 0.5 }
/** In the bulk of a person. */
const LARGE = 3

/** What is guarded stands behind the guard where it is large, and at its feet where it is small. */
export function guard(build: Build, thing: Actor, { box }: { box: Box }): void {
  const [cx, cy] = centreOf(box)
  const h = boxHeight(box)
  if (bulkOf(thing.motif) > LARGE || thing.kind === 'land') {
    put(build, 'back', thing, {
      at: [cx, cy - BEHIND.up * h],
      width: boxWidth(box) * BEHIND.width,
      height: h * BEHIND.height,
    })
    return
  }
  const layer = put(build, 'front', thing, { at: [cx, 0], width: sizeOf(box) * BEFORE.size })
  const own = inkBoxOf(layer)
  moveLayer(layer, 0, box[3] - BEFORE.down * boxHeight(own) - own[1])
  build.boxes.set(thing.subject, inkBoxOf(layer))
}
