import { RAVEN_POSES, ravenBody, ravenBust } from '#engine/forms/bodies/raven.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

export const raven: Form = {
  name: 'raven',
  views: {
    perched: () => ravenBody(RAVEN_POSES.perch, from(-10, 8, 0, FACING_RIGHT)),
    flying: () => ravenBody(RAVEN_POSES.fly, from(-20, 10, 8, FACING_RIGHT)),
    standing: () => ravenBody(RAVEN_POSES.stand, from(-10, 8, 0, FACING_RIGHT)),
    cawing: () => ravenBody(RAVEN_POSES.perch, from(-10, 8, 0, FACING_RIGHT), 26),
    screaming: () => ravenBust(from(-16, 0, 8, FACING_RIGHT), 30),
    head: () => ravenBust(from(-16, 0, 0, FACING_RIGHT)),
  },
}
