import type { V3 } from '#engine/forms/sculpt/maths.ts'
import type { Pose } from '#engine/forms/sculpt/quadruped.ts'

/** A step that is taken at us, eyes on us. */
export const approaching = (pose: Pose, face: V3 = [0.96, -0.08, 0.28]): Pose => ({
  ...pose,
  face,
  crown: [0, 1, 0],
})
