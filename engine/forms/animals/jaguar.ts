import { jaguarBody } from '#engine/forms/bodies/jaguar.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { jaguar as head } from '#engine/forms/heads/jaguar.ts'

export const jaguar: Form = {
  name: 'jaguar',
  views: {
    head: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.34, light: FACING_US }),
    prowling: () => jaguarBody('prowl', from(-38, 13, -26, FACING_RIGHT)),
    roaring: () => head({ yaw: 26, pitch: -6, roll: 8, zoom: 1.6, x: 0.04, y: -0.38 }, 43),
  },
}
