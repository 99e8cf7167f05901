import { lionBody } from '#engine/forms/bodies/lion.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { lion as head } from '#engine/forms/heads/lion.ts'

export const lion: Form = {
  name: 'lion',
  views: {
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 2.2, x: 0, y: -0.14, light: FACING_US }),
    prowling: () => lionBody('walk', from(-36, 8, 0, FACING_RIGHT)),
    lying: () => lionBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    roaring: () => head({ yaw: 38, pitch: -7, roll: 9, zoom: 2.3, x: -0.2, y: -0.24 }, 44),
  },
}
