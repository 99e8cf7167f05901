import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** Over the head, its stick behind the body down to where a hand is: how wide beside the body, and how much of it is above the crown. */
const SHELTER = { width: 0.86, over: 0.6, ahead: 0.1 }

export function shelter(
  build: Build,
  actor: Actor,
  { box, actor: holder }: { box: Box; actor: Actor },
): void {
  const layer = layerOfActor(build, holder)
  const crown = layer && marksOn(holder, layer).crown
  const [x, y]: Point = crown ?? [centreOf(box)[0], box[1]]
  const ahead = layer ? facingOf(holder, layer) : 0
  const width = SHELTER.width * Math.max(boxHeight(box), boxWidth(box))
  const held = put(build, 'back', actor, { at: [x + ahead * SHELTER.ahead * width, y], width })
  const own = inkBoxOf(held)
  moveLayer(held, 0, y - SHELTER.over * boxHeight(own) - own[1])
  build.boxes.set(actor.subject, inkBoxOf(held))
}

/** Over all that stand together: as wide as they are, its stick between them. */
const OVER_ALL = { width: 1.05, least: 0.8, hidden: 0.5 }

export function shelterAll(build: Build, actor: Actor, [left, top, right, bottom]: Box): void {
  const width = Math.max(OVER_ALL.width * (right - left), OVER_ALL.least * (bottom - top))
  const layer = put(build, 'back', actor, { at: [(left + right) / 2, top], width })
  const own = inkBoxOf(layer)
  moveLayer(layer, 0, top + OVER_ALL.hidden * boxHeight(own) - own[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/**
 * The clouds of a storm are the upper part of its drawing, this much of its height, and hang so far into the height of who is in
 * it; its bolt strikes beside them.
 */
const STORM = { clouds: 0.42, into: 0.04, width: 1.5, ofHeight: 0.95, aside: 0.2 }

export function stormOver(build: Build, storm: Actor, box: Box): void {
  const width = Math.max(STORM.width * boxWidth(box), STORM.ofHeight * boxHeight(box))
  const side = build.random() < 0.5 ? -1 : 1
  const layer = put(
    build,
    'back',
    storm,
    { at: [centreOf(box)[0] + side * STORM.aside * boxWidth(box), box[1]], width },
    { isMirrored: side < 0 },
  )
  const own = inkBoxOf(layer)
  const lower = own[1] + STORM.clouds * boxHeight(own)
  moveLayer(layer, 0, box[1] + STORM.into * boxHeight(box) - lower)
  build.boxes.set(storm.subject, inkBoxOf(layer))
}
