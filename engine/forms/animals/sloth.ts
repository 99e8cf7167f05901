import { slothBody } from '#engine/forms/bodies/sloth.ts'
import { FACING_US, from, type Form } from '#engine/forms/form.ts'
import { sloth as head } from '#engine/forms/heads/sloth.ts'

export const sloth: Form = {
  name: 'sloth',
  views: {
    hanging: () => slothBody(from(20, 2, 0)),
    head: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.4, x: 0, y: -0.3, light: FACING_US }),
    turned: () => head({ yaw: 34, pitch: 4, roll: 6, zoom: 1.4, x: 0.03, y: -0.3 }),
  },
}
