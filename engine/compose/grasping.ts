import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, closeOver, put, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { facingOf, inArms, layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { around, inHand, pointsUp } from '#engine/compose/hand-held.ts'
import { placeWith } from '#engine/compose/with.ts'
import { shelter } from '#engine/compose/sheltering.ts'
import { inMouth } from '#engine/compose/biting.ts'
import { thinEnd } from '#engine/compose/girth.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { clearFaces, isBust } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { lowestInk, silhouetteOf } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

interface Holder {
  box: Box
  actor: Actor
}

/** Which of the things that one holder holds this is: two are held one to each side. */
export function shareOf({ relations }: Build, actor: Actor, holder: Actor) {
  const held = relations
    .filter(({ kind, from }) => kind === 'holding' && from === holder.subject)
    .map(({ to }) => to)
  return { index: Math.max(0, held.indexOf(actor.subject)), of: Math.max(1, held.length) }
}

/** "Holding a slice of pizza above his head": it is lifted, and not what they stand on. */
export const isLifted = ({ relations }: Build, actor: Actor, holder: Actor): boolean =>
  relations.some(
    ({ kind, from, to }) => kind === 'above' && from === actor.subject && to === holder.subject,
  )

/** What is lifted rests on the crown, as wide as the shoulders. */
const LIFTED = { size: 0.62, sunk: 0.03 }

export function lift(build: Build, actor: Actor, { box, actor: holder }: Holder): void {
  const layer = layerOfActor(build, holder)
  const [x, y] = (layer && marksOn(holder, layer).crown) ?? [centreOf(box)[0], box[1]]
  const size = LIFTED.size * Math.min(boxWidth(box), sizeOf(box))
  const held = put(build, 'front', actor, { at: [x, y], width: size })
  // By its lowest point: a slice stands on its tip, and no corner of it hangs over an eye.
  const [lowX, lowY] = lowestOf(held)
  moveLayer(held, x - lowX, y + LIFTED.sunk * boxHeight(box) - lowY)
  build.mayTouchFace.add(held)
  build.boxes.set(actor.subject, inkBoxOf(held))
}

function lowestOf(layer: Layer): Point {
  const shape = silhouetteOf([layer], inkBoxOf(layer))
  const y = lowestInk(shape)
  const row = Math.floor((y - shape.top) / shape.cell) - 1
  const columns = Array.from({ length: shape.width }, (_, x) => x).filter(
    (x) => shape.isInk[row * shape.width + x],
  )
  const middle = columns[Math.floor(columns.length / 2)] ?? shape.width / 2
  return [shape.left + (middle + 0.5) * shape.cell, y]
}

/** Before the chest of a whole body, where paws are: between mouth and feet, nearer to the mouth. */
const PAWS = { size: 0.4, down: 0.42, ahead: 0.05, apart: 0.26 }

/** Up and to the side it looks to, in parts of its own breadth. */
const FLOATING = 0.4

export function inPaws(build: Build, actor: Actor, { box, actor: holder }: Holder): boolean {
  const layer = layerOfActor(build, holder)
  if (!layer || isBust(holder.motif, holder.variant)) return false
  const { mouth, feet } = marksOn(holder, layer)
  if (!mouth) return false
  const ground = feet && feet.length > 0 ? Math.max(...feet.map(([, y]) => y)) : box[3]
  const { index, of } = shareOf(build, actor, holder)
  const x =
    mouth[0] +
    facingOf(holder, layer) * PAWS.ahead * boxWidth(box) +
    (index - (of - 1) / 2) * PAWS.apart * boxWidth(box)
  const y = mouth[1] + PAWS.down * (ground - mouth[1])
  const side = facingOf(holder, layer) || 1
  const isLong = axisOf(actor).stretch > 2
  const size = PAWS.size * sizeOf(box) * (isLong ? 1.9 : 1) * (of > 1 ? 0.8 : 1)
  // A rod stands before them; a fish lies over both paws.
  const lies = isLiving(actor)
  const [steep, flat] = facingOf(holder, layer) < 0 ? [115, 168] : [65, 12]
  const lean = lies ? flat : steep
  const held = put(
    build,
    'front',
    actor,
    { at: [x, y], width: size },
    isLong ? { angle: turnTo(actor, (lean * Math.PI) / 180) } : {},
  )
  const own = inkBoxOf(held)
  const top = mouth[1] + 0.08 * (ground - mouth[1])
  // What floats is held by its string, clear of the face.
  if (actor.motif.held === 'floats')
    moveLayer(held, x + side * FLOATING * boxWidth(own) - centreOf(own)[0], y - own[3])
  // The face stays free: what is large sinks.
  else if (!isLong || lies) moveLayer(held, 0, Math.max(0, top - own[1]))
  build.mayTouchFace.add(held)
  build.boxes.set(actor.subject, inkBoxOf(held))
  return true
}

/** Through a closed hand: stems and hilts meet in it, blooms and blades fan out above. */
const FIST = { grip: 0.32, length: 1.15, spread: 26, thumb: 0.1 }

export function inFist(build: Build, actor: Actor, { box, actor: holder }: Holder): void {
  const fist = layerOfActor(build, holder)
  const hands = fist && marksOn(holder, fist).hands
  const grip: Point = hands?.[0] ?? [centreOf(box)[0], box[1] + FIST.grip * boxHeight(box)]
  const count = Math.min(actor.count, MOST_IN_FIST)
  if (fist && count === 1 && actor.motif.held === 'hangs')
    return hangIn(build, actor, { fist, grip, unit: boxHeight(box) })
  const layers = Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) - 0.5 : 0
    const direction = ((-90 + t * FIST.spread * (count - 1)) * Math.PI) / 180
    const size = FIST.length * boxHeight(box) * (1 - 0.2 * Math.abs(t))
    const isLong = axisOf(actor).stretch > 1.35
    const layer = put(
      build,
      'back',
      actor,
      { at: grip, width: size * (isLong ? 1 : 0.7) },
      { angle: isLong ? turnTo(actor, direction) : t * 0.7 },
    )
    // A hand closes on the thin end of a stem, and on the broad one of a blade; what came to lie the other way is turned over.
    const [, cy] = centreOf(inkBoxOf(layer))
    const isThinAbove = thinEnd(layer, direction)[1] < cy
    const hasHead = HAS_STEM.has(actor.kind) || (actor.kind === 'weapon' && !pointsUp(actor))
    const isOver = hasHead ? isThinAbove : actor.kind === 'weapon' && !isThinAbove
    if (isLong && isOver) layer.angle += Math.PI
    const own = inkBoxOf(layer)
    const [ux, uy] = [Math.cos(direction), Math.sin(direction)]
    const reach = (isLong ? 0.38 : 0.46) * Math.max(boxWidth(own), boxHeight(own))
    const [x, y] = centreOf(own)
    moveLayer(layer, grip[0] + ux * reach - x, grip[1] + uy * reach - y)
    if (HAS_FOOT.test(actor.motif.name))
      layer.clip = overLine(inkBoxOf(layer), grip[1] - FIST.thumb * boxHeight(box))
    return layer
  })
  build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
}

