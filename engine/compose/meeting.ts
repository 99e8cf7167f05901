import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Marks } from '#engine/motifs/motif.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { isSlim, put, sizeOf, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn, mirror } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { leanOn, pressClose, type Party } from '#engine/compose/hugging.ts'
import { bulkOf } from '#engine/compose/kinds.ts'
import { rowGap } from '#engine/compose/filing.ts'
import { meetingIn, type Meeting } from '#engine/compose/mutual.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { standClose } from '#engine/compose/standing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  coverage,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Air between two muzzles, in parts of a head; below zero they overlap. */
const GAP: Record<Meeting, number> = {
  fighting: -0.22,
  kissing: 0,
  embracing: 0,
  facing: 0.08,
  towards: 0.1,
  chasing: -0.3,
  'back-to-back': -0.5,
}

/**
 * Sets a living thing beside another so that the two face as asked. False where it is not seen which way they look: then they
 * only stand together. `isActive`: actor is the one who chases.
 */
export function meet(
  build: Build,
  meeting: Meeting,
  actor: Actor,
  target: { box: Box; actor: Actor },
  isActive: boolean,
): boolean {
  const other = layerOfActor(build, target.actor)
  const ahead = other ? facingOf(target.actor, other) : 0
  if (other && ahead === 0 && meeting === 'embracing' && actor.count === 1 && !isSlim(build))
    return pressClose(build, actor, { ...target, layer: other }, build.random() < 0.5 ? 1 : -1)
  if (other && ahead === 0 && meeting === 'fighting' && actor.count === 1 && !isSlim(build))
    return confront(build, actor, { box: target.box, actor: target.actor, layer: other })
  if (!other || ahead === 0 || actor.count > 1 || isSlim(build)) return false
  const place = { at: centreOf(target.box), width: sizeOf(target.box) }
  const layer = put(build, 'middle', actor, place, { role: 'hero' })
  // A salmon is smaller than the bear that fights it.
  const ratio = bulkOf(actor.motif) / bulkOf(target.actor.motif)
  const least = meeting === 'fighting' ? MEASURE.rival : MEASURE.least
  const measure = isBust(actor.motif, actor.variant)
    ? 1
    : Math.max(least, Math.min(MEASURE.most, ratio))
  const spread = spanOf(actor) / spanOf(target.actor)
  layer.scale *= (spread * measure * sizeOf(target.box)) / sizeOf(inkBoxOf(layer))
  const isAhead = meeting === 'chasing' ? !isActive : meeting !== 'back-to-back'
  comeTo(build, meeting, { actor, layer }, { actor: target.actor, layer: other }, isAhead)
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  build.faces = [...build.faces, ...(face ? [face] : [])]
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  build.boxes.set(actor.subject, inkBoxOf(layer))
  return true
}

/** Who goes at somebody that looks at us: as large, from the side, so far before them, in parts of the other's breadth. */
const CONFRONT = { size: 1.2, over: 0.12, up: 0.02 }

function confront(build: Build, actor: Actor, other: Party & { box: Box }): boolean {
  const { box } = other
  const isHead = (who: Actor) => isBust(who.motif, who.variant)
  if (isHead(actor) !== isHead(other.actor)) return false
  const size = CONFRONT.size * sizeOf(box)
  const layer = put(build, 'middle', actor, { at: centreOf(box), width: size }, { role: 'hero' })
  const look = facingOf(actor, layer)
  if (look === 0) {
    build.middle.pop()
    build.boxes.delete(actor.subject)
    return false
  }
  layer.scale *= size / sizeOf(inkBoxOf(layer))
  const own = inkBoxOf(layer)
  const { mouth } = marksOn(actor, layer)
  // Whiskers and tongues reach ahead of the jaws.
  const beyond = mouth ? Math.max(0, look > 0 ? own[2] - mouth[0] : mouth[0] - own[0]) : 0
  const over = CONFRONT.over * boxWidth(box) + beyond
  moveLayer(
    layer,
    look > 0 ? box[0] + over - own[2] : box[2] - over - own[0],
    -CONFRONT.up * boxHeight(box),
  )
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  build.faces = [...build.faces, ...(face ? [face] : [])]
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  build.boxes.set(actor.subject, inkBoxOf(layer))
  return true
}

