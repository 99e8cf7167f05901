import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'

/** How much of the width two have together. */
const TOGETHER = 0.94
/** Fingers close over fingers, in parts of the breadth of one. */
const CLASP = 0.05

/** Two that hold out a hand to whoever is beside them: each takes the other's. False where they hold out none. */
export function takeHands(build: Build, actor: Actor, [width, height]: Point): boolean {
  const hand = actor.count === 2 ? actor.motif.heldOut?.[actor.variant] : undefined
  if (!hand) return false
  const place = { at: [0, 0] as const, width, height }
  const next = (isMirrored: boolean) =>
    put(build, 'middle', actor, place, { role: 'hero', angle: 0, isMirrored })
  const pair = [next(false), next(true)] as const
  const reach = (layer: Layer): Point => {
    const [left, top, right] = inkBoxOf(layer)
    const across = hand[0] * (right - left)
    return [
      layer.isMirrored ? right - across : left + across,
      top + hand[1] * boxHeight(inkBoxOf(layer)),
    ]
  }
  const [one, other] = pair
  const joined = () => {
    const [mine, theirs] = [reach(one), reach(other)]
    moveLayer(other, mine[0] - theirs[0] - CLASP * boxWidth(inkBoxOf(one)), mine[1] - theirs[1])
  }
  joined()
  const fit = Math.min(1, (TOGETHER * width) / boxWidth(unionOf(pair.map(inkBoxOf))))
  for (const layer of pair) layer.scale *= fit
  joined()
  const [cx, cy] = centreOf(unionOf(pair.map(inkBoxOf)))
  for (const layer of pair) moveLayer(layer, -cx, -cy)
  return true
}
