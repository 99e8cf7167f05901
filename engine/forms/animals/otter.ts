import { otterBody } from '#engine/forms/bodies/otter.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { otter as head } from '#engine/forms/heads/otter.ts'

export const otter: Form = {
  name: 'otter',
  views: {
    standing: () => otterBody('upright', from(-36, 6, 0, FACING_RIGHT)),
    floating: () => otterBody('float', from(-84, 12, 0, FACING_US)),
    head: () =>
      head({ yaw: 30, pitch: 4, roll: 0, zoom: 1.5, x: 0.04, y: -0.28, light: FACING_US }),
  },
}
