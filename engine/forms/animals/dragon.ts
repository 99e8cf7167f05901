import { dragonBody } from '#engine/forms/bodies/dragon.ts'
import { DRAGON_POSES } from '#engine/forms/bodies/dragon-poses.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const dragon: Form = {
  name: 'dragon',
  asked: ['turning'],
  views: {
    full: () => dragonBody(DRAGON_POSES.climb, from(-18, 2, 0, FACING_RIGHT)),
    head: () => dragonBody(DRAGON_POSES.bust, from(-14, 2, 0, FACING_RIGHT)),
    coiled: () => dragonBody(DRAGON_POSES.coil, from(-8, 4, 0, FACING_RIGHT)),
    turning: () => dragonBody(DRAGON_POSES.arch, from(-8, 4, 0, FACING_RIGHT)),
  },
}
