import { SWAN_POSES, swanBody } from '#engine/forms/bodies/swan.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const swan: Form = {
  name: 'swan',
  views: {
    swimming: () => swanBody(SWAN_POSES.swim, from(-12, 6, 0, FACING_RIGHT)),
    rising: () => swanBody(SWAN_POSES.rise, from(-18, 8, 4, FACING_RIGHT)),
  },
}
