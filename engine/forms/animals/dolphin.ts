import { DOLPHIN_POSES, dolphinBody, ORCA } from '#engine/forms/bodies/dolphin.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const dolphin: Form = {
  name: 'dolphin',
  views: {
    leaping: () => dolphinBody(DOLPHIN_POSES.leap, from(-24, 10, 0, FACING_RIGHT)),
    swimming: () => dolphinBody(DOLPHIN_POSES.swim, from(-28, 14, 6, FACING_RIGHT)),
  },
}

export const orca: Form = {
  name: 'orca',
  views: {
    leaping: () => dolphinBody(DOLPHIN_POSES.leap, from(-24, 10, 0, FACING_RIGHT), ORCA),
    swimming: () => dolphinBody(DOLPHIN_POSES.swim, from(-28, 14, 6, FACING_RIGHT), ORCA),
    breaching: () => dolphinBody(DOLPHIN_POSES.breach, from(-30, 6, 0, FACING_RIGHT), ORCA),
  },
}
