import { PERCHER_POSES } from '#engine/forms/bodies/percher-poses.ts'
import { ravenBody, ravenBust } from '#engine/forms/bodies/raven.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const raven: Form = {
  name: 'raven',
  views: {
    perched: () => ravenBody(PERCHER_POSES.perch, from(-10, 8, 0, FACING_RIGHT)),
    flying: () => ravenBody(PERCHER_POSES.fly, from(-20, 10, 8, FACING_RIGHT)),
    standing: () => ravenBody(PERCHER_POSES.stand, from(-10, 8, 0, FACING_RIGHT)),
    cawing: () => ravenBody(PERCHER_POSES.perch, from(-10, 8, 0, FACING_RIGHT), 26),
    diving: () => ravenBody(PERCHER_POSES.dive, from(-26, 10, 0, FACING_RIGHT)),
    'looking-back': () => ravenBody(PERCHER_POSES.lookBack, from(-10, 8, 0, FACING_RIGHT)),
    screaming: () => ravenBust(from(-16, 0, 8, FACING_RIGHT), 30),
    head: () => ravenBust(from(-16, 0, 0, FACING_RIGHT)),
  },
}
