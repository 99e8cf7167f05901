import { BUTTERFLY_POSES, butterflyBody } from '#engine/forms/bodies/butterfly.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'

export const butterfly: Form = {
  name: 'butterfly',
  views: {
    open: () => butterflyBody(BUTTERFLY_POSES.spread, from(0, 0, 0, FACING_US)),
    flying: () => butterflyBody(BUTTERFLY_POSES.half, from(-34, 38, -28, FACING_US)),
    resting: () => butterflyBody(BUTTERFLY_POSES.shut, from(-78, 12, -30, FACING_US)),
  },
}
