import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { inMouth, mouthOf } from '#engine/compose/biting.ts'
import { facingOf, layerOfActor, marksOn, mirror } from '#engine/compose/contact.ts'
import { bulkOf, isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** Prey smaller than this beside its hunter hangs from the jaws. */
const MOUTHFUL = 0.5
/** How large prey is beside its hunter, and a hand beside the jaws that close on it. */
const MEASURE = { least: 0.7, most: 1.15, hand: 0.62 }
/** How far from the crown towards the middle of the body a nape is. */
const NAPE = 0.32
/** How deep within the nearer edge a hand is bitten, and how far down, in parts of it. */
const EDGE = { in: 0.3, down: 0.42 }

/** Somebody's jaws on another: on the nape of who flees, on the edge of a hand; a mouse is a mouthful. */
export function seize(build: Build, prey: Actor, hunter: { box: Box; actor: Actor }): void {
  const ratio = bulkOf(prey.motif) / bulkOf(hunter.actor.motif)
  const isBeast = isLiving(prey)
  const jaws = layerOfActor(build, hunter.actor)
  if (!jaws || (isBeast && ratio < MOUTHFUL) || (!isBeast && prey.motif.grip !== 'fist'))
    return inMouth(build, prey, hunter)
  const ahead = facingOf(hunter.actor, jaws) || 1
  const measure = isBeast ? Math.max(MEASURE.least, Math.min(MEASURE.most, ratio)) : MEASURE.hand
  const size = measure * sizeOf(hunter.box)
  const layer = put(
    build,
    'back',
    prey,
    { at: centreOf(hunter.box), width: size },
    { role: 'hero' },
  )
  layer.scale *= size / sizeOf(inkBoxOf(layer))
  if (isBeast && facingOf(prey, layer) === -ahead) mirror(layer)
  const [x, y] = mouthOf(build, hunter)
  const [px, py] = isBeast ? napeOf(prey, layer) : edgeOf(layer, -ahead)
  moveLayer(layer, x - px, y - py)
  build.boxes.set(prey.subject, inkBoxOf(layer))
}

function napeOf(actor: Actor, layer: Layer): Point {
  const box = inkBoxOf(layer)
  const [cx, cy] = centreOf(box)
  const [x, y] = marksOn(actor, layer).crown ?? [cx, box[1]]
  return [x + NAPE * (cx - x), y + NAPE * (cy - y)]
}

function edgeOf(layer: Layer, side: number): Point {
  const box = inkBoxOf(layer)
  const edge = side < 0 ? box[0] : box[2]
  return [edge - side * EDGE.in * boxWidth(box), box[1] + EDGE.down * boxHeight(box)]
}
