import { BAT_POSES, batBody } from '#engine/forms/bodies/bat.ts'
import { FACING_NEAR, FACING_US, from, type Form } from '#engine/forms/form.ts'

export const bat: Form = {
  name: 'bat',
  views: {
    spread: () => batBody(BAT_POSES.spread, from(0, 4, 0, FACING_NEAR), { gape: 26 }),
    flying: () => batBody(BAT_POSES.flying, from(26, 8, -8, FACING_NEAR), { gape: 26 }),
    swooping: () => batBody(BAT_POSES.swooping, from(-30, 14, 22, FACING_US), { gape: 26 }),
  },
}
