import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, marksOn, mirror } from '#engine/compose/contact.ts'
import { faceOf } from '#engine/compose/face.ts'
import { bulkOf } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** One of two that meet, as drawn. */
export interface Party {
  actor: Actor
  layer: Layer
}

/** In the way from crown to mouth of who stands: how far ahead of that mouth the nearer crown is, and how far below it. */
const LEANT = { past: -0.5, below: 0.4, turn: 0.1 }

/** Cheek to cheek: the nearer one tucks its head under the other's jaw, before the neck. False where no heads are known. */
export function leanOn(nearer: Party, other: Party): boolean {
  const crown = () => marksOn(nearer.actor, nearer.layer).crown
  const { mouth, crown: top } = marksOn(other.actor, other.layer)
  if (!crown() || !mouth || !top) return false
  const ahead = facingOf(other.actor, other.layer) || 1
  scaleHead(nearer, other)
  nearer.layer.angle += ahead * LEANT.turn
  other.layer.angle += ahead * LEANT.turn
  const unit = Math.hypot(mouth[0] - top[0], mouth[1] - top[1])
  const [x, y] = crown()!
  moveLayer(
    nearer.layer,
    mouth[0] + ahead * LEANT.past * unit - x,
    mouth[1] + LEANT.below * unit - y,
  )
  return true
}

/** A mane makes a bust large, and a short neck a head: it is heads that suit each other. */
const HEADS = { least: 0.7, most: 1 }

function scaleHead(one: Party, other: Party): void {
  const longOf = ({ actor, layer }: Party) => {
    const { mouth, crown } = marksOn(actor, layer)
    return mouth && crown ? Math.hypot(mouth[0] - crown[0], mouth[1] - crown[1]) : 0
  }
  const [mine, theirs] = [longOf(one), longOf(other)]
  if (mine === 0 || theirs === 0) return
  const ratio = bulkOf(one.actor.motif) / bulkOf(other.actor.motif)
  const { least, most } = HEADS
  one.layer.scale *= (Math.max(least, Math.min(most, ratio)) * theirs) / mine
}

/** Two that look at us: shoulder before shoulder, heads together. In parts of the nearer one's breadth, and in radians. */
const PRESSED = { over: 0.42, lean: 0.09, down: 0.05 }

export function pressClose(
  build: Build,
  actor: Actor,
  other: Party & { box: Box },
  side: number,
): boolean {
  const { box } = other
  const layer = put(
    build,
    'middle',
    actor,
    { at: centreOf(box), width: boxWidth(box) * 1.2, height: boxHeight(box) },
    { role: 'hero' },
  )
  if (facingOf(actor, layer) === side) mirror(layer)
  layer.angle -= side * PRESSED.lean
  other.layer.angle += side * PRESSED.lean
  const own = inkBoxOf(layer)
  const over = PRESSED.over * Math.min(boxWidth(own), boxWidth(box))
  moveLayer(
    layer,
    side > 0 ? box[2] - over - own[0] : box[0] + over - own[2],
    box[3] + PRESSED.down * boxHeight(box) - own[3],
  )
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  build.faces = [...build.faces, ...(face ? [face] : [])]
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  build.boxes.set(actor.subject, inkBoxOf(layer))
  return true
}
