import { pangolinBody } from '#engine/forms/bodies/pangolin.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const pangolin: Form = {
  name: 'pangolin',
  views: {
    walking: () => pangolinBody('walk', from(-30, 12, 0, FACING_RIGHT)),
    upright: () => pangolinBody('upright', from(-34, 8, 0, FACING_RIGHT)),
  },
}
