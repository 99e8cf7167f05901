import { stormOver } from '#engine/compose/sheltering.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { placeAround } from '#engine/compose/around.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { balance } from '#engine/compose/balancing.ts'
import { atLips, inMouth, sip } from '#engine/compose/biting.ts'
import { become, growFromHead } from '#engine/compose/becoming.ts'
import { bunch } from '#engine/compose/bouquet.ts'
import { circleAround } from '#engine/compose/circling.ts'
import { CURLED, standWithin } from '#engine/compose/curling.ts'
import { isGrowth, passThrough, standAmong } from '#engine/compose/among.ts'
import { isCircling } from '#engine/compose/poses.ts'
import { breach } from '#engine/compose/breaching.ts'
import { leap, wade } from '#engine/compose/wading.ts'
import { burstOut } from '#engine/compose/bursting.ts'
import { embrace } from '#engine/compose/embracing.ts'
import { exposeIn } from '#engine/compose/exposure.ts'
import { eitherSide } from '#engine/compose/flanking.ts'
import { drape, take } from '#engine/compose/grasping.ts'
import { leapThrough } from '#engine/compose/hooping.ts'
import { gripFoe } from '#engine/compose/gripping.ts'
import { growThrough } from '#engine/compose/growing.ts'
import { guard } from '#engine/compose/guarding.ts'
import { hangFrom } from '#engine/compose/hanging.ts'
import { putInHollow } from '#engine/compose/hollow.ts'
import { coverEye, isOverEye } from '#engine/compose/over-eye.ts'
import { standOver } from '#engine/compose/overhead.ts'
import { peek } from '#engine/compose/peeking.ts'
import { perch } from '#engine/compose/perching.ts'
import { pierce } from '#engine/compose/piercing.ts'
import { reflect } from '#engine/compose/reflected.ts'
import { ride, sitOnSeat } from '#engine/compose/riding.ts'
import type { Relation } from '#engine/language/brief.ts'
import { bear, beBorne, bearBanner, inView, inClaws } from '#engine/compose/contact.ts'
import { halve } from '#engine/compose/halves.ts'
import { clearFaces, isBust } from '#engine/compose/face.ts'
import { ICON } from '#engine/compose/icon-motif.ts'
import { isLiving, looksOut } from '#engine/compose/kinds.ts'
import { isMelting, meltOver, standUnderMelt } from '#engine/compose/melting.ts'
import { meet } from '#engine/compose/meeting.ts'
import {
  betweenHorns,
  cradle,
  discBehind,
  groundOnMoon,
  risesBelow,
  ROUND,
  seatOf,
  seatOnMoon,
} from '#engine/compose/moons.ts'
import type { Meeting } from '#engine/compose/mutual.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { seize } from '#engine/compose/seizing.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { smoke } from '#engine/compose/smoking.ts'
import { throughEyes } from '#engine/compose/sockets.ts'
import { barBefore, sitIn } from '#engine/compose/vessels.ts'
import { wearOn } from '#engine/compose/worn.ts'
import { wearHead } from '#engine/compose/worn-heads.ts'
import { placeWith, wear } from '#engine/compose/with.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** Behind it, on its sill, or leaning out over that. */
const AT_WINDOW = /^(?:inside|behind|through|on|above)$/

/** Kinds that are places rather than things: one stands on or before them. */
export const isPlace = (actor: Actor) =>
  ['land', 'water', 'sky', 'cloud', 'frame', 'fire'].includes(actor.kind)

const MEETINGS: ReadonlySet<string> = new Set<Meeting>([
  'fighting',
  'kissing',
  'embracing',
  'facing',
  'towards',
  'chasing',
  'back-to-back',
])
const isMeeting = (manner: string | null): manner is Meeting =>
  manner !== null && MEETINGS.has(manner)