/** How large one may be beside the other; who fights is a match for the other. */
const MEASURE = { least: 0.66, rival: 0.85, most: 1.15 }

/** Spread wings are most of a bird's size: by that alone it would be small beside anybody without them. */
const SPAN = 1.4

const spanOf = ({ motif, variant, kind }: Actor): number =>
  (kind === 'flyer' || motif.grip === 'talons') && !isBust(motif, variant) ? SPAN : 1

/** Two of a kind that do something to each other are the hero together. False for those who look at us. */
export function meetInPair(build: Build, actor: Actor, size: number): boolean {
  const meeting = actor.count === 2 ? meetingIn(actor.modifiers) : undefined
  if (!meeting || isSlim(build) || build.layout.name === 'band') return false
  const next = (): Party => {
    const layer = put(build, 'middle', actor, { at: [0, 0], width: size }, { role: 'hero' })
    return { actor, layer }
  }
  const one = next()
  if (facingOf(actor, one.layer) === 0) {
    build.middle.pop()
    return false
  }
  if (facingOf(actor, one.layer) < 0) mirror(one.layer)
  const other = next()
  build.faces = [faceOf(actor, inkBoxOf(one.layer), one.layer.isMirrored)].filter(
    (face) => face !== null,
  )
  comeTo(build, meeting, other, one, meeting !== 'back-to-back')
  const [cx, cy] = centreOf(unionOf([one, other].map(({ layer }) => inkBoxOf(layer))))
  for (const { layer } of [one, other]) moveLayer(layer, -cx, -cy)
  return true
}

/** Brings one to the side of another that stands already: `isAhead`, to where that one looks. */
function comeTo(build: Build, meeting: Meeting, comer: Party, other: Party, isAhead: boolean) {
  const ahead = facingOf(other.actor, other.layer)
  const side = isAhead ? ahead : -ahead
  const look = meeting === 'chasing' ? ahead : -ahead
  const { actor, layer } = comer
  if (facingOf(actor, layer) === -look) mirror(layer)
  if (meeting === 'fighting') bristle(comer, other)
  if (meeting === 'embracing' && leanOn(comer, other)) return
  const [mine, theirs] = [marksOn(actor, layer), marksOn(other.actor, other.layer)]
  const [box, target] = [inkBoxOf(layer), inkBoxOf(other.layer)]
  const talons = meeting === 'fighting' ? talonsOn(comer, other) : undefined
  if (talons) return moveLayer(layer, ...talons)
  const flat = meeting === 'fighting' ? FLAT * Math.max(flatnessOf(mine), flatnessOf(theirs)) : 0
  const gap = (GAP[meeting] + flat) * headOf(theirs, target)
  const leads = (mouth: Point | undefined, own: Box, to: number) =>
    mouth !== undefined &&
    (meeting === 'kissing' ||
      (to > 0 ? own[2] - mouth[0] : mouth[0] - own[0]) < LEADS * boxWidth(own))
  const isNoseToNose = isAhead && meeting !== 'chasing' && leads(mine.mouth, box, look)
  if (isNoseToNose && mine.mouth && theirs.mouth && leads(theirs.mouth, target, ahead))
    moveLayer(
      layer,
      theirs.mouth[0] + side * gap - mine.mouth[0],
      limited(theirs.mouth[1] - mine.mouth[1], SAME_GROUND * boxHeight(target)),
    )
  else {
    // Paws and wings reach ahead of a muzzle: they may cross.
    const air = gap < 0 ? -CROSSING * Math.min(boxWidth(box), boxWidth(target)) : gap
    moveLayer(
      layer,
      side > 0 ? target[2] + air - box[0] : target[0] - air - box[2],
      target[3] - box[3],
    )
  }
  if (meeting === 'back-to-back') return leanBacks(layer, other.layer, side > 0 ? -1 : 1)
  const hides = () => {
    const own = faceOf(actor, inkBoxOf(layer), layer.isMirrored) ?? inkBoxOf(layer)
    return build.faces.some(
      (known) => coverage(known, own) > HIDDEN[meeting === 'fighting' ? 1 : 0],
    )
  }
  const step = side * 0.04 * boxHeight(target)
  // Who kisses is as near as that, whatever else of theirs crosses.
  const most = meeting === 'kissing' ? 0 : MOST_STEPS
  for (let turn = 0; turn < most && hides(); turn++) moveLayer(layer, step, 0)
  // Boxes that meet may hold two that do not.
  standClose({ middle: build.middle.filter((known) => known !== layer) }, layer, target)
}

