import { PHOENIX_POSES, phoenixBody } from '#engine/forms/bodies/phoenix.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const phoenix: Form = {
  name: 'phoenix',
  views: {
    rising: () => phoenixBody(PHOENIX_POSES.rise, from(-66, 4, 0, FACING_RIGHT)),
    flying: () => phoenixBody(PHOENIX_POSES.fly, from(-20, 10, 14, FACING_RIGHT)),
  },
}
