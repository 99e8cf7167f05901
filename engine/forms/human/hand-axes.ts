import { jointAt } from '#engine/forms/human/human.ts'
import { add, cross, dot, unit } from '#engine/forms/sculpt/maths.ts'

/** A hand's own axes at rest: along the fingers, from the index to the little finger, and out of the palm. */
export function handAxes(still: Float32Array, side: 'L' | 'R') {
  const joint = (name: string) => jointAt(still, `${name}.${side}`)
  const axis = unit(add(joint('finger3-1'), joint('wrist'), -1))
  const wide = add(joint('finger5-1'), joint('finger2-1'), -1)
  const across = unit(add(wide, axis, -dot(wide, axis)))
  const palm = side === 'L' ? cross(across, axis) : cross(axis, across)
  return { axis, across, palm }
}
