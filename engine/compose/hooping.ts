import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { closeOver, put, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor } from '#engine/compose/contact.ts'
import { faceOf } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** How long who leaps is beside the height of the hoop, and how far ahead of its middle they are, in parts of that. */
const LEAP = { long: 1.3, high: 0.92, ahead: 0.1 }
const IS_RING = /\bring$|hoop|portal/

/** Whether one can leap through it. */
const isHoop = (actor: Actor, layer: Layer): boolean =>
  IS_RING.test(`${actor.motif.name} ${variantOn(actor, layer)}`)

/** Through a ring that stands open: its far side is behind who leaps, its near side before their hind part. False for what is no ring. */
export function leapThrough(
  build: Build,
  leaper: Actor,
  hoop: { box: Box; actor: Actor },
): boolean {
  const ring = layerOfActor(build, hoop.actor)
  if (!ring || !isHoop(hoop.actor, ring) || leaper.kind !== 'figure') return false
  const { box } = hoop
  const [cx, cy] = centreOf(box)
  const high = boxHeight(box)
  const layer = put(
    build,
    'middle',
    leaper,
    { at: [cx, cy], width: LEAP.long * high, height: LEAP.high * high },
    { role: 'hero' },
  )
  const ahead = facingOf(leaper, layer) || 1
  layer.x += ahead * LEAP.ahead * high
  const near = cx - ahead * boxWidth(box)
  const half: Point[] = [
    [cx, box[1] - high],
    [near, box[1] - high],
    [near, box[3] + high],
    [cx, box[3] + high],
  ]
  closeOver(build, ring, half)
  const own = inkBoxOf(layer)
  const face = faceOf(leaper, own, layer.isMirrored)
  build.faces = face ? [face] : []
  build.boxes.set(leaper.subject, own)
  build.heroBox = unionOf([box, own])
  return true
}
