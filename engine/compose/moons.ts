import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'
import { bottomAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'

/** Who sits astride has their seat above their feet, which hang before what they sit on. */
const SEAT = 0.66
export const seatOf = (box: Box, { variant }: Actor): Box =>
  variant.endsWith('riding') ? [box[0], box[1], box[2], box[1] + SEAT * boxHeight(box)] : box

/** With somebody in its bay a crescent has no stars there. */
export const withoutStars = (moon: Actor): Actor =>
  moon.variant === 'crescent' && moon.motif.variants.includes('sickle')
    ? { ...moon, draw: () => drawMotif(moon.motif, { variant: 'sickle', seed: 1 }) }
    : moon

/** A crescent lies on its back under whoever sits in it; a full moon is a ball below. */
export function seatOnMoon(build: Build, actor: Actor, sitter: Box): void {
  const isCrescent = /crescent/.test(actor.variant)
  const [cx] = centreOf(sitter)
  const layer = put(
    build,
    'back',
    withoutStars(actor),
    { at: [cx, sitter[3]], width: sizeOf(sitter) * (isCrescent ? 1.3 : 1.05) },
    { angle: isCrescent ? -0.8 : 0 },
  )
  const box = inkBoxOf(layer)
  // The inner edge of a crescent lies about a third above its lowest point.
  const depth = boxHeight(box) * (isCrescent ? 0.68 : 0.06)
  moveLayer(layer, 0, sitter[3] - depth - box[1])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}

/** How deep who lies in it is in its bay, and the stretch of them that is to touch it, in parts of their height and breadth. */
const CRADLED = { sunk: 0.03, from: 0.25, to: 0.75, steps: 21 }

/** Who lies in a crescent touches it: it comes up to them until it does. */
export function cradle(build: Build, moon: Actor, sitter: Box): void {
  seatOnMoon(build, moon, sitter)
  const layer = layerOfActor(build, moon)
  if (!layer) return
  const [body, bay] = [silhouetteOf(build.middle, sitter), silhouetteOf([layer], inkBoxOf(layer))]
  const gaps = Array.from({ length: CRADLED.steps }, (_, i) => {
    const t = CRADLED.from + ((CRADLED.to - CRADLED.from) * i) / (CRADLED.steps - 1)
    const x = sitter[0] + t * boxWidth(sitter)
    return topAt(bay, x) - bottomAt(body, x)
  })
  const gap = Math.min(...gaps)
  if (gap > 0) moveLayer(layer, 0, -gap - CRADLED.sunk * boxHeight(sitter))
  build.boxes.set(moon.subject, inkBoxOf(layer))
}

/** A globe to ride on: how wide it is beside who is on it, and how far its top is above their soles, which stand to both sides of it. */
const GLOBE = { width: 1, over: 0.14 }

export function groundOnMoon(build: Build, moon: Actor, rider: Box): void {
  const width = GLOBE.width * boxWidth(rider)
  const layer = put(build, 'back', moon, { at: [centreOf(rider)[0], 0], width })
  moveLayer(layer, 0, rider[3] - GLOBE.over * width - inkBoxOf(layer)[1])
  build.boxes.set(moon.subject, inkBoxOf(layer))
}

/** Somebody stands before the whole of it: larger than they are wide, and its rim is seen above their head. */
const DISC = { width: 1.15, up: 0.1 }
export const ROUND = /^(?:full|plain|face)$/

export function discBehind(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const at: Point = [cx, cy - DISC.up * boxHeight(target)]
  put(build, 'back', actor, { at, width: DISC.width * sizeOf(target) })
}

/** Under who leaps over it: how large it is beside them, and how much of them is before it. */
const LEAPT = { width: 0.95, over: 0.42 }

export function risesBelow(build: Build, disc: Actor, leaper: Box): void {
  const width = LEAPT.width * sizeOf(leaper)
  const layer = put(build, 'back', disc, { at: [centreOf(leaper)[0], 0], width })
  moveLayer(layer, 0, leaper[3] - LEAPT.over * boxHeight(leaper) - inkBoxOf(layer)[1])
  build.boxes.set(disc.subject, inkBoxOf(layer))
}

/** Between two antlers, in the breadth of the head that has them, and how far up from its crown to its top. */
const CARRIED = { width: 0.62, up: 0.56 }

/** Behind the head, where its antlers frame it. False for who has no head to be seen alone. */
export function betweenHorns(
  build: Build,
  disc: Actor,
  { box, actor: bearer }: { box: Box; actor: Actor },
): boolean {
  const layer = layerOfActor(build, bearer)
  const { crown } = layer ? marksOn(bearer, layer) : {}
  if (!crown || bearer.count > 1 || !isLiving(bearer)) return false
  const at: Point = [crown[0], crown[1] - CARRIED.up * (crown[1] - box[1])]
  put(build, 'back', disc, { at, width: CARRIED.width * boxWidth(box) })
  return true
}
