import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, turnTo, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { isLiving, standsAlone } from '#engine/compose/kinds.ts'
import { pawsAt } from '#engine/compose/paws.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { halfWidthAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Who looks over something: how wide their head is beside it, and how far below the eyes its edge is, from eyes to mouth. */
const OVER = { width: 0.86, edge: 0.55 }
/** Past something slim or a trunk: how high their head is beside it, where its middle is, and how much of it is still behind. */
const PAST = { height: 0.54, down: 0.4, hidden: 0.4 }
const PAST_TRUNK = { height: 0.34, down: 0.72, hidden: 0.4 }
/** Higher than wide by this, one looks past it and not over it. */
const SLIM = 1.5
/** Paws on the edge: how far apart, in parts of the head, and how large. */
const PAWS = { apart: 0.36, size: 0.11, uneven: 0.1 }
/** Two leaves part before a head and a short one stands between them: which way they lean, in radians from upright, and how long. */
const LEAVES = [
  { lean: -0.62, size: 1 },
  { lean: 0.62, size: 0.94 },
  { lean: 0.04, size: 0.46 },
] as const
const IN_LEAVES = { width: 0.66, eyes: 0.34, foot: 0.46 }

/** A head that looks out from behind a thing, its eyes free and the rest out of sight. False for who has no head to show. */
export function peek(build: Build, actor: Actor, target: { box: Box; actor: Actor }): boolean {
  const cover = layerOfActor(build, target.actor)
  const isHidden = isLiving(actor) && actor.count === 1 && isBust(actor.motif, actor.variant)
  if (!cover || !isHidden || isLiving(target.actor)) return false
  const isGreen = target.actor.kind === 'foliage' && target.actor.count === 1
  if (isGreen) inLeaves(build, actor, target)
  else if (standsAlone(target.actor)) pastEdge(build, actor, target.box, PAST_TRUNK)
  else if (boxHeight(target.box) > SLIM * boxWidth(target.box))
    pastEdge(build, actor, target.box, PAST)
  else overEdge(build, actor, target.box)
  return true
}

function show(build: Build, actor: Actor, width: number, eyesAt: Point) {
  const head = put(build, 'back', actor, { at: eyesAt, width }, { role: 'hero' })
  const { eyes, mouth } = marksOn(actor, head)
  const own = inkBoxOf(head)
  const [ex, ey] = eyes ? middleOf(eyes) : centreOf(own)
  moveLayer(head, eyesAt[0] - ex, eyesAt[1] - ey)
  const placed = inkBoxOf(head)
  const face = faceOf(actor, placed, head.isMirrored)
  if (face) build.faces = [...build.faces, face]
  build.boxes.set(actor.subject, placed)
  build.heroBox = unionOf([build.heroBox, placed])
  return { head, placed, toMouth: mouth ? mouth[1] - ey : 0.25 * boxHeight(own) }
}

function overEdge(build: Build, actor: Actor, box: Box): void {
  const [cx] = centreOf(box)
  const edge = topAt(silhouetteOf(build.middle, box), cx)
  const width = OVER.width * boxWidth(box)
  const { head, placed, toMouth } = show(build, actor, width, [cx, edge])
  moveLayer(head, 0, -OVER.edge * toMouth)
  if (actor.motif.category !== 'animal' || actor.motif.winds || actor.motif.swims) return
  const shape = silhouetteOf(build.middle, box)
  const places = [-1, 1].map((side): Point => {
    const x = cx + side * PAWS.apart * boxWidth(placed)
    return [x, topAt(shape, x)]
  })
  // Over a round cap the edge falls away: paws there would lie on nothing.
  const isLevel = places.every(([, y]) => Math.abs(y - edge) < PAWS.uneven * boxHeight(placed))
  if (!isLevel) return
  build.front.push(pawsAt(places, PAWS.size * boxWidth(placed), actor))
}

function pastEdge(build: Build, actor: Actor, box: Box, how: typeof PAST): void {
  const side = build.random() < 0.5 ? 1 : -1
  const height = how.height * boxHeight(box)
  const [cx] = centreOf(box)
  const y = box[1] + how.down * boxHeight(box)
  const half = halfWidthAt(silhouetteOf(build.middle, box), cx, y)
  const { head, placed } = show(build, actor, height, [cx, y])
  const reach = (0.5 - how.hidden) * boxWidth(placed)
  moveLayer(head, cx + side * (half + reach) - centreOf(placed)[0], 0)
  const shown = inkBoxOf(head)
  build.boxes.set(actor.subject, shown)
  build.heroBox = unionOf([box, shown])
}

/** A leaf alone hides nobody: it leans to one side, another to the other, and the head is between them. */
function inLeaves(build: Build, actor: Actor, { box, actor: plant }: { box: Box; actor: Actor }) {
  const [cx] = centreOf(box)
  const foot: Point = [cx, box[3]]
  const long = Math.max(boxHeight(box), boxWidth(box))
  const eyesAt: Point = [cx, box[3] - (1 - IN_LEAVES.eyes) * long]
  show(build, actor, IN_LEAVES.width * long, eyesAt)
  const first = layerOfActor(build, plant)!
  for (const [i, { lean, size }] of LEAVES.entries()) {
    const angle = turnTo(plant, lean - Math.PI / 2)
    const layer =
      i === 0 ? first : put(build, 'front', plant, { at: foot, width: size * long }, { angle })
    if (i === 0) layer.angle = layer.isMirrored ? -turnTo(plant, -lean - Math.PI / 2) : angle
    const [x, y] = centreOf(inkBoxOf(layer))
    const reach = IN_LEAVES.foot * size * long
    moveLayer(layer, foot[0] + Math.sin(lean) * reach - x, foot[1] - Math.cos(lean) * reach - y)
    build.mayTouchFace.add(layer)
  }
}
