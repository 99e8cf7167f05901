import { eagleBody } from '#engine/forms/bodies/eagle.ts'
import { EAGLE_POSES } from '#engine/forms/bodies/eagle-poses.ts'
import { raptorBust } from '#engine/forms/bodies/eagle-bust.ts'
import { HAWK } from '#engine/forms/bodies/hawk.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const hawk: Form = {
  name: 'hawk',
  views: {
    attacking: () => eagleBody(EAGLE_POSES.attack, from(-64, 6, 3, FACING_RIGHT), HAWK),
    flying: () => eagleBody(EAGLE_POSES.fly, from(-20, 10, 6, FACING_RIGHT), HAWK),
    perched: () => eagleBody(EAGLE_POSES.perch, from(-8, 6, 0, FACING_RIGHT), HAWK),
    standing: () => eagleBody(EAGLE_POSES.stand, from(-8, 6, 0, FACING_RIGHT), HAWK),
    diving: () => eagleBody(EAGLE_POSES.dive, from(-30, 8, 0, FACING_RIGHT), HAWK),
    'looking-back': () => eagleBody(EAGLE_POSES.lookBack, from(-8, 6, 0, FACING_RIGHT), HAWK),
    head: () => raptorBust(HAWK, from(-18, 0, 0, FACING_RIGHT)),
    screaming: () => raptorBust(HAWK, from(-14, 0, 8, FACING_RIGHT), 24),
  },
}