/** Puts `actor` where the relation wants it, seen from `target`, which is placed already. `isActive`: actor is the relation's subject. */
export function placeRelated(
  build: Build,
  { kind, manner }: Pick<Relation, 'kind' | 'manner'>,
  actor: Actor,
  target: { box: Box; actor: Actor },
  isActive: boolean,
): void {
  const { box } = target
  if (balance(build, actor)) return
  if (manner === 'in-mouth' && !isActive) return inMouth(build, actor, target)
  if (manner === 'biting' && !isActive) return seize(build, actor, target)
  if (manner === 'drinking' && !isActive && actor.kind === 'water' && wade(build, actor)) return
  if (manner === 'drinking' && !isActive)
    return actor.kind === 'flower' ? sip(build, actor, target) : atLips(build, actor, target)
  if (manner === 'towards' && !isActive && actor.kind === 'sky') return inView(build, actor, target)
  if (manner === 'fighting' && gripFoe(build, actor, target)) return
  if (isMeeting(manner) && meet(build, manner, actor, target, isActive)) return
  const isOut = (kind === 'through' || manner === 'emerging') && isActive
  if (isOut && throughEyes(build, actor, target)) return
  if (manner === 'wearing' && isActive && wearHead(build, actor, target.actor)) return
  if (manner === 'wearing' && isActive && wearOn(build, actor, target.actor)) return
  // The moon over a forest: both belong to whoever stands before them.
  if (isPlace(actor) && isPlace(target.actor) && build.middle[0]?.subject !== target.actor.subject)
    return placeWith(build, actor, build.heroBox)
  if (isOverEye(manner) && isActive && coverEye(build, actor, target.actor, manner)) return
  if (manner === 'riding' && isActive) return ride(build, actor, target)
  if (manner === 'reflected' && !isActive && actor.kind === 'water') return reflect(build, actor)
  if (manner === 'emerging' && !isActive && breach(build, actor, target)) return
  if (manner === 'hanging' && !isActive) return hangFrom(build, actor, target)
  if (manner === 'guarding' && !isActive) return guard(build, actor, target)
  if (manner === 'becoming') return become(build, actor, target, !isActive)
  const isOpening = target.actor.motif.hollow !== undefined && !target.actor.motif.rim
  if (manner === 'emerging' && kind !== 'through' && isActive && isOpening && isLiving(actor))
    if (putInHollow(build, actor, target.actor)) return
  // Who breaks out of a crate does not look over its edge.
  const isBroken = kind === 'through' && isActive && target.actor.motif.isBrittle
  if (isBroken && isLiving(actor) && burstOut(build, actor, target)) return
  if (manner === 'emerging' && isActive && sitIn(build, actor, target)) return
  if (isOut && growFromHead(build, actor, target)) return
  if ((isOut || manner === 'emerging') && isActive && growThrough(build, actor, target)) return
  const breaksOut = kind === 'through' || target.actor.motif.isBrittle
  if (isOut && breaksOut && burstOut(build, actor, target)) return
  const isAtWindow = target.actor.motif.hasSill && AT_WINDOW.test(kind)
  if (isAtWindow && isActive && putInHollow(build, actor, target.actor)) return
  if (kind === 'inside' && isActive && !looksOut(actor.motif, target.actor.motif)) {
    if (putInHollow(build, actor, target.actor)) return barBefore(build, target.actor)
  }
  if (kind === 'inside' && isActive && isPlace(actor) && exposeIn(build, actor, target)) return
  if (manner === 'half') return halve(build, actor, target)
  if (manner === 'emerging') return emerge(build, actor, box, isActive)
  switch (kind) {
    case 'around':
      if (!isActive && CURLED.test(target.actor.variant)) return standWithin(build, actor, box)
      if (isActive && manner === 'beside') return eitherSide(build, actor, box)
      if (isActive && isCircling(actor) && circleAround(build, actor, box)) return
      if (isActive && (embrace(build, actor, box) || placeAround(build, actor, box))) return
      return placeWith(build, actor, box)
    case 'through':
      if (isActive && leapThrough(build, actor, target)) return
      if (!isActive && isStand(actor) && isLiving(target.actor))
        return passThrough(build, actor, box)
      return isActive ? pierce(build, actor, target) : placeWith(build, actor, box)
    case 'on':
      // A witch's hat on a cat is worn.
      if (isActive && isDrawnThing(actor) && wearOn(build, actor, target.actor)) return
      if (isActive && SOFT.test(actor.variant)) return hangOver(build, actor, target)
      if (isActive && sitOnSeat(build, actor, target.actor)) return
      if (isActive)
        return isPlace(target.actor) ? inFront(build, actor, box) : perch(build, actor, target)
      if (actor.motif.name === 'moon' && ROUND.test(actor.variant))
        return groundOnMoon(build, actor, box)
      if (actor.motif.name.startsWith('moon'))
        return seatOnMoon(build, actor, seatOf(box, target.actor))
      return isPlace(actor) ? placeWith(build, actor, box) : below(build, actor, box, 0.95)
    case 'behind':
      if (isActive && peek(build, actor, target)) return
      return isActive ? back(build, actor, box) : inFront(build, actor, box)
    case 'under':
      if (!isActive && actor.kind === 'sky' && actor.count === 1 && ROUND.test(actor.variant))
        return discBehind(build, actor, box)
      if (!isActive && actor.motif.isOverhead) return standOver(build, actor, box)
      return isActive
        ? below(build, actor, standingOf(build, target), 0.8)
        : above(build, actor, box, 0.7)
    case 'above':
      if (isActive && SOFT.test(actor.variant)) return hangOver(build, actor, target)
      if (isActive && isMelting(actor) && actor.count === 1) return meltOver(build, actor, box)
      if (!isActive && isMelting(target.actor) && actor.count === 1)
        return standUnderMelt(build, actor, box)
      if (!isActive && actor.kind === 'sky' && actor.count === 1)
        return risesBelow(build, actor, box)
      return isActive ? above(build, actor, box, 0.6) : below(build, actor, box, 0.8)
    case 'inside':
      if (isActive && sitIn(build, actor, target)) return
      if (!isActive) return besiege(build, actor, target)
      if (actor.kind === 'figure' && target.actor.kind === 'water') return leap(build, actor)
      inside(build, actor, box)
      return barBefore(build, target.actor)
    case 'holding':
      if (!isActive && smoke(build, actor, target.actor)) return
      if (!isActive && isOnBack(build, actor, target.actor)) return perch(build, actor, target)
      if (isActive) return bear(build, actor, target) ? undefined : above(build, actor, box, 1.4)
      if (beBorne(build, actor, target) || inClaws(build, actor, target)) return
      return take(build, actor, target)
    case 'between':
      if (isActive && betweenHorns(build, actor, target)) return
      return isActive ? inFront(build, actor, box) : eitherSide(build, actor, box)
    case 'with':
      if (actor.motif.name === 'banner' && target.actor.kind === 'flyer')
        return bearBanner(build, actor, target)
      return placeWith(
        build,
        actor,
        isMinor(build, box) || isOnHero(build, target.actor) ? build.heroBox : box,
      )
  }
}

