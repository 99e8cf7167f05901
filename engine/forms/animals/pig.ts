import { pigBody } from '#engine/forms/bodies/pig.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { pig as head } from '#engine/forms/heads/pig.ts'

export const pig: Form = {
  name: 'pig',
  views: {
    trotting: () => pigBody('trot', from(-36, 8, 0, FACING_RIGHT)),
    head: () =>
      head({ yaw: 34, pitch: 6, roll: 0, zoom: 1.7, x: 0.06, y: -0.35, light: FACING_NEAR }),
    sitting: () => pigBody('sit', from(-38, 6, 0, FACING_RIGHT)),
  },
}
