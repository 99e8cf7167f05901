import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { bulkOf } from '#engine/compose/kinds.ts'
import { piecesOf, planOf } from '#engine/compose/plan-map.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** How much of the ring's circumference the bodies take, its least radius in parts of a body's breadth, and where the first begins. */
const RING = { full: 0.96, least: 0.66, start: -0.35 }

const BENT = 0.8

/** Where a drawing's head is seen from its middle, as an angle; what has no head goes to the right. */
function headingOf({ drawing }: Layer, mouth: Point | undefined): number {
  const [left, top, right, bottom] = drawing.box
  if (!mouth) return 0
  return Math.atan2(mouth[1] - (top + bottom) / 2, mouth[0] - (left + right) / 2)
}

/** Sets `count` bodies head to tail on a ring about the origin, beginning at the turn of the first; feet and bellies lie inward. */
export function ringOf(
  build: Build,
  actor: Actor,
  { length, of, from }: { length: number; of: number; from: number },
): Layer[] {
  return Array.from({ length: actor.count }, (_, i) => {
    const layer = put(build, 'middle', actor, { at: [0, 0], width: length }, { role: 'hero' })
    const variant = variantOn(actor, layer)
    const mouth = actor.motif.marks?.(variant)?.mouth
    const heading = headingOf(layer, mouth)
    // Who looks to the left is turned over, so that all go round the same way.
    const looksLeft = Math.cos(heading) < -0.2
    layer.isMirrored = looksLeft
    const own = looksLeft ? Math.PI - heading : heading
    const breadth = RING.least * Math.min(boxWidth(inkBoxOf(layer)), boxHeight(inkBoxOf(layer)))
    const isBent = variant === 'turning'
    const radius = of > 2 ? (of * length * RING.full) / (2 * Math.PI) : breadth
    const place = ((from + i) * 2 * Math.PI) / of - Math.PI / 2 + RING.start
    // Who is bent already leads with a head that points inward.
    layer.angle = place + Math.PI / 2 - own + (isBent ? BENT : 0)
    const [x, y] = centreOf(inkBoxOf(layer))
    moveLayer(layer, radius * Math.cos(place) - x, radius * Math.sin(place) - y)
    return layer
  })
}

/** All of one kind, or those of several kinds that go round together, one after the other. */
export function placeInRing(build: Build, actors: readonly Actor[], length: number): void {
  const of = actors.reduce((sum, { count }) => sum + count, 0)
  const largest = Math.max(...actors.map(({ motif }) => bulkOf(motif)))
  let from = 0
  for (const actor of actors) {
    const own = length * Math.max(SMALLEST, Math.min(1, bulkOf(actor.motif) / largest))
    const layers = ringOf(build, actor, { length: own, of, from })
    build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
    from += actor.count
  }
  drawTogether(build.middle)
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
}

/** A mouse is smaller than the cat it runs from, and still half of the ring. */
const SMALLEST = 0.8

/** How large those are who go round a thing, in its size, and how far out their middles lie. */
const ABOUT = { length: 1.5, one: 1.2, reach: 0.46 }

/** Head to tail around something that stands in the middle of their ring. False for what has no head to lead with. */
export function circleAround(build: Build, actor: Actor, target: Box): boolean {
  if (actor.count < 2 || actor.kind !== 'figure') return false
  const unit = sizeOf(target)
  const length = (actor.count > 2 ? ABOUT.one : ABOUT.length) * unit
  const [cx, cy] = centreOf(target)
  const layers = ringOf(build, actor, { length, of: actor.count, from: 0 })
  for (const layer of layers) {
    const [x, y] = centreOf(inkBoxOf(layer))
    const far = Math.hypot(x, y) || 1
    const out = Math.max(far, ABOUT.reach * unit) / far
    moveLayer(layer, cx + (out - 1) * x, cy + (out - 1) * y)
  }
  build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
  return true
}

/** Inward until each touches the next: a ring with gaps is several tattoos. */
function drawTogether(layers: readonly Layer[]): void {
  const countPieces = () =>
    piecesOf(planOf(layers, unionOf(layers.map(inkBoxOf)), PLAN_CELLS), () => true).length
  for (let turn = 0; turn < MOST_STEPS && countPieces() > 1; turn++)
    for (const layer of layers) {
      const [x, y] = centreOf(inkBoxOf(layer))
      moveLayer(layer, -CLOSER * x, -CLOSER * y)
    }
}

const CLOSER = 0.06
const MOST_STEPS = 8
const PLAN_CELLS = 60
