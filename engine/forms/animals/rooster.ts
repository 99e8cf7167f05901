import { ROOSTER_POSES, roosterBody } from '#engine/forms/bodies/rooster.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const rooster: Form = {
  name: 'rooster',
  views: {
    strutting: () => roosterBody(ROOSTER_POSES.strut, from(-12, 6, 0, FACING_RIGHT)),
    crowing: () => roosterBody(ROOSTER_POSES.crow, from(-12, 6, 0, FACING_RIGHT)),
  },
}
