import { SCORPION_POSES, scorpionBody } from '#engine/forms/bodies/scorpion.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'

export const scorpion: Form = {
  name: 'scorpion',
  views: {
    top: () => scorpionBody(SCORPION_POSES.above, from(4, 84, 74, FACING_US)),
    attacking: () => scorpionBody(SCORPION_POSES.strike, from(-48, 26, 0, FACING_RIGHT)),
  },
}
