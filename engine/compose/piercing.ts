import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, put, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { isBust } from '#engine/compose/face.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { thinEnd } from '#engine/compose/girth.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'
import { placeWith } from '#engine/compose/with.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** Which way blades point that go through one thing together, in degrees from pointing right: from above, fanned. */
const FANS: readonly (readonly number[])[] = [
  [],
  [58],
  [62, 118],
  [48, 90, 132],
  [42, 74, 106, 138],
  [36, 63, 90, 117, 144],
]
/** How long a blade is beside what it goes through; several would hide it at that length, and a beast is the hero beside its blade. */
const LENGTH = { one: 1.6, body: 0.95, several: 1.3 }
/** Where it enters: this far from the middle towards its hilt, and across from the next one, in parts of the target. */
const ENTRY = { back: 0.16, apart: 0.2 }
const SLIT = 0.085

/** A blade enters in front, vanishes in a dark slit and comes out behind. */
export function pierce(
  build: Build,
  actor: Actor,
  { box: target, actor: victim }: { box: Box; actor: Actor },
): void {
  const count = Math.min(actor.count, FANS.length - 1)
  if (axisOf(actor).stretch < 2) return placeWith(build, { ...actor, kind: 'weapon' }, target)
  const [only] = FANS[1]!
  const angles = count > 1 ? FANS[count]! : [build.random() < 0.5 ? only! : 180 - only!]
  const [cx, cy] = centreOf(target)
  const isBody = isLiving(victim) && !isBust(victim.motif, victim.variant)
  const share = count > 1 ? LENGTH.several : isBody ? LENGTH.body : LENGTH.one
  const blades = angles.map((degrees, i) => {
    const direction = (degrees * Math.PI) / 180
    const across = i - (count - 1) / 2
    const at: Point = [cx + across * ENTRY.apart * boxWidth(target), cy]
    return thrust(build, actor, { target, direction, at, share })
  })
  for (const { wound, front } of blades) {
    build.front.push(wound, front)
    build.mayTouchFace.add(wound).add(front)
  }
}

function thrust(
  build: Build,
  actor: Actor,
  {
    target,
    direction,
    at: [cx, cy],
    share,
  }: { target: Box; direction: number; at: Point; share: number },
) {
  const length = Math.max(boxWidth(target), boxHeight(target)) * share
  const layer = put(
    build,
    'back',
    actor,
    { at: [cx, cy], width: length },
    { angle: turnTo(actor, direction), slice: 'back' },
  )
  const [ux, uy] = [Math.cos(direction), Math.sin(direction)]
  // It goes in with its point, and the point is the thin end.
  const [px, py] = thinEnd(layer, direction)
  const [mx, my] = centreOf(inkBoxOf(layer))
  if ((px - mx) * ux + (py - my) * uy < 0) {
    layer.angle += Math.PI
    layer.x = 2 * mx - layer.x
    layer.y = 2 * my - layer.y
  }
  const unit = sizeOf(target)
  const entry: Point = [cx - ux * unit * ENTRY.back, cy - uy * unit * ENTRY.back]
  const far = length * 2
  // Everything on the handle's side of the entry.
  const clip: Point[] = [
    [entry[0] - uy * far, entry[1] + ux * far],
    [entry[0] + uy * far, entry[1] - ux * far],
    [entry[0] + uy * far - ux * far, entry[1] - ux * far - uy * far],
    [entry[0] - uy * far - ux * far, entry[1] + ux * far - uy * far],
  ]
  const half = unit * SLIT
  const slit: Point[] = Array.from({ length: 24 }, (_, i) => {
    const t = (i / 24) * Math.PI * 2
    const [along, across] = [Math.sin(t) * half * 0.28, Math.cos(t) * half]
    return [entry[0] + ux * along - uy * across, entry[1] + uy * along + ux * across]
  })
  const wound = layerOf([{ d: polygon(slit), fill: 'black', stroke: 0.8 }], {
    role: 'support',
    subject: actor.subject,
  })
  return { wound, front: { ...layer, clip, slice: 'front' as const } }
}
