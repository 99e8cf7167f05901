import { BALD, eagleBody } from '#engine/forms/bodies/eagle.ts'
import { EAGLE_POSES } from '#engine/forms/bodies/eagle-poses.ts'
import { raptorBust } from '#engine/forms/bodies/eagle-bust.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const eagle: Form = {
  name: 'eagle',
  views: {
    attacking: () => eagleBody(EAGLE_POSES.attack, from(-64, 6, 3, FACING_RIGHT)),
    flying: () => eagleBody(EAGLE_POSES.fly, from(-20, 10, 6, FACING_RIGHT)),
    perched: () => eagleBody(EAGLE_POSES.perch, from(-8, 6, 0, FACING_RIGHT)),
    standing: () => eagleBody(EAGLE_POSES.stand, from(-8, 6, 0, FACING_RIGHT)),
    diving: () => eagleBody(EAGLE_POSES.dive, from(-30, 8, 0, FACING_RIGHT)),
    'looking-back': () => eagleBody(EAGLE_POSES.lookBack, from(-8, 6, 0, FACING_RIGHT)),
    head: () => raptorBust(BALD, from(-18, 0, 0, FACING_RIGHT)),
    screaming: () => raptorBust(BALD, from(-14, 0, 8, FACING_RIGHT), 24),
  },
}
