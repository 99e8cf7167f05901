import { SWALLOW_POSES, swallowBody } from '#engine/forms/bodies/swallow.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const swallow: Form = {
  name: 'swallow',
  views: {
    flying: () => swallowBody(SWALLOW_POSES.above, from(10, 62, 42, FACING_RIGHT)),
    banking: () => swallowBody(SWALLOW_POSES.bank, from(-6, -24, 20, FACING_RIGHT)),
    diving: () => swallowBody(SWALLOW_POSES.dive, from(-14, 40, -48, FACING_RIGHT)),
  },
}
