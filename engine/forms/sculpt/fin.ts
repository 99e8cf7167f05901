import type { Clay } from '#engine/forms/sculpt/clay.ts'
import { add, cross, dot, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { tube, type Tube } from '#engine/forms/sculpt/skeleton.ts'

const SLICES = 14
/** A fin from its root along a swept curve, thin slices that run out to a point; `chord` is half its width at the root. */
export function fin(clay: Clay, root: V3, way: V3, sweep: V3, long: number, chord: number): Tube {
  const at = (k: number): V3 => add(add(root, way, long * k * 0.9), sweep, long * k * k * 0.5)
  const acrossAt = (along: V3): V3 => unit(add(sweep, along, -dot(sweep, along)))
  const spine: V3[] = []
  for (let n = 0; n < SLICES; n++) {
    const k = n / SLICES
    const a = at(k)
    const along = unit(add(at((n + 1) / SLICES), a, -1))
    const across = acrossAt(along)
    const wide = chord * (1 - k ** 1.4) + 0.01
    // the front edge is straight, the rear one hollow
    const middle = add(a, acrossAt(way), chord - wide)
    clay.ball(middle, [(2.4 * long) / SLICES, wide, 0.02 + chord * 0.16 * (1 - k)], {
      of: 'bone',
      k: n ? 0.03 : 0.06,
      axes: [along, across, cross(along, across)],
    })
    spine.push(middle)
  }
  return tube(
    'fin',
    spine,
    spine.map(() => 0.03),
    sweep,
    1,
  )
}
