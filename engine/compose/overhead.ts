import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Tall things one is under stand behind on the same ground: the tallest behind the middle, others to its sides, all from one ground: in parts of the width and height of who is under them. */
const OVER: readonly (readonly [x: number, height: number])[] = [
  [0.06, 1.72],
  [-0.42, 1.15],
  [0.5, 0.85],
  [-0.62, 0.6],
  [0.7, 0.5],
]

/** A long body needs a broad crown over it. */
const OVER_LONG = 0.85

export function standOver(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const side = build.random() < 0.5 ? 1 : -1
  for (const [x, high] of OVER.slice(0, actor.count).toReversed()) {
    const height = high * Math.max(boxHeight(target), OVER_LONG * boxWidth(target))
    const at: Point = [cx + side * x * boxWidth(target), target[3] - height / 2]
    const layer = put(build, 'back', actor, { at, width: height, height }, { isMirrored: x < 0 })
    moveLayer(layer, 0, target[3] - 0.04 * boxHeight(target) - inkBoxOf(layer)[3])
  }
  const stands = build.back.filter(({ subject }) => subject === actor.subject)
  build.boxes.set(actor.subject, unionOf(stands.map(inkBoxOf)))
}
