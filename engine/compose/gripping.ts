import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { closeOver, put, sizeOf, type Build } from '#engine/compose/build.ts'
import { inArms, layerOfActor } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Many arms about a foe, in parts of the foe's size and box: how large who has them is, how far to the side and how low its middle lies. */
const ARMS = { size: 1.5, aside: 0.34, down: 0.12 }
/** Where its arms come before the foe: from here down, but for the far side of the body. */
const BEFORE = { from: 0.5, beyond: 0.16, foot: 1.2 }

/** Who has arms to spare fights with them: some are behind the foe, the others about its legs, and its own head looks out beside. */
export function gripFoe(build: Build, actor: Actor, target: { box: Box; actor: Actor }): boolean {
  if (actor.count > 1) return false
  const isSomebody = actor.motif.category === 'human' && !isBust(actor.motif, actor.variant)
  if (target.actor.motif.grip === 'arms' && isSomebody) {
    inArms(build, actor, target)
    build.heroBox = unionOf([build.heroBox, build.boxes.get(actor.subject) ?? build.heroBox])
    return true
  }
  const foe = layerOfActor(build, target.actor)
  if (actor.motif.grip !== 'arms' || !foe || isBust(target.actor.motif, target.actor.variant))
    return false
  const { box } = target
  const [w, h] = [boxWidth(box), boxHeight(box)]
  const [cx, cy] = centreOf(box)
  const side = build.random() < 0.5 ? -1 : 1
  const size = ARMS.size * sizeOf(box)
  const layer = put(
    build,
    'back',
    actor,
    { at: [cx + side * ARMS.aside * size * 0.5, cy + ARMS.down * h], width: size },
    { role: 'hero', isMirrored: side < 0 },
  )
  const own = inkBoxOf(layer)
  const lift = own[3] - box[3] - 0.06 * h
  if (lift > 0) moveLayer(layer, 0, -lift)
  const top = box[1] + BEFORE.from * h
  const [near, far] = [box[side > 0 ? 2 : 0], box[side > 0 ? 0 : 2]]
  const clip: Point[] = [
    [near + side * w, top],
    [cx, top],
    [far - side * BEFORE.beyond * w, top + 0.14 * h],
    [far - side * BEFORE.beyond * w, box[1] + BEFORE.foot * h],
    [near + side * w, box[1] + BEFORE.foot * h],
  ]
  closeOver(build, layer, clip)
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  build.faces = [...build.faces, ...(face ? [face] : [])]
  build.boxes.set(actor.subject, inkBoxOf(layer))
  build.heroBox = unionOf([box, inkBoxOf(layer)])
  return true
}
