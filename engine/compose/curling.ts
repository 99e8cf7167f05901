import type { Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** Lying in a ring: what it is curled about stands in the middle of it. */
export const CURLED = /^curled$/

/** How large the thing is beside who sleeps about it, how far from the middle, and how much of it the back hides. */
const WITHIN = { size: 0.62, aside: 0.06, hidden: 0.3 }

/** Behind the back and out of the middle of the ring: the body lies before its foot. */
export function standWithin(build: Build, thing: Actor, sleeper: Box): void {
  const side = build.random() < 0.5 ? -1 : 1
  const x = centreOf(sleeper)[0] + side * WITHIN.aside * boxWidth(sleeper)
  const layer = put(build, 'back', thing, { at: [x, 0], width: WITHIN.size * sizeOf(sleeper) })
  const box = inkBoxOf(layer)
  moveLayer(layer, 0, sleeper[1] + WITHIN.hidden * boxHeight(box) - box[3])
  build.boxes.set(thing.subject, inkBoxOf(layer))
}