/** "Carrying a village on its back": it stands there, and nobody has it in their claws. */
const isOnBack = ({ relations }: Build, load: Actor, bearer: Actor): boolean =>
  relations.some(
    ({ kind, manner, from, to }) =>
      kind === 'on' && manner === null && from === load.subject && to === bearer.subject,
  )

/** What perches on the hero is too small to gather company around: that keeps to the hero. */
const isMinor = (build: Build, box: Box) => sizeOf(box) < 0.7 * sizeOf(build.heroBox)

/** Who sits on the hero has its company on the hero's ground. */
const isOnHero = ({ relations, middle }: Build, { subject }: Actor): boolean =>
  relations.some(
    ({ kind, from, to }) => kind === 'on' && from === subject && to === middle[0]?.subject,
  )

const isStand = (actor: Actor) => isGrowth(actor) || actor.motif.growth !== undefined

/** Of an icon the name alone is known, and a capybara is no cap. */
const isDrawnThing = ({ kind, variant }: Actor) => kind === 'object' && variant !== ICON

/** What has no stiffness of its own. */
const SOFT = /^melting$/

function hangOver(build: Build, actor: Actor, { box }: { box: Box }): void {
  const shape = silhouetteOf([...build.middle, ...build.front], box)
  drape(build, actor, box, (x) => topAt(shape, x))
}

/** Under somebody who stands on something is under that: a book between an owl and its hourglass holds up neither. */
function standingOf(build: Build, { box, actor }: { box: Box; actor: Actor }): Box {
  const support = build.relations.find(
    ({ kind, manner, from }) => kind === 'on' && manner === null && from === actor.subject,
  )
  const foot = support && build.boxes.get(support.to)
  return foot && foot[3] > box[3] ? foot : box
}

function back(build: Build, actor: Actor, target: Box): void {
  if (actor.kind === 'sky' && actor.count === 1 && ROUND.test(actor.variant))
    return discBehind(build, actor, target)
  if (isPlace(actor) || actor.kind === 'wings') return placeWith(build, actor, target)
  const [cx, cy] = centreOf(target)
  const side = build.random() < 0.5 ? -1 : 1
  put(
    build,
    'back',
    actor,
    {
      at: [cx + side * boxWidth(target) * 0.22, cy - boxHeight(target) * 0.26],
      width: boxWidth(target) * 1.25,
      height: boxHeight(target) * 1.25,
    },
    { isMirrored: side < 0 },
  )
}

function inFront(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const layer = put(build, 'front', actor, {
    at: [cx, cy + boxHeight(target) * 0.16],
    width: boxWidth(target) * 0.8,
    height: boxHeight(target) * 0.8,
  })
  clearFaces(layer, build.faces)
}

