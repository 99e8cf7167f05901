import { PEACOCK_POSES, peacockBody } from '#engine/forms/bodies/peacock.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'

export const peacock: Form = {
  name: 'peacock',
  views: {
    display: () => peacockBody(PEACOCK_POSES.display, from(-80, 2, 0, FACING_US)),
    perched: () => peacockBody(PEACOCK_POSES.perch, from(-10, 6, 0, FACING_RIGHT)),
  },
}
