import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { isBust } from '#engine/compose/face.ts'
import { bulkOf } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  project,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Beside the mount, in its height, for two of one bulk; a skateboard is low, and who rides it is not. */
const RIDER = { same: 1.05, least: 0.55, most: 0.95, ofLength: 0.62, ofSwimmer: 0.6 }
/** Of whom there is a head alone: it rises behind the back, this much of it out of sight. */
const BEHIND = { height: 0.72, sunk: 0.22 }
/** The saddle is the lowest place of the back between these, in parts of the length. */
const BACK: Stretch = { from: 0.36, to: 0.6 }
/** On a fish one sits before the fin. */
const NECK: Stretch = { from: 0.56, to: 0.62 }
const STEPS = 12
interface Stretch {
  from: number
  to: number
}
/** Who stands has hips here, in parts of the height; who sits is low already. */
const HIPS = 0.6
const SEATED_HIPS = 0.8
/** Astride the legs hang down on both sides. */
const ASTRIDE_HIPS = 0.62
/** In parts of the rider's breadth. */
const LEGS_APART = 0.22
const SITS = /seated|sitting|swimming|riding|upright/

/** Astride: hips on the back, one leg before the flank, the other out of sight behind it. */
export function ride(build: Build, rider: Actor, mount: { box: Box; actor: Actor }): void {
  const { box } = mount
  const layer = layerOfActor(build, mount.actor)
  const ahead = layer ? facingOf(mount.actor, layer) || 1 : 1
  const [x, y] = saddleOf(build, box, ahead, mount.actor.motif.swims ? NECK : BACK)
  if (isBust(rider.motif, rider.variant))
    return riseBehind(build, rider, { box, at: [x, y], ahead })
  const ratio = (RIDER.same * bulkOf(rider.motif)) / bulkOf(mount.actor.motif)
  const height = mount.actor.motif.swims
    ? RIDER.ofSwimmer * boxWidth(box)
    : Math.max(
        Math.min(RIDER.most, Math.max(RIDER.least, ratio)) * boxHeight(box),
        mount.actor.kind === 'object' ? RIDER.ofLength * boxWidth(box) : 0,
      )
  const figure = put(
    build,
    'front',
    rider,
    { at: [x, y], width: boxWidth(box), height },
    { isMirrored: ahead < 0 },
  )
  const own = inkBoxOf(figure)
  // A frog squats on whatever carries it.
  const isSeated = SITS.test(rider.variant) || rider.motif.category === 'animal'
  const isAstride = rider.variant.endsWith('riding')
  const share = isAstride ? ASTRIDE_HIPS : isSeated ? SEATED_HIPS : HIPS
  const hips = own[1] + share * boxHeight(own)
  const seat = isAstride ? rearOf(figure, hips, ahead) : centreOf(own)[0]
  moveLayer(figure, x - seat, y - hips)
  build.mayTouchFace.add(figure)
  build.boxes.set(rider.subject, inkBoxOf(figure))
  const { feet } = marksOn(rider, figure)
  // From the side one leg hides the other: there is none to put away.
  const apart = feet && feet.length > 1 ? Math.abs(feet[0]![0] - feet[1]![0]) : 0
  if (isAstride && feet && apart > LEGS_APART * boxWidth(inkBoxOf(figure)))
    figure.clip = nearLegOnly(inkBoxOf(figure), { hips: y, split: middleOf(feet)[0], side: -ahead })
  else if (!isSeated) {
    const placed = inkBoxOf(figure)
    figure.clip = nearLegOnly(placed, { hips: y, split: centreOf(placed)[0], side: ahead })
  }
}

/** Legs and tails reach ahead, so that hips are at the rear of somebody seen from the side: half of their thickness in. */
function rearOf(figure: Layer, hips: number, ahead: number): number {
  const box = inkBoxOf(figure)
  const shape = silhouetteOf([figure], box)
  const row = Math.floor((hips - shape.top) / shape.cell)
  const ink = shape.isInk.subarray(row * shape.width, (row + 1) * shape.width)
  const edge = ahead > 0 ? ink.indexOf(1) : ink.lastIndexOf(1)
  if (edge < 0) return centreOf(box)[0]
  return shape.left + (edge + 0.5) * shape.cell + ahead * HIP * boxHeight(box)
}
const HIP = 0.13

function riseBehind(
  build: Build,
  rider: Actor,
  { box, at: [x, y], ahead }: { box: Box; at: Point; ahead: number },
): void {
  const height = BEHIND.height * boxHeight(box)
  const head = put(
    build,
    'back',
    rider,
    { at: [x, y], width: boxWidth(box), height },
    { isMirrored: ahead < 0 },
  )
  const own = inkBoxOf(head)
  moveLayer(head, x - centreOf(own)[0], y + BEHIND.sunk * boxHeight(own) - own[3])
  build.boxes.set(rider.subject, inkBoxOf(head))
}

function saddleOf(build: Build, box: Box, ahead: number, { from, to }: Stretch): Point {
  const shape = silhouetteOf(build.middle, box)
  const places = Array.from({ length: STEPS }, (_, i): Point => {
    const t = from + ((to - from) * i) / (STEPS - 1)
    const x = ahead > 0 ? box[0] + t * boxWidth(box) : box[2] - t * boxWidth(box)
    return [x, topAt(shape, x)]
  })
  return places.toSorted((a, b) => b[1] - a[1])[0]!
}

/** All above the hips, and below them the near leg: of who stands the one that points ahead, astride the one that is farther back. */
function nearLegOnly(
  [left, top, right, bottom]: Box,
  { hips, split, side }: { hips: number; split: number; side: number },
): Point[] {
  const [near, far] = side > 0 ? [right, left] : [left, right]
  return [
    [far, top],
    [near, top],
    [near, bottom],
    [split, bottom],
    [split, hips],
    [far, hips],
  ]
}

/** Who sits in a seat, in the height of the thing that has it. */
const SEATED = { height: 0.62, flyer: 0.4 }

/** On a swing: hips on the board, before the ropes. False for what has no seat. */
export function sitOnSeat(build: Build, sitter: Actor, thing: Actor): boolean {
  const layer = layerOfActor(build, thing)
  const { seat } = thing.motif
  if (!layer || !seat || sitter.count > 1) return false
  const [x, y] = project(layer, seat)
  const share = sitter.kind === 'figure' ? SEATED.height : SEATED.flyer
  const height = share * boxHeight(inkBoxOf(layer))
  const figure = put(
    build,
    'front',
    sitter,
    { at: [x, y], width: height, height },
    { role: 'hero' },
  )
  const own = inkBoxOf(figure)
  const hips = own[1] + hipsOf(sitter) * boxHeight(own)
  moveLayer(figure, x - centreOf(own)[0], y - hips)
  build.mayTouchFace.add(figure)
  build.boxes.set(sitter.subject, inkBoxOf(figure))
  return true
}

function hipsOf({ variant, kind, motif }: Actor): number {
  if (variant.endsWith('riding')) return ASTRIDE_HIPS
  if (kind === 'flyer') return 1
  return SITS.test(variant) || motif.category === 'animal' ? ON_SEAT : HIPS
}

/** A beast sits with all of it on the board. */
const ON_SEAT = 0.94
