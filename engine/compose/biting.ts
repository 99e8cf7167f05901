import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { isBust } from '#engine/compose/face.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { axisOf, closeOver, put, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn, middleOf, teethOf } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { girthAlong, thinEnd } from '#engine/compose/girth.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

interface Holder {
  box: Box
  actor: Actor
}

/** A beak is closed on a thing a little behind its tip, in parts of the way to the eye. */
const BEHIND_TIP = 0.22

/** Where teeth or a beak close. Low in the face, where no mark says better. */
export function mouthOf(build: Build, holder: Holder): Point {
  const layer = layerOfActor(build, holder.actor)
  const { mouth, crown, eyes } = layer ? marksOn(holder.actor, layer) : {}
  if (!mouth) {
    const face = build.faceBox ?? holder.box
    return [centreOf(face)[0], face[1] + boxHeight(face) * 0.92]
  }
  const [x, y] = mouth
  if (holder.actor.motif.isSkull) return teethOf({ mouth, crown })
  const back = eyes ? middleOf(eyes) : crown
  if (!back || !hasBeak(holder.actor)) return mouth
  return [x + BEHIND_TIP * (back[0] - x), y + BEHIND_TIP * 0.5 * (back[1] - y)]
}

const hasBeak = ({ motif, kind }: Actor) => motif.grip === 'talons' || kind === 'flyer'

/** A long thing lies across the mouth by its thin part; anything else hangs from it. The lips close about it. */
export function inMouth(build: Build, actor: Actor, holder: Holder): void {
  const [x, y] = mouthOf(build, holder)
  const face = build.faceBox ?? holder.box
  // A blade is as long in a cat's mouth as in a hand.
  const isBlade = actor.kind === 'weapon' && !build.isBust
  const share = actor.kind === 'weapon' ? ACROSS.weapon : ACROSS.thing
  const jaws = layerOfActor(build, holder.actor)
  const size = isBlade
    ? BLADE * sizeOf(holder.box)
    : (jaws && besideHead(actor, holder, jaws)) || sizeOf(face) * share
  const ahead = jaws ? facingOf(holder.actor, jaws) : 0
  const lot = build.random() < 0.5 ? 1 : -1
  const side = ahead || lot
  // Across a face that looks at us a beak would hold it before the eyes.
  const hangs = ahead === 0 && hasBeak(holder.actor) && !isLiving(actor)
  const lean = hangs
    ? ACROSS.down
    : ahead !== 0 && hasBeak(holder.actor)
      ? ACROSS.beak
      : ACROSS.jaws
  const direction = (side * lean * Math.PI) / 180
  // By its handle, whichever way the head is held.
  const dangles = actor.motif.held === 'hangs'
  const lies = side < 0 ? -turnTo(actor, -direction) : turnTo(actor, direction)
  const layer = put(
    build,
    'front',
    actor,
    { at: [x, y], width: size },
    // Mirrored, its axis leans the other way.
    { angle: dangles ? 0 : lies, isMirrored: side < 0 },
  )
  build.mayTouchFace.add(layer)
  if (dangles || axisOf(actor).stretch < 1.5) {
    const own = inkBoxOf(layer)
    moveLayer(layer, 0, y - HANGS_BY * boxHeight(own) - own[1])
  } else {
    // Seen from the side its heavy end is ahead of the face, not over the eye.
    const [tx] = thinEnd(layer, direction)
    if (ahead !== 0 && (tx - centreOf(inkBoxOf(layer))[0]) * ahead > 0) layer.angle += Math.PI
    // A blade is bitten, not its hilt.
    const isTurned =
      ahead === 0 ? actor.kind === 'weapon' && isThinAhead(layer, direction) : ahead < 0
    const range = ahead !== 0 ? WITHIN.beak : actor.kind === 'weapon' ? WITHIN.blade : WITHIN.jaws
    // By its ring or its thick end, the rest of it below.
    if (hangs) {
      if (thinEnd(layer, direction)[1] < centreOf(inkBoxOf(layer))[1]) layer.angle += Math.PI
      const top = inkBoxOf(layer)
      moveLayer(layer, x - centreOf(top)[0], y - HUNG_BY * boxHeight(top) - top[1])
      build.boxes.set(actor.subject, inkBoxOf(layer))
      return close(build, holder, [x, y])
    }
    const [hx, hy] = heldAt(layer, isTurned ? direction + Math.PI : direction, range)
    moveLayer(layer, x - hx, y - hy)
  }
  build.boxes.set(actor.subject, inkBoxOf(layer))
  close(build, holder, [x, y])
}

const BLADE = 0.85

/** In the way from crown to mouth: what a whole body has in its mouth, beside its head; and never less than this of the body. */
const BESIDE_HEAD = { prey: 2, thing: 2.3, least: 0.2 }

function besideHead(actor: Actor, { box, actor: holder }: Holder, layer: Layer): number {
  const { mouth, crown } = marksOn(holder, layer)
  if (!mouth || !crown || isBust(holder.motif, variantOn(holder, layer))) return 0
  const head = Math.hypot(mouth[0] - crown[0], mouth[1] - crown[1])
  const share = isLiving(actor) ? BESIDE_HEAD.prey : BESIDE_HEAD.thing
  return Math.max(BESIDE_HEAD.least * sizeOf(box), share * head)
}
/** How long it is beside a face, and how far it leans, in degrees: out of a beak it hangs ahead. */
const ACROSS = { weapon: 1.6, thing: 1.1, jaws: 14, beak: 52, down: 84 }
/** What is round hangs by its upper rim, this much of it between the lips. */
const HANGS_BY = 0.1
/** What is long hangs from a beak by its upper end. */
const HUNG_BY = 0.04

