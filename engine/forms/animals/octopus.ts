import { OCTOPUS_POSES, octopusBody } from '#engine/forms/bodies/octopus.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'

export const octopus: Form = {
  name: 'octopus',
  views: {
    spread: () => octopusBody(OCTOPUS_POSES.spread, from(0, 0, 0, FACING_US)),
    swimming: () => octopusBody(OCTOPUS_POSES.swim, from(10, 0, 0, FACING_US)),
  },
}
