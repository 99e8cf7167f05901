import { expect, test } from 'vitest'
import { SNAKE_POSES } from '#engine/forms/bodies/snake-poses.ts'
import { add } from '#engine/forms/sculpt/maths.ts'

/** Thickest, the body is 0.44 across; turns that lie on each other give way a little. */
const APART_LEAST = 0.36
/** Nearer than this along the body, places are neighbours. */
const NEIGHBOURS = 1.3

test('the turns of a snake at rest lie beside each other instead of sinking into one heap', () => {
  const { joints } = SNAKE_POSES.coiled()
  const along = [0]
  for (let i = 1; i < joints.length; i++)
    along.push(along[i - 1]! + Math.hypot(...add(joints[i]!, joints[i - 1]!, -1)))
  const gaps = joints.flatMap((p, i) =>
    joints
      .filter((_, j) => along[j]! - along[i]! > NEIGHBOURS)
      .map((q) => Math.hypot(...add(p, q, -1))),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(APART_LEAST)
})
