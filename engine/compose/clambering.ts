import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { closeOver, put, type Build } from '#engine/compose/build.ts'
import { facingOf, marksOn } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** What is climbed about is so much higher than wide. */
const SLIM = 1.3
/** How long a beast is beside it, which way its spine runs, in degrees below the level, and how far below its middle it is. */
const CLIMBS = { long: 0.82, down: 34, below: 0.06 }

/** Down about a blade or a pole: its hind part behind it, its fore part before it. False for heads, and about what is broad. */
export function clamberAbout(build: Build, actor: Actor, target: Box): boolean {
  const isBody = actor.kind === 'figure' && isLiving(actor) && !isBust(actor.motif, actor.variant)
  if (!isBody || actor.count > 1 || boxHeight(target) < SLIM * boxWidth(target)) return false
  const [cx, cy] = centreOf(target)
  const size = CLIMBS.long * boxHeight(target)
  const whole = put(
    build,
    'back',
    actor,
    { at: [cx, cy], width: size },
    { slice: 'back', role: 'hero', isMirrored: build.random() < 0.5 },
  )
  const ahead = facingOf(actor, whole) || 1
  const { mouth } = marksOn(actor, whole)
  const [mx, my] = centreOf(inkBoxOf(whole))
  const heads = mouth ? Math.atan2(mouth[1] - my, ahead * (mouth[0] - mx)) : 0
  whole.angle += ahead * ((CLIMBS.down * Math.PI) / 180 - Math.max(0, heads))
  const [x, y] = centreOf(inkBoxOf(whole))
  moveLayer(whole, cx - x, cy + CLIMBS.below * boxHeight(target) - y)
  const box = inkBoxOf(whole)
  closeOver(build, whole, forePart(box, ahead))
  const face = faceOf(actor, box, whole.isMirrored)
  if (face) build.faces = [...build.faces, face]
  build.boxes.set(actor.subject, box)
  return true
}

/** All of it on the side of the head, from a little behind the middle. */
function forePart(box: Box, ahead: number): Point[] {
  const [cx] = centreOf(box)
  const far = boxWidth(box) + boxHeight(box)
  const from = cx - ahead * FORE * boxWidth(box)
  return [
    [from, box[1] - far],
    [cx + ahead * far, box[1] - far],
    [cx + ahead * far, box[3] + far],
    [from, box[3] + far],
  ]
}

const FORE = 0.02
