import { BEE_POSES, beeBody } from '#engine/forms/bodies/bee.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'

export const bee: Form = {
  name: 'bee',
  views: {
    top: () => beeBody(BEE_POSES.spread, from(4, 84, 80, FACING_US)),
    flying: () => beeBody(BEE_POSES.fly, from(-34, 24, 10, FACING_RIGHT)),
  },
}