function below(build: Build, actor: Actor, target: Box, share: number): void {
  // What is in the sky by nature was asked to be below here.
  if (isPlace(actor) && actor.kind !== 'sky') return placeWith(build, actor, target)
  // Flowers under somebody are a bunch, and no row of single stems.
  if (actor.count > 1 && actor.kind === 'flower')
    return bunch({ ...build, arrangement: 'base' }, actor, target)
  if (actor.count > 1) return placeRow(build, actor, target, 1)
  const [cx] = centreOf(target)
  const layer = put(build, 'front', actor, {
    at: [cx, 0],
    width: boxWidth(target) * share * 1.1,
    height: boxHeight(target) * share,
  })
  const box = inkBoxOf(layer)
  moveLayer(layer, 0, target[3] - 0.12 * boxHeight(box) - box[1])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

function above(build: Build, actor: Actor, target: Box, share: number, overlap = 0.08): void {
  if (actor.kind === 'headgear') return wear(build, actor, target)
  if (actor.count > 1) return placeRow(build, actor, target, -1)
  const [cx] = centreOf(target)
  const layer = put(build, 'back', actor, {
    at: [cx, 0],
    width: boxWidth(target) * share * 1.1,
    height: boxHeight(target) * share,
  })
  const box = inkBoxOf(layer)
  moveLayer(layer, 0, target[1] + overlap * boxHeight(box) - box[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

function placeRow(build: Build, actor: Actor, target: Box, direction: 1 | -1): void {
  const { count } = actor
  const width = (boxWidth(target) * 1.15) / count
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5
    const y = direction > 0 ? target[3] : target[1]
    put(
      build,
      direction > 0 ? 'front' : 'back',
      actor,
      {
        at: [
          centreOf(target)[0] + t * boxWidth(target) * 1.1,
          y + direction * width * (0.42 - 0.5 * Math.abs(t)),
        ],
        width: width * 1.12,
      },
      { isMirrored: t > 0 },
    )
  }
}

function inside(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const { count } = actor
  const share = count > 1 ? Math.min(0.34, 1 / count) : 0.56
  for (let i = 0; i < count; i++)
    put(build, 'front', actor, {
      at: [cx + (i - (count - 1) / 2) * boxWidth(target) * Math.min(0.28, 0.84 / count), cy],
      width: boxWidth(target) * share,
      height: boxHeight(target) * share,
    })
}

/** Water is about the legs of who stands in it and reeds are before and behind them; anything else is around its content. */
function besiege(build: Build, actor: Actor, { box, actor: content }: { box: Box; actor: Actor }) {
  if (actor.kind === 'water') return wade(build, actor) ? undefined : placeWith(build, actor, box)
  if (isLiving(content) && isGrowth(actor)) return standAmong(build, actor, box)
  if (actor.variant === 'storm' && actor.kind === 'sky') return stormOver(build, actor, box)
  if (actor.motif.falls) return above(build, actor, build.heroBox, FALLING.share, FALLING.over)
  enclose(build, actor, box)
}

const FALLING = { share: 1.35, over: 0.55 }

function enclose(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  if (actor.kind === 'fire') return placeWith(build, actor, target)
  if (actor.motif.name === 'moon' && actor.variant === 'crescent')
    return cradle(build, actor, target)
  const width = Math.max(boxWidth(target), boxHeight(target)) * (isPlace(actor) ? 1.42 : 1.7)
  put(build, 'back', actor, { at: [cx, cy], width }, { halo: actor.kind === 'frame' ? 0 : 1 })
}

/** What grows out of something stands behind its upper edge. */
function emerge(build: Build, actor: Actor, target: Box, isActive: boolean): void {
  if (isActive && isLiving(actor)) rise(build, actor, target)
  else if (isActive) above(build, actor, target, 0.8, 0.35)
  else below(build, actor, target, 0.8)
}

/** Somebody who rises out of a thing is larger than it, and this much of them is still behind its edge. */
const RISING = { height: 1.7, width: 2.2, sunk: 0.26, head: 0.9 }

function rise(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  // A head must not be wider than what it looks out of.
  const isHead = isBust(actor.motif, actor.variant)
  const layer = put(
    build,
    'back',
    actor,
    {
      at: [cx, 0],
      width: (isHead ? RISING.head : RISING.width) * boxWidth(target),
      height: RISING.height * Math.max(boxHeight(target), 0.8 * boxWidth(target)),
    },
    { role: 'hero' },
  )
  const box = inkBoxOf(layer)
  moveLayer(layer, 0, target[1] + RISING.sunk * boxHeight(box) - box[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}
