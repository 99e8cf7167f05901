import { koiBody } from '#engine/forms/bodies/koi.ts'
import { KOI_POSES } from '#engine/forms/bodies/koi-poses.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const koi: Form = {
  name: 'koi',
  views: {
    swimming: () => koiBody(KOI_POSES.climb, from(0, 0, 6, FACING_RIGHT)),
    turning: () => koiBody(KOI_POSES.turn, from(0, 6, -8, FACING_RIGHT)),
  },
}