/** The thinnest place not too far from the middle: the shaft of a key, the stem of a rose. */
function heldAt(layer: Layer, direction: number, [from, to]: readonly [number, number]): Point {
  const { at, places } = girthAlong(layer, direction)
  // Beside a guard or a bloom it is as thick as that.
  const thickest = (t: number) =>
    Math.max(...places.filter((near) => Math.abs(near.t - t) < CLEAR).map(({ girth }) => girth))
  const middle = (from + to) / 2
  const costs = places
    .filter(({ t }) => t > from && t < to)
    .map(({ t }) => ({ t, cost: thickest(t) * (1 + OFF_MIDDLE * Math.abs(t - middle)) }))
  const [thinnest] = costs.toSorted((a, b) => a.cost - b.cost)
  return at(thinnest?.t ?? middle)
}

const isThinAhead = (layer: Layer, direction: number): boolean => {
  const [x, y] = thinEnd(layer, direction)
  const [cx, cy] = centreOf(inkBoxOf(layer))
  return (x - cx) * Math.cos(direction) + (y - cy) * Math.sin(direction) > 0
}

/** Where along a thing a mouth may close, from its one end (-1) to the other: from the side nearer to the end beside the face. */
const WITHIN = { jaws: [-0.6, 0.6], beak: [-0.85, -0.2], blade: [-0.7, -0.25] } as const
const CLEAR = 0.22
const OFF_MIDDLE = 0.5

/** The lip or upper beak that lies over what is held: how far to its sides and up, in parts of the way from crown to mouth. */
const LIP = { half: 0.3, high: 0.34, ahead: 0.2, back: 0.42, slope: 0.35 }

function close(build: Build, { actor }: Holder, [x, y]: Point): void {
  const layer = layerOfActor(build, actor)
  const { mouth, crown, eyes } = layer ? marksOn(actor, layer) : {}
  if (!layer || !mouth || !crown) return
  const unit = Math.hypot(mouth[0] - crown[0], mouth[1] - crown[1])
  const ahead = facingOf(actor, layer)
  const [ex, ey] = eyes ? middleOf(eyes) : crown
  // The line of the lips runs back from a muzzle towards the cheek, below the eye.
  const slope =
    ahead === 0 ? 0 : (LIP.slope * (ey - mouth[1])) / Math.max(1, Math.abs(ex - mouth[0]))
  const at = (along: number, up: number): Point => {
    const dx = (ahead || 1) * along * unit
    return [x + dx, y - along * slope * unit - up * unit]
  }
  const [from, to] = ahead === 0 ? [-LIP.half, LIP.half] : [-LIP.back, LIP.ahead]
  closeOver(build, layer, [at(from, 0), at(to, 0), at(to, LIP.high), at(from, LIP.high)])
}

/** The neck of the bottle is at the mouth, the rest hangs from it aslant. */
export function atLips(build: Build, actor: Actor, holder: Holder): void {
  const [x, y] = mouthOf(build, holder)
  const face = build.faceBox ?? holder.box
  const side = build.random() < 0.5 ? 1 : -1
  const direction = ((side > 0 ? 62 : 118) * Math.PI) / 180
  const size = sizeOf(face) * (build.isBust ? 0.75 : 1)
  const layer = put(
    build,
    'front',
    actor,
    { at: [x, y], width: size },
    { angle: turnTo(actor, direction) },
  )
  build.mayTouchFace.add(layer)
  const isUpright = axisOf(actor).stretch < 1.5
  const [ex, ey] = isUpright ? rimOf(inkBoxOf(layer)) : upperEnd(layer, direction)
  moveLayer(layer, x - ex, y - ey)
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** A bloom that is drunk from: how large, and how far its middle is beyond the tip of the beak, in parts of it. */
const BLOOM = { size: 0.62, beyond: 0.16, below: 0.1 }
/** A bee or a butterfly sits on the bloom with its head over the heart of it. */
const SAT_ON = { size: 1.3, beyond: 0.02, below: 0.02 }

/** The tip of the beak is in the heart of the flower, before its petals. */
export function sip(build: Build, flower: Actor, drinker: Holder): void {
  const layer = layerOfActor(build, drinker.actor)
  const marked = layer && marksOn(drinker.actor, layer).mouth
  const [x, y] = marked ?? mouthOf(build, drinker)
  const ahead = layer ? facingOf(drinker.actor, layer) : 0
  const { size: share, beyond, below } = drinker.actor.motif.settles ? SAT_ON : BLOOM
  const size = share * sizeOf(drinker.box)
  const bloom = put(build, 'back', flower, { at: [x, y], width: size }, { isMirrored: ahead < 0 })
  const own = inkBoxOf(bloom)
  const [cx, cy] = centreOf(own)
  moveLayer(bloom, x + ahead * beyond * boxWidth(own) - cx, y + below * boxHeight(own) - cy)
  build.boxes.set(flower.subject, inkBoxOf(bloom))
}

const rimOf = (box: Box): Point => [centreOf(box)[0], box[1]]

/** Turned over where the thin end is the lower one. */
function upperEnd(layer: Layer, direction: number): Point {
  const end = thinEnd(layer, direction)
  const [cx, cy] = centreOf(inkBoxOf(layer))
  if (end[1] < cy) return end
  layer.angle += Math.PI
  return [2 * cx - end[0], 2 * cy - end[1]]
}
