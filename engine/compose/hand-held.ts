import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, closeOver, put, turnTo, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { girthAlong, thinEnd } from '#engine/compose/girth.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** In parts of who holds it, from crown to sole: what has a shaft is long, what hangs or lies in the hand is not. */
const LENGTH = { weapon: 0.72, shaft: 0.5, thing: 0.26 }
/** A fist, in the same parts. */
const FIST = 0.034
/** Which way a shaft points from the fist, in degrees from upright, to the side that its holder looks to. */
const LEAN = 14
/** Where along it a shaft is held: this far from its lower end, in parts of its length. */
const HELD_FROM_END = 0.17
const SUNK = 0.06

/** In the fist of somebody who is there whole, fingers before it. False where no hand is known. */
export function inHand(
  build: Build,
  actor: Actor,
  { box, actor: holder }: { box: Box; actor: Actor },
  index = 0,
): boolean {
  const layer = layerOfActor(build, holder)
  const hand = layer && marksOn(holder, layer).hands?.[index]
  if (!hand || actor.count > 1) return false
  const tall = boxHeight(box)
  const isShaft = axisOf(actor).stretch > 1.6 && actor.motif.held !== 'hangs'
  const size =
    tall * (actor.kind === 'weapon' ? LENGTH.weapon : isShaft ? LENGTH.shaft : LENGTH.thing)
  const side = facingOf(holder, layer) || Math.sign(hand[0] - centreOf(box)[0]) || 1
  const direction = ((-90 + side * LEAN) * Math.PI) / 180
  const held = put(
    build,
    'front',
    actor,
    { at: hand, width: size },
    isShaft ? { angle: turnTo(actor, direction) } : {},
  )
  const [x, y] = isShaft ? shaftEnd(held, actor, direction) : gripOf(held, actor)
  moveLayer(held, hand[0] - x, hand[1] - y)
  build.mayTouchFace.add(held)
  build.boxes.set(actor.subject, inkBoxOf(held))
  closeOver(build, layer, around(hand, FIST * tall))
  return true
}

/** A stem is held by its thin end, a blade by its hilt, whichever way it was drawn. */
function shaftEnd(layer: Layer, actor: Actor, direction: number): Point {
  const [, cy] = centreOf(inkBoxOf(layer))
  const isThinAbove = thinEnd(layer, direction)[1] < cy
  if (isThinAbove !== pointsUp(actor)) turnOver(layer)
  const { at } = girthAlong(layer, direction)
  return at(-1 + 2 * HELD_FROM_END)
}

export const pointsUp = ({ kind, motif }: Actor): boolean => kind === 'weapon' && !motif.isHeaded

function turnOver(layer: Layer): void {
  const [x, y] = centreOf(inkBoxOf(layer))
  layer.angle += Math.PI
  const [nx, ny] = centreOf(inkBoxOf(layer))
  moveLayer(layer, x - nx, y - ny)
}

/** Where the hand is on what has no shaft: what is lifted on the palm lies a little within it. */
function gripOf(layer: Layer, { motif }: Actor): Point {
  const box = inkBoxOf(layer)
  const [cx] = centreOf(box)
  if (motif.held === 'hangs') return [cx, box[1] + SUNK * boxHeight(box)]
  if (motif.held !== undefined) return [cx, box[3] - SUNK * boxHeight(box)]
  return [cx, box[3] - 2 * SUNK * Math.max(boxHeight(box), 0.5 * boxWidth(box))]
}

export const around = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 16 }, (_, i): Point => {
    const t = (i / 16) * 2 * Math.PI
    return [x + r * Math.cos(t), y + r * Math.sin(t)]
  })