/** By its ring or chain from a fist, before the arm: how large, how much of it is in the hand, and how far the fingers reach. */
const HUNG = { size: 0.66, sunk: 0.04, fingers: 0.17 }

function hangIn(
  build: Build,
  actor: Actor,
  { fist, grip: [x, y], unit }: { fist: Layer; grip: Point; unit: number },
): void {
  const layer = put(build, 'front', actor, { at: [x, y], width: HUNG.size * unit })
  const box = inkBoxOf(layer)
  moveLayer(layer, x - centreOf(box)[0], y - HUNG.sunk * boxHeight(box) - box[1])
  build.boxes.set(actor.subject, inkBoxOf(layer))
  closeOver(build, fist, around([x, y], HUNG.fingers * unit))
}

/** Out of its holder: the saucer would stick out of the hand on both sides. */
const HAS_FOOT = /^candle$/

const overLine = ([left, top, right]: Box, y: number): Point[] => [
  [left, top],
  [right, top],
  [right, y],
  [left, y],
]

const MOST_IN_FIST = 5
const HAS_STEM: ReadonlySet<Actor['kind']> = new Set(['flower', 'foliage'])

/** Over an edge, and down from it: the fold lies on the upper rim of what it hangs over. */
const DRAPED = { size: 0.78, sunk: 0.02 }

export function drape(build: Build, actor: Actor, over: Box, topAt: (x: number) => number): void {
  const [cx] = centreOf(over)
  const layer = put(build, 'front', actor, { at: [cx, 0], width: DRAPED.size * sizeOf(over) })
  const fold = layer.y
  moveLayer(layer, 0, topAt(cx) + DRAPED.sunk * boxHeight(over) - fold)
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** By what they have to hold with: arms, a fist, paws or teeth. */
export function take(build: Build, actor: Actor, holder: { box: Box; actor: Actor }): void {
  const { motif, kind } = holder.actor
  if (motif.grip === 'arms')
    return inArms(build, actor, holder, shareOf(build, actor, holder.actor))
  if (isLifted(build, actor, holder.actor)) return lift(build, actor, holder)
  if (actor.motif.shelters && motif.grip !== 'fist' && actor.count === 1)
    return shelter(build, actor, holder)
  if (motif.grip === 'fist') return inFist(build, actor, holder)
  if (inHand(build, actor, holder, shareOf(build, actor, holder.actor).index)) return
  if (motif.grip === 'paws' && inPaws(build, actor, holder)) return
  const isBeast =
    kind === 'flyer' || (kind === 'figure' && motif.category === 'animal' && motif.grip !== 'paws')
  const layer = layerOfActor(build, holder.actor)
  if (isBeast && actor.count === 1 && layer && marksOn(holder.actor, layer).mouth)
    return inMouth(build, actor, holder)
  // A head has no hand for a sword: it stands before it.
  if (actor.kind === 'weapon' && isBust(motif, holder.actor.variant))
    return placeWith(build, actor, holder.box)
  hold(build, actor, holder.box)
}

/** Where no more is known of who holds: before them, at their lower edge. */
function hold(build: Build, actor: Actor, holder: Box): void {
  const [cx] = centreOf(holder)
  const size = sizeOf(holder) * 0.62
  const isLong = axisOf(actor).stretch > 2
  const layer = put(
    build,
    'front',
    actor,
    { at: [cx, holder[3] - boxHeight(holder) * 0.1], width: isLong ? size * 1.7 : size },
    isLong ? { angle: turnTo(actor, ((build.random() < 0.5 ? 20 : 160) * Math.PI) / 180) } : {},
  )
  clearFaces(layer, build.faces)
}
