import { tigerBody } from '#engine/forms/bodies/tiger.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { tiger as head } from '#engine/forms/heads/tiger.ts'

export const tiger: Form = {
  name: 'tiger',
  views: {
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.3, light: FACING_US }),
    roaring: () => head({ yaw: 24, pitch: 0, roll: 5, zoom: 1.75, x: 0.0, y: -0.4 }, 58),
    prowling: () => tigerBody('prowl', from(-38, 13, -26, FACING_RIGHT)),
    leaping: () => tigerBody('leap', from(-20, 6, 0, FACING_RIGHT), 40),
  },
}
