import { TURTLE_POSES, turtleBody } from '#engine/forms/bodies/turtle.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'

export const turtle: Form = {
  name: 'turtle',
  views: {
    swimming: () => turtleBody(TURTLE_POSES.swim, from(20, 62, 38, FACING_US)),
    above: () => turtleBody(TURTLE_POSES.swim, from(0, 82, 84, FACING_US)),
    side: () => turtleBody(TURTLE_POSES.side, from(-20, 16, 10, FACING_RIGHT)),
  },
}