/** Backs lean on each other between the shoulders and the seat: tails cross, and so may feet. How much of the narrower one lies over the other. */
const BACKS = { from: 0.2, to: 0.75, through: 0.4 }
const LEANT_BACK = 0.03

function leanBacks(layer: Layer, other: Layer, towards: 1 | -1): void {
  const slim = Math.min(boxWidth(inkBoxOf(layer)), boxWidth(inkBoxOf(other)))
  moveLayer(layer, towards * (rowGap(layer, other, towards, BACKS) + LEANT_BACK * slim), 0)
}

/** Muzzles this near the fore end of somebody meet before anything else of theirs does, in parts of their breadth. */
const LEADS = 0.3
const SAME_GROUND = 0.3
const CROSSING = 0.2
/** Twice across a body. */
const MOST_STEPS = 50
/** How much of a face the other's may hide: in peace, and where jaws are locked. */
const HIDDEN = [0.05, 0.12] as const

/** In radians: the one head over the other and the other under it, or both up on their hind legs. */
const BRISTLE = { heads: 0.16, bodies: 0.5 }
const SPRINGS = /^leaping$/

/** Those who fight lean into it: heads go for the throat from above and from below, who leaps rears up. */
function bristle(comer: Party, other: Party): void {
  const noseUp = ({ actor, layer }: Party, angle: number) => {
    layer.angle -= facingOf(actor, layer) * angle
  }
  const isHead = ({ actor, layer }: Party) => isBust(actor.motif, variantOn(actor, layer))
  const springs = ({ actor, layer }: Party) => SPRINGS.test(variantOn(actor, layer))
  if (isHead(comer) && isHead(other)) {
    noseUp(comer, -BRISTLE.heads)
    noseUp(other, BRISTLE.heads)
    return
  }
  for (const party of [comer, other]) if (springs(party)) noseUp(party, BRISTLE.bodies)
}

/** How much farther apart are those whose eyes stand beside the mouth and not behind it: a broad face would hide the other. */
const FLAT = 0.9
/** From the foremost eye to the mouth in a face with a muzzle, in parts of a head. */
const MUZZLE = 0.22

function flatnessOf({ eyes = [], mouth, crown }: Marks): number {
  if (!mouth || !crown || eyes.length === 0) return 0
  const side = Math.sign(mouth[0] - crown[0])
  const muzzle = Math.min(...eyes.map(([x]) => side * (mouth[0] - x)))
  const head = Math.hypot(crown[0] - mouth[0], crown[1] - mouth[1])
  return Math.max(0, 1 - muzzle / (MUZZLE * head))
}

/** Birds of prey go at somebody with their claws first: the way that brings claws to the nape, or claws to claws. */
function talonsOn(comer: Party, other: Party): Point | undefined {
  const reachOf = ({ actor, layer }: Party) => {
    const { feet = [], crown } = marksOn(actor, layer)
    const ahead = facingOf(actor, layer)
    const claws = actor.motif.grip === 'talons' ? feet : []
    return { claw: claws.toSorted((a, b) => ahead * (b[0] - a[0]))[0], nape: crown }
  }
  const [mine, theirs] = [reachOf(comer), reachOf(other)]
  const [from, to] =
    mine.claw && theirs.claw
      ? [mine.claw, theirs.claw]
      : mine.claw
        ? [mine.claw, theirs.nape]
        : [mine.nape, theirs.claw]
  return from && to ? [to[0] - from[0], to[1] - from[1]] : undefined
}

/** From the crown to the mouth; a quarter of a body where no one knows. */
const headOf = ({ crown, mouth }: Marks, box: Box): number =>
  crown && mouth ? Math.hypot(crown[0] - mouth[0], crown[1] - mouth[1]) : 0.25 * boxHeight(box)

const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value))
