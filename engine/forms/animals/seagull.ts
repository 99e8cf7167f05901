import { SEAGULL_POSES, seagullBody } from '#engine/forms/bodies/seagull.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const seagull: Form = {
  name: 'seagull',
  views: {
    flying: () => seagullBody(SEAGULL_POSES.glide, from(-40, 34, 14, FACING_RIGHT)),
    standing: () => seagullBody(SEAGULL_POSES.stand, from(-12, 6, 0, FACING_RIGHT)),
    calling: () => seagullBody(SEAGULL_POSES.stand, from(-12, 6, 0, FACING_RIGHT), 26),
  },
}
