import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** The young stand before their parent, on the same ground and looking the same way: across it, and how large each is. */
const YOUNG: readonly (readonly [x: number, size: number])[] = [
  [0.4, 0.5],
  [-0.34, 0.44],
  [0.74, 0.42],
  [-0.68, 0.4],
  [0.06, 0.36],
]

export function follow(build: Build, actor: Actor, target: Box): void {
  const [cx] = centreOf(target)
  const [w, h] = [boxWidth(target), boxHeight(target)]
  const side = build.random() < 0.5 ? -1 : 1
  for (const [x, size] of YOUNG.slice(0, actor.count)) {
    const layer = put(
      build,
      'front',
      actor,
      { at: [cx + side * x * w, target[3]], width: w * size, height: h * size },
      { isMirrored: build.middle[0]?.isMirrored ?? false },
    )
    moveLayer(layer, 0, target[3] + 0.03 * h - inkBoxOf(layer)[3])
    build.mayTouchFace.add(layer)
  }
}
