import { DRAGON_POSES, dragonBody } from '#engine/forms/bodies/dragon.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const dragon: Form = {
  name: 'dragon',
  views: {
    full: () => dragonBody(DRAGON_POSES.climb, from(-18, 2, 0, FACING_RIGHT)),
  },
}
