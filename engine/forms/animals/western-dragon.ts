import {
  WESTERN_DRAGON_POSES,
  westernDragonBody,
  westernDragonBust,
} from '#engine/forms/bodies/western-dragon.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const westernDragon: Form = {
  name: 'western-dragon',
  views: {
    flying: () => westernDragonBody(WESTERN_DRAGON_POSES.fly, from(-34, 4, 0, FACING_RIGHT)),
    head: () => westernDragonBust(from(-28, 4, 0, FACING_RIGHT)),
  },
}
