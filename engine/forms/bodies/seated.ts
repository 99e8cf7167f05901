import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { quadruped, type Build, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Angle } from '#engine/forms/sculpt/skeleton.ts'

/** Halvings until the paws are level to a thousandth of the back. */
const STEPS = 10
/** The back of who sits rises between these shares of what the pose says: flatter it lies, steeper it falls over. */
const [FLATTEST, STEEPEST] = [0.3, 1.7]

const raised = (angle: Angle, k: number): Angle =>
  typeof angle === 'number' ? angle * k : [angle[0] * k, angle[1]]

const risen = (pose: Pose, k: number): Pose => ({
  ...pose,
  spine: [raised(pose.spine[0], k), raised(pose.spine[1], k), raised(pose.spine[2], k)],
})

/** How high forepaws and hind paws of the near side are. */
export function pawsOf(build: Build, pose: Pose): { fore: number; hind: number } {
  const [fore, hind] = quadruped(build, pose).legs
  const low = (points: readonly V3[]): number => Math.min(...points.map(([, y]) => y))
  return { fore: low(fore!.points), hind: low(hind!.points) }
}

/**
 * A pose on the haunches for any length of leg: the back rises just as far as lets all paws stand on one ground. At the angles of
 * a long-legged dog a short-legged one would hold its forepaws in the air.
 */
export function seated(build: Build, pose: Pose): Pose {
  let [low, high] = [FLATTEST, STEEPEST]
  for (let n = 0; n < STEPS; n++) {
    const middle = (low + high) / 2
    const { fore, hind } = pawsOf(build, risen(pose, middle))
    if (fore > hind) high = middle
    else low = middle
  }
  return risen(pose, (low + high) / 2)
}
