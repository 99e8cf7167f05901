import { rabbitBody } from '#engine/forms/bodies/rabbit.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { rabbit as head } from '#engine/forms/heads/rabbit.ts'

export const rabbit: Form = {
  name: 'rabbit',
  views: {
    sitting: () => rabbitBody('sit', from(-40, 6, 0, FACING_RIGHT)),
    head: () => head({ yaw: 42, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: 0.1 }),
    front: () => head({ yaw: 0, pitch: 6, roll: 0, zoom: 1.65, x: 0, y: 0.1, light: FACING_US }),
    upright: () => rabbitBody('upright', from(-34, 4, 0, FACING_RIGHT)),
    running: () => rabbitBody('run', from(-26, 6, 6, FACING_RIGHT)),
  },
}
