import { SWALLOW_POSES, swallowBody } from '#engine/forms/bodies/swallow.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const swallow: Form = {
  name: 'swallow',
  views: {
    flying: () => swallowBody(SWALLOW_POSES.glide, from(30, -41, 36, FACING_RIGHT)),
  },
}
