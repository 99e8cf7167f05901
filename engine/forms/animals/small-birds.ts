import { percherBody, type PercherMake } from '#engine/forms/bodies/percher.ts'
import { PERCHER_POSES, type PercherPose } from '#engine/forms/bodies/percher-poses.ts'
import { DOVE, ROBIN, SPARROW } from '#engine/forms/bodies/small-birds.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** How much deeper than a raven a small bird crouches on its feet. */
const CROUCH = 0.2
const down = ([x, y, z]: V3): V3 => [x, y - CROUCH, z]
const crouched = (pose: PercherPose): PercherPose => ({
  ...pose,
  spine: pose.spine.map(down),
  head: { ...pose.head, at: down(pose.head.at) },
  ...(pose.folded
    ? { folded: { ...pose.folded, bend: down(pose.folded.bend), tip: down(pose.folded.tip) } }
    : {}),
  legs: pose.legs.map(([hip, knee, ankle, toe]) => [down(hip), down(knee), ankle, toe] as const),
})
const { perch, stand, lookBack } = PERCHER_POSES
const [PERCH, STAND, LOOK_BACK] = [crouched(perch), crouched(stand), crouched(lookBack)]

const perching = (make: PercherMake): Form['views'] => ({
  perched: () => percherBody(PERCH, from(-10, 8, 0, FACING_RIGHT), make),
  standing: () => percherBody(STAND, from(-10, 8, 0, FACING_RIGHT), make),
  'looking-back': () => percherBody(LOOK_BACK, from(-10, 8, 0, FACING_RIGHT), make),
})
const onTheWing = (make: PercherMake): Form['views'] => ({
  flying: () => percherBody(PERCHER_POSES.fly, from(-20, 10, 8, FACING_RIGHT), make),
  diving: () => percherBody(PERCHER_POSES.dive, from(-26, 10, 0, FACING_RIGHT), make),
})

/** A dove is asked for on the wing, the others on a twig. */
export const dove: Form = { name: 'dove', views: { ...onTheWing(DOVE), ...perching(DOVE) } }
export const sparrow: Form = {
  name: 'sparrow',
  views: { ...perching(SPARROW), ...onTheWing(SPARROW) },
}
export const robin: Form = { name: 'robin', views: { ...perching(ROBIN), ...onTheWing(ROBIN) } }
