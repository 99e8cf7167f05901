import type { Actor } from '#engine/compose/cast.ts'
import type { Build } from '#engine/compose/build.ts'
import { centreOf, type Box } from '#engine/compose/scene.ts'

const AT_THE_RIM: ReadonlySet<Actor['kind']> = new Set(['object', 'flower'])

/**
 * To which side of the hero something may come where others are at its rim already: the right (1), the left (-1), or between them
 * (0) where both are taken. Null for the first, who is free to choose.
 */
export function freeSide(build: Build, actor: Actor, target: Box): -1 | 0 | 1 | null {
  const [cx] = centreOf(target)
  const middle = build.middle[0]?.subject
  const others = [...build.boxes]
    .filter(([subject]) => subject !== actor.subject && subject !== middle)
    .filter(([subject]) => AT_THE_RIM.has(build.cast.get(subject)?.kind ?? 'figure'))
    .map(([, box]) => Math.sign(centreOf(box)[0] - cx))
  if (others.length === 0) return null
  const [left, right] = [
    others.filter((side) => side < 0).length,
    others.filter((side) => side > 0).length,
  ]
  if (left > 0 && right > 0) return 0
  return right > 0 ? -1 : 1
}
